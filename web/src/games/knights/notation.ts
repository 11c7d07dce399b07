/** How an action is written: to find it among the legal ones, or to ask why it is not. A test holds it to Python's. */

import { dice, letter } from "../notation";
import type { Action } from "./generated";

export function written(action: Action): string {
  switch (action.type) {
    case "tuck":
    case "take":
      return `${action.type} ${action.stack}`;
    case "attack":
      return `attack ${letter(action.seat)} ${action.colour}`;
    case "steal":
      return `steal ${letter(action.seat)} ${action.special}`;
    case "lose":
      return `lose ${action.colour} ${action.stack}`;
    case "guard-castles":
      return `guard ${action.colours.join(" ")}`;
    case "guard-card":
      return `guard ${action.special}`;
    case "keep":
      return `keep ${dice(action.dice)}`;
    default:
      return action.type;
  }
}
