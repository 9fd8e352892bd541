//! What the buttons say.

use tabletop::{Key, Prompt, Seat};

use crate::ask::Ask;
use crate::deck::{Card, Deck};
use crate::event::{Names, gold};
use crate::flow::Step;
use crate::item::{Deal, Declaration, Denied, Item, RoundDecision, SiegeDecision, Turn, Which};
use crate::offer::OfferStep;
use crate::offer::talk::TalkStep;
use crate::opportunity::OpportunityStep;
use crate::phase::battle::{DEFENSIVE, OFFENSIVE};
use crate::realm::RoadKind;
use crate::state::Fief;
use crate::title::Title;

impl Fief {
    /// A thing as a button says it where this prompt offers it.
    #[expect(clippy::too_many_lines, reason = "one label per thing")]
    pub(super) fn label_in(&self, prompt: &Prompt<'_, Item, Ask>, item: &Item) -> String {
        let names = Names(self);
        match item {
            Item::Pass if prompt.ask == Ask::AddPassage => "Add no Secret Passage".to_owned(),
            Item::Pass => "Pass".to_owned(),
            Item::Done => self.label_done(prompt),
            Item::Yes => self.label_yes(prompt.ask),
            Item::No => self.label_no(prompt.ask),
            Item::House(house) => format!("Play House {house}"),
            Item::Player(seat) => self.label_player(prompt.ask, *seat),
            Item::Village(at) => match prompt.ask {
                Ask::PillageChoice => format!("Pillage {}", names.at(*at)),
                Ask::ChooseSiege => format!("End the siege of {}", names.at(*at)),
                Ask::ChooseVillage => format!("Hand over {}", names.at(*at)),
                _ => names.at(*at),
            },
            Item::Road(road) => {
                let site = self.board.realm().roads[road.index()];
                let from = self.moving.going.from;
                let to = self.board.realm().other_end(*road, from);
                let by = if site.kind == RoadKind::Sea { "By sea to" } else { "To" };
                format!("{} {}", tabletop::named((*road).into(), by), names.at(to))
            }
            Item::Fief(fief) => format!("Grant the {:#}", Title::Fief(*fief)),
            Item::Region(region) => names.region(*region),
            Item::Noble(noble) => match prompt.ask {
                Ask::HeirOrLord => format!("The Heir {noble:#}"),
                Ask::ChooseUprising => format!("Against {noble:#}"),
                Ask::DeclareOutlaw => format!("Declare {noble:#} Outlaw"),
                Ask::PardonLaws | Ask::PardonProtector => format!("Pardon {noble:#}"),
                Ask::RequestAnnulment => format!("Annul {noble:#}'s marriage"),
                Ask::NameCandidate(_) => format!("Name {noble:#}"),
                Ask::ChooseSacrifice => format!("Sacrifice {noble:#}"),
                Ask::ChooseRansomOrder => {
                    format!("Free {noble:#} for {}", gold(self.ransom(*noble)))
                }
                Ask::ChoosePassage if self.noble(*noble).is_free() => {
                    format!("Lead {noble:#} through the rain")
                }
                Ask::ChooseCaptive | Ask::ChoosePassage => self.label_captive(*noble),
                _ => format!("{noble:#}"),
            },
            Item::Title(title) => match prompt.ask {
                Ask::CalmUprising if matches!(title, Title::Warden(_)) => {
                    format!("Calm it as {title:#}: a 3 or more; else the Warden dies")
                }
                Ask::CalmUprising => format!("Calm it as {title:#} for {}: a 3 or more", gold(3)),
                Ask::ConcedeTitle => format!("Concede the {title:#}"),
                _ => format!("The {title:#}"),
            },
            Item::Master(master) => format!("As {:#}", Title::Master(*master)),
            Item::Card(card) => self.label_card(prompt, *card),
            Item::Held { place, card } => match prompt.ask {
                Ask::SwapTakes => format!("Take {card:#}"),
                Ask::DiscardCards => format!("Discard {}", held(*place, *card)),
                _ => held(*place, *card),
            },
            Item::Deck(Deck::Fortune) => "Draw a Fortune card".to_owned(),
            Item::Deck(Deck::Court) => "Draw a Court Event card".to_owned(),
            Item::Troop(troop) => format!("Buy {} for {}", a(troop.name()), gold(troop.price())),
            Item::Unit { seat, troop, .. } => self.label_unit(prompt, *seat, troop.name()),
            Item::Building(building) => {
                format!("Build {} for {}", a(building.name()), gold(building.price()))
            }
            Item::BuyFief(fief) => {
                let cost = u16::from(self.board.realm().map.fief[fief.index()].cost);
                format!("Buy the {:#} for {}", Title::Fief(*fief), gold(cost))
            }
            Item::Declare(declaration) => self.label_declaration(*declaration),
            Item::Tallage(fief, noble) => {
                format!("Tallage on {} for {noble:#}", names.fief(*fief))
            }
            Item::WardenTax(region, noble) => {
                format!("Warden Tax on {} for {noble:#}", names.region(*region))
            }
            Item::HandTax => "The Hand's tax on all Regions".to_owned(),
            Item::Uprising(at, ground) => {
                format!("In {} because of {}", names.at(*at), ground.words())
            }
            Item::For(noble) => format!("FOR {noble:#}"),
            Item::Decoy(noble) => format!("DECOY on {noble:#}"),
            Item::Side(side) => format!("Help {}", self.side_told(*side)),
            Item::Round(decision) => self.label_round(*decision),
            Item::Hand(Which::Left) => "Open the left hand".to_owned(),
            Item::Hand(Which::Right) => "Open the right hand".to_owned(),
            Item::Turn(Turn::First) => "Move first".to_owned(),
            Item::Turn(Turn::Normal) => "Move in turn order".to_owned(),
            Item::Turn(Turn::Last) => "Move last".to_owned(),
            Item::Denied(denied) => self.label_denied(prompt.ask, *denied),
            Item::Siege(SiegeDecision::Start, at) => format!("Besiege {}", names.at(*at)),
            Item::Siege(SiegeDecision::Continue, at) => {
                format!("Continue the siege of {} with a second engine die", names.at(*at))
            }
            Item::Siege(SiegeDecision::End, at) => format!("End the siege of {}", names.at(*at)),
            Item::Siege(SiegeDecision::Nothing, at) => format!("Leave {} as it is", names.at(*at)),
            Item::Die(die) => {
                let side = if self.fighting.leader(OFFENSIVE) == prompt.seat {
                    OFFENSIVE
                } else {
                    DEFENSIVE
                };
                let shown = self.fighting.dice[side].get(usize::from(*die)).copied().unwrap_or(0);
                format!("Roll die {} again, which shows {shown}", die + 1)
            }
            Item::Deal(deal) => self.label_deal(*deal),
            Item::Voyage(_, to) => format!("Sail to {}", names.at(*to)),
            Item::Opponent(at, seat) => format!("Attack {} in {}", names.who(*seat), names.at(*at)),
            Item::Match(own, other) if matches!(prompt.ask, Ask::ChooseVictim(_)) => {
                format!("{own:#} abducts {other:#}")
            }
            Item::Match(own, other) => format!("Marry {own:#} to {other:#}"),
            Item::Stationed { village, troop, .. } => {
                format!("{} in {}", a(troop.name()), names.at(*village))
            }
            Item::Discard(card) => format!("Discard {}", self.own_card(prompt.seat, *card)),
        }
    }

