// Written by `cargo xtask wire` from the types of the games. Do not edit.

import type { Seat } from "./tabletop";

/**
 * What is asked.
 */
export type Ask = "declare" | "place_setup" | { "setup_host": CardId } | "choose_plot" | "name_first_player" | "next_passive" | "take_title" | "come_out" | "act" | "respond" | "interrupt" | { "occasion": CardId } | { "choose": CardId } | { "choose_player": CardId } | { "name": CardId } | { "may": CardId } | { "way": CardId } | { "cost": CardId } | { "which_cost": CardId } | { "pay_x": CardId } | { "influence": [CardId, number] } | { "influence_for": CardId } | { "gold_on": CardId } | { "pay_to": CardId } | { "host": CardId } | { "side": CardId } | "challenge" | { "attackers": [Icon, Seat] } | "redirect" | "new_target" | { "stealth": CardId } | { "defenders": [Icon, Seat] } | { "support": [Icon, Seat] } | "take_over" | "casualties" | "deadly_victim" | "vigilant" | "vengeful" | { "infamy": CardId } | { "first_replaced": CardId } | { "arrange": CardId } | "order_on_deck" | "who_wins" | "give" | "offered";

/**
 * A character that cannot defend.
 */
export type Bypassed = { 
/**
 * Which.
 */
card: CardId, 
/**
 * The attacker whose Stealth it is.
 */
by: CardId, };

/**
 * A card whose face is seen.
 */
export type CardFace = { 
/**
 * Which card at the table.
 */
id: CardId, 
/**
 * Its lasting name.
 */
code: string, };

/**
 * A card at the table. Cards are numbered in the order in which the setup names them, seat by seat.
 */
export type CardId = `c${number}`;

/**
 * A card as printed, with the text made from its abilities.
 */
export type CardScene = { code: string, name: string, 
/**
 * What a picture of it is called.
 */
picture: string, kind: CardType, set?: string, houses?: Array<House>, unique?: boolean, cost?: number, strength?: number, icons?: Array<Icon>, crests?: Array<Crest>, traits?: Array<Trait>, keywords?: Array<PlainKeyword>, income?: number, initiative?: number, influence?: number, claim?: number, text?: string, };

/**
 * A type of card.
 */
export type CardType = "character" | "location" | "attachment" | "event" | "plot" | "house" | "agenda";

/**
 * What rule or which card makes something happen.
 */
export type Cause = "rules" | "claim" | "deadly" | "renown" | "unopposed" | "dominance" | "title" | "cost" | { "card": CardId };

/**
 * The challenge now running.
 */
export type ChallengeView = { 
/**
 * Its kind.
 */
kind: Icon, 
/**
 * The attacking player.
 */
attacker: Seat, 
/**
 * The player challenged.
 */
target: Seat, 
/**
 * The player whose characters defend.
 */
defender: Seat, 
/**
 * The STR of the attack: as counted once it is decided, running until then.
 */
attack: number, 
/**
 * The STR of the defence.
 */
defence: number, 
/**
 * What comes next in it.
 */
next?: NextStep, 
/**
 * The claim of the attacker's plot.
 */
claim?: number, 
/**
 * The kind of claim that is made, where it is another.
 */
claim_kind?: Icon, 
/**
 * The attacking characters.
 */
attackers?: Array<CardId>, 
/**
 * The defending characters.
 */
defenders?: Array<CardId>, 
/**
 * Those whose STR does not count.
 */
uncounted?: Array<CardId>, 
/**
 * What titles add to the attack, until it is decided.
 */
attack_bonus?: number, 
/**
 * What titles add to the defence, until it is decided.
 */
defence_bonus?: number, 
/**
 * Characters that stealth keeps from defending, and whose stealth.
 */
bypassed?: Array<Bypassed>, 
/**
 * Whom it was initiated against, where the Crown Regent sent it elsewhere.
 */
redirected_from?: Seat, 
/**
 * Whether the Lord Commander took it over.
 */
taken_over?: boolean, 
/**
 * Who won it, once that is decided.
 */
winner?: Seat, 
/**
 * Who lost it.
 */
loser?: Seat, 
/**
 * Whether it was won unopposed.
 */
unopposed?: boolean, };

/**
 * The lasting name of a card: its set and its number there, written `core-s5`. In memory it is a place in
 * [`crate::cards::CARDS`], which changes whenever cards are added and which nobody outside ever sees.
 */
