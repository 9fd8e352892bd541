//! Made-up cards that use the words no printed card uses, so that a scenario notices when one of them is ignored
//! (`cargo xtask mutants --words`).

use crate::card::{Printed, Set, agenda, attachment, character, event, location, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    ROOTED_ELDER,
    LONELY_CHAMPION,
    DOOMSAYER,
    GRATEFUL_HEIR,
    SILENT_PACT,
    OLD_DEBT,
    OPEN_COUNCIL,
    LAST_WISH,
    FREE_LESSONS,
    CAUTIOUS_STEWARD,
    TRUSTED_FRIEND,
    BORROWED_BANNER,
    SECOND_THOUGHTS,
    TOLL_BRIDGE,
    BLESSED_SHIELD,
    STRIPPED_RANK,
    PLAIN_ROBE,
    HALL_OF_POWER,
    CALL_TO_ARMS,
    STAND_ASIDE,
    RIVERS_END,
    SEASON_OF_ANSWERS,
    OATH_OF_ANSWERS,
    TEACHER,
    QUIET_SUBSTITUTE,
    WILLING_VICTIM,
    EAGER_STUDENT,
    GIVEN_AWAY,
    SEALED_FATE,
    THANKFUL_WIDOW,
    LONE_DUELLIST,
    OPEN_VOTE,
    RANSOM_NOTE,
    SPARED_FRIEND,
    SHARED_FEAST,
    BOON_BREAKER,
    GOSSIP_WELL,
    STIFF_KNEES,
    MANY_BANNERS,
    ROLL_OF_KNIGHTS,
    MARKET_STALL,
];

const OWN: Filter = CHARACTER.yours();

/// Cannot be returned, saved, taken, or killed for claim.
const ROOTED_ELDER: Printed = character("E401", "Rooted Elder", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(2)
    .icons(&[Icon::Military])
    .abilities(&[constant(&[Card(
        K::This,
        M::Cannot(&[
            deed(V::Return),
            deed(V::TakeControl),
            deed(V::ClaimPower),
            deed(V::Kill).that(&[D::Cause(Cause::Claim)]),
        ]),
    )])]);

/// After winning an unopposed challenge, claims power once a game.
const LONELY_CHAMPION: Printed = character("E402", "Lonely Champion", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .abilities(&[response(&[won(&[D::Unopposed])], &[], &[E::Claim(K::This, n(1))])
        .limit(once(Period::Game))
        .ok()]);

/// Draws beyond the cap when somebody dies to Deadly, and takes gold when something is given as a cost.
const DOOMSAYER: Printed = character("E403", "Doomsayer", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .abilities(&[
        passive(
            &[deed(V::Kill).that(&[D::Cause(Cause::Deadly)])],
            &[E::Draw(You, n(1), Cap::Free)],
        )
        .ok(),
        passive(
            &[deed(V::Leave).that(&[D::Cause(Cause::Cost)])],
            &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(1) }],
        )
        .ok(),
    ]);

/// Draws as many cards as a character claims power.
const GRATEFUL_HEIR: Printed = character("E404", "Grateful Heir", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .abilities(&[passive(
        &[deed(V::ClaimPower).to(CHARACTER)],
        &[E::Draw(You, Amount::Size, Cap::Counted)],
    )
    .ok()]);

/// An agenda that responds, and strengthens while two conditions hold.
const SILENT_PACT: Printed = agenda("E405", "Silent Pact").set(Set::Examples).abilities(&[
    response(&[won(&[])], &[], &[draw(You, 1)]).from(Z::Agenda).ok(),
    action(
        Phase::Draw,
        &[],
        &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(1) }],
    )
    .from(Z::Agenda)
    .limit(once(Period::Round))
    .ok(),
    constant_from(
        Z::Agenda,
        &[If::Any(&[
            If::All(&[If::During(Phase::Dominance), If::Exists(LOCATION.yours())]),
            If::During(Phase::Taxation),
        ])],
        &[strength(K::Every(&OWN), 1)],
    ),
]);

