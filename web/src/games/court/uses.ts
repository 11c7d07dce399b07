/** From a character to what it can do: always a part of the legal actions, never a rule. */

import { without } from "./dice";
import type { Ability, Action } from "./generated";
import { written } from "./notation";
import type { CourtChoice } from "./view";

type Use = Extract<Action, { type: "use" | "add" }>;
export interface UseChoice extends CourtChoice {
  action: Use;
}

/** What a use would make of the chosen dice. */
export interface Outcome {
  choice: UseChoice;
  dice: number[];
}

const dealsIn = ({ action }: CourtChoice, character: string): boolean =>
  (action.type === "use" || action.type === "add") && action.character === character;

export const usesOf = (legal: readonly CourtChoice[], character: string): UseChoice[] =>
  legal.filter((choice): choice is UseChoice => dealsIn(choice, character));

const before = ({ action }: UseChoice): readonly number[] => (action.type === "use" ? action.before : []);
const after = ({ action }: UseChoice): readonly number[] => {
  if (action.type === "use") return action.after;
  return action.number ? [action.number] : [];
};

/** The one thing the character can do, if there is nothing to choose. */
export const plainUse = (uses: readonly UseChoice[]): UseChoice | undefined =>
  uses.length === 1 && !before(uses[0]!).length && !after(uses[0]!).length ? uses[0] : undefined;

/** How many dice can be chosen for it at the most. */
export const mostDice = (uses: readonly UseChoice[]): number =>
  Math.max(0, ...uses.map((use) => before(use).length));

/** Whether a die of this number, chosen besides the others, can lead to something. */
export function joins(uses: readonly UseChoice[], chosen: readonly number[], number: number): boolean {
  const wanted = [...chosen, number];
  const most = mostDice(uses);
  return uses.some((use) => before(use).includes(number) && union(wanted, before(use)) <= most);
}

const union = (some: readonly number[], others: readonly number[]): number =>
  some.length + without(others, some).length;

/** What can become of the chosen dice; dice that a use leaves alone stay as they are. */
export function outcomes(uses: readonly UseChoice[], chosen: readonly number[]): Outcome[] {
  return uses
    .filter((use) => before(use).length > 0 === chosen.length > 0 && !without(before(use), chosen).length)
    .map((choice) => ({ choice, dice: [...without(chosen, before(choice)), ...after(choice)].sort() }));
}

/** The picks, from the lowest number to the highest, and their end. */
export function picks(chosen: readonly number[]): string[] {
  const numbers = [...new Set(chosen)].sort();
  const count = (number: number) => chosen.filter((other) => other === number).length;
  return [...numbers.map((number): Action => ({ type: "pick", count: count(number), number })), DONE].map(written);
}

/** A use that is asked about because it is not possible now: an example of what the character does. */
export function askedAbout(character: string, ability: Ability, active: readonly number[]): string {
  if (ability.kind === "add") return written({ type: "add", character, number: null });
  const [before, after] = example(ability, active[0] ?? 1);
  return written({ type: "use", character, before, after });
}

/** Dice before and after, for a character that changes some; it acts on the dice as they lie where it takes many. */
function example({ kind, dice, by = [] }: Ability, die: number): [number[], number[]] {
  if (kind === "shift" || kind === "share")
    return [
      [1, 3],
      [2, 2],
    ];
  if (kind === "copy" || kind === "set") return [[die], [die === 1 ? 2 : 1]];
  if (kind === "raise" && dice) return [[1], [1 + by[0]!]];
  return kind === "again" && dice ? [[die], []] : [[], []];
}

const DONE: Action = { type: "done" };
