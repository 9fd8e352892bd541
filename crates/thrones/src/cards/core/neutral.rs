//! The Core Set: the neutral cards.

use super::IMMUNE_TO_EVENTS;
use crate::card::{Printed, Set, attachment, character, event, location};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    BENJEN_STARK,
    JON_SNOW,
    GHOST,
    CROSSROADS,
    STREET_OF_STEEL,
    LORDSHIP,
    LITTLEFINGER,
    VARYS,
    SHADOWBLACK_LANE,
    MILK_OF_THE_POPPY,
    SER_BARRISTAN_SELMY,
    KNIGHT_OF_FLOWERS,
    STREET_OF_SISTERS,
    BODYGUARD,
    MAESTER_AEMON,
    MAGISTER_ILLYRIO,
    DISTRACTION,
    WINTER_IS_COMING,
    KINGS_IN_THE_NORTH,
    LETHAL_COUNTERATTACK,
    BRAN_THE_BUILDERS_LEGACY,
    GUILTY,
    I_NEVER_BET_AGAINST_MY_FAMILY,
    THE_LIONS_WILL,
    INSIDIOUS_WAYS,
    CALL_THEIR_BLUFF,
    IM_YOU_WRIT_SMALL,
    A_LANNISTER_PAYS_HIS_DEBTS,
    YOUVE_KILLED_THE_WRONG_DWARF,
    MUSTER,
    PROSPERITY_AND_PLENTY,
    LORDS_OF_THE_NARROW_SEA,
    RETREAT,
    SUPPORT_OF_THE_KINGDOM,
    DANCE_WITH_DRAGONS,
    FOREVER_BURNING,
    SEDUCTIVE_PROMISE,
    WESTEROS_BLEEDS,
    DISTINCT_MASTERY,
    SHAE,
];

const STARK: Filter = CHARACTER.with(&[T::House(House::Stark)]);
const LANNISTER: Filter = CHARACTER.with(&[T::House(House::Lannister)]);
const LANNISTER_FOR_THIS: Filter =
    CHARACTER.with(&[T::House(House::Lannister), T::MayHold(K::This)]);
const NIGHTS_WATCH: Filter = CHARACTER.with(&[T::Trait(Trait::NightsWatch)]);
const INFLUENCE_OR_NOBLE: Cost =
    Either(&[&[Influence(n(3))], &[kneel(1, CHARACTER.yours().with(&[T::Crest(Crest::Noble)]))]]);
const BOON: Face =
    Face { types: ATT, traits: &[Trait::Boon], abilities: &[constant(&[strength(K::Host, 2)])] };

const BENJEN_STARK: Printed = character("S135", "Benjen Stark", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::NightsWatch])
    .keywords(&[Keyword::Stealth])
    .abilities(&[passive(
        &[deed(V::Kill).to(THIS)],
        &[E::Each(Everyone, &[E::Place(K::Every(&CARD.theirs().from(Z::Dead)), Z::Deck)])],
    )
    .ok()]);

const JON_SNOW: Printed = character("S136", "Jon Snow", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Bastard, Trait::NightsWatch])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[
        constant(&[gains(K::Every(&CHARACTER.with(&[T::Named(Name("Ghost"))])), IMMUNE_TO_EVENTS)]),
        response(
            &[won(&[D::With(
                &CHARACTER.with(&[T::Any(&[T::Same(K::This), T::Named(Name("Ghost"))])]),
            )])],
            &[],
            &[E::Claim(K::This, n(1))],
        )
        .ok(),
    ]);

const GHOST: Printed = character("S137", "Ghost", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Creature, Trait::Direwolf])
    .keywords(&[Keyword::Stealth])
    .abilities(&[
        constant(&[gains(
            K::Every(&CHARACTER.with(&[T::Named(Name("Jon Snow"))])),
            IMMUNE_TO_EVENTS,
        )]),
        interrupt(
            &[
                deed(V::Kill).to(NIGHTS_WATCH),
                deed(V::Discard).to(NIGHTS_WATCH).that(&[D::From(Z::Play)]),
            ],
            &[KNEEL_THIS],
            &[E::Save(K::It)],
        )
        .ok(),
    ]);

