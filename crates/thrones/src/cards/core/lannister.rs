//! The Core Set: House Lannister.

use super::HONOR_GUARD;
use crate::card::{Printed, Set, attachment, character, location};
use crate::vocabulary::words::*;

const CHARACTER_ABILITIES: &Filter = &CHARACTER.from(Z::Anywhere);
const LANNISTER: T = T::House(House::Lannister);
const LORD_OR_LADY: T = T::Any(&[T::Trait(Trait::Lord), T::Trait(Trait::Lady)]);
const PYCELLE: Filter = CHARACTER.with(&[T::Named(Name("Grand Maester Pycelle"))]);

const TOP_OF_YOUR_DECK: K = K::Top(n(1), &CARD.yours().from(Z::Deck));
const TOP_OF_HIS_DECK: K = K::Top(n(1), &CARD.of(&Chosen(A)).from(Z::Deck));
const KNEEL_A_CHARACTER: &[E] =
    &[choose(A, CHARACTER.with(&[T::Standing])), E::Kneel(K::Chosen(A))];

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    GUTTER_RATS_CUNNING,
    GILDED_PLATE,
    JOFFREY_BARATHEON,
    SER_JAIME_LANNISTER,
    TYRION_LANNISTER,
    CERSEI_LANNISTER,
    TYWIN_LANNISTER,
    SER_ILYN_PAYNE,
    THE_HOUND,
    CHELLA_DAUGHTER_OF_CHEYK,
    BRONN,
    GRAND_MAESTER_PYCELLE,
    RAFF_THE_SWEETLING,
    SER_JACELYN_BYWATER,
    ENEMY_INFORMER,
    QYBURNS_INFORMERS,
    CERSEIS_ATTENDANT,
    LURKERS_AT_HARRENHAL,
    LANNISPORT_STEWARD,
    LANNISPORT_WEAPONSMITH,
    LANNISPORT_HONOR_GUARD,
    LANNISPORT,
    LANNISPORT_BROTHEL,
    GOLDEN_TOOTH_MINES,
    WESTERN_FIEFDOMS,
    QUEEN_CERSEIS_CHAMBERS,
    THE_GOLDROAD,
    HALL_OF_HEROES,
    SUNSET_SEA,
];

const GUTTER_RATS_CUNNING: Printed = attachment("L34", "Gutter Rat's Cunning", &[House::Lannister])
    .cost(1)
    .traits(&[Trait::Skill])
    .abilities(&[constant(&[strength(K::Host, 2), gains(K::Host, Keyword::Stealth)])]);

const GILDED_PLATE: Printed = attachment("L35", "Gilded Plate", &[House::Lannister])
    .cost(0)
    .traits(&[Trait::Armor])
    .abilities(&[interrupt(
        &[deed(V::Kill).to(HOST), deed(V::Discard).to(HOST).that(&[D::From(Z::Play)])],
        &[Gold(n(1)), DISCARD_THIS],
        &[E::Save(K::Host)],
    )
    .ok()]);

const JOFFREY_BARATHEON: Printed = character("L36", "Joffrey Baratheon", &[House::Lannister])
    .unique()
    .cost(3)
    .strength(2)
    .icons(&[Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .abilities(&[response(
        &[deed(V::Kill).to(CHARACTER.with(&[LORD_OR_LADY]))],
        &[],
        &[E::Claim(K::This, n(1))],
    )
    .limit(times(3, Period::Round))
    .ok()]);

const SER_JAIME_LANNISTER: Printed = character("L37", "Ser Jaime Lannister", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Lord, Trait::Knight])
    .keywords(&[Keyword::Deadly, Keyword::Infamy])
    .abilities(&[constant(&[Card(K::This, M::NoKneel(&[D::Kind(Icon::Military)]))])]);

const TYRION_LANNISTER: Printed = character("L38", "Tyrion Lannister", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Learned])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Stealth])
    .abilities(&[response(
        &[won(&[D::Any(&[D::Kind(Icon::Intrigue), D::With(&THIS)])])],
        &[Gold(n(1))],
        &[draw(You, 1)],
    )
    .ok()]);

const CERSEI_LANNISTER: Printed = character("L39", "Cersei Lannister", &[House::Lannister])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lady])
    .abilities(&[action(
        Phase::Dominance,
        &[KNEEL_THIS, Gold(n(2))],
        &[
            choose(A, CHARACTER),
            E::Kneel(K::Chosen(A)),
            until(
                Du::Round,
                &[Card(K::Chosen(A), M::Cannot(&[deed(V::Stand).that(&[D::In(Phase::Standing)])]))],
            ),
        ],
    )
    .ok()]);

