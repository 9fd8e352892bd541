//! The Core Set: House Baratheon.

use super::{HONOR_GUARD, OPPONENTS_CHARACTERS};
use crate::card::{Printed, Set, attachment, character, location};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    SHADOWS_BLESSING,
    MOTLEY,
    LIGHTBRINGER,
    STINKING_DRUNK,
    SELYSE_BARATHEON,
    ROBERT_BARATHEON,
    STANNIS_BARATHEON,
    RENLY_BARATHEON,
    MELISANDRE,
    SER_DAVOS_SEAWORTH,
    BRIENNE_OF_TARTH,
    MAESTER_CRESSEN,
    SER_AXELL_FLORENT,
    EDRIC_STORM,
    DEVAN_SEAWORTH,
    KNIGHT_OF_THE_RAINWOOD,
    STANNISS_NORTHERN_CAVALRY,
    HIGHGARDEN_HONOR_GUARD,
    OLD_RED_PRIEST,
    ARMY_OF_THE_FAITHFUL,
    RENLYS_COURTIER,
    BASTARD_OF_ROBERT,
    HOUSE_TYRELL_GUARD,
    HOST_OF_STORMS_END,
    DRAGONSTONE_PORT,
    STORMLANDS_FIEFDOMS,
    KING_ROBERTS_CHAMBERS,
    AEGONS_GARDEN,
    GREAT_HALL,
];

const BARATHEON: Filter = CHARACTER.with(&[T::House(House::Baratheon)]);

const SHADOWS_BLESSING: Printed = attachment("B66", "Shadow's Blessing", &[House::Baratheon])
    .cost(1)
    .traits(&[Trait::Condition])
    .abilities(&[
        constant_if(&[If::Is(K::Host, T::Icon(Icon::Power))], &[strength(K::Host, 2)]),
        constant_if(&[If::Is(K::Host, T::Not(&T::Icon(Icon::Power)))], &[strength(K::Host, -2)]),
    ]);

const MOTLEY: Printed = attachment("B67", "Motley", &[House::Baratheon])
    .cost(0)
    .traits(&[Trait::Condition])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(CHARACTER.opponents())),
        constant(&[Player(
            Controller(&K::Host),
            P::Toll {
                of: &[deed(V::Declare).to(HOST), deed(V::Trigger).to(HOST)],
                gold: n(1),
                to: Some(You),
            },
        )]),
    ]);

const LIGHTBRINGER: Printed = attachment("B68", "Lightbringer", &[House::Baratheon])
    .unique()
    .cost(2)
    .traits(&[Trait::Item, Trait::Weapon])
    .keywords(&[Keyword::Vigilant])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(BARATHEON)),
        interrupt(&[deed(V::Kill).to(HOST)], &[KNEEL_THIS], &[E::Save(K::Host)]).ok(),
    ]);

const STINKING_DRUNK: Printed = attachment("B69", "Stinking Drunk", &[House::Baratheon])
    .cost(1)
    .traits(&[Trait::Condition])
    .abilities(&[constant_if(&[If::Is(K::Host, T::Participating)], &[strength(K::Host, -4)])]);

const SELYSE_BARATHEON: Printed = character("B70", "Selyse Baratheon", &[House::Baratheon])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Holy])
    .traits(&[Trait::Lady, Trait::HouseFlorent])
    .abilities(&[action(
        Phase::Challenges,
        &[Influence(n(1))],
        &[
            choose(A, CHARACTER.with(&[T::Unique])),
            until(Du::Phase, &[gains_icon(K::Chosen(A), Icon::Intrigue)]),
        ],
    )
    .ok()]);

const ROBERT_BARATHEON: Printed = character("B71", "Robert Baratheon", &[House::Baratheon])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant(&[Card(
        K::This,
        M::MorePower { cause: Some(Cause::Renown), by: n(1) },
    )])]);

const STANNIS_BARATHEON: Printed = character("B72", "Stannis Baratheon", &[House::Baratheon])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[
            If::Is(K::This, T::Attacking),
            If::Not(&If::Exists(CHARACTER.of(&Defender).with(&[T::Trait(Trait::Lord)]))),
        ],
        &[Player(Defender, P::Cannot(&[deed(V::Declare).that(&[D::Defender])]))],
    )]);

