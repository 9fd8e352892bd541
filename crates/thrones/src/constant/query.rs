//! Modifiers that are read when somebody asks: bans, tolls, costs, values, and where cards go instead.

use super::kind;
use tabletop::{Seat, Seats};

use crate::card_set::{CardId, CardSet};
use crate::pool::{AbilityId, Sort};
use crate::reading::{Doing, Why};
use crate::state::{Frame, Lasts, Place, Removal, Thrones};
use crate::vocabulary::{
    Ability, CardMod, Cause, Change, Except, Filter, Keyword, Means, Modify, Phase, PlayerMod,
    Resource, Save, Season, TableMod, Test, Thing, Value, Verb, Who, Zone,
};

impl Thrones {
    /// Whether a card may not have an attachment by what it gained (`keyword.no_attachments`).
    pub(crate) fn gained_refusal(&self, host: CardId, attachment: CardId) -> bool {
        let mut refuses = false;
        if self.card(host).gains {
            self.for_each_modifier(kind::THING, |modify, frame| {
                if let Modify::Card(
                    cards,
                    CardMod::Gain(Thing::Keyword(Keyword::NoAttachments(except))),
                ) = modify
                    && self.is_meant(host, *cards, frame)
                {
                    refuses |= match except {
                        Except::Nothing => true,
                        Except::Trait(allowed) => !self.has_trait(attachment, *allowed),
                    };
                }
            });
        }
        refuses
    }

    /// Whether a card ignores what comes from a source (`keyword.immunity`).
    pub(crate) fn is_immune(&self, card: CardId, source: CardId, triggered: bool) -> bool {
        let state = self.card(card);
        let more = state.gains;
        if source == card || source == CardId::NONE || !more && self.printed(card).immune.is_empty()
        {
            return false;
        }
        let frame = Frame::new(card, AbilityId::NONE, state.controller);
        let from = |from: &&Filter| {
            (triggered || !from.tests.contains(&Test::Triggered))
                && self.is_kind_wherever(source, from, &frame)
        };
        if !state.blank && state.face.is_none() && self.printed(card).immune.iter().any(from) {
            return true;
        }
        if !more {
            return false;
        }
        let mut immune = false;
        self.for_each_modifier(kind::THING, |modify, frame| {
            if let Modify::Card(cards, CardMod::Gain(Thing::Keyword(Keyword::Immune(source)))) =
                modify
            {
                immune |= from(source) && self.is_meant(card, *cards, frame);
            }
        });
        immune
    }

    /// Whether something cannot be done to a card (`timing.cannot`).
    pub(crate) fn is_forbidden(&self, doing: &Doing) -> bool {
        let mut forbidden = false;
        let bans = kind::CARD_BAN | kind::PLAYER_BAN;
        self.for_each_restriction(bans, doing.verb, |modify, frame| match modify {
            Modify::Card(cards, CardMod::Cannot(deeds)) => {
                forbidden |= self.is_meant(doing.card, *cards, frame)
                    && deeds.iter().any(|deed| self.is_deed(deed, doing, frame));
            }
            Modify::Player(who, PlayerMod::Cannot(deeds)) => {
                forbidden |= doing.by.is_some_and(|seat| self.is_player_meant(seat, *who, frame))
                    && deeds.iter().any(|deed| self.is_deed(deed, doing, frame));
            }
            Modify::Card(_, _) | Modify::Player(_, _) | Modify::Table(_) => {}
        });
        forbidden
    }

    /// Whether a declared card does not kneel.
    pub(crate) fn need_not_kneel(&self, card: CardId, role: crate::reading::Role) -> bool {
        let mut stays = false;
        self.for_each_modifier(kind::NO_KNEEL, |modify, frame| {
            if let Modify::Card(cards, CardMod::NoKneel(tests)) = modify {
                stays |= self.is_meant(card, *cards, frame)
                    && self.challenge_is(tests, Some(role), frame);
            }
        });
        stays
    }

