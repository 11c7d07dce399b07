/** From a character to what it can do: always a part of the legal actions, never a rule. */

import { without } from "./dice";
import type { CourtAction, CourtChoice } from "./view";

type Use = Extract<CourtAction, { type: "use" | "add" }>;
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
  return [...numbers.map((number) => `pick ${count(number)}x${number}`), "done"];
}

/** How a use is asked about that is not possible now. */
export function askedAbout(character: string, ability: string, active: readonly number[]): string {
  const die = active[0] ?? 1;
  if (ability === "add") return `add ${character}`;
  if (character === "fool") return `use fool ${die}`;
  if (ability === "shift" || ability === "share") return `use ${character} 1-3>2-2`;
  if (ability === "copy" || ability === "set") return `use ${character} ${die}>${(die % 6) + 1}`;
  if (character === "serving-maid") return `use serving-maid ${Math.min(die, 5)}>${Math.min(die, 5) + 1}`;
  return `use ${character}`;
}
