//! Kings of the Sea: attachments, events, locations and agendas.

use crate::card::{Printed, Set, attachment, event, location, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::KingsOfTheSea,
    [
        ASSAULT_OF_THE_KRAKEN,
        KINGSMOOT,
        SEASICK,
        RISEN_FROM_THE_SEA,
        SUPPORT_OF_HARLAW,
        VETERAN_MARAUDER,
        IRON_ISLAND_FIEFDOMS,
        AERONS_CHAMBERS,
        BLOODY_KEEP,
        THE_IRON_MINES,
        LONGSHIP_IRON_VICTORY,
        SCOUTING_VESSEL,
        BAY_OF_ICE,
        GATEHOUSE,
        KINGDOM_OF_SHADOWS,
        THE_PRICE_OF_WAR,
        CONFESSION,
        SEAFARERS_BOW,
        ASSERTION_OF_MIGHT,
        SHIVERING_SEA,
    ],
);

const GREYJOY: Filter = CHARACTER.with(&[T::House(House::Greyjoy)]);
const HAND: Filter = CARD.of(&Chosen(A)).from(Z::Hand);
const BAYS: Filter = LOCATION.with(&[T::Named(Name("Bay of Ice"))]);
const KINGDOMS: Filter = LOCATION.with(&[T::Named(Name("Kingdom of Shadows"))]);

const ASSAULT_OF_THE_KRAKEN: Printed = event("17", "Assault of the Kraken")
    .house_only(House::Greyjoy)
    .abilities(&[response(&[won(&[D::Unopposed])], &[], &[E::Again]).from(Z::Hand).ok()]);

const KINGSMOOT: Printed = event("18", "Kingsmoot").abilities(&[response(
    &[deed(V::Win).by(You).that(&[D::Dominance])],
    &[kneel(2, CHARACTER.with(&[T::Trait(Trait::Ironborn)]))],
    &[
        choose(
            A,
            CHARACTER.with(&[
                T::House(House::Greyjoy),
                T::Any(&[T::Trait(Trait::Lord), T::Trait(Trait::Lady)]),
            ]),
        ),
        E::Stand(K::Chosen(A)),
        E::Then(&[E::Claim(K::Chosen(A), n(2)), draw(You, 2)]),
    ],
)
.from(Z::Hand)
.ok()]);

const SEASICK: Printed = event("19", "Seasick").house_only(House::Greyjoy).abilities(&[interrupt(
    &[deed(V::Trigger).that(&[D::Triggered])],
    &[],
    &[E::Pay { who: That, costs: &[Influence(n(1))], then: &[], otherwise: &[E::Cancel] }],
)
.from(Z::Hand)
.ok()]);

const RISEN_FROM_THE_SEA: Printed = event("20", "Risen from the Sea").abilities(&[interrupt(
    &[deed(V::Kill).to(GREYJOY)],
    &[],
    &[
        E::Save(K::It),
        E::Then(&[E::Attach {
            what: K::This,
            to: K::It,
            as_: As::Face(&Face {
                types: ATT,
                traits: &[Trait::Condition],
                abilities: &[constant(&[strength(K::Host, 1)])],
            }),
        }]),
    ],
)
.from(Z::Hand)
.ok()]);

const SUPPORT_OF_HARLAW: Printed = attachment("21", "Support of Harlaw", &[House::Greyjoy])
    .cost(2)
    .traits(&[Trait::Condition])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(GREYJOY)),
        constant(&[gains(K::Host, Keyword::Stealth)]),
        response(&[won(&[D::Unopposed])], &[], &[E::Stand(K::Host)]).ok(),
    ]);

