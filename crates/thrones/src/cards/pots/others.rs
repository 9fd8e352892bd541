//! Princes of the Sun: attachments, events, locations and agendas.

use crate::card::{Printed, Set, attachment, event, location, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::PrincesOfTheSun,
    [
        TASTE_FOR_BLOOD,
        LOCKED_AWAY,
        BLOOD_FOR_BLOOD,
        HE_CALLS_IT_THINKING,
        THE_PRINCES_WRATH,
        SOMEONE_ALWAYS_TELLS,
        SCHEMING_ON_THE_SAND,
        RED_VENGEANCE,
        DORNISH_FIEFDOMS,
        LORD_DORANS_CHAMBERS,
        PALACE_FOUNTAINS,
        WATER_GARDEN,
        DORNE,
        THE_OLD_PALACE,
        THE_SPEAR_TOWER,
        TOWER_OF_THE_SUN,
        PARTING_BLOW,
        WARS_ARE_WON_WITH_QUILLS,
        MAKE_AN_EXAMPLE,
        THE_DRAGONS_TAIL,
        FORMAL_PETITION,
        COURT_ADVISOR,
        THE_ART_OF_DIPLOMACY,
        RUSTED_SWORD,
        WHEN_I_WOKE,
        A_PINCH_OF_POWDER,
    ],
);

const YOUR_HOUSE: Filter = Filter::new(Types::only(CardType::House)).yours();
const MARTELL: Filter = CHARACTER.with(&[T::House(House::Martell)]);

const TASTE_FOR_BLOOD: Printed = attachment("18", "Taste for Blood", &[House::Martell])
    .cost(1)
    .traits(&[Trait::Boon])
    .abilities(&[
        constant(&[strength(K::Host, 1)]),
        response(&[lost(&[D::Defender])], &[], &[E::Claim(K::Host, n(1))]).ok(),
    ]);

const LOCKED_AWAY: Printed = attachment("19", "Locked Away", &[House::Martell])
    .cost(0)
    .traits(&[Trait::Condition])
    .abilities(&[action(
        Phase::Any,
        &[Influence(n(1))],
        &[E::OneOf {
            by: You,
            options: &[
                &[until(Du::Phase, &[loses_icon(K::Host, Icon::Military)])],
                &[until(Du::Phase, &[loses_icon(K::Host, Icon::Intrigue)])],
                &[until(Du::Phase, &[loses_icon(K::Host, Icon::Power)])],
            ],
        }],
    )
    .ok()]);

const BLOOD_FOR_BLOOD: Printed = event("20", "Blood for Blood").abilities(&[response(
    &[deed(V::Kill).to(MARTELL.yours())],
    &[],
    &[
        choose(
            A,
            CHARACTER.with(&[T::Is(
                Stat::Strength,
                Cmp::AtMost,
                Amount::Stat(Stat::Strength, &K::It),
            )]),
        ),
        E::Kill(K::Chosen(A), Save::Savable),
    ],
)
.limit(title_once(Period::Phase))
.from(Z::Hand)
.ok()]);

