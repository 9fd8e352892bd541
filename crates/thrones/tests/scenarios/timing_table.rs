//! What holds on the table: limits, constants, control, attachments, STR 0.

use expect_test::expect;

use crate::check;

#[test]
fn a_card_that_names_itself_means_itself_alone() {
    check(
        "
        rule  timing.self_name
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident in hand
        given Stark has Plain Soldier, Plain Lord in play
        given Lannister has 2 Cersei's Attendant in play
        when  Stark plays Sudden Accident on Cersei's Attendant
        show  what Lannister is offered
        when  Lannister uses Cersei's Attendant on Plain Soldier
        show  who is asked
        ",
        expect![[r#"
            Stark chooses Cersei's Attendant
            Stark plays Sudden Accident
            Cersei's Attendant is killed by Sudden Accident
            Lannister is offered: Pass / Use Cersei's Attendant
            Lannister chooses Plain Soldier
            Lannister uses Cersei's Attendant
            Stark kneels Plain Soldier
            Cersei's Attendant goes to Lannister's dead pile
            Stark is asked: Which challenge does Stark initiate?
        "#]],
    );
}

#[test]
fn the_title_of_another_card_means_every_card_of_that_title() {
    check(
        "
        rule  timing.self_name
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident in hand
        given Stark has Plain Soldier, Plain Lord, Cersei Lannister in play
        given Lannister has 2 Cersei's Attendant in play
        when  Stark plays Sudden Accident on Cersei Lannister
        show  what Lannister is offered
        when  Lannister uses Cersei's Attendant on Plain Soldier
        when  Lannister uses the second Cersei's Attendant on Plain Lord
        show  Plain Soldier
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Cersei Lannister
            Stark plays Sudden Accident
            Cersei Lannister is killed by Sudden Accident
            Lannister is offered: Pass / Use Cersei's Attendant / Use Cersei's Attendant
            Lannister chooses Plain Soldier
            Lannister uses Cersei's Attendant
            Stark kneels Plain Soldier
            Lannister chooses Plain Lord
            Lannister uses Cersei's Attendant
            Stark kneels Plain Lord
            Cersei Lannister goes to Stark's dead pile
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn a_limit_on_an_event_counts_all_copies_of_a_player() {
    check(
        "
        rule  timing.limits
        given Stark has 2 Winter is Coming in hand
        given Stark has Direwolf Pup in play
        when  Stark attacks Lannister for military with Direwolf Pup
        when  Stark plays Winter is Coming
        when  Stark passes
        when  Stark plays Winter is Coming
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Direwolf Pup
            Stark kneels Direwolf Pup
            Stark plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
            refused: Winter is Coming is used once per round, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn each_player_has_his_own_limit() {
    check(
        "
        rule  timing.limits
        players Stark, Stark
        given Stark has Winter is Coming in hand
        given Stark 2 has Winter is Coming in hand
        given Stark has Direwolf Pup in play
        when  Stark attacks Stark 2 for military with Direwolf Pup
        when  Stark plays Winter is Coming
        when  Stark 2 plays Winter is Coming
        ",
        expect![[r#"
            Stark (1) initiates a military challenge against Stark (2)
            Stark (1) attacks with Direwolf Pup
            Stark (1) kneels Direwolf Pup
            Stark (1) plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
            Stark (2) plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
        "#]],
    );
}

#[test]
fn a_limit_on_a_card_in_play_counts_for_that_card_alone() {
    check(
        "
        rule  timing.limits
        players Baratheon, Lannister
        given Baratheon has 2 Dragonstone Port in play
        given Baratheon is the first player
        when  the plot phase begins
        when  Baratheon reveals A Quiet Season
        when  Lannister reveals A Quiet Season
        when  Baratheon uses Dragonstone Port
        when  Baratheon names Valar Morghulis
        when  Baratheon uses Dragonstone Port
        when  Baratheon names Wildfire Assault
        when  Baratheon tries to use Dragonstone Port
        ",
        expect![[r#"
            The plot phase begins
            Baratheon chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon uses Dragonstone Port
            Baratheon names Valar Morghulis
            The effect of Dragonstone Port lasts until the end of the phase
            Baratheon uses Dragonstone Port
            Baratheon names Wildfire Assault
            The effect of Dragonstone Port lasts until the end of the phase
            refused: Dragonstone Port is used once per phase, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn one_bodyguard_on_each_character() {
    check(
        "
        rule  timing.limits
        given it is the marshalling phase with Stark active
        given Stark has Plain Lord, Wandering Prince, Tyrion Lannister in play
        given Stark has Bodyguard on Plain Lord
        given Stark has Bodyguard in hand
        when  Stark marshals Bodyguard
        show  what Stark is offered
        when  Stark chooses Plain Lord
        ",
        expect![[r#"
            Stark marshals Bodyguard for 0 gold
            Stark is offered: Wandering Prince / Tyrion Lannister
            refused: one Bodyguard is on Plain Lord already (timing.limits)
        "#]],
    );
}

#[test]
fn a_constant_effect_is_there_before_any_response() {
    check(
        "
        rule  timing.constant
        players Targaryen, Lannister
        given it is the marshalling phase with Targaryen active
        given Targaryen has Drogon, Lady Daenerys's Chambers in play
        given Targaryen has Qartheen Fanatic in hand
        given Targaryen has Strong Sword in the discard pile
        given Targaryen has 2 gold
        when  Targaryen marshals Qartheen Fanatic
        show  what Targaryen is offered
        show  Qartheen Fanatic
        ",
        expect![[r#"
            Targaryen marshals Qartheen Fanatic for 2 gold
            Targaryen pays 2 gold
            Qartheen Fanatic enters play
            Targaryen is offered: Pass / Use Lady Daenerys's Chambers
            Qartheen Fanatic: controlled by Targaryen, standing, STR 3, military, intrigue
        "#]],
    );
}

#[test]
fn a_constant_effect_ends_with_its_card() {
    check(
        "
        rule  timing.constant
        given it is the challenges phase
        given Stark has Winterfell Castle, Direwolf Pup in play
        given Lannister has Called Home in hand
        show  Direwolf Pup
        when  Lannister plays Called Home on Winterfell Castle
        when  everyone passes
        show  Direwolf Pup
        ",
        expect![[r#"
            Direwolf Pup: controlled by Stark, standing, STR 3, military
            Lannister chooses Winterfell Castle
            Lannister plays Called Home
            Winterfell Castle is returned to Stark's hand by Called Home
            Winterfell Castle goes to Stark's hand
            Direwolf Pup: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn a_constant_effect_cannot_be_used() {
    check(
        "
        rule  timing.constant
        given it is the challenges phase
        given Stark has Winterfell Castle, Direwolf Pup in play
        when  Stark uses Winterfell Castle
        ",
        expect![[r#"
            refused: that text of Winterfell Castle works by itself (timing.constant)
        "#]],
    );
}

#[test]
fn control_changes_and_attachments_stay_with_their_controllers() {
    check(
        "
        rule  timing.control
        given it is the challenges phase with Stark active
        given Stark has Plain Lord in play, with 2 power
        given Stark has Bodyguard on Plain Lord
        given Lannister has Turned Coat in hand
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister plays Turned Coat on Plain Lord
        show  the challenge
        show  Plain Lord
        show  Bodyguard
        show  Lannister's power
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister chooses Plain Lord
            Lannister plays Turned Coat
            Plain Lord leaves the challenge
            Lannister takes control of Plain Lord
            power challenge of Stark against Lannister: nothing (0) against nothing (0)
            Plain Lord: controlled by Lannister, kneeling, STR 3, military, intrigue, power, 2 power, with Bodyguard
            Bodyguard: controlled by Stark, standing, attached to Plain Lord
            Lannister has 2 power
            Stark has 0 power
        "#]],
    );
}

#[test]
fn an_illegal_attachment_falls_off() {
    check(
        "
        rule  timing.attachment_legality
        given it is the challenges phase
        given Stark has Plain Soldier in play
        given Stark has Lordship on Plain Soldier
        given Stark has Bodyguard on Plain Soldier
        given Lannister has Picked Lock in hand
        given Lannister's deck is Plain Spy
        when  Lannister plays Picked Lock on Lordship
        when  everyone passes
        show  Plain Soldier
        show  Bodyguard
        ",
        expect![[r#"
            Lannister chooses Lordship
            Lannister plays Picked Lock
            Lordship is discarded from play by Picked Lock
            Lannister draws Plain Spy
            Lordship goes to Stark's discard pile
            Bodyguard goes to Stark's discard pile
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Bodyguard: Stark's discard pile
        "#]],
    );
}

#[test]
fn an_attachment_attaches_to_a_character() {
    check(
        "
        rule  timing.attachment_legality
        given it is the marshalling phase with Stark active
        given Stark has Plain Courtyard, Plain Lord in play
        given Stark has Strong Sword in hand
        given Stark has 1 gold
        when  Stark marshals Strong Sword on Plain Courtyard
        show  what Stark is offered
        ",
        expect![[r#"
            Stark marshals Strong Sword for 1 gold
            Stark is offered: Plain Lord
        "#]],
    );
}

#[test]
fn flame_kissed_kills_in_spite_of_a_duplicate() {
    check(
        "
        rule  timing.terminal
        note  ruling thrones-flame-kissed
        players Targaryen, Stark
        given it is the challenges phase
        given Targaryen has Flame-Kissed in hand
        given Targaryen has Whispering Hall in play
        given Stark has Arya Stark in play, with a duplicate
        when  Targaryen ambushes Flame-Kissed on Arya Stark
        when  Targaryen pays with Whispering Hall
        when  Stark saves Arya Stark with its duplicate
        show  Stark's dead pile
        show  Stark's discard pile
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Arya Stark
            Arya Stark is killed
            Arya Stark goes to Stark's discard pile
            Arya Stark goes to Stark's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            refused: nothing threatens Arya Stark now (timing.save_cancel)
            Stark has in the dead pile: Arya Stark
            Stark has in the discard pile: Arya Stark
        "#]],
    );
}

#[test]
fn viserys_escapes_flame_kissed_to_his_hand() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Stark
        given it is the challenges phase
        given Targaryen has Flame-Kissed in hand
        given Targaryen has Whispering Hall in play
        given Stark has Viserys Targaryen in play
        when  Targaryen ambushes Flame-Kissed on Viserys Targaryen
        when  Stark uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Viserys Targaryen
            Stark uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Stark's hand
            Viserys Targaryen goes to Stark's hand
            Flame-Kissed goes to Targaryen's discard pile
            Viserys Targaryen: Stark's hand
        "#]],
    );
}

#[test]
fn another_attachment_ends_the_flame() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Stark
        given it is the challenges phase
        given Targaryen has Flame-Kissed in hand
        given Targaryen has Whispering Hall in play
        given Stark has Arya Stark in play
        given Stark has Strong Sword on Arya Stark
        given Targaryen has Picked Lock in hand
        given Targaryen's deck is Plain Spy
        when  Targaryen ambushes Flame-Kissed on Arya Stark
        show  Arya Stark
        when  Targaryen plays Picked Lock on Strong Sword
        when  everyone passes
        show  Arya Stark
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Arya Stark: controlled by Stark, standing, STR 4, military, power, with Strong Sword
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Arya Stark
            Targaryen chooses Strong Sword
            Targaryen plays Picked Lock
            Strong Sword is discarded from play by Picked Lock
            Targaryen draws Plain Spy
            Strong Sword goes to Stark's discard pile
            Arya Stark is killed
            Arya Stark goes to Stark's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            Arya Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn a_limit_is_renewed_with_its_period() {
    check(
        "
        rule  timing.limits
        players Targaryen, Lannister
        given it is the marshalling phase with Targaryen active
        given Targaryen has Drogon in play
        given Targaryen has 8 gold
        given Lannister has Plain Lord in play
        when  Targaryen uses Drogon on Plain Lord
        when  Targaryen uses Drogon on Plain Lord
        when  the marshalling phase ends
        when  the challenges phase begins
        when  Targaryen uses Drogon on Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            refused: Drogon is used once per phase, and has been (timing.limits)
            Lannister receives 4 gold of income
            The challenges phase begins
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
        "#]],
    );
}

#[test]
fn a_card_that_comes_back_has_its_limit_unused() {
    check(
        "
        rule  timing.leaves_play
        rule  timing.limits
        players Targaryen, Lannister
        given it is the marshalling phase with Targaryen active
        given Targaryen has Drogon in play
        given Targaryen has Called Home in hand
        given Targaryen has 8 gold
        given Lannister has Plain Lord in play
        when  Targaryen uses Drogon on Plain Lord
        when  Targaryen plays Called Home on Drogon
        when  Targaryen marshals Drogon
        when  Targaryen uses Drogon on Plain Lord
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Targaryen chooses Drogon
            Targaryen plays Called Home
            Drogon is returned to Targaryen's hand by Called Home
            Drogon goes to Targaryen's hand
            Targaryen marshals Drogon for 4 gold
            Targaryen pays 4 gold
            Drogon enters play
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Lord: controlled by Lannister, standing, STR 1, military, intrigue, power
        "#]],
    );
}

#[test]
fn the_end_of_a_bonus_brings_the_flame() {
    check(
        "
        rule  timing.terminal
        rule  timing.durations
        players Targaryen, Stark
        given it is the challenges phase
        given Stark has Plain Soldier in play
        given Stark has Second Wind in hand
        given Targaryen has Flame-Kissed in hand
        given Targaryen has Whispering Hall in play
        when  Stark plays Second Wind on Plain Soldier
        when  Stark passes
        when  Targaryen ambushes Flame-Kissed on Plain Soldier
        when  Targaryen pays with Whispering Hall
        show  Plain Soldier
        when  the challenges phase ends
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Plain Soldier
            Plain Soldier: controlled by Stark, standing, STR 2, military, with Flame-Kissed
            Plain Soldier is killed
            Plain Soldier goes to Stark's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            Plain Soldier: Stark's dead pile
        "#]],
    );
}
