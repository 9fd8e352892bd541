//! Kings of the Storm: the characters.

use crate::card::{Printed, Set, character, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::KingsOfTheStorm,
    [
        ROBERT_BARATHEON,
        RENLY_BARATHEON,
        STANNIS_BARATHEON,
        SER_EMMON_CUY,
        SER_GUYARD_MORRIGEN,
        SER_PARMEN_CRANE,
        SALLADHOR_SAAN,
        SER_CORTNAY_PENROSE,
        MAESTER_PYLOS,
        MARYA_SEAWORTH,
        VETERAN_KNIGHT,
        SISTER_OF_TRUTH,
        BEARER_OF_THE_LIGHT,
        ASSHAI_INITIATE,
        KNIGHTS_OF_THE_STORM,
        STANNISS_CAVALRY,
        LOST_CAPTAIN,
        VANGUARD_LANCER,
        BASTARD_IN_HIDING,
        HERALD_OF_STORMS_END,
        HEDGE_KNIGHT,
        SER_PRESTON_GREENFIELD,
        FANATICAL_FOLLOWER,
    ],
);

/// King characters of the House other than this one.
const OTHER_KINGS: Filter =
    CHARACTER.with(&[T::House(House::Baratheon), T::Trait(Trait::King), T::Not(&T::Same(K::This))]);
const ONLY_KING: If = If::Not(&If::Exists(OTHER_KINGS));
const LORDS: K =
    K::Every(&CHARACTER.yours().with(&[T::House(House::Baratheon), T::Trait(Trait::Lord)]));
const DECK: Filter = CARD.yours().from(Z::Deck);

const ROBERT_BARATHEON: Printed = character("1", "Robert Baratheon", &[House::Baratheon])
    .unique()
    .cost(5)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::King])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[ONLY_KING],
        &[Player(You, P::Challenges { kind: Some(Icon::Power), more: 1, most: None })],
    )]);

const RENLY_BARATHEON: Printed = character("2", "Renly Baratheon", &[House::Baratheon])
    .unique()
    .cost(5)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::King])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[ONLY_KING],
        &[cheaper(
            1,
            CHARACTER
                .from(Z::Anywhere)
                .with(&[T::House(House::Baratheon), T::Not(&T::Same(K::This))]),
        )],
    )]);

const STANNIS_BARATHEON: Printed = character("3", "Stannis Baratheon", &[House::Baratheon])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::King])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(&[ONLY_KING], &[Player(Everyone, P::Cannot(&[deed(V::Draw)]))])]);

const SER_EMMON_CUY: Printed = character("4", "Ser Emmon Cuy", &[House::Baratheon])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::RainbowGuard])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[constant(&[Card(LORDS, M::Strength(Change::By(n(1))))])]);

const SER_GUYARD_MORRIGEN: Printed = character("5", "Ser Guyard Morrigen", &[House::Baratheon])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::RainbowGuard])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[constant(&[gains(LORDS, Keyword::Stealth)])]);

const SER_PARMEN_CRANE: Printed = character("6", "Ser Parmen Crane", &[House::Baratheon])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::RainbowGuard])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[constant(&[Card(
        LORDS,
        M::Gains(
            &interrupt(&[deed(V::Kill).to(THIS)], &[Influence(n(1))], &[E::Save(K::This)]).ok(),
        ),
    )])]);

const SALLADHOR_SAAN: Printed = character("7", "Salladhor Saan", &[House::Baratheon])
    .unique()
    .cost(4)
    .strength(2)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Ally])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[choose(A, LOCATION), E::Discard(K::Chosen(A), Save::Savable)],
    )
    .ok()]);

const SER_CORTNAY_PENROSE: Printed = character("8", "Ser Cortnay Penrose", &[House::Baratheon])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lord, Trait::Knight])
    .abilities(&[constant_if(
        &[If::Challenge(&[D::Kind(Icon::Power)])],
        &[strength(K::This, 2), gains(K::This, Keyword::Vigilant)],
    )]);

const MAESTER_PYLOS: Printed = character("9", "Maester Pylos", &[House::Baratheon])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Maester])
    .keywords(&[Keyword::Stealth])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Intrigue), D::Attacker, D::WithAlone(&THIS)])],
        &[],
        &[E::Discard(K::Random(n(1), &CARD.of(&Loser).from(Z::Shadows)), Save::Savable)],
    )
    .ok()]);

const MARYA_SEAWORTH: Printed = character("10", "Marya Seaworth", &[House::Baratheon])
    .unique()
    .cost(2)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Lady])
    .abilities(&[action(
        Phase::Any,
        &[KNEEL_THIS],
        &[choose(A, CHARACTER), E::Stand(K::Chosen(A))],
    )
    .ok()]);

