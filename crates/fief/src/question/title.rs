//! What is asked, in one sentence with its subject.

use tabletop::{Prompt, Seat, Shape};

use super::time_of;
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Names, gold, list};
use crate::flow::Step;
use crate::item::{Item, Side};
use crate::noble::NobleId;
use crate::offer::OfferStep;
use crate::offer::talk::TalkStep;
use crate::opportunity::OpportunityStep;
use crate::phase::battle::BattleStep;
use crate::phase::bids::BidStep;
use crate::phase::disasters::DisasterStep;
use crate::phase::elections::ElectionStep;
use crate::phase::hear_ye::{HearYeStep, Payer};
use crate::phase::movement::{ControlStep, MovementStep, Way};
use crate::phase::plague::PlagueStep;
use crate::phase::ransom::RansomStep;
use crate::phase::uprising::Struck;
use crate::state::Fief;
use crate::title::Title;

impl Fief {
    /// The step that put the questions now open.
    pub(super) fn asking(&self) -> Option<Step> {
        self.pending.last().copied()
    }

    /// Who decides what, and what for.
    #[expect(clippy::too_many_lines, reason = "one sentence per question")]
    pub(super) fn title_of(&self, prompt: &Prompt<'_, Item, Ask>) -> String {
        let names = Names(self);
        let who = names.who(prompt.seat);
        match prompt.ask {
            Ask::AgreeHiddenGold => {
                format!("{who} says whether all gold is hidden; it is if everybody agrees")
            }
            Ask::ChooseHouse => format!("{who} takes a House to play"),
            Ask::ChooseStartingVillage => self.title_of_start(prompt.seat),
            Ask::WindowAction => {
                let time = match self.turn {
                    Some(turn) if turn != prompt.seat => {
                        format!("{} during {}'s turn", time_of(self.phase), names.who(turn))
                    }
                    Some(_) | None => time_of(self.phase).to_owned(),
                };
                format!("{who} plays a card, declares an effect, or passes {time}")
            }
            Ask::FreeAct => {
                format!("{who} may give gold, release Captives, talk or hand over at any time")
            }
            Ask::ChooseVictim(Card::Abduction) => {
                format!("{who} plays {:#}: who abducts whom?", Card::Abduction)
            }
            Ask::ChooseVictim(card @ (Card::MotherOfDragons | Card::JoinTheSmallCouncil)) => {
                format!("{who} plays {card:#}: for which Noble?")
            }
            Ask::ChooseVictim(card) => format!("{who} plays {card:#}: on which Noble?"),
            Ask::ChooseSponsor => match self.asking() {
                Some(Step::Opportunity(OpportunityStep::Sponsor(_, victim))) => {
                    format!("Which of {who}'s Nobles sends the assassin against {victim:#}?")
                }
                _ => format!("Which of {who}'s Nobles sends the assassin?"),
            },
            Ask::ChooseSailor => {
                format!("To which Noble does {who} as Master of Ships give a ship?")
            }
            Ask::ChoosePlayer => self.title_of_player(prompt.seat),
            Ask::ChooseAmount => self.title_of_amount(prompt.seat),
            Ask::ChooseCard => self.title_of_card(prompt.seat),
            Ask::ChooseUprising => {
                format!("{who} plays {:#}: where do the people rise?", Card::Uprising)
            }
            Ask::ChooseCaptive => self.title_of_captive(prompt.seat),
            Ask::ChoosePassage => format!("{who} plays {:#}: what for?", Card::SecretPassage),
            Ask::AlsoFree => match self.asking() {
                Some(Step::Opportunity(OpportunityStep::EscapeAlso(_, captive))) => {
                    format!("{captive:#} of {who} escapes by a Secret Passage: who goes along?")
                }
                Some(Step::Opportunity(OpportunityStep::ShadowAlso(_, captive))) => {
                    format!("{captive:#} of {who} escapes by shadow: does one Captive go along?")
                }
                _ => format!("Whom else does {who} free?"),
            },
            Ask::ChooseFamine => format!("{who} ends a Famine: in which Region?"),
            Ask::ChooseTax => format!("{who} refuses a Warden Tax: in which Region?"),
            Ask::ChooseSiege => format!("{who} ends a siege: of which Village?"),
            Ask::ChooseFief => format!("{who} as Protector grants a free Fief Title: which?"),
            Ask::ChooseVillage => format!("{who} hands over Control of a Village: which?"),
            Ask::AcceptTitle(noble, title) => {
                format!("{noble:#} is offered the {title:#}: does {who} accept?")
            }
            Ask::DisposeOverflow(noble, title) => {
                format!("{noble:#} has no room for the {title:#}: which earlier Title goes?")
            }
            Ask::TransferTitle(title) => {
                format!("{who} passes on the {title:#}: to which Noble?")
            }
            Ask::AcceptTransferredTitle(noble, title) => {
                format!("{noble:#} is handed the {title:#}: does {who} accept?")
            }
            Ask::ChooseCouncilSeat => match self.asking() {
                Some(Step::Opportunity(OpportunityStep::CouncilSeat(_, warden))) => {
                    format!("{warden:#} of {who} joins the Small Council: in which position?")
                }
                _ => format!("{who} has won the bid: which position of the Small Council?"),
            },
            Ask::HandConsent(noble) => {
                format!("{noble:#} wants to join the Small Council: does {who} as Hand consent?")
            }
            Ask::BoostUprising => {
                format!("{who} adds a card to {}, or passes", self.uprising_told())
            }
            Ask::CalmUprising => format!("{who} may try to calm {}", self.uprising_told()),
            Ask::OrderUprisingVictims => {
                let at = names.at(self.rising.village);
                format!("In which order, says {who}, does the Uprising in {at} strike the Armies?")
            }
            Ask::ChooseLosses => self.title_of_losses(prompt),
            Ask::AvoidAssassination(noble) => {
                format!(
                    "An assassin is after {noble:#}: does {who} save {} by a Secret Passage?",
                    noble.him()
                )
            }
            Ask::AddPassage => match self.asking() {
                Some(Step::Opportunity(OpportunityStep::AddPassage { own, victim, .. })) => {
                    format!(
                        "{own:#} abducts {victim:#}: does {who} add a Secret Passage so that walls do not help?"
                    )
                }
                _ => format!("Does {who} add a Secret Passage to the Abduction?"),
            },
            Ask::CancelDeath(noble) => {
                format!(
                    "{noble:#} is about to die: does {who} save {}, once in the game?",
                    noble.him()
                )
            }
            Ask::PlaceNoble(noble) => format!("In which Village does {noble:#} of {who} appear?"),
            Ask::SplitGold => format!(
                "{} steals from {who}: how much of the {} is in the left hand?",
                self.thief(),
                gold(self.player(prompt.seat).gold)
            ),
            Ask::ChooseHand => match self.asking() {
                Some(Step::Opportunity(OpportunityStep::ChooseHand(_, from))) => {
                    format!("{who} steals from {}: which hand is opened?", names.who(from))
                }
                _ => format!("{who} steals: which hand is opened?"),
            },
            Ask::SwapTakes => match self.asking() {
                Some(Step::Opportunity(OpportunityStep::SwapTakes(_, of))) => {
                    format!("{who} sees {}'s hand: is a card exchanged?", names.who(of))
                }
                _ => format!("{who} may exchange a card"),
            },
            Ask::SwapGives => match self.asking() {
                Some(Step::Opportunity(OpportunityStep::SwapGives(_, of, _))) => {
                    format!("Which card does {who} give {} in exchange?", names.who(of))
                }
                _ => format!("Which card does {who} give in exchange?"),
            },
            Ask::PrivateExchange => self.title_of_talk(prompt.seat),
            Ask::AnswerExchange => self.title_of_deal(prompt.seat),
            Ask::AcceptCaptive(noble) => match self.asking() {
                Some(Step::Offer(OfferStep::TakeCaptive(from, ..))) => {
                    format!("{} hands {noble:#} to {who} as a Captive", names.who(from))
                }
                _ => format!("{noble:#} is handed to {who} as a Captive"),
            },
            Ask::BreakMarriage(noble) => match self.noble(noble).spouse {
                Some(spouse) => format!(
                    "{who} has captured {noble:#}: does the marriage with {spouse:#} break?"
                ),
                None => format!("{who} has captured {noble:#}: does the marriage break?"),
            },
            Ask::ChooseFiefHeir(fief) => {
                format!("Which Noble of {who} inherits the {:#}?", Title::Fief(fief))
            }
            Ask::AssignGainedFief(fief) => {
                format!("{who} has the City of {}: who holds its Title?", names.fief(fief))
            }
            Ask::ChooseFiefHolder(fief) => {
                format!("{who} buys the {:#}: for which Noble?", Title::Fief(fief))
            }
            Ask::NameNewController => match self.asking() {
                Some(Step::Movement(MovementStep::Control(ControlStep::NewController(at, _)))) => {
                    format!(
                        "{} has lost its Controller: who, says {who}, Controls it now?",
                        names.at(at)
                    )
                }
                _ => format!("{who} names a new Controller"),
            },
            Ask::MaesterExempt => self.title_of_maester(prompt.seat),
            Ask::AcceptGiftFief(fief) => {
                format!("The Protector grants {who} the {:#}: for which Noble?", Title::Fief(fief))
            }
            Ask::ProposeMarriage => format!("Does {who} propose a marriage?"),
            Ask::MarriageTerms => self.title_of_terms(&prompt.shape),
            Ask::AnswerMarriage | Ask::AnswerCounterOffer => self.title_of_proposal(),
            Ask::RequestAnnulment => format!("Does {who} ask to annul a marriage?"),
            Ask::AnswerAnnulment(noble) => match self.noble(noble).spouse {
                Some(spouse) => {
                    format!(
                        "Does {who} as Master of Laws annul {noble:#}'s marriage with {spouse:#}?"
                    )
                }
                None => format!("Does {who} as Master of Laws annul the marriage of {noble:#}?"),
            },
            Ask::DestroyFalseIdols => format!(
                "Does {who} as Protector embrace R'hllor and destroy all Septs for their gold?"
            ),
            Ask::JoinConversion => format!("Does {who}'s Hand of the King convert to R'hllor too?"),
            Ask::ChooseSacrifice => format!("Whom does {who}'s Hand sacrifice to R'hllor?"),
            Ask::PardonLaws => format!("{who} as Master of Laws may pardon an Outlaw"),
            Ask::PardonProtector => format!("{who} as Protector may pardon an Outlaw"),
            Ask::DeclareOutlaw => format!("{who} as Hand of the King may declare a Noble Outlaw"),
            Ask::ConcedeTitle => format!("{who} may concede a Title inside the House"),
            Ask::ConcedeTo(title) => format!("{who} concedes the {title:#}: to whom?"),
            Ask::BreakOath(noble) => {
                format!("Does {noble:#} of {who} break the oath of the Watch?")
            }
            Ask::NameCandidate(title) => {
                format!("Election of the {title:#}: does {who} name a candidate?")
            }
            Ask::PlaceVotes(title) => match self.asking() {
                Some(Step::Election(ElectionStep::Decoy(_))) => {
                    format!("Election of the {title:#}: where does {who} lay the DECOY marker?")
                }
                _ => format!(
                    "Election of the {title:#}: where does {who} lay the FOR marker, worth {}?",
                    counted(self.votes(prompt.seat, title), "vote")
                ),
            },
            Ask::BreakElectionTie(title) => {
                format!("The election of the {title:#} is tied: whom does {who} as Protector name?")
            }
            Ask::DiscardCards => format!("Which cards does {who} discard before drawing?"),
            Ask::DrawChoice => {
                let hand = self.player(prompt.seat).hand.len();
                format!("{who} holds {}: is another drawn?", counted(hand as u8, "card"))
            }
            Ask::StarkDiscardCard(card) => {
                format!("{who} has drawn {card:#}: is it discarded for another?")
            }
            Ask::StarkDiscardDisaster => {
                format!("A Disaster is drawn: does {who} discard it unseen and draw another card?")
            }
            Ask::PlayCard => format!("{who} plays cards in the Cards Phase: which next?"),
            Ask::HeirOrLord => format!(
                "{who} plays {:#}: an Heir to the Iron Throne, or a Lord of the House?",
                Card::NewLord
            ),
            Ask::ChooseRegion(card) => format!("{who} plays {card:#}: on which Region?"),
            Ask::LevyTax => format!("{who} plays {:#}: which tax, and where?", Card::Taxes),
            Ask::OfferRansom(noble) => self.title_of_ransom(prompt.seat, noble),
            Ask::AnswerRansom(noble) => self.title_of_ransom_offer(prompt.seat, noble),
            Ask::ChooseRansomOrder => format!("{who} can pay ransoms: who is freed first?"),
            Ask::CouncilBid => format!("How much does {who} bid, unseen, for the Small Council?"),
            Ask::BreakBidTie => match self.asking() {
                Some(Step::Bid(BidStep::PrizeTie)) => {
                    format!("The Wall bid is tied: who receives the card, says {who} as Protector?")
                }
                _ => format!("The Council bid is tied: who wins it, says {who} as Protector?"),
            },
            Ask::SeatMember => {
                format!("{who} seats a Warden as {:#}: whom?", self.bid_title())
            }
            Ask::WallBidTroops => format!("Which Troops does {who} send to the Wall?"),
            Ask::WallBidGold => {
                format!("How much gold does {who} bid, unseen, to raise the Wall?")
            }
            Ask::WallBidToken => {
                format!(
                    "Does {who} add the Tax token to the Wall bid and send a Lord to the Watch?"
                )
            }
            Ask::ChooseLordForBlack => format!("Which Lord of {who} takes the black?"),
            Ask::MakeRoomForBonus => {
                format!("{who} has won a card at the Wall and holds three: which goes?")
            }
            Ask::Purchase => format!(
                "{who} has {} in the Purchase Phase: what is bought?",
                gold(self.player(prompt.seat).gold)
            ),
            Ask::PlaceTroop(troop) => {
                format!(
                    "{who} buys {} for {}: in which Village?",
                    super::label::a(troop.name()),
                    gold(troop.price())
                )
            }
            Ask::PlaceBuilding => match self.building_asked() {
                Some(building) => format!(
                    "{who} builds a {} for {}: in which Village?",
                    building.name(),
                    gold(building.price())
                ),
                None => format!("In which Village does {who} build?"),
            },
            Ask::ChooseCity(fief) => {
                format!("{who} holds {}: which Stronghold becomes its City?", names.fief(fief))
            }
            Ask::MartellOrder => format!("When does {who} move this round?"),
            Ask::MoveNoble => format!("Which Noble of {who} sets out next?"),
            Ask::MoveRoad(noble) => {
                let from = self
                    .noble(noble)
                    .village()
                    .map_or(String::new(), |at| format!(" from {}", names.at(at)));
                format!("Which way does {noble:#} of {who} go{from}?")
            }
            Ask::MoveGroup(noble) => {
                let (from, to) = (self.moving.going.from, self.moving.going.to);
                let what = match self.asking() {
                    Some(Step::Movement(MovementStep::Companions)) => "which Nobles go along",
                    _ => "which Troops go along",
                };
                let verb = match self.moving.going.way {
                    Way::Ship | Way::ShadowShip => "sails",
                    Way::Raid | Way::RaidWon => "raids",
                    Way::Free | Way::Permitted | Way::Passage | Way::Shadow => "moves",
                };
                format!(
                    "{noble:#} of {who} {verb} from {} to {}: {what}?",
                    names.at(from),
                    names.at(to)
                )
            }
            Ask::Sail(noble) => format!("{noble:#} of {who} has a ship: to which port?"),
            Ask::LandingPermission => {
                let going = &self.moving.going;
                let (leader, at) = (going.leader, names.at(going.to));
                let seat = names.who(self.owner(leader));
                format!("{seat} asks {who} to let {leader:#} land in {at}")
            }
            Ask::PassagePermission => self.title_of_passage(prompt.seat),
            Ask::AfterDenial => {
                let going = &self.moving.going;
                let (from, to) = (names.at(going.from), names.at(going.to));
                format!(
                    "{:#} of {who} is denied the way from {from} to {to}: what now?",
                    going.leader
                )
            }
            Ask::DeclareRaid => {
                let going = &self.moving.going;
                let (barred, from) = (names.all(going.barred), names.at(going.from));
                let bar = if going.barred.iter().count() == 1 { "bars" } else { "bar" };
                format!("{barred} {bar} {:#}'s way out of {from}: does {who} raid?", going.leader)
            }
            Ask::RaidNextStep => {
                let leader = self.moving.going.leader;
                format!("{leader:#} of {who} has broken through: where to?")
            }
            Ask::DeclineCapture(noble) => {
                format!(
                    "{noble:#} of {who}'s ally stands alone: does {who} capture {}?",
                    noble.him()
                )
            }
            Ask::ConsentControl => match self.asking() {
                Some(Step::Movement(MovementStep::Control(ControlStep::TransferAnswer(
                    from,
                    at,
                    _,
                )))) => {
                    let (from, at) = (names.who(from), names.at(at));
                    format!("{from} hands Control of {at} to {who}: does {who} take it?")
                }
                _ => format!("Does {who} take Control of the Village?"),
            },
            Ask::DeclareBattle => format!("Whom does {who} attack, and where?"),
            Ask::OfferToJoin => {
                let sides = self.fighting.leaders.map(|seat| names.who(Seat(seat)));
                let at = names.at(self.fighting.village);
                format!("{} fights {} in {at}: does {who} offer help?", sides[0], sides[1])
            }
            Ask::AcceptHelper => match self.asking() {
                Some(Step::Battle(BattleStep::Accept(_, place))) => {
                    let helper = names.who(self.in_order(place));
                    let at = names.at(self.fighting.village);
                    format!("{helper} offers {who} help in the Battle in {at}")
                }
                _ => format!("{who} is offered help"),
            },
            Ask::Persuade(noble) => format!("Whose Man at Arms does {noble:#} of {who} persuade?"),
            Ask::Reroll => {
                let side = usize::from(self.fighting.leader(0) != prompt.seat);
                let dice = self.fighting.dice[side].iter().map(ToString::to_string);
                let dice = list(&dice.collect::<Vec<_>>());
                format!("{who}'s Champions fight on after {dice}: which dice are rolled again?")
            }
            Ask::RoundDecision => {
                let at = names.at(self.fighting.village);
                let round = self.fighting.round;
                format!("Round {round} of the Battle in {at} is over: what does {who} do?")
            }
            Ask::AnswerTruce(control) => {
                let other = self.fighting.leaders.map(Seat);
                let other = if other[0] == prompt.seat { other[1] } else { other[0] };
                let (other, at) = (names.who(other), names.at(self.fighting.village));
                let terms = control.map_or(String::new(), |(village, to)| {
                    format!(", by which {} Controls {}", names.who(to), names.at(village))
                });
                format!("{other} asks {who} for a truce in {at}{terms}")
            }
            Ask::AssignPrisoner(noble) => {
                format!("{noble:#} is beaten: who of {who}'s side takes {} captive?", noble.him())
            }
            Ask::AssignTakenCaptive(noble) => {
                format!("{noble:#}'s captor is beaten: who of {who}'s side takes the Captive?")
            }
            Ask::SiegeChoice => match prompt.shape.items().first() {
                Some(Item::Siege(_, at)) => {
                    format!("{who}'s Army stands before {}: what about the siege?", names.at(*at))
                }
                _ => format!("What does {who} do about the siege?"),
            },
            Ask::PillageChoice => format!("Does {who} pillage the Mills of a Village for gold?"),
        }
    }