const TYWIN_LANNISTER: Printed = character("L40", "Tywin Lannister", &[House::Lannister])
    .unique()
    .cost(5)
    .strength(4)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .abilities(&[
        passive(
            &[begin(&[D::In(Phase::Marshalling)])],
            &[E::Gold { from: Purse::Treasury, to: Purse::On(K::This), gold: n(2) }],
        )
        .ok(),
        constant(&[Player(You, P::PayGoldWith(Means::GoldOn(K::This)))]),
    ]);

const SER_ILYN_PAYNE: Printed = character("L41", "Ser Ilyn Payne", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Knight, Trait::Ally])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[
            choose(A, CHARACTER.with(&[T::Is(Stat::Strength, Cmp::AtMost, n(2))])),
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    )
    .ok()]);

const THE_HOUND: Printed = character("L42", "The Hound", &[House::Lannister])
    .unique()
    .cost(2)
    .strength(4)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally])
    .abilities(&[
        constant(&[Card(K::This, M::Goes(V::Kill, Z::Discard))]),
        passive(
            &[begin(&[D::In(Phase::Dominance)])],
            &[E::OneOf {
                by: You,
                options: &[
                    &[E::Discard(TOP_OF_YOUR_DECK, Save::Savable)],
                    &[E::Discard(K::This, Save::Unsavable)],
                ],
            }],
        )
        .ok(),
    ]);

// The card asks for a Clansman in the challenge, on whichever side.
const CHELLA_DAUGHTER_OF_CHEYK: Printed =
    character("L43", "Chella, Daughter of Cheyk", &[House::Lannister])
        .unique()
        .cost(3)
        .strength(3)
        .icons(&[Icon::Military])
        .traits(&[Trait::Clansman])
        .keywords(&[Keyword::Stealth])
        .abilities(&[response(
            &[won(&[D::With(&CHARACTER.with(&[T::Trait(Trait::Clansman)]))])],
            &[PrintedCost(K::Chosen(A))],
            &[choose(A, LOCATION), E::Return(K::Chosen(A), Z::Hand, Save::Savable)],
        )
        .ok()]);

// The shield is read when the kill comes: it holds only while Bronn kneels, and standing him uses
// it up until he kneels again.
const BRONN: Printed = character("L44", "Bronn", &[House::Lannister])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::Mercenary])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[action(
        Phase::Any,
        &[Gold(n(2))],
        &[
            choose(A, CHARACTER),
            watch(
                Du::Phase,
                &Ability::Instead(Instead {
                    from: Z::Play,
                    of: deed(V::Kill).to(CHARACTER.with(&[T::In(A)])),
                    when: &[If::Is(K::This, T::Kneeling)],
                    effects: &[E::Stand(K::This)],
                }),
            ),
        ],
    )
    .ok()]);

// By erratum two Pycelles do not answer each other.
const GRAND_MAESTER_PYCELLE: Printed =
    character("L45", "Grand Maester Pycelle", &[House::Lannister])
        .unique()
        .cost(3)
        .strength(2)
        .icons(&[Icon::Intrigue, Icon::Power])
        .traits(&[Trait::Maester])
        .abilities(&[response(
            &[deed(V::Reveal).by(Opponents).that(&[D::Not(&D::Cause(Cause::Effect(&PYCELLE)))])],
            &[],
            &[E::Reveal(TOP_OF_YOUR_DECK), E::Place(TOP_OF_YOUR_DECK, Z::Hand)],
        )
        .limit(times(3, Period::Phase))
        .ok()]);

const RAFF_THE_SWEETLING: Printed = character("L46", "Raff the Sweetling", &[House::Lannister])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Ally])
    .abilities(&[action(
        Phase::Any,
        &[Gold(n(1))],
        &[
            choose_opponent(A),
            E::LookAt(You, TOP_OF_HIS_DECK),
            E::Then(&[E::OneOf {
                by: You,
                options: &[
                    &[E::Place(TOP_OF_HIS_DECK, Z::DeckTop)],
                    &[E::Place(TOP_OF_HIS_DECK, Z::DeckBottom)],
                ],
            }]),
        ],
    )
    .ok()]);

const SER_JACELYN_BYWATER: Printed = character("L47", "Ser Jacelyn Bywater", &[House::Lannister])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight])
    .immune(&[CHARACTER_ABILITIES])
    .abilities(&[response(
        &[deed(V::Kill).to(THIS)],
        &[],
        &[E::Each(
            Opponents,
            &[E::Discard(K::Random(n(1), &CARD.theirs().from(Z::Hand)), Save::Savable)],
        )],
    )
    .ok()]);

const ENEMY_INFORMER: Printed = character("L48", "Enemy Informer", &[House::Lannister])
    .cost(3)
    .strength(2)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::HouseTyrell])
    .abilities(&[response(
        &[deed(V::Play).by(You).to(THIS).that(&[D::From(Z::Hand)])],
        &[],
        KNEEL_A_CHARACTER,
    )
    .ok()]);

