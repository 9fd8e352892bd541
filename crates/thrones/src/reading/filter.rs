//! Which cards are of a kind.

use tabletop::{Seat, Seats};

use crate::card_set::{CardId, CardSet};
use crate::pool::Sort;
use crate::state::{Frame, GainedTrait, Named, Place, Thrones};
use crate::vocabulary::{
    Ability, CardType, Cards, Crest, Filter, House, Keyword, Label, Phase, Side, Test, Trait,
    Types, Zone, Zones,
};

impl Thrones {
    /// All cards of the kind.
    pub(crate) fn candidates(&self, filter: &Filter, frame: &Frame) -> CardSet {
        let found = self.of_types(self.looked_at(filter, frame), filter.types);
        if filter.tests.is_empty() {
            return found;
        }
        found.filter(|card| self.passes_tests(card, filter, frame))
    }

    /// Those of the cards that count as one of these types.
    fn of_types(&self, among: CardSet, types: Types) -> CardSet {
        if types == Types::of(CardType::ALL) {
            return among;
        }
        let mut kinds = types.iter();
        let Some(first) = kinds.next() else { return CardSet::EMPTY };
        let mut found = among.and(self.pool.sort_of(Sort::Type(first)));
        for kind in kinds {
            found = found.or(&among.and(self.pool.sort_of(Sort::Type(kind))));
        }
        for card in &self.retyped {
            found.remove(card);
            if among.has(card) && types.meets(self.types(card)) {
                found.insert(card);
            }
        }
        found
    }

    /// Whether so many cards of the kind are also as asked.
    pub(crate) fn has_candidates(
        &self,
        wanted: usize,
        filter: &Filter,
        frame: &Frame,
        also: impl Fn(CardId) -> bool,
    ) -> bool {
        let fits = |card: &CardId| self.passes_tests(*card, filter, frame) && also(*card);
        let found = self.of_types(self.looked_at(filter, frame), filter.types);
        wanted == 0 || found.iter().filter(fits).nth(wanted - 1).is_some()
    }

    /// The cards in the zones and on the side that a filter looks at.
    fn looked_at(&self, filter: &Filter, frame: &Frame) -> CardSet {
        let zones = filter.zones;
        if zones == Zones::only(Zone::Play) && matches!(filter.side, Side::Any) {
            return self.in_play;
        }
        let seats = self.side(filter.side, frame);
        if zones == Zones::only(Zone::Play) {
            return self.boards(seats);
        }
        let anywhere = Zones::of(Zone::ALL).without(Zone::Removed);
        let zones = if zones.has(Zone::Anywhere) { zones.union(anywhere) } else { zones };
        let mut set = CardSet::EMPTY;
        for zone in zones.iter() {
            for seat in seats.iter() {
                set = set.or(&self.cards_of(seat, zone));
            }
        }
        set
    }

    /// The cards of a player in a zone, as filters look at it: those that he controls in play, and the plot that he chose
    /// or revealed.
    fn cards_of(&self, seat: Seat, zone: Zone) -> CardSet {
        match zone {
            Zone::Play => self.board[seat.index()],
            Zone::Revealed => self.player(seat).plot.some().map_or(CardSet::EMPTY, CardSet::only),
            Zone::PlotDeck => self.cards_in(self.player(seat).plots_of, Place::PlotDeck),
            Zone::DeckTop | Zone::DeckBottom | Zone::Anywhere => CardSet::EMPTY,
            Zone::Hand
            | Zone::Deck
            | Zone::Discard
            | Zone::Dead
            | Zone::Shadows
            | Zone::Agenda
            | Zone::Used
            | Zone::Removed => self.cards_in(seat, Place::of(zone)),
        }
    }

    /// The cards in play that these players control.
    fn boards(&self, seats: Seats) -> CardSet {
        let mut seats = seats.iter();
        let Some(first) = seats.next() else { return CardSet::EMPTY };
        seats.fold(self.board[first.index()], |all, seat| all.or(&self.board[seat.index()]))
    }

    /// The players whose cards a filter looks at.
    pub(crate) fn side(&self, side: Side, frame: &Frame) -> Seats {
        match side {
            Side::Any => self.everyone(),
            Side::You => Seats::only(frame.you),
            Side::Opponent => self.opponents(frame.you),
            Side::Them => frame.them.map_or(Seats::NONE, Seats::only),
            Side::Of(who) => self.who(*who, frame),
        }
    }