export type Code = string;

/**
 * A crest.
 */
export type Crest = "holy" | "learned" | "noble" | "war" | "shadow";

/**
 * What the rules themselves demand after a challenge or of a card, in the passive step.
 */
export type Duty = "deadly" | "vigilant" | "vengeful" | "opposition" | "lord_commander" | "terminal";

/**
 * Which printed rules are played.
 */
export type Edition = "lcg" | "winter";

/**
 * Something that happened.
 */
export type Event = { "first_player_drawn": { seat: Seat, } } | { "declared": { seat: Seat, agenda: CardId | null, } } | { "setup_placed": { seat: Seat, card: CardId | null, } } | { "setup_revealed": { seat: Seat, card: CardId, } } | { "round_began": { round: number, } } | { "phase_began": { phase: Phase, } } | { "phase_skipped": { phase: Phase, } } | { "plot_chosen": { seat: Seat, card: CardId | null, } } | { "plot_revealed": { seat: Seat, card: CardId, } } | { "plots_returned": { seat: Seat, } } | { "initiative_won": { seat: Seat, initiative: number, tie: TieBreak | null, } } | { "first_player_named": { seat: Seat, } } | { "title_taken": { seat: Seat, title: Title, } } | "titles_returned" | { "drew": { seat: Seat, card: CardId | null, } } | { "cannot_draw": { seat: Seat, } } | { "income": { seat: Seat, gold: number, } } | { "gold_returned": { seat: Seat, gold: number, } } | { "dominance_won": { seat: Seat, total: number, } } | { "dominance_tied": { total: number, } } | { "played": { seat: Seat, card: CardId, gold: number, } } | { "ambushed": { seat: Seat, card: CardId, influence: number, } } | { "used": { seat: Seat, card: CardId | null, ability: number | null, } } | { "set_off": { card: CardId | null, ability: number | null, } } | { "cancelled": { card: CardId, } } | { "entered": { seat: Seat, card: CardId, } } | { "attached": { card: CardId, host: CardId, } } | { "duplicate_attached": { card: CardId, host: CardId, } } | { "duplicate_used": { seat: Seat, card: CardId, } } | { "came_out": { seat: Seat, card: CardId, } } | { "knelt": { seat: Seat, card: CardId, cause?: Cause, } } | { "stood": { seat: Seat, card: CardId, } } | { "killed": { card: CardId, cause: Cause, } } | { "discarded_from_play": { card: CardId, cause: Cause, } } | { "returned": { card: CardId, to: Zone, cause: Cause, } } | { "removed_from_game": { card: CardId, } } | { "saved": { card: CardId, by: CardId, } } | { "replaced": { verb: Verb, card: CardId, by: CardId, } } | { "redirected": { card: CardId, to: Zone, } } | { "went_to": { card: CardId, to: Zone, } } | { "discarded": { seat: Seat, card: CardId, to: Zone, cause: Cause, at_random: boolean, } } | { "placed_from": { card: CardId, to: Zone, } } | { "placed_unseen": { seat: Seat, card: CardId | null, to: Zone, } } | { "revealed": { seat: Seat, card: CardId, } } | { "looked_at": { seat: Seat, card: CardId | null, } } | { "searched": { seat: Seat, owner: Seat, } } | { "shuffled": { seat: Seat, } } | { "control_taken": { seat: Seat, card: CardId, } } | { "named": { seat: Seat, code: Code, } } | { "named_challenge": { seat: Seat, kind: Icon, } } | { "named_trait": { seat: Seat, named: Trait, } } | { "named_house": { seat: Seat, house: House, } } | { "player_chosen": { seat: Seat, chosen: Seat, } } | { "chose": { seat: Seat, card: CardId, } } | { "lasts": { card: CardId, until: Period, } } | { "plots_swapped": { seat: Seat, with: Seat, } } | { "influence_paid": { seat: Seat, influence: number, title: Title | null, } } | { "gold_paid": { seat: Seat, gold: number, 
/**
 * Who receives it, where it does not go to the Treasury.
 */
to?: Seat, } } | { "gold_taken_from": { seat: Seat, card: CardId, gold: number, } } | { "gold_given": { from: Seat, to: Seat, gold: number, } } | { "gold_offered": { from: Seat, to: Seat, gold: number, word: Word, } } | { "offer_ended": { from: Seat, to: Seat, how: Untaken, } } | { "promised": { by: Seat, to: Seat, word: Word, } } | { "promise_ended": { by: Seat, to: Seat, word: Word, kept: boolean, } } | { "gold_taken": { seat: Seat, gold: number, } } | { "gold_lost": { seat: Seat, gold: number, } } | { "gold_put_on": { seat: Seat, card: CardId, gold: number, } } | { "gold_discarded": { card: CardId, gold: number, } } | { "power_claimed": { card: CardId, power: number, cause: Cause, } } | { "power_moved": { from: CardId, to: CardId, power: number, cause: Cause, } } | { "power_discarded": { card: CardId, power: number, } } | { "challenge_initiated": { seat: Seat, target: Seat, kind: Icon, } } | { "attacks": { seat: Seat, card: CardId, } } | { "defends": { seat: Seat, card: CardId, } } | { "no_defenders": { seat: Seat, } } | { "bypassed": { card: CardId, by: CardId, } } | { "challenge_redirected": { by: Seat, target: Seat, } } | { "redirection_spent": { by: Seat, } } | { "taken_over": { seat: Seat, } } | { "joined": { card: CardId, attacking: boolean, } } | { "left_challenge": { card: CardId, } } | { "challenge_won": { seat: Seat, loser: Seat, kind: Icon, attack: number, defence: number, } } | { "challenge_undecided": { attack: number, defence: number, } } | { "claim_settled": { seat: Seat, claim: number, } } | "claim_cancelled" | { "eliminated": { seat: Seat, } } | { "won": { seat: Seat, power: number, } } | { "outlasted": { seat: Seat, } } | "drawn";

