//! Kings of the Sea: the characters.

use crate::card::{Printed, Set, character, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::KingsOfTheSea,
    [
        BALON_GREYJOY,
        ASHA_GREYJOY,
        THEON_GREYJOY,
        EURON_CROWS_EYE,
        VICTARION_GREYJOY,
        AERON_DAMPHAIR,
        MAESTER_WENDAMYR,
        WEX_PYKE,
        SEA_RAIDERS,
        STOWAWAY,
        PRIEST_OF_THE_DROWNED_GOD,
        DRUMBEATER,
        DROWNED_DISCIPLE,
        DAGMER_CLEFTJAW,
        TEN_TOWERS_HONOR_GUARD,
        SCURVY_CUTTHROAT,
        ROBB_STARK,
        JOFFREY_BARATHEON,
        ROBERT_BARATHEON,
        VISERYS_TARGARYEN,
        MYRCELLA_LANNISTER,
        SHADOWCAT,
        SILENT_SISTERS,
        RANDYLL_TARLY,
        JACK_OF_ALL_TRADES,
        GODSWOOD_ATTENDANT,
    ],
);

const GREYJOY: Filter = CHARACTER.with(&[T::House(House::Greyjoy)]);
/// Characters with a trait other than this one.
const OTHER_KINGS: Filter = CHARACTER.with(&[T::Trait(Trait::King), T::Not(&T::Same(K::This))]);
const OTHER_QUEENS: Filter = CHARACTER.with(&[T::Trait(Trait::Queen), T::Not(&T::Same(K::This))]);
const ONLY_KING: If = If::Not(&If::Exists(OTHER_KINGS));
const DECK: Filter = CARD.yours().from(Z::Deck);
const THEIR_DECK: Filter = CARD.theirs().from(Z::Deck);
const SOME_DECK: Filter = CARD.of(&Chosen(A)).from(Z::Deck);
/// Discard the top card of your deck.
const DISCARD_TOP: Cost = give(V::Discard, K::Top(n(1), &DECK), Z::Discard);

const BALON_GREYJOY: Printed = character("1", "Balon Greyjoy", &[House::Greyjoy])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::King, Trait::Ironborn])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[ONLY_KING, If::Is(K::This, T::Attacking)],
        &[Card(
            K::Every(&CHARACTER.with(&[T::Is(
                Stat::Strength,
                Cmp::Less,
                Amount::Stat(Stat::Strength, &K::This),
            )])),
            M::Cannot(&[deed(V::Declare).that(&[D::Defender])]),
        )],
    )]);

const ASHA_GREYJOY: Printed = character("2", "Asha Greyjoy", &[House::Greyjoy])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Lady, Trait::Ironborn])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant(&[Card(K::This, M::Cannot(&[deed(V::Save)]))])]);

const THEON_GREYJOY: Printed = character("3", "Theon Greyjoy", &[House::Greyjoy])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lord, Trait::Ironborn])
    .abilities(&[action(
        Phase::Any,
        &[Gold(n(1))],
        &[choose(A, LOCATION.with(&[T::Standing])), E::Kneel(K::Chosen(A))],
    )
    .limit(once(Period::Round))
    .ok()]);

const EURON_CROWS_EYE: Printed = character("4", "Euron Crow's Eye", &[House::Greyjoy])
    .unique()
    .cost(5)
    .strength(4)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Lord, Trait::Ironborn])
    .immune(&[&EVENTS])
    .abilities(&[constant_if(
        &[If::Is(K::This, T::Standing)],
        &[gains(K::Every(&GREYJOY.yours()), Keyword::Stealth)],
    )]);

const VICTARION_GREYJOY: Printed = character("5", "Victarion Greyjoy", &[House::Greyjoy])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Lord, Trait::Ironborn])
    .keywords(&[Keyword::Intimidate])
    .abilities(&[response(&[deed(V::RevealPlot).by(You)], &[], &[E::Claim(K::This, n(1))])
        .when(&[If::Exists(LOCATION.yours().with(&[T::Trait(Trait::Warship)]))])
        .limit(once(Period::Phase))
        .ok()]);

const AERON_DAMPHAIR: Printed = character("6", "Aeron Damphair", &[House::Greyjoy])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Power])
    .crests(&[Crest::Holy])
    .traits(&[Trait::Lord, Trait::Ironborn])
    .keywords(&[Keyword::Stealth])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Play,
        of: deed(V::Kill).to(THIS),
        when: &[],
        effects: &[
            E::Search {
                to: A,
                by: You,
                top: None,
                from: CHARACTER.yours().from(Z::Deck).with(&[
                    T::Not(&T::Unique),
                    T::Crest(Crest::Holy),
                    T::Is(Stat::PrintedCost, Cmp::AtMost, n(3)),
                ]),
                count: ONE,
                show: false,
            },
            E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Standing },
            E::Return(K::This, Z::DeckBottom, Save::Unsavable),
        ],
    })]);