    fn title_of_start(&self, seat: Seat) -> String {
        let who = Names(self).who(seat);
        match self.player(seat).house.and_then(crate::house::House::home) {
            Some(fief) => {
                format!("Where in {} does {who} start?", Names(self).fief(fief))
            }
            None => format!("At which port does {who} land to start?"),
        }
    }

    fn title_of_player(&self, seat: Seat) -> String {
        let names = Names(self);
        let who = names.who(seat);
        match self.asking() {
            Some(Step::Opportunity(OpportunityStep::Steal(_))) => {
                format!("From whom does {who} steal gold?")
            }
            Some(Step::Opportunity(OpportunityStep::LannisterLook(_))) => {
                format!("Whose hand does {who} look at, to exchange a card?")
            }
            Some(Step::Opportunity(OpportunityStep::WhisperersLook(_))) => {
                format!("Whose hand does {who} look at as Master of Whisperers?")
            }
            Some(Step::Offer(OfferStep::GiveGold(_))) => format!("To whom does {who} give gold?"),
            Some(Step::Offer(OfferStep::HandOverTo(_, captive))) => {
                format!("To whom does {who} hand over {captive:#}?")
            }
            Some(Step::Offer(OfferStep::Raven(_))) => {
                format!("To whom does {who} send a raven with a card?")
            }
            Some(Step::Offer(OfferStep::Talk(_))) => {
                format!("{who} spends a Diplomacy marker: with whom, to talk in private?")
            }
            Some(Step::Movement(MovementStep::Control(ControlStep::TransferTo(_, at)))) => {
                format!("To whom does {who} hand Control of {}?", names.at(at))
            }
            _ => format!("Which Player does {who} choose?"),
        }
    }