/**
 * A card that lies facedown or is held; these eyes may know it.
 */
export type FacedownCard = { 
/**
 * In a deck, how many cards lie on it.
 */
place?: number, 
/**
 * The card, to eyes that know it.
 */
card?: CardFace, 
/**
 * The card it was placed on in setup, to eyes that know it.
 */
host?: CardId, 
/**
 * What it costs in gold to marshal now, where that is not what is printed.
 */
cost?: number, 
/**
 * What makes up that cost.
 */
cost_sum?: Array<Share>, };

/**
 * What happened to a moribund card.
 */
export type Fate = "killed" | "discarded" | "returned" | "removed";

/**
 * Sizes of decks.
 */
export type Guidelines = { 
/**
 * A House deck has at least so many cards.
 */
cards_min: number, 
/**
 * A House deck has at most so many cards of one title; any number if not said.
 */
copies_max: number | null, 
/**
 * A plot deck has exactly so many cards.
 */
plots: number, };

/**
 * Something that happened in the window.
 */
export type Happened = { 
/**
 * What.
 */
verb: Verb, 
/**
 * Who did it.
 */
by?: Seat, 
/**
 * To which card, if these eyes know it.
 */
card?: CardId, 
/**
 * The card whose effect it is.
 */
source?: CardId, 
/**
 * How many or how much, where it is more than one.
 */
amount?: number, };

/**
 * One of the six great Houses.
 */
export type House = "stark" | "lannister" | "baratheon" | "targaryen" | "greyjoy" | "martell";

/**
 * A challenge icon, which is also the kind of a challenge.
 */
export type Icon = "military" | "intrigue" | "power";

/**
 * A card in play.
 */
export type InPlayCard = { 
/**
 * The card.
 */
card: CardFace, 
/**
 * Who controls it.
 */
controller: Seat, 
/**
 * Who brought it to the game, where that is not who controls it.
 */
owner?: Seat, 
/**
 * What it counts as now, where that is not what is printed.
 */
types?: Array<CardType>, 
/**
 * Whether it kneels.
 */
kneeling?: boolean, 
/**
 * Whether its text box counts as blank.
 */
blank?: boolean, 
/**
 * Whether it shows another face than its own.
 */
transformed?: boolean, 
/**
 * The power on it.
 */
power?: number, 
/**
 * The gold on it.
 */
gold?: number, 
/**
 * The STR of a character.
 */
strength?: number, 
/**
 * What makes up its STR, where that is not what is printed.
 */
strength_sum?: Array<Share>, 
/**
 * Its abilities that are used up for now, by their number on the card.
 */
used?: Array<number>, 
/**
 * The challenge icons, where that is not what is printed.
 */
icons?: Array<Icon>, 
/**
 * The crests, where that is not what is printed.
 */
crests?: Array<Crest>, 
/**
 * The keywords, where that is not what is printed.
 */
keywords?: Array<PlainKeyword>, 
/**
 * The traits, printed and gained, where that is not what is printed.
 */
traits?: Array<Trait>, 
/**
 * What it is immune to.
 */
immune?: Array<string>, 
/**
 * How it is leaving play and where it is bound, if it is moribund.
 */
moribund?: Moribund, 
/**
 * The card it is attached to.
 */
host?: CardId, 
/**
 * The attachments on it.
 */
attachments?: Array<CardId>, 
/**
 * The duplicates under it.
 */
duplicates?: Array<CardFace>, };

