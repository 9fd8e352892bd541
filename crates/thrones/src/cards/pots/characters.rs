//! Princes of the Sun: the characters.

use crate::card::{Printed, Set, character, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::PrincesOfTheSun,
    [
        THE_RED_VIPER,
        ARIANNE_MARTELL,
        DORAN_MARTELL,
        DARKSTAR,
        AREO_HOTAH,
        SARELLA_SAND,
        ELLARIA_SAND,
        HARMEN_ULLER,
        SER_ARYS_OAKHEART,
        HOUSE_MESSENGER,
        HOUSE_DAYNE_KNIGHT,
        PARAMOUR,
        LORD_EDRICS_KNIGHT,
        HOUSE_DAYNE_SKIRMISHER,
        ORPHAN_OF_THE_GREENBLOOD,
        THE_VIPERS_BANNERMEN,
        HOUSE_DAYNE_RESERVES,
        THE_HOUND,
        JOFFREY_BARATHEON,
        BRIENNE_OF_TARTH,
        THEON_GREYJOY,
        SER_JORAH_MORMONT,
        DENYS_MALLISTER,
        MAG_THE_MIGHTY,
        KINGSGUARD_SQUIRE,
        FORMER_CHAMPION,
    ],
);

const MORE_CHARACTERS: If = If::Compare(
    Amount::Of(Them, Tally::Cards(&CHARACTER.theirs())),
    Cmp::More,
    Amount::Of(You, Tally::Cards(&CHARACTER.theirs())),
);
const DECK: Filter = CARD.yours().from(Z::Deck);
const TOP_TWO: K = K::Top(n(2), &DECK);
const THEIR_HAND: Filter = CARD.theirs().from(Z::Hand);
/// All three icons are lost.
const NO_ICONS: &[Modify] = &[
    loses_icon(K::Chosen(A), Icon::Military),
    loses_icon(K::Chosen(A), Icon::Intrigue),
    loses_icon(K::Chosen(A), Icon::Power),
];

const THE_RED_VIPER: Printed = character("1", "The Red Viper", &[House::Martell])
    .unique()
    .cost(5)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Renown])
    .immune(&[&CHARACTER.from(Z::Anywhere), &EVENTS])
    .abilities(&[constant(&[Card(
        K::This,
        M::NoKneel(&[D::Attacker, D::Against(With(&MORE_CHARACTERS))]),
    )])]);

const ARIANNE_MARTELL: Printed = character("2", "Arianne Martell", &[House::Martell])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lady])
    .keywords(&[Keyword::Stealth])
    .abilities(&[constant_if(
        &[If::Is(K::This, T::Attacking)],
        &[Player(You, P::Value(Value::Claim, Change::By(n(1))))],
    )]);

const DORAN_MARTELL: Printed = character("3", "Doran Martell", &[House::Martell])
    .unique()
    .cost(4)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .abilities(&[passive(
        &[deed(V::Lose).that(&[D::Attacker])],
        &[E::Satisfy {
            who: That,
            to: Winner,
            claim: Amount::Stat(Stat::Claim, &K::Plot(Defender)),
        }],
    )
    .ok()]);

const DARKSTAR: Printed = character("4", "Darkstar", &[House::Martell])
    .house_only(House::Martell)
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Knight, Trait::HouseDayne])
    .keywords(&[Keyword::Renown, Keyword::Vengeful])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Anywhere,
        of: deed(V::Discard).to(THIS).that(&[D::Any(&[D::From(Z::Hand), D::From(Z::Deck)])]),
        when: &[],
        effects: &[E::PutIntoPlay { what: K::This, under: You, how: Enter::Standing }],
    })]);

const AREO_HOTAH: Printed = character("5", "Areo Hotah", &[House::Martell])
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Ally])
    .abilities(&[response(
        &[lost(&[D::Margin(4)])],
        &[KNEEL_THIS],
        &[choose(A, CHARACTER), E::Kill(K::Chosen(A), Save::Savable)],
    )
    .ok()]);

const SARELLA_SAND: Printed = character("6", "Sarella Sand", &[House::Martell])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Bastard, Trait::SandSnake])
    .keywords(&[Keyword::Stealth])
    .abilities(&[response(
        &[lost(&[D::Attacker, D::With(&THIS)])],
        &[Influence(n(1))],
        &[choose(A, CHARACTER.with(&[T::Participating])), E::Stand(K::Chosen(A))],
    )
    .ok()]);

const ELLARIA_SAND: Printed = character("7", "Ellaria Sand", &[House::Martell])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Lady])
    .keywords(&[Keyword::Vengeful])
    .abilities(&[response(
        &[lost(&[])],
        &[],
        &[
            choose(
                A,
                CHARACTER
                    .with(&[T::Is(Stat::Power, Cmp::AtLeast, n(1)), T::Not(&T::Same(K::This))]),
            ),
            E::MovePower { from: K::Chosen(A), to: K::This, power: n(1) },
        ],
    )
    .ok()]);

