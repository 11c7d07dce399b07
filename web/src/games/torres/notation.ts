/** How an action is written: to find it among the legal ones, or to ask why it is not. A test holds it to Python's. */

import type { Action } from "./generated";

export function written(action: Action): string {
  switch (action.type) {
    case "deploy":
      return `D ${action.cell}`;
    case "build":
      return `B ${action.cell}`;
    case "take":
    case "to":
    case "king":
      return `${action.type} ${action.cell}`;
    case "stack":
      return `stack ${action.size ?? "named"}`;
    case "keep":
    case "top":
    case "under":
    case "play":
      return `${action.type} ${action.card}`;
    case "spread":
      return `spread ${action.stacks.join("-") || "none"}`;
    default:
      return action.type;
  }
}