/**
 * A thing that can be picked. [`Item::thing`] tells what it is.
 */
export type Item = Thing;

/**
 * An effect that lasts.
 */
export type LastingView = { 
/**
 * The card it comes from, by title.
 */
source: string, 
/**
 * That card.
 */
card: CardId, 
/**
 * Whose effect it is.
 */
of: Seat, 
/**
 * How long it lasts.
 */
until: Period, 
/**
 * What it does.
 */
text?: string, 
/**
 * The cards in play it was aimed at.
 */
on?: Array<CardId>, };

/**
 * How a moribund card leaves play.
 */
export type Moribund = { 
/**
 * What happened to it.
 */
fate: Fate, 
/**
 * Where it is bound.
 */
bound: Zone, };

/**
 * What comes next in a challenge.
 */
export type NextStep = "attack" | "redirect" | "stealth" | "defenders" | "support" | "winner" | "claim" | "rewards" | "end";

/**
 * Gold offered for a promise.
 */
export type Offer = { 
/**
 * Who offers.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * How much gold.
 */
gold: number, 
/**
 * What for.
 */
word: Word, 
/**
 * Whether it stands: it was neither refused nor withdrawn.
 */
stands: boolean, };

/**
 * A stretch of the game that is remembered or counted in.
 */
export type Period = "challenge" | "phase" | "round" | "game";

/**
 * A phase of the round.
 */
export type Phase = "plot" | "draw" | "marshalling" | "challenges" | "dominance" | "standing" | "taxation" | "any";

/**
 * A keyword that is nothing but its name, so that a bit can stand for it.
 */
export type PlainKeyword = "deadly" | "renown" | "stealth" | "ambush" | "infamy" | "intimidate" | "stalwart" | "vengeful" | "vigilant" | "deathbound" | "limited" | "setup" | "melee";

/**
 * A player's plots as somebody sees them.
 */
export type PlotsView = { 
/**
 * Whose plot deck the player uses.
 */
of: Seat, 
/**
 * How many plots are in the plot deck.
 */
deck: number, 
/**
 * Plots these eyes know to be in the plot deck. To others than the player, one of them may be the chosen one.
 */
known?: Array<CardFace>, 
/**
 * Whether a plot lies chosen and facedown.
 */
is_chosen?: boolean, 
/**
 * The chosen plot, to the player alone.
 */
chosen?: CardFace, 
/**
 * The revealed plot.
 */
revealed?: RevealedPlot, 
/**
 * The used plots.
 */
used?: Array<CardFace>, };

/**
 * How strictly a deck is looked at.
 */
export type Profile = "tournament" | "joust" | "melee" | "casual" | { "agreed": Guidelines };

/**
 * What one player has promised another for gold.
 */
export type Promise = { 
/**
 * Who promised.
 */
by: Seat, 
/**
 * Who paid.
 */
to: Seat, 
/**
 * What.
 */
word: Word, };

/**
 * An ability half-way through.
 */
export type Resolving = { 
/**
 * Whose ability it is.
 */
by: Seat, 
/**
 * How far it has come.
 */
stage: Stage, 
/**
 * The card; a title has none.
 */
card?: CardId, 
/**
 * What the ability says.
 */
text?: string, 
/**
 * The cards chosen so far that these eyes know.
 */
chosen?: Array<CardId>, 
/**
 * The players chosen so far.
 */
players?: Array<Seat>, 
/**
 * The cards that paid for it.
 */
paid?: Array<CardId>, 
/**
 * What X is.
 */
x?: number, 
/**
 * Whether it was cancelled.
 */
cancelled?: boolean, };

/**
 * A revealed plot with its values as they are now.
 */
