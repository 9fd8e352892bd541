//! Phase 1, elections of Wardens, of the Hand and of the King.

use expect_test::expect;

use crate::check;

#[test]
fn david_is_elected_warden_of_the_north() {
    check(
        "
        note  David (Stark) has three votes, Grady (Lannister) and Kirsten (Tully) have two each.
        rule  warden.result
        rule  warden.votes.villages
        rule  map.principal
        rule  warden.votes.wardens
        rule  election.procedure
        rule  election.majority
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        given Edmure Tully is Warden of the East
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Tully chooses Edmure Tully
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Tywin Lannister
        when  Lannister is done
        when  Tully chooses FOR Edmure Tully
        when  Tully is done
        when  Stark agrees
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Lannister names Tywin Lannister as candidate
            Tully names Edmure Tully as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Tywin Lannister
            Tully places a marker on Edmure Tully
            Stark gives 3 votes to Ned Stark
            Lannister gives 2 votes to Tywin Lannister
            Tully gives 2 votes to Edmure Tully
            Ned Stark has 3 votes
            Tywin Lannister has 2 votes
            Edmure Tully has 2 votes
            Ned Stark is elected: Warden of the North
            Ned Stark becomes Warden of the North
            Ned Stark, Lord, Winterfell, on A new Lord in the Court: Warden of the North
        "#]],
    );
}

