//! The Core Set: House Stark.

use super::{HONOR_GUARD, IMMUNE_TO_EVENTS};
use crate::card::{Printed, Set, attachment, character, location};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    ICE,
    NYMERIA,
    SUMMER,
    SER_RODRIK_CASSEL,
    EDDARD_STARK,
    CATELYN_STARK,
    ARYA_STARK,
    ROBB_STARK,
    SANSA_STARK,
    GREATJON_UMBER,
    SHAGGYDOG,
    HODOR,
    BRAN_STARK,
    GREY_WIND,
    LADY,
    WAR_HOST_OF_THE_NORTH,
    WINTERFELL_HONOR_GUARD,
    KNIGHT_OF_THE_TUMBLESTONE,
    DIREWOLF_PUP,
    KENNEL_MASTER,
    HOUSE_TULLY_RECRUITER,
    TRIDENT_REINFORCEMENTS,
    WINTERFELL_RESERVES,
    WINTERFELL_KENNELS,
    WINTERFELL_CASTLE,
    NORTHERN_FIEFDOMS,
    LORD_EDDARDS_CHAMBERS,
    GREAT_KEEP,
    GODSWOOD,
    NARROW_SEA,
];

const STARK: Filter = CHARACTER.with(&[T::House(House::Stark)]);
const SANSA: K = K::Every(&CHARACTER.with(&[T::Named(Name("Sansa Stark"))]));
const DIREWOLF: Filter = CARD.with(&[T::Trait(Trait::Direwolf)]);
const SAVED_TO_HAND: Ability = interrupt(
    &[deed(V::Kill).to(THIS), deed(V::Discard).to(THIS).that(&[D::From(Z::Play)])],
    &[],
    &[E::Save(K::This), E::Return(K::This, Z::Hand, Save::Savable)],
)
.ok();

const ICE: Printed = attachment("S1", "Ice", &[House::Stark])
    .unique()
    .cost(2)
    .traits(&[Trait::Item, Trait::Weapon])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(STARK)),
        action(
            Phase::Challenges,
            &[KNEEL_THIS, DISCARD_THIS],
            &[
                choose(A, CHARACTER.with(&[T::Participating, T::Not(&T::Same(K::Host))])),
                E::Kill(K::Chosen(A), Save::Savable),
            ],
        )
        .when(&[If::Is(K::Host, T::Participating)])
        .ok(),
    ]);

const NYMERIA: Printed = attachment("S2", "Nymeria", &[House::Stark])
    .unique()
    .cost(2)
    .traits(&[Trait::Creature, Trait::Direwolf])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(STARK)),
        interrupt(&[deed(V::Kill).to(HOST)], &[KNEEL_THIS], &[E::Save(K::Host)]).ok(),
        constant_if(
            &[If::Is(K::Host, T::Named(Name("Arya Stark")))],
            &[strength(K::Host, 1), gains(K::Host, Keyword::Stealth)],
        ),
    ]);

const SUMMER: Printed = attachment("S3", "Summer", &[House::Stark])
    .unique()
    .cost(1)
    .traits(&[Trait::Creature, Trait::Direwolf])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(STARK)),
        constant(&[strength(K::Host, 2), gains_icon(K::Host, Icon::Military)]),
        constant_if(
            &[If::Is(K::Host, T::Named(Name("Bran Stark")))],
            &[gains(K::Host, Keyword::Stealth)],
        ),
    ]);

const SER_RODRIK_CASSEL: Printed = character("S4", "Ser Rodrik Cassel", &[House::Stark])
    .unique()
    .cost(3)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight])
    .abilities(&[
        constant(&[Card(K::This, M::NoKneel(&[D::Defender]))]),
        constant_if(&[If::Is(K::This, T::Defending)], &[strength(K::This, 2)]),
    ]);

const EDDARD_STARK: Printed = character("S5", "Eddard Stark", &[House::Stark])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Stalwart, Keyword::Renown, Keyword::Deadly])
    .abilities(&[passive(&[deed(V::Enter).to(THIS)], &[E::Claim(K::This, n(1))]).ok()]);

const CATELYN_STARK: Printed = character("S6", "Catelyn Stark", &[House::Stark])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lady, Trait::HouseTully])
    .abilities(&[response(
        &[deed(V::Declare).to(THIS).that(&[D::Defender])],
        &[],
        &[
            choose(A, CHARACTER.with(&[T::Participating])),
            until(Du::Challenge, &[Card(K::Chosen(A), M::Uncounted)]),
        ],
    )
    .ok()]);