const VETERAN_MARAUDER: Printed = attachment("22", "Veteran Marauder", &[House::Greyjoy])
    .cost(1)
    .traits(&[Trait::Skill, Trait::Condition])
    .abilities(&[
        constant(&[gains(K::Host, Keyword::Stealth)]),
        response(
            &[won(&[D::Unopposed, D::With(&HOST)])],
            &[],
            &[
                choose(A, LOCATION.opponents()),
                E::Attach {
                    what: K::This,
                    to: K::Chosen(A),
                    as_: As::Face(&Face {
                        types: ATT,
                        traits: &[Trait::Skill, Trait::Condition],
                        abilities: &[
                            Ability::Rule(Rule::AttachTo(LOCATION)),
                            constant(&[Card(K::Host, M::Blank(Blank::Whole))]),
                        ],
                    }),
                },
            ],
        )
        .ok(),
    ]);

const IRON_ISLAND_FIEFDOMS: Printed = location("23", "Iron Island Fiefdoms", &[House::Greyjoy])
    .cost(1)
    .traits(&[Trait::IronIslands])
    .keywords(&[Keyword::Limited])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CARD.from(Z::Anywhere).with(&[T::House(House::Greyjoy)]))])],
    )
    .ok()]);

const AERONS_CHAMBERS: Printed = location("24", "Aeron's Chambers", &[House::Greyjoy])
    .unique()
    .cost(1)
    .traits(&[Trait::IronIslands])
    .income(1)
    .influence(1)
    .abilities(&[Ability::Rule(Rule::PlayAsAttachment)]);

const BLOODY_KEEP: Printed = location("26", "Bloody Keep", &[House::Greyjoy])
    .cost(2)
    .traits(&[Trait::IronIslands])
    .keywords(&[Keyword::Limited])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(
            NEXT,
            &[cheaper(2, CHARACTER.from(Z::Anywhere).with(&[T::House(House::Greyjoy)]))],
        )],
    )
    .ok()]);

const THE_IRON_MINES: Printed = location("27", "The Iron Mines", &[House::Greyjoy])
    .cost(0)
    .traits(&[Trait::IronIslands])
    .abilities(&[interrupt(
        &[deed(V::Kill).to(CHARACTER)],
        &[KNEEL_THIS, DISCARD_THIS],
        &[E::Save(K::It)],
    )
    .ok()]);

const LONGSHIP_IRON_VICTORY: Printed = location("28", "Longship Iron Victory", &[House::Greyjoy])
    .unique()
    .cost(2)
    .traits(&[Trait::Warship])
    .abilities(&[
        passive(
            &[deed(V::End).that(&[D::In(Phase::Marshalling)])],
            &[E::Kneel(K::Every(&LOCATION.yours().with(&[T::Trait(Trait::Warship)])))],
        )
        .when(&[If::Not(&If::Exists(GREYJOY.yours()))])
        .ok(),
        action(
            Phase::Challenges,
            &[KNEEL_THIS],
            &[
                choose(A, CHARACTER.with(&[T::Participating])),
                until(Du::Challenge, &[strength(K::Chosen(A), 2)]),
                watch(Du::Challenge, &passive(&[won(&[])], &[draw(You, 1)]).ok()),
            ],
        )
        .ok(),
    ]);

const SCOUTING_VESSEL: Printed = location("29", "Scouting Vessel", &[House::Greyjoy])
    .cost(2)
    .traits(&[Trait::Warship])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(A, CHARACTER.with(&[T::Defending])),
            until(Du::Challenge, &[Card(K::Chosen(A), M::Uncounted)]),
        ],
    )
    .ok()]);

const BAY_OF_ICE: Printed = location(
    "30",
    "Bay of Ice",
    &[
        House::Stark,
        House::Lannister,
        House::Baratheon,
        House::Targaryen,
        House::Martell,
        House::Greyjoy,
    ],
)
.cost(0)
.traits(&[Trait::Kingdom])
.initiative(1)
.abilities(&[passive(
    &[deed(V::WinInitiative)],
    &[E::Kneel(K::Every(&BAYS)), E::Then(&[draw(That, 1)])],
)
.ok()]);

const GATEHOUSE: Printed = location("31", "Gatehouse", &[House::Greyjoy])
    .cost(0)
    .traits(&[Trait::IronIslands])
    .keywords(&[Keyword::Limited])
    .income(1);