    /// Where a card goes instead when this happens to it.
    pub(crate) fn goes_instead(&self, card: CardId, verb: Verb) -> Option<Zone> {
        let mut to = None;
        self.for_each_modifier(kind::GOES, |modify, frame| {
            if let Modify::Card(cards, CardMod::Goes(of, zone)) = modify
                && *of == verb
                && self.is_meant(card, *cards, frame)
            {
                to = Some(*zone);
            }
        });
        to
    }

    fn for_each_terminal(&self, mut each: impl FnMut(CardId, Removal)) {
        self.for_each_modifier(kind::FATAL, |modify, frame| {
            let (cards, removal) = match modify {
                Modify::Card(cards, CardMod::Fatal(verb, save)) => (cards, ending(*verb, *save)),
                Modify::Card(cards, CardMod::Expelled) => {
                    (cards, ending(Verb::Discard, Save::Savable))
                }
                Modify::Card(_, _) | Modify::Player(_, _) | Modify::Table(_) => return,
            };
            let at_once = matches!(modify, Modify::Card(_, CardMod::Expelled));
            for card in self.cards_meant(*cards, frame) {
                let state = self.card(card);
                if state.place == Place::Play
                    && (at_once || self.is_character(card) && state.strength == 0)
                    && !self.is_immune(card, frame.source, frame.triggered)
                    && self.can_be_removed(card, &removal)
                {
                    each(card, removal);
                }
            }
        });
    }

    /// Characters at STR 0 that an effect takes out of play for it, and cards that may not stay (`timing.terminal`).
    pub(crate) fn terminal(&self) -> CardSet {
        let mut set = CardSet::EMPTY;
        self.for_each_terminal(|card, _| set.insert(card));
        set
    }

    /// How a card that may not stay is taken out of play.
    pub(crate) fn terminal_removal(&self, card: CardId) -> Option<Removal> {
        let mut found = None;
        self.for_each_terminal(|one, removal| {
            if one == card {
                found = found.or(Some(removal));
            }
        });
        found
    }

    /// Whether something takes a card's bonus of this kind away; penalties stay.
    pub(crate) fn has_no_bonus(&self, card: CardId, resource: Resource) -> bool {
        let mut none = false;
        self.for_each_modifier(kind::NO_BONUS, |modify, frame| {
            if let Modify::Card(cards, CardMod::NoBonus(of)) = modify {
                none |= *of == resource && self.is_meant(card, *cards, frame);
            }
        });
        none
    }

    /// A number of a plot: never below 0, initiative excepted.
    pub(crate) fn plot_value(&self, plot: CardId, value: Value) -> i32 {
        let number = self.net_plot_value(plot, value);
        if value == Value::Initiative { number } else { number.max(0) }
    }

    /// A number of a plot on the net sum (`lasting.net`): what is printed, or the least it is lowered to, and what every
    /// modifier adds. Coins and diamonds of its player's cards change that of a revealed plot (`card.income_modifier`).
    pub(crate) fn net_plot_value(&self, plot: CardId, value: Value) -> i32 {
        let state = self.card(plot);
        let printed = self.printed(plot);
        let (printed, bonus) = match value {
            Value::Claim => (printed.claim as i8, None),
            Value::Income => (printed.income, Some((Resource::Gold, Sort::Gold))),
            Value::Initiative => {
                (printed.initiative, Some((Resource::Initiative, Sort::Initiative)))
            }
        };
        let (mut base, mut by) = (i32::from(printed), 0);
        self.for_each_modifier(kind::VALUE, |modify, frame| {
            if let Modify::Player(who, PlayerMod::Value(of, change)) = modify
                && *of == value
                && self.is_player_meant(state.controller, *who, frame)
            {
                match change {
                    Change::By(amount) => by += self.amount(amount, frame),
                    Change::To(amount) => base = base.min(self.amount(amount, frame)),
                }
            }
        });
        let of_cards = |(resource, sort): (Resource, Sort)| -> i32 {
            let cards = self.of_sort(&self.board[state.controller.index()], sort);
            cards.iter().map(|card| self.provides(card, resource)).sum()
        };
        let bonus = bonus.filter(|_| state.place == Place::Revealed);
        base + by + bonus.map_or(0, of_cards)
    }