    /// A card of the Player's own hand.
    fn own_card(&self, seat: Seat, card: Card) -> String {
        match self.player(seat).hand.iter().position(|held| *held == card) {
            Some(place) => held(place as u8, card),
            None => format!("{card:#}"),
        }
    }

    fn label_done(&self, prompt: &Prompt<'_, Item, Ask>) -> String {
        let words = match prompt.ask {
            Ask::NameCandidate(_) => "Name nobody",
            Ask::PlaceVotes(_) => "Lay this marker on nobody",
            Ask::ProposeMarriage => "Propose no marriage",
            Ask::RequestAnnulment => "Keep the marriage",
            Ask::PardonLaws | Ask::PardonProtector => "Pardon nobody",
            Ask::DeclareOutlaw => "Declare nobody Outlaw",
            Ask::ConcedeTitle => "Concede no Title",
            Ask::ChooseSacrifice => "Sacrifice nobody",
            Ask::DrawChoice => "Draw no more",
            Ask::PlayCard => "Play no more cards",
            Ask::HeirOrLord | Ask::ChooseRegion(_) | Ask::LevyTax => "Take the card back",
            Ask::Purchase => "Buy nothing more",
            Ask::MakeRoomForBonus => "Forgo the card",
            Ask::MoveNoble => "End the movement",
            Ask::MoveRoad(_) => "Stay here",
            Ask::Sail(_) => "Do not sail",
            Ask::RaidNextStep => "End the Raid",
            Ask::DeclareBattle => "Attack nobody more",
            Ask::OfferToJoin => "Stay out of it",
            Ask::Persuade(_) => "Persuade nobody",
            Ask::PillageChoice => "Pillage nothing",
            Ask::TransferTitle(_) => "Return it to the board",
            Ask::ChooseFief => "Grant no Title",
            Ask::ChooseSiege => "Keep every siege",
            Ask::ChooseCard => "Send no card",
            Ask::ChooseCaptive => match self.asking() {
                Some(Step::Offer(OfferStep::HandOver(_))) => "Hand over nobody",
                _ => "Release nobody",
            },
            Ask::Reroll => "Roll no die again",
            _ => "Nothing more",
        };
        words.to_owned()
    }

