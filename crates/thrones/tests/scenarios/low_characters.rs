//! The characters of Lords of Winter at work.

use expect_test::expect;

use crate::check;

#[test]
fn jojen_reed_dreams_of_a_card() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Jojen Reed, Lord Eddard's Chambers in play
        given Lannister's deck is Shae, Plain Spy, Shae, Plain Soldier
        given it is the marshalling phase
        when  Stark uses Jojen Reed
        when  Stark chooses Lannister
        when  Stark kneels Lord Eddard's Chambers
        when  Stark names Shae
        show  Jojen Reed
        show  Lannister's discard pile
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark kneels Jojen Reed
            Stark kneels Lord Eddard's Chambers
            Stark pays 1 influence
            Stark uses Jojen Reed
            Stark names Shae
            Jojen Reed claims 2 power
            Lannister discards Shae by Jojen Reed
            Lannister discards Plain Spy by Jojen Reed
            Lannister discards Shae by Jojen Reed
            Jojen Reed: controlled by Stark, kneeling, STR 1, intrigue, power, 2 power
            Lannister has in the discard pile: Shae, Plain Spy, Shae
        "#]],
    );
}

#[test]
fn eddard_stark_lowers_the_claim() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Eddard Stark, Plain Soldier in play
        given Lannister has Hodor, Tywin Lannister in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Tywin Lannister
        when  Stark defends with Eddard Stark
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
            Stark defends with Eddard Stark
            Stark kneels Eddard Stark
            Lannister wins the challenge against Stark, 4 to 3
            Stark satisfies a claim of 0
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn catelyn_stark_steps_in() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Catelyn Stark in hand
        given Lannister has Plain Spy in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Stark uses Catelyn Stark
        show  Catelyn Stark
        when  everyone passes
        when  the challenges phase ends
        show  Catelyn Stark
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark uses Catelyn Stark
            Catelyn Stark: Stark's hand
            Catelyn Stark enters play
            Stark kneels Catelyn Stark
            Catelyn Stark joins the challenge as a defender
            The effect of Catelyn Stark lasts from now on
            Stark declares no defenders
            Stark wins the challenge against Lannister, 3 to 1
            Catelyn Stark takes effect
            Catelyn Stark is returned to Stark's hand
            Catelyn Stark goes to Stark's hand
            Catelyn Stark: Stark's hand
        "#]],
    );
}

