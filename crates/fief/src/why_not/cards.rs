//! Why a card, a House ability or a free act cannot be used now, or not there.

use tabletop::{Reason, RuleId, Seat};

use crate::ask::Ask;
use crate::deck::Card;
use crate::flow::Step;
use crate::house::House;
use crate::id::{RegionId, VillageId};
use crate::item::{Declaration, Ground, Item};
use crate::noble::{Attribute, NobleId};
use crate::offer::OfferStep;
use crate::opportunity::Guard;
use crate::phase::cards::CardsStep;
use crate::phase::uprising::Struck;
use crate::rule;
use crate::state::{Fief, Use};
use crate::stock::{HAND_MAX, NOBLES_MAX};
use crate::title::{Master, Title, Titles};

/// A rule and a sentence.
type Why = (RuleId, String);

impl Fief {
    /// Why the Player cannot pick this card, target or ability.
    pub(super) fn why_not_cards(&self, seat: Seat, ask: Ask, item: &Item) -> Option<Reason> {
        let why = match (ask, *item) {
            (Ask::DrawChoice, Item::Card(_) | Item::Declare(_)) => Some((
                rule::CARDS_DRAW_NO_OPPORTUNITY,
                "no effect is declared while somebody draws cards".to_owned(),
            )),
            (Ask::WindowAction, Item::Card(card)) => Some(self.why_not_opportunity(seat, card)),
            (Ask::WindowAction, Item::Declare(what)) => self.why_not_declare(seat, what),
            (Ask::PlayCard, Item::Card(card)) => Some(self.why_not_ordinary(seat, card)),
            (Ask::ChooseRegion(card), Item::Region(region)) => self.why_not_bounty(card, region),
            (Ask::PlaceNoble(noble), Item::Village(village)) => {
                Some(self.why_not_arrival(seat, noble, village))
            }
            (Ask::LevyTax | Ask::ChooseRegion(_), Item::Done) => {
                Some((rule::EFFECT_FINITE, "the card was taken back once already".to_owned()))
            }
            (Ask::LevyTax, levy) => self.why_not_levy(seat, levy),
            (Ask::ChooseUprising, target) => self.why_not_uprising(seat, target),
            (Ask::BoostUprising, Item::Card(card)) => Some(self.why_not_boost(seat, card)),
            (Ask::ChooseVictim(card), Item::Noble(noble)) => self.why_not_victim(seat, card, noble),
            (Ask::ChooseVictim(_), Item::Match(own, victim)) => self.why_not_abduct(own, victim),
            (Ask::ChooseSponsor, Item::Noble(noble)) => Some(self.why_not_sponsor(seat, noble)),
            (Ask::ChooseCaptive | Ask::ChoosePassage, Item::Noble(noble)) => {
                self.why_not_captive(seat, noble)
            }
            (Ask::AddPassage, Item::Card(card)) => Some(self.not_held(seat, card)),
            (Ask::AvoidAssassination(_), Item::Yes) => {
                Some(self.not_held(seat, Card::SecretPassage))
            }
            (Ask::ChoosePlayer, Item::Player(other)) => self.why_not_player(seat, other),
            (Ask::ChoosePlayer, Item::House(house)) => {
                self.seat_of(house).and_then(|other| self.why_not_player(seat, other))
            }
            (Ask::SwapTakes, Item::Card(_) | Item::Held { .. }) => Some((
                rule::HOUSE_LANNISTER_SWAP,
                "only a card of that hand can be taken".to_owned(),
            )),
            (_, Item::Card(card)) if card.is_opportunity() => Some((
                rule::EFFECT_EVENTS,
                format!("{card} is declared between two game events, not in the middle of one"),
            )),
            (_, Item::Card(card)) => Some((
                rule::CARDS_REGULAR,
                format!("{card} is played only in one's own turn to play cards"),
            )),
            _ => None,
        };
        why.map(|(rule, text)| Reason::new(rule, text))
    }