    /// Whether the card is of the kind.
    pub(crate) fn is_kind(&self, card: CardId, filter: &Filter, frame: &Frame) -> bool {
        let zones = filter.zones;
        (zones.has(Zone::Anywhere) || zones.has(self.card(card).place.zone()))
            && self.is_kind_wherever(card, filter, frame)
    }

    /// Whether the card is of the kind but for the zone, which is not asked.
    pub(crate) fn is_kind_wherever(&self, card: CardId, filter: &Filter, frame: &Frame) -> bool {
        let state = self.card(card);
        let controlled = matches!(state.place, Place::Play | Place::Revealed | Place::Playing);
        let seat = if controlled { state.controller } else { self.owner(card) };
        let side = match filter.side {
            Side::Any => true,
            Side::You => seat == frame.you,
            Side::Opponent | Side::Them | Side::Of(_) => self.side(filter.side, frame).has(seat),
        };
        side && self.passes(card, filter, frame)
    }

    /// Whether type and tests fit; zone and side were looked at.
    fn passes(&self, card: CardId, filter: &Filter, frame: &Frame) -> bool {
        filter.types.meets(self.types(card)) && self.passes_tests(card, filter, frame)
    }

    fn passes_tests(&self, card: CardId, filter: &Filter, frame: &Frame) -> bool {
        filter.tests.iter().all(|test| self.test(card, test, frame))
    }

    /// What the card counts as: its type, or that of the face it shows. A location on a House card is an attachment.
    #[inline]
    pub(crate) fn types(&self, card: CardId) -> Types {
        let printed = self.glance(card).types;
        if self.retyped.has(card) { self.types_now(card, printed) } else { printed }
    }

    fn types_now(&self, card: CardId, printed: Types) -> Types {
        let state = self.card(card);
        if let Some(face) = state.face {
            return self.pool.face(face).types;
        }
        let hangs = state.host != CardId::NONE && state.place == Place::Play;
        if hangs && printed.has(CardType::Location) {
            return Types::only(CardType::Attachment);
        }
        printed
    }

    pub(crate) fn is_character(&self, card: CardId) -> bool {
        self.types(card).has(CardType::Character)
    }

