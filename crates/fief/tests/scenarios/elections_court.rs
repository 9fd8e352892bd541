//! Phase 1, elections of the Hand and of the King.

use expect_test::expect;

use crate::check;

#[test]
fn the_hand_needs_two_votes() {
    check(
        "
        rule  hand.condition
        rule  hand.votes
        rule  hand.result
        rule  hand.keeps-warden
        rule  hand.gives-up-master
        game  Stark, Lannister, Greyjoy
        given Greyjoy has Theon Greyjoy in Pyke
        given Theon Greyjoy is Warden of the North
        given Theon Greyjoy was seated as Master of Ships
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Coin
        play  Phase 1
        when  Lannister is done
        when  Greyjoy chooses Balon Greyjoy
        when  Greyjoy chooses Theon Greyjoy
        when  Lannister chooses FOR Theon Greyjoy
        when  Lannister is done
        when  Greyjoy chooses FOR Theon Greyjoy
        when  Greyjoy is done
        when  Greyjoy agrees
        show  Noble Theon Greyjoy
        show  the decks
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Hand of the King
            refused: Balon Greyjoy is no Warden (hand.candidates)
            Greyjoy names Theon Greyjoy as candidate
            Lannister places a marker on Theon Greyjoy
            Greyjoy places a marker on Theon Greyjoy
            Lannister gives 1 vote to Theon Greyjoy
            Greyjoy gives 1 vote to Theon Greyjoy
            Theon Greyjoy has 2 votes
            Theon Greyjoy is elected: Hand of the King
            Theon Greyjoy is no longer Master of Ships, who has no room for it
            Theon Greyjoy becomes Hand of the King
            Theon Greyjoy, Lord, Pyke, on A new Lord in the Court: Hand of the King and Warden of the North
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 17 cards: 8 A new Lord in the Court, 6 A new Lady in the Court, 2 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: 1 Join the Small Council
        "#]],
    );
}

#[test]
fn no_king_is_elected_while_the_king_lives() {
    check(
        "
        rule  king.life
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Ned Stark is Lord of the North
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Lord of the Westerlands
        given Edmure Tully is Warden of the East
        given Edmure Tully is Lord of the Riverlands
        given the False Idols are destroyed
        play  Phase 1
        when  Phase 2 begins
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Nobody stands: Warden of the North
            Phase 2: Cards
            King: Ned Stark
            Protector of the Realm: Ned Stark
            Warden of the East: Edmure Tully
            Warden of the West: Tywin Lannister
            Lord Paramount of the North: Ned Stark
            Lord Paramount of the Westerlands: Tywin Lannister
            Lord Paramount of the Riverlands: Edmure Tully
            On the board: 5 Fief Titles, 3 Wardens, 5 of the Small Council, King 0, Queen 1
        "#]],
    );
}

#[test]
fn a_warden_without_a_seat_does_not_vote_for_the_hand() {
    check(
        "
        rule  hand.votes
        game  Stark, Lannister, Greyjoy
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Ships
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Coin
        given Balon Greyjoy is Warden of the East
        play  Phase 1
        when  Stark is done
        when  Lannister is done
        when  Greyjoy chooses Balon Greyjoy
        show  questions
        when  Stark chooses FOR Balon Greyjoy
        when  Stark is done
        when  Lannister chooses FOR Balon Greyjoy
        when  Lannister is done
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Hand of the King
            Greyjoy names Balon Greyjoy as candidate
            Stark is asked: Election of the Hand of the King: where does Stark lay the FOR marker, worth 1 vote? Lay this marker on nobody / FOR Balon Greyjoy
            Stark places a marker on Balon Greyjoy
            Lannister places a marker on Balon Greyjoy
            Stark gives 1 vote to Balon Greyjoy
            Lannister gives 1 vote to Balon Greyjoy
            Balon Greyjoy has 2 votes
            Balon Greyjoy is elected: Hand of the King
            Greyjoy is asked: Balon Greyjoy is offered the Hand of the King: does Greyjoy accept? Accept the Title / Refuse the Title
        "#]],
    );
}

#[test]
fn one_vote_makes_no_hand() {
    check(
        "
        rule  hand.result
        game  Stark, Lannister, Greyjoy
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Ships
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Coin
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister is done
        when  Lannister is done
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Hand of the King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Lannister abstains
            Stark gives 1 vote to Ned Stark
            Lannister gives no votes
            Ned Stark has 1 vote
            Nobody is elected: Hand of the King
        "#]],
    );
}

