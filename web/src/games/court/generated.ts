/** What the server says of To Court the King. Written by `python -m tafelrunde.typescript`: edit Python's structs instead. */

/** A position as JSON. */
export interface WrittenPosition {
  phase: "start" | "first-roll" | "roll" | "turn" | "pick" | "claim" | "over";
  seats: WrittenSeat[];
  supply: Record<string, number>;
  turn: number;
  starter: number;
  turns_left: number;
  round: number;
  edition: "amigo" | "rio_grande";
  dice_supply: number;
  first: number | null;
  in_hand: number;
  active: number[];
  aside: number[];
  to_roll: number;
  set_aside: boolean;
  used: string[];
  picker: string | null;
  picked: number[];
  final: boolean;
  /** How many alike, of which number. */
  mark: [number, number] | null;
  winner: number | null;
}

/** What lies before a player. */
export interface WrittenSeat {
  characters: string[];
  fools: number;
  charlatans: number;
}

/** Court: what a board draws beside the position. */
export interface Aids {
  seats: Bringing[];
  /** None where no dice lie on the table. */
  result?: Result;
  /** Every character, unless nobody claims any: before and after the game, and in the final round. */
  offers?: Offer[];
  /** Once the King was taken. */
  mark?: Mark;
}

/** The dice of a seat. */
export interface Bringing {
  /** How many it rolls first (C4.1). */
  first: number;
  /** How many it could bring in a turn (C7.6). */
  most: number;
}

/** What the dice of this turn show: the active ones and those set aside. */
export interface Result {
  dice: number[];
  pips: number;
  /** How many show the same number at the most. */
  alike: number;
  /** Which number that is, the highest of several (C7.4). */
  number: number;
}

/** A character, for the player whose turn it is. */
export interface Offer {
  character: string;
  /** Whether the dice would meet its cost if all of them were set aside as they lie. */
  met: boolean;
  /** Why it is not to be had, whatever the dice show. */
  barred?: "no-fool" | "owned" | "sold-out";
}

/** What holds the King (C7.4). */
export interface Mark {
  alike: number;
  number: number;
  /** Who holds the King. */
  holder: number;
  /** Who will roll for him, as things stand: whoever rolls now first. */
  order: number[];
  /** Who has no turn left, or is passed over (C7.6). */
  passed: number[];
  /** For whom a tie is enough: the owner of the Queen (C7.5). */
  tie: number;
  /** Whether the dice as they lie would win the King, in the final round. */
  beaten: boolean;
}

/** Court: what never changes. */
export interface Facts {
  /** What everybody rolls without any character (C4.1). */
  base_dice: number;
  characters: CharacterFacts[];
}

/** A character. */
export interface CharacterFacts {
  character: string;
  /** I to V, or fools. */
  rank: string;
  /** How many lie in the supply, by the number of players; Rio Grande never runs out of fools (C2.2). */
  copies: Record<number, number>;
  cost: Cost;
  ability: Ability;
}

/** What a result needs (C6.2). */
export interface Cost {
  kind: "alike" | "any" | "even" | "odd" | "straight" | "sum" | "with-king";
  /** Sets of equal dice, the largest first. */
  alike?: number[];
  /** The smallest sum. */
  least?: number;
  /** How many numbers in a row. */
  length?: number;
}

/** What a character does for its owner (C5). */
export interface Ability {
  kind: "add" | "again" | "copy" | "end" | "more-dice" | "raise" | "set" | "share" | "shift";
  /** How many dice it acts on or brings at most; 0: as many as there are. */
  dice?: number;
  /** What an added die shows; 0: any number. */
  number?: number;
  /** By how much it may raise a die. */
  by?: number[];
}

/** Roll the dice in hand, or all active dice again (C4.1, C4.4). */
export interface Roll {
  type: "roll";
}

/** Set one active die of a number aside (C4.3). */
export interface Aside {
  type: "aside";
  number: number;
}

/** Add a die from the supply; only the Queen's has a number to choose (C5.3). */
export interface Add {
  type: "add";
  character: string;
  number: number | null;
}

/** Use a character: dice before and after, or none for one that picks dice next (C5.1). */
export interface Use {
  type: "use";
  character: string;
  before: number[];
  after: number[];
}

/** Pick so many active dice of a number for a character (C5). */
export interface Pick {
  type: "pick";
  count: number;
  number: number;
}

/** Pick no more dice. */
export interface Done {
  type: "done";
}

/** Declare the turn's rolling finished (C4.4). */
export interface Finish {
  type: "finish";
}

/** Take a character, or nothing (C6.1). */
export interface Claim {
  type: "claim";
  character: string | null;
}

export type Action = Roll | Aside | Add | Use | Pick | Done | Finish | Claim;

export type CharacterName = "farmer" | "serving-maid" | "philosopher" | "laborer" | "guard" | "hunter" | "astronomer" | "merchant" | "noblewoman" | "magician" | "pawnbroker" | "knight" | "bishop" | "alchemist" | "nobleman" | "general" | "king" | "queen" | "fool" | "charlatan";

