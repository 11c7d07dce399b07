/** What the server says about Knights, under the names that this board uses, and how its texts are read. */

import type { Choice, Scene } from "../scene";
import type { Picture } from "./tale";
import {
  FACTS,
  type Action,
  type Aids,
  type Event,
  type Lose,
  type WrittenContest,
  type WrittenPosition,
  type WrittenSeat,
} from "./generated";

export type KnightsView = WrittenPosition;
export type KnightsScene = Scene<WrittenPosition, Action, Aids, Event, Picture>;
export type KnightsChoice = Choice<Action>;
export type StackName = Lose["stack"];
export type ContestKind = WrittenContest["kind"];

export const STACKS: readonly StackName[] = ["left", "right"];

/** What a card is: the part of its text before the demand. */
export const likeOf = (card: string): string => card.split(" ")[0]!;

/** What a card demands; a tournament demands nothing. */
export const demandOf = (card: string): string | null =>
  card === "king" ? FACTS.king.text : (card.split(" ")[1] ?? null);

/** The dice of a demand or result: `4-4-4+2` has a set and a kicker. */
export function diceOf(text: string | null): { set: number[]; kicker: number | null } {
  if (!text || text === "none") return { set: [], kicker: null };
  const [set = "", kicker] = text.split("+");
  return { set: set.split("-").map(Number), kicker: kicker ? Number(kicker) : null };
}

export const isCastle = (like: string): boolean => FACTS.colours.includes(like);

/** What must lie before somebody who wins in a certain way. */
export const needed = (ending: string): { castles: number; tournaments: number } =>
  FACTS.goals.find((goal) => goal.ending === ending) ?? { castles: 0, tournaments: 0 };

/** The most tournaments that any way to win asks for. */
export const MOST_TOURNAMENTS = Math.max(...FACTS.goals.map((goal) => goal.tournaments));

/** A player's card of a kind, with its demand. */
export function ownedCard(seat: Pick<WrittenSeat, "castles" | "specials">, like: string): string {
  return [...seat.castles, ...seat.specials].find((card) => likeOf(card) === like) ?? like;
}

export const guarded = (seat: WrittenSeat, like: string): boolean =>
  seat.castle_guard.includes(like) || seat.card_guard === like;
