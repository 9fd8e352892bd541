//! The Small Council, the Heir, and what the royal Titles bring.

use expect_test::expect;

use crate::check;

#[test]
fn a_card_seats_any_players_warden() {
    check(
        "
        rule  council.card
        rule  council.card-choice
        rule  council.ways
        rule  council.positions
        rule  warden.lost-not-council
        game  Lannister, Tully, Stark
        given Lannister holds Join the Small Council
        given Edmure Tully is Warden of the West
        play  Phase 3
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Ned Stark
        when  Lannister chooses Edmure Tully
        show  questions
        when  Tully chooses Master of Ships
        show  Noble Edmure Tully
        show  the decks
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Join the Small Council
            refused: Ned Stark is no Warden (council.card)
            Tully is asked: Edmure Tully of Tully joins the Small Council: in which position? Take no position / As Master of Ships / As Master of Laws / As Master of Whisperers / As Master of Coin
            Edmure Tully becomes Master of Ships
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Edmure Tully, Lord, Riverrun, on A new Lord in the Court: Master of Ships and Warden of the West
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 18 cards: 9 A new Lord in the Court, 6 A new Lady in the Court, 2 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: nothing
        "#]],
    );
}

#[test]
fn who_sits_on_the_council_takes_no_second_seat() {
    check(
        "
        rule  title.slots.high
        rule  council.card
        game  Lannister, Tully, Stark
        given Lannister holds Join the Small Council
        given Edmure Tully is Warden of the West
        given Edmure Tully is Master of Ships
        given Ned Stark is Warden of the North
        play  Phase 3
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Edmure Tully
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Join the Small Council
            refused: Edmure Tully has a High Title (council.card)
        "#]],
    );
}

