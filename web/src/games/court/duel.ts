/** The duel for the King, from the events that tell it: who took him with what, and everybody's roll in the final round. */

import type { Event } from "./generated";

/** A result as the King judges it: how many alike, of which number. */
export interface Alike {
  readonly alike: number;
  readonly number: number;
}

/** One place of the duel, in the order in which they came. */
export interface Roll extends Alike {
  readonly seat: number;
  readonly dice: readonly number[];
  readonly takes: boolean;
}

export interface Duel {
  /** With whom the Queen stays: who took the King first, and with what. */
  readonly first: Roll;
  /** The rolls of the final round. */
  readonly rolls: readonly Roll[];
  /** Who could not reach the mark, or had no need to roll: no roll of theirs was told. */
  readonly others: readonly number[];
  /** Whether the final round came at all. */
  readonly final: boolean;
}

const numbersOf = (dice: string): number[] => dice.split(" ").map(Number);

/** The most alike, of several the highest (C7.4). */
export function alikeOf(dice: readonly number[]): Alike {
  const count = (number: number) => dice.filter((die) => die === number).length;
  const alike = Math.max(0, ...dice.map(count));
  return { alike, number: Math.max(0, ...dice.filter((number) => count(number) === alike)) };
}

/** The duel, once the King was taken. */
export function duelOf(events: readonly Event[], players: number): Duel | undefined {
  let dice: number[] = [];
  let first: Roll | undefined;
  let final = false;
  const rolls: Roll[] = [];
  const rollOf = (seat: number, takes: boolean): Roll => ({ seat, dice, takes, ...alikeOf(dice) });
  for (const event of events) {
    switch (event.code) {
      case "court-event-result":
        dice = numbersOf(event.facts.dice);
        break;
      case "court-event-claim":
        if (event.facts.character === "king") first = rollOf(event.facts.seat, true);
        break;
      case "court-event-final-round":
        final = true;
        break;
      case "court-event-takes-king":
        rolls.push(rollOf(event.facts.seat, true));
        break;
      case "court-event-misses-king":
        rolls.push(rollOf(event.facts.seat, false));
    }
  }
  if (!first) return undefined;
  const rolled = new Set(rolls.map(({ seat }) => seat));
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !rolled.has(seat));
  return { first, rolls, others: final ? others : [], final };
}