    /// How much less (or more) each of these cards costs its player now, and through which card. Effects that serve only the next card are used
    /// up with `use_up`.
    pub(crate) fn cost_changes(
        &self,
        seat: Seat,
        cards: CardSet,
        ambushed: bool,
        mut each: impl FnMut(CardId, i32, CardId),
    ) {
        let mut look = |cards: CardSet, modify: &'static Modify, frame: &Frame| {
            if let Modify::Player(who, PlayerMod::Cost { of, by, ambush }) = modify
                && (*ambush || !ambushed)
                && self.is_player_meant(seat, *who, frame)
            {
                for card in cards.iter().filter(|card| self.is_kind(*card, of, frame)) {
                    let by = match by {
                        Change::By(amount) => self.amount(amount, frame),
                        Change::To(amount) => {
                            let cost = self.cost_with_penalty(seat, card);
                            self.amount(amount, frame) - i32::from(cost)
                        }
                    };
                    each(card, by, frame.source);
                }
            }
        };
        self.for_each_modifier(kind::COST, |modify, frame| look(cards, modify, frame));
        for card in cards.both(self.pool.sort_of(Sort::HandConstants)) {
            if !self.glance(card).reach_in_hand.has(kind::COST) {
                continue;
            }
            let frame = Frame::new(card, AbilityId::NONE, seat);
            for ability in self.printed(card).abilities {
                if let Ability::Constant(constant) = ability
                    && constant.from == Zone::Hand
                    && self.all_hold(constant.when, &frame)
                {
                    let only = CardSet::only(card);
                    constant.modify.iter().for_each(|modify| look(only, modify, &frame));
                }
            }
        }
    }

    /// Uses up the effects on the next card that were used for this one.
    pub(crate) fn use_up(&mut self, seat: Seat, card: CardId, ambushed: bool) {
        for place in (0..self.lasting.len()).rev() {
            let lasting = self.lasting[place];
            let Lasts::Modifiers(list) = lasting.what else { continue };
            if lasting.uses == 0 {
                continue;
            }
            let frame = self.frame_of(&lasting);
            let used = self.pool.modifiers(list).iter().any(|modify| match modify {
                Modify::Player(who, PlayerMod::Cost { of, by: _, ambush }) => {
                    (*ambush || !ambushed)
                        && self.is_player_meant(seat, *who, &frame)
                        && self.is_kind(card, of, &frame)
                }
                Modify::Card(_, _) | Modify::Player(_, _) | Modify::Table(_) => false,
            });
            if used {
                if lasting.uses == 1 {
                    self.lasting.remove(place);
                } else {
                    self.lasting[place].uses -= 1;
                }
            }
        }
    }

    /// Whether something may let players spend gold on cards.
    pub(crate) fn pays_with_gold_on_cards(&self) -> bool {
        self.gold_lies && (self.stale || self.reach.has(kind::PAY_WITH))
    }

    /// Gold on cards that a player may spend as if it were in his pool.
    pub(crate) fn gold_on_cards(&self, seat: Seat) -> CardSet {
        let mut set = CardSet::EMPTY;
        self.for_each_modifier(kind::PAY_WITH, |modify, frame| {
            if let Modify::Player(who, PlayerMod::PayGoldWith(Means::GoldOn(cards))) = modify
                && self.is_player_meant(seat, *who, frame)
            {
                set = set.or(&self.cards_meant(*cards, frame));
            }
        });
        if !set.is_empty() {
            set = set.iter().filter(|card| self.card(*card).gold > 0).collect();
        }
        set
    }

    /// The gold that doing this costs extra: to one of which players, or to the treasury, and how much each time.
    pub(crate) fn tolls(&self, doing: &Doing, mut each: impl FnMut(Option<Seats>, u16)) {
        let Some(payer) = doing.by else { return };
        self.for_each_restriction(kind::TOLL, doing.verb, |modify, frame| {
            if let Modify::Player(who, PlayerMod::Toll { of, gold, to }) = modify
                && self.is_player_meant(payer, *who, frame)
                && of.iter().any(|deed| self.is_deed(deed, doing, frame))
            {
                // "You" is whoever takes the toll; all others are named from the payer's seat.
                let paying = Frame { you: payer, ..*frame };
                let to = to.map(|to| self.who(to, if to == Who::You { frame } else { &paying }));
                each(to, self.amount(gold, frame).max(0) as u16);
            }
        });
    }

    /// Additional challenges of a kind.
    pub(crate) fn more_challenges(&self, seat: Seat, kind: crate::vocabulary::Icon) -> i32 {
        let mut extra = 0;
        self.for_each_modifier(kind::CHALLENGES, |modify, frame| {
            if let Modify::Player(who, PlayerMod::Challenges { kind: of, more, most }) = modify
                && of.is_none_or(|of| of == kind)
                && self.is_player_meant(seat, *who, frame)
            {
                let sum = extra + i32::from(*more);
                extra = most.map_or(sum, |most| sum.min(i32::from(most) - 1).max(extra));
            }
        });
        extra
    }

    /// How much more a card claims each time.
    pub(crate) fn more_power(&self, card: CardId, why: Why) -> u8 {
        let mut extra = 0;
        self.for_each_modifier(kind::MORE, |modify, frame| {
            if let Modify::Card(cards, CardMod::MorePower { cause, by }) = modify {
                let fits = cause.is_none_or(|cause| match cause {
                    Cause::Renown => why == Why::Renown,
                    Cause::Unopposed => why == Why::Unopposed,
                    Cause::Dominance => why == Why::Dominance,
                    Cause::Claim | Cause::Deadly | Cause::Cost | Cause::Effect(_) => false,
                });
                if fits && self.is_meant(card, *cards, frame) {
                    extra += self.amount(by, frame) as u8;
                }
            }
        });
        extra
    }

    /// Whether power on a card counts for its controller, by some card's text.
    pub(crate) fn power_counts(&self, card: CardId) -> Option<bool> {
        let mut counts = None;
        self.for_each_modifier(kind::POWER_COUNTS, |modify, frame| {
            if let Modify::Player(who, PlayerMod::PowerCounts(of, yes)) = modify {
                let controller = self.card(card).controller;
                let theirs = Frame { them: Some(controller), ..*frame };
                if self.is_player_meant(controller, *who, frame) && self.is_kind(card, of, &theirs)
                {
                    counts = Some(*yes);
                }
            }
        });
        counts
    }

    /// Whether a phase is skipped (`round.skip_phase`).
    pub(crate) fn is_skipped(&self, phase: Phase) -> bool {
        let mut skipped = false;
        self.for_each_modifier(kind::SKIP, |modify, _| {
            skipped |= matches!(modify, Modify::Table(TableMod::Skip(of)) if *of == phase);
        });
        skipped
    }

    /// The power that wins the game for a player (`victory.fifteen`).
    pub(crate) fn victory_of(&self, seat: Seat, usual: u16) -> u16 {
        let (mut by, mut floor) = (0, 0);
        self.for_each_modifier(kind::POWER_COUNTS, |modify, frame| {
            if let Modify::Player(who, PlayerMod::Victory { by: change, least }) = modify
                && self.is_player_meant(seat, *who, frame)
            {
                by += self.amount(change, frame);
                floor = floor.max(i32::from(*least));
            }
        });
        let usual = i32::from(usual);
        (usual + by).max(floor.min(usual)).max(1) as u16
    }

    /// Calls `each` with what is different for a player of what is seldom asked.
    fn for_each_seldom(&self, seat: Seat, mut each: impl FnMut(&'static PlayerMod, &Frame)) {
        self.for_each_modifier(kind::SELDOM, |modify, frame| {
            if let Modify::Player(who, change) = modify
                && self.is_player_meant(seat, *who, frame)
            {
                each(change, frame);
            }
        });
    }

    /// Whether a card of another House costs a player no more for it (`marshalling.penalty`).
    pub(crate) fn has_no_penalty(&self, seat: Seat, card: CardId) -> bool {
        let mut none = false;
        self.for_each_modifier(kind::NO_PENALTY, |modify, frame| {
            if let Modify::Player(who, PlayerMod::NoPenalty(of)) = modify {
                none |= self.is_player_meant(seat, *who, frame)
                    && self.is_kind_wherever(card, of, frame);
            }
        });
        none
    }

    /// What a player counts for dominance beside STR and gold.
    pub(crate) fn more_for_dominance(&self, seat: Seat) -> i32 {
        let mut more = 0;
        self.for_each_seldom(seat, |change, frame| {
            if let PlayerMod::Dominance(amount) = change {
                more += self.amount(amount, frame);
            }
        });
        more
    }

    /// How many more cards a player draws in the draw phase.
    pub(crate) fn more_draws(&self, seat: Seat) -> i32 {
        let mut more = 0;
        self.for_each_seldom(seat, |change, frame| {
            if let PlayerMod::Draws(amount) = change {
                more += self.amount(amount, frame);
            }
        });
        more
    }

    /// Whether something makes the challenge unopposed although there is a defence.
    pub(crate) fn is_made_unopposed(&self) -> bool {
        let mut unopposed = false;
        self.for_each_modifier(kind::SELDOM, |modify, _| {
            unopposed |= matches!(modify, Modify::Table(TableMod::Unopposed));
        });
        unopposed
    }

    /// The characters of a player that must be among those that die for a military claim.
    pub(crate) fn first_to_die(&self) -> CardSet {
        let mut first = CardSet::EMPTY;
        self.for_each_modifier(kind::SELDOM, |modify, frame| {
            if let Modify::Card(cards, CardMod::DiesFirst) = modify {
                first = first.or(&self.cards_meant(*cards, frame));
            }
        });
        first
    }

    /// The season of the table; where something makes it both, it is neither (`season.one`).
    pub(crate) fn season(&self) -> Option<Season> {
        let (mut summer, mut winter) = (false, false);
        self.for_each_modifier(kind::SEASON, |modify, _| {
            if let Modify::Table(TableMod::Season(season)) = modify {
                summer |= *season == Season::Summer;
                winter |= *season == Season::Winter;
            }
        });
        match (summer, winter) {
            (true, false) => Some(Season::Summer),
            (false, true) => Some(Season::Winter),
            (true, true) | (false, false) => None,
        }
    }

    /// Whether a card may be paid for with influence as well as gold.
    pub(crate) fn is_paid_with_influence(&self, seat: Seat, card: CardId) -> bool {
        let frame = Frame::new(card, AbilityId::NONE, seat);
        self.glance(card).reach_in_hand.has(kind::PAY_WITH)
            && self.printed(card).abilities.iter().any(|ability| {
                let Ability::Constant(constant) = ability else { return false };
                let says = |modify: &Modify| {
                    matches!(modify, Modify::Player(_, PlayerMod::PayGoldWith(Means::Influence)))
                };
                constant.from == Zone::Hand
                    && constant.modify.iter().any(says)
                    && self.all_hold(constant.when, &frame)
            })
    }

    /// Whether players may act after plots are chosen.
    pub(crate) fn has_port_window(&self) -> bool {
        let mut open = false;
        self.for_each_modifier(kind::WINDOW, |modify, _| {
            open |= matches!(modify, Modify::Table(TableMod::ActBeforePlots));
        });
        open
    }
}

/// How a card that may not stay is taken out of play.
fn ending(verb: Verb, save: Save) -> Removal {
    let to = if verb == Verb::Kill { Zone::Dead } else { Zone::Discard };
    Removal { verb, to, savable: save == Save::Savable, terminal: true, ..Removal::default() }
}
