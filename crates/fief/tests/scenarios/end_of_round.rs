//! Phase 8, the end of the round.

use expect_test::expect;

use crate::check;

#[test]
fn three_victory_points_win_alone() {
    check(
        "
        rule  victory.solo
        rule  end.victory-check
        given Ned Stark is Lord of the North
        given Ned Stark is King
        given Ned Stark is Hand
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Stark wins with 3 Victory Points
        "#]],
    );
}

#[test]
fn the_king_decides_between_two_winners() {
    check(
        "
        rule  victory.tie-order
        game  Stark, Lannister, Tully
        given Stark has Ned Stark in Winterfell
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Ned Stark is King
        given Lannister has Tywin Lannister in Lannisport
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        given Tywin Lannister is Hand
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 3 Victory Points
            Tully has 0 Victory Points
            Stark wins with 3 Victory Points: the King decides
        "#]],
    );
}

#[test]
fn the_first_player_card_passes_on() {
    check(
        "
        rule  end.next-round
        rule  end.cleanup
        given Famine lies on Region 2
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Famine leaves Region 2 (East)
            Cards and Tax markers leave the map
            Stark has 0 Victory Points
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
        "#]],
    );
}

#[test]
fn harvests_go_to_their_pile_and_taxes_end() {
    check(
        "
        rule  end.cleanup
        game  Stark, Lannister, Tully
        given round 2
        given Ned Stark is Lord of the North
        given Tallage was levied on the North by Ned Stark
        given Bountiful Harvest lies on Region 1
        play  Phase 8
        show  taxes
        show  the decks
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 1 Victory Point
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            The First Player card passes to Lannister
            Round 3 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            The Fortune deck: 34 cards, 10 black-backed: 4 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 19 cards: 9 A new Lord in the Court, 6 A new Lady in the Court, 3 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: 1 Bountiful Harvest
            The Court Event Discard Pile: nothing
        "#]],
    );
}