export type Event =
  | { code: "court-event-start"; facts: { seat: number } }
  | { code: "court-event-roll"; facts: { seat: number; dice: string } }
  | { code: "court-event-aside"; facts: { seat: number; number: number } }
  | { code: "court-event-add"; facts: { seat: number; character: CharacterName } }
  | { code: "court-event-change"; facts: { seat: number; character: CharacterName; before: string; after: string } }
  | { code: "court-event-use"; facts: { seat: number; character: CharacterName } }
  | { code: "court-event-raised"; facts: { seat: number; before: string; after: string } }
  | { code: "court-event-result"; facts: { seat: number; dice: string } }
  | { code: "court-event-claim"; facts: { seat: number; character: CharacterName } }
  | { code: "court-event-claims-nothing"; facts: { seat: number } }
  | { code: "court-event-takes-king"; facts: { seat: number } }
  | { code: "court-event-misses-king"; facts: { seat: number } }
  | { code: "court-event-final-round"; facts?: undefined }
  | { code: "court-event-won"; facts: { seat: number } };

export const FACTS: Facts = {
  "base_dice": 3,
  "characters": [{"character": "farmer", "rank": "I", "copies": {"2": 2, "3": 2, "4": 3, "5": 4}, "cost": {"kind": "alike", "alike": [2]}, "ability": {"kind": "more-dice", "dice": 1}}, {"character": "serving-maid", "rank": "I", "copies": {"2": 2, "3": 2, "4": 3, "5": 4}, "cost": {"kind": "odd"}, "ability": {"kind": "raise", "dice": 1, "by": [1, 2, 3]}}, {"character": "philosopher", "rank": "I", "copies": {"2": 2, "3": 2, "4": 3, "5": 4}, "cost": {"kind": "even"}, "ability": {"kind": "shift", "dice": 2}}, {"character": "laborer", "rank": "I", "copies": {"2": 2, "3": 2, "4": 3, "5": 4}, "cost": {"kind": "sum", "least": 15}, "ability": {"kind": "add", "dice": 1, "number": 1}}, {"character": "guard", "rank": "I", "copies": {"2": 2, "3": 2, "4": 3, "5": 4}, "cost": {"kind": "alike", "alike": [3]}, "ability": {"kind": "add", "dice": 1, "number": 2}}, {"character": "hunter", "rank": "II", "copies": {"2": 1, "3": 2, "4": 3, "5": 3}, "cost": {"kind": "alike", "alike": [4]}, "ability": {"kind": "add", "dice": 1, "number": 3}}, {"character": "astronomer", "rank": "II", "copies": {"2": 1, "3": 2, "4": 3, "5": 3}, "cost": {"kind": "alike", "alike": [2, 2]}, "ability": {"kind": "copy", "dice": 1}}, {"character": "merchant", "rank": "II", "copies": {"2": 1, "3": 2, "4": 3, "5": 3}, "cost": {"kind": "sum", "least": 20}, "ability": {"kind": "again"}}, {"character": "noblewoman", "rank": "III", "copies": {"2": 1, "3": 2, "4": 2, "5": 3}, "cost": {"kind": "alike", "alike": [3, 2]}, "ability": {"kind": "raise", "by": [1]}}, {"character": "magician", "rank": "III", "copies": {"2": 1, "3": 2, "4": 2, "5": 3}, "cost": {"kind": "straight", "length": 5}, "ability": {"kind": "set", "dice": 1}}, {"character": "pawnbroker", "rank": "III", "copies": {"2": 1, "3": 2, "4": 2, "5": 3}, "cost": {"kind": "sum", "least": 30}, "ability": {"kind": "add", "dice": 1, "number": 4}}, {"character": "knight", "rank": "III", "copies": {"2": 1, "3": 2, "4": 2, "5": 3}, "cost": {"kind": "alike", "alike": [5]}, "ability": {"kind": "add", "dice": 1, "number": 5}}, {"character": "bishop", "rank": "IV", "copies": {"2": 1, "3": 2, "4": 2, "5": 3}, "cost": {"kind": "alike", "alike": [2, 2, 2]}, "ability": {"kind": "add", "dice": 1, "number": 6}}, {"character": "alchemist", "rank": "IV", "copies": {"2": 1, "3": 2, "4": 2, "5": 3}, "cost": {"kind": "straight", "length": 6}, "ability": {"kind": "share", "dice": 3}}, {"character": "nobleman", "rank": "IV", "copies": {"2": 1, "3": 2, "4": 2, "5": 3}, "cost": {"kind": "alike", "alike": [3, 3]}, "ability": {"kind": "raise", "by": [2]}}, {"character": "general", "rank": "IV", "copies": {"2": 1, "3": 2, "4": 2, "5": 3}, "cost": {"kind": "alike", "alike": [6]}, "ability": {"kind": "more-dice", "dice": 2}}, {"character": "king", "rank": "V", "copies": {"2": 1, "3": 1, "4": 1, "5": 1}, "cost": {"kind": "alike", "alike": [7]}, "ability": {"kind": "end"}}, {"character": "queen", "rank": "V", "copies": {"2": 1, "3": 1, "4": 1, "5": 1}, "cost": {"kind": "with-king"}, "ability": {"kind": "add", "dice": 1}}, {"character": "fool", "rank": "fools", "copies": {"2": 2, "3": 3, "4": 4, "5": 5}, "cost": {"kind": "any"}, "ability": {"kind": "again", "dice": 1}}, {"character": "charlatan", "rank": "fools", "copies": {"2": 2, "3": 3, "4": 4, "5": 5}, "cost": {"kind": "any"}, "ability": {"kind": "more-dice", "dice": 1}}],
};
