//! Lions of the Rock: the characters.

use crate::card::{Printed, Set, character, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::LionsOfTheRock,
    [
        JOFFREY_BARATHEON,
        SER_JAIME_LANNISTER,
        CERSEI_LANNISTER,
        TYRION_LANNISTER,
        BRONN,
        TYWIN_LANNISTER,
        SER_GREGOR_CLEGANE,
        SER_AMORY_LORCH,
        SER_KEVAN_LANNISTER,
        MYRCELLA_LANNISTER,
        SER_ADDAM_MARBRAND,
        DOUBTING_SEPTA,
        LORD_TYRIONS_HOST,
        BRONNS_HIRELING,
        SER_GREGORS_BAND,
        CRAWN_SON_OF_CALOR,
        TRIBES_OF_THE_VALE,
        SER_AMORYS_POACHERS,
        LANNISPORT_MONEYLENDER,
        WARRIORS_SONS,
        HIGH_SEPTON,
        FEUDING_CLANSWOMAN,
        BROTHEL_GUARD,
        ARROGANT_CONTENDER,
    ],
);

const OTHER_KINGS: Filter = CHARACTER.with(&[T::Trait(Trait::King), T::Not(&T::Same(K::This))]);
const CLANSMAN: Filter = CHARACTER.with(&[T::Trait(Trait::Clansman)]);
const DEADLY: &[T] = &[T::Participating, T::Keyword(Keyword::Deadly)];
/// You have more gold than each opponent.
const RICHEST: If = If::Rank(You, Cmp::More, Tally::Gold, Over::Each);

const JOFFREY_BARATHEON: Printed = character("4", "Joffrey Baratheon", &[House::Lannister])
    .unique()
    .cost(3)
    .strength(2)
    .icons(&[Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::King])
    .abilities(&[constant_if(
        &[If::Not(&If::Exists(OTHER_KINGS))],
        &[Card(
            K::This,
            M::Gains(
                &response(
                    &[deed(V::Win).by(You).that(&[D::Dominance])],
                    &[],
                    &[until(
                        Du::Round,
                        &[Card(
                            K::Every(&CHARACTER.with(&[T::Not(&T::Unique)])),
                            M::Cannot(&[deed(V::Stand).that(&[D::In(Phase::Standing)])]),
                        )],
                    )],
                )
                .ok(),
            ),
        )],
    )]);

const SER_JAIME_LANNISTER: Printed = character("5", "Ser Jaime Lannister", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::Knight])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon)), Keyword::Renown])
    .abilities(&[passive(&[begin(&[])], &[E::Stand(K::This)]).ok()]);

const CERSEI_LANNISTER: Printed = character("6", "Cersei Lannister", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lady, Trait::Queen])
    .abilities(&[
        constant(&[Card(K::This, M::NoKneel(&[D::Attacker, D::Kind(Icon::Intrigue)]))]),
        response(
            &[won(&[D::Kind(Icon::Intrigue)])],
            &[],
            &[
                E::Claim(K::This, n(1)),
                E::Then(&[E::OneOf {
                    by: You,
                    options: &[
                        &[until(Du::Phase, &[gains(K::This, Keyword::Stealth)])],
                        &[until(Du::Phase, &[gains(K::This, Keyword::Deadly)])],
                    ],
                }]),
            ],
        )
        .ok(),
    ]);

const TYRION_LANNISTER: Printed = character("7", "Tyrion Lannister", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Learned])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Stealth])
    .abilities(&[
        constant_if(
            &[If::Is(K::This, T::Participating)],
            &[Card(
                K::Every(&CHARACTER.yours().with(&[T::Trait(Trait::Clansman), T::Kneeling])),
                M::Follows(K::This),
            )],
        ),
        interrupt(&[deed(V::Kill).to(THIS)], &[kneel(1, CLANSMAN)], &[E::Save(K::This)]).ok(),
    ]);

