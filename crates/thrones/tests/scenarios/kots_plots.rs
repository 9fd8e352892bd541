//! The plots of Kings of the Sea at work.

use expect_test::expect;

use crate::check;

#[test]
fn after_the_mummers_ford_gives_a_second_military_challenge() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, Plain Soldier in play
        given Stark reveals After the Mummer's Ford
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Theon Greyjoy
        when  everyone passes
        when  Greyjoy attacks Stark for military with Plain Soldier
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Plain Soldier
            Greyjoy kneels Plain Soldier
        "#]],
    );
}

#[test]
fn siege_of_riverrun_knows_no_intrigue() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Plain Spy in play
        given Greyjoy reveals Siege of Riverrun
        given it is the challenges phase
        when  Greyjoy attacks Stark for intrigue with Plain Spy
        ",
        expect![[r#"
            refused: a card forbids intrigue challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn the_breaking_of_oaths_gives_a_second_intrigue_challenge() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has 2 Plain Spy in play
        given Greyjoy reveals The Breaking of Oaths
        given it is the challenges phase
        when  Greyjoy attacks Stark for intrigue with the first Plain Spy
        when  everyone passes
        when  Greyjoy attacks Stark for intrigue with the second Plain Spy
        ",
        expect![[r#"
            Greyjoy initiates an intrigue challenge against Stark
            Greyjoy attacks with Plain Spy
            Greyjoy kneels Plain Spy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Greyjoy initiates an intrigue challenge against Stark
            Greyjoy attacks with Plain Spy
            Greyjoy kneels Plain Spy
        "#]],
    );
}

#[test]
fn the_promise_of_victory_changes_a_hand() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Plain Spy in play
        given Greyjoy has Ice, Hodor in hand
        given Greyjoy's deck is Lady, Arya Stark, Nymeria
        given Greyjoy reveals The Promise of Victory
        given it is the challenges phase
        when  Greyjoy attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  everyone passes
        when  Greyjoy agrees
        when  everyone passes
        show  Greyjoy's hand
        show  Greyjoy's deck
        ",
        expect![[r#"
            Greyjoy initiates an intrigue challenge against Stark
            Greyjoy attacks with Plain Spy
            Greyjoy kneels Plain Spy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            The Promise of Victory takes effect
            Ice goes to the bottom of Greyjoy's deck
            Hodor goes to the bottom of Greyjoy's deck
            Lady goes to Greyjoy's hand
            Arya Stark goes to Greyjoy's hand
            Greyjoy has in hand: Lady, Arya Stark
            Greyjoy has in the deck: Nymeria, Ice, Hodor
        "#]],
    );
}

#[test]
fn a_stay_of_execution_spares_kings() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Balon Greyjoy in play
        given Stark has Robb Stark in play
        given Stark reveals Stay of Execution
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Balon Greyjoy
        when  Stark declares no defenders
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Balon Greyjoy
            Greyjoy kneels Balon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Robb Stark is not killed, because of Stay of Execution
            Robb Stark is returned to Stark's hand by Stay of Execution
            Greyjoy claims 1 power, unopposed
            Balon Greyjoy claims 1 power for Renown
            Robb Stark goes to Stark's hand
            Robb Stark: Stark's hand
        "#]],
    );
}

#[test]
fn an_empty_throne_gives_a_second_power_challenge() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, Asha Greyjoy in play
        given Greyjoy reveals An Empty Throne
        given it is the challenges phase
        when  Greyjoy attacks Stark for power with Theon Greyjoy
        when  everyone passes
        when  Greyjoy attacks Stark for power with Asha Greyjoy
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Asha Greyjoy
            Greyjoy kneels Asha Greyjoy
        "#]],
    );
}

#[test]
fn rise_of_the_kraken_doubles_unopposed_power() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy in play
        given Greyjoy reveals Rise of the Kraken
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Theon Greyjoy
        when  Stark declares no defenders
        when  everyone passes
        show  Greyjoy's power
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 2
            Greyjoy claims 2 power, unopposed
            Greyjoy has 2 power
        "#]],
    );
}

#[test]
fn the_promise_of_victory_puts_the_hand_away_first() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Plain Spy in play
        given Greyjoy has Ice, Hodor in hand
        given Greyjoy's deck is Lady
        given Greyjoy reveals The Promise of Victory
        given it is the challenges phase
        when  Greyjoy attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  everyone passes
        when  Greyjoy agrees
        when  everyone passes
        show  Greyjoy's hand
        show  Greyjoy's deck
        ",
        expect![[r#"
            Greyjoy initiates an intrigue challenge against Stark
            Greyjoy attacks with Plain Spy
            Greyjoy kneels Plain Spy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            The Promise of Victory takes effect
            Ice goes to the bottom of Greyjoy's deck
            Hodor goes to the bottom of Greyjoy's deck
            Ice goes to Greyjoy's hand
            Lady goes to Greyjoy's hand
            Greyjoy has in hand: Ice, Lady
            Greyjoy has in the deck: Hodor
        "#]],
    );
}