const CROSSROADS: Printed =
    location("S138", "Crossroads", &[]).cost(2).traits(&[Trait::Westeros]).income(1).influence(1);

const STREET_OF_STEEL: Printed = location("S139", "Street of Steel", &[])
    .again(&[(Set::LordsOfWinter, "45")])
    .cost(0)
    .traits(&[Trait::KingsLanding])
    .abilities(&[
        Ability::Rule(Rule::Copies(1)),
        action(
            Phase::Marshalling,
            &[KNEEL_THIS],
            &[until(
                NEXT,
                &[cheaper(1, CHARACTER.from(Z::Anywhere).with(&[T::Icon(Icon::Military)]))],
            )],
        )
        .ok(),
    ]);

const LORDSHIP: Printed =
    attachment("L140", "Lordship", &[]).cost(1).traits(&[Trait::Title]).abilities(&[
        constant(&[gains_trait(K::Host, Trait::Lord), gains_icon(K::Host, Icon::Power)]),
        constant_if(&[If::During(Phase::Dominance)], &[strength(K::Host, 4)]),
        Ability::Rule(Rule::OnePerHost),
    ]);

const LITTLEFINGER: Printed = character("L141", "Littlefinger", &[])
    .unique()
    .cost(5)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Learned])
    .traits(&[Trait::Lord, Trait::Ally])
    .keywords(&[Keyword::Stealth])
    .income(2)
    .abilities(&[constant(&[Card(
        K::This,
        M::Strength(Change::By(Amount::Of(You, Tally::Gold))),
    )])]);

const VARYS: Printed = character("L142", "Varys", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Learned])
    .traits(&[Trait::Lord, Trait::Ally])
    .keywords(&[Keyword::Stealth])
    .abilities(&[action(
        Phase::Plot,
        &[KNEEL_THIS],
        &[choose_opponent(A), E::SwapPlots(Chosen(A))],
    )
    .when(&[If::Compare(Amount::Of(You, Tally::Opponents), Cmp::More, n(1))])
    .ok()]);

const SHADOWBLACK_LANE: Printed =
    location("L144", "Shadowblack Lane", &[]).cost(0).traits(&[Trait::Westeros]).abilities(&[
        Ability::Rule(Rule::Copies(1)),
        action(
            Phase::Marshalling,
            &[KNEEL_THIS],
            &[until(
                NEXT,
                &[cheaper(1, CHARACTER.from(Z::Anywhere).with(&[T::Icon(Icon::Intrigue)]))],
            )],
        )
        .ok(),
    ]);

const MILK_OF_THE_POPPY: Printed = attachment("B145", "Milk of the Poppy", &[])
    .cost(1)
    .traits(&[Trait::Condition])
    .abilities(&[constant(&[Card(K::Host, M::Blank(Blank::ButTraits))])]);

const SER_BARRISTAN_SELMY: Printed = character("B146", "Ser Barristan Selmy", &[])
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::Kingsguard])
    .keywords(&[Keyword::Renown, Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[passive(
        &[deed(V::Enter).to(THIS)],
        &[E::Each(Everyone, &[E::Place(K::Every(&CARD.theirs().from(Z::Discard)), Z::Deck)])],
    )
    .ok()]);

const KNIGHT_OF_FLOWERS: Printed = character("B147", "Knight of Flowers", &[])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Knight, Trait::Kingsguard])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[passive(
        &[begin(&[D::In(Phase::Dominance)])],
        &[E::If(If::Is(K::This, T::Standing), &[E::Claim(K::This, n(1))], &[])],
    )
    .ok()]);

const STREET_OF_SISTERS: Printed =
    location("B149", "Street of Sisters", &[]).cost(0).traits(&[Trait::Westeros]).abilities(&[
        Ability::Rule(Rule::Copies(1)),
        action(
            Phase::Marshalling,
            &[KNEEL_THIS],
            &[until(
                NEXT,
                &[cheaper(1, CHARACTER.from(Z::Anywhere).with(&[T::Icon(Icon::Power)]))],
            )],
        )
        .ok(),
    ]);

