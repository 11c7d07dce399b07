/** How an action is written: to find it among the legal ones, or to ask why it is not. A test holds it to Python's. */

import { dice } from "../notation";
import type { Action } from "./generated";

export function written(action: Action): string {
  switch (action.type) {
    case "aside":
      return `aside ${action.number}`;
    case "add":
      return `add ${action.character}${action.number ? ` ${action.number}` : ""}`;
    case "use": {
      const change = action.after.length ? `>${dice(action.after)}` : "";
      return `use ${action.character} ${dice(action.before, "")}${change}`.trim();
    }
    case "pick":
      return `pick ${action.count}x${action.number}`;
    case "claim":
      return `claim ${action.character ?? "none"}`;
    default:
      return action.type;
  }
}
