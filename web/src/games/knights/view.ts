/** What the server says about Knights: position, actions, aids. See docs/aids.md and games/knights/notation.py. */

import type { Scene } from "../scene";

export type StackName = "left" | "right";
export const STACKS: readonly StackName[] = ["left", "right"];

export interface SeatView {
  castles: string[];
  specials: string[];
  tournaments: number;
  castle_guard: string[];
  card_guard: string | null;
}

export interface StackView {
  top: string | null;
  unseen: number;
  tucked: string[];
}

export type ContestKind = "stack" | "castle" | "defence" | "special" | "tournament" | "king";

export interface ContestView {
  kind: ContestKind;
  roller: number;
  rolls_left: number;
  dice: number[];
  to_roll: number;
  stack: StackName | null;
  seat: number | null;
  like: string | null;
  mark: string | null;
  leader: number | null;
}

export interface KnightsView {
  phase: string;
  seats: SeatView[];
  stacks: Record<StackName, StackView>;
  turn: number;
  turns: number;
  tucks: number;
  contest: ContestView | null;
  winner: number | null;
  ending: string | null;
}

export interface KnightsAction {
  [part: string]: unknown;
  type?: string;
  stack?: StackName;
  seat?: number;
  colour?: string;
  colours?: string[];
  special?: string;
  dice?: number[];
}

export interface Result {
  text: string;
  dice: number[];
}

export interface Way {
  number: number;
  more: number;
  kicker?: number;
}

export interface Goal {
  ending: string;
  castles: number;
  tournaments: number;
}

export interface KnightsAids {
  seats: { castles: number; tournaments: number; colours: string[]; goals: Goal[] }[];
  rolling?: {
    roller: number;
    cards: number[];
    dead: number;
    result?: Result;
    mark?: Result;
    beaten?: boolean;
    missing?: Way[];
  };
  tournament?: { leader: number | null; order: number[] };
}

export type KnightsScene = Scene<KnightsView, KnightsAction, KnightsAids>;

/** Beaten only by more than four fives and a one (K12.1). */
export const KING = "5-5-5-5+1";

/** What a card is: the part of its text before the demand. */
export const likeOf = (card: string): string => card.split(" ")[0]!;

/** What a card demands; a tournament demands nothing. */
export const demandOf = (card: string): string | null => card.split(" ")[1] ?? null;

/** The dice of a demand or result: `4-4-4+2` has a set and a kicker. */
export function diceOf(text: string | null): { set: number[]; kicker: number | null } {
  if (!text || text === "none") return { set: [], kicker: null };
  const [set = "", kicker] = text.split("+");
  return { set: set.split("-").map(Number), kicker: kicker ? Number(kicker) : null };
}

export const COLOURS = ["red", "green", "blue", "yellow", "white", "black"] as const;
export const isCastle = (like: string): boolean => (COLOURS as readonly string[]).includes(like);

/** A player's card of a kind, with its demand. */
export function ownedCard(seat: SeatView, like: string): string {
  return [...seat.castles, ...seat.specials].find((card) => likeOf(card) === like) ?? like;
}

export const guarded = (seat: SeatView, like: string): boolean =>
  seat.castle_guard.includes(like) || seat.card_guard === like;

/** The seats as one sees them: whoever follows you clockwise first, you last. */
export function around(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}

/** How to keep dice, in the game's notation. */
export const keeping = (dice: readonly number[]): string =>
  `keep ${[...dice].sort((a, b) => a - b).join("-") || "none"}`;

export const letter = (seat: number): string => "ABCDEF"[seat]!;