    fn label_yes(&self, ask: Ask) -> String {
        let words = match ask {
            Ask::AgreeHiddenGold => "Hide all gold",
            Ask::AcceptTitle(..) | Ask::AcceptTransferredTitle(..) => "Accept the Title",
            Ask::HandConsent(_) => "Consent to the seat",
            Ask::AvoidAssassination(_) => "Use the Secret Passage",
            Ask::CancelDeath(_) => "Save the Noble",
            Ask::AcceptCaptive(_) => "Take the Captive",
            Ask::BreakMarriage(_) => "Break the marriage",
            Ask::AnswerAnnulment(_) => "Annul the marriage",
            Ask::DestroyFalseIdols => "Destroy the Septs",
            Ask::JoinConversion => "Convert to R'hllor",
            Ask::BreakOath(_) => "Break the oath",
            Ask::StarkDiscardCard(_) => "Discard and draw again",
            Ask::StarkDiscardDisaster => "Discard it unseen",
            Ask::AnswerRansom(_) => "Take the ransom offered",
            Ask::WallBidToken => "Add the token",
            Ask::LandingPermission => "Allow the landing",
            Ask::PassagePermission => "Allow the passage",
            Ask::DeclareRaid => "Raid through them",
            Ask::DeclineCapture(_) => "Capture the Noble",
            Ask::ConsentControl => "Take Control",
            Ask::AcceptHelper => "Accept the help",
            Ask::AnswerTruce(_) => "Make the truce",
            Ask::AnswerMarriage | Ask::AnswerCounterOffer => "Agree to the wedding",
            Ask::AnswerExchange => "Agree to the exchange",
            Ask::CalmUprising => "Calm the Uprising",
            _ => "Agree to it",
        };
        words.to_owned()
    }

