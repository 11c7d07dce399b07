import type { Action } from "./generated";

const unpicked = (what: string): string => `[${what}][aria-pressed="false"]`;

/** The dice that are to be kept, the castles that are to be guarded. */
export function places(action: Action): string[] {
  if (action.type === "keep") return [action.dice.map((die) => unpicked(`data-die="${die}"`)).join(", ")];
  if (action.type !== "guard-castles") return [];
  return [action.colours.map((colour) => unpicked(`data-card^="${colour} "`)).join(", ")];
}