    fn title_of_amount(&self, seat: Seat) -> String {
        let names = Names(self);
        let who = names.who(seat);
        match self.asking() {
            Some(Step::Offer(OfferStep::GiveGoldAmount(_, to))) => {
                format!("How much gold does {who} give {}?", names.who(to))
            }
            Some(Step::Offer(OfferStep::Talk(step))) => {
                let to = self.offers.talk.proposal.to.map_or(String::new(), |to| names.who(to));
                match step {
                    TalkStep::AskGold(_) => format!("How much gold does {who} ask of {to}?"),
                    _ => format!("How much gold does {who} offer {to}?"),
                }
            }
            _ => format!("How much gold, {who}?"),
        }
    }

    fn title_of_card(&self, seat: Seat) -> String {
        let names = Names(self);
        let who = names.who(seat);
        match self.asking() {
            Some(Step::Offer(OfferStep::RavenCard(_, to))) => {
                format!("Which card does {who} send {} by raven?", names.who(to))
            }
            Some(Step::Offer(OfferStep::Talk(step))) => {
                let to = self.offers.talk.proposal.to.map_or(String::new(), |to| names.who(to));
                match step {
                    TalkStep::AskCard(_) => format!("Which card does {who} ask of {to}?"),
                    _ => format!("Which card does {who} offer {to}?"),
                }
            }
            _ => format!("Which card, {who}?"),
        }
    }

