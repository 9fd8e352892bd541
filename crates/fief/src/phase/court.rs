//! Cards that bring Nobles, taxes and Bounty into play.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Court, Event, Fortune};
use crate::flow::{Given, Question, Step};
use crate::id::{FIEFS, FiefId, REGIONS, RegionId};
use crate::item::Item;
use crate::noble::{Attribute, Mark, NobleId, Place};
use crate::phase::cards::CardsStep;
use crate::state::{Fief, Tax, TaxOn};
use crate::stock::{NOBLES_MAX, NOBLES_OF_HOUSE};
use crate::succession::SuccessionStep;
use crate::title::{Title, Titles};

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CourtStep {
    /// The Queen's Player takes an Heir or a Lord of the House.
    HeirOrLord(Seat),
    /// A Noble comes into play on this card.
    NewNoble(Seat, Card),
    /// The Region of a Bountiful Harvest or a Good Weather.
    Region(Seat, Card),
    /// What a Tax card is played as.
    Levy(Seat),
}

impl Fief {
    /// Offers the ordinary cards the Player can play now.
    pub(crate) fn offer_ordinary_cards(&mut self, seat: Seat) {
        let hand = self.player(seat).hand;
        for (place, card) in hand.iter().enumerate() {
            if !hand[..place].contains(card) && self.can_play_ordinary(seat, *card) {
                self.offer(Item::Card(*card));
            }
        }
    }

