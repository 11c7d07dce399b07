import type { Action } from "./generated";

const die = (number: number): string => `[data-die="${number}"]`;

/** A die to set aside, a card of the court, or one's own character and then its dice. */
export function places(action: Action): string[] {
  if (action.type === "aside") return [die(action.number)];
  if (action.type === "claim") return [`[data-character="${action.character}"]`];
  if (action.type !== "use" && action.type !== "add") return [];
  const dice = action.type === "use" ? action.before : [];
  return [`[data-own="${action.character}"]:not([aria-pressed="true"])`, ...dice.slice(0, 1).map(die)];
}