    fn title_of_captive(&self, seat: Seat) -> String {
        let who = Names(self).who(seat);
        match self.asking() {
            Some(Step::Opportunity(OpportunityStep::ShadowEscape(_))) => {
                format!("Which Captive of {who} escapes by shadow?")
            }
            Some(Step::Opportunity(OpportunityStep::Execute(_))) => {
                format!("Which Captive does {who} put to death?")
            }
            Some(Step::Offer(OfferStep::HandOver(_))) => {
                format!("Which Captive does {who} hand over?")
            }
            _ => format!("Which Captive does {who} release?"),
        }
    }

    fn thief(&self) -> String {
        match self.asking() {
            Some(Step::Opportunity(OpportunityStep::Split(thief, _))) => Names(self).who(thief),
            _ => "A thief".to_owned(),
        }
    }

    /// "the Uprising in Riverrun".
    pub(super) fn uprising_told(&self) -> String {
        let at = Names(self).at(self.rising.village);
        match self.rising.struck {
            Some(Struck::Noble(noble)) => format!("the Uprising in {at} against {noble:#}"),
            Some(Struck::Village(_) | Struck::Wall(_)) | None => format!("the Uprising in {at}"),
        }
    }

    fn title_of_talk(&self, seat: Seat) -> String {
        let names = Names(self);
        let who = names.who(seat);
        let proposal = self.offers.talk.proposal;
        match (self.asking(), proposal.to) {
            (Some(Step::Offer(OfferStep::Talk(TalkStep::Terms(_)))), Some(to)) => {
                let gives = self.deal_told(proposal.gold, self.offered_card());
                let asks = self.deal_told(proposal.asked_gold, proposal.asked_card);
                format!("{who} offers {} {gives} for {asks}: what else?", names.who(to))
            }
            _ => {
                let mut members = self.offers.talk.members;
                members.remove(seat);
                format!(
                    "{who} talks in private with {}: to whom is something proposed?",
                    names.all(members)
                )
            }
        }
    }

