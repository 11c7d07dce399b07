import type { Action } from "./generated";
import { TOOLS } from "./offers";

/** The tool to take in hand, then the cell. */
export function places(action: Action): string[] {
  if (!("cell" in action)) return [];
  const tool = TOOLS.find((one) => one === action.type);
  const hand = tool ? [`[data-tool="${tool}"][aria-pressed="false"]`] : [];
  return [...hand, `[data-cell="${action.cell}"]`];
}