const BODYGUARD: Printed =
    attachment("T150", "Bodyguard", &[]).cost(0).traits(&[Trait::Condition]).abilities(&[
        Ability::Rule(Rule::AttachTo(
            CHARACTER.with(&[T::Any(&[T::Trait(Trait::Lord), T::Trait(Trait::Lady)])]),
        )),
        Ability::Rule(Rule::OnePerHost),
        interrupt(
            &[deed(V::Kill).to(HOST), deed(V::Discard).to(HOST).that(&[D::From(Z::Play)])],
            &[DISCARD_THIS],
            &[E::Save(K::Host)],
        )
        .ok(),
    ]);

const MAESTER_AEMON: Printed = character("T151", "Maester Aemon", &[])
    .unique()
    .cost(2)
    .strength(2)
    .traits(&[Trait::Maester, Trait::NightsWatch])
    .abilities(&[
        interrupt(&[deed(V::Kill).to(NIGHTS_WATCH)], &[KNEEL_THIS], &[E::Save(K::It)]).ok()
    ]);

const MAGISTER_ILLYRIO: Printed = character("T152", "Magister Illyrio", &[])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose_opponent(A),
            E::Name { to: B, by: You, what: Nameable::Challenge },
            until(
                Du::Phase,
                &[Player(
                    Chosen(A),
                    P::Toll {
                        of: &[deed(V::Initiate).that(&[D::KindIn(B)])],
                        gold: n(1),
                        to: Some(You),
                    },
                )],
            ),
        ],
    )
    .ok()]);

const DISTRACTION: Printed = event("S155", "Distraction").abilities(&[action(
    Phase::Marshalling,
    &[],
    &[choose(A, CHARACTER.with(&[T::Standing, T::Icon(Icon::Military)])), E::Kneel(K::Chosen(A))],
)
.from(Z::Hand)
.ok()]);

const WINTER_IS_COMING: Printed = event("S156", "Winter is Coming").abilities(&[action(
    Phase::Challenges,
    &[],
    &[until(
        Du::Challenge,
        &[Player(With(&If::Plays(Them, House::Stark)), P::Value(Value::Claim, Change::By(n(1))))],
    )],
)
.from(Z::Hand)
.when(&[If::Challenge(&[])])
.limit(title_once(Period::Round))
.ok()]);

const KINGS_IN_THE_NORTH: Printed = event("S157", "Kings in the North").abilities(&[response(
    &[deed(V::Win).by(You).that(&[D::Dominance])],
    &[kneel(2, STARK.yours())],
    &[E::Claim(K::Paid, n(1))],
)
.from(Z::Hand)
.ok()]);

const LETHAL_COUNTERATTACK: Printed = event("S158", "Lethal Counterattack").abilities(&[action(
    Phase::Challenges,
    &[kneel(2, STARK.yours())],
    &[E::Kill(K::Every(&CHARACTER.with(&[T::Attacking])), Save::Savable)],
)
.from(Z::Hand)
.when(&[If::Challenge(&[D::Kind(Icon::Military)])])
.limit(title_once(Period::Challenge))
.ok()]);

const BRAN_THE_BUILDERS_LEGACY: Printed =
    event("S159", "Bran the Builder's Legacy").house_only(House::Stark).abilities(&[action(
        Phase::Dominance,
        &[Gold(n(3))],
        &[
            E::Search {
                to: A,
                by: You,
                top: None,
                from: LOCATION.yours().from(Z::Deck).with(&[T::Is(
                    Stat::PrintedCost,
                    Cmp::AtMost,
                    n(2),
                )]),
                count: ONE,
                show: false,
            },
            E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Standing },
        ],
    )
    .from(Z::Hand)
    .ok()]);