    fn label_no(&self, ask: Ask) -> String {
        let words = match ask {
            Ask::AgreeHiddenGold => "Play with open gold",
            Ask::AcceptTitle(..) | Ask::AcceptTransferredTitle(..) => "Refuse the Title",
            Ask::ChooseFiefHeir(_) | Ask::AssignGainedFief(_) | Ask::AcceptGiftFief(_) => {
                "Let nobody have the Title"
            }
            Ask::HandConsent(_) => "Refuse the seat",
            Ask::AvoidAssassination(_) => "Use no Secret Passage",
            Ask::CancelDeath(_) => "Let the Noble die",
            Ask::AcceptCaptive(_) => "Refuse the Captive",
            Ask::BreakMarriage(_) | Ask::AnswerAnnulment(_) => "Let the marriage stand",
            Ask::DestroyFalseIdols => "Keep the faith",
            Ask::JoinConversion => "Do not convert",
            Ask::BreakOath(_) => "Keep the oath",
            Ask::StarkDiscardCard(_) => "Keep the card",
            Ask::StarkDiscardDisaster => "Let the Disaster be",
            Ask::AnswerRansom(_) => "Refuse the offer",
            Ask::WallBidToken => "Add no token",
            Ask::LandingPermission => "Deny the landing",
            Ask::PassagePermission => "Deny the passage",
            Ask::DeclareRaid => "Ask for passage instead",
            Ask::DeclineCapture(_) => "Spare the Noble",
            Ask::ConsentControl => "Leave Control where it is",
            Ask::AcceptHelper => "Fight without help",
            Ask::AnswerTruce(_) => "Refuse and attack",
            Ask::AnswerMarriage | Ask::AnswerCounterOffer => "Decline the wedding",
            Ask::AnswerExchange => "Refuse the exchange",
            Ask::SwapTakes => "Exchange nothing",
            Ask::CalmUprising => "Let the Uprising run",
            Ask::ChooseCouncilSeat => "Take no position",
            _ => "Refuse it",
        };
        words.to_owned()
    }

    fn label_player(&self, ask: Ask, seat: Seat) -> String {
        let who = Names(self).who(seat);
        match (ask, self.asking()) {
            (Ask::ChoosePlayer, Some(Step::Opportunity(OpportunityStep::Steal(_)))) => {
                format!("Steal from {who}")
            }
            (Ask::ChoosePlayer, Some(Step::Opportunity(_))) => format!("Look at {who}'s hand"),
            (Ask::ChoosePlayer, Some(Step::Offer(OfferStep::Talk(TalkStep::Invite(_))))) => {
                format!("Invite {who}")
            }
            (Ask::ChoosePlayer, _) => format!("To {who}"),
            (Ask::PrivateExchange, _) => format!("Propose something to {who}"),
            (Ask::MaesterExempt, _) => format!("Protect {who}"),
            (Ask::Persuade(_), _) => format!("A Man at Arms of {who}"),
            (Ask::AssignPrisoner(_) | Ask::AssignTakenCaptive(_), _) => {
                format!("{who} takes the Captive")
            }
            (Ask::NameNewController, _) => format!("{who} Controls it"),
            (Ask::BreakBidTie, _) => format!("{who} wins the bid"),
            _ => who,
        }
    }

    fn label_captive(&self, noble: crate::noble::NobleId) -> String {
        match self.asking() {
            Some(Step::Opportunity(OpportunityStep::Execute(_))) => format!("Kill {noble:#}"),
            Some(Step::Offer(OfferStep::Release(_))) => format!("Release {noble:#}"),
            Some(Step::Offer(OfferStep::HandOver(_))) => format!("Hand over {noble:#}"),
            _ => format!("Free {noble:#}"),
        }
    }