    /// Whether a test holds for a card. Most ask for a trait.
    #[inline]
    pub(crate) fn test(&self, card: CardId, test: &Test, frame: &Frame) -> bool {
        if let Test::Trait(wanted) = test {
            self.has_trait(card, *wanted)
        } else {
            self.stands(card, test, frame)
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    fn stands(&self, card: CardId, test: &Test, frame: &Frame) -> bool {
        let state = self.card(card);
        match test {
            Test::Trait(wanted) => self.has_trait(card, *wanted),
            Test::PrintedTrait(wanted) => self.printed(card).traits.contains(wanted),
            Test::TraitIn(slot) => match frame.named[slot.0 as usize] {
                Named::Trait(wanted) => self.has_trait(card, wanted),
                Named::Nothing | Named::Card(_) | Named::Challenge(_) | Named::House(_) => false,
            },
            Test::SharesTrait(cards) => self.card_meant(*cards, frame).is_some_and(|other| {
                let shared =
                    |one: &&Trait| self.has_trait(card, **one) && self.has_trait(other, **one);
                Trait::ALL.iter().any(|one| shared(&one))
            }),
            Test::House(house) => self.is_of_house(card, *house),
            Test::HouseIn(slot) => match frame.named[slot.0 as usize] {
                Named::House(house) => self.is_of_house(card, house),
                Named::Nothing | Named::Card(_) | Named::Challenge(_) | Named::Trait(_) => false,
            },
            Test::InHouse => {
                let controlled = state.place == Place::Play;
                let seat = if controlled { state.controller } else { self.owner(card) };
                self.is_of_house(card, self.player(seat).house)
            }
            Test::Neutral => self.printed(card).neutral(),
            Test::Crest(crest) if state.place == Place::Play => state.crests.has(*crest),
            Test::Crest(crest) => self.printed(card).crests.has(*crest),
            Test::AnyCrest if state.place == Place::Play => {
                !state.crests.without(Crest::Shadow).is_empty()
            }
            Test::AnyCrest => !self.printed(card).crests.without(Crest::Shadow).is_empty(),
            Test::Icon(icon) if state.place == Place::Play => state.has_icon(*icon),
            Test::Icon(icon) => self.printed(card).icons.has(*icon),
            Test::Keyword(keyword) => self.has_keyword(card, *keyword),
            Test::Named(name) => self.printed(card).name == name.0,
            Test::NamedIn(slot) => match frame.named[slot.0 as usize] {
                Named::Card(code) => code.printed().name == self.printed(card).name,
                Named::Nothing | Named::Challenge(_) | Named::Trait(_) | Named::House(_) => false,
            },
            Test::CopyOf(cards) => self
                .card_meant(*cards, frame)
                .is_some_and(|other| self.glance(other).title == self.glance(card).title),
            Test::Unique => self.printed(card).unique,
            Test::Standing => !state.kneeling,
            Test::Kneeling => state.kneeling,
            Test::Attacking => self.challenge.on && self.challenge.attackers.has(card),
            Test::Defending => self.challenge.on && self.challenge.defenders.has(card),
            Test::Participating => self.challenge.on && self.challenge.is_in_it(card),
            Test::Alone => {
                let challenge = &self.challenge;
                let only = |side: &CardSet| side.has(card) && side.len() == 1;
                challenge.on && (only(&challenge.attackers) || only(&challenge.defenders))
            }
            Test::Is(stat, cmp, amount) => {
                cmp.holds(self.stat(*stat, card), self.amount(amount, frame))
            }
            Test::Provides(resource) => self.provides(card, *resource) > 0,
            Test::Owned(who) => self.is_player_meant(self.owner(card), *who, frame),
            Test::Controlled(who) => self.is_player_meant(state.controller, *who, frame),
            Test::HasOn(filter) => self
                .attachments_on(card)
                .iter()
                .any(|attachment| self.is_kind(attachment, filter, frame)),
            Test::On(filter) => {
                state.host.some().is_some_and(|host| self.is_kind(host, filter, frame))
            }
            Test::MayHold(cards) => self
                .card_meant(*cards, frame)
                .is_some_and(|attachment| self.can_attach(attachment, card, frame.you)),
            Test::In(slot) => match slot.0 {
                0 => self.is_chosen(card, frame),
                other => frame.others[other as usize - 1] == card,
            },
            Test::Same(Cards::This) => card == frame.source,
            Test::Same(cards) => self.is_meant(card, *cards, frame),
            Test::StrengthChanged => state.strength_changed,
            Test::Fallen => self.fallen.has(card),
            // Whether it was triggered is asked where immunity is (`is_immune`).
            Test::Triggered => true,
            Test::AnyPhase => self.printed(card).abilities.iter().any(|ability| {
                matches!(ability, Ability::Triggered(one) if one.label == Label::Action(Phase::Any))
            }),
            Test::WhenRevealed => self.facts(card).when_revealed.is_some(),
            Test::Not(test) => !self.test(card, test, frame),
            Test::Any(tests) => tests.iter().any(|test| self.test(card, test, frame)),
        }
    }

    /// The traits printed on the face a card shows.
    pub(crate) fn printed_traits(&self, card: CardId) -> &'static [Trait] {
        match self.card(card).face {
            Some(face) => self.pool.face(face).traits,
            None => self.printed(card).traits,
        }
    }

    /// Whether the card has a trait on the net sum of what is printed, gained and lost (`lasting.net`).
    pub(crate) fn has_trait(&self, card: CardId, wanted: Trait) -> bool {
        let printed = self.printed_traits(card);
        let of_it = |one: &&GainedTrait| one.card == card && one.gained == wanted;
        let gained: i8 = self.gained_traits.iter().filter(of_it).map(|one| one.by).sum();
        i8::from(printed.contains(&wanted)) + gained > 0
    }

    /// Whether the card is affiliated with a House; events never are (`card.event.neutral`).
    pub(crate) fn is_of_house(&self, card: CardId, house: House) -> bool {
        let printed = self.printed(card);
        printed.kind != CardType::Event && printed.houses.has(house)
    }

    /// Whether the card has a keyword now.
    pub(crate) fn has_keyword(&self, card: CardId, keyword: Keyword) -> bool {
        let state = self.card(card);
        match keyword.plain() {
            Some(plain) if state.place == Place::Play => state.has(plain),
            Some(plain) => self.printed(card).keywords.has(plain),
            None => match keyword {
                Keyword::NoAttachments(_) => {
                    !state.blank && self.printed(card).no_attachments.is_some()
                }
                Keyword::Deadly
                | Keyword::Renown
                | Keyword::Stealth
                | Keyword::Ambush
                | Keyword::Infamy
                | Keyword::Intimidate
                | Keyword::Stalwart
                | Keyword::Vengeful
                | Keyword::Vigilant
                | Keyword::Deathbound
                | Keyword::Limited
                | Keyword::Setup
                | Keyword::Melee
                | Keyword::Immune(_) => !state.blank && !self.printed(card).immune.is_empty(),
            },
        }
    }
}