const VETERAN_KNIGHT: Printed = character("11", "Veteran Knight", &[House::Baratheon])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military])
    .crests(&[Crest::War])
    .traits(&[Trait::Knight])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[constant_if(
        &[If::Is(K::This, T::Participating)],
        &[Card(
            K::Every(&CHARACTER.opponents().with(&[T::Participating])),
            M::Lose(Thing::Crests(Crest::War)),
        )],
    )]);

const SISTER_OF_TRUTH: Printed = character("12", "Sister of Truth", &[House::Baratheon])
    .house_only(House::Baratheon)
    .shadows(1)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Asshai, Trait::Ally])
    .abilities(&[response(
        &[deed(V::ComeOut).to(THIS)],
        &[],
        &[
            choose(A, CARD.with(&[T::Crest(Crest::Shadow)])),
            E::Return(K::Chosen(A), Z::Shadows, Save::Savable),
        ],
    )
    .ok()]);

const BEARER_OF_THE_LIGHT: Printed = character("13", "Bearer of the Light", &[House::Baratheon])
    .cost(0)
    .strength(1)
    .traits(&[Trait::Asshai])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CHARACTER.from(Z::Anywhere).with(&[T::Trait(Trait::Asshai)]))])],
    )
    .ok()]);

const ASSHAI_INITIATE: Printed = character("14", "Asshai Initiate", &[House::Baratheon])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Asshai])
    .abilities(&[action(
        Phase::Any,
        &[give(V::Discard, K::Top(n(2), &DECK), Z::Discard)],
        &[choose(A, CHARACTER.from(Z::Dead)), E::Place(K::Chosen(A), Z::Discard)],
    )
    .limit(once(Period::Round))
    .ok()]);

const KNIGHTS_OF_THE_STORM: Printed = character("15", "Knights of the Storm", &[House::Baratheon])
    .cost(5)
    .strength(5)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Army, Trait::Knight])
    .keywords(&[Keyword::NoAttachments(Except::Nothing), Keyword::Renown])
    .abilities(&[response(&[deed(V::Play).by(You).to(THIS)], &[], &[E::FirstPlayer(You)]).ok()]);

const STANNISS_CAVALRY: Printed = character("16", "Stannis's Cavalry", &[House::Baratheon])
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[constant_if(
        &[If::Exists(CHARACTER.with(&[T::Trait(Trait::NightsWatch)]))],
        &[gains(K::This, Keyword::Renown)],
    )]);

const LOST_CAPTAIN: Printed = character("17", "Lost Captain", &[House::Baratheon])
    .cost(3)
    .strength(3)
    .icons(&[Icon::Power])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Stealth])
    .abilities(&[
        response(&[won(&[D::Kind(Icon::Power), D::Margin(4)])], &[], &[E::Place(K::This, Z::Hand)])
            .from(Z::Discard)
            .ok(),
        response(&[won(&[D::Kind(Icon::Power), D::Margin(4)])], &[], &[E::Place(K::This, Z::Hand)])
            .from(Z::Dead)
            .ok(),
    ]);

const VANGUARD_LANCER: Printed = character("18", "Vanguard Lancer", &[House::Baratheon])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::HouseFlorent])
    .initiative(1)
    .influence(1);

const BASTARD_IN_HIDING: Printed = character("19", "Bastard in Hiding", &[House::Baratheon])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Ally, Trait::Bastard]);

const HERALD_OF_STORMS_END: Printed = character("20", "Herald of Storm's End", &[House::Baratheon])
    .house_only(House::Baratheon)
    .cost(0)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Ally]);

const HEDGE_KNIGHT: Printed = character("40", "Hedge Knight", &[])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::Ally]);

const SER_PRESTON_GREENFIELD: Printed = character("41", "Ser Preston Greenfield", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::Kingsguard])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[response(
        &[deed(V::Win).by(You).that(&[D::Dominance])],
        &[],
        &[E::Each(
            Everyone,
            &[
                E::Choose {
                    to: A,
                    by: Them,
                    from: CARD.theirs().from(Z::Hand),
                    count: Count::Exactly(Amount::AtLeast(
                        0,
                        &Amount::Plus(&Amount::Of(Them, Tally::Hand), &n(-4)),
                    )),
                },
                E::Discard(K::Chosen(A), Save::Savable),
            ],
        )],
    )
    .ok()]);

const FANATICAL_FOLLOWER: Printed = character("42", "Fanatical Follower", &[])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Military])
    .traits(&[Trait::Brotherhood])
    .abilities(&[constant(&[Card(
        K::This,
        M::Strength(Change::By(Amount::Count(
            &LOCATION
                .with(&[T::Any(&[T::Named(Name("The Roseroad")), T::Named(Name("The Searoad"))])]),
        ))),
    )])]);