const RENLY_BARATHEON: Printed = character("B73", "Renly Baratheon", &[House::Baratheon])
    .unique()
    .cost(3)
    .strength(2)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Lord])
    .immune(&[OPPONENTS_CHARACTERS])
    .abilities(&[action(Phase::Any, &[Influence(n(1))], &[E::Stand(K::This)]).ok()]);

const MELISANDRE: Printed = character("B74", "Melisandre", &[House::Baratheon])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Holy])
    .traits(&[Trait::Lady, Trait::Asshai])
    .keywords(&[Keyword::Renown])
    .abilities(&[
        constant_if(
            &[If::Is(K::This, T::Standing)],
            &[strength(K::Every(&CHARACTER.with(&[T::Trait(Trait::Asshai)])), 1)],
        ),
        constant(&[Player(Opponents, P::PowerCounts(CHARACTER.theirs(), false))]),
    ]);

const SER_DAVOS_SEAWORTH: Printed = character("B75", "Ser Davos Seaworth", &[House::Baratheon])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lord, Trait::Knight])
    .abilities(&[interrupt(
        &[deed(V::Kill).to(THIS)],
        &[],
        &[
            E::Save(K::This),
            E::Then(&[E::Pay {
                who: You,
                costs: &[Gold(n(1))],
                then: &[],
                otherwise: &[E::Return(K::This, Z::Hand, Save::Savable)],
            }]),
        ],
    )
    .ok()]);

const BRIENNE_OF_TARTH: Printed = character("B76", "Brienne of Tarth", &[House::Baratheon])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Lady, Trait::Knight])
    .keywords(&[Keyword::Renown])
    .immune(&[OPPONENTS_CHARACTERS]);

const MAESTER_CRESSEN: Printed = character("B77", "Maester Cressen", &[House::Baratheon])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Power])
    .traits(&[Trait::Maester])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[
            choose(A, ATTACHMENT.with(&[T::Trait(Trait::Condition)])),
            E::Discard(K::Chosen(A), Save::Savable),
        ],
    )
    .ok()]);

const SER_AXELL_FLORENT: Printed = character("B78", "Ser Axell Florent", &[House::Baratheon])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Power), D::Margin(4)])],
        &[],
        &[E::Stand(K::This)],
    )
    .ok()]);

const EDRIC_STORM: Printed = character("B79", "Edric Storm", &[House::Baratheon])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Power])
    .traits(&[Trait::Bastard])
    .keywords(&[Keyword::Stealth])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Power), D::Attacker, D::Margin(4)])],
        &[DISCARD_THIS],
        &[until(
            Du::Phase,
            &[Player(You, P::Challenges { kind: Some(Icon::Power), more: 1, most: None })],
        )],
    )
    .limited()
    .ok()]);

const DEVAN_SEAWORTH: Printed = character("B80", "Devan Seaworth", &[House::Baratheon])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Ally])
    .abilities(&[constant_if(
        &[If::Exists(CHARACTER.yours().with(&[T::Is(Stat::Power, Cmp::AtLeast, n(1))]))],
        &[gains(K::This, Keyword::Stealth)],
    )]);

const KNIGHT_OF_THE_RAINWOOD: Printed =
    character("B81", "Knight of the Rainwood", &[House::Baratheon])
        .cost(2)
        .strength(2)
        .icons(&[Icon::Military, Icon::Power])
        .traits(&[Trait::Knight])
        .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
        .abilities(&[constant(&[Card(
            K::This,
            M::Cannot(&[deed(V::Discard).that(&[D::From(Z::Play)])]),
        )])]);

const STANNISS_NORTHERN_CAVALRY: Printed =
    character("B82", "Stannis's Northern Cavalry", &[House::Baratheon])
        .cost(4)
        .strength(3)
        .icons(&[Icon::Military, Icon::Power])
        .traits(&[Trait::Army])
        .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)])
        .abilities(&[constant_if(
            &[If::Is(K::This, T::StrengthChanged)],
            &[Card(
                K::This,
                M::Cannot(&[deed(V::Kill), deed(V::Discard).that(&[D::From(Z::Play)])]),
            )],
        )]);

const HIGHGARDEN_HONOR_GUARD: Printed =
    character("B83", "Highgarden Honor Guard", &[House::Baratheon])
        .house_only(House::Baratheon)
        .cost(4)
        .strength(4)
        .icons(&[Icon::Military, Icon::Intrigue])
        .traits(&[Trait::Army, Trait::HouseTyrell])
        .keywords(&[Keyword::NoAttachments(Except::Nothing)])
        .abilities(&[HONOR_GUARD]);

