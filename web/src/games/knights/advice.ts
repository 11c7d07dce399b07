/** What the coach says: exact chances of whatever hangs on dice. */

export interface Advice {
  choices?: { do: string; exact: boolean; best?: boolean; chance?: number }[];
}

/** The chance of success by action. */
export function chances(advice: Advice | undefined): ReadonlyMap<string, number> {
  const known = (advice?.choices ?? []).filter((choice) => choice.chance !== undefined);
  return new Map(known.map((choice) => [choice.do, choice.chance!]));
}

const kept = (action: string): number[] => (action.match(/\d/g) ?? []).map(Number);

/** The dice to keep that promise most; among equals, the most dice. */
export function bestKeep(advice: Advice | undefined): readonly number[] | undefined {
  const best = (advice?.choices ?? []).filter((choice) => choice.best && choice.do.startsWith("keep "));
  return best.map((choice) => kept(choice.do)).sort((a, b) => b.length - a.length)[0];
}