const GUILTY: Printed = event("S160", "Guilty!")
    .house_only(House::Stark)
    .traits(&[Trait::SmallCouncil])
    .abilities(&[action(
        Phase::Dominance,
        &[INFLUENCE_OR_NOBLE],
        &[
            choose(A, CHARACTER.with(&[T::Not(&T::House(House::Stark))])),
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const I_NEVER_BET_AGAINST_MY_FAMILY: Printed = event("L161", "I Never Bet Against My Family")
    .abilities(&[action(
        Phase::Challenges,
        &[Gold(Amount::X), kneel(1, LANNISTER.yours())],
        &[
            choose_opponent(A),
            until(
                Du::Challenge,
                &[Player(Chosen(A), P::Value(Value::Claim, Change::By(Amount::Minus(&Amount::X))))],
            ),
        ],
    )
    .from(Z::Hand)
    .when(&[If::Challenge(&[])])
    .ok()]);

const THE_LIONS_WILL: Printed =
    event("L162", "The Lion's Will").house_only(House::Lannister).abilities(&[action(
        Phase::Any,
        &[Gold(n(2))],
        &[choose(A, CHARACTER.with(&[T::Standing])), E::Kneel(K::Chosen(A))],
    )
    .from(Z::Hand)
    .ok()]);

const INSIDIOUS_WAYS: Printed = event("L163", "Insidious Ways").abilities(&[action(
    Phase::Challenges,
    &[],
    &[
        choose(A, CHARACTER.with(&[T::House(House::Lannister), T::Attacking])),
        until(Du::Phase, &[strength(K::Chosen(A), 2)]),
        watch(Du::Challenge, &passive(&[won(&[])], &[draw(You, 2)]).ok()),
    ],
)
.from(Z::Hand)
.ok()]);

const CALL_THEIR_BLUFF: Printed =
    event("L164", "Call Their Bluff").house_only(House::Lannister).abilities(&[action(
        Phase::Dominance,
        &[Gold(n(2))],
        &[
            E::Name { to: A, by: You, what: Nameable::Card },
            E::Each(
                Opponents,
                &[
                    E::Reveal(K::Every(&CARD.theirs().from(Z::Hand))),
                    E::Discard(
                        K::Every(&CARD.theirs().from(Z::Hand).with(&[T::NamedIn(A)])),
                        Save::Savable,
                    ),
                ],
            ),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const IM_YOU_WRIT_SMALL: Printed =
    event("L165", "I'm You Writ Small").house_only(House::Lannister).abilities(&[action(
        Phase::Challenges,
        &[],
        &[
            choose(A, CHARACTER),
            until(Du::Phase, &[gains(K::Chosen(A), Keyword::Deadly)]),
            E::Then(&[
                choose(B, LANNISTER_FOR_THIS),
                E::Attach { what: K::This, to: K::Chosen(B), as_: As::Face(&BOON) },
            ]),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const A_LANNISTER_PAYS_HIS_DEBTS: Printed =
    event("L166", "A Lannister Pays His Debts").abilities(&[response(
        &[lost(&[])],
        &[kneel(1, LANNISTER.yours())],
        &[
            choose(A, CHARACTER.of(&Winner).with(&[T::Participating])),
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const YOUVE_KILLED_THE_WRONG_DWARF: Printed = event("L167", "You've Killed the Wrong Dwarf!")
    .house_only(House::Lannister)
    .traits(&[Trait::SmallCouncil])
    .abilities(&[action(
        Phase::Any,
        &[],
        &[
            choose(A, CHARACTER.with(&[T::Standing, T::Not(&T::Crest(Crest::Noble))])),
            E::Kneel(K::Chosen(A)),
            E::Then(&[E::Claim(K::Chosen(A), n(1))]),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const MUSTER: Printed = event("B168", "Muster").abilities(&[action(
    Phase::Marshalling,
    &[kneel(1, CHARACTER.yours().with(&[T::Trait(Trait::Knight)]))],
    &[
        E::Search {
            to: A,
            by: You,
            top: None,
            from: CHARACTER.yours().from(Z::Deck).with(&[T::Trait(Trait::Knight)]),
            count: ONE,
            show: true,
        },
        E::Place(K::Chosen(A), Z::Hand),
    ],
)
.from(Z::Hand)
.ok()]);

const PROSPERITY_AND_PLENTY: Printed =
    event("B169", "Prosperity and Plenty").house_only(House::Baratheon).abilities(&[action(
        Phase::Any,
        &[Gold(n(1))],
        &[
            choose(A, ATTACHMENT.yours().from(Z::Discard)),
            choose(B, CHARACTER.yours()),
            E::Attach { what: K::Chosen(A), to: K::Chosen(B), as_: As::Itself },
        ],
    )
    .from(Z::Hand)
    .ok()]);

const LORDS_OF_THE_NARROW_SEA: Printed =
    event("B170", "Lords of the Narrow Sea").house_only(House::Baratheon).abilities(&[action(
        Phase::Any,
        &[INFLUENCE_OR_NOBLE],
        &[
            choose_opponent(A),
            E::RevealPlot(Chosen(A)),
            E::If(
                If::Compare(
                    Amount::Stat(Stat::Income, &K::Plot(Chosen(A))),
                    Cmp::Less,
                    Amount::Stat(Stat::Income, &K::Plot(You)),
                ),
                &[claim_house(1)],
                &[],
            ),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const RETREAT: Printed = event("B171", "Retreat").abilities(&[response(
    &[deed(V::Kill).to(CHARACTER.yours().with(&[T::Unique]))],
    &[],
    &[E::Redirect(K::It, Z::Hand)],
)
.from(Z::Hand)
.ok()]);

const SUPPORT_OF_THE_KINGDOM: Printed =
    event("B172", "Support of the Kingdom").abilities(&[response(
        &[won(&[D::Kind(Icon::Power)])],
        &[],
        &[
            choose(A, LOCATION.opponents().with(&[T::Provides(Resource::Either)])),
            E::TakeControl(K::Chosen(A), You),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const DANCE_WITH_DRAGONS: Printed = event("T173", "Dance With Dragons").abilities(&[action(
    Phase::Any,
    &[Influence(n(1))],
    &[
        E::Search {
            to: A,
            by: You,
            top: None,
            from: CARD.yours().from(Z::Deck).with(&[T::Trait(Trait::Dragon)]),
            count: ONE,
            show: true,
        },
        E::Place(K::Chosen(A), Z::Hand),
    ],
)
.from(Z::Hand)
.ok()]);

const FOREVER_BURNING: Printed = event("T174", "Forever Burning")
    .house_only(House::Targaryen)
    .keywords(&[Keyword::Deathbound])
    .abilities(&[
        action(
            Phase::Any,
            &[],
            &[choose(A, CHARACTER), until(Du::Phase, &[strength(K::Chosen(A), -1)])],
        )
        .from(Z::Hand)
        .ok(),
        action(
            Phase::Dominance,
            &[Either(&[&[Influence(n(1))], &[Gold(n(2))]])],
            &[E::Place(K::This, Z::Hand)],
        )
        .from(Z::Dead)
        .ok(),
    ]);

const SEDUCTIVE_PROMISE: Printed = event("T175", "Seductive Promise").abilities(&[response(
    &[won(&[D::Kind(Icon::Power), D::Margin(4)])],
    &[],
    &[
        choose(A, CHARACTER.of(&Loser).with(&[T::Not(&T::Unique)])),
        E::TakeControl(K::Chosen(A), You),
    ],
)
.from(Z::Hand)
.limit(title_once(Period::Phase))
.ok()]);

const WESTEROS_BLEEDS: Printed = event("T176", "Westeros Bleeds").abilities(&[action(
    Phase::Dominance,
    &[Influence(n(4))],
    &[E::Discard(K::Every(&CHARACTER), Save::Savable)],
)
.from(Z::Hand)
.ok()]);

const DISTINCT_MASTERY: Printed = event("S177", "Distinct Mastery").abilities(&[action(
    Phase::Any,
    &[],
    &[
        choose(
            A,
            CHARACTER.with(&[
                T::Kneeling,
                T::Any(&[
                    T::Crest(Crest::Holy),
                    T::Crest(Crest::Learned),
                    T::Crest(Crest::Noble),
                    T::Crest(Crest::War),
                ]),
            ]),
        ),
        E::Stand(K::Chosen(A)),
    ],
)
.from(Z::Hand)
.ok()]);

const SHAE: Printed = character("L178", "Shae", &[])
    .unique()
    .cost(2)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(
                A,
                CHARACTER
                    .of(&With(&If::Compare(
                        Amount::Of(Them, Tally::Power),
                        Cmp::More,
                        Amount::Of(You, Tally::Power),
                    )))
                    .with(&[T::Standing]),
            ),
            E::Kneel(K::Chosen(A)),
        ],
    )
    .ok()]);
