//! New Nobles, Harvest, Good Weather and Taxes: the ordinary cards of Phase 2.

use expect_test::expect;

use crate::check;

#[test]
fn a_new_lord_comes_with_the_card_under_him() {
    check(
        "
        rule  court.new-noble
        rule  cards.play-order
        game  Lannister, Stark, Tully
        given Lannister holds A new Lord in the Court
        given Lannister holds Good Weather
        play  Phase 2
        when  the cards are played
        when  Lannister chooses A new Lord in the Court
        show  questions
        when  Lannister chooses Lannisport
        when  everybody passes
        when  Lannister chooses Good Weather
        when  Lannister chooses Region 2
        show  decks to Lannister
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister plays A new Lord in the Court
            Jaime Lannister joins Lannister
            Lannister is asked: In which Village does Jaime Lannister of Lannister appear? Lannisport
            Jaime Lannister is placed in Lannisport
            Lannister plays Good Weather
            Good Weather lies on Region 2 (East)
            34 Fortune cards, next Some(Grey); discarded last None; 18 Court Event cards; 0 Disasters
        "#]],
    );
}

#[test]
fn four_nobles_are_enough() {
    check(
        "
        rule  court.noble-limit
        game  Lannister, Stark, Tully
        given Lannister has Jaime Lannister in Lannisport
        given Lannister has Cersei Lannister in Lannisport
        given Lannister has Joffrey Baratheon in Winterfell
        given Joffrey Baratheon is Captive of Stark
        given Lannister holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Lannister chooses A new Lord in the Court
        ",
        expect![[r#"
            Phase 2: Cards
            refused: Lannister has four Nobles in play (court.noble-limit)
        "#]],
    );
}

#[test]
fn a_new_noble_goes_to_a_fortification() {
    check(
        "
        rule  court.place.fortification
        game  Greyjoy, Stark, Tully
        given Greyjoy holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Greyjoy chooses A new Lord in the Court
        when  Greyjoy chooses Riverrun
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Greyjoy plays A new Lord in the Court
            Euron Greyjoy joins Greyjoy
            refused: Euron Greyjoy goes to a Fortification of Greyjoy's, and Riverrun is none (court.place.fortification)
            Greyjoy is asked: In which Village does Euron Greyjoy of Greyjoy appear? Pyke
        "#]],
    );
}

#[test]
fn without_a_fortification_a_noble_joins_another() {
    check(
        "
        rule  court.place.fortification
        game  Stark, Lannister, Tully
        given Stark has Arya Stark in The Twins
        given Ned Stark is on the Wall
        given Stark has no Troops
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Stark chooses A new Lord in the Court
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark no longer Controls Winterfell
            Stark plays A new Lord in the Court
            Robb Stark joins Stark
            Stark is asked: In which Village does Robb Stark of Stark appear? The Twins
        "#]],
    );
}

#[test]
fn a_noble_alone_is_taken_only_in_phase_5() {
    check(
        "
        rule  court.place.alone
        rule  captive.when
        game  Stark, Lannister, Tully
        given Stark has Robb Stark in Harrenhal
        given Tully has 2 Knights in Harrenhal
        play  Phase 4
        when  Phase 5 begins
        show  Harrenhal
        ",
        expect![[r#"
            Phase 4: Purchase
            Phase 5: Movement
            Tully captures Robb Stark
            Tully Controls Harrenhal
            Harrenhal, Controlled by Tully: Stark's Robb Stark, Tully's 2 Knights
        "#]],
    );
}

#[test]
fn without_ladies_a_lady_card_brings_a_lord() {
    check(
        "
        rule  court.no-ladies
        game  Targaryen, Stark, Tully
        given Targaryen holds A new Lady in the Court
        play  Phase 2
        when  the cards are played
        when  Targaryen chooses A new Lady in the Court
        ",
        expect![[r#"
            Phase 2: Cards
            Targaryen plays A new Lady in the Court
            Young Griff joins Targaryen
        "#]],
    );
}

#[test]
fn without_lords_a_bannerman_comes() {
    check(
        "
        rule  court.bannerman
        game  Stark, Lannister, Tully
        given Stark has no Lords left
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Stark chooses A new Lord in the Court
        when  Stark chooses Winterfell
        show  Noble Bannerman One
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays A new Lord in the Court
            Bannerman One joins Stark
            Bannerman One is placed in Winterfell
            Bannerman One, Lord, Winterfell, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn three_bannermen_in_play_are_all() {
    check(
        "
        rule  court.bannerman-reuse
        game  Stark, Lannister, Tully
        given Stark has no Lords left
        given Stark holds A new Lord in the Court and Assassination
        given Lannister has Bannerman One in Lannisport
        given Lannister has Bannerman Two in Lannisport
        given Lannister has Bannerman Three in Lannisport
        play  Phase 2
        when  the cards are played
        when  Stark chooses A new Lord in the Court
        when  Bannerman Two dies
        when  Stark chooses A new Lord in the Court
        ",
        expect![[r#"
            Phase 2: Cards
            refused: Stark has no Noble for A new Lord in the Court, and no Bannerman is left (court.bannerman-reuse)
            Bannerman Two dies by an assassin
            Stark plays A new Lord in the Court
            Bannerman Two joins Stark
        "#]],
    );
}

#[test]
fn the_heir_is_born() {
    check(
        "
        rule  heir.birth
        game  Stark, Lannister, Tully
        given Stark has Robb Stark in Winterfell
        given Robb Stark is King
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Robb Stark is married to Cersei Lannister
        given Lannister is the first Player
        given Lannister holds A new Lord in the Court and A new Lady in the Court
        play  Phase 2
        when  the cards are played
        when  Lannister chooses A new Lord in the Court
        show  questions
        when  Lannister chooses the first Heir
        when  Lannister chooses Lannisport
        when  everybody passes
        when  Lannister chooses A new Lady in the Court
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister plays A new Lord in the Court
            Lannister is asked: Lannister plays A new Lord in the Court: an Heir to the Iron Throne, or a Lord of the House? A Lord of the House / The Heir the first Heir
            Cersei Lannister bears an Heir to the Iron Throne: the first Heir
            the first Heir joins Lannister
            the first Heir is placed in Lannisport
            Lannister plays A new Lady in the Court
            Jeyne Westerling joins Lannister
        "#]],
    );
}

#[test]
fn a_captive_queen_bears_no_heir() {
    check(
        "
        rule  heir.birth
        game  Stark, Lannister, Tully
        given Stark has Robb Stark in Winterfell
        given Robb Stark is King
        given Lannister has Cersei Lannister in Winterfell
        given Cersei Lannister is Captive of Stark
        given Cersei Lannister is Queen
        given Robb Stark is married to Cersei Lannister
        given Lannister is the first Player
        given Lannister holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Lannister chooses A new Lord in the Court
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister plays A new Lord in the Court
            Jaime Lannister joins Lannister
        "#]],
    );
}

#[test]
fn after_two_heirs_there_is_no_third() {
    check(
        "
        rule  heir.cards
        game  Stark, Lannister, Tully
        given 2 Heirs were born
        given Stark has Robb Stark in Winterfell
        given Robb Stark is King
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Robb Stark is married to Cersei Lannister
        given Lannister is the first Player
        given Lannister holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Lannister chooses A new Lord in the Court
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister plays A new Lord in the Court
            Jaime Lannister joins Lannister
        "#]],
    );
}

#[test]
fn the_heir_counts_among_the_four() {
    check(
        "
        rule  heir.limits
        game  Stark, Lannister, Tully
        given Stark has Robb Stark in Winterfell
        given Robb Stark is King
        given Lannister has Cersei Lannister in Lannisport
        given Lannister has Jaime Lannister in Lannisport
        given Lannister has Myrcella Baratheon in Lannisport
        given Cersei Lannister is Queen
        given Robb Stark is married to Cersei Lannister
        given Lannister is the first Player
        given Lannister holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Lannister chooses A new Lord in the Court
        ",
        expect![[r#"
            Phase 2: Cards
            refused: Lannister has four Nobles in play (court.noble-limit)
        "#]],
    );
}

#[test]
fn the_first_harvest_cancels_the_second_pays() {
    check(
        "
        rule  harvest.cancel
        rule  harvest.bonus
        game  Stark, Lannister, Tully
        given round 2
        given Famine lies on Region 1
        given Winterfell has 1 Mill
        given Winterfell has a Sept
        given Stark holds Bountiful Harvest
        given Stark holds Bountiful Harvest
        play  Phase 2
        when  the cards are played
        when  Stark chooses Bountiful Harvest
        when  Stark chooses Region 1
        when  everybody passes
        when  Stark chooses Bountiful Harvest
        when  Stark chooses Region 1
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Bountiful Harvest
            Famine leaves Region 1 (North)
            Stark plays Bountiful Harvest
            Bountiful Harvest lies on Region 1 (North)
            Phase 3: Income
            Stark receives 7 Gold Dragons (Villages 1, Mills 3, Septs 3)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
        "#]],
    );
}

#[test]
fn no_harvest_in_heavy_rain() {
    check(
        "
        rule  harvest.bonus
        game  Stark, Lannister, Tully
        given round 2
        given Heavy Rain lies on Region 1
        given Stark holds Bountiful Harvest
        play  Phase 2
        when  the cards are played
        when  Stark chooses Bountiful Harvest
        when  Stark chooses Region 1
        when  Stark is done
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Bountiful Harvest
            refused: Heavy Rain lies on Region 1 (harvest.bonus)
            Bountiful Harvest goes back to Stark's hand
        "#]],
    );
}

#[test]
fn a_harvest_cancels_famine_even_in_the_rain() {
    check(
        "
        rule  harvest.cancel
        game  Stark, Lannister, Tully
        given round 2
        given Heavy Rain lies on Region 1
        given Famine lies on Region 1
        given Stark holds Bountiful Harvest
        play  Phase 2
        when  the cards are played
        when  Stark chooses Bountiful Harvest
        when  Stark chooses Region 1
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Bountiful Harvest
            Famine leaves Region 1 (North)
        "#]],
    );
}

#[test]
fn good_weather_ends_the_rain_and_leaves_the_famine() {
    check(
        "
        rule  weather.cancel
        game  Stark, Lannister, Tully
        given round 2
        given Heavy Rain lies on Region 3
        given Famine lies on Region 3
        given Stark holds Good Weather
        given Stark holds Good Weather
        play  Phase 2
        when  the cards are played
        when  Stark chooses Good Weather
        when  Stark chooses Region 3
        when  everybody passes
        when  Stark chooses Good Weather
        when  Stark chooses Region 3
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Good Weather
            Heavy Rain leaves Region 3 (Crownlands)
            Stark plays Good Weather
            refused: Famine lies on Region 3 (weather.bonus)
        "#]],
    );
}

#[test]
fn good_weather_pays_beside_a_harvest_but_not_under_famine() {
    check(
        "
        rule  weather.bonus
        rule  bounty.anyone
        game  Stark, Lannister, Tully
        given round 2
        given Bountiful Harvest lies on Region 5
        given Famine lies on Region 4
        given Lannisport has 1 Mill
        given Lannisport has a Sept
        given Stark holds Good Weather
        play  Phase 2
        when  the cards are played
        when  Stark chooses Good Weather
        when  Stark chooses Region 4
        when  Stark chooses Region 5
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Good Weather
            refused: Famine lies on Region 4 (weather.bonus)
            Good Weather lies on Region 5 (West)
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 11 Gold Dragons (Villages 1, Mills 4, Septs 4, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
        "#]],
    );
}

#[test]
fn a_second_harvest_has_nothing_to_add() {
    check(
        "
        rule  bounty.once
        game  Stark, Lannister, Tully
        given round 2
        given Bountiful Harvest lies on Region 1
        given Stark holds Bountiful Harvest
        play  Phase 2
        when  the cards are played
        when  Stark chooses Bountiful Harvest
        when  Stark chooses Region 1
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Bountiful Harvest
            refused: Bountiful Harvest lies on Region 1 already (bounty.once)
        "#]],
    );
}

#[test]
fn theon_brings_no_luck() {
    check(
        "
        rule  attribute.unlucky
        rule  attribute.captive
        game  Stark, Lannister, Greyjoy
        given round 2
        given Greyjoy has Theon Greyjoy in Winterfell
        given Theon Greyjoy is Captive of Stark
        given Famine lies on Region 2
        given Stark holds Bountiful Harvest
        play  Phase 2
        when  the cards are played
        when  Stark chooses Bountiful Harvest
        when  Stark chooses Region 1
        when  Stark chooses Region 2
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Bountiful Harvest
            refused: an unlucky Noble is in Region 1 (attribute.unlucky)
            Famine leaves Region 2 (East)
        "#]],
    );
}

#[test]
fn a_captive_lord_paramounts_player_levies_tallage() {
    check(
        "
        rule  tax.kinds
        rule  tax.tallage.who
        game  Stark, Lannister, Tully
        given round 2
        given Ned Stark is Lord of the North
        given Stark has Ned Stark in Lannisport
        given Ned Stark is Captive of Lannister
        given Tywin Lannister is Lord of the Westerlands
        given Stark holds Taxes
        play  Phase 2
        when  the cards are played
        when  Stark chooses Taxes
        when  Stark chooses Tallage on the Westerlands for Ned Stark
        when  Stark chooses Tallage on the North for Ned Stark
        show  taxes
        show  decks to Stark
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Taxes
            refused: Stark has neither the titled Noble of the Westerlands, nor the Protector while nobody governs the Westerlands (tax.tallage.who)
            Stark levies Tallage on the North
            Ned Stark taxes Tallage(FiefId(0))
            34 Fortune cards, next Some(Grey); discarded last Some(Taxes); 19 Court Event cards; 0 Disasters
        "#]],
    );
}

#[test]
fn the_protector_taxes_only_ungoverned_fiefs() {
    check(
        "
        rule  tax.tallage.who
        game  Stark, Lannister, Tully
        given round 2
        given Ned Stark is Lord of the North
        given Ned Stark is King
        given Ned Stark is Protector
        given Tywin Lannister is Lord of the Westerlands
        given Stark holds Taxes
        play  Phase 2
        when  the cards are played
        when  Stark chooses Taxes
        when  Stark chooses Tallage on the Westerlands for Ned Stark
        when  Stark chooses Tallage on Dorne for Ned Stark
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Taxes
            refused: Stark has neither the titled Noble of the Westerlands, nor the Protector while nobody governs the Westerlands (tax.tallage.who)
            Stark levies Tallage on Dorne
        "#]],
    );
}

#[test]
fn kirstens_tallage_on_the_westerlands_pays_eight() {
    check(
        "
        rule  tax.tallage.income
        note  four Villages, three of them Controlled by Tully and one by Stark
        game  Lannister, Tully, Stark
        given Tywin Lannister is Lord of the Westerlands
        given Lannister has Tywin Lannister in Highgarden
        given Lannister has no Troops
        given Tully has 1 Knight in Lannisport
        given Tully Controls Lannisport
        given Tully has 1 Knight in The Golden Tooth
        given Tully has 1 Knight in The Crag
        given Stark has 1 Knight in Crakehall
        given Tallage was levied on the Westerlands by Tywin Lannister
        play  Phase 3
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 3: Income
            Lannister receives 11 Gold Dragons (Villages 1, Tallage 8, Nobles 2)
            Tully receives 6 Gold Dragons (Villages 4, House 2)
            Stark receives 2 Gold Dragons
            Phase 4: Purchase
        "#]],
    );
}

#[test]
fn a_fief_is_under_tallage_once() {
    check(
        "
        rule  tax.tallage.once
        game  Stark, Lannister, Tully
        given round 2
        given Ned Stark is Lord of the North
        given Tallage was levied on the North by Ned Stark
        given Ned Stark is Warden of the North
        given Stark holds Taxes
        play  Phase 2
        when  the cards are played
        when  Stark chooses Taxes
        when  Stark chooses Tallage on the North for Ned Stark
        when  Stark is done
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Taxes
            refused: the North is under Tallage already (tax.tallage.once)
            Taxes goes back to Stark's hand
        "#]],
    );
}

#[test]
fn the_hand_taxes_all_governed_regions() {
    check(
        "
        rule  tax.warden.who
        game  Stark, Lannister, Tully
        given round 2
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Tywin Lannister is Warden of the South
        given Edmure Tully is Warden of the Crownlands
        given Stark holds Taxes
        play  Phase 2
        when  the cards are played
        when  Stark chooses Taxes
        when  Stark chooses Warden Tax on Region 2 for Ned Stark
        when  Stark chooses the Hand's tax on all Regions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Taxes
            refused: Region 2 has no Warden (tax.warden.who)
            Stark levies Warden Tax on Region 1 (North)
            Stark levies Warden Tax on Region 3 (Crownlands)
            Stark levies Warden Tax on Region 4 (South)
        "#]],
    );
}

#[test]
fn a_member_taxes_no_region_without_a_warden() {
    check(
        "
        rule  tax.warden.who
        game  Stark, Lannister, Tully
        given round 2
        given Ned Stark is Warden of the North
        given Ned Stark was seated as Master of Ships
        given Stark holds Taxes
        play  Phase 2
        when  the cards are played
        when  Stark chooses Taxes
        when  Stark chooses Warden Tax on Region 2 for Ned Stark
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Taxes
            refused: Region 2 has no Warden (tax.warden.who)
            Stark is asked: Stark plays Taxes: which tax, and where? Take the card back / Warden Tax on Region 1 (North) for Ned Stark
        "#]],
    );
}

#[test]
fn warden_tax_takes_the_mills_and_leaves_the_sept() {
    check(
        "
        rule  tax.warden.income
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the West
        given Lannisport has 2 Mills
        given Lannisport has a Sept
        given Riverrun has 1 Mill
        given Warden Tax was levied on Region 5 by Ned Stark
        play  Phase 3
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 7 Gold Dragons (Villages 1, Warden Tax 6)
            Lannister receives 5 Gold Dragons (Villages 1, Septs 2, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
        "#]],
    );
}

#[test]
fn the_warden_collects_before_the_member_and_the_hand() {
    check(
        "
        rule  tax.priority
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the South
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Edmure Tully is Warden of the East
        given Edmure Tully was seated as Master of Coin
        given Tully has 1 Knight in Oldtown
        given Oldtown has 1 Mill
        given Riverrun has 1 Mill
        given Warden Tax was levied on Region 4 by Tywin Lannister
        given Warden Tax was levied on Region 5 by Edmure Tully
        given Warden Tax was levied on Region 4 by Edmure Tully
        given Warden Tax was levied on Region 4 by Ned Stark
        given Stark has 1 Knight in Gulltown
        given Gulltown has 1 Mill
        given Warden Tax was levied on Region 2 by Tywin Lannister
        play  Phase 3
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 4 Gold Dragons (Villages 2, Warden Tax 2)
            Lannister receives 5 Gold Dragons (Villages 1, Warden Tax 2, Nobles 2)
            Tully receives 6 Gold Dragons (Villages 2, Warden Tax 2, House 2)
        "#]],
    );
}

#[test]
fn a_warden_refuses_a_tax_and_is_outlaw() {
    check(
        "
        rule  tax.refuse
        rule  tax.refuse-scope
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Edmure Tully is Warden of the South
        given Warden Tax was levied on Region 1 by Tywin Lannister
        given Warden Tax was levied on Region 4 by Tywin Lannister
        given Winterfell has 1 Mill
        play  Phase 3
        when  Stark chooses refuse a tax
        when  Stark chooses Region 1 (North)
        show  taxes
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 3: Income
            Stark refuses the tax for Ned Stark
            Ned Stark becomes Outlaw
            Ned Stark is no longer Warden of the North, now an Outlaw
            A tax of Lannister is removed
            Tywin Lannister taxes Hand(RegionId(3))
            Stark receives 3 Gold Dragons (Villages 1, Mills 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn the_tax_stands_if_the_title_stays_in_the_house() {
    check(
        "
        rule  tax.holder-lost
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the North
        given Stark has Sansa Stark in Winterfell
        given Tallage was levied on the North by Ned Stark
        given Lannister holds Assassination
        given Lannister is the first Player
        play  Phase 3
        when  Lannister chooses Assassination
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Stark chooses Sansa Stark
        show  taxes
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Assassination
            An assassin sent by Tywin Lannister strikes at Ned Stark
            Tywin Lannister carries an Assassin marker
            Ned Stark dies by an assassin
            Sansa Stark becomes Lady Paramount of the North
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 9 Gold Dragons (Villages 3, Tallage 6)
            Sansa Stark taxes Tallage(FiefId(0))
        "#]],
    );
}

#[test]
fn the_tax_falls_with_the_last_of_the_house() {
    check(
        "
        rule  tax.holder-lost
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the North
        given Tallage was levied on the North by Ned Stark
        given Lannister holds Assassination
        given Lannister is the first Player
        play  Phase 3
        when  Lannister chooses Assassination
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        show  taxes
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Assassination
            An assassin sent by Tywin Lannister strikes at Ned Stark
            Tywin Lannister carries an Assassin marker
            Ned Stark dies by an assassin
            Ned Stark is no longer Lord Paramount of the North, without an heir
            A tax of Stark is removed
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn jon_snow_enters_as_a_brother() {
    check(
        "
        rule  attribute.nights-watch-nwe
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Stark has Robb Stark in Winterfell
        given Stark has Rickard Karstark in Winterfell
        given Roose Bolton is on the Wall
        given Stark has no Lords left
        given Jon Snow is in the Character deck
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Stark chooses A new Lord in the Court
        when  Stark chooses Winterfell
        show  Noble Jon Snow
        show  Army of Stark in Winterfell
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays A new Lord in the Court
            Jon Snow joins Stark
            Jon Snow becomes Brother of the Night's Watch
            Jon Snow is placed in Winterfell
            Jon Snow, Lord, Winterfell, on A new Lord in the Court: Brother of the Night's Watch
            Stark's Army in Winterfell: Ned Stark, Robb Stark, Rickard Karstark, Jon Snow, 3 Men at Arms and 1 Knight; 5 Troops in all
        "#]],
    );
}

#[test]
fn a_second_brother_arrives_as_outlaw() {
    check(
        "
        rule  attribute.nights-watch-second
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Stark has no Lords left
        given Jon Snow is in the Character deck
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Stark chooses A new Lord in the Court
        when  Stark chooses Winterfell
        show  Noble Jon Snow
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays A new Lord in the Court
            Jon Snow joins Stark
            Jon Snow becomes Outlaw
            Jon Snow is placed in Winterfell
            Jon Snow, Lord, Winterfell, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn an_ordinary_card_is_taken_back_only_once() {
    check(
        "
        rule  effect.finite
        rule  effect.events
        given Stark holds Good Weather
        given Lannister holds Assassination
        play  Phase 2
        when  the cards are played
        when  Stark chooses Good Weather
        when  Stark is done
        show  questions
        when  Stark chooses Good Weather
        when  Stark is done
        when  Stark chooses Region 2
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Good Weather
            Good Weather goes back to Stark's hand
            Stark is asked: Stark plays cards in the Cards Phase: which next? Play no more cards / Play Good Weather
            Stark plays Good Weather
            refused: the card was taken back once already (effect.finite)
            Good Weather lies on Region 2 (East)
            Lannister is asked: Lannister plays a card, declares an effect, or passes in the Cards Phase during Stark's turn Pass / Play Assassination
        "#]],
    );
}

#[test]
fn a_tax_is_refused_only_until_it_is_collected() {
    check(
        "
        rule  tax.refuse
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Warden Tax was levied on Region 1 by Tywin Lannister
        given Stark holds Justice
        play  Phase 3
        show  questions
        when  Stark passes
        when  Lannister passes
        show  questions
        when  Stark chooses refuse a tax
        ",
        expect![[r#"
            Phase 3: Income
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass / Refuse a Warden Tax
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
            refused: no Region of Stark's Wardens is taxed by another (tax.refuse)
        "#]],
    );
}

#[test]
fn a_second_heir_follows_the_first_and_no_third() {
    check(
        "
        rule  heir.cards
        rule  heir.birth
        game  Lannister, Stark, Tully
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is King
        given Ned Stark is Protector
        given Cersei Lannister is Queen
        given Ned Stark is married to Cersei Lannister
        given Lannister holds A new Lord in the Court, A new Lord in the Court and A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Lannister chooses A new Lord in the Court
        when  Lannister chooses the first Heir
        when  Lannister chooses Lannisport
        when  Lannister passes
        when  the first Heir dies
        when  Lannister chooses A new Lord in the Court
        when  Lannister chooses the second Heir
        when  Lannister chooses Lannisport
        when  Lannister passes
        when  the second Heir dies
        when  Lannister chooses A new Lord in the Court
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister plays A new Lord in the Court
            Cersei Lannister bears an Heir to the Iron Throne: the first Heir
            the first Heir joins Lannister
            the first Heir is placed in Lannisport
            the first Heir dies by an assassin
            Lannister plays A new Lord in the Court
            Cersei Lannister bears an Heir to the Iron Throne: the second Heir
            the second Heir joins Lannister
            the second Heir is placed in Lannisport
            the second Heir dies by an assassin
            Lannister plays A new Lord in the Court
            Jaime Lannister joins Lannister
            Lannister is asked: In which Village does Jaime Lannister of Lannister appear? Lannisport
        "#]],
    );
}

#[test]
fn a_warden_refuses_the_tax_of_his_own_player() {
    check(
        "
        rule  tax.refuse
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the East
        given Warden Tax was levied on Region 2 by Ned Stark
        play  Phase 3
        when  Stark chooses refuse a tax
        when  Stark chooses Region 2 (East)
        show  taxes
        ",
        expect![[r#"
            Phase 3: Income
            Stark refuses the tax for Robb Stark
            Robb Stark becomes Outlaw
            Robb Stark is no longer Warden of the East, now an Outlaw
            A tax of Stark is removed
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}
