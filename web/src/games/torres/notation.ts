/** How an action is written: to find it among the legal ones, or to ask why it is not. A test holds it to Python's. */

import type { Action, Event } from "./generated";

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

/** How an event is written, where it shows what somebody did. */
export function noted({ code, facts }: Event): string | undefined {
  switch (code) {
    case "torres-event-move":
      return `K${facts.from}-${facts.to}`;
    case "torres-event-gate":
      return `gate ${facts.from}>${facts.to}`;
    case "torres-event-card-move":
    case "torres-event-shift":
      return `${facts.from}-${facts.to}`;
    case "torres-event-foundation":
    case "torres-event-build":
      return written({ type: "build", cell: facts.cell });
    case "torres-event-deploy":
      return written({ type: "deploy", cell: facts.cell });
    case "torres-event-king":
      return written({ type: "king", cell: facts.cell });
    case "torres-event-stack":
      return written({ type: "stack", size: facts.size });
    case "torres-event-play":
      return written({ type: "play", card: facts.action_card });
    case "torres-event-buy":
      return written({ type: "buy" });
    case "torres-event-track":
      return written({ type: "track" });
    case "torres-event-stay":
      return written({ type: "stay" });
    case "torres-event-end":
      return written({ type: "end" });
    default:
      return undefined;
  }
}
