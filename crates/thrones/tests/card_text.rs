//! The text of every card, one file for each House, for players to proof-read.

use std::fmt::Write as _;

use expect_test::{ExpectFile, expect_file};
use thrones::card::Printed;
use thrones::cards::{CARDS, core, kost, kots, lotr, low, pots, qod, winter};
use thrones::text;
use thrones::vocabulary::words::*;

fn check(cards: &[Printed], expected: ExpectFile) {
    let mut all = String::new();
    for card in cards {
        writeln!(all, "{} ({})", card.name, card.number).expect("a string takes any text");
        writeln!(all, "{}", text::facts(card)).expect("a string takes any text");
        for line in text::lines(card) {
            writeln!(all, "{line}").expect("a string takes any text");
        }
        all.push('\n');
    }
    expected.assert_eq(&all);
}

#[test]
fn house_stark_reads_like_this() {
    check(core::stark::CARDS, expect_file!["texts/stark.txt"]);
}

#[test]
fn house_lannister_reads_like_this() {
    check(core::lannister::CARDS, expect_file!["texts/lannister.txt"]);
}

#[test]
fn house_baratheon_reads_like_this() {
    check(core::baratheon::CARDS, expect_file!["texts/baratheon.txt"]);
}

#[test]
fn house_targaryen_reads_like_this() {
    check(core::targaryen::CARDS, expect_file!["texts/targaryen.txt"]);
}

#[test]
fn the_neutral_cards_read_like_this() {
    check(core::neutral::CARDS, expect_file!["texts/neutral.txt"]);
}

#[test]
fn the_plots_read_like_this() {
    check(core::plots::CARDS, expect_file!["texts/plots.txt"]);
}

#[test]
fn kings_of_the_sea_read_like_this() {
    let all = [kots::characters::CARDS, kots::others::CARDS, kots::plots::CARDS].concat();
    check(&all, expect_file!["texts/kots.txt"]);
}

#[test]
fn princes_of_the_sun_read_like_this() {
    let all = [pots::characters::CARDS, pots::others::CARDS, pots::plots::CARDS].concat();
    check(&all, expect_file!["texts/pots.txt"]);
}

#[test]
fn lords_of_winter_read_like_this() {
    let all = [low::characters::CARDS, low::others::CARDS, low::plots::CARDS].concat();
    check(&all, expect_file!["texts/low.txt"]);
}

#[test]
fn kings_of_the_storm_read_like_this() {
    let all = [kost::characters::CARDS, kost::others::CARDS, kost::plots::CARDS].concat();
    check(&all, expect_file!["texts/kost.txt"]);
}

#[test]
fn queen_of_dragons_read_like_this() {
    let all = [qod::characters::CARDS, qod::others::CARDS, qod::plots::CARDS].concat();
    check(&all, expect_file!["texts/qod.txt"]);
}

#[test]
fn lions_of_the_rock_read_like_this() {
    let all = [lotr::characters::CARDS, lotr::others::CARDS, lotr::plots::CARDS].concat();
    check(&all, expect_file!["texts/lotr.txt"]);
}

#[test]
fn the_winter_sampler_reads_like_this() {
    check(winter::CARDS, expect_file!["texts/winter.txt"]);
}

#[test]
fn every_other_word_reads_like_this() {
    let mut all = String::new();
    for ability in OTHER_WORDS {
        writeln!(all, "{}", text::ability("Example", ability)).expect("a string takes any text");
    }
    expect_file!["texts/words.txt"].assert_eq(&all);
}

#[test]
fn no_text_is_left_with_a_hole() {
    for card in CARDS {
        for line in text::lines(card) {
            let hole = ["  ", " .", " ,", "..", "()"].iter().find(|hole| line.contains(**hole));
            assert_eq!(hole, None, "{}: {line}", card.name);
            assert!(line.ends_with(['.', '”', ')']), "{}: {line}", card.name);
        }
    }
}