const HE_CALLS_IT_THINKING: Printed =
    event("21", "He Calls It Thinking").house_only(House::Martell).abilities(&[interrupt(
        &[deed(V::Trigger).that(&[D::Response, D::Not(&D::Costs(Resource::Influence))])],
        &[],
        &[
            E::Cancel,
            E::Then(&[
                E::Choose { to: A, by: You, from: MARTELL, count: ONE },
                E::Attach {
                    what: K::This,
                    to: K::Chosen(A),
                    as_: As::Face(&Face {
                        types: ATT,
                        traits: &[Trait::Boon],
                        abilities: &[constant(&[strength(K::Host, 2)])],
                    }),
                },
            ]),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const THE_PRINCES_WRATH: Printed =
    event("22", "The Prince's Wrath").house_only(House::Martell).abilities(&[action(
        Phase::Challenges,
        &[Influence(n(1))],
        &[
            choose(A, CHARACTER),
            until(
                Du::Phase,
                &[
                    loses_icon(K::Chosen(A), Icon::Military),
                    loses_icon(K::Chosen(A), Icon::Intrigue),
                    loses_icon(K::Chosen(A), Icon::Power),
                ],
            ),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const SOMEONE_ALWAYS_TELLS: Printed =
    event("23", "Someone Always Tells").house_only(House::Martell).abilities(&[response(
        &[lost(&[D::Dominance])],
        &[Influence(n(2))],
        &[E::Return(K::Every(&CHARACTER.with(&[T::Standing])), Z::Hand, Save::Savable)],
    )
    .from(Z::Hand)
    .ok()]);

const SCHEMING_ON_THE_SAND: Printed =
    event("24", "Scheming on the Sand").house_only(House::Martell).abilities(&[
        action(
            Phase::Plot,
            &[Either(&[
                &[Influence(n(5))],
                &[kneel(2, CHARACTER.with(&[T::Crest(Crest::Noble)]))],
            ])],
            &[E::RevealPlot(You)],
        )
        .from(Z::Hand)
        .ok(),
        action(
            Phase::Challenges,
            &[Either(&[
                &[Influence(n(5))],
                &[kneel(2, CHARACTER.with(&[T::Crest(Crest::Noble)]))],
            ])],
            &[E::RevealPlot(You)],
        )
        .when(&[If::Season(Season::Summer)])
        .from(Z::Hand)
        .ok(),
    ]);

const RED_VENGEANCE: Printed =
    event("25", "Red Vengeance").house_only(House::Martell).abilities(&[interrupt(
        &[deed(V::Satisfy).by(You)],
        &[Influence(n(2))],
        &[
            choose_opponent(A),
            E::Cancel,
            E::Then(&[E::Satisfy {
                who: Chosen(A),
                to: Attacker,
                claim: Amount::Stat(Stat::Claim, &K::Plot(Attacker)),
            }]),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const DORNISH_FIEFDOMS: Printed = location("26", "Dornish Fiefdoms", &[House::Martell])
    .cost(1)
    .traits(&[Trait::Dorne])
    .keywords(&[Keyword::Limited])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CARD.from(Z::Anywhere).with(&[T::House(House::Martell)]))])],
    )
    .ok()]);

const LORD_DORANS_CHAMBERS: Printed = location("27", "Lord Doran's Chambers", &[House::Martell])
    .unique()
    .cost(1)
    .traits(&[Trait::Dorne])
    .income(1)
    .influence(1)
    .abilities(&[Ability::Rule(Rule::PlayAsAttachment)]);

const PALACE_FOUNTAINS: Printed = location("29", "Palace Fountains", &[House::Martell])
    .cost(0)
    .traits(&[Trait::Dorne])
    .keywords(&[Keyword::Limited])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CARD.from(Z::Anywhere).with(&[T::House(House::Martell)]))])],
    )
    .ok()]);

const WATER_GARDEN: Printed = location("30", "Water Garden", &[House::Martell])
    .cost(0)
    .traits(&[Trait::Dorne])
    .keywords(&[Keyword::Limited])
    .income(1);

const DORNE: Printed = location("31", "Dorne", &[House::Martell])
    .unique()
    .cost(3)
    .traits(&[Trait::Westeros])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[
            E::Name { to: A, by: You, what: Nameable::Trait },
            until(Du::Phase, &[cheaper(1, CARD.from(Z::Anywhere).with(&[T::TraitIn(A)]))]),
        ],
    )
    .ok()]);

const THE_OLD_PALACE: Printed = location("32", "The Old Palace", &[House::Martell])
    .unique()
    .cost(1)
    .traits(&[Trait::Dorne])
    .abilities(&[constant(&[Card(
        K::Every(&CHARACTER.with(&[T::Not(&T::Icon(Icon::Intrigue))])),
        M::Cannot(&[deed(V::UseStealth)]),
    )])]);

const THE_SPEAR_TOWER: Printed = location("33", "The Spear Tower", &[House::Martell])
    .unique()
    .cost(1)
    .traits(&[Trait::Dorne])
    .abilities(&[constant(&[strength(
        K::Every(&CHARACTER.with(&[T::Not(&T::Icon(Icon::Military))])),
        -1,
    )])]);

const TOWER_OF_THE_SUN: Printed = location("34", "Tower of the Sun", &[House::Martell])
    .unique()
    .cost(1)
    .traits(&[Trait::Dorne])
    .abilities(&[constant(&[Card(
        K::Every(&CHARACTER.with(&[T::Not(&T::Icon(Icon::Power))])),
        M::Cannot(&[deed(V::ClaimPower).that(&[D::Cause(Cause::Renown)])]),
    )])]);