const MAESTER_WENDAMYR: Printed = character("7", "Maester Wendamyr", &[House::Greyjoy])
    .unique()
    .cost(2)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Maester])
    .abilities(&[interrupt(
        &[deed(V::Kill).to(GREYJOY), deed(V::Discard).to(GREYJOY).that(&[D::From(Z::Play)])],
        &[KNEEL_THIS],
        &[
            E::Save(K::It),
            E::Then(&[E::Pay {
                who: You,
                costs: &[Either(&[
                    &[Influence(n(2))],
                    &[kneel(1, CHARACTER.with(&[T::Crest(Crest::Learned)]))],
                ])],
                then: &[E::Stand(K::It)],
                otherwise: &[],
            }]),
        ],
    )
    .ok()]);

const WEX_PYKE: Printed = character("8", "Wex Pyke", &[House::Greyjoy])
    .unique()
    .cost(2)
    .strength(1)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Ally, Trait::Ironborn])
    .abilities(&[constant_if(
        &[If::Is(K::This, T::Attacking)],
        &[Card(
            K::Every(&CHARACTER.with(&[T::Not(&T::AnyCrest)])),
            M::Cannot(&[deed(V::Declare).that(&[D::Defender])]),
        )],
    )]);

const SEA_RAIDERS: Printed = character("9", "Sea Raiders", &[House::Greyjoy])
    .cost(2)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army, Trait::Ironborn])
    .keywords(&[Keyword::Limited, Keyword::NoAttachments(Except::Nothing)]);

const STOWAWAY: Printed = character("10", "Stowaway", &[House::Greyjoy])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS, DISCARD_TOP],
        &[
            choose(A, CHARACTER.with(&[T::Trait(Trait::Ironborn)])),
            until(Du::Phase, &[gains_icon(K::Chosen(A), Icon::Intrigue)]),
        ],
    )
    .ok()]);

const PRIEST_OF_THE_DROWNED_GOD: Printed =
    character("11", "Priest of the Drowned God", &[House::Greyjoy])
        .cost(3)
        .strength(3)
        .icons(&[Icon::Power])
        .crests(&[Crest::Holy])
        .traits(&[Trait::Ironborn])
        .abilities(&[action(
            Phase::Challenges,
            &[DISCARD_TOP],
            &[
                choose(A, CHARACTER.with(&[T::Crest(Crest::Holy)])),
                until(Du::Phase, &[strength(K::Chosen(A), 1)]),
            ],
        )
        .limit(times(2, Period::Phase))
        .ok()]);

const DRUMBEATER: Printed = character("12", "Drumbeater", &[House::Greyjoy])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ironborn])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[watch(
            Du::Challenge,
            &constant_if(&[If::Challenge(&[D::Margin(4)])], &[Table(TableMod::Unopposed)]),
        )],
    )
    .when(&[If::Challenge(&[D::Attacker])])
    .ok()]);

const DROWNED_DISCIPLE: Printed = character("13", "Drowned Disciple", &[House::Greyjoy])
    .cost(3)
    .strength(1)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Holy])
    .traits(&[Trait::Ironborn])
    .keywords(&[Keyword::Stealth])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Play,
        of: deed(V::Kill).to(THIS),
        when: &[],
        effects: &[
            E::Return(K::This, Z::DeckBottom, Save::Unsavable),
            E::Then(&[E::Each(Opponents, &[E::Discard(K::Top(n(3), &THEIR_DECK), Save::Savable)])]),
        ],
    })]);

const DAGMER_CLEFTJAW: Printed = character("14", "Dagmer Cleftjaw", &[House::Greyjoy])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Lord, Trait::Ironborn])
    .keywords(&[Keyword::Deadly])
    .abilities(&[constant(&[Player(
        You,
        P::Dominance(Amount::Times(
            2,
            &Amount::Count(&LOCATION.yours().with(&[T::Trait(Trait::Warship)])),
        )),
    )])]);

const TEN_TOWERS_HONOR_GUARD: Printed =
    character("15", "Ten Towers Honor Guard", &[House::Greyjoy])
        .house_only(House::Greyjoy)
        .cost(4)
        .strength(4)
        .icons(&[Icon::Military, Icon::Power])
        .traits(&[Trait::Army, Trait::Ironborn])
        .keywords(&[Keyword::NoAttachments(Except::Nothing)])
        .abilities(&[crate::cards::core::HONOR_GUARD]);

const SCURVY_CUTTHROAT: Printed = character("16", "Scurvy Cutthroat", &[House::Greyjoy])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally])
    .abilities(&[response(
        &[deed(V::Play).by(Opponents).to(ATTACHMENT.from(Z::Anywhere))],
        &[DISCARD_THIS],
        &[E::Discard(K::It, Save::Savable)],
    )
    .ok()]);