    fn label_card(&self, prompt: &Prompt<'_, Item, Ask>, card: Card) -> String {
        let own = self.own_card(prompt.seat, card);
        match prompt.ask {
            Ask::WindowAction | Ask::PlayCard | Ask::MakeRoomForBonus => format!("Play {own}"),
            Ask::BoostUprising | Ask::AddPassage => format!("Add {own}"),
            Ask::AvoidAssassination(_) => format!("Use {own}"),
            Ask::HeirOrLord => "A Lord of the House".to_owned(),
            Ask::ChooseCard | Ask::MarriageTerms => format!("Ask for {card:#}"),
            _ => format!("{card:#}"),
        }
    }

    fn label_declaration(&self, declaration: Declaration) -> String {
        let words = match declaration {
            Declaration::ShadowEscape => "Let a Captive escape by shadow",
            Declaration::ArrynExecute => "Put a Captive to death, as Arryn",
            Declaration::GreyjoySteal => "Steal gold from a Player, as Greyjoy",
            Declaration::LannisterLook => "Look at a hand and exchange a card, as Lannister",
            Declaration::WhisperersLook => "Look at a hand, as Master of Whisperers",
            Declaration::TyrellRemoveFamine => "End a Famine, as Tyrell",
            Declaration::RefuseTax => "Refuse a Warden Tax",
            Declaration::ReleaseCaptive => "Release a Captive",
            Declaration::HandOverCaptive => "Hand over a Captive",
            Declaration::GiveGold => "Give gold to a Player",
            Declaration::RookeryGiveCard => "Send a card by raven",
            Declaration::SpendDiplomacyMarker => "Spend a Diplomacy marker to talk in private",
            Declaration::EndSiege => "End a siege",
            Declaration::GrantFief => "Grant a free Fief Title, as Protector",
            Declaration::TransferControl => "Hand over Control of a Village",
            Declaration::DesignateShip => "Give a Noble a ship, as Master of Ships",
            Declaration::ShadowStep => "Let the Noble who was denied pass by shadow",
            Declaration::ShadowBattle => "Enter the Fortification by shadow",
        };
        words.to_owned()
    }

    fn label_round(&self, decision: RoundDecision) -> String {
        let words = match decision {
            RoundDecision::Continue => "Fight on",
            RoundDecision::Truce => "Ask for a truce",
            RoundDecision::TruceForControl => "Ask for a truce and a change of Control",
            RoundDecision::Surrender => "Surrender: lose the Troops, Nobles become Captives",
        };
        words.to_owned()
    }

    fn label_denied(&self, ask: Ask, denied: Denied) -> String {
        let words = match denied {
            Denied::Stay => "Stay here",
            Denied::GoBack => "Go back by the road just taken",
            Denied::SecretPassage if ask == Ask::ChoosePassage && self.fighting.active => {
                "Find a way around the walls"
            }
            Denied::SecretPassage if ask == Ask::ChoosePassage => "Open the way that was denied",
            Denied::SecretPassage => "Use a Secret Passage",
            Denied::Shadow => "Go by shadow",
            Denied::Raid => "Raid through them",
        };
        words.to_owned()
    }

    fn label_deal(&self, deal: Deal) -> String {
        let wedding = matches!(self.asking(), Some(Step::HearYe(_)));
        let words = match deal {
            Deal::OfferGold => "Offer gold",
            Deal::AskGold => "Ask for gold",
            Deal::OfferCard => "Promise a card",
            Deal::AskCard => "Ask for a card",
            Deal::Counter => "Make a counter-offer",
            Deal::Extend => "Spend another Diplomacy marker to talk on",
            Deal::Propose => "Propose it so",
            Deal::Leave if wedding => "Let this wedding be",
            Deal::Leave => "Leave the talk",
        };
        words.to_owned()
    }
}

/// A card at a place of one's own hand.
fn held(place: u8, card: Card) -> String {
    tabletop::named(Key::new('h', u16::from(place)), card.name())
}

/// "a Knight", "an Archer".
pub(super) fn a(name: &str) -> String {
    let article = if name.starts_with(['A', 'U']) { "an" } else { "a" };
    format!("{article} {name}")
}