const BRONN: Printed = character("8", "Bronn", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally, Trait::Knight])
    .keywords(&[Keyword::Deadly])
    .abilities(&[passive(
        &[deed(V::Resolve).that(&[D::With(&CHARACTER.with(&[T::Same(K::This), T::Defending]))])],
        &[
            E::Choose {
                to: A,
                by: Attacker,
                from: CHARACTER.of(&Attacker).with(&[T::Participating]),
                count: ONE,
            },
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    )
    .when(&[If::Rank(You, Cmp::More, Tally::Cards(&CHARACTER.theirs().with(DEADLY)), Over::Each)])
    .ok()]);

const TYWIN_LANNISTER: Printed = character("9", "Tywin Lannister", &[House::Lannister])
    .house_only(House::Lannister)
    .unique()
    .cost(5)
    .strength(4)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Renown])
    .abilities(&[response(
        &[deed(V::Win).by(You).that(&[D::Dominance])],
        &[],
        &[E::Claim(K::This, n(3))],
    )
    .when(&[If::Compare(Amount::Of(You, Tally::Gold), Cmp::AtLeast, n(4))])
    .ok()]);

const SER_GREGOR_CLEGANE: Printed = character("10", "Ser Gregor Clegane", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military])
    .crests(&[Crest::War])
    .traits(&[Trait::Knight, Trait::HouseClegane])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant_if(
        &[If::Is(K::This, T::Kneeling)],
        &[Card(
            K::This,
            M::Gains(
                &action(
                    Phase::Any,
                    &[Influence(n(2))],
                    &[
                        choose(
                            A,
                            CHARACTER
                                .with(&[T::Kneeling, T::Is(Stat::Strength, Cmp::AtMost, n(2))]),
                        ),
                        E::Kill(K::Chosen(A), Save::Savable),
                        E::Then(&[E::Stand(K::This)]),
                    ],
                )
                .ok(),
            ),
        )],
    )]);

const SER_AMORY_LORCH: Printed = character("11", "Ser Amory Lorch", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::Ally])
    .abilities(&[
        constant_if(
            &[If::Is(K::This, T::Attacking)],
            &[Card(
                K::Every(&CHARACTER.with(&[T::SharesTrait(K::This), T::Not(&T::Same(K::This))])),
                M::Cannot(&[deed(V::Declare).that(&[D::Defender])]),
            )],
        ),
        action(
            Phase::Any,
            &[Gold(n(1))],
            &[
                E::Name { to: A, by: You, what: Nameable::Trait },
                until(Du::Phase, &[Card(K::This, M::Gain(Thing::TraitIn(A)))]),
            ],
        )
        .limit(once(Period::Phase))
        .ok(),
    ]);

const SER_KEVAN_LANNISTER: Printed = character("12", "Ser Kevan Lannister", &[House::Lannister])
    .unique()
    .cost(2)
    .strength(3)
    .icons(&[Icon::Intrigue])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Knight, Trait::Lord])
    .abilities(&[constant_if(
        &[If::Exists(CHARACTER.yours().with(&[T::Trait(Trait::Lord), T::Not(&T::Same(K::This))]))],
        &[gains_icon(K::This, Icon::Power)],
    )]);

const MYRCELLA_LANNISTER: Printed = character("13", "Myrcella Lannister", &[House::Lannister])
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Lady])
    .abilities(&[action(
        Phase::Challenges,
        &[DISCARD_THIS],
        &[until(
            Du::Phase,
            &[Player(You, P::Challenges { kind: Some(Icon::Intrigue), more: 1, most: Some(3) })],
        )],
    )
    .ok()]);

const SER_ADDAM_MARBRAND: Printed = character("14", "Ser Addam Marbrand", &[House::Lannister])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight, Trait::Lord])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[constant_if(
        &[RICHEST],
        &[Card(
            K::Every(&CHARACTER.yours().with(&[T::InHouse, T::Trait(Trait::Army)])),
            M::NoKneel(&[]),
        )],
    )]);

const DOUBTING_SEPTA: Printed = character("15", "Doubting Septa", &[House::Lannister])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .crests(&[Crest::Holy])
    .traits(&[Trait::Septon])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Play,
        of: deed(V::Kill).to(THIS),
        when: &[],
        effects: &[E::Return(K::This, Z::DeckBottom, Save::Unsavable), draw(You, 1)],
    })]);

const LORD_TYRIONS_HOST: Printed = character("16", "Lord Tyrion's Host", &[House::Lannister])
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army, Trait::Clansman])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[constant_if(&[RICHEST], &[strength(K::This, 3)])]);

const BRONNS_HIRELING: Printed = character("17", "Bronn's Hireling", &[House::Lannister])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Deadly]);