const ROBB_STARK: Printed = character("33", "Robb Stark", &[House::Stark])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::King])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[ONLY_KING],
        &[Card(
            K::This,
            M::Gains(
                &action(
                    Phase::Any,
                    &[KNEEL_THIS],
                    &[until(
                        NEXT,
                        &[Player(
                            You,
                            P::Cost {
                                of: CARD
                                    .from(Z::Anywhere)
                                    .with(&[T::House(House::Stark), T::Trait(Trait::Army)]),
                                by: Change::To(n(0)),
                                ambush: false,
                            },
                        )],
                    )],
                )
                .ok(),
            ),
        )],
    )]);

const JOFFREY_BARATHEON: Printed = character("34", "Joffrey Baratheon", &[House::Lannister])
    .unique()
    .cost(2)
    .strength(1)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lord, Trait::King])
    .abilities(&[
        constant_if(
            &[ONLY_KING],
            &[Card(K::This, M::Strength(Change::By(Amount::Stat(Stat::Gold, &K::This))))],
        ),
        response(
            &[deed(V::Play).by(Opponents).to(CHARACTER.from(Z::Anywhere))],
            &[],
            &[E::Gold { from: Purse::Treasury, to: Purse::On(K::This), gold: Amount::Size }],
        )
        .when(&[If::Compare(Amount::Size, Cmp::AtLeast, n(1))])
        .limit(once(Period::Round))
        .ok(),
    ]);

const ROBERT_BARATHEON: Printed = character("35", "Robert Baratheon", &[House::Baratheon])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::King])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[ONLY_KING],
        &[Card(
            K::This,
            M::Gains(
                &action(
                    Phase::Any,
                    &[KNEEL_THIS],
                    &[
                        choose(A, EVENTS.yours().from(Z::Discard).with(&[T::AnyPhase])),
                        E::Play(K::Chosen(A)),
                        E::Then(&[E::Place(K::Chosen(A), Z::Deck)]),
                    ],
                )
                .ok(),
            ),
        )],
    )]);

const VISERYS_TARGARYEN: Printed = character("36", "Viserys Targaryen", &[House::Targaryen])
    .unique()
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Lord, Trait::King])
    .abilities(&[constant_if(
        &[ONLY_KING],
        &[Player(
            You,
            P::Victory { by: Amount::Minus(&Amount::Stat(Stat::Attachments, &K::This)), least: 5 },
        )],
    )]);

const MYRCELLA_LANNISTER: Printed = character("37", "Myrcella Lannister", &[House::Martell])
    .unique()
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Lady, Trait::Queen])
    .abilities(&[constant_if(
        &[If::Not(&If::Exists(OTHER_QUEENS))],
        &[Card(
            K::This,
            M::Gains(
                &action(
                    Phase::Any,
                    &[KNEEL_THIS],
                    &[
                        choose(A, CHARACTER.with(&[T::Trait(Trait::Knight)])),
                        until(
                            Du::Phase,
                            &[
                                gains_icon(K::Chosen(A), Icon::Intrigue),
                                gains(K::Chosen(A), Keyword::Stealth),
                            ],
                        ),
                    ],
                )
                .ok(),
            ),
        )],
    )]);

const SHADOWCAT: Printed = character("43", "Shadowcat", &[])
    .shadows(0)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Creature])
    .keywords(&[Keyword::NoAttachments(Except::Nothing), Keyword::Stealth]);

const SILENT_SISTERS: Printed = character("44", "Silent Sisters", &[])
    .shadows(0)
    .strength(1)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally])
    .abilities(&[constant(&[Card(
        K::This,
        M::Strength(Change::By(Amount::Count(&CHARACTER.yours().from(Z::Dead)))),
    )])]);

const RANDYLL_TARLY: Printed = character("45", "Randyll Tarly", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Lord, Trait::HouseTarly])
    .abilities(&[constant(&[strength(
        K::Every(&CHARACTER.yours().with(&[T::Crest(Crest::War)])),
        1,
    )])]);

const JACK_OF_ALL_TRADES: Printed = character("46", "Jack of all Trades", &[])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally])
    .abilities(&[action(
        Phase::Any,
        &[Influence(n(1))],
        &[E::OneOf {
            by: You,
            options: &[
                &[until(Du::Phase, &[gains_crest(K::This, Crest::War)])],
                &[until(Du::Phase, &[gains_crest(K::This, Crest::Noble)])],
                &[until(Du::Phase, &[gains_crest(K::This, Crest::Learned)])],
                &[until(Du::Phase, &[gains_crest(K::This, Crest::Holy)])],
            ],
        }],
    )
    .ok()]);

const GODSWOOD_ATTENDANT: Printed = character("47", "Godswood Attendant", &[])
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Holy])
    .traits(&[Trait::Ally])
    .abilities(&[response(
        &[won(&[D::With(&THIS)])],
        &[],
        &[
            E::ChoosePlayer { to: A, by: You, from: Everyone },
            E::LookAt(You, K::Top(n(1), &SOME_DECK)),
            E::OneOf {
                by: You,
                options: &[
                    &[E::Discard(K::Top(n(1), &SOME_DECK), Save::Savable)],
                    &[E::Place(K::Top(n(1), &SOME_DECK), Z::DeckTop)],
                ],
            },
        ],
    )
    .ok()]);