const QYBURNS_INFORMERS: Printed = character("L49", "Qyburn's Informers", &[House::Lannister])
    .cost(4)
    .strength(2)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Stealth])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Intrigue), D::With(&THIS)])],
        &[],
        &[draw(You, 2)],
    )
    .ok()]);

const CERSEIS_ATTENDANT: Printed = character("L50", "Cersei's Attendant", &[House::Lannister])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .abilities(&[response(
        &[
            deed(V::Kill).to(CHARACTER.with(&[T::Named(Name("Cersei Lannister"))])),
            deed(V::Kill).to(THIS),
        ],
        &[],
        KNEEL_A_CHARACTER,
    )
    .ok()]);

const LURKERS_AT_HARRENHAL: Printed = character("L51", "Lurkers at Harrenhal", &[House::Lannister])
    .cost(6)
    .strength(6)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::HouseClegane])
    .keywords(&[Keyword::Deadly, Keyword::Stealth, Keyword::NoAttachments(Except::Nothing)]);

const LANNISPORT_STEWARD: Printed = character("L52", "Lannisport Steward", &[House::Lannister])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .income(2);

const LANNISPORT_WEAPONSMITH: Printed =
    character("L53", "Lannisport Weaponsmith", &[House::Lannister])
        .cost(1)
        .strength(1)
        .icons(&[Icon::Military])
        .traits(&[Trait::Ally])
        .income(1);

// Taking him back is a consequence of the action: a guard who came into play otherwise never
// changes sides.
const LANNISPORT_HONOR_GUARD: Printed =
    character("L54", "Lannisport Honor Guard", &[House::Lannister])
        .house_only(House::Lannister)
        .cost(4)
        .strength(4)
        .icons(&[Icon::Military, Icon::Intrigue])
        .traits(&[Trait::Army])
        .keywords(&[Keyword::NoAttachments(Except::Nothing)])
        .abilities(&[HONOR_GUARD]);

const LANNISPORT: Printed = location("L55", "Lannisport", &[House::Lannister])
    .unique()
    .cost(2)
    .traits(&[Trait::Lannisport])
    .abilities(&[response(&[won(&[D::Kind(Icon::Intrigue)])], &[Gold(n(1))], &[claim_house(1)])
        .limit(once(Period::Challenge))
        .ok()]);

const LANNISPORT_BROTHEL: Printed = location("L56", "Lannisport Brothel", &[House::Lannister])
    .unique()
    .cost(2)
    .traits(&[Trait::KingsLanding])
    .abilities(&[response(
        &[deed(V::Stand).to(CHARACTER).that(&[D::In(Phase::Standing)])],
        &[KNEEL_THIS],
        &[E::Kneel(K::It)],
    )
    .ok()]);

const GOLDEN_TOOTH_MINES: Printed = location("L57", "Golden Tooth Mines", &[House::Lannister])
    .cost(2)
    .traits(&[Trait::Westeros])
    .abilities(&[passive(&[deed(V::RevealPlot).by(You)], &[draw(You, 1)]).ok()]);

const WESTERN_FIEFDOMS: Printed = location("L58", "Western Fiefdoms", &[House::Lannister])
    .cost(1)
    .traits(&[Trait::Lannisport])
    .keywords(&[Keyword::Limited])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CARD.from(Z::Anywhere).with(&[LANNISTER]))])],
    )
    .ok()]);

const QUEEN_CERSEIS_CHAMBERS: Printed =
    location("L60", "Queen Cersei's Chambers", &[House::Lannister])
        .again(&[(Set::LionsOfTheRock, "26")])
        .unique()
        .cost(1)
        .traits(&[Trait::KingsLanding])
        .income(1)
        .influence(1)
        .abilities(&[Ability::Rule(Rule::PlayAsAttachment)]);

const THE_GOLDROAD: Printed = location("L61", "The Goldroad", &[House::Lannister])
    .again(&[(Set::LionsOfTheRock, "29")])
    .cost(0)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Limited])
    .income(1);

const HALL_OF_HEROES: Printed = location("L64", "Hall of Heroes", &[House::Lannister])
    .cost(2)
    .traits(&[Trait::Lannisport])
    .keywords(&[Keyword::Limited])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(2, CHARACTER.from(Z::Anywhere).with(&[LANNISTER]))])],
    )
    .ok()]);

const SUNSET_SEA: Printed = location("L65", "Sunset Sea", &[House::Lannister, House::Greyjoy])
    .again(&[(Set::KingsOfTheSea, "25"), (Set::LionsOfTheRock, "25")])
    .cost(0)
    .traits(&[Trait::Westeros])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[DISCARD_THIS],
        &[until(
            NEXT,
            &[cheaper(
                2,
                CHARACTER.from(Z::Anywhere).with(&[T::Any(&[LANNISTER, T::House(House::Greyjoy)])]),
            )],
        )],
    )
    .ok()]);