const ARYA_STARK: Printed = character("S7", "Arya Stark", &[House::Stark])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lady])
    .abilities(&[action(
        Phase::Any,
        &[Influence(n(1))],
        &[
            choose(
                A,
                CHARACTER
                    .with(&[T::Any(&[T::Keyword(Keyword::Stealth), T::Keyword(Keyword::Renown)])]),
            ),
            E::Lend {
                what: &[Keyword::Stealth, Keyword::Renown],
                from: K::Chosen(A),
                to: K::This,
                take: true,
                until: Du::Phase,
            },
        ],
    )
    .ok()]);

const ROBB_STARK: Printed = character("S8", "Robb Stark", &[House::Stark])
    .unique()
    .cost(4)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Military), D::With(&THIS)])],
        &[],
        &[choose(A, CHARACTER.of(&Loser)), E::Kill(K::Chosen(A), Save::Savable)],
    )
    .ok()]);

const SANSA_STARK: Printed = character("S9", "Sansa Stark", &[House::Stark])
    .house_only(House::Stark)
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lady])
    .abilities(&[response(
        &[deed(V::Play).to(ATTACHMENT.from(Z::Anywhere)).that(&[D::On(K::This)])],
        &[],
        &[draw(That, 1)],
    )
    .by(That)
    .ok()]);

const GREATJON_UMBER: Printed = character("S10", "Greatjon Umber", &[House::Stark])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Lord])
    .abilities(&[action(Phase::Challenges, &[KNEEL_THIS], &[E::Join(K::This, Role::Either)])
        .when(&[If::Challenge(&[D::Any(&[D::Kind(Icon::Military), D::Kind(Icon::Power)])])])
        .ok()]);

const SHAGGYDOG: Printed = character("S11", "Shaggydog", &[House::Stark])
    .unique()
    .cost(1)
    .strength(1)
    .icons(&[Icon::Military])
    .traits(&[Trait::Creature, Trait::Direwolf])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[constant_if(
        &[If::Exists(CHARACTER.yours().with(&[T::House(House::Stark), T::Trait(Trait::Lord)]))],
        &[strength(K::This, 3), gains(K::This, IMMUNE_TO_EVENTS)],
    )]);

const HODOR: Printed = character("S12", "Hodor", &[House::Stark])
    .unique()
    .cost(1)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[
        constant(&[Card(K::This, M::Cannot(&[deed(V::Declare).that(&[D::Attacker])]))]),
        constant(&[Card(K::This, M::Cannot(&[deed(V::Bypass)]))]),
    ]);

const BRAN_STARK: Printed = character("S13", "Bran Stark", &[House::Stark])
    .unique()
    .cost(2)
    .strength(1)
    .traits(&[Trait::Lord])
    .abilities(&[action(Phase::Plot, &[KNEEL_THIS], &[E::RevealPlot(You)])
        .limit(times(3, Period::Round))
        .ok()]);

const GREY_WIND: Printed = character("S14", "Grey Wind", &[House::Stark])
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military])
    .traits(&[Trait::Creature, Trait::Direwolf])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[constant_from(
        Z::Hand,
        &[If::Exists(CARD.with(&[T::Named(Name("Robb Stark"))]))],
        &[cheaper(2, THIS)],
    )]);

const LADY: Printed = character("S15", "Lady", &[House::Stark])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Creature, Trait::Direwolf])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[
        constant(&[strength(SANSA, 1), gains(SANSA, Keyword::Renown)]),
        constant_from(
            Z::Hand,
            &[If::Exists(CARD.with(&[T::Named(Name("Sansa Stark"))]))],
            &[cheaper(2, THIS)],
        ),
    ]);

const WAR_HOST_OF_THE_NORTH: Printed = character("S16", "War Host of the North", &[House::Stark])
    .cost(7)
    .strength(11)
    .icons(&[Icon::Military])
    .crests(&[Crest::War])
    .traits(&[Trait::Army])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)]);

const WINTERFELL_HONOR_GUARD: Printed = character("S17", "Winterfell Honor Guard", &[House::Stark])
    .house_only(House::Stark)
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[HONOR_GUARD]);

const KNIGHT_OF_THE_TUMBLESTONE: Printed =
    character("S18", "Knight of the Tumblestone", &[House::Stark])
        .cost(2)
        .strength(2)
        .icons(&[Icon::Military, Icon::Power])
        .crests(&[Crest::War])
        .traits(&[Trait::Knight, Trait::HouseTully]);

const DIREWOLF_PUP: Printed = character("S19", "Direwolf Pup", &[House::Stark])
    .house_only(House::Stark)
    .cost(1)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Creature, Trait::Direwolf])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)]);

