//! Why not, at court: marriages, candidates, Titles to pass on, outlaws, sacrifices.

use tabletop::{Reason, Seat};

use crate::ask::Ask;
use crate::flow::Step;
use crate::item::{Deal, Item};
use crate::noble::{Mark, NobleId};
use crate::phase::hear_ye::NoMatch;
use crate::rule;
use crate::state::Fief;
use crate::succession::SuccessionStep;
use crate::succession::title::Bar;
use crate::title::Title;

impl Fief {
    /// Why a thing of Phase 1 or of a succession cannot be picked.
    pub(super) fn why_not_court(&self, seat: Seat, ask: Ask, item: &Item) -> Option<Reason> {
        match (ask, *item) {
            (Ask::ProposeMarriage, Item::Match(own, other)) => self.why_not_marry(seat, own, other),
            (Ask::MarriageTerms, Item::Deal(Deal::Propose)) if !self.fits_hands() => {
                let text = "a hand would hold more than three cards";
                Some(Reason::new(rule::CARDS_HAND_LIMIT, text.to_owned()))
            }
            (Ask::MarriageTerms, Item::Deal(Deal::Propose)) => {
                let text = "these terms were declined already";
                Some(Reason::new(rule::EFFECT_FINITE, text.to_owned()))
            }
            (Ask::MarriageTerms, Item::Deal(Deal::OfferCard | Deal::AskCard)) => {
                let text = "neither Player has a Diplomacy marker for a card in the terms, \
                            or there is no card or no room for it";
                Some(Reason::new(rule::MARRIAGE_TERMS, text.to_owned()))
            }
            (Ask::MarriageTerms | Ask::AnswerMarriage, Item::Deal(_)) => {
                let text = "such gold is not to be had, or needs a Diplomacy marker";
                Some(Reason::new(rule::MARRIAGE_TERMS, text.to_owned()))
            }
            (Ask::AnswerMarriage, Item::Yes) if !self.has_card_asked() => {
                let text = format!("{} does not hold the card", self.player_name(seat));
                Some(Reason::new(rule::MARRIAGE_TERMS, text))
            }
            (Ask::AnswerMarriage | Ask::AnswerCounterOffer, Item::Yes) => {
                let text = format!("{} cannot pay for the wedding", self.player_name(seat));
                Some(Reason::new(rule::ATTRIBUTE_HARD_TO_MARRY, text))
            }
            (Ask::RequestAnnulment, Item::Noble(noble)) => self.why_not_annul(seat, noble),
            (Ask::NameCandidate(title), Item::Noble(noble)) => {
                self.why_not_stand(seat, noble, title)
            }
            (Ask::TransferTitle(title), Item::Noble(noble)) => self.why_not_take_over(noble, title),
            (Ask::ConcedeTo(title), Item::Noble(noble)) => self.why_not_conceded(noble, title),
            (Ask::ConcedeTitle, Item::Title(title)) => self.why_not_concede(seat, title),
            (Ask::ChooseFiefHeir(fief), Item::Noble(noble)) => {
                self.why_not_inherit(seat, noble, Title::Fief(fief))
            }
            (Ask::DeclareOutlaw, Item::Noble(noble)) => Some(self.why_not_outlaw(noble)),
            (Ask::ChooseSacrifice, Item::Noble(noble)) => {
                let text = format!("{noble} is not an untitled Noble in play");
                Some(Reason::new(rule::IDOLS_SACRIFICE, text))
            }
            (Ask::PardonLaws | Ask::PardonProtector, Item::Noble(noble)) => {
                let text = format!("{noble} is no Outlaw");
                Some(Reason::new(rule::PARDON_ORDER, text))
            }
            (Ask::PlaceVotes(title), Item::For(noble) | Item::Decoy(noble)) => {
                let text = if self.polling.candidates.contains(&noble) {
                    "one FOR and one DECOY marker are laid down, one after the other".to_owned()
                } else {
                    format!("{noble} does not stand for {title}")
                };
                Some(Reason::new(rule::ELECTION_MARKERS, text))
            }
            _ => None,
        }
    }

    fn why_not_marry(&self, seat: Seat, own: NobleId, other: NobleId) -> Option<Reason> {
        let in_play = self.noble(own).in_play() && self.noble(other).in_play();
        if !in_play || self.owner(own) != seat {
            let text = format!("{} cannot propose that", self.player_name(seat));
            return Some(Reason::new(rule::MARRIAGE_WHO, text));
        }
        let why = self.no_proposal(own, other)?;
        let house = |noble: NobleId| self.player_name(self.owner(noble));
        let text = match why {
            NoMatch::OneHouse => format!("{own} and {other} belong to one Player"),
            NoMatch::OneSex => "a Lord marries a Lady".to_owned(),
            NoMatch::Married(noble) => format!("{} has a marriage already", house(noble)),
            NoMatch::CannotMarry(noble) => format!("{noble} can never marry"),
            NoMatch::Brother(noble) => format!("{noble} is a Brother of the Night's Watch"),
            NoMatch::Sworn(noble) => format!("{noble} is sworn to the Night's Watch"),
            NoMatch::CannotPay(noble) => {
                format!("{noble} is hard to marry, and {} cannot pay 2", house(noble))
            }
            NoMatch::Declined => format!("{} has declined it already", house(other)),
            NoMatch::Again => format!("{own} and {other} were married this round already"),
        };
        Some(Reason::new(why.rule(), text))
    }