const KINGDOM_OF_SHADOWS: Printed = location(
    "32",
    "Kingdom of Shadows",
    &[
        House::Stark,
        House::Lannister,
        House::Baratheon,
        House::Targaryen,
        House::Martell,
        House::Greyjoy,
    ],
)
.cost(1)
.traits(&[Trait::Kingdom])
.income(1)
.abilities(&[passive(
    &[deed(V::Win).that(&[D::Kind(Icon::Intrigue)])],
    &[
        E::Kneel(K::Every(&KINGDOMS)),
        E::Then(&[
            E::Choose {
                to: A,
                by: That,
                from: CARD.with(&[T::Crest(Crest::Shadow), T::Kneeling]),
                count: ONE,
            },
            E::Stand(K::Chosen(A)),
        ]),
    ],
)
.ok()]);

const THE_PRICE_OF_WAR: Printed = event("38", "The Price of War").abilities(&[response(
    &[won(&[
        D::Kind(Icon::Military),
        D::With(&CHARACTER.yours().with(&[T::Crest(Crest::War), T::Attacking])),
    ])],
    &[],
    &[
        E::Choose {
            to: A,
            by: You,
            from: LOCATION.of(&Loser).with(&[T::Not(&T::Keyword(Keyword::Limited))]),
            count: Count::UpTo(n(2)),
        },
        E::Discard(K::Chosen(A), Save::Savable),
    ],
)
.limit(title_once(Period::Round))
.from(Z::Hand)
.ok()]);

const CONFESSION: Printed = event("39", "Confession").abilities(&[action(
    Phase::Any,
    &[Either(&[&[Influence(n(3))], &[kneel(1, CHARACTER.with(&[T::Crest(Crest::Holy)]))]])],
    &[
        choose_opponent(A),
        E::LookAt(You, K::Every(&HAND)),
        E::Then(&[
            E::Choose {
                to: B,
                by: You,
                from: CARD
                    .of(&Chosen(A))
                    .from(Z::Hand)
                    .with(&[T::Not(&T::Keyword(Keyword::Limited))]),
                count: ONE,
            },
            E::Discard(K::Chosen(B), Save::Savable),
        ]),
    ],
)
.from(Z::Hand)
.ok()]);

const SEAFARERS_BOW: Printed =
    attachment("40", "Seafarer's Bow", &[]).cost(2).traits(&[Trait::Weapon]).abilities(&[
        action(
            Phase::Challenges,
            &[give(V::Kneel, K::Host, Z::Play)],
            &[
                choose(A, CHARACTER.with(&[T::Participating])),
                until(Du::Phase, &[strength(K::Chosen(A), 2)]),
            ],
        )
        .limit(once(Period::Phase))
        .ok(),
        action(
            Phase::Challenges,
            &[KNEEL_THIS],
            &[
                choose(A, CHARACTER.with(&[T::Participating])),
                until(Du::Phase, &[strength(K::Chosen(A), 2)]),
            ],
        )
        .limit(once(Period::Phase))
        .ok(),
    ]);

const ASSERTION_OF_MIGHT: Printed =
    event("41", "Assertion of Might").house_only(House::Greyjoy).abilities(&[response(
        &[won(&[D::Unopposed])],
        &[Either(&[&[Influence(n(4))], &[kneel(1, CHARACTER.with(&[T::Crest(Crest::War)]))]])],
        &[claim_house(3)],
    )
    .limit(title_once(Period::Phase))
    .from(Z::Hand)
    .ok()]);

const SHIVERING_SEA: Printed =
    location("42", "Shivering Sea", &[]).cost(0).traits(&[Trait::Kingdom]).abilities(&[action(
        Phase::Marshalling,
        &[DISCARD_THIS],
        &[until(NEXT, &[cheaper(1, CHARACTER.from(Z::Anywhere).with(&[T::Neutral]))])],
    )
    .ok()]);