    /// In the Diplomacy variant a marker moves three Gold Dragons.
    pub(super) fn why_not_talk_gold(&self, ask: Ask) -> Option<Reason> {
        let limited = ask == Ask::ChooseAmount && self.variants.diplomacy;
        let text = "a Diplomacy marker moves three Gold Dragons at most";
        limited.then(|| Reason::new(rule::VARIANT_DIPLOMACY, text.to_owned()))
    }

    fn not_held(&self, seat: Seat, card: Card) -> Why {
        (rule::CARDS_OPPORTUNITY, format!("{} does not hold {card}", self.player_name(seat)))
    }

    fn why_not_opportunity(&self, seat: Seat, card: Card) -> Why {
        if !self.player(seat).hand.contains(&card) {
            return self.not_held(seat, card);
        }
        let why = |rule: RuleId, text: &str| (rule, format!("{card}: {text}"));
        match card {
            Card::NewLord
            | Card::NewLady
            | Card::BountifulHarvest
            | Card::GoodWeather
            | Card::Taxes
            | Card::HeavyRain
            | Card::Famine
            | Card::Plague => {
                let plays = |step: &Step| matches!(step, Step::Cards(CardsStep::Play(_)));
                let own = self.turn == Some(seat) && self.pending.iter().any(plays);
                let text = if own {
                    "it is played when this window is over and it is your turn again"
                } else {
                    "it is played only in one's own turn to play cards"
                };
                why(rule::CARDS_REGULAR, text)
            }
            Card::MotherOfDragons | Card::JoinTheSmallCouncil | Card::Abduction
                if self.all_nobles().any(|noble| self.offers.was_refused(card, noble)) =>
            {
                why(rule::EFFECT_FINITE, "it came back from everybody who could be asked")
            }
            Card::MotherOfDragons => why(rule::DRAGONS_CARD, "no Lady is in play"),
            Card::JoinTheSmallCouncil if self.free_masters().next().is_none() => {
                why(rule::COUNCIL_CARD, "every Master position is taken")
            }
            Card::JoinTheSmallCouncil => {
                why(rule::COUNCIL_CARD, "no Warden is without a seat on the Small Council")
            }
            Card::Uprising if self.is_spared_by_septs(seat) => {
                why(rule::UPRISING_SEPT, "Septs protect every Village and Noble it could strike")
            }
            Card::Uprising => why(
                rule::UPRISING_TARGETS,
                "no Village is taxed or starves, and no tyrant or Gods cursed Noble is free",
            ),
            Card::SecretPassage if self.is_lore_in_the_way() => {
                why(rule::BUILDING_MAESTER_LORE, "the Fortification has a Maester")
            }
            Card::SecretPassage => {
                why(rule::PASSAGE_CARD, "nobody is Captive, barred or walled off")
            }
            Card::Assassination => {
                why(rule::ASSASSINATION_SPONSOR, "there is no Noble who could be its sponsor")
            }
            Card::Justice => why(rule::JUSTICE_EFFECT, "nobody it could strike carries a marker"),
            Card::Abduction => self.why_not_abduct_anybody(seat).unwrap_or_else(|| {
                why(rule::ABDUCTION_EFFECT, "no Noble stands free beside another Player's Noble")
            }),
        }
    }

    /// Why the Player cannot do this at any time, and not now.
    pub(super) fn why_not_free_act(&self, seat: Seat, what: Declaration) -> Option<Reason> {
        let why = if self.is_between_events() {
            self.why_not_declare(seat, what)
        } else {
            let text = "this is done between two game events, not in the middle of one";
            Some((rule::EFFECT_EVENTS, text.to_owned()))
        };
        why.map(|(rule, text)| Reason::new(rule, text))
    }