#[test]
fn catelyn_stark_does_not_fight() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Catelyn Stark in hand
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark uses Catelyn Stark
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            refused: Catelyn Stark is used only during an intrigue or power challenge against you: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn robb_stark_calls_a_trait() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Robb Stark, Plain Lord, Plain Soldier in play
        given it is the challenges phase
        when  Stark uses Robb Stark
        when  Stark names Lord
        show  Robb Stark
        show  Plain Lord
        show  Plain Soldier
        when  Stark uses Robb Stark
        ",
        expect![[r#"
            Stark uses Robb Stark
            Stark names Lord
            The effect of Robb Stark lasts until the end of the phase
            Robb Stark: controlled by Stark, standing, STR 4, military, power, Renown
            Plain Lord: controlled by Stark, standing, STR 4, military, intrigue, power
            Plain Soldier: controlled by Stark, standing, STR 2, military
            refused: Robb Stark is used once per round, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn robb_stark_is_stronger_in_winter() {
    check(
        "
        set   low
        rule  season.one
        players Stark, Lannister
        given Stark has Robb Stark, Plain Lord in play
        given Stark has Crown of Winter on Robb Stark
        given it is the challenges phase
        when  Stark uses Robb Stark
        when  Stark names Lord
        show  Plain Lord
        ",
        expect![[r#"
            Stark uses Robb Stark
            Stark names Lord
            The effect of Robb Stark lasts until the end of the phase
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power
        "#]],
    );
}

#[test]
fn summer_guards_bran() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Summer, Bran Stark in play
        given Lannister has No Mercy in hand
        given it is the challenges phase
        when  Lannister plays No Mercy
        when  Lannister chooses Bran Stark
        ",
        expect![[r#"
            refused: Bran Stark cannot be chosen (timing.cannot)
        "#]],
    );
}

#[test]
fn summer_is_cheap_with_bran() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Bran Stark in play
        given Stark has Summer in hand
        given Stark has 1 gold
        given it is the marshalling phase
        when  Stark marshals Summer
        ",
        expect![[r#"
            Stark marshals Summer for 1 gold
            Stark pays 1 gold
            Summer enters play
            Lannister receives 4 gold of income
        "#]],
    );
}

#[test]
fn bran_stark_dies_of_intrigue() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Bran Stark in play, with a duplicate
        given Lannister has Plain Spy in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  everyone passes
        show  Bran Stark
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Bran Stark takes effect
            Bran Stark is killed
            Bran Stark goes to Stark's discard pile
            Bran Stark goes to Stark's dead pile
            Bran Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn bran_stark_lives_by_intrigue() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Bran Stark, Riverrun Messenger in play
        given Lannister has Plain Spy in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Stark defends with Riverrun Messenger
        when  Stark uses Bran Stark
        when  everyone passes
        show  Bran Stark
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark defends with Riverrun Messenger
            Stark kneels Riverrun Messenger
            Stark wins the challenge against Lannister, 2 to 1
            Stark uses Bran Stark
            Bran Stark claims 5 power
            Bran Stark: controlled by Stark, standing, STR 2, power, 5 power
        "#]],
    );
}

#[test]
fn a_deepwood_mercenary_strips_a_fighter() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Deepwood Mercenary in play
        given Lannister has Tywin Lannister in play
        given Lannister has Strong Sword on Tywin Lannister
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Tywin Lannister
        when  Stark defends with Deepwood Mercenary
        when  Stark uses Deepwood Mercenary
        when  everyone passes
        show  Strong Sword
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
            Stark defends with Deepwood Mercenary
            Stark kneels Deepwood Mercenary
            Stark chooses Strong Sword
            Stark uses Deepwood Mercenary
            Strong Sword is discarded from play by Deepwood Mercenary
            Strong Sword goes to Lannister's discard pile
            Lannister wins the challenge against Stark, 4 to 3
            Stark satisfies a claim of 1
            Deepwood Mercenary is killed for the claim
            Deepwood Mercenary goes to Stark's dead pile
            Strong Sword: Lannister's discard pile
        "#]],
    );
}

#[test]
fn a_house_tully_septon_only_defends() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has House Tully Septon in play
        given Lannister has Plain Spy in play
        given it is the challenges phase
        when  Stark attacks Lannister for intrigue with House Tully Septon
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Stark defends with House Tully Septon
        show  House Tully Septon
        ",
        expect![[r#"
            refused: no standing character of yours can attack in an intrigue challenge (challenge.attack.minimum)
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark defends with House Tully Septon
            Stark wins the challenge against Lannister, 3 to 1
            House Tully Septon: controlled by Stark, standing, STR 3, intrigue
        "#]],
    );
}

#[test]
fn the_host_of_the_bear_needs_initiative() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Host of the Bear in play
        given Stark reveals Respect of the Old Gods
        given it is the draw phase
        when  the draw phase begins
        show  Host of the Bear
        ",
        expect![[r#"
            The draw phase begins
            Host of the Bear is discarded from play
            Host of the Bear goes to Stark's discard pile
            Host of the Bear: Stark's discard pile
        "#]],
    );
}

#[test]
fn the_host_of_the_bear_stays() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Host of the Bear in play
        given Stark reveals Storm of Swords
        given it is the draw phase
        when  the draw phase begins
        show  Host of the Bear
        ",
        expect![[r#"
            The draw phase begins
            Host of the Bear: controlled by Stark, standing, STR 5, military, power
        "#]],
    );
}