const PARTING_BLOW: Printed = event("40", "Parting Blow").abilities(&[response(
    &[deed(V::Leave).to(CHARACTER.yours())],
    &[],
    &[
        choose(A, CHARACTER.opponents().with(&[T::Standing])),
        E::Kneel(K::Chosen(A)),
        E::Then(&[draw(You, 1)]),
    ],
)
.from(Z::Hand)
.ok()]);

const WARS_ARE_WON_WITH_QUILLS: Printed =
    event("41", "Wars Are Won with Quills").abilities(&[response(
        &[won(&[D::Kind(Icon::Intrigue), D::Margin(4)])],
        &[],
        &[
            E::ChoosePlayer { to: A, by: You, from: Loser },
            E::Name { to: B, by: You, what: Nameable::Challenge },
            until(
                Du::Phase,
                &[Player(Chosen(A), P::Cannot(&[deed(V::Declare).that(&[D::KindIn(B)])]))],
            ),
        ],
    )
    .limit(title_once(Period::Phase))
    .from(Z::Hand)
    .ok()]);

const MAKE_AN_EXAMPLE: Printed = event("42", "Make an Example").abilities(&[response(
    &[won(&[D::Strength(8)])],
    &[],
    &[claim_house(3)],
)
.limit(title_once(Period::Phase))
.from(Z::Hand)
.ok()]);

const THE_DRAGONS_TAIL: Printed = event("43", "The Dragon's Tail").abilities(&[action(
    Phase::Marshalling,
    &[],
    &[choose_opponent(A), draw(Both(A), 2)],
)
.from(Z::Hand)
.ok()]);

const FORMAL_PETITION: Printed = attachment("44", "Formal Petition", &[])
    .unique()
    .cost(3)
    .traits(&[Trait::Condition, Trait::Decree])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(YOUR_HOUSE)),
        Ability::Rule(Rule::OnePerHost),
        constant(&[Player(You, P::Victory { by: n(-2), least: 0 })]),
    ]);

const COURT_ADVISOR: Printed =
    attachment("45", "Court Advisor", &[]).cost(1).traits(&[Trait::Title]).abilities(&[
        passive(&[deed(V::Play).by(You).to(THIS)], &[draw(You, 1)]).ok(),
        constant(&[gains_icon(K::Host, Icon::Intrigue)]),
    ]);

const THE_ART_OF_DIPLOMACY: Printed =
    attachment("46", "The Art of Diplomacy", &[]).cost(0).traits(&[Trait::Skill]).abilities(&[
        constant(&[gains_icon(K::Host, Icon::Power)]),
        constant_if(
            &[If::Exists(PLOTS.with(&[T::Trait(Trait::PowerStruggle)]))],
            &[strength(K::Host, 4)],
        ),
    ]);

const RUSTED_SWORD: Printed = attachment("47", "Rusted Sword", &[])
    .cost(1)
    .traits(&[Trait::Item, Trait::Weapon])
    .abilities(&[
        constant(&[strength(K::Host, 2), gains_icon(K::Host, Icon::Military)]),
        action(
            Phase::Any,
            &[Influence(n(1))],
            &[
                choose(A, CHARACTER.yours().with(&[T::MayHold(K::This)])),
                E::Attach { what: K::This, to: K::Chosen(A), as_: As::Itself },
            ],
        )
        .from(Z::Hand)
        .ok(),
    ]);

const WHEN_I_WOKE: Printed = event("51", "When I Woke...").abilities(&[response(
    &[deed(V::Resolve).that(&[D::Kind(Icon::Military)])],
    &[Influence(n(1))],
    &[
        E::Choose { to: A, by: Loser, from: CHARACTER.with(&[T::Participating]), count: ONE },
        E::Return(K::Chosen(A), Z::DeckTop, Save::Savable),
    ],
)
.from(Z::Hand)
.ok()]);

const A_PINCH_OF_POWDER: Printed = attachment("53", "A Pinch of Powder", &[])
    .shadows(0)
    .traits(&[Trait::Item, Trait::Weapon])
    .abilities(&[response(
        &[won(&[D::Any(&[D::Kind(Icon::Intrigue), D::Kind(Icon::Power)]), D::Margin(3)])],
        &[],
        &[
            E::Return(K::Host, Z::Hand, Save::Savable),
            E::Then(&[E::Pay {
                who: You,
                costs: &[Influence(n(3))],
                then: &[E::Return(K::This, Z::Shadows, Save::Unsavable)],
                otherwise: &[],
            }]),
        ],
    )
    .limited()
    .ok()]);