#[test]
fn one_member_alone_elects_no_hand() {
    check(
        "
        rule  election.votes-available
        rule  hand.condition
        game  Stark, Lannister, Greyjoy
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Ships
        play  Phase 1
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
        "#]],
    );
}

#[test]
fn the_royal_family_gives_no_hand() {
    check(
        "
        rule  hand.candidates
        game  Stark, Lannister, Greyjoy
        given Stark has the first Heir in Winterfell
        given the first Heir is Warden of the North
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the East
        given Robb Stark is Master of Ships
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Coin
        play  Phase 1
        when  Stark chooses the first Heir
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Hand of the King
            refused: the first Heir belongs to the Royal Family (hand.candidates)
        "#]],
    );
}

#[test]
fn a_master_hands_his_seat_on_when_he_becomes_hand() {
    check(
        "
        rule  title.overflow
        rule  title.overflow.recipient
        rule  title.overflow.council-card
        rule  title.slots.high
        rule  title.categories
        game  Stark, Lannister, Greyjoy
        given Ned Stark is Warden of the North
        given Ned Stark was seated as Master of Ships
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Coin
        given Lannister has Jaime Lannister in Lannisport
        given Balon Greyjoy is Warden of the East
        given Greyjoy has Asha Greyjoy in Pyke
        play  Phase 1
        when  Lannister is done
        when  Greyjoy is done
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Greyjoy is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Ned Stark
        when  Lannister is done
        when  Stark agrees
        show  questions
        when  Stark chooses Tywin Lannister
        when  Stark chooses Jaime Lannister
        when  Stark chooses Asha Greyjoy
        when  Stark chooses Balon Greyjoy
        when  Greyjoy agrees
        show  the Titles
        show  the decks
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Hand of the King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Ned Stark
            Stark gives 1 vote to Ned Stark
            Lannister gives 1 vote to Ned Stark
            Ned Stark has 2 votes
            Ned Stark is elected: Hand of the King
            Stark is asked: Stark passes on the Master of Ships: to which Noble? Return it to the board / Balon Greyjoy
            refused: Tywin Lannister has no free slot for it (title.overflow.recipient)
            refused: Jaime Lannister is no Warden (warden.lost-not-council)
            refused: Asha Greyjoy is a Lady, and only Lords may have it (title.ladies)
            Ned Stark hands Master of Ships to Balon Greyjoy
            Ned Stark becomes Hand of the King
            Hand of the King: Ned Stark
            Master of Ships: Balon Greyjoy
            Master of Coin: Tywin Lannister
            Warden of the North: Ned Stark
            Warden of the East: Balon Greyjoy
            Warden of the West: Tywin Lannister
            On the board: 8 Fief Titles, 2 Wardens, 2 of the Small Council, King 1, Queen 1
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 16 cards: 7 A new Lord in the Court, 6 A new Lady in the Court, 2 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: nothing
        "#]],
    );
}