/// Pays another player.
const OLD_DEBT: Printed = event("E406", "Old Debt").set(Set::Examples).abilities(&[action(
    Phase::Any,
    &[GoldTo(Opponents, n(2))],
    &[draw(You, 1)],
)
.from(Z::Hand)
.ok()]);

/// An opponent names, looks and decides.
const OPEN_COUNCIL: Printed =
    event("E407", "Open Council").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[
            choose_opponent(B),
            E::LookAt(Chosen(B), K::Every(&CARD.yours().from(Z::Hand))),
            E::Name { to: B, by: Chosen(B), what: Nameable::Card },
            E::Discard(K::Every(&CARD.yours().from(Z::Hand).with(&[T::NamedIn(B)])), Save::Savable),
            E::OneOf {
                by: Chosen(B),
                options: &[
                    &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(2) }],
                    &[draw(You, 1)],
                ],
            },
        ],
    )
    .from(Z::Hand)
    .ok()]);

/// For the rest of the game, and for as long as it is in play.
const LAST_WISH: Printed =
    location("E408", "Last Wish", &[]).set(Set::Examples).cost(0).abilities(&[
        action(
            Phase::Challenges,
            &[KNEEL_THIS],
            &[choose(A, CHARACTER), until(Du::WhileInPlay(K::This), &[strength(K::Chosen(A), 2)])],
        )
        .ok(),
        action(
            Phase::Marshalling,
            &[KNEEL_THIS],
            &[choose(A, CHARACTER), until(Du::Game, &[strength(K::Chosen(A), 1)])],
        )
        .ok(),
    ]);

/// Searches the top of a deck for several cards, which enter knelt.
const FREE_LESSONS: Printed =
    event("E409", "Free Lessons").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[
            E::Search {
                to: A,
                by: You,
                top: Some(n(3)),
                from: CHARACTER.yours().from(Z::Deck),
                count: Count::UpTo(n(2)),
                show: true,
            },
            E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Knelt },
        ],
    )
    .from(Z::Hand)
    .ok()]);

/// One thing if so, another if not; and what may be left.
const CAUTIOUS_STEWARD: Printed = character("E410", "Cautious Steward", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .abilities(&[action(
        Phase::Any,
        &[KNEEL_THIS],
        &[
            E::If(If::Exists(LOCATION.yours()), &[draw(You, 1)], &[claim_house(1)]),
            E::May(Opponents, &[E::Draw(Opponents, n(1), Cap::Counted)]),
        ],
    )
    .ok()]);

/// Returned whatever anybody does, and to whom it belongs.
const TRUSTED_FRIEND: Printed =
    event("E411", "Trusted Friend").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[
            choose(A, CHARACTER),
            E::Return(K::Chosen(A), Z::Hand, Save::Unsavable),
            E::Draw(Owner(&K::Chosen(A)), n(1), Cap::Counted),
        ],
    )
    .from(Z::Hand)
    .ok()]);

/// Counts gold on it, at least two, and the claim and initiative of a plot.
const BORROWED_BANNER: Printed = character("E412", "Borrowed Banner", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Military])
    .abilities(&[
        constant(&[Card(
            K::This,
            M::Strength(Change::By(Amount::AtLeast(2, &Amount::Stat(Stat::Gold, &K::This)))),
        )]),
        action(
            Phase::Marshalling,
            &[KNEEL_THIS],
            &[E::Gold {
                from: Purse::Treasury,
                to: Purse::On(K::This),
                gold: Amount::Plus(
                    &Amount::Stat(Stat::Claim, &K::Plot(You)),
                    &Amount::Stat(Stat::Initiative, &K::Plot(You)),
                ),
            }],
        )
        .ok(),
    ]);

