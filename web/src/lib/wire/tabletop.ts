// Written by `cargo xtask wire` from the types of the games. Do not edit.

/**
 * What the grammar of play leaves to a game.
 */
export interface AnyGame { ask: unknown, item: unknown, event: unknown, parts: object, scenery: unknown, setup: unknown }

/**
 * An answer, in the shape of the prompt.
 */
export type Answer<I> = { "one": I } | { "some": Array<I> } | { "order": Array<I> } | { "amount": number };

/**
 * A thing that can be picked.
 */
export type Choice<G extends AnyGame> = { 
/**
 * The thing, as an answer names it.
 */
item: G["item"], 
/**
 * What a button says.
 */
label: string, 
/**
 * The things on the table it is on.
 */
on?: Array<Key>, 
/**
 * What numbers decide.
 */
hint?: Sentence, 
/**
 * What it counts for, where things are added up.
 */
worth?: number, };

/**
 * Whose eyes a view or an event is made for.
 */
export type Eyes = "spectator" | "everything" | Seat;

/**
 * A chapter of the log.
 */
export type Heading = "round" | "phase";

/**
 * What a thing on the table is called everywhere: in sections, in choices, in sentences. A letter says what kind of
 * thing it is, a number which of them: `c123` a card, `v7` a village, `s1` a seat.
 */
export type Key = string;

/**
 * A line of the log.
 */
export type Line<G extends AnyGame> = { 
/**
 * Its number among the lines these eyes are told, from 1.
 */
n: number, 
/**
 * The event as these eyes are told of it.
 */
event: G["event"], 
/**
 * The same in words.
 */
spans: Sentence, 
/**
 * The chapter that begins with it.
 */
heading?: Heading, 
/**
 * Whether it is a detail of the line before it that is none.
 */
detail?: boolean, };

/**
 * A prompt as it is sent.
 */
export type Offer<G extends AnyGame> = { 
/**
 * Changes whenever the seat is asked something else or again: an answer to another stamp comes too late.
 */
stamp: string, 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * What is asked, as data.
 */
ask: G["ask"], 
/**
 * Who decides what, and what for.
 */
title: Sentence, 
/**
 * What else one must know to decide.
 */
detail?: Array<Sentence>, 
/**
 * The things it is about.
 */
about?: Array<Key>, 
/**
 * The rule the question comes from.
 */
rule: RuleId, 
/**
 * Whether play waits for the answer.
 */
waits: boolean, 
/**
 * Whether there is only one answer.
 */
forced?: boolean, 
/**
 * Whether everybody can see what may be answered.
 */
openly?: boolean, 
/**
 * The answer that does the least.
 */
calm?: Answer<G["item"]>, 
/**
 * The stretch of the game one may wish to pass through.
 */
stretch?: string, 
/**
 * What can be answered.
 */
shape: OfferShape<G>, };

/**
 * The four shapes as they are sent. What does the least stands last.
 */
export type OfferShape<G extends AnyGame> = { "one": { 
/**
 * The things.
 */
of: Array<Choice<G>>, } } | { "some": { 
/**
 * The things.
 */
of: Array<Choice<G>>, 
/**
 * The fewest and the most.
 */
count: [number, number], 
/**
 * The least and the most their worths may add up to.
 */
total?: [number, number], } } | { "order": { 
/**
 * The things.
 */
of: Array<Choice<G>>, } } | { "amount": { 
/**
 * The least and the most.
 */
range: [number, number], } };

/**
 * How a game ended.
 */
export type Outcome = { "win": Seat } | { "shared": Array<Seat> } | "draw" | { "ranking": Array<Array<Seat>> };

/**
 * A rule that stands in the way, and the sentence that says how.
 */
export type Reason = { 
/**
 * The rule of the catalogue.
 */
rule: RuleId, 
/**
 * Who, what, why not, and what would make it possible.
 */
text: string, };

/**
 * The id of a rule of a game's catalogue. Only the table made from `rules.toml` makes them, so an id that is not in
 * the catalogue does not compile.
 */
export type RuleId = string;

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats, written as a list of them.
 */
export type Seats = Array<Seat>;

/**
 * A sentence with links.
 */
export type Sentence = Array<Span>;

/**
 * A piece of a sentence.
 */
export type Span = string | { 
/**
 * Which.
 */
key: Key, 
/**
 * How the sentence calls it.
 */
name: string, } | { 
/**
 * Its lasting name.
 */
card: string, 
/**
 * How the sentence calls it.
 */
name: string, } | { 
/**
 * Its id.
 */
rule: string, 
/**
 * How the sentence calls it.
 */
name: string, };

/**
 * What is new to these eyes.
 */
export type Update<G extends AnyGame> = { 
/**
 * The number of this frame.
 */
n: number, 
/**
 * Sections that are new or say something else.
 */
set?: G["parts"], 
/**
 * Sections that are no more.
 */
gone?: Array<string>, 
/**
 * New lines of the log.
 */
log?: Array<Line<G>>, 
/**
 * What the eyes' seat is asked now, if it is asked something else.
 */
asked?: Array<Offer<G>>, 
/**
 * Whom play waits for now, if for somebody else.
 */
waiting?: Array<Seat>, 
/**
 * How it ended, if it has now.
 */
outcome?: Outcome, };

/**
 * Everything these eyes see.
 */
export type Whole<G extends AnyGame> = { 
/**
 * The number of this frame.
 */
n: number, 
/**
 * What is played.
 */
game: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * Whose eyes.
 */
eyes: Eyes, 
/**
 * The hash of the scenery.
 */
scenery: string, 
/**
 * Every section.
 */
parts: G["parts"], 
/**
 * The log so far.
 */
log: Array<Line<G>>, 
/**
 * What the eyes' seat is asked.
 */
asked: Array<Offer<G>>, 
/**
 * Whom play waits for.
 */
waiting: Array<Seat>, 
/**
 * How it ended, once it has.
 */
outcome: Outcome | null, };