    fn why_not_declare(&self, seat: Seat, what: Declaration) -> Option<Why> {
        let who = self.player_name(seat);
        let why = |rule: RuleId, text: String| Some((rule, text));
        match what {
            Declaration::GiveGold if self.variants.diplomacy => {
                let text = "gold changes hands only in a talk, by a Diplomacy marker".to_owned();
                why(rule::VARIANT_DIPLOMACY, text)
            }
            Declaration::GiveGold => {
                why(rule::EFFECT_FINITE, format!("{who} has nothing to give, or nobody to give it"))
            }
            Declaration::RookeryGiveCard if !self.controls_maester(seat) => {
                let text = format!("{who} Controls no Maester, and cards need a Diplomacy marker");
                why(rule::DIPLOMACY_NO_CARDS_OPENLY, text)
            }
            Declaration::RookeryGiveCard => {
                let text = format!("nobody has room for a card of {who}'s");
                why(rule::CARDS_HAND_LIMIT, text)
            }
            Declaration::SpendDiplomacyMarker => {
                why(rule::DIPLOMACY_MARKERS, format!("{who} has no Diplomacy marker left"))
            }
            Declaration::ArrynExecute
            | Declaration::GreyjoySteal
            | Declaration::LannisterLook
            | Declaration::TyrellRemoveFamine => self.why_not_ability(seat, what),
            Declaration::WhisperersLook => {
                let holder = self.holder_seat(Title::Master(Master::Whisperers));
                let text = if holder == Some(seat) {
                    format!("{who} has used this privilege, or there is no hand to look at")
                } else {
                    format!("{who} has no Master of Whisperers")
                };
                why(rule::COUNCIL_WHISPERERS, text)
            }
            Declaration::RefuseTax => {
                why(rule::TAX_REFUSE, format!("no Region of {who}'s Wardens is taxed by another"))
            }
            Declaration::ShadowEscape => {
                why(rule::ATTRIBUTE_SHADOW, format!("{who} has no Captive who can use shadow"))
            }
            Declaration::ReleaseCaptive => {
                why(rule::RANSOM_RELEASE, format!("{who} holds no Captive"))
            }
            Declaration::HandOverCaptive => why(
                rule::CAPTIVE_TRANSFER,
                format!("no other Player stands beside a Captive of {who}'s and could take him"),
            ),
            Declaration::EndSiege => why(rule::SIEGE_END, format!("{who} besieges nothing")),
            Declaration::ShadowStep | Declaration::ShadowBattle => {
                why(rule::ATTRIBUTE_SHADOW, format!("{who} has nobody who could use shadow for it"))
            }
            Declaration::GrantFief | Declaration::TransferControl | Declaration::DesignateShip => {
                None
            }
        }
    }

    /// Whose ability it is, whether it is used up, or what it lacks.
    fn why_not_ability(&self, seat: Seat, what: Declaration) -> Option<Why> {
        let player = self.player(seat);
        let (house, rule, used, lacks) = match what {
            Declaration::ArrynExecute => (
                House::Arryn,
                rule::HOUSE_ARRYN_EXECUTE,
                player.has_used(Use::ArrynExecute),
                "no Captive is held beside a free Noble of Arryn",
            ),
            Declaration::GreyjoySteal => (
                House::Greyjoy,
                rule::HOUSE_GREYJOY_STEAL,
                player.has_spent(Use::GreyjoySteal),
                "nobody has any gold",
            ),
            Declaration::LannisterLook => (
                House::Lannister,
                rule::HOUSE_LANNISTER_LOOK,
                player.has_used(Use::LannisterLook),
                "there is no hand to look at",
            ),
            Declaration::TyrellRemoveFamine => (
                House::Tyrell,
                rule::HOUSE_TYRELL_FAMINE,
                player.has_used(Use::TyrellFamine),
                "there is no Famine",
            ),
            _ => return None,
        };
        let text = if player.house != Some(house) {
            format!("it is an ability of House {house}")
        } else if used {
            format!("{house} has used this ability")
        } else {
            lacks.to_owned()
        };
        Some((rule, text))
    }