const HARMEN_ULLER: Printed = character("8", "Harmen Uller", &[House::Martell])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lord, Trait::Ally])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[If::Compare(Amount::Of(You, Tally::Hand), Cmp::AtLeast, n(7))],
        &[Card(K::This, M::NoKneel(&[D::Attacker]))],
    )]);

const SER_ARYS_OAKHEART: Printed =
    character("9", "Ser Arys Oakheart", &[House::Lannister, House::Martell])
        .unique()
        .cost(3)
        .strength(3)
        .icons(&[Icon::Military, Icon::Power])
        .traits(&[Trait::Knight, Trait::Kingsguard])
        .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon)), Keyword::Renown])
        .abilities(&[response(
            &[deed(V::Enter).to(THIS)],
            &[],
            &[
                choose(
                    A,
                    CHARACTER.with(&[T::Any(&[T::Trait(Trait::Ally), T::Trait(Trait::Mercenary)])]),
                ),
                E::Discard(K::Chosen(A), Save::Savable),
            ],
        )
        .ok()]);

const HOUSE_MESSENGER: Printed = character("10", "House Messenger", &[House::Martell])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .abilities(&[passive(
        &[deed(V::Play).by(You).to(THIS)],
        &[
            E::Reveal(TOP_TWO),
            E::Then(&[
                E::Choose {
                    to: A,
                    by: You,
                    from: CARD.yours().from(Z::Deck).with(&[T::Same(TOP_TWO)]),
                    count: ONE,
                },
                E::Place(K::Chosen(A), Z::Hand),
                E::Place(K::Top(n(1), &DECK), Z::DeckBottom),
            ]),
        ],
    )
    .ok()]);

const HOUSE_DAYNE_KNIGHT: Printed = character("11", "House Dayne Knight", &[House::Martell])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Knight, Trait::HouseDayne]);

const PARAMOUR: Printed = character("12", "Paramour", &[House::Martell])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .influence(1);

const LORD_EDRICS_KNIGHT: Printed = character("13", "Lord Edric's Knight", &[House::Martell])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Knight, Trait::HouseDayne])
    .keywords(&[Keyword::Stealth]);

const HOUSE_DAYNE_SKIRMISHER: Printed =
    character("14", "House Dayne Skirmisher", &[House::Martell])
        .cost(3)
        .strength(2)
        .icons(&[Icon::Military, Icon::Intrigue])
        .traits(&[Trait::HouseDayne])
        .keywords(&[Keyword::NoAttachments(Except::Nothing)])
        .abilities(&[action(
            Phase::Any,
            &[give(V::Kill, K::This, Z::Dead)],
            &[
                draw(You, 1),
                E::Then(&[E::Each(
                    Opponents,
                    &[
                        E::Choose { to: A, by: Them, from: THEIR_HAND, count: ONE },
                        E::Discard(K::Chosen(A), Save::Savable),
                    ],
                )]),
            ],
        )
        .ok()]);

const ORPHAN_OF_THE_GREENBLOOD: Printed =
    character("15", "Orphan of the Greenblood", &[House::Martell])
        .cost(0)
        .strength(0)
        .traits(&[Trait::Ally])
        .abilities(&[action(
            Phase::Any,
            &[DISCARD_THIS],
            &[choose(A, CHARACTER), until(Du::Phase, NO_ICONS)],
        )
        .ok()]);

const THE_VIPERS_BANNERMEN: Printed = character("16", "The Viper's Bannermen", &[House::Martell])
    .cost(7)
    .strength(7)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing), Keyword::Stealth])
    .abilities(&[response(
        &[deed(V::Enter).to(THIS), deed(V::Leave).to(THIS)],
        &[],
        &[E::Reveal(TOP_TWO), E::Then(&[E::Place(TOP_TWO, Z::Hand)])],
    )
    .ok()]);

const HOUSE_DAYNE_RESERVES: Printed = character("17", "House Dayne Reserves", &[House::Martell])
    .house_only(House::Martell)
    .cost(8)
    .strength(6)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Army, Trait::HouseDayne])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[
        Ability::Instead(Instead {
            from: Z::Hand,
            of: deed(V::Discard).to(THIS).that(&[D::Cause(Cause::Claim)]),
            when: &[],
            effects: &[E::PutIntoPlay { what: K::This, under: You, how: Enter::Standing }],
        }),
        action(Phase::Any, &[Influence(n(1))], &[E::Return(K::This, Z::Hand, Save::Savable)]).ok(),
    ]);

const THE_HOUND: Printed = character("35", "The Hound", &[House::Stark, House::Lannister])
    .unique()
    .cost(1)
    .strength(4)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[passive(
        &[deed(V::LoseStrength).to(CHARACTER)],
        &[E::Return(K::This, Z::Hand, Save::Savable)],
    )
    .ok()]);