#[test]
fn king_robbs_companions_are_paid_with_influence() {
    check(
        "
        set   low
        rule  influence.for_gold
        players Stark, Lannister
        given Stark has King Robb's Companions in hand
        given Stark has Lord Eddard's Chambers, Northern Fiefdoms in play
        given Stark has 3 gold
        given it is the marshalling phase
        when  Stark marshals King Robb's Companions
        when  Stark pays 2
        when  Stark kneels Lord Eddard's Chambers, Northern Fiefdoms
        show  King Robb's Companions
        show  Stark's gold
        ",
        expect![[r#"
            Stark marshals King Robb's Companions for 5 gold
            Stark kneels Lord Eddard's Chambers
            Stark kneels Northern Fiefdoms
            Stark pays 2 influence
            Stark pays 3 gold
            King Robb's Companions enters play
            King Robb's Companions: controlled by Stark, standing, STR 4, military, power, Renown
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn king_robbs_companions_still_cost_five() {
    check(
        "
        set   low
        rule  influence.for_gold
        players Stark, Lannister
        given Stark has King Robb's Companions in hand
        given Stark has Lord Eddard's Chambers in play
        given Stark has 3 gold
        given it is the marshalling phase
        when  Stark marshals King Robb's Companions
        ",
        expect![[r#"
            refused: King Robb's Companions costs 5, you have 3 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn a_knight_of_the_red_fork_comes_at_a_price() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Knight of the Red Fork in hand
        given Stark has Hodor, Hoster Tully, Great Keep in play
        given Stark has 1 gold
        given it is the marshalling phase
        when  Stark marshals Knight of the Red Fork
        show  Hodor
        show  Hoster Tully
        show  Great Keep
        ",
        expect![[r#"
            Stark marshals Knight of the Red Fork for 1 gold
            Stark pays 1 gold
            Knight of the Red Fork enters play
            Knight of the Red Fork takes effect
            Stark kneels Hodor
            Stark kneels Great Keep
            Lannister receives 4 gold of income
            Hodor: controlled by Stark, kneeling, STR 4, military, power, Deadly
            Hoster Tully: controlled by Stark, standing, STR 1, power
            Great Keep: controlled by Stark, kneeling, Limited
        "#]],
    );
}

#[test]
fn a_knight_of_the_red_fork_sulks() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Knight of the Red Fork in play, kneeling
        given Stark has Plain Soldier in play, kneeling
        given Lannister has Hodor in play
        when  the dominance phase begins
        when  the standing phase begins
        show  Knight of the Red Fork
        show  Plain Soldier
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power for dominance
            The standing phase begins
            Stark stands Plain Soldier
            Knight of the Red Fork: controlled by Stark, kneeling, STR 3, military, power
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn a_guard_at_riverrun_is_rewarded() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Guard at Riverrun in play
        given Stark's deck is Ice, Lady
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Guard at Riverrun
        when  everyone passes
        when  the challenges phase ends
        show  Stark's hand
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Guard at Riverrun
            Stark kneels Guard at Riverrun
            Stark wins the challenge against Lannister, 3 to 2
            Guard at Riverrun takes effect
            Stark draws Ice
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn a_guard_at_riverrun_who_failed() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Guard at Riverrun, Plain Spy in play
        given Stark's deck is Ice, Lady
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark declares no defenders
        when  Stark chooses Plain Spy
        when  everyone passes
        when  the challenges phase ends
        show  Stark's hand
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Spy goes to Stark's dead pile
            Stark has in hand: nothing
        "#]],
    );
}

#[test]
fn a_guard_at_riverrun_forgives_an_intrigue() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Guard at Riverrun in play
        given Stark's deck is Ice, Lady
        given Lannister has Plain Spy in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  everyone passes
        when  the challenges phase ends
        show  Stark's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Guard at Riverrun takes effect
            Stark draws Ice
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn edmures_host_follows_his_banner() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Edmure's Host in hand
        given Stark has Hoster Tully, Riverrun Messenger in play
        given Lannister has Hoster Tully in play
        given Stark has 4 gold
        given it is the marshalling phase
        when  Stark marshals Edmure's Host
        ",
        expect![[r#"
            Stark marshals Edmure's Host for 4 gold
            Stark pays 4 gold
            Edmure's Host enters play
            Lannister receives 4 gold of income
        "#]],
    );
}

#[test]
fn ser_edmure_sends_the_weak_away() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Ser Edmure Tully, Guard at Riverrun in play
        given Lannister has Plain Spy, Tywin Lannister in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for intrigue with Plain Spy, Tywin Lannister
        when  Stark declares no defenders
        when  everyone passes
        when  Stark uses Ser Edmure Tully
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister attacks with Tywin Lannister
            Lannister kneels Plain Spy
            Lannister kneels Tywin Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            refused: Ser Edmure Tully is used after a House Tully character you control is declared as a defender; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn ser_edmure_answers_a_tully_defence() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Ser Edmure Tully in play
        given Lannister has Hedge Knight, Tywin Lannister in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Hedge Knight, Tywin Lannister
        when  Stark defends with Ser Edmure Tully
        when  Stark uses Ser Edmure Tully
        when  everyone passes
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Hedge Knight
            Lannister attacks with Tywin Lannister
            Lannister kneels Hedge Knight
            Lannister kneels Tywin Lannister
            Stark defends with Ser Edmure Tully
            Stark kneels Ser Edmure Tully
            Stark uses Ser Edmure Tully
            Hedge Knight leaves the challenge
            Lannister wins the challenge against Stark, 4 to 3
            Stark satisfies a claim of 1
            Ser Edmure Tully is killed for the claim
            Ser Edmure Tully goes to Stark's dead pile
        "#]],
    );
}

#[test]
fn two_crowns_make_no_season() {
    check(
        "
        set   low
        rule  season.one
        players Stark, Baratheon
        given Stark has Robb Stark, Plain Lord in play
        given Stark has Crown of Winter on Robb Stark
        given Baratheon has Renly Baratheon in play
        given Baratheon has Crown of Azor Ahai on Renly Baratheon
        given it is the challenges phase
        when  Stark uses Robb Stark
        when  Stark names Lord
        show  Plain Lord
        ",
        expect![[r#"
            Stark uses Robb Stark
            Stark names Lord
            The effect of Robb Stark lasts until the end of the phase
            Plain Lord: controlled by Stark, standing, STR 4, military, intrigue, power
        "#]],
    );
}

#[test]
fn hoster_tully_leads_his_house() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Hoster Tully, Riverrun Messenger, Hodor in play
        show  Hoster Tully
        show  Riverrun Messenger
        show  Hodor
        ",
        expect![[r#"
            Hoster Tully: controlled by Stark, standing, STR 1, power
            Riverrun Messenger: controlled by Stark, standing, STR 3, intrigue, power
            Hodor: controlled by Stark, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn the_blackfish_spares_his_house() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has The Blackfish in play, with 3 power
        given Stark has Riverrun Messenger in play
        given Stark's deck is Ice, Lady
        when  Stark attacks Lannister for power with Riverrun Messenger
        show  Riverrun Messenger
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Riverrun Messenger
            Riverrun Messenger: controlled by Stark, standing, STR 2, intrigue, power
        "#]],
    );
}

#[test]
fn the_blackfish_draws_in_war() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has The Blackfish in play
        given Stark's deck is Ice, Lady
        when  Stark attacks Lannister for military with The Blackfish
        show  The Blackfish
        when  Lannister declares no defenders
        when  Stark uses The Blackfish
        when  everyone passes
        show  Stark's hand
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with The Blackfish
            Stark kneels The Blackfish
            The Blackfish: controlled by Stark, kneeling, STR 3, military, power, Renown
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            The Blackfish claims 1 power for Renown
            Stark uses The Blackfish
            Stark draws Ice
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn qhorin_halfhand_cuts_the_lowly() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Qhorin Halfhand, Hodor, Wolf Pack in play
        given Lannister has Plain Spy, Shae in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Qhorin Halfhand, Wolf Pack
        when  Lannister declares no defenders
        when  Lannister chooses Shae
        when  Stark uses Qhorin Halfhand
        when  everyone passes
        show  Plain Spy
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Qhorin Halfhand
            Stark attacks with Wolf Pack
            Stark kneels Qhorin Halfhand
            Stark kneels Wolf Pack
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Shae is killed for the claim
            Stark claims 1 power, unopposed
            Qhorin Halfhand claims 1 power for Renown
            Stark chooses Plain Spy
            Stark uses Qhorin Halfhand
            Plain Spy is killed by Qhorin Halfhand
            Plain Spy goes to Lannister's dead pile
            Shae goes to Lannister's dead pile
            Plain Spy: Lannister's dead pile
        "#]],
    );
}

#[test]
fn qhorin_halfhand_reads_what_is_printed() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Qhorin Halfhand, Wolf Pack in play
        given Lannister has Plain Spy, Plain Soldier in play
        given Lannister has Strong Sword on Plain Soldier
        given it is the challenges phase
        when  Stark attacks Lannister for military with Qhorin Halfhand, Wolf Pack
        when  Lannister declares no defenders
        when  Lannister chooses Plain Spy
        show  Plain Soldier
        when  Stark uses Qhorin Halfhand on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Qhorin Halfhand
            Stark attacks with Wolf Pack
            Stark kneels Qhorin Halfhand
            Stark kneels Wolf Pack
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Qhorin Halfhand claims 1 power for Renown
            Plain Soldier: controlled by Lannister, standing, STR 4, military, with Strong Sword
            Stark chooses Plain Soldier
            Stark uses Qhorin Halfhand
            Plain Soldier is killed by Qhorin Halfhand
            Plain Spy goes to Lannister's dead pile
            Plain Soldier goes to Lannister's dead pile
            Strong Sword goes to Lannister's discard pile
            Plain Soldier: Lannister's dead pile
        "#]],
    );
}

#[test]
fn mances_men_come_out_for_four() {
    check(
        "
        set   low
        rule  shadows.come_out
        players Stark, Lannister
        given Stark has Mance's Men in shadows
        given Stark has 3 gold
        given it is the challenges phase
        show  Mance's Men
        when  Stark brings out Mance's Men
        ",
        expect![[r#"
            Mance's Men: in Stark's Shadows
            refused: bringing Mance's Men out costs 4 gold, you have 3 (shadows.come_out)
        "#]],
    );
}

#[test]
fn rorge_raises_the_first_claim() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Rorge in play
        given Lannister has Plain Spy, Plain Soldier in hand
        given Stark has Plain Lord in play
        given it is the challenges phase
        when  Stark attacks Lannister for intrigue with Plain Lord
        when  everyone passes
        when  Stark attacks Lannister for military with Rorge
        when  everyone passes
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 2
            Lannister discards Plain Spy at random for the claim
            Lannister discards Plain Soldier at random for the claim
            Stark claims 1 power, unopposed
            Stark initiates a military challenge against Lannister
            Stark attacks with Rorge
            Stark kneels Rorge
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn king_robbs_companions_may_be_paid_in_part() {
    check(
        "
        set   low
        rule  influence.for_gold
        players Stark, Lannister
        given Stark has King Robb's Companions in hand
        given Stark has Lord Eddard's Chambers, Northern Fiefdoms in play
        given Stark has 5 gold
        given it is the marshalling phase
        when  Stark marshals King Robb's Companions
        show  what Stark is offered
        when  Stark pays 1
        when  Stark kneels Northern Fiefdoms
        show  Stark's gold
        ",
        expect![[r#"
            Stark marshals King Robb's Companions for 5 gold
            Stark is offered: 0 to 2
            Stark kneels Northern Fiefdoms
            Stark pays 1 influence
            Stark pays 4 gold
            King Robb's Companions enters play
            Stark has 1 gold
        "#]],
    );
}