    fn why_not_annul(&self, seat: Seat, noble: NobleId) -> Option<Reason> {
        if self.owner(noble) != seat || self.noble(noble).spouse.is_none() {
            let text = format!("{noble} is not a married Noble of {}", self.player_name(seat));
            return Some(Reason::new(rule::MARRIAGE_ANNUL, text));
        }
        let text = "an Heir was born of this royal marriage".to_owned();
        Some(Reason::new(rule::MARRIAGE_ANNUL_ROYAL, text))
    }

    fn why_not_stand(&self, seat: Seat, noble: NobleId, title: Title) -> Option<Reason> {
        if !self.noble(noble).in_play() || self.owner(noble) != seat {
            let text = format!("{noble} is not in play for {}", self.player_name(seat));
            return Some(Reason::new(rule::ELECTION_ONE_CANDIDATE, text));
        }
        let bar = self.bar(noble, title)?;
        Some(Reason::new(bar.rule(title), format!("{noble} {}", bar.words())))
    }

    /// Outlaws cannot be given what they would lose at once.
    fn barred_from(noble: NobleId, title: Title, bar: Bar) -> Reason {
        let rule = match bar {
            Bar::Outlaw => rule::OUTLAW_NEW_TITLES,
            Bar::Lady => rule::TITLE_LADIES,
            Bar::Captive => rule::TITLE_OVERFLOW_RECIPIENT,
            other => other.rule(title),
        };
        Reason::new(rule, format!("{noble} {}", bar.words()))
    }

    fn why_not_take_over(&self, noble: NobleId, title: Title) -> Option<Reason> {
        let Some(Step::Succession(SuccessionStep::Transfer(from, _))) = self.pending.last() else {
            return None;
        };
        if !self.noble(noble).in_play() || noble == *from {
            let text = format!("{noble} is not another Noble in play");
            return Some(Reason::new(rule::TITLE_OVERFLOW_RECIPIENT, text));
        }
        if let Some(bar) = self.bar_to_transfer(*from, noble, title) {
            return Some(Fief::barred_from(noble, title, bar));
        }
        let text = format!("{} has refused it already", self.player_name(self.owner(noble)));
        Some(Reason::new(rule::EFFECT_FINITE, text))
    }

    fn why_not_conceded(&self, noble: NobleId, title: Title) -> Option<Reason> {
        let from = self.holder(title)?;
        if self.owner(noble) != self.owner(from) || !self.noble(noble).in_play() {
            let text = format!("{noble} is no relative of {from}");
            return Some(Reason::new(rule::VARIANT_CONCESSION, text));
        }
        let limits = |why: &str| {
            Some(Reason::new(rule::VARIANT_CONCESSION_LIMITS, format!("{noble} {why}")))
        };
        if !self.noble(noble).is_free() {
            return limits("is a Captive");
        }
        match self.bar_to_transfer(from, noble, title)? {
            bar @ (Bar::Outlaw | Bar::Brother) => limits(bar.words()),
            bar => Some(Reason::new(rule::VARIANT_CONCESSION, format!("{noble} {}", bar.words()))),
        }
    }

    fn why_not_concede(&self, seat: Seat, title: Title) -> Option<Reason> {
        let rule = self.no_concession(seat, title)?;
        let text = if rule == rule::VARIANT_CONCESSION_LIMITS {
            format!("{title} cannot be conceded: who holds it is Captive or has a High Title")
        } else if rule == rule::TITLE_ROYAL_NEVER_TRANSFERRED {
            format!("{title} is never handed over")
        } else {
            format!("{} has nobody to give or to receive {title}", self.player_name(seat))
        };
        Some(Reason::new(rule, text))
    }

    fn why_not_inherit(&self, seat: Seat, noble: NobleId, title: Title) -> Option<Reason> {
        if !self.noble(noble).in_play() || self.owner(noble) != seat {
            let text = format!("{noble} is not of the House");
            return Some(Reason::new(rule::FIEF_INHERIT, text));
        }
        let full = !self.noble(noble).titles.has_room_for(title);
        let bar = self.bar(noble, title).or(full.then_some(Bar::Full))?;
        Some(Reason::new(bar.rule(title), format!("{noble} {}", bar.words())))
    }

    fn why_not_outlaw(&self, noble: NobleId) -> Reason {
        if self.noble(noble).is(Mark::Outlaw) {
            return Reason::new(rule::OUTLAW_DURATION, format!("{noble} is an Outlaw already"));
        }
        if !self.noble(noble).in_play() {
            return Reason::new(rule::OUTLAW_DECLARE, format!("{noble} is not in play"));
        }
        let text = format!("{noble} is Master of Laws, whom the Hand cannot touch");
        Reason::new(rule::OUTLAW_MASTER_OF_LAWS, text)
    }
}
