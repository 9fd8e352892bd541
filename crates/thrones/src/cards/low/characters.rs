//! Lords of Winter: the characters.

use crate::card::{Printed, Set, character, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::LordsOfWinter,
    [
        JOJEN_REED,
        EDDARD_STARK,
        CATELYN_STARK,
        ROBB_STARK,
        SUMMER,
        BRAN_STARK,
        DEEPWOOD_MERCENARY,
        HOUSE_TULLY_SEPTON,
        RIVERRUN_MESSENGER,
        WOLF_PACK,
        HOST_OF_THE_BEAR,
        KING_ROBBS_COMPANIONS,
        KNIGHT_OF_THE_RED_FORK,
        GUARD_AT_RIVERRUN,
        EDMURES_HOST,
        SER_EDMURE_TULLY,
        HOSTER_TULLY,
        THE_BLACKFISH,
        QHORIN_HALFHAND,
        MANCES_MEN,
        RORGE,
    ],
);

const TULLY: Filter = CHARACTER.with(&[T::Trait(Trait::HouseTully)]);
const HIS_DECK: Filter = CARD.of(&Chosen(A)).from(Z::Deck);
const BRAN: Filter = CHARACTER.with(&[T::Named(Name("Bran Stark"))]);

const JOJEN_REED: Printed = character("5", "Jojen Reed", &[House::Stark])
    .unique()
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Lord, Trait::HouseReed])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS, Influence(n(1))],
        &[
            E::ChoosePlayer { to: A, by: You, from: Everyone },
            E::Name { to: B, by: You, what: Nameable::Card },
            E::Claim(
                K::This,
                Amount::Count(
                    &CARD
                        .of(&Chosen(A))
                        .from(Z::Deck)
                        .with(&[T::NamedIn(B), T::Same(K::Top(n(3), &HIS_DECK))]),
                ),
            ),
            E::Discard(K::Top(n(3), &HIS_DECK), Save::Savable),
        ],
    )
    .ok()]);

const EDDARD_STARK: Printed = character("6", "Eddard Stark", &[House::Stark])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[If::Is(K::This, T::Defending)],
        &[Player(Attacker, P::Value(Value::Claim, Change::To(n(0))))],
    )]);

const CATELYN_STARK: Printed = character("7", "Catelyn Stark", &[House::Stark])
    .house_only(House::Stark)
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lady, Trait::HouseTully])
    .abilities(&[action(
        Phase::Challenges,
        &[],
        &[
            E::PutIntoPlay { what: K::This, under: You, how: Enter::Knelt },
            E::Join(K::This, Role::Defender),
            watch(
                Du::WhileInPlay(K::This),
                &passive(
                    &[deed(V::End).that(&[D::In(Phase::Challenges)])],
                    &[E::Return(K::This, Z::Hand, Save::Savable)],
                )
                .ok(),
            ),
        ],
    )
    .when(&[If::Challenge(&[
        D::Any(&[D::Kind(Icon::Intrigue), D::Kind(Icon::Power)]),
        D::Against(You),
    ])])
    .from(Z::Hand)
    .ok()]);

const ROBB_STARK: Printed = character("8", "Robb Stark", &[House::Stark])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::King])
    .keywords(&[Keyword::Renown])
    .abilities(&[action(
        Phase::Any,
        &[],
        &[
            E::Name { to: A, by: You, what: Nameable::Trait },
            until(
                Du::Phase,
                &[Card(
                    K::Every(&CHARACTER.yours().with(&[T::TraitIn(A)])),
                    M::Strength(Change::By(Amount::Either(
                        &If::Season(Season::Winter),
                        &n(2),
                        &n(1),
                    ))),
                )],
            ),
        ],
    )
    .limit(once(Period::Round))
    .ok()]);

const SUMMER: Printed = character("9", "Summer", &[House::Stark])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Creature, Trait::Direwolf])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[
        constant_if(
            &[If::Exists(BRAN.yours())],
            &[Card(
                K::Every(&BRAN.yours()),
                M::Cannot(&[deed(V::Choose)
                    .by(Opponents)
                    .that(&[D::Cause(Cause::Effect(&EVENTS))])]),
            )],
        ),
        constant_from(Z::Hand, &[If::Exists(BRAN)], &[cheaper(2, THIS)]),
    ]);

const BRAN_STARK: Printed = character("10", "Bran Stark", &[House::Stark])
    .house_only(House::Stark)
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Power])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Direwolf))])
    .abilities(&[
        passive(&[lost(&[D::Kind(Icon::Intrigue)])], &[E::Kill(K::This, Save::Unsavable)]).ok(),
        response(&[won(&[D::Kind(Icon::Intrigue), D::Defender])], &[], &[E::Claim(K::This, n(5))])
            .ok(),
    ]);

const DEEPWOOD_MERCENARY: Printed = character("11", "Deepwood Mercenary", &[House::Stark])
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::HouseGlover, Trait::Mercenary])
    .abilities(&[response(
        &[deed(V::Declare).to(THIS)],
        &[],
        &[
            choose(
                A,
                ATTACHMENT.with(&[T::On(
                    &CHARACTER.with(&[T::Participating, T::Not(&T::Same(K::This))]),
                )]),
            ),
            E::Discard(K::Chosen(A), Save::Savable),
        ],
    )
    .ok()]);