    /// Whether an ordinary card has anything to do.
    pub(crate) fn can_play_ordinary(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::NewLord | Card::NewLady => {
                self.player(seat).court.len() < NOBLES_MAX
                    && (self.has_noble_for(seat, card)
                        || card == Card::NewLord && self.may_bear_heir(seat))
            }
            Card::BountifulHarvest | Card::GoodWeather => {
                RegionId::all().any(|region| self.can_lie_on(card, region))
            }
            Card::Taxes => !self.levies(seat).is_empty(),
            Card::JoinTheSmallCouncil
            | Card::MotherOfDragons
            | Card::Uprising
            | Card::SecretPassage
            | Card::Assassination
            | Card::Justice
            | Card::Abduction
            | Card::HeavyRain
            | Card::Famine
            | Card::Plague => false,
        }
    }

    /// Plays an ordinary card.
    pub(crate) fn play_ordinary_card(
        &mut self,
        seat: Seat,
        card: Card,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.take_from_hand(seat, card);
        scribe.note(|| Fortune::CardPlayed { seat, card }.into());
        let step = match card {
            Card::NewLord if self.may_bear_heir(seat) => CourtStep::HeirOrLord(seat),
            Card::NewLord | Card::NewLady => CourtStep::NewNoble(seat, card),
            Card::Taxes => CourtStep::Levy(seat),
            other => CourtStep::Region(seat, other),
        };
        self.then_all(&[Step::Court(step), Step::Cards(CardsStep::Window)]);
    }

    /// A card may be taken back once; the second time it is played.
    fn offer_to_take_back(&mut self, card: Card) {
        if !self.offers.taken_back.contains(&card) {
            self.offer(Item::Done);
        }
    }

    pub(crate) fn enter_court(&mut self, step: CourtStep, scribe: &mut impl Scribe<Event>) {
        match step {
            CourtStep::HeirOrLord(seat) => {
                self.put(Step::Court(step), seat, Ask::HeirOrLord);
                if self.has_noble_for(seat, Card::NewLord) {
                    self.offer(Item::Card(Card::NewLord));
                }
                self.offer(Item::Noble(self.next_heir()));
            }
            CourtStep::NewNoble(seat, card) => self.draw_noble(seat, card, scribe),
            CourtStep::Region(seat, card) => {
                self.put(Step::Court(step), seat, Ask::ChooseRegion(card));
                self.offer_to_take_back(card);
                for region in RegionId::all() {
                    if self.can_lie_on(card, region) {
                        self.offer(Item::Region(region));
                    }
                }
            }
            CourtStep::Levy(seat) => {
                self.put(Step::Court(step), seat, Ask::LevyTax);
                self.offer_to_take_back(Card::Taxes);
                for levy in &self.levies(seat) {
                    self.offer(*levy);
                }
            }
        }
    }

    pub(crate) fn answer_court(
        &mut self,
        step: CourtStep,
        _question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given.item()) {
            (CourtStep::HeirOrLord(seat), Item::Noble(heir)) => self.bear_heir(seat, heir, scribe),
            (CourtStep::HeirOrLord(seat), _) => self.draw_noble(seat, Card::NewLord, scribe),
            (CourtStep::Region(seat, card), Item::Done) => self.withhold(seat, card, scribe),
            (CourtStep::Region(_, card), Item::Region(region)) => {
                self.lay_bounty(card, region, scribe);
            }
            (CourtStep::Levy(seat), Item::Done) => self.withhold(seat, Card::Taxes, scribe),
            (CourtStep::Levy(seat), levy) => {
                self.decks.discard(Card::Taxes);
                self.levy(seat, levy, scribe);
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// An ordinary card is not played after all: nothing has happened, so no window opens.
    fn withhold(&mut self, seat: Seat, card: Card, scribe: &mut impl Scribe<Event>) {
        let window = self.pending.pop();
        debug_assert_eq!(window, Some(Step::Cards(CardsStep::Window)), "it was to follow");
        self.offers.taken_back.push(card);
        self.take_back(seat, card, scribe);
    }

    /// A played card goes back to the hand it came from.
    pub(crate) fn take_back(&mut self, seat: Seat, card: Card, scribe: &mut impl Scribe<Event>) {
        self.players[seat.index()].hand.push(card);
        scribe.note(|| Fortune::CardTakenBack { seat, card }.into());
    }

    /// A card that is played and not settled yet: it lies open on the table.
    pub(crate) fn card_on_table(&self) -> Option<Card> {
        self.pending.iter().rev().find_map(|step| match step {
            Step::Court(CourtStep::HeirOrLord(_)) => Some(Card::NewLord),
            Step::Court(CourtStep::NewNoble(_, card) | CourtStep::Region(_, card)) => Some(*card),
            Step::Court(CourtStep::Levy(_)) => Some(Card::Taxes),
            Step::Opportunity(step) => step.card(),
            _ => None,
        })
    }
}

/// New Nobles.
impl Fief {
    /// The Nobles of the Player's Character deck that a card may bring; Bannermen when it has none.
    pub(crate) fn nobles_for(&self, seat: Seat, card: Card) -> Row<NobleId, NOBLES_OF_HOUSE> {
        let player = self.player(seat);
        let of_sex = |lords: bool| -> Row<NobleId, NOBLES_OF_HOUSE> {
            let Some(house) = player.house else { return Row::new() };
            let in_deck = |noble: &NobleId| player.character_deck & (1 << (noble.0 % 8)) != 0;
            NobleId::of(house).filter(in_deck).filter(|noble| noble.is_lord() == lords).collect()
        };
        let ladies = if card == Card::NewLady { of_sex(false) } else { Row::new() };
        if !ladies.is_empty() {
            return ladies;
        }
        let lords = of_sex(true);
        if !lords.is_empty() {
            return lords;
        }
        let waiting = |noble: &NobleId| self.noble(*noble).place == Place::Deck;
        NobleId::BANNERMEN.into_iter().find(waiting).into_iter().collect()
    }

    fn has_noble_for(&self, seat: Seat, card: Card) -> bool {
        !self.nobles_for(seat, card).is_empty()
    }

    /// A free Queen of the Player, a living King, no living Heir, and an Heir card left.
    pub(crate) fn may_bear_heir(&self, seat: Seat) -> bool {
        let queen = self.holder(Title::Queen).filter(|queen| self.owner(*queen) == seat);
        queen.is_some_and(|queen| self.noble(queen).is_free())
            && self.holder(Title::King).is_some()
            && self.living_heir().is_none()
            && usize::from(self.heirs_born) < NobleId::HEIRS.len()
    }

    fn next_heir(&self) -> NobleId {
        NobleId::HEIRS[usize::from(self.heirs_born).min(NobleId::HEIRS.len() - 1)]
    }

    fn bear_heir(&mut self, seat: Seat, heir: NobleId, scribe: &mut impl Scribe<Event>) {
        let queen = self.holder(Title::Queen).expect("the Queen bears the Heir");
        self.heirs_born += 1;
        self.heir_of_marriage = true;
        scribe.note(|| Court::HeirBorn { heir, queen }.into());
        self.enter_noble(seat, heir, Some(Card::NewLord), scribe);
        self.then(Step::Succession(SuccessionStep::Place(heir)));
    }

    /// A random Noble of the right sex comes into play; the card is laid under him.
    fn draw_noble(&mut self, seat: Seat, card: Card, scribe: &mut impl Scribe<Event>) {
        let nobles = self.nobles_for(seat, card);
        let noble = nobles[self.chance.below(nobles.len())];
        self.enter_noble(seat, noble, Some(card), scribe);
        if self.modules.nights_watch && noble.card().attributes.has(Attribute::NightsWatchBrother) {
            self.enter_as_brother(seat, noble, scribe);
        }
        self.then(Step::Succession(SuccessionStep::Place(noble)));
    }

    /// Jon Snow or Samwell: the House's Brother with a Recruit, or an Outlaw if it has one.
    fn enter_as_brother(&mut self, seat: Seat, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        if self.brother(seat).is_some() {
            let record = &mut self.nobles[noble.index()];
            record.mark(Mark::Outlaw, true);
            record.mark(Mark::Unsworn, true);
            return scribe.note(|| Court::OutlawDeclared { noble, by: None }.into());
        }
        self.gain_title(noble, Title::Brother, scribe);
        self.nobles[noble.index()].mark(Mark::Storm, true);
        self.recruits.insert(seat);
    }
}

/// Bountiful Harvest and Good Weather.
impl Fief {
    /// Whether the card cancels a Disaster there or may lie there for its bonus.
    pub(crate) fn can_lie_on(&self, card: Card, region: RegionId) -> bool {
        let lying = self.regions[region.index()];
        let (cancels, hinders, already) = match card {
            Card::BountifulHarvest => (lying.famine, lying.rain, lying.harvest),
            _ => (lying.rain, lying.famine, lying.weather),
        };
        cancels.is_there() || !hinders.is_there() && !already && !self.is_unlucky(region)
    }

    fn lay_bounty(&mut self, card: Card, region: RegionId, scribe: &mut impl Scribe<Event>) {
        let lying = &mut self.regions[region.index()];
        let (cancelled, disaster, place) = match card {
            Card::BountifulHarvest => (lying.famine, Card::Famine, &mut lying.harvest),
            _ => (lying.rain, Card::HeavyRain, &mut lying.weather),
        };
        if cancelled.is_there() {
            self.decks.discard(card);
            return self.cancel_disaster(region, disaster, scribe);
        }
        *place = true;
        scribe.note(|| Fortune::CardOnRegion { card, region }.into());
    }
}

/// How many ways there are to use a Tax card at most: on every Fief, by every Noble of the Player as Warden or as Member in
/// every Region, and by the Hand.
const LEVIES_MAX: usize = FIEFS + REGIONS * NOBLES_MAX + 1;

/// Taxes.
impl Fief {
    /// Every way the Player may use a Tax card now.
    pub(crate) fn levies(&self, seat: Seat) -> Row<Item, LEVIES_MAX> {
        let mut levies = Row::new();
        for fief in FiefId::all() {
            if let Some(noble) = self.tallager(seat, fief) {
                levies.push(Item::Tallage(fief, noble));
            }
        }
        for region in RegionId::all() {
            let Some(warden) = self.holder(Title::Warden(region)) else { continue };
            if self.owner(warden) == seat && !self.taxes_already(seat, TaxOn::Warden(region)) {
                levies.push(Item::WardenTax(region, warden));
            }
            if self.taxes_already(seat, TaxOn::Member(region)) {
                continue;
            }
            for noble in self.player(seat).court.iter().copied() {
                let member = !self.noble(noble).titles.and(Titles::COUNCIL).is_empty();
                if member && noble != warden {
                    levies.push(Item::WardenTax(region, noble));
                }
            }
        }
        if self.holder_seat(Title::Hand) == Some(seat) && self.hand_taxes(seat).next().is_some() {
            levies.push(Item::HandTax);
        }
        levies
    }

    /// The Regions the Hand can tax with all others: governed, and without this Hand's tax.
    fn hand_taxes(&self, seat: Seat) -> impl Iterator<Item = RegionId> + '_ {
        RegionId::all().filter(move |region| {
            self.holder(Title::Warden(*region)).is_some()
                && !self.taxes_already(seat, TaxOn::Hand(*region))
        })
    }

    fn taxes_already(&self, seat: Seat, on: TaxOn) -> bool {
        self.taxes.iter().any(|tax| tax.seat == seat.0 && tax.on == on)
    }

    /// For whom the Player may levy Tallage on the Fief: its titled Noble, or the Protector where
    /// nobody governs.
    pub(crate) fn tallager(&self, seat: Seat, fief: FiefId) -> Option<NobleId> {
        if self.tallage_on(fief).is_some() {
            return None;
        }
        let lord = self.holder(Title::Fief(fief));
        lord.or(self.holder(Title::Protector)).filter(|noble| self.owner(*noble) == seat)
    }

    /// The Tallage that lies on a Fief.
    pub(crate) fn tallage_on(&self, fief: FiefId) -> Option<Tax> {
        let tallage = [TaxOn::Tallage(fief), TaxOn::ProtectorTallage(fief)];
        self.taxes.iter().copied().find(|tax| tallage.contains(&tax.on))
    }

    fn levy(&mut self, seat: Seat, levy: Item, scribe: &mut impl Scribe<Event>) {
        match levy {
            Item::Tallage(fief, noble) => {
                let governed = self.holder(Title::Fief(fief)).is_some();
                let on =
                    if governed { TaxOn::Tallage(fief) } else { TaxOn::ProtectorTallage(fief) };
                self.taxes.push(Tax { seat: seat.0, noble, on });
                scribe.note(|| Fortune::TallageLevied { seat, fief }.into());
            }
            Item::WardenTax(region, noble) => {
                let own = self.holder(Title::Warden(region)) == Some(noble);
                let on = if own { TaxOn::Warden(region) } else { TaxOn::Member(region) };
                self.lay_warden_tax(Tax { seat: seat.0, noble, on }, region, scribe);
            }
            Item::HandTax => {
                let noble = self.holder(Title::Hand).expect("the Hand levies his tax");
                for region in RegionId::all() {
                    let governed = self.holder(Title::Warden(region)).is_some();
                    let on = TaxOn::Hand(region);
                    if governed && !self.taxes_already(seat, on) {
                        self.lay_warden_tax(Tax { seat: seat.0, noble, on }, region, scribe);
                    }
                }
            }
            other => unreachable!("{other:?} is no tax"),
        }
    }

    fn lay_warden_tax(&mut self, tax: Tax, region: RegionId, scribe: &mut impl Scribe<Event>) {
        self.taxes.push(tax);
        scribe.note(|| Fortune::WardenTaxLevied { seat: Seat(tax.seat), region }.into());
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game as _, Row, Seat, Seed};

    use super::LEVIES_MAX;
    use crate::house::House;
    use crate::id::{FiefId, RegionId};
    use crate::noble::NobleId;
    use crate::setup::Setup;
    use crate::state::Fief;
    use crate::stock::NOBLES_MAX;
    use crate::title::{Master, Title};

    #[test]
    fn who_holds_every_title_has_room_for_every_levy() {
        let setup = Setup::with_houses(&[House::Stark, House::Lannister, House::Tully]);
        let mut game = Fief::begin(&setup, Seed::from_number(1)).expect("three Houses can play");
        let court: Row<NobleId, NOBLES_MAX> = NobleId::of(House::Stark).take(NOBLES_MAX).collect();
        game.players[0].court = court;
        for noble in &court {
            game.nobles[noble.index()].seat = 0;
        }
        let [lord, hand, ships, coin] = court[..] else { unreachable!("a full court is four") };
        FiefId::all().for_each(|fief| game.hold_title(lord, Title::Fief(fief)));
        RegionId::all().for_each(|region| game.hold_title(lord, Title::Warden(region)));
        game.hold_title(hand, Title::Hand);
        game.hold_title(hand, Title::Master(Master::Laws));
        game.hold_title(ships, Title::Master(Master::Ships));
        game.hold_title(coin, Title::Master(Master::Coin));
        assert_eq!(game.levies(Seat(0)).len(), LEVIES_MAX);
    }
}
