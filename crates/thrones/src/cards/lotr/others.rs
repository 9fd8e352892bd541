//! Lions of the Rock: attachments, events, locations and agendas.

use crate::card::{Printed, Set, agenda, attachment, event, location, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::LionsOfTheRock,
    [
        WIDOWS_WAIL,
        VAT_OF_WILDFIRE,
        INCREASED_LEVY,
        THE_INN_AT_THE_CROSSROADS,
        CASTERLY_ROCK,
        COIN_MINT,
        DARKENED_HALLWAYS,
        LANNISPORT_TREASURY,
        THE_IRON_THRONE,
        THE_LIONS_CUNNING,
        THE_WEALTH_OF_THE_ROCK,
        DOUBLE_BLUFF,
        INFAMOUS,
        BASTARD,
        STREET_OF_SILK,
        THE_ONLY_GAME_THAT_MATTERS,
        TERMINAL_SCHEMES,
        SPLIT_LOYALTIES,
        SHIELD_ISLANDS_DROMON,
        RICH_LANDS_AND_A_KEEP,
        THE_POWER_BEHIND_THE_THRONE,
    ],
);

const CLANSMAN: Filter = CHARACTER.with(&[T::Trait(Trait::Clansman)]);
const LANNISTER: Filter = CHARACTER.with(&[T::House(House::Lannister)]);
const HIS_DECK: Filter = CARD.of(&Chosen(A)).from(Z::Deck);
const TOP_TWO: K = K::Top(n(2), &HIS_DECK);

const WIDOWS_WAIL: Printed = attachment("1", "Widow's Wail", &[House::Lannister])
    .unique()
    .cost(1)
    .traits(&[Trait::Item, Trait::Weapon])
    .keywords(&[Keyword::Infamy])
    .abilities(&[
        constant(&[strength(K::Host, 2)]),
        response(
            &[won(&[D::With(&HOST)])],
            &[],
            &[E::Draw(You, Amount::Stat(Stat::Power, &K::This), Cap::Counted)],
        )
        .ok(),
    ]);

const VAT_OF_WILDFIRE: Printed = attachment("2", "Vat of Wildfire", &[House::Lannister])
    .cost(1)
    .traits(&[Trait::Condition])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(LOCATION)),
        constant(&[Card(K::Host, M::Cannot(&[deed(V::Stand).that(&[D::In(Phase::Standing)])]))]),
    ]);

const INCREASED_LEVY: Printed = attachment("3", "Increased Levy", &[House::Lannister])
    .cost(0)
    .traits(&[Trait::Condition])
    .keywords(&[Keyword::Setup])
    .income(1)
    .abilities(&[Ability::Rule(Rule::AttachTo(LOCATION.yours()))]);

const THE_INN_AT_THE_CROSSROADS: Printed =
    location("23", "The Inn at the Crossroads", &[House::Lannister])
        .unique()
        .cost(2)
        .traits(&[Trait::Westeros])
        .abilities(&[constant(&[Player(
            You,
            P::Value(Value::Income, Change::By(Amount::Count(&CLANSMAN.yours()))),
        )])]);

const CASTERLY_ROCK: Printed = location("24", "Casterly Rock", &[House::Lannister])
    .unique()
    .cost(3)
    .traits(&[Trait::Lannisport, Trait::Stronghold])
    .immune(&[&EVENTS])
    .abilities(&[constant_if(
        &[If::During(Phase::Challenges)],
        &[gains(
            K::Every(&CHARACTER.yours().with(&[T::Unique, T::House(House::Lannister)])),
            Keyword::Stealth,
        )],
    )]);

const COIN_MINT: Printed = location("27", "Coin Mint", &[House::Lannister])
    .cost(2)
    .traits(&[Trait::Lannisport])
    .abilities(&[
        passive(
            &[deed(V::Play).by(You).to(THIS)],
            &[E::Gold { from: Purse::Treasury, to: Purse::On(K::This), gold: n(4) }],
        )
        .ok(),
        action(
            Phase::Any,
            &[KNEEL_THIS, GoldOn(K::This, Amount::X)],
            &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: Amount::X }],
        )
        .ok(),
    ]);