    fn title_of_deal(&self, seat: Seat) -> String {
        let names = Names(self);
        let proposal = self.offers.talk.proposal;
        let from = proposal.from.map_or(String::new(), |from| names.who(from));
        let gives = self.deal_told(proposal.gold, self.offered_card());
        let asks = self.deal_told(proposal.asked_gold, proposal.asked_card);
        format!("{from} offers {} {gives} for {asks}", names.who(seat))
    }

    fn deal_told(&self, amount: u16, card: Option<Card>) -> String {
        let amount = (amount > 0).then(|| gold(amount));
        let card = card.map(|card| format!("{card:#}"));
        list(&amount.into_iter().chain(card).collect::<Vec<_>>())
    }

    fn title_of_maester(&self, seat: Seat) -> String {
        let names = Names(self);
        let who = names.who(seat);
        match self.asking() {
            Some(Step::Disaster(DisasterStep::Plague(PlagueStep::EnterMaester(other, at)))) => {
                let (other, at) = (names.who(other), names.at(at));
                format!("{other} enters {at} with the Plague: does {who}'s Maester protect them?")
            }
            _ => format!("Whom does {who}'s Maester protect from the Plague?"),
        }
    }

    fn couple(&self) -> (Seat, Seat) {
        (self.owner(self.courting.own), self.owner(self.courting.other))
    }