const KENNEL_MASTER: Printed = character("S20", "Kennel Master", &[House::Stark])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally])
    .abilities(&[
        constant(&[Card(K::This, M::Strength(Change::By(Amount::Count(&DIREWOLF))))]),
        constant_if(
            &[If::Compare(Amount::Count(&DIREWOLF.yours()), Cmp::AtLeast, n(3))],
            &[Card(K::This, M::Gains(&SAVED_TO_HAND))],
        ),
    ]);

const HOUSE_TULLY_RECRUITER: Printed = character("S21", "House Tully Recruiter", &[House::Stark])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Ally, Trait::HouseTully])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, STARK.from(Z::Anywhere))])],
    )
    .ok()]);

const TRIDENT_REINFORCEMENTS: Printed = character("S22", "Trident Reinforcements", &[House::Stark])
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::HouseTully])
    .abilities(&[action(Phase::Dominance, &[], &[E::Place(K::This, Z::Hand)])
        .from(Z::Dead)
        .when(&[If::Compare(Amount::Count(&CHARACTER.yours().from(Z::Dead)), Cmp::AtLeast, n(3))])
        .ok()]);

const WINTERFELL_RESERVES: Printed = character("S23", "Winterfell Reserves", &[House::Stark])
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army])
    .abilities(&[response(
        &[deed(V::Declare).to(THIS).that(&[D::Defender])],
        &[Gold(n(1))],
        &[
            E::ChoosePlayer {
                to: A,
                by: You,
                from: With(&If::Exists(CARD.theirs().from(Z::Discard))),
            },
            E::Place(K::Top(n(1), &CARD.of(&Chosen(A)).from(Z::Discard)), Z::DeckTop),
        ],
    )
    .ok()]);

const WINTERFELL_KENNELS: Printed = location("S24", "Winterfell Kennels", &[House::Stark])
    .cost(2)
    .traits(&[Trait::Winterfell])
    .abilities(&[action(
        Phase::Any,
        &[KNEEL_THIS, Gold(n(1))],
        &[
            E::Search {
                to: A,
                by: You,
                top: None,
                from: CARD.yours().from(Z::Deck).with(&[T::Trait(Trait::Direwolf)]),
                count: ONE,
                show: true,
            },
            E::Place(K::Chosen(A), Z::Hand),
        ],
    )
    .ok()]);

const WINTERFELL_CASTLE: Printed = location("S25", "Winterfell Castle", &[House::Stark])
    .unique()
    .cost(3)
    .traits(&[Trait::Winterfell, Trait::Stronghold])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[constant(&[strength(K::Every(&STARK.yours()), 1)])]);

const NORTHERN_FIEFDOMS: Printed = location("S26", "Northern Fiefdoms", &[House::Stark])
    .again(&[(Set::LordsOfWinter, "31")])
    .cost(1)
    .traits(&[Trait::Winterfell])
    .keywords(&[Keyword::Limited])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CARD.from(Z::Anywhere).with(&[T::House(House::Stark)]))])],
    )
    .ok()]);

const LORD_EDDARDS_CHAMBERS: Printed = location("S28", "Lord Eddard's Chambers", &[House::Stark])
    .again(&[(Set::LordsOfWinter, "28")])
    .unique()
    .cost(1)
    .traits(&[Trait::Winterfell])
    .income(1)
    .influence(1)
    .abilities(&[Ability::Rule(Rule::PlayAsAttachment)]);

const GREAT_KEEP: Printed = location("S29", "Great Keep", &[House::Stark])
    .again(&[(Set::LordsOfWinter, "30")])
    .cost(0)
    .traits(&[Trait::Winterfell, Trait::Stronghold])
    .keywords(&[Keyword::Limited])
    .income(1);

const GODSWOOD: Printed = location("S32", "Godswood", &[House::Stark])
    .again(&[(Set::LordsOfWinter, "29")])
    .cost(2)
    .traits(&[Trait::Winterfell])
    .keywords(&[Keyword::Limited])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(2, STARK.from(Z::Anywhere))])],
    )
    .ok()]);

const NARROW_SEA: Printed = location("S33", "Narrow Sea", &[House::Stark, House::Baratheon])
    .again(&[(Set::LordsOfWinter, "32"), (Set::KingsOfTheStorm, "29")])
    .cost(0)
    .traits(&[Trait::Westeros])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[DISCARD_THIS],
        &[until(
            NEXT,
            &[cheaper(
                2,
                CHARACTER
                    .from(Z::Anywhere)
                    .with(&[T::Any(&[T::House(House::Stark), T::House(House::Baratheon)])]),
            )],
        )],
    )
    .ok()]);