/// All, or as many as you like.
const SECOND_THOUGHTS: Printed =
    event("E413", "Second Thoughts").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[
            E::Choose { to: A, by: You, from: OWN, count: Count::Any },
            E::Kneel(K::Chosen(A)),
            E::Then(&[
                E::Choose { to: A, by: You, from: LOCATION.yours(), count: Count::All },
                E::Kneel(K::Chosen(A)),
            ]),
        ],
    )
    .from(Z::Hand)
    .ok()]);

/// Whoever attacks pays into the treasury.
const TOLL_BRIDGE: Printed =
    location("E414", "Toll Bridge", &[]).set(Set::Examples).cost(0).abilities(&[constant(&[
        Player(Opponents, P::Toll { of: &[deed(V::Declare)], gold: n(1), to: None }),
        Player(You, P::PowerCounts(LOCATION.theirs(), true)),
    ])]);

/// No attachments but Armor; attachments on your characters give no influence.
const BLESSED_SHIELD: Printed = attachment("E415", "Blessed Shield", &[])
    .set(Set::Examples)
    .cost(0)
    .traits(&[Trait::Armor])
    .abilities(&[constant(&[
        Card(K::Host, M::Gain(Thing::Keyword(Keyword::NoAttachments(Except::Trait(Trait::Armor))))),
        Card(K::Every(&LOCATION), M::NoBonus(Resource::Influence)),
        Card(K::Every(&LOCATION), M::NoBonus(Resource::Initiative)),
    ])]);

/// Loses every icon and keyword, and has STR 5.
const STRIPPED_RANK: Printed =
    attachment("E416", "Stripped Rank", &[]).set(Set::Examples).cost(0).abilities(&[constant(&[
        Card(K::Host, M::Lose(Thing::Icons)),
        Card(K::Host, M::Lose(Thing::Keywords)),
        Card(K::Host, M::Strength(Change::To(n(5)))),
    ])]);

/// Discards every attachment that lies on an opponent's character.
const PLAIN_ROBE: Printed = event("E417", "Plain Robe").set(Set::Examples).abilities(&[action(
    Phase::Any,
    &[],
    &[E::Discard(K::Every(&ATTACHMENT.with(&[T::On(&CHARACTER.opponents())])), Save::Savable)],
)
.from(Z::Hand)
.ok()]);

/// Stronger where the House has power.
const HALL_OF_POWER: Printed =
    location("E418", "Hall of Power", &[]).set(Set::Examples).cost(0).abilities(&[constant_if(
        &[If::Compare(Amount::Of(You, Tally::HousePower), Cmp::AtLeast, n(2))],
        &[strength(K::Every(&OWN.with(&[T::AnyCrest])), 2)],
    )]);

/// A character joins the attack; the attacker draws.
const CALL_TO_ARMS: Printed =
    event("E419", "Call to Arms").set(Set::Examples).abilities(&[action(
        Phase::Challenges,
        &[],
        &[choose(A, OWN), E::Join(K::Chosen(A), Role::Attacker), draw(Attacker, 1)],
    )
    .from(Z::Hand)
    .when(&[If::Challenge(&[])])
    .ok()]);

/// A character joins the defence.
const STAND_ASIDE: Printed = event("E420", "Stand Aside").set(Set::Examples).abilities(&[action(
    Phase::Challenges,
    &[],
    &[choose(A, OWN), E::Join(K::Chosen(A), Role::Defender)],
)
.from(Z::Hand)
.when(&[If::Challenge(&[])])
.ok()]);

/// A used plot goes back to the plot deck.
const RIVERS_END: Printed = event("E421", "River's End").set(Set::Examples).abilities(&[action(
    Phase::Any,
    &[],
    &[choose(A, Filter::new(PLOT).yours().from(Z::Used)), E::Place(K::Chosen(A), Z::PlotDeck)],
)
.from(Z::Hand)
.ok()]);