    fn why_not_ordinary(&self, seat: Seat, card: Card) -> Why {
        let who = self.player_name(seat);
        if !self.player(seat).hand.contains(&card) {
            return (rule::CARDS_PLAY_ORDER, format!("{who} does not hold {card}"));
        }
        match card {
            Card::NewLord | Card::NewLady if self.player(seat).court.len() >= NOBLES_MAX => {
                (rule::COURT_NOBLE_LIMIT, format!("{who} has four Nobles in play"))
            }
            Card::NewLord | Card::NewLady => (
                rule::COURT_BANNERMAN_REUSE,
                format!("{who} has no Noble for {card}, and no Bannerman is left"),
            ),
            Card::BountifulHarvest => {
                (rule::HARVEST_BONUS, format!("{card} has no Region to lie on"))
            }
            Card::GoodWeather => (rule::WEATHER_BONUS, format!("{card} has no Region to lie on")),
            Card::Taxes => (
                rule::TAX_KINDS,
                format!(
                    "{who} has no lord of a Fief, Warden, Small Council Member or Protector with \
                     anything left to tax"
                ),
            ),
            Card::JoinTheSmallCouncil
            | Card::MotherOfDragons
            | Card::Uprising
            | Card::SecretPassage
            | Card::Assassination
            | Card::Justice
            | Card::Abduction
            | Card::HeavyRain
            | Card::Famine
            | Card::Plague => self.why_not_opportunity(seat, card),
        }
    }

    fn why_not_bounty(&self, card: Card, region: RegionId) -> Option<Why> {
        let lying = self.regions[region.index()];
        let harvest = card == Card::BountifulHarvest;
        let (rule, hinders, already) = if harvest {
            (rule::HARVEST_BONUS, lying.rain, lying.harvest)
        } else {
            (rule::WEATHER_BONUS, lying.famine, lying.weather)
        };
        let number = region.number();
        if hinders.is_there() {
            let disaster = if harvest { Card::HeavyRain } else { Card::Famine };
            return Some((rule, format!("{disaster} lies on Region {number}")));
        }
        if already {
            return Some((rule::BOUNTY_ONCE, format!("{card} lies on Region {number} already")));
        }
        let unlucky = self.is_unlucky(region);
        unlucky.then(|| {
            let text = format!("an unlucky Noble is in Region {number}");
            (rule::ATTRIBUTE_UNLUCKY, text)
        })
    }

    /// A new or freed Noble goes to a Fortification, else to another Noble, else anywhere.
    fn why_not_arrival(&self, seat: Seat, noble: NobleId, village: VillageId) -> Why {
        let (who, at) = (self.player_name(seat), self.board.realm().name(village));
        let fortified =
            self.places_for_noble(seat).iter().any(|village| self.is_fortified(village));
        let where_to = if fortified { "a Fortification" } else { "a Village with a free Noble" };
        let text = format!("{noble} goes to {where_to} of {who}'s, and {at} is none");
        (rule::COURT_PLACE_FORTIFICATION, text)
    }

    fn why_not_levy(&self, seat: Seat, levy: Item) -> Option<Why> {
        let who = self.player_name(seat);
        match levy {
            Item::Tallage(fief, _) if self.tallage_on(fief).is_some() => {
                Some((rule::TAX_TALLAGE_ONCE, format!("{} is under Tallage already", fief.name())))
            }
            Item::Tallage(fief, _) => Some((
                rule::TAX_TALLAGE_WHO,
                format!(
                    "{who} has neither the titled Noble of {0}, nor the Protector while nobody \
                     governs {0}",
                    fief.name()
                ),
            )),
            Item::WardenTax(region, _) if self.holder(Title::Warden(region)).is_none() => {
                Some((rule::TAX_WARDEN_WHO, format!("Region {} has no Warden", region.number())))
            }
            Item::WardenTax(region, noble) => Some((
                rule::TAX_WARDEN_WHO,
                format!(
                    "{noble} is neither Warden of Region {} nor a Small Council Member who may \
                     still tax it",
                    region.number()
                ),
            )),
            Item::HandTax => {
                Some((rule::TAX_WARDEN_WHO, format!("{who} has no Hand with a Region to tax")))
            }
            _ => None,
        }
    }