#[test]
fn with_all_seats_taken_the_card_is_not_played() {
    check(
        "
        rule  council.card
        rule  council.positions
        game  Lannister, Tully, Stark, Greyjoy
        given Lannister holds Join the Small Council
        given Edmure Tully is Warden of the West
        given Edmure Tully is Master of Ships
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        given Balon Greyjoy is Warden of the East
        given Balon Greyjoy is Master of Coin
        given Greyjoy has Theon Greyjoy in Pyke
        given Theon Greyjoy is Warden of the South
        given Theon Greyjoy bought Master of Whisperers
        given Tywin Lannister is Warden of the Crownlands
        play  Phase 3
        when  Lannister chooses Join the Small Council
        ",
        expect![[r#"
            Phase 3: Income
            refused: Join the Small Council: every Master position is taken (council.card)
        "#]],
    );
}

#[test]
fn the_hand_refuses_a_new_master() {
    check(
        "
        rule  hand.consent
        rule  title.refuse
        game  Lannister, Tully, Stark
        given Lannister holds Join the Small Council
        given Edmure Tully is Warden of the West
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Ned Stark is Captive of Tully
        given Tully has 1 Knight in Winterfell
        play  Phase 3
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Edmure Tully
        when  Tully chooses Master of Coin
        when  Stark refuses
        show  Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Join the Small Council
            Join the Small Council goes back to Lannister's hand
            Lannister: 5 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Join the Small Council
        "#]],
    );
}

#[test]
fn the_hand_is_not_asked_for_the_master_of_laws() {
    check(
        "
        rule  council.laws-consent
        game  Lannister, Tully, Stark
        given Lannister holds Join the Small Council
        given Edmure Tully is Warden of the West
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        play  Phase 3
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Edmure Tully
        when  Tully chooses Master of Laws
        show  Noble Edmure Tully
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Join the Small Council
            Edmure Tully becomes Master of Laws
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Edmure Tully, Lord, Riverrun, on A new Lord in the Court: Master of Laws and Warden of the West
        "#]],
    );
}

#[test]
fn a_new_master_votes_for_the_hand_at_once() {
    check(
        "
        rule  council.card-immediate
        rule  effect.events
        game  Stark, Lannister, Tully
        given Lannister holds Join the Small Council
        given Region 1 is held by Stark
        given Tywin Lannister is Warden of the West
        given Edmure Tully is Warden of the South
        given Edmure Tully is Master of Coin
        play  Phase 1
        when  everybody passes
        when  everybody passes
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Tully is done
        when  Lannister chooses Join the Small Council
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Lannister is done
        when  Lannister is done
        when  Tully is done
        when  Tully is done
        when  Stark agrees
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Master of Ships
        when  Lannister passes
        when  Stark is done
        when  Lannister chooses Tywin Lannister
        when  Tully is done
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            refused: seat 1 is not asked anything now
            Stark places a marker on Ned Stark
            Lannister abstains
            Tully abstains
            Stark gives 5 votes to Ned Stark
            Lannister gives no votes
            Tully gives no votes
            Ned Stark has 5 votes
            Ned Stark is elected: Warden of the North
            Ned Stark becomes Warden of the North
            Lannister plays Join the Small Council
            Tywin Lannister becomes Master of Ships
            An election is held: Hand of the King
            refused: seat 1 is not asked anything now
            Lannister names Tywin Lannister as candidate
            Lannister is asked: Election of the Hand of the King: where does Lannister lay the FOR marker, worth 1 vote? Lay this marker on nobody / FOR Tywin Lannister
        "#]],
    );
}

#[test]
fn the_king_has_no_income_and_the_queen_two() {
    check(
        "
        rule  king.no-income
        rule  queen.income
        game  Stark, Lannister, Tully
        given Stark has no Troops
        given Ned Stark is King
        given Ned Stark is Protector
        given Ned Stark is Captive of Tully
        given Tully has 1 Knight in Winterfell
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Captive of Tully
        given Tully has 1 Knight in Lannisport
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Tully Controls Winterfell
            Stark receives 0 Gold Dragons
            Lannister receives 5 Gold Dragons (Villages 1, Queen 2, Nobles 2)
            Tully receives 4 Gold Dragons (Villages 2, House 2)
        "#]],
    );
}

#[test]
fn a_free_queen_bears_an_heir() {
    check(
        "
        rule  heir.birth
        rule  heir.limits
        game  Stark, Lannister, Tully
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Tywin Lannister is King
        given Tywin Lannister is Protector
        given Tywin Lannister is married to Sansa Stark
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  Stark is to play cards
        when  Stark chooses A new Lord in the Court
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays A new Lord in the Court
            Stark is asked: Stark plays A new Lord in the Court: an Heir to the Iron Throne, or a Lord of the House? A Lord of the House / The Heir the first Heir
        "#]],
    );
}

#[test]
fn the_heir_is_placed_with_the_queens_house() {
    check(
        "
        rule  heir.birth
        rule  heir.limits
        game  Stark, Martell, Tully
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Doran Martell is King
        given Doran Martell is Protector
        given Doran Martell is married to Sansa Stark
        given Stark holds A new Lord in the Court and A new Lord in the Court
        play  Phase 2
        when  Stark is to play cards
        when  Stark chooses A new Lord in the Court
        when  Stark chooses the first Heir
        when  Stark chooses Winterfell
        show  Stark
        when  Stark is to play cards
        when  Stark chooses A new Lord in the Court
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays A new Lord in the Court
            Sansa Stark bears an Heir to the Iron Throne: the first Heir
            the first Heir joins Stark
            the first Heir is placed in Winterfell
            Stark: 5 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, Sansa Stark and the first Heir, cards A new Lord in the Court
            Stark plays A new Lord in the Court
            Robb Stark joins Stark
            Stark is asked: In which Village does Robb Stark of Stark appear? Winterfell
        "#]],
    );
}

#[test]
fn a_house_of_four_has_no_room_for_an_heir() {
    check(
        "
        rule  heir.limits
        game  Stark, Martell, Tully
        given Stark has Sansa Stark in Winterfell
        given Stark has Robb Stark in Winterfell
        given Stark has Arya Stark in Winterfell
        given Sansa Stark is Queen
        given Doran Martell is King
        given Doran Martell is Protector
        given Doran Martell is married to Sansa Stark
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  Stark is to play cards
        when  Stark chooses A new Lord in the Court
        ",
        expect![[r#"
            Phase 2: Cards
            refused: Stark has four Nobles in play (court.noble-limit)
        "#]],
    );
}

#[test]
fn after_two_heirs_none_is_born() {
    check(
        "
        rule  heir.cards
        game  Stark, Martell, Tully
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Doran Martell is King
        given Doran Martell is Protector
        given Doran Martell is married to Sansa Stark
        given Tully has the first Heir in Riverrun
        given Tully has the second Heir in Riverrun
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  the first Heir and the second Heir die
        when  Stark is to play cards
        when  Stark chooses A new Lord in the Court
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            the first Heir dies by an assassin
            the second Heir dies by an assassin
            Stark plays A new Lord in the Court
            Robb Stark joins Stark
            Stark is asked: In which Village does Robb Stark of Stark appear? Winterfell
        "#]],
    );
}

#[test]
fn a_captive_queen_bears_no_heir() {
    check(
        "
        rule  heir.birth
        game  Stark, Lannister, Tully
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Sansa Stark is Captive of Tully
        given Tully has 1 Knight in Winterfell
        given Tywin Lannister is King
        given Tywin Lannister is Protector
        given Tywin Lannister is married to Sansa Stark
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  Stark is to play cards
        when  Stark chooses A new Lord in the Court
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays A new Lord in the Court
            Robb Stark joins Stark
            Stark is asked: In which Village does Robb Stark of Stark appear? Winterfell
        "#]],
    );
}

#[test]
fn attributes_are_printed_on_the_card() {
    check(
        "
        rule  noble.attributes-on-card
        game  Arryn, Lannister, Tully
        given Arryn has Ysilla Royce in The Eyrie
        show  attributes of Ysilla Royce
        show  attributes of Petyr Baelish
        ",
        expect![[r#"
            Ysilla Royce: nothing
            Petyr Baelish: Cunning and Persuasive
        "#]],
    );
}

#[test]
fn a_brother_enters_with_his_recruit() {
    check(
        "
        rule  attribute.nights-watch-nwe
        rule  watch.brother.how
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Tyrell holds A new Lord in the Court
        given Tyrell has only Samwell Tarly left
        given Tyrell is the first Player
        play  Phase 2
        when  Tyrell is to play cards
        when  Tyrell chooses A new Lord in the Court
        show  questions
        when  Tyrell chooses Highgarden
        show  Noble Samwell Tarly
        show  Army of Tyrell in Highgarden
        ",
        expect![[r#"
            Phase 2: Cards
            Tyrell plays A new Lord in the Court
            Samwell Tarly joins Tyrell
            Samwell Tarly becomes Brother of the Night's Watch
            Tyrell is asked: In which Village does Samwell Tarly of Tyrell appear? Highgarden
            Samwell Tarly is placed in Highgarden
            Samwell Tarly, Lord, Highgarden, on A new Lord in the Court: Brother of the Night's Watch
            Tyrell's Army in Highgarden: Mace Tyrell, Samwell Tarly, 3 Men at Arms and 1 Knight; 5 Troops in all
        "#]],
    );
}

#[test]
fn a_second_brother_enters_as_an_outlaw() {
    check(
        "
        rule  attribute.nights-watch-second
        rule  watch.brother.one-per-house
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Mace Tyrell is Brother of the Night's Watch
        given Tyrell holds A new Lord in the Court
        given Tyrell has only Samwell Tarly left
        given Tyrell is the first Player
        play  Phase 2
        when  Tyrell is to play cards
        when  Tyrell chooses A new Lord in the Court
        when  Tyrell chooses Highgarden
        show  Noble Samwell Tarly
        ",
        expect![[r#"
            Phase 2: Cards
            Tyrell plays A new Lord in the Court
            Samwell Tarly joins Tyrell
            Samwell Tarly becomes Outlaw
            Samwell Tarly is placed in Highgarden
            Samwell Tarly, Lord, Highgarden, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn talk_binds_nobody() {
    check(
        "
        rule  alliance.no-binding
        game  Tully, Tyrell, Stark
        given Tully holds Taxes
        play  Phase 3
        when  Tully chooses give Gold Dragons
        when  Tully chooses Tyrell
        when  Tully says 2
        show  questions
        show  Tyrell
        ",
        expect![[r#"
            Phase 3: Income
            Tully gives 2 Gold Dragons to Tyrell
            Tully is asked: Tully plays a card, declares an effect, or passes in the Income Phase Pass
            Tyrell: 7 gold, 1 Villages, 0 Victory Points, Nobles Mace Tyrell, cards nothing
        "#]],
    );
}

#[test]
fn nobody_buys_a_seat_outside_the_bid() {
    check(
        "
        rule  council.ways
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Stark has 20 Gold Dragons
        play  Phase 4
        when  Stark says 4
        when  Lannister says 0
        when  Tully says 0
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 4 Gold Dragons for the Small Council
            Lannister bids 0 Gold Dragons for the Small Council
            Tully bids 0 Gold Dragons for the Small Council
            Nobody wins the bid
            Stark is asked: Stark has 20 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}