export type RevealedPlot = { 
/**
 * The plot.
 */
card: CardFace, 
/**
 * Its income.
 */
income: number, 
/**
 * Its initiative.
 */
initiative: number, 
/**
 * Its claim.
 */
claim: number, 
/**
 * The player's income with everything else that counts, where anything does.
 */
total_income?: number, 
/**
 * The player's initiative with everything else that counts, where anything does.
 */
total_initiative?: number, 
/**
 * What makes up the player's income, where it is more than what is printed.
 */
income_sum?: Array<Share>, 
/**
 * What makes up the initiative.
 */
initiative_sum?: Array<Share>, 
/**
 * What makes up the claim.
 */
claim_sum?: Array<Share>, };

/**
 * A rule of the catalogue.
 */
export type RuleScene = { id: string, title: string, text: string, };

/**
 * What never changes in a game.
 */
export type Scenery = { cards: Array<CardScene>, titles: Array<TitleScene>, rules: Array<RuleScene>, setup: SetupScene, };

/**
 * A player without what lies before him.
 */
export type SeatView = { seat: Seat, name: string, house: House, agenda?: CardFace, eliminated?: boolean, gold?: number, power?: number, house_power?: number, influence?: number, title?: Title, title_used?: boolean, drawn?: number, limited_played?: boolean, challenges?: [number, number, number], 
/**
 * How many challenges of each kind the player may initiate, in the challenges phase.
 */
allowed?: [number, number, number], deck?: number, };

/**
 * What a game is begun with.
 */
export type Setup = { 
/**
 * The printed rules that are played.
 */
edition: Edition, 
/**
 * How the table plays.
 */
variant: Variant, 
/**
 * How strictly every deck of the table is looked at (`deck.casual`).
 */
profile: Profile, 
/**
 * One deck for each seat, clockwise.
 */
decks: Array<SetupDeck>, };

/**
 * A deck as it comes to the table.
 */
export type SetupDeck = { 
/**
 * The player's House.
 */
house: House, 
/**
 * The agenda, if any.
 */
agenda: Code | null, 
/**
 * The seven plots.
 */
plots: Array<Code>, 
/**
 * The House deck.
 */
cards: Array<Code>, };

/**
 * How a table is set up, with its limits.
 */
export type SetupScene = { players: [number, number], editions: Array<Edition>, variants: Array<VariantScene>, profiles: Array<string>, };

/**
 * A part of a sum: how much, and whose.
 */
export type Share = { 
/**
 * How much.
 */
amount: number, 
/**
 * The card it comes from.
 */
card?: CardId, 
/**
 * What it is, where it is more than what a card adds.
 */
what?: Shared, };

/**
 * What a part of a sum is, where it is more than what a card adds.
 */
export type Shared = "printed" | "set" | "title" | "penalty" | "melee";

/**
 * How far an ability has come.
 */
export type Stage = "targets" | "costs" | "paying" | "cancels" | "effects";

/**
 * What an [`Item`] stands for.
 */
export type Thing = "pass" | "yes" | { "card": CardId } | { "marshal": CardId } | { "duplicate": CardId } | { "fasten": CardId } | { "ambush": CardId } | { "hide": CardId } | { "use": [CardId, number] } | { "seat": Seat } | { "name": Code } | { "challenge": [Icon, Seat] } | { "icon": Icon } | { "trait": Trait } | { "house": House } | { "title": Title } | { "way": number } | { "later": number } | "join_attack" | "join_defence" | { "give": [Seat, number] } | { "offer_for_peace": [Seat, number] } | { "offer_for_challenge": [Seat, Seat, number] } | { "take_offer": [Seat, Seat] } | { "refuse_offer": [Seat, Seat] } | { "withdraw_offer": Seat } | { "deck": number } | { "duty": [Duty, CardId | null] };

/**
 * How a tie for initiative was decided.
 */
export type TieBreak = "less_power" | "lot";

/**
 * A title of the Small Council.
 */
export type Title = "crown_regent" | "lord_commander" | "hand_of_the_king" | "master_of_whispers" | "master_of_laws" | "master_of_coin";

/**
 * A title of the Small Council.
 */
export type TitleScene = { key: string, title: Title, name: string, text: string, supports: Title | null, opposes: Array<Title>, };

/**
 * A trait.
 */