const OLD_RED_PRIEST: Printed = character("B84", "Old Red Priest", &[House::Baratheon])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Asshai])
    .abilities(&[passive(
        &[deed(V::Kill).to(THIS)],
        &[choose(A, LOCATION.yours().with(&[T::Standing])), E::Kneel(K::Chosen(A))],
    )
    .ok()]);

const ARMY_OF_THE_FAITHFUL: Printed = character("B85", "Army of the Faithful", &[House::Baratheon])
    .cost(6)
    .strength(6)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army, Trait::Asshai])
    .keywords(&[Keyword::Renown, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[constant_from(
        Z::Hand,
        &[],
        &[cheaper_by(
            Amount::Minus(&Amount::Count(&CHARACTER.yours().with(&[T::Trait(Trait::Asshai)]))),
            THIS,
        )],
    )]);

const RENLYS_COURTIER: Printed = character("B86", "Renly's Courtier", &[House::Baratheon])
    .cost(2)
    .strength(1)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally])
    .abilities(&[action(
        Phase::Any,
        &[KNEEL_THIS],
        &[
            choose(A, CHARACTER.with(&[T::Not(&T::Unique)])),
            until(Du::Phase, &[Card(K::Chosen(A), M::Blank(Blank::ButTraits))]),
        ],
    )
    .ok()]);

const BASTARD_OF_ROBERT: Printed = character("B87", "Bastard of Robert", &[House::Baratheon])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Bastard])
    .keywords(&[Keyword::Stealth, Keyword::NoAttachments(Except::Nothing)]);

const HOUSE_TYRELL_GUARD: Printed = character("B88", "House Tyrell Guard", &[House::Baratheon])
    .cost(2)
    .strength(1)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Ally, Trait::HouseTyrell])
    .abilities(&[response(
        &[deed(V::Kill).to(BARATHEON.yours())],
        &[],
        &[E::PutIntoPlay { what: K::This, under: You, how: Enter::Standing }],
    )
    .from(Z::Hand)
    .ok()]);

const HOST_OF_STORMS_END: Printed = character("B89", "Host of Storm's End", &[House::Baratheon])
    .cost(5)
    .strength(6)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Army])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)]);

const DRAGONSTONE_PORT: Printed = location("B91", "Dragonstone Port", &[House::Baratheon])
    .cost(2)
    .traits(&[Trait::Dragonstone])
    .abilities(&[
        constant(&[Table(TableMod::ActBeforePlots)]),
        action(
            Phase::Plot,
            &[],
            &[
                E::Name { to: A, by: You, what: Nameable::PlotCard },
                watch(
                    Du::Phase,
                    &passive(
                        &[deed(V::RevealPlot).by(Opponents).to(PLOTS.with(&[T::NamedIn(A)]))],
                        &[claim_house(1)],
                    )
                    .ok(),
                ),
            ],
        )
        .when(&[If::PlotsChosen])
        .limit(once(Period::Phase))
        .ok(),
    ]);

const STORMLANDS_FIEFDOMS: Printed = location("B92", "Stormlands Fiefdoms", &[House::Baratheon])
    .again(&[(Set::KingsOfTheStorm, "28")])
    .cost(1)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Limited])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CARD.from(Z::Anywhere).with(&[T::House(House::Baratheon)]))])],
    )
    .ok()]);

const KING_ROBERTS_CHAMBERS: Printed =
    location("B94", "King Robert's Chambers", &[House::Baratheon])
        .again(&[(Set::KingsOfTheStorm, "26")])
        .unique()
        .cost(1)
        .traits(&[Trait::KingsLanding])
        .income(1)
        .influence(1)
        .abilities(&[Ability::Rule(Rule::PlayAsAttachment)]);

const AEGONS_GARDEN: Printed = location("B95", "Aegon's Garden", &[House::Baratheon])
    .cost(0)
    .traits(&[Trait::Dragonstone])
    .keywords(&[Keyword::Limited])
    .income(1);

const GREAT_HALL: Printed = location("B98", "Great Hall", &[House::Baratheon])
    .again(&[(Set::KingsOfTheStorm, "27")])
    .cost(2)
    .traits(&[Trait::Dragonstone])
    .keywords(&[Keyword::Limited])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(2, BARATHEON.from(Z::Anywhere))])],
    )
    .ok()]);
