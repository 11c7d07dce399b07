/** How an action is written: to find it among the legal ones, or to ask why it is not. A test holds it to Python's. */

import { dice } from "../notation";
import type { Action, Event } from "./generated";

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

/** How an event is written, where it shows what somebody did; what was rolled stands as it is. */
export function noted({ code, facts }: Event): string | undefined {
  switch (code) {
    case "court-event-roll":
      return `roll ${facts.dice}`;
    case "court-event-aside":
      return written({ type: "aside", number: facts.number });
    case "court-event-add":
      return `add ${facts.character}`;
    case "court-event-change":
      return `use ${facts.character} ${facts.before}>${facts.after}`;
    case "court-event-use":
      return `use ${facts.character}`;
    case "court-event-raised":
      return `${facts.before}>${facts.after}`;
    case "court-event-result":
      return `finish ${facts.dice}`;
    case "court-event-claim":
      return written({ type: "claim", character: facts.character });
    case "court-event-claims-nothing":
      return written({ type: "claim", character: null });
    default:
      return undefined;
  }
}