const DARKENED_HALLWAYS: Printed = location("28", "Darkened Hallways", &[House::Lannister])
    .cost(0)
    .traits(&[Trait::Lannisport])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Intrigue)])],
        &[KNEEL_THIS],
        &[
            E::ChoosePlayer { to: A, by: You, from: Everyone },
            E::LookAt(You, TOP_TWO),
            E::Choose {
                to: B,
                by: You,
                from: CARD.of(&Chosen(A)).from(Z::Deck).with(&[T::Same(TOP_TWO)]),
                count: ONE,
            },
            E::Place(K::Chosen(B), Z::DeckBottom),
        ],
    )
    .ok()]);

const LANNISPORT_TREASURY: Printed = location("30", "Lannisport Treasury", &[House::Lannister])
    .cost(2)
    .traits(&[Trait::Lannisport])
    .keywords(&[Keyword::Limited])
    .income(2);

const THE_IRON_THRONE: Printed = location("31", "The Iron Throne", &[House::Lannister])
    .unique()
    .cost(2)
    .traits(&[Trait::KingsLanding])
    .abilities(&[constant_if(
        &[If::Not(&If::Exists(LOCATION.opponents().with(&[T::Named(Name("The Iron Throne"))])))],
        &[Card(
            K::This,
            M::Gains(
                &interrupt(
                    &[deed(V::Trigger).to(CHARACTER).that(&[D::Triggered])],
                    &[KNEEL_THIS],
                    &[E::Cancel, E::Then(&[E::Kneel(K::It)])],
                )
                .ok(),
            ),
        )],
    )]);

const THE_LIONS_CUNNING: Printed = event("32", "The Lion's Cunning").abilities(&[action(
    Phase::Challenges,
    &[Gold(Amount::X)],
    &[E::Then(&[
        E::Choose {
            to: A,
            by: You,
            from: CHARACTER.with(&[T::House(House::Lannister), T::Participating]),
            count: Count::Exactly(Amount::X),
        },
        until(Du::Challenge, &[Card(K::Chosen(A), M::Strength(Change::By(Amount::X)))]),
    ])],
)
.when(&[If::Exists(CHARACTER.with(&[T::House(House::Lannister), T::Participating]))])
.from(Z::Hand)
.ok()]);

const THE_WEALTH_OF_THE_ROCK: Printed =
    event("33", "The Wealth of the Rock").house_only(House::Lannister).abilities(&[response(
        &[deed(V::CountIncome).by(You)],
        &[],
        &[
            choose_opponent(A),
            E::Gold {
                from: Purse::Treasury,
                to: Purse::Pool(You),
                gold: Amount::Count(&CHARACTER.of(&Chosen(A))),
            },
        ],
    )
    .limit(title_once(Period::Phase))
    .from(Z::Hand)
    .ok()]);

const DOUBLE_BLUFF: Printed =
    event("34", "Double Bluff").house_only(House::Lannister).abilities(&[response(
        &[deed(V::Defend)],
        &[Either(&[&[Influence(n(2))], &[Gold(n(2))]])],
        &[E::Name { to: A, by: You, what: Nameable::OtherChallenge }, E::ClaimAs(A)],
    )
    .from(Z::Hand)
    .ok()]);

const INFAMOUS: Printed =
    event("35", "Infamous!").house_only(House::Lannister).abilities(&[response(
        &[deed(V::ClaimPower).to(Filter::new(Types::only(CardType::House)))],
        &[],
        &[
            choose(A, LANNISTER),
            E::MovePower { from: K::It, to: K::Chosen(A), power: Amount::Size },
        ],
    )
    .from(Z::Hand)
    .ok()]);

const BASTARD: Printed =
    attachment("39", "Bastard", &[]).cost(1).traits(&[Trait::Condition]).abilities(&[
        passive(
            &[deed(V::Play).by(You).to(THIS)],
            &[E::Discard(
                K::Every(&ATTACHMENT.with(&[T::On(&HOST), T::Not(&T::Same(K::This))])),
                Save::Savable,
            )],
        )
        .ok(),
        constant(&[gains_trait(K::Host, Trait::Bastard), loses_icon(K::Host, Icon::Power)]),
        constant(&[Player(
            Everyone,
            P::Cannot(&[deed(V::Play).to(ATTACHMENT.from(Z::Anywhere)).that(&[D::On(K::Host)])]),
        )]),
    ]);