    fn why_not_uprising(&self, seat: Seat, target: Item) -> Option<Why> {
        let who = self.player_name(seat);
        match target {
            Item::Uprising(village, ground) => {
                let at = self.board.realm().name(village);
                if self.villages[village.index()].sept {
                    return Some((rule::UPRISING_SEPT, format!("a Sept protects {at}")));
                }
                let mut others = (0..self.seats).map(Seat).filter(|other| *other != seat);
                if others.any(|other| self.has_ground(other, village, ground)) {
                    let text = format!("{who} gave this ground for an Uprising in {at} himself");
                    return Some((rule::UPRISING_INITIATOR, text));
                }
                let coin = matches!(ground, Ground::Tallage | Ground::WardenTax)
                    && self.is_shielded_from_all(village);
                if coin {
                    let text = format!("the Master of Coin shields {at} from taxes");
                    return Some((rule::COUNCIL_COIN, text));
                }
                let text = format!("there is no such ground for an Uprising in {at}");
                Some((rule::UPRISING_TARGETS, text))
            }
            Item::Noble(noble) => {
                let record = self.noble(noble);
                let tyrant = noble.card().attributes.has(Attribute::Tyrant);
                let sept =
                    record.village().is_some_and(|village| self.villages[village.index()].sept);
                if sept {
                    return Some((rule::UPRISING_SEPT, format!("a Sept protects {noble}")));
                }
                if !record.is_free() {
                    return Some((rule::UPRISING_TYRANT, format!("{noble} is a Captive")));
                }
                if tyrant && self.owner(noble) == seat {
                    return Some((rule::UPRISING_INITIATOR, format!("{noble} is {who}'s own")));
                }
                let text = format!("{noble} is neither a tyrant nor Gods cursed");
                Some((rule::UPRISING_TARGETS, text))
            }
            _ => None,
        }
    }

    /// Whether the Master of Coin stands in the Village's Fief.
    fn is_shielded_from_all(&self, village: VillageId) -> bool {
        self.holder(Title::Master(Master::Coin)).is_some_and(|coin| {
            let at = self.noble(coin).village();
            at.is_some_and(|at| self.board.fief(at) == self.board.fief(village))
        })
    }

    fn why_not_boost(&self, seat: Seat, card: Card) -> Why {
        let village = self.rising.village;
        let at = self.board.realm().name(village);
        if !self.player(seat).hand.contains(&card) {
            return self.not_held(seat, card);
        }
        match card {
            Card::SecretPassage if self.villages[village.index()].maester => {
                (rule::BUILDING_MAESTER_LORE, format!("the Maester of {at} knows every passage"))
            }
            Card::SecretPassage => {
                (rule::UPRISING_PASSAGE, format!("no Fortification protects {at}"))
            }
            Card::Uprising if matches!(self.rising.struck, Some(Struck::Wall(_))) => {
                (rule::WALL_UPRISING_BOOST, format!("a Sept protects {at} from Uprising cards"))
            }
            Card::Uprising => {
                let who = self.player_name(seat);
                (rule::UPRISING_INITIATOR, format!("{who} gave the ground for this Uprising"))
            }
            _ => (rule::UPRISING_BOOST, format!("{card} adds nothing to an Uprising")),
        }
    }

    fn why_not_victim(&self, seat: Seat, card: Card, noble: NobleId) -> Option<Why> {
        let record = self.noble(noble);
        if !record.in_play() {
            return Some((rule::ASSASSINATION_EFFECT, format!("{noble} is not in play")));
        }
        let refused = self.offers.was_refused(card, noble);
        match card {
            Card::MotherOfDragons | Card::JoinTheSmallCouncil if refused => {
                Some((rule::EFFECT_FINITE, format!("{card} came back from {noble} already")))
            }
            Card::MotherOfDragons => Some((rule::DRAGONS_CARD, format!("{noble} is no Lady"))),
            Card::JoinTheSmallCouncil if record.titles.and(Titles::WARDENS).is_empty() => {
                Some((rule::COUNCIL_CARD, format!("{noble} is no Warden")))
            }
            Card::JoinTheSmallCouncil => {
                Some((rule::COUNCIL_CARD, format!("{noble} has a High Title")))
            }
            Card::Justice if record.holds(Title::Hand) || self.is_royal(noble) => {
                let text = format!("{noble} is the Hand or of the Royal Family");
                Some((rule::JUSTICE_IMMUNE, text))
            }
            Card::Justice => {
                let text = format!("{noble} carries neither an Assassin nor an Outlaw marker");
                Some((rule::JUSTICE_EFFECT, text))
            }
            Card::Assassination if self.owner(noble) == seat && self.variants.assassination => {
                let text = format!("{noble} is {}'s own", self.player_name(seat));
                Some((rule::VARIANT_ASSASSINATION_TARGETS, text))
            }
            Card::Assassination => Some((
                rule::ASSASSINATION_SPONSOR,
                format!("no other Noble of {}'s can be the sponsor", self.player_name(seat)),
            )),
            _ => None,
        }
    }