#[test]
fn a_decoy_counts_for_nothing() {
    check(
        "
        rule  election.markers
        rule  election.placement
        rule  election.one-candidate
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        given Stark has Robb Stark in Winterfell
        play  Phase 1
        when  Stark chooses Tywin Lannister
        when  Stark chooses Robb Stark
        when  Stark chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Tully chooses Edmure Tully
        when  Stark chooses FOR Edmure Tully
        when  Stark chooses DECOY Robb Stark
        show  questions
        when  Lannister chooses FOR Tywin Lannister
        when  Lannister chooses DECOY Tywin Lannister
        when  Tully agrees
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            refused: Tywin Lannister is not in play for Stark (election.one-candidate)
            Stark names Robb Stark as candidate
            refused: seat 0 is not asked anything now
            Lannister names Tywin Lannister as candidate
            Tully names Edmure Tully as candidate
            Stark places markers on Robb Stark and Edmure Tully
            Lannister is asked: Election of the Warden of the North: where does Lannister lay the FOR marker, worth 2 votes? Lay this marker on nobody / FOR Robb Stark / FOR Tywin Lannister / FOR Edmure Tully
            Lannister places two markers on Tywin Lannister
            Stark gives 3 votes to Edmure Tully
            Lannister gives 2 votes to Tywin Lannister
            Robb Stark has 0 votes
            Tywin Lannister has 2 votes
            Edmure Tully has 3 votes
            Edmure Tully is elected: Warden of the North
            Edmure Tully becomes Warden of the North
            Warden of the North: Edmure Tully
            On the board: 8 Fief Titles, 4 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn markers_are_seen_but_not_which_is_which() {
    check(
        "
        rule  election.placement
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Tully is done
        when  Stark chooses FOR Tywin Lannister
        when  Stark chooses DECOY Ned Stark
        show  markers to Lannister
        when  Lannister is done
        when  Lannister chooses DECOY Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Lannister names Tywin Lannister as candidate
            Stark places markers on Tywin Lannister and Ned Stark
            Stark's markers lie on Tywin Lannister and Ned Stark
            Lannister places a marker on Ned Stark
            Stark gives 3 votes to Tywin Lannister
            Lannister gives no votes
            Ned Stark has 0 votes
            Tywin Lannister has 3 votes
            Tywin Lannister is elected: Warden of the North
        "#]],
    );
}

#[test]
fn who_abstains_does_not_count() {
    check(
        "
        rule  election.abstain
        game  Stark, Lannister, Tully, Greyjoy
        given Lannister has 1 Man at Arms in Deepwood Motte
        given Tully has 1 Man at Arms in White Harbour
        given Tully has 1 Man at Arms in The Twins
        play  Phase 1
        when  Stark is done
        when  Lannister chooses Tywin Lannister
        when  Tully chooses Edmure Tully
        when  Greyjoy is done
        when  Stark is done
        when  Stark chooses DECOY Tywin Lannister
        when  Lannister chooses FOR Tywin Lannister
        when  Lannister is done
        when  Tully chooses FOR Edmure Tully
        when  Tully is done
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Lannister names Tywin Lannister as candidate
            Tully names Edmure Tully as candidate
            Stark places a marker on Tywin Lannister
            Lannister places a marker on Tywin Lannister
            Tully places a marker on Edmure Tully
            Stark gives no votes
            Lannister gives 1 vote to Tywin Lannister
            Tully gives 2 votes to Edmure Tully
            Tywin Lannister has 1 vote
            Edmure Tully has 2 votes
            Edmure Tully is elected: Warden of the North
            Tully is asked: Edmure Tully is offered the Warden of the North: does Tully accept? Accept the Title / Refuse the Title
        "#]],
    );
}

#[test]
fn nobody_wins_with_no_votes() {
    check(
        "
        rule  election.zero
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Tully is done
        when  Stark is done
        when  Stark chooses DECOY Ned Stark
        when  Lannister is done
        when  Lannister is done
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Lannister abstains
            Stark gives no votes
            Lannister gives no votes
            Ned Stark has 0 votes
            Nobody is elected: Warden of the North
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_tie_elects_nobody() {
    check(
        "
        rule  election.tie
        game  Stark, Lannister, Tully
        given Tully has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Tywin Lannister
        when  Lannister is done
        when  Tully is done
        when  Tully is done
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Lannister names Tywin Lannister as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Tywin Lannister
            Tully abstains
            Stark gives 2 votes to Ned Stark
            Lannister gives 2 votes to Tywin Lannister
            Tully gives no votes
            Ned Stark has 2 votes
            Tywin Lannister has 2 votes
            Nobody is elected: Warden of the North
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_captive_outlaw_king_still_breaks_ties() {
    check(
        "
        rule  election.tie-protector
        rule  outlaw.king-keeps-protector
        rule  king.life
        game  Stark, Lannister, Tully
        given Tully has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        given Tully has Edmure Tully in Winterfell
        given Edmure Tully is King
        given Edmure Tully is Protector
        given Edmure Tully is Outlaw
        given Edmure Tully is Captive of Stark
        given the False Idols are destroyed
        play  Phase 1
        when  Tully is done
        when  Stark chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister chooses FOR Tywin Lannister
        when  Lannister is done
        when  Tully is done
        when  Tully is done
        show  questions
        when  Tully is done
        when  Tully chooses Tywin Lannister
        when  Lannister agrees
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Lannister names Tywin Lannister as candidate
            Stark places a marker on Ned Stark
            Lannister places a marker on Tywin Lannister
            Tully abstains
            Stark gives 2 votes to Ned Stark
            Lannister gives 2 votes to Tywin Lannister
            Tully gives no votes
            Ned Stark has 2 votes
            Tywin Lannister has 2 votes
            Tully is asked: The election of the Warden of the North is tied: whom does Tully as Protector name? Ned Stark / Tywin Lannister
            refused: done is not offered to Tully (election.tie-protector)
            Tully breaks the tie: Tywin Lannister
            Tywin Lannister is elected: Warden of the North
            Tywin Lannister becomes Warden of the North
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
        "#]],
    );
}

#[test]
fn captives_and_outlaws_neither_vote_nor_stand() {
    check(
        "
        note  David (Stark) has two Villages worth three votes and a Captive Warden.
        rule  election.captive-outlaw
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        given Stark has Robb Stark in Riverrun
        given Robb Stark is Warden of the East
        given Robb Stark is Captive of Tully
        given Edmure Tully is Outlaw
        given Tully has Brynden Tully in Riverrun
        play  Phase 1
        when  Stark chooses Robb Stark
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Tully chooses Edmure Tully
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister is done
        when  Lannister is done
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            refused: Robb Stark is a Captive (election.captive-outlaw)
            Stark names Ned Stark as candidate
            refused: Edmure Tully is an Outlaw (election.captive-outlaw)
            Stark places a marker on Ned Stark
            Lannister abstains
            Stark gives 3 votes to Ned Stark
            Lannister gives no votes
            Ned Stark has 3 votes
            Ned Stark is elected: Warden of the North
        "#]],
    );
}

#[test]
fn only_lords_stand() {
    check(
        "
        rule  election.lords-only
        rule  king.candidates
        rule  king.votes
        game  Martell, Stark, Lannister
        given Martell has Arianne Martell in Sunspear
        given Arianne Martell is Lady of Dorne
        given Arianne Martell is Lady of the Reach
        given Doran Martell is Warden of the South
        given Doran Martell is Lord of the Vale
        given Ned Stark is Warden of the North
        given Ned Stark is Lord of the North
        given Tywin Lannister is Warden of the West
        play  Phase 1
        when  Martell is done
        when  Lannister is done
        when  Martell chooses Arianne Martell
        when  Martell chooses Doran Martell
        when  Stark is done
        show  questions
        when  Martell chooses FOR Doran Martell
        when  Martell is done
        when  Stark chooses FOR Doran Martell
        when  Stark is done
        when  Lannister is done
        when  Lannister is done
        when  Martell agrees
        show  Noble Doran Martell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            refused: Arianne Martell is a Lady, and only Lords may have it (election.lords-only)
            Martell names Doran Martell as candidate
            Martell is asked: Election of the King: where does Martell lay the FOR marker, worth 2 votes? Lay this marker on nobody / FOR Doran Martell
            Martell places a marker on Doran Martell
            Stark places a marker on Doran Martell
            Lannister abstains
            Martell gives 2 votes to Doran Martell
            Stark gives 1 vote to Doran Martell
            Lannister gives no votes
            Doran Martell has 3 votes
            Doran Martell is elected: King
            Doran Martell is no longer Warden of the South, who has no room for it
            Doran Martell becomes King
            Doran Martell becomes Protector of the Realm
            Doran Martell, Lord, Sunspear, on A new Lord in the Court: King, Protector of the Realm and Lord Paramount of the Vale
        "#]],
    );
}

#[test]
fn a_region_with_a_free_village_elects_no_warden() {
    check(
        "
        rule  warden.condition
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        play  Phase 1
        show  questions
        given Tully has 1 Man at Arms in The Twins
        play  Phase 1
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark is asked: Election of the Warden of the North: does Stark name a candidate? Name nobody / Name Ned Stark
        "#]],
    );
}

#[test]
fn without_a_candidate_there_is_no_election() {
    check(
        "
        rule  election.condition
        game  Stark, Lannister, Tully
        given Stark has 1 Man at Arms in Deepwood Motte
        given Lannister has 1 Man at Arms in White Harbour
        given Lannister has 1 Man at Arms in The Twins
        play  Phase 1
        when  Stark is done
        when  Lannister is done
        when  Tully is done
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Nobody stands: Warden of the North
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn wardens_are_elected_by_the_number_of_their_region() {
    check(
        "
        rule  warden.several
        rule  election.award
        rule  warden.candidates
        game  Stark, Lannister, Tully
        given Region 1 is held by Stark
        given Region 3 is held by Tully
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Stark agrees
        show  questions
        when  Stark is done
        when  Lannister chooses Tywin Lannister
        when  Tully is done
        when  Tully chooses FOR Tywin Lannister
        when  Tully is done
        when  Lannister agrees
        show  Noble Tywin Lannister
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Lannister names Tywin Lannister as candidate
            Stark places a marker on Ned Stark
            Stark gives 5 votes to Ned Stark
            Ned Stark has 5 votes
            Tywin Lannister has 0 votes
            Ned Stark is elected: Warden of the North
            Ned Stark becomes Warden of the North
            An election is held: Warden of the Crownlands
            Stark is asked: Election of the Warden of the Crownlands: does Stark name a candidate? Name nobody / Name Ned Stark
            Lannister names Tywin Lannister as candidate
            Tully places a marker on Tywin Lannister
            Tully gives 5 votes to Tywin Lannister
            Tywin Lannister has 5 votes
            Tywin Lannister is elected: Warden of the Crownlands
            Tywin Lannister becomes Warden of the Crownlands
            Tywin Lannister, Lord, Lannisport, on A new Lord in the Court: Warden of the Crownlands
        "#]],
    );
}

#[test]
fn new_wardens_do_not_count_until_the_next_round() {
    check(
        "
        rule  warden.votes.newly
        rule  warden.votes.wardens
        game  Stark, Lannister, Tully
        given Region 1 is held by Stark
        given Region 3 is held by Tully
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Stark agrees
        when  Stark is done
        when  Lannister is done
        when  Tully chooses Edmure Tully
        show  questions
        when  Tully chooses FOR Edmure Tully
        when  Tully is done
        when  Tully agrees
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Stark gives 5 votes to Ned Stark
            Ned Stark has 5 votes
            Ned Stark is elected: Warden of the North
            Ned Stark becomes Warden of the North
            An election is held: Warden of the Crownlands
            Tully names Edmure Tully as candidate
            Tully is asked: Election of the Warden of the Crownlands: where does Tully lay the FOR marker, worth 5 votes? Lay this marker on nobody / FOR Edmure Tully
            Tully places a marker on Edmure Tully
            Tully gives 5 votes to Edmure Tully
            Edmure Tully has 5 votes
            Edmure Tully is elected: Warden of the Crownlands
            Edmure Tully becomes Warden of the Crownlands
        "#]],
    );
}

#[test]
fn a_member_of_the_council_gives_a_warden_one_vote_more() {
    check(
        "
        rule  warden.votes.council
        rule  hand.member
        game  Stark, Lannister, Tully
        given Region 1 is held by Stark
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Coin
        given Edmure Tully is Warden of the South
        given Edmure Tully is Hand
        play  Phase 1
        when  Tully is done
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Tully is done
        when  Stark is done
        when  Stark is done
        when  Lannister chooses FOR Ned Stark
        when  Lannister is done
        when  Tully chooses FOR Ned Stark
        when  Tully is done
        when  Stark agrees
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Stark abstains
            Lannister places a marker on Ned Stark
            Tully places a marker on Ned Stark
            Stark gives no votes
            Lannister gives 3 votes to Ned Stark
            Tully gives 3 votes to Ned Stark
            Ned Stark has 6 votes
            Ned Stark is elected: Warden of the North
            Ned Stark becomes Warden of the North
        "#]],
    );
}

#[test]
fn a_warden_outlawed_earlier_this_phase_has_no_votes() {
    check(
        "
        rule  warden.votes.wardens
        rule  warden.lost
        rule  outlaw.effects
        rule  outlaw.declare
        game  Stark, Lannister, Tully
        given Region 1 is held by Stark
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister was seated as Master of Ships
        given Edmure Tully is Warden of the South
        given Edmure Tully is Hand
        play  Phase 1
        when  Tully chooses Tywin Lannister
        show  Noble Tywin Lannister
        show  the decks
        when  Stark chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Tully is done
        when  Stark is done
        when  Stark is done
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Edmure Tully declares Tywin Lannister Outlaw
            Tywin Lannister is no longer Master of Ships, now an Outlaw
            Tywin Lannister is no longer Warden of the West, now an Outlaw
            An election is held: Warden of the North
            Tywin Lannister, Lord, Lannisport, Outlaw, on A new Lord in the Court: Lord Paramount of the Westerlands
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 18 cards: 9 A new Lord in the Court, 6 A new Lady in the Court, 2 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: 1 Join the Small Council
            Stark names Ned Stark as candidate
            refused: seat 1 is not asked anything now
            Stark abstains
            Tully is asked: Election of the Warden of the North: where does Tully lay the FOR marker, worth 3 votes? Lay this marker on nobody / FOR Ned Stark
        "#]],
    );
}
