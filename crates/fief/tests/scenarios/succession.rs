//! Deaths and the succession: King, Queen, Heir, Regent, Baratheon.

use expect_test::expect;

use crate::check;

#[test]
fn the_heir_inherits_even_as_an_outlaw() {
    check(
        "
        rule  king.death.heir
        rule  attribute.prince
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Tully has the first Heir in Riverrun
        given the first Heir is Outlaw
        given the first Heir is Captive of Stark
        given Stark has 1 Knight in Riverrun
        play  Phase 3
        when  Ned Stark dies
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 5 Gold Dragons (Villages 1, Queen 2, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            the first Heir inherits the Iron Throne
            Cersei Lannister is no longer Queen, as another succeeds
            the first Heir becomes King
            the first Heir becomes Protector of the Realm
            King: the first Heir
            Protector of the Realm: the first Heir
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 0, Queen 1
        "#]],
    );
}

#[test]
fn the_heirs_wife_is_queen_and_his_wardenship_goes() {
    check(
        "
        rule  heir.accession
        rule  king.death.heir
        rule  title.refuse
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Tully has the first Heir in Riverrun
        given the first Heir is Warden of the West
        given Lannister has Cersei Lannister in Lannisport
        given the first Heir is married to Cersei Lannister
        play  Phase 3
        when  Ned Stark dies
        show  questions
        when  Tully chooses Edmure Tully
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            the first Heir inherits the Iron Throne
            Tully is asked: Tully passes on the Warden of the West: to which Noble? Return it to the board / Tywin Lannister / Edmure Tully
            the first Heir hands Warden of the West to Edmure Tully
            the first Heir becomes King
            the first Heir becomes Protector of the Realm
            Cersei Lannister becomes Queen
            King: the first Heir
            Queen: Cersei Lannister
            Protector of the Realm: the first Heir
            Warden of the West: Edmure Tully
            On the board: 8 Fief Titles, 4 Wardens, 5 of the Small Council, King 0, Queen 0
        "#]],
    );
}

#[test]
fn the_queen_rules_as_regent() {
    check(
        "
        rule  king.death.regent
        rule  protector.who
        rule  marriage.widowed
        game  Stark, Lannister, Tully
        given Lannister has Joffrey Baratheon in Lannisport
        given Joffrey Baratheon is King
        given Joffrey Baratheon is Protector
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Joffrey Baratheon is married to Sansa Stark
        given Sansa Stark is Captive of Lannister
        given Lannister has 1 Knight in Winterfell
        play  Phase 3
        when  Joffrey Baratheon dies
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 3 Gold Dragons (Villages 1, Queen 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Joffrey Baratheon dies by an assassin
            The marriage of Joffrey Baratheon and Sansa Stark ends
            Joffrey Baratheon is no longer King, who is dead
            Joffrey Baratheon is no longer Protector of the Realm, who is dead
            Sansa Stark rules as Queen Regent
            Sansa Stark becomes Protector of the Realm
            Queen: Sansa Stark
            Protector of the Realm: Sansa Stark
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 0
        "#]],
    );
}

#[test]
fn without_heir_and_queen_the_throne_is_empty() {
    check(
        "
        rule  king.death.vacant
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        play  Phase 3
        when  Ned Stark dies
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn when_the_queen_dies_her_son_remains_heir() {
    check(
        "
        rule  queen.dies
        rule  king.death.heir
        game  Stark, Lannister, Tully
        given Lannister has Joffrey Baratheon in Lannisport
        given Joffrey Baratheon is King
        given Joffrey Baratheon is Protector
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Joffrey Baratheon is married to Sansa Stark
        given Stark has the first Heir in Winterfell
        play  Phase 3
        when  Sansa Stark dies
        when  Joffrey Baratheon dies
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 3 Gold Dragons (Villages 1, Queen 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Sansa Stark dies by an assassin
            The marriage of Sansa Stark and Joffrey Baratheon ends
            Sansa Stark is no longer Queen, who is dead
            Joffrey Baratheon dies by an assassin
            Joffrey Baratheon is no longer King, who is dead
            Joffrey Baratheon is no longer Protector of the Realm, who is dead
            the first Heir inherits the Iron Throne
            the first Heir becomes King
            the first Heir becomes Protector of the Realm
            King: the first Heir
            Protector of the Realm: the first Heir
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 0, Queen 1
        "#]],
    );
}

#[test]
fn when_the_regent_dies_nobody_is_protector() {
    check(
        "
        rule  queen.dies
        game  Stark, Lannister, Tully
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Sansa Stark is Protector
        play  Phase 3
        when  Sansa Stark dies
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 3 Gold Dragons (Villages 1, Queen 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Sansa Stark dies by an assassin
            Sansa Stark is no longer Queen, who is dead
            Sansa Stark is no longer Protector of the Realm, who is dead
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn king_and_heir_die_together() {
    check(
        "
        rule  noble.deaths-together
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Stark has the first Heir in Winterfell
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        play  Phase 3
        when  Ned Stark and the first Heir die
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 5 Gold Dragons (Villages 1, Queen 2, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            the first Heir dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            Cersei Lannister rules as Queen Regent
            Cersei Lannister becomes Protector of the Realm
            Queen: Cersei Lannister
            Protector of the Realm: Cersei Lannister
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 0
        "#]],
    );
}

#[test]
fn brother_and_sister_die_together() {
    check(
        "
        rule  noble.deaths-together
        rule  fief.inherit
        game  Stark, Lannister, Tully
        given Tywin Lannister is Lord of Dorne
        given Lannister has Cersei Lannister in Lannisport
        given Lannister has Jaime Lannister in Lannisport
        play  Phase 3
        when  Tywin Lannister and Cersei Lannister die
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 5 Gold Dragons (Villages 3, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Tywin Lannister dies by an assassin
            Cersei Lannister dies by an assassin
            Lannister is asked: Which Noble of Lannister inherits the Fief Title of Dorne? Jaime Lannister / Let nobody have the Title
        "#]],
    );
}

#[test]
fn baratheon_saves_the_king() {
    check(
        "
        rule  house.baratheon.revive
        rule  king.life
        game  Stark, Baratheon, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Ned Stark is Captive of Tully
        given Tully has 1 Knight in Winterfell
        given Stark has the first Heir in Winterfell
        play  Phase 3
        when  Ned Stark dies
        when  Baratheon agrees
        when  Stark chooses Winterfell
        show  Noble Ned Stark
        when  the first Heir dies
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Baratheon receives 1 Gold Dragon
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Baratheon saves Ned Stark from death
            Ned Stark is placed in Winterfell
            Ned Stark, Lord, Winterfell, on A new Lord in the Court: King and Protector of the Realm
            the first Heir dies by an assassin
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
        "#]],
    );
}

#[test]
fn baratheon_is_asked_for_each_of_the_dying() {
    check(
        "
        rule  noble.deaths-together
        rule  house.baratheon.revive
        game  Stark, Baratheon, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Stark has the first Heir in Winterfell
        play  Phase 3
        when  Ned Stark and the first Heir die
        when  Baratheon refuses
        when  Baratheon agrees
        show  the Titles
        when  Stark chooses Winterfell
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Baratheon receives 1 Gold Dragon
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Baratheon saves the first Heir from death
            King: Ned Stark
            Protector of the Realm: Ned Stark
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 0, Queen 1
            the first Heir is placed in Winterfell
            Ned Stark dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            the first Heir inherits the Iron Throne
            the first Heir becomes King
            the first Heir becomes Protector of the Realm
            King: the first Heir
            Protector of the Realm: the first Heir
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 0, Queen 1
        "#]],
    );
}

#[test]
fn the_last_unit_dies_and_the_village_is_free() {
    check(
        "
        rule  noble.death
        rule  control.leave
        game  Stark, Lannister, Tully
        given Stark has Robb Stark in White Harbour
        play  Phase 3
        when  Robb Stark dies
        show  White Harbour
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 2 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Robb Stark dies by an assassin
            Stark no longer Controls White Harbour
            White Harbour, Controlled by nobody: 
        "#]],
    );
}

#[test]
fn the_kingsguard_become_ordinary_troops() {
    check(
        "
        rule  troops.whitecloak.revert
        with  tactics
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given the King has 2 Whitecloak Knights
        play  Phase 3
        when  Ned Stark dies
        show  Winterfell
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            The Whitecloaks of Stark become ordinary Troops
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            Winterfell, Controlled by Stark: a Stronghold, Stark's 3 Men at Arms and 3 Knights
        "#]],
    );
}

#[test]
fn an_heir_is_a_child_until_he_is_king() {
    check(
        "
        rule  heir.cards
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Stark has the first Heir in Winterfell
        show  Noble the first Heir
        play  Phase 4
        when  Ned Stark dies
        show  Noble the first Heir
        ",
        expect![[r#"
            the first Heir, Lord, a child, Winterfell, on A new Lord in the Court: nothing
            Phase 4: Purchase
            Ned Stark dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            the first Heir inherits the Iron Throne
            the first Heir becomes King
            the first Heir becomes Protector of the Realm
            the first Heir, Lord, grown, Winterfell, on A new Lord in the Court: King and Protector of the Realm
        "#]],
    );
}

#[test]
fn a_rescued_noble_keeps_his_card_and_his_markers() {
    check(
        "
        rule  house.baratheon.revive
        game  Baratheon, Stark, Lannister
        given Ned Stark is Assassin
        given Lannister holds Assassination
        play  Phase 3
        when  Lannister chooses Assassination
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Baratheon agrees
        when  Stark chooses Winterfell
        show  Noble Ned Stark
        show  Noble Tywin Lannister
        show  the decks
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Assassination
            An assassin sent by Tywin Lannister strikes at Ned Stark
            Tywin Lannister carries an Assassin marker
            Baratheon saves Ned Stark from death
            Ned Stark is placed in Winterfell
            Baratheon receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Ned Stark, Lord, Winterfell, Assassin, on A new Lord in the Court: nothing
            Tywin Lannister, Lord, Lannisport, Assassin, on A new Lord in the Court: nothing
            The Fortune deck: 34 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 19 cards: 9 A new Lord in the Court, 6 A new Lady in the Court, 3 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: 1 Assassination
            The Court Event Discard Pile: nothing
        "#]],
    );
}
