/** What the server says of this game: positions, actions, aids, facts. */

import type { Choice } from "../../wire/messages";
import type { Scene } from "../scene";
import type { Advice } from "./coach.svelte";

export type Phase = "start" | "first-roll" | "roll" | "turn" | "pick" | "claim" | "over";

export interface Belongings {
  characters: string[];
  fools: number;
  charlatans: number;
}

export interface CourtView {
  phase: Phase;
  seats: Belongings[];
  supply: Record<string, number>;
  turn: number;
  starter: number;
  turns_left: number;
  round: number;
  dice_supply: number;
  in_hand: number;
  active: number[];
  aside: number[];
  to_roll: number;
  set_aside: boolean;
  used: string[];
  picker: string | null;
  picked: number[];
  final: boolean;
  mark: [number, number] | null;
  winner: number | null;
}

export type CourtAction =
  | { type: "roll" | "done" | "finish" }
  | { type: "aside"; number: number }
  | { type: "add"; character: string; number: number | null }
  | { type: "use"; character: string; before: number[]; after: number[] }
  | { type: "pick"; count: number; number: number }
  | { type: "claim"; character: string | null };

export type CourtChoice = Choice<CourtAction>;
export type Kind = CourtAction["type"];
type ChoiceOf<K extends Kind> = Choice<Extract<CourtAction, { type: K }>>;

/** The legal actions of a kind. */
export const ofKind = <K extends Kind>(legal: readonly CourtChoice[], kind: K): ChoiceOf<K>[] =>
  legal.filter((choice) => choice.action.type === kind) as ChoiceOf<K>[];

export interface Offer {
  character: string;
  met: boolean;
  barred?: "sold-out" | "owned" | "no-fool";
}

export interface Result {
  dice: number[];
  pips: number;
  alike: number;
  number: number;
}

export interface Mark {
  alike: number;
  number: number;
  holder: number;
  order: number[];
  passed: number[];
  tie: number;
  beaten: boolean;
}

export interface CourtAids {
  seats: { first: number; most: number }[];
  result?: Result;
  offers?: Offer[];
  mark?: Mark;
}

export interface Cost {
  kind: "any" | "alike" | "odd" | "even" | "sum" | "straight" | "with-king";
  alike?: number[];
  least?: number;
  length?: number;
}

export interface Ability {
  kind: "more-dice" | "add" | "again" | "raise" | "shift" | "share" | "copy" | "set" | "end";
  dice?: number;
  number?: number;
  by?: number[];
}

export interface Character {
  character: string;
  rank: "I" | "II" | "III" | "IV" | "V" | "fools";
  cost: Cost;
  ability: Ability;
}

export type CourtScene = Scene<CourtView, CourtAction, CourtAids, Advice>;

/** The cards before a player, as they lie there: each Charlatan by itself, the King while he stays. */
export const cardsOf = ({ characters, fools, charlatans }: Belongings): string[] => [
  ...characters,
  ...Array<string>(fools).fill("fool"),
  ...Array<string>(charlatans).fill("charlatan"),
];