const STREET_OF_SILK: Printed = location("40", "Street of Silk", &[])
    .unique()
    .cost(0)
    .traits(&[Trait::KingsLanding])
    .abilities(&[
        Ability::Rule(Rule::Copies(1)),
        passive(
            &[deed(V::Play).by(You).to(THIS)],
            &[choose(A, LOCATION.yours()), E::Discard(K::Chosen(A), Save::Unsavable)],
        )
        .ok(),
        action(
            Phase::Marshalling,
            &[KNEEL_THIS],
            &[until(NEXT, &[cheaper(2, CHARACTER.from(Z::Anywhere).with(&[T::Unique]))])],
        )
        .ok(),
    ]);

const THE_ONLY_GAME_THAT_MATTERS: Printed =
    event("41", "The Only Game that Matters").abilities(&[action(
        Phase::Any,
        &[],
        &[until(
            Du::Challenge,
            &[Card(
                K::Every(&CHARACTER.with(&[T::Participating, T::Not(&T::Icon(Icon::Intrigue))])),
                M::Uncounted,
            )],
        )],
    )
    .when(&[If::Challenge(&[])])
    .from(Z::Hand)
    .ok()]);

const TERMINAL_SCHEMES: Printed = event("42", "Terminal Schemes")
    .houses_only(&[House::Baratheon, House::Lannister])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Intrigue), D::Margin(4)])],
        &[],
        &[
            choose(A, CHARACTER.with(&[T::Not(&T::Trait(Trait::HouseTyrell))])),
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const SPLIT_LOYALTIES: Printed = event("45", "Split Loyalties")
    .houses_only(&[House::Stark, House::Lannister])
    .abilities(&[action(
        Phase::Dominance,
        &[Influence(n(1))],
        &[
            choose(A, CHARACTER.from(Z::Discard).with(&[T::Unique])),
            choose(
                B,
                CHARACTER
                    .from(Z::Discard)
                    .with(&[T::Unique, T::Not(&T::Owned(Owner(&K::Chosen(A))))]),
            ),
            E::PutIntoPlay {
                what: K::Chosen(A),
                under: Owner(&K::Chosen(A)),
                how: Enter::Standing,
            },
            E::PutIntoPlay {
                what: K::Chosen(B),
                under: Owner(&K::Chosen(B)),
                how: Enter::Standing,
            },
        ],
    )
    .from(Z::Hand)
    .ok()]);

const SHIELD_ISLANDS_DROMON: Printed =
    location("46", "Shield Islands Dromon", &[House::Lannister, House::Greyjoy])
        .cost(1)
        .traits(&[Trait::Warship])
        .abilities(&[response(
            &[deed(V::Play).by(Opponents).to(LOCATION.from(Z::Anywhere))],
            &[give(V::Return, K::This, Z::DeckBottom)],
            &[E::OneOf {
                by: That,
                options: &[
                    &[E::Return(K::It, Z::DeckBottom, Save::Unsavable)],
                    &[E::DiscardPower(K::HouseCard(That), n(2))],
                ],
            }],
        )
        .ok()]);

const RICH_LANDS_AND_A_KEEP: Printed =
    attachment("47", "Rich Lands and a Keep", &[House::Lannister, House::Targaryen])
        .cost(1)
        .traits(&[Trait::Boon])
        .abilities(&[
            passive(&[deed(V::Enter).to(THIS)], &[draw(You, 1)]).ok(),
            constant(&[gains_crest(K::Host, Crest::Noble)]),
        ]);

const THE_POWER_BEHIND_THE_THRONE: Printed =
    agenda("48", "The Power Behind the Throne").house_only(House::Lannister).abilities(&[
        constant_from(
            Z::Agenda,
            &[],
            &[Player(You, P::Challenges { kind: Some(Icon::Intrigue), more: 1, most: None })],
        ),
        passive(
            &[deed(V::Win).by(Opponents).that(&[D::Kind(Icon::Intrigue), D::Against(You)])],
            &[E::May(
                That,
                &[E::OneOf {
                    by: That,
                    options: &[&[draw(That, 1)], &[E::Claim(K::HouseCard(That), n(1))]],
                }],
            )],
        )
        .from(Z::Agenda)
        .ok(),
    ]);