const JOFFREY_BARATHEON: Printed =
    character("36", "Joffrey Baratheon", &[House::Lannister, House::Baratheon])
        .unique()
        .cost(2)
        .strength(2)
        .icons(&[Icon::Power])
        .traits(&[Trait::Lord])
        .keywords(&[Keyword::Renown])
        .abilities(&[response(
            &[deed(V::Play).to(EVENTS.with(&[T::Trait(Trait::SmallCouncil)]))],
            &[Either(&[
                &[Influence(n(3))],
                &[kneel(1, CHARACTER.with(&[T::Crest(Crest::Noble)]))],
            ])],
            &[
                choose(A, CHARACTER.with(&[T::Is(Stat::Power, Cmp::AtLeast, n(1))])),
                E::Discard(K::Chosen(A), Save::Savable),
            ],
        )
        .ok()]);

const BRIENNE_OF_TARTH: Printed =
    character("37", "Brienne of Tarth", &[House::Stark, House::Baratheon])
        .unique()
        .cost(3)
        .strength(3)
        .icons(&[Icon::Military, Icon::Power])
        .traits(&[Trait::Lady])
        .abilities(&[constant_if(
            &[If::Is(K::This, T::Participating)],
            &[Player(Opponents, P::Cannot(&[deed(V::Trigger), deed(V::Play).to(EVENTS)]))],
        )]);

const THEON_GREYJOY: Printed = character("38", "Theon Greyjoy", &[House::Stark, House::Greyjoy])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lord, Trait::Ironborn])
    .keywords(&[Keyword::Stealth])
    .abilities(&[passive(
        &[deed(V::Lose).that(&[D::Margin(4)])],
        &[E::OneOf {
            by: That,
            options: &[
                &[
                    E::Choose { to: A, by: That, from: CHARACTER.of(&That), count: ONE },
                    E::Discard(K::Chosen(A), Save::Unsavable),
                ],
                &[
                    E::Choose { to: A, by: That, from: LOCATION.of(&That), count: ONE },
                    E::Discard(K::Chosen(A), Save::Unsavable),
                ],
            ],
        }],
    )
    .ok()]);

const SER_JORAH_MORMONT: Printed =
    character("39", "Ser Jorah Mormont", &[House::Stark, House::Targaryen])
        .unique()
        .cost(2)
        .strength(3)
        .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
        .traits(&[Trait::Knight, Trait::Traitor])
        .keywords(&[Keyword::Stealth])
        .abilities(&[passive(
            &[deed(V::Leave).to(THIS)],
            &[until(Du::Phase, &[strength(K::Every(&CHARACTER.yours()), -1)])],
        )
        .ok()]);

const DENYS_MALLISTER: Printed = character("48", "Denys Mallister", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::NightsWatch])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[action(
        Phase::Any,
        &[Influence(n(1))],
        &[
            choose(A, CHARACTER.with(&[T::Trait(Trait::NightsWatch)])),
            until(Du::Phase, &[strength(K::Chosen(A), 1)]),
        ],
    )
    .ok()]);

const MAG_THE_MIGHTY: Printed = character("49", "Mag the Mighty", &[])
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military])
    .traits(&[Trait::Wildling])
    .keywords(&[Keyword::Deadly])
    .abilities(&[action(
        Phase::Challenges,
        &[Influence(n(1))],
        &[
            choose(A, CHARACTER.with(&[T::Trait(Trait::Wildling)])),
            until(Du::Phase, &[strength(K::Chosen(A), 1)]),
        ],
    )
    .ok()]);

const KINGSGUARD_SQUIRE: Printed = character("50", "Kingsguard Squire", &[])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Ally])
    .abilities(&[action(
        Phase::Any,
        &[KNEEL_THIS],
        &[choose(A, CHARACTER.with(&[T::Trait(Trait::Kingsguard)])), E::Stand(K::Chosen(A))],
    )
    .ok()]);

const FORMER_CHAMPION: Printed = character("52", "Former Champion", &[])
    .cost(3)
    .strength(5)
    .icons(&[Icon::Military])
    .traits(&[Trait::Knight])
    .keywords(&[Keyword::Renown])
    .abilities(&[
        constant(&[Card(
            K::This,
            M::Strength(Change::By(Amount::Times(-2, &Amount::Stat(Stat::Power, &K::This)))),
        )]),
        constant_if(
            &[If::Is(K::This, T::Is(Stat::Strength, Cmp::AtMost, n(3)))],
            &[gains_icon(K::This, Icon::Power), gains(K::This, Keyword::Deadly)],
        ),
        constant_if(
            &[If::Is(K::This, T::Is(Stat::Strength, Cmp::AtMost, n(1)))],
            &[gains_icon(K::This, Icon::Intrigue), gains(K::This, Keyword::Stealth)],
        ),
    ]);
