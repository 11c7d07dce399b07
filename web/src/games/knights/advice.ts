/** What the coach says: exact chances of whatever hangs on dice. */

import type { Coaching } from "../../wire/generated";

/** The chance of success by action. */
export function chances(advice: Coaching | undefined): ReadonlyMap<string, number> {
  const known = (advice?.choices ?? []).filter((choice) => choice.chance !== undefined);
  return new Map(known.map((choice) => [choice.do, choice.chance!]));
}

const kept = (action: string): number[] => (action.match(/\d/g) ?? []).map(Number);

/** The dice to keep that promise most; among equals, the most dice. */
export function bestKeep(advice: Coaching | undefined): readonly number[] | undefined {
  const best = (advice?.choices ?? []).filter((choice) => choice.best && choice.do.startsWith("keep "));
  return best.map((choice) => kept(choice.do)).sort((a, b) => b.length - a.length)[0];
}