const HOUSE_TULLY_SEPTON: Printed = character("12", "House Tully Septon", &[House::Stark])
    .cost(2)
    .strength(3)
    .icons(&[Icon::Intrigue])
    .crests(&[Crest::Holy])
    .traits(&[Trait::Septon, Trait::HouseTully])
    .abilities(&[
        constant(&[Card(K::This, M::Cannot(&[deed(V::Declare).that(&[D::Attacker])]))]),
        constant(&[Card(K::This, M::NoKneel(&[D::Defender]))]),
    ]);

const RIVERRUN_MESSENGER: Printed = character("13", "Riverrun Messenger", &[House::Stark])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::HouseTully]);

const WOLF_PACK: Printed = character("14", "Wolf Pack", &[House::Stark])
    .cost(2)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Creature, Trait::Direwolf])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)]);

const HOST_OF_THE_BEAR: Printed = character("15", "Host of the Bear", &[House::Stark])
    .cost(3)
    .strength(5)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Army, Trait::HouseMormont])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[constant_if(
        &[If::Compare(Amount::Of(You, Tally::Initiative), Cmp::AtMost, n(2))],
        &[Card(K::This, M::Expelled)],
    )]);

const KING_ROBBS_COMPANIONS: Printed = character("16", "King Robb's Companions", &[House::Stark])
    .cost(5)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army])
    .keywords(&[Keyword::NoAttachments(Except::Nothing), Keyword::Renown])
    .abilities(&[constant_from(
        Z::Hand,
        &[If::During(Phase::Marshalling)],
        &[Player(You, P::PayGoldWith(Means::Influence))],
    )]);

const KNIGHT_OF_THE_RED_FORK: Printed = character("17", "Knight of the Red Fork", &[House::Stark])
    .cost(1)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Knight, Trait::HouseTully])
    .abilities(&[
        passive(
            &[deed(V::Play).by(You).to(THIS)],
            &[E::Kneel(K::Every(&CARD.yours().with(&[T::Not(&T::Trait(Trait::HouseTully))])))],
        )
        .ok(),
        constant_if(
            &[If::Did(You, Past::LostDominance)],
            &[Card(K::This, M::Cannot(&[deed(V::Stand).that(&[D::In(Phase::Standing)])]))],
        ),
    ]);

const GUARD_AT_RIVERRUN: Printed = character("18", "Guard at Riverrun", &[House::Stark])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::HouseTully])
    .abilities(&[
        constant_if(&[If::Is(K::This, T::Defending)], &[strength(K::This, 1)]),
        passive(&[deed(V::End).that(&[D::In(Phase::Challenges)])], &[draw(You, 1)])
            .when(&[If::Not(&If::Did(You, Past::Lost(Some(Icon::Military))))])
            .ok(),
    ]);

const EDMURES_HOST: Printed = character("19", "Edmure's Host", &[House::Stark])
    .cost(6)
    .strength(6)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::HouseTully, Trait::Army])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .immune(&[&EVENTS])
    .abilities(&[constant_from(
        Z::Hand,
        &[],
        &[cheaper_by(Amount::Minus(&Amount::Count(&TULLY.yours())), THIS)],
    )]);

const SER_EDMURE_TULLY: Printed = character("20", "Ser Edmure Tully", &[House::Stark])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Lord, Trait::Knight, Trait::HouseTully])
    .abilities(&[response(
        &[deed(V::Declare).to(TULLY.yours()).that(&[D::Defender])],
        &[],
        &[E::RemoveFromChallenge(K::Every(
            &CHARACTER.with(&[T::Attacking, T::Is(Stat::Strength, Cmp::AtMost, n(1))]),
        ))],
    )
    .ok()]);

const HOSTER_TULLY: Printed = character("21", "Hoster Tully", &[House::Stark])
    .unique()
    .cost(1)
    .strength(0)
    .icons(&[Icon::Power])
    .traits(&[Trait::Lord, Trait::HouseTully])
    .abilities(&[constant(&[strength(K::Every(&TULLY), 1)])]);

const THE_BLACKFISH: Printed = character("22", "The Blackfish", &[House::Stark])
    .house_only(House::Stark)
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::Knight, Trait::HouseTully])
    .keywords(&[Keyword::Renown])
    .abilities(&[
        constant_if(
            &[If::Is(K::This, T::Is(Stat::Power, Cmp::AtLeast, n(3)))],
            &[Card(K::Every(&TULLY.yours()), M::NoKneel(&[D::Attacker]))],
        ),
        response(&[won(&[D::Kind(Icon::Military), D::Attacker])], &[], &[draw(You, 1)]).ok(),
    ]);

const QHORIN_HALFHAND: Printed = character("40", "Qhorin Halfhand", &[])
    .unique()
    .cost(3)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::NightsWatch])
    .keywords(&[Keyword::NoAttachments(Except::Nothing), Keyword::Renown])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Military), D::Margin(4)])],
        &[],
        &[
            choose(
                A,
                CHARACTER
                    .of(&Loser)
                    .with(&[T::Not(&T::Unique), T::Is(Stat::PrintedStrength, Cmp::AtMost, n(3))]),
            ),
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    )
    .ok()]);

const MANCES_MEN: Printed = character("41", "Mance's Men", &[])
    .shadows(4)
    .strength(6)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Wildling, Trait::Army])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)]);

const RORGE: Printed = character("42", "Rorge", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally, Trait::Mercenary])
    .keywords(&[Keyword::Stealth])
    .abilities(&[constant_if(
        &[If::Challenge(&[D::First])],
        &[Player(Attacker, P::Value(Value::Claim, Change::By(n(1))))],
    )]);