const HAND: Filter = CARD.yours().from(Z::Hand);
const THEIR_HAND: Filter = CARD.of(&Chosen(A)).from(Z::Hand);
/// Abilities no Core card has, so that every word of the vocabulary is read once.
const OTHER_WORDS: &[Ability] = &[
    interrupt(&[deed(V::Trigger).to(EVENTS)], &[discard(1, HAND)], &[E::Cancel]).from(Z::Hand).ok(),
    interrupt(
        &[deed(V::Trigger).by(Opponents).to(CHARACTER)],
        &[],
        &[E::Pay { who: That, costs: &[Influence(n(1))], then: &[], otherwise: &[E::Cancel] }],
    )
    .ok(),
    action(
        Phase::Challenges,
        &[Gold(n(1))],
        &[
            choose(
                A,
                CHARACTER.with(&[T::Participating, T::Not(&T::Keyword(Keyword::Intimidate))]),
            ),
            E::RemoveFromChallenge(K::Chosen(A)),
        ],
    )
    .ok(),
    action(
        Phase::Draw,
        &[DISCARD_THIS],
        &[
            choose(
                A,
                CHARACTER.opponents().with(&[T::AnyCrest, T::Is(Stat::Power, Cmp::Equal, n(0))]),
            ),
            E::TakeControl(K::Chosen(A), You),
        ],
    )
    .ok(),
    action(
        Phase::Standing,
        &[],
        &[
            choose(A, CARD.with(&[T::Owned(You), T::HasOn(&ATTACHMENT.with(&[T::Unique]))])),
            E::Return(K::Chosen(A), Z::Removed, Save::Unsavable),
        ],
    )
    .ok(),
    action(
        Phase::Taxation,
        &[],
        &[
            choose_opponent(A),
            E::LookAt(You, K::Every(&THEIR_HAND)),
            E::May(You, &[E::Discard(K::Random(n(2), &THEIR_HAND), Save::Savable)]),
        ],
    )
    .ok(),
    action(
        Phase::Any,
        &[],
        &[
            choose(A, CHARACTER.yours()),
            E::Return(K::Chosen(A), Z::DeckBottom, Save::Savable),
            E::OneOf {
                by: You,
                options: &[
                    &[draw(You, 2)],
                    &[E::Stand(K::This)],
                    &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(2) }],
                ],
            },
        ],
    )
    .limit(once(Period::Game))
    .ok(),
    action(
        Phase::Any,
        &[],
        &[
            E::Search {
                to: A,
                by: You,
                top: Some(n(5)),
                from: CHARACTER.yours().from(Z::Deck).with(&[T::Keyword(Keyword::Vengeful)]),
                count: Count::UpTo(n(2)),
                show: false,
            },
            E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Knelt },
        ],
    )
    .ok(),
    response(&[deed(V::Leave).to(CHARACTER.opponents())], &[], &[E::Draw(You, n(1), Cap::Free)])
        .ok(),
    response(
        &[lost(&[D::Defender, D::Unopposed, D::Against(Opponents)])],
        &[],
        &[E::If(
            If::Not(&If::Exists(LOCATION.yours())),
            &[E::Join(K::This, Role::Defender)],
            &[E::Claim(K::HouseCard(Them), n(1))],
        )],
    )
    .ok(),
    constant_if(
        &[If::Any(&[If::Plays(You, House::Martell), If::During(Phase::Standing)])],
        &[
            Card(K::This, M::Lose(Thing::Icons)),
            Card(
                K::This,
                M::Gain(Thing::Keyword(Keyword::NoAttachments(Except::Trait(Trait::Armor)))),
            ),
            Card(K::This, M::Lose(Thing::Trait(Trait::Ally))),
            Card(K::This, M::Strength(Change::To(n(5)))),
        ],
    ),
    constant(&[
        Player(You, P::Challenges { kind: None, more: 2, most: None }),
        Table(TableMod::Skip(Phase::Draw)),
        Player(You, P::Value(Value::Initiative, Change::By(n(-2)))),
        Card(K::Every(&LOCATION.yours()), M::NoBonus(Resource::Influence)),
    ]),
    constant(&[
        Card(K::This, M::Cannot(&[deed(V::Kneel), deed(V::ClaimPower), deed(V::Save)])),
        Card(
            K::This,
            M::Cannot(&[deed(V::TakeControl), deed(V::Kill).that(&[D::Cause(Cause::Claim)])]),
        ),
    ]),
    Ability::Instead(Instead {
        from: Z::Play,
        of: deed(V::Discard).to(THIS).that(&[D::From(Z::Play)]),
        when: &[],
        effects: &[E::Kneel(K::This)],
    }),
];