export type Trait = "ally" | "armor" | "army" | "asshai" | "bastard" | "boon" | "brotherhood" | "captain" | "clansman" | "condition" | "conscriptor" | "creature" | "crown" | "decree" | "direwolf" | "dorne" | "dothraki" | "dragon" | "dragonstone" | "free_cities" | "house_clegane" | "house_dayne" | "house_florent" | "house_glover" | "house_mormont" | "house_reed" | "house_tarly" | "house_tully" | "house_tyrell" | "intrigue_gambit" | "iron_islands" | "ironborn" | "item" | "king" | "kingdom" | "kings_landing" | "kingsguard" | "knight" | "lady" | "lannisport" | "lord" | "maester" | "mercenary" | "military_battle" | "nights_watch" | "others" | "power_struggle" | "qartheen" | "queen" | "queensguard" | "rainbow_guard" | "refugee" | "sand_snake" | "septon" | "skill" | "small_council" | "stronghold" | "the_east" | "the_north" | "title" | "traitor" | "treaty" | "unsullied" | "warship" | "weapon" | "westeros" | "wildling" | "winterfell";

/**
 * Where the round is.
 */
export type TurnView = { edition: Edition, variant: Variant, round: number, first: Seat, phase?: Phase, active?: Seat, chamber?: Array<Title>, plots_chosen?: boolean, };

/**
 * How an offer ended that was not taken.
 */
export type Untaken = "refused" | "withdrawn" | "lapsed";

/**
 * How the table plays.
 */
export type Variant = "standard" | "two_on_two" | "littlefinger";

/**
 * A way to play, and how many play it.
 */
export type VariantScene = { variant: Variant, players: [number, number], };

/**
 * What is done. The first line of a deed, and what it is remembered by.
 */
export type Verb = "kill" | "discard" | "return" | "leave" | "move" | "enter" | "come_out" | "play" | "kneel" | "stand" | "take_control" | "choose" | "save" | "bypass" | "use_stealth" | "lose_strength" | "blank" | "declare" | "claim_power" | "trigger" | "reveal" | "draw" | "win" | "lose" | "win_initiative" | "lose_initiative" | "resolve" | "defend" | "satisfy" | "count_income" | "initiate" | "reveal_plot" | "begin" | "end";

/**
 * What a window is a chance for.
 */
export type WindowKind = "act" | "respond" | "save" | "cancel" | "passives";

/**
 * The chance somebody has now.
 */
export type WindowView = { 
/**
 * What it is a chance for.
 */
kind: WindowKind, 
/**
 * Whose it is; nobody's where effects wait to resolve.
 */
seat?: Seat, 
/**
 * Who has passed since somebody last did something.
 */
passed?: Array<Seat>, 
/**
 * What happened, to which one may respond.
 */
happened?: Array<Happened>, 
/**
 * The cards about to leave play, which may be saved.
 */
leaving?: Array<CardId>, };

/**
 * What can be promised: something for the rest of the round that everybody sees kept or broken.
 */
export type Word = "peace" | { "challenge": Seat };

/**
 * Where a card may be.
 */
export type Zone = "play" | "hand" | "deck" | "deck_top" | "deck_bottom" | "discard" | "dead" | "shadows" | "plot_deck" | "used" | "revealed" | "agenda" | "removed" | "anywhere";

/**
 * A view, section by section.
 */
export interface Parts {
  turn?: TurnView;
  [key: `s${number}`]: SeatView;
  [key: `s${number}.in_play`]: Array<CardId>;
  [key: `s${number}.hand`]: Array<FacedownCard>;
  [key: `s${number}.known`]: Array<FacedownCard>;
  [key: `s${number}.setup`]: Array<FacedownCard>;
  [key: `s${number}.shadows`]: Array<FacedownCard>;
  [key: `s${number}.discard`]: Array<CardFace>;
  [key: `s${number}.dead`]: Array<CardFace>;
  [key: `s${number}.removed`]: Array<CardFace>;
  [key: `s${number}.playing`]: Array<CardFace>;
  [key: `s${number}.plots`]: PlotsView;
  [key: `c${number}`]: InPlayCard;
  challenge?: ChallengeView;
  [key: `lasting.c${number}`]: Array<LastingView>;
  offers?: Array<Offer>;
  promises?: Array<Promise>;
  window?: WindowView;
  resolving?: Array<Resolving>;
}

/**
 * What the grammar of play leaves to this game.
 */
export interface Game {
  ask: Ask;
  item: Item;
  event: Event;
  scenery: Scenery;
  setup: Setup;
  parts: Parts;
}