    /// "Robb Stark marries Margaery Tyrell, and Stark pays 3 Gold Dragons".
    fn wedding_told(&self) -> String {
        let names = Names(self);
        let courting = &self.courting;
        let (one, two) = self.couple();
        let mut told = format!("{:#} marries {:#}", courting.own, courting.other);
        match courting.gold {
            0 => {}
            1.. => {
                told += &format!(", {} pays {}", names.who(one), gold(courting.gold.unsigned_abs()))
            }
            ..0 => {
                told += &format!(", {} pays {}", names.who(two), gold(courting.gold.unsigned_abs()))
            }
        }
        let card = courting.card.and_then(|place| self.player(one).hand.get(usize::from(place)));
        if let Some(card) = card {
            told += &format!(", {} gives {card:#}", names.who(one));
        }
        if let Some(card) = courting.asked {
            told += &format!(", {} gives {card:#}", names.who(two));
        }
        told
    }

    fn title_of_terms(&self, shape: &Shape<'_, Item>) -> String {
        let names = Names(self);
        let (one, two) = self.couple();
        let (who, other) = (names.who(one), names.who(two));
        match self.asking() {
            Some(Step::HearYe(HearYeStep::TermsGold(_, Payer::Proposer))) => {
                format!("How much gold does {who} offer {other} for the wedding?")
            }
            Some(Step::HearYe(HearYeStep::TermsGold(_, Payer::Other))) => {
                format!("How much gold does {who} ask of {other} for the wedding?")
            }
            Some(Step::HearYe(HearYeStep::TermsCard(_))) => {
                format!("Which card does {who} promise {other} for the wedding?")
            }
            Some(Step::HearYe(HearYeStep::TermsAskCard(_))) => {
                format!("Which card does {who} ask of {other} for the wedding?")
            }
            _ if matches!(shape, Shape::Amount(_)) => format!("How much gold, {who}?"),
            _ => format!("{who} proposes to {other}: {}; on these terms?", self.wedding_told()),
        }
    }