    /// What protects those who stand beside a Noble of the Player.
    fn why_not_abduct_anybody(&self, seat: Seat) -> Option<Why> {
        let own = self.player(seat).court;
        let beside = |own: NobleId| self.all_nobles().filter(move |v| self.is_in_reach(own, *v));
        own.iter().find_map(|own| beside(*own).find_map(|v| self.why_not_abduct(*own, v)))
    }

    fn why_not_abduct(&self, own: NobleId, victim: NobleId) -> Option<Why> {
        if self.noble(own).holds(Title::Brother) {
            let text = format!("{own} is a Brother of the Night's Watch and attacks nobody");
            return Some((rule::WATCH_BROTHER_NO_ATTACK, text));
        }
        if self.is_bound(own) {
            let text = format!("{own} is in the company of a Brother of the Night's Watch");
            return Some((rule::WATCH_BROTHER_NO_ATTACK, text));
        }
        if !self.noble(own).is_free() || !self.is_in_reach(own, victim) {
            let text = format!("{own} and {victim} do not both stand free in the same Village");
            return Some((rule::ABDUCTION_EFFECT, text));
        }
        match self.guard_of(victim)? {
            Guard::Guards => Some((rule::ABDUCTION_GUARDS, format!("guards protect {victim}"))),
            Guard::Maester => Some((
                rule::BUILDING_MAESTER_LORE,
                format!("a Fortification with a Maester protects {victim}"),
            )),
            Guard::Fortification => Some((
                rule::ABDUCTION_FORTIFICATION,
                format!("the Fortification protects {victim}, and nobody adds a Secret Passage"),
            )),
        }
    }

    fn why_not_sponsor(&self, seat: Seat, noble: NobleId) -> Why {
        let text = if self.owner(noble) != seat {
            format!("{noble} is not {}'s", self.player_name(seat))
        } else if self.noble(noble).holds(Title::Brother) {
            format!("{noble} is a Brother of the Night's Watch")
        } else {
            format!("{noble} is the victim")
        };
        (rule::ASSASSINATION_SPONSOR, text)
    }

    fn why_not_captive(&self, seat: Seat, noble: NobleId) -> Option<Why> {
        let who = self.player_name(seat);
        let record = self.noble(noble);
        if record.is_free() {
            return Some((rule::CAPTIVE_EFFECTS, format!("{noble} is free")));
        }
        let executes = self.plays(seat, House::Arryn) && record.captor == Some(seat);
        executes.then(|| {
            let text = format!("no free Noble of {who}'s is beside {noble}");
            (rule::HOUSE_ARRYN_EXECUTE, text)
        })
    }

    fn why_not_player(&self, seat: Seat, other: Seat) -> Option<Why> {
        let (who, name) = (self.player_name(seat), self.player_name(other));
        match self.pending.last() {
            Some(Step::Opportunity(_)) if self.player(seat).looked_at.has(other) => {
                let text = format!("{who} has looked at {name}'s hand this round");
                Some((rule::COUNCIL_WHISPERERS_LANNISTER, text))
            }
            Some(Step::Offer(OfferStep::Raven(_))) => {
                Some((rule::CARDS_HAND_LIMIT, format!("{name} holds {HAND_MAX} cards")))
            }
            Some(Step::Offer(_)) if seat != other => {
                Some((rule::EFFECT_FINITE, format!("{name} has had this in this window")))
            }
            _ => None,
        }
    }
}