const SER_GREGORS_BAND: Printed = character("18", "Ser Gregor's Band", &[House::Lannister])
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue])
    .crests(&[Crest::War])
    .traits(&[Trait::Army, Trait::HouseClegane])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[constant(&[Card(
        K::This,
        M::Strength(Change::By(Amount::Count(&CARD.with(&[T::Is(
            Stat::Power,
            Cmp::AtLeast,
            n(1),
        )])))),
    )])]);

const CRAWN_SON_OF_CALOR: Printed = character("19", "Crawn Son of Calor", &[House::Lannister])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Clansman, Trait::Ally])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[
            choose(A, CARD.yours().from(Z::Discard).with(&[T::Trait(Trait::Clansman)])),
            E::Play(K::Chosen(A)),
        ],
    )
    .ok()]);

const TRIBES_OF_THE_VALE: Printed = character("20", "Tribes of the Vale", &[House::Lannister])
    .cost(2)
    .strength(6)
    .icons(&[Icon::Military])
    .traits(&[Trait::Army, Trait::Clansman, Trait::Ally])
    .keywords(&[Keyword::NoAttachments(Except::Trait(Trait::Weapon))])
    .abilities(&[constant_if(
        &[If::Rank(You, Cmp::More, Tally::Hand, Over::Any)],
        &[strength(K::This, -4)],
    )]);

const SER_AMORYS_POACHERS: Printed = character("21", "Ser Amory's Poachers", &[House::Lannister])
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally, Trait::Army])
    .abilities(&[constant_if(
        &[RICHEST],
        &[gains(K::This, Keyword::Stealth), gains(K::This, Keyword::Renown)],
    )]);

const LANNISPORT_MONEYLENDER: Printed =
    character("22", "Lannisport Moneylender", &[House::Lannister])
        .cost(1)
        .strength(1)
        .icons(&[Icon::Intrigue])
        .traits(&[Trait::Ally])
        .income(1);

const WARRIORS_SONS: Printed = character("36", "Warrior's Sons", &[])
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War, Crest::Holy])
    .traits(&[Trait::Ally, Trait::Army])
    .abilities(&[response(
        &[won(&[D::Attacker, D::WithAlone(&THIS)])],
        &[],
        &[
            choose(
                A,
                LOCATION
                    .yours()
                    .from(Z::Hand)
                    .or_from(Z::Discard)
                    .with(&[T::Provides(Resource::Either)]),
            ),
            E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Standing },
        ],
    )
    .ok()]);

const HIGH_SEPTON: Printed = character("37", "High Septon", &[])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Holy])
    .traits(&[Trait::Septon])
    .immune(&[&ANYTHING.with(&[T::Triggered])])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Play,
        of: deed(V::Kill).to(THIS),
        when: &[],
        effects: &[E::Return(K::This, Z::DeckBottom, Save::Unsavable), claim_house(2)],
    })]);

const FEUDING_CLANSWOMAN: Printed = character("38", "Feuding Clanswoman", &[])
    .cost(2)
    .strength(1)
    .icons(&[Icon::Military])
    .traits(&[Trait::Clansman])
    .keywords(&[Keyword::NoAttachments(Except::Nothing), Keyword::Stealth])
    .initiative(2);

const BROTHEL_GUARD: Printed =
    character("43", "Brothel Guard", &[House::Lannister, House::Martell])
        .cost(2)
        .strength(2)
        .icons(&[Icon::Intrigue])
        .traits(&[Trait::Ally])
        .abilities(&[response(
            &[deed(V::Stand).to(THIS)],
            &[],
            &[
                choose(A, CHARACTER.opponents().with(&[T::Standing])),
                E::Pay {
                    who: Controller(&K::Chosen(A)),
                    costs: &[Either(&[&[Influence(n(1))], &[GoldTo(Controller(&K::This), n(1))]])],
                    then: &[claim_house(1)],
                    otherwise: &[E::Kneel(K::Chosen(A))],
                },
            ],
        )
        .ok()]);

const ARROGANT_CONTENDER: Printed =
    character("44", "Arrogant Contender", &[House::Lannister, House::Baratheon])
        .cost(3)
        .strength(3)
        .icons(&[Icon::Military, Icon::Intrigue])
        .traits(&[Trait::HouseTyrell, Trait::Knight, Trait::Ally])
        .keywords(&[Keyword::Melee])
        .abilities(&[response(
            &[won(&[D::Attacker, D::WithAlone(&THIS)])],
            &[],
            &[E::Claim(K::This, Amount::Count(&CHARACTER.with(&[T::Defending])))],
        )
        .ok()]);