    fn title_of_proposal(&self) -> String {
        let names = Names(self);
        let (one, two) = self.couple();
        let what = if self.courting.counter { "makes a counter-offer" } else { "proposes" };
        format!("{} {what} to {}: {}", names.who(one), names.who(two), self.wedding_told())
    }

    fn title_of_ransom(&self, seat: Seat, noble: NobleId) -> String {
        let names = Names(self);
        let captor = self.noble(noble).captor.map_or(String::new(), |captor| names.who(captor));
        format!(
            "{captor} holds {noble:#} for {}: how much less does {} offer, if anything?",
            gold(self.ransom(noble)),
            names.who(seat)
        )
    }

    fn title_of_ransom_offer(&self, seat: Seat, noble: NobleId) -> String {
        let names = Names(self);
        let amount = match self.asking() {
            Some(Step::Ransom(RansomStep::Answer(_, amount))) => u16::from(amount),
            _ => 0,
        };
        format!(
            "{} offers {} {} for {noble:#}, whose ransom is {}",
            names.who(self.owner(noble)),
            names.who(seat),
            gold(amount),
            gold(self.ransom(noble))
        )
    }

    /// "Tully asks Stark for passage from The Twins to Riverrun with 3 men".
    fn title_of_passage(&self, seat: Seat) -> String {
        let names = Names(self);
        let going = &self.moving.going;
        let (leader, mover) = (going.leader, self.owner(going.leader));
        let (from, to) = (names.at(going.from), names.at(going.to));
        let army = self.muster_told(mover, self.muster(mover, going.from));
        let army = if army.is_empty() { String::new() } else { format!(" with {}", list(&army)) };
        format!(
            "{} asks {} to let {leader:#} pass from {from} to {to}{army}",
            names.who(mover),
            names.who(seat)
        )
    }

    /// How a side of the Battle is called: by its Leader.
    pub(super) fn side_told(&self, side: Side) -> String {
        let place = usize::from(side == Side::Defensive);
        Names(self).who(self.fighting.leader(place))
    }
}

/// "1 vote", "3 votes".
pub(super) fn counted(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