#[test]
fn who_is_refused_may_not_be_asked_again() {
    check(
        "
        rule  title.overflow.recipient
        rule  title.refuse
        game  Stark, Lannister, Greyjoy
        given Ned Stark is Warden of the North
        given Ned Stark was seated as Master of Ships
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Coin
        given Balon Greyjoy is Warden of the East
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Greyjoy is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Ned Stark
        when  Lannister is done
        when  Stark agrees
        when  Stark chooses Balon Greyjoy
        when  Greyjoy refuses
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Hand of the King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Ned Stark
            Stark gives 1 vote to Ned Stark
            Lannister gives 1 vote to Ned Stark
            Ned Stark has 2 votes
            Ned Stark is elected: Hand of the King
            Ned Stark is no longer Master of Ships, who has no room for it
            Ned Stark becomes Hand of the King
            Hand of the King: Ned Stark
            Master of Coin: Tywin Lannister
            Warden of the North: Ned Stark
            Warden of the East: Balon Greyjoy
            Warden of the West: Tywin Lannister
            On the board: 8 Fief Titles, 2 Wardens, 3 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_refused_election_leaves_the_title_on_the_board() {
    check(
        "
        rule  title.refuse
        game  Stark, Lannister, Tully
        given Region 1 is held by Stark
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Stark refuses
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Stark gives 5 votes to Ned Stark
            Ned Stark has 5 votes
            Ned Stark is elected: Warden of the North
            Ned Stark refuses: Warden of the North
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_warden_elected_elsewhere_gives_up_the_first_region() {
    check(
        "
        rule  title.slots.military
        rule  title.overflow
        rule  outlaw.new-titles
        game  Stark, Lannister, Tully
        given Region 2 is held by Stark
        given Ned Stark is Warden of the North
        given Stark has Robb Stark in Winterfell
        given Edmure Tully is Outlaw
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Stark agrees
        when  Stark chooses Edmure Tully
        when  Stark chooses Robb Stark
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the East
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Stark gives 8 votes to Ned Stark
            Ned Stark has 8 votes
            Ned Stark is elected: Warden of the East
            refused: Edmure Tully is an Outlaw (outlaw.new-titles)
            Ned Stark hands Warden of the North to Robb Stark
            Ned Stark becomes Warden of the East
            Warden of the North: Robb Stark
            Warden of the East: Ned Stark
            On the board: 8 Fief Titles, 3 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_king_needs_the_votes_of_wardens_or_of_the_council() {
    check(
        "
        rule  king.result
        rule  king.condition
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the North
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Lady of the Vale
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Lady of the Westerlands
        given Edmure Tully is Warden of the West
        given Tully has Brynden Tully in Riverrun
        given Brynden Tully is Warden of the East
        play  Phase 1
        when  Stark is done
        when  Lannister is done
        when  Tully is done
        when  Stark chooses Ned Stark
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Ned Stark
        when  Lannister is done
        when  Tully is done
        when  Tully is done
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Ned Stark
            Tully abstains
            Stark gives 2 votes to Ned Stark
            Lannister gives 1 vote to Ned Stark
            Tully gives no votes
            Ned Stark has 3 votes
            Nobody is elected: King
            Warden of the East: Brynden Tully
            Warden of the West: Edmure Tully
            Lord Paramount of the North: Ned Stark
            Lady Paramount of the Vale: Sansa Stark
            Lady Paramount of the Westerlands: Cersei Lannister
            On the board: 5 Fief Titles, 3 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn three_votes_with_the_hands_among_them_make_a_king() {
    check(
        "
        rule  king.result
        rule  king.installed
        rule  title.overflow
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the North
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Lady of the Vale
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Lady of the Westerlands
        play  Phase 1
        when  Stark is done
        when  Lannister is done
        when  Tully is done
        when  Stark is done
        when  Stark chooses Ned Stark
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Ned Stark
        when  Lannister is done
        when  Stark agrees
        show  questions
        when  Stark is done
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Ned Stark
            Stark gives 2 votes to Ned Stark
            Lannister gives 1 vote to Ned Stark
            Ned Stark has 3 votes
            Ned Stark is elected: King
            Ned Stark is no longer Hand of the King, who has no room for it
            Stark is asked: Stark passes on the Warden of the North: to which Noble? Return it to the board / Tywin Lannister / Edmure Tully
            Ned Stark is no longer Warden of the North, who has no room for it
            Ned Stark becomes King
            Ned Stark becomes Protector of the Realm
            Ned Stark, Lord, Winterfell, on A new Lord in the Court: King, Protector of the Realm and Lord Paramount of the North
        "#]],
    );
}

#[test]
fn without_wardens_no_king_is_elected() {
    check(
        "
        rule  king.condition
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the Vale
        given Tywin Lannister is Lord of Pyke
        given Edmure Tully is Lord of Dorne
        play  Phase 1
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
        "#]],
    );
}

#[test]
fn arryn_has_a_vote_more_for_the_king() {
    check(
        "
        rule  house.arryn.vote
        game  Arryn, Lannister, Tully
        given Petyr Baelish is Warden of the East
        given Tywin Lannister is Lord of the Westerlands
        given Edmure Tully is Warden of the West
        play  Phase 1
        when  Lannister chooses Tywin Lannister
        when  Arryn chooses FOR Tywin Lannister
        when  Arryn is done
        when  Lannister is done
        when  Lannister is done
        when  Tully chooses FOR Tywin Lannister
        when  Tully is done
        when  Lannister agrees
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Lannister names Tywin Lannister as candidate
            Arryn places a marker on Tywin Lannister
            Lannister abstains
            Tully places a marker on Tywin Lannister
            Arryn gives 2 votes to Tywin Lannister
            Lannister gives no votes
            Tully gives 1 vote to Tywin Lannister
            Tywin Lannister has 3 votes
            Tywin Lannister is elected: King
            Tywin Lannister becomes King
            Tywin Lannister becomes Protector of the Realm
        "#]],
    );
}

#[test]
fn a_leader_below_the_minimum_makes_nobody_king() {
    check(
        "
        rule  election.majority
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the North
        given Ned Stark is Warden of the North
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Warden of the West
        given Edmure Tully is Warden of the South
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Tywin Lannister
        when  Lannister is done
        when  Tully chooses FOR Ned Stark
        when  Tully is done
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Stark names Ned Stark as candidate
            Lannister names Tywin Lannister as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Tywin Lannister
            Tully places a marker on Ned Stark
            Stark gives 1 vote to Ned Stark
            Lannister gives 1 vote to Tywin Lannister
            Tully gives 1 vote to Ned Stark
            Ned Stark has 2 votes
            Tywin Lannister has 1 vote
            Nobody is elected: King
        "#]],
    );
}

#[test]
fn a_new_king_makes_his_wife_queen_and_ends_the_regency() {
    check(
        "
        rule  queen.regent-ends
        rule  queen.who
        rule  protector.who
        game  Stark, Lannister, Baratheon
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Protector
        given Cersei Lannister is Lady of the Vale
        given Baratheon has Shireen Baratheon in Storm's End
        given Robb Stark is Outlaw
        given Stark has Robb Stark in Winterfell
        given Ned Stark is Warden of the North
        given Stannis Baratheon is Lord of the Stormlands
        given Stannis Baratheon is Warden of the South
        given Stark has Sansa Stark in Winterfell
        given Stannis Baratheon is married to Sansa Stark
        given the False Idols are destroyed
        play  Phase 1
        when  Lannister is done
        when  Baratheon chooses Stannis Baratheon
        when  Stark chooses FOR Stannis Baratheon
        when  Stark is done
        when  Lannister chooses FOR Stannis Baratheon
        when  Lannister is done
        when  Baratheon chooses FOR Stannis Baratheon
        when  Baratheon is done
        when  Baratheon agrees
        when  Baratheon is done
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Baratheon names Stannis Baratheon as candidate
            Stark places a marker on Stannis Baratheon
            Lannister places a marker on Stannis Baratheon
            Baratheon places a marker on Stannis Baratheon
            Stark gives 1 vote to Stannis Baratheon
            Lannister gives 1 vote to Stannis Baratheon
            Baratheon gives 1 vote to Stannis Baratheon
            Stannis Baratheon has 3 votes
            Stannis Baratheon is elected: King
            Stannis Baratheon is no longer Warden of the South, who has no room for it
            The regency of Cersei Lannister ends
            Cersei Lannister is no longer Queen, as another succeeds
            Cersei Lannister is no longer Protector of the Realm, as another succeeds
            Stannis Baratheon becomes King
            Stannis Baratheon becomes Protector of the Realm
            Sansa Stark becomes Queen
            King: Stannis Baratheon
            Queen: Sansa Stark
            Protector of the Realm: Stannis Baratheon
            Warden of the North: Ned Stark
            Lady Paramount of the Vale: Cersei Lannister
            Lord Paramount of the Stormlands: Stannis Baratheon
            On the board: 6 Fief Titles, 4 Wardens, 5 of the Small Council, King 0, Queen 0
        "#]],
    );
}

#[test]
fn the_king_cannot_be_warden() {
    check(
        "
        rule  title.royal-blocks
        rule  title.royal-never-transferred
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        given Ned Stark is King
        given Ned Stark is Protector
        given Stark has Robb Stark in Winterfell
        given the False Idols are destroyed
        play  Phase 1
        when  Stark chooses Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            refused: Ned Stark is King, and his slots are filled for good (title.royal-blocks)
        "#]],
    );
}

#[test]
fn a_lady_is_not_named_for_warden() {
    check(
        "
        rule  title.ladies
        rule  election.lords-only
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        given Lannister has Cersei Lannister in Lannisport
        play  Phase 1
        when  Lannister is done
        when  Tully is done
        when  Stark is done
        when  Lannister chooses Cersei Lannister
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            refused: Cersei Lannister is a Lady, and only Lords may have it (election.lords-only)
        "#]],
    );
}

#[test]
fn a_warden_elected_now_votes_for_the_king_at_once() {
    check(
        "
        rule  warden.votes.newly
        rule  election.award
        game  Stark, Martell, Tully
        given Region 1 is held by Stark
        given Stark has Robb Stark in Winterfell
        given Ned Stark is Lord of Pyke
        given Doran Martell is Warden of the South
        play  Phase 1
        when  Stark chooses Robb Stark
        when  Martell is done
        when  Tully is done
        when  Stark chooses FOR Robb Stark
        when  Stark is done
        when  Martell is done
        when  Martell is done
        when  Stark agrees
        when  Stark chooses Ned Stark
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Martell chooses FOR Ned Stark
        when  Martell is done
        when  Stark agrees
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Robb Stark as candidate
            Stark places a marker on Robb Stark
            Martell abstains
            Stark gives 5 votes to Robb Stark
            Martell gives no votes
            Robb Stark has 5 votes
            Robb Stark is elected: Warden of the North
            Robb Stark becomes Warden of the North
            An election is held: King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Martell places a marker on Ned Stark
            Stark gives 2 votes to Ned Stark
            Martell gives 1 vote to Ned Stark
            Ned Stark has 3 votes
            Ned Stark is elected: King
            Ned Stark becomes King
            Ned Stark becomes Protector of the Realm
            Ned Stark, Lord, Winterfell, on A new Lord in the Court: King, Protector of the Realm and Lord Reaper of Pyke
        "#]],
    );
}

#[test]
fn a_master_seated_this_round_has_no_vote_for_wardens_yet() {
    check(
        "
        rule  warden.votes.council
        rule  council.card-immediate
        game  Stark, Lannister, Tully
        given Lannister holds Join the Small Council
        given Tywin Lannister is Warden of the West
        given Region 1 is held by Stark
        given Region 2 is held by Tully
        play  Phase 1
        when  everybody passes
        when  everybody passes
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Ned Stark
        when  Lannister is done
        when  Stark agrees
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Master of Coin
        when  Stark is done
        when  Lannister is done
        when  Tully chooses Edmure Tully
        when  Lannister chooses FOR Edmure Tully
        when  Lannister is done
        when  Tully is done
        when  Tully is done
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Ned Stark
            Stark gives 5 votes to Ned Stark
            Lannister gives 2 votes to Ned Stark
            Ned Stark has 7 votes
            Ned Stark is elected: Warden of the North
            Ned Stark becomes Warden of the North
            Lannister plays Join the Small Council
            Tywin Lannister becomes Master of Coin
            An election is held: Warden of the East
            Tully names Edmure Tully as candidate
            Lannister places a marker on Edmure Tully
            Tully abstains
            Lannister gives 2 votes to Edmure Tully
            Tully gives no votes
            Edmure Tully has 2 votes
            Edmure Tully is elected: Warden of the East
        "#]],
    );
}

#[test]
fn a_tie_below_the_minimum_is_not_put_to_the_regent() {
    check(
        "
        rule  election.tie-protector
        rule  king.result
        game  Stark, Lannister, Tully
        given Stark has Robb Stark in Winterfell
        given Tully has Brynden Tully in Riverrun
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Protector
        given Ned Stark is Lord of the North
        given Robb Stark is Warden of the North
        given Edmure Tully is Lord of the Riverlands
        given Brynden Tully is Warden of the West
        play  Phase 1
        when  Stark is done
        when  Lannister is done
        when  Tully is done
        when  Lannister refuses
        when  Stark chooses Ned Stark
        when  Tully chooses Edmure Tully
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister is done
        when  Lannister is done
        when  Tully chooses FOR Edmure Tully
        when  Tully is done
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Stark names Ned Stark as candidate
            Tully names Edmure Tully as candidate
            Stark places a marker on Ned Stark
            Lannister abstains
            Tully places a marker on Edmure Tully
            Stark gives 2 votes to Ned Stark
            Lannister gives no votes
            Tully gives 2 votes to Edmure Tully
            Ned Stark has 2 votes
            Edmure Tully has 2 votes
            Nobody is elected: King
        "#]],
    );
}

#[test]
fn the_regent_names_only_one_who_meets_the_minimum() {
    check(
        "
        rule  election.tie-protector
        rule  king.result
        game  Stark, Lannister, Tully
        given Stark has Robb Stark in Winterfell
        given Stark has Roose Bolton in Winterfell
        given Tully has Brynden Tully in Riverrun
        given Tully has Shella Whent in Riverrun
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Protector
        given Ned Stark is Lord of the North
        given Robb Stark is Warden of the North
        given Roose Bolton is Warden of the East
        given Edmure Tully is Lord of the Riverlands
        given Brynden Tully is Lord of the Reach
        given Shella Whent is Lady of Dorne
        play  Phase 1
        when  Stark is done
        when  Lannister is done
        when  Tully is done
        when  Lannister refuses
        when  Stark chooses Ned Stark
        when  Tully chooses Edmure Tully
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister is done
        when  Lannister is done
        when  Tully chooses FOR Edmure Tully
        when  Tully is done
        show  questions
        when  Lannister chooses Edmure Tully
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Stark names Ned Stark as candidate
            Tully names Edmure Tully as candidate
            Stark places a marker on Ned Stark
            Lannister abstains
            Tully places a marker on Edmure Tully
            Stark gives 3 votes to Ned Stark
            Lannister gives no votes
            Tully gives 3 votes to Edmure Tully
            Ned Stark has 3 votes
            Edmure Tully has 3 votes
            Lannister is asked: The election of the King is tied: whom does Lannister as Protector name? Ned Stark
            refused: Edmure Tully is not offered to Lannister (election.tie-protector)
        "#]],
    );
}

#[test]
fn a_king_elected_this_phase_pardons_in_the_next_round() {
    check(
        "
        rule  pardon.order
        rule  round.phase1-order
        game  Stark, Lannister, Greyjoy
        given Ned Stark is Lord of the North
        given Ned Stark is Warden of the North
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the East
        given Robb Stark is Master of Coin
        given Stark has Roose Bolton in Winterfell
        given Roose Bolton is Lord of the Vale
        given Balon Greyjoy is Outlaw
        given the False Idols are destroyed
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Stark agrees
        when  Stark is done
        when  the Phase ends
        show  Noble Balon Greyjoy
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Stark gives 3 votes to Ned Stark
            Ned Stark has 3 votes
            Ned Stark is elected: King
            Ned Stark is no longer Warden of the North, who has no room for it
            Ned Stark becomes King
            Ned Stark becomes Protector of the Realm
            Balon Greyjoy, Lord, Pyke, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn the_queensguard_reverts_when_a_king_is_elected() {
    check(
        "
        rule  queen.regent-ends
        rule  troops.whitecloak.revert
        game  Stark, Lannister, Greyjoy
        with  tactics
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Protector
        given the Queen has 1 Whitecloak Knights
        given Ned Stark is Lord of the North
        given Ned Stark is Warden of the North
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the East
        given Robb Stark is Master of Coin
        given Stark has Roose Bolton in Winterfell
        given Roose Bolton is Lord of the Vale
        given the False Idols are destroyed
        play  Phase 1
        when  Stark is done
        when  Lannister is done
        when  Greyjoy is done
        when  Stark chooses Ned Stark
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister is done
        when  Lannister is done
        when  Stark agrees
        when  Stark is done
        show  Lannisport
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Lannister abstains
            Stark gives 3 votes to Ned Stark
            Lannister gives no votes
            Ned Stark has 3 votes
            Ned Stark is elected: King
            Ned Stark is no longer Warden of the North, who has no room for it
            The regency of Cersei Lannister ends
            Cersei Lannister is no longer Queen, as another succeeds
            The Whitecloaks of Lannister become ordinary Troops
            Cersei Lannister is no longer Protector of the Realm, as another succeeds
            Ned Stark becomes King
            Ned Stark becomes Protector of the Realm
            Lannisport, Controlled by Lannister: a Stronghold, Lannister's Tywin Lannister, Cersei Lannister, 3 Men at Arms and 2 Knights
            King: Ned Stark
            Protector of the Realm: Ned Stark
            Master of Coin: Robb Stark
            Warden of the East: Robb Stark
            Lord Paramount of the North: Ned Stark
            Lord Paramount of the Vale: Roose Bolton
            On the board: 6 Fief Titles, 4 Wardens, 4 of the Small Council, King 0, Queen 1
        "#]],
    );
}