/// A plot that answers.
const SEASON_OF_ANSWERS: Printed = plot("E422", "Season of Answers", 4, 0, 1)
    .set(Set::Examples)
    .abilities(&[response(&[won(&[])], &[], &[claim_house(1)]).from(Z::Revealed).ok()]);

/// An agenda that happens by itself.
const OATH_OF_ANSWERS: Printed = agenda("E423", "Oath of Answers")
    .set(Set::Examples)
    .abilities(&[passive(&[lost(&[])], &[draw(You, 1)]).from(Z::Agenda).ok()]);

/// Gives your other characters an action, a response and a passive.
const TEACHER: Printed = character("E424", "Teacher", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .abilities(&[constant(&[
        Card(K::Every(&PUPILS), M::Gains(&PUPILS_ACTION)),
        Card(K::Every(&PUPILS), M::Gains(&PUPILS_RESPONSE)),
        Card(K::Every(&PUPILS), M::Gains(&PUPILS_PASSIVE)),
    ])]);

const PUPILS: Filter = OWN.with(&[T::Not(&T::Same(K::This))]);
const PUPILS_ACTION: Ability = action(Phase::Challenges, &[KNEEL_THIS], &[claim_house(1)]).ok();
const PUPILS_RESPONSE: Ability =
    response(&[won(&[D::With(&THIS)])], &[], &[E::Claim(K::This, n(1))]).ok();
const PUPILS_PASSIVE: Ability = passive(&[deed(V::Kill).to(THIS)], &[draw(You, 1)]).ok();

/// Kneels rather than being returned.
const QUIET_SUBSTITUTE: Printed = character("E425", "Quiet Substitute", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Play,
        of: deed(V::Return).to(THIS),
        when: &[],
        effects: &[E::Kneel(K::This)],
    })]);

/// An agenda under which you take gold rather than drawing by effects.
const WILLING_VICTIM: Printed =
    agenda("E426", "Willing Victim").set(Set::Examples).abilities(&[Ability::Instead(Instead {
        from: Z::Agenda,
        of: deed(V::Draw).by(You),
        when: &[],
        effects: &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(1) }],
    })]);

/// Keeps opponents from drawing by effects.
const EAGER_STUDENT: Printed = character("E427", "Eager Student", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .abilities(&[constant(&[Player(Opponents, P::Cannot(&[deed(V::Draw)]))])]);

/// Goes to an opponent.
const GIVEN_AWAY: Printed = event("E428", "Given Away").set(Set::Examples).abilities(&[action(
    Phase::Any,
    &[],
    &[choose(A, OWN), choose_opponent(B), E::TakeControl(K::Chosen(A), Chosen(B))],
)
.from(Z::Hand)
.ok()]);

/// Nobody saves whom it is on.
const SEALED_FATE: Printed = attachment("E429", "Sealed Fate", &[])
    .set(Set::Examples)
    .cost(0)
    .abilities(&[constant(&[Card(K::Host, M::Cannot(&[deed(V::Save)]))])]);

/// Draws when somebody is saved, and takes gold when a card is discarded from a hand.
const THANKFUL_WIDOW: Printed = character("E430", "Thankful Widow", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .abilities(&[
        passive(&[deed(V::Save).to(CHARACTER)], &[draw(You, 1)]).ok(),
        passive(
            &[deed(V::Discard).that(&[D::From(Z::Hand)])],
            &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(1) }],
        )
        .ok(),
    ]);

/// Draws when a Knight wins alone.
const LONE_DUELLIST: Printed = location("E431", "Lone Duellist's Yard", &[])
    .set(Set::Examples)
    .cost(0)
    .abilities(&[passive(&[won(&[D::WithAlone(&KNIGHT)])], &[draw(You, 1)]).ok()]);

const KNIGHT: Filter = CHARACTER.with(&[T::Trait(Trait::Knight)]);

/// An opponent says who draws.
const OPEN_VOTE: Printed = event("E432", "Open Vote").set(Set::Examples).abilities(&[action(
    Phase::Any,
    &[],
    &[
        choose_opponent(A),
        E::ChoosePlayer { to: B, by: Chosen(A), from: Everyone },
        draw(Chosen(B), 2),
    ],
)
.from(Z::Hand)
.ok()]);

/// An opponent kneels a character and pays a gold, or you draw.
const RANSOM_NOTE: Printed = event("E433", "Ransom Note").set(Set::Examples).abilities(&[action(
    Phase::Any,
    &[],
    &[
        choose_opponent(A),
        E::Pay {
            who: Chosen(A),
            costs: &[kneel(1, OWN), Gold(n(1))],
            then: &[claim_house(1)],
            otherwise: &[draw(You, 2)],
        },
    ],
)
.from(Z::Hand)
.ok()]);

/// Kneels one character, and every other but a second one.
const SPARED_FRIEND: Printed =
    event("E434", "Spared Friend").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[
            choose(A, CHARACTER),
            choose(B, CHARACTER),
            E::Kill(K::Chosen(A), Save::Savable),
            E::Kneel(K::Every(&CHARACTER.with(&[T::Not(&T::In(B))]))),
        ],
    )
    .from(Z::Hand)
    .ok()]);

/// You and the second of two opponents draw.
const SHARED_FEAST: Printed =
    event("E435", "Shared Feast").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[choose_opponent(A), choose_opponent(B), E::Draw(Both(B), n(1), Cap::Counted)],
    )
    .from(Z::Hand)
    .ok()]);

/// Discards a Boon.
const BOON_BREAKER: Printed =
    event("E436", "Boon Breaker").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[
            choose(A, ATTACHMENT.with(&[T::Trait(Trait::Boon)])),
            E::Discard(K::Chosen(A), Save::Savable),
        ],
    )
    .from(Z::Hand)
    .ok()]);

/// Tells of challenges and of whom stealth passes by.
const GOSSIP_WELL: Printed =
    location("E437", "Gossip Well", &[]).set(Set::Examples).cost(0).abilities(&[
        passive(
            &[deed(V::Initiate).by(Opponents).that(&[D::Against(You), D::Kind(Icon::Military)])],
            &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(1) }],
        )
        .ok(),
        passive(&[deed(V::Bypass).to(OWN)], &[draw(You, 1)]).ok(),
    ]);

/// Notices who kneels, who stands up by an effect, and who is chosen.
const STIFF_KNEES: Printed = character("E438", "Stiff Knees", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .abilities(&[
        passive(
            &[deed(V::Kneel).to(LOCATION.opponents())],
            &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(1) }],
        )
        .ok(),
        passive(&[deed(V::Stand).to(THIS)], &[draw(You, 1)]).ok(),
        passive(&[deed(V::Choose).by(Opponents).to(THIS)], &[claim_house(1)]).ok(),
    ]);

/// Makes Knights of all your characters.
const MANY_BANNERS: Printed = location("E439", "Many Banners", &[])
    .set(Set::Examples)
    .cost(0)
    .abilities(&[constant(&[Card(K::Every(&OWN), M::Gain(Thing::Trait(Trait::Knight)))])]);

/// Gold for each Knight.
const ROLL_OF_KNIGHTS: Printed =
    event("E440", "Roll of Knights").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[E::Gold {
            from: Purse::Treasury,
            to: Purse::Pool(You),
            gold: Amount::Count(&OWN_KNIGHTS),
        }],
    )
    .from(Z::Hand)
    .ok()]);

const OWN_KNIGHTS: Filter = OWN.with(&[T::Trait(Trait::Knight)]);

/// Takes gold after each challenge you win, if you like.
const MARKET_STALL: Printed =
    location("E441", "Market Stall", &[]).set(Set::Examples).cost(0).abilities(&[response(
        &[won(&[])],
        &[],
        &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(1) }],
    )
    .ok()]);
