/** How an action is written: to find it among the legal ones, or to ask why it is not. A test holds it to Python's. */

import { dice, letter } from "../notation";
import type { Action, Event } from "./generated";

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

/** How an event is written, where it shows what somebody did; what was rolled and reached stands as it is. */
export function noted({ code, facts }: Event): string | undefined {
  switch (code) {
    case "knights-event-tuck":
      return written({ type: "tuck", stack: facts.stack });
    case "knights-event-announce":
    case "knights-event-organise":
      return `take ${facts.card}`;
    case "knights-event-attack":
      return `attack ${letter(facts.owner)} ${facts.like}`;
    case "knights-event-dare-king":
      return "king";
    case "knights-event-defend":
    case "knights-event-yield":
    case "knights-event-end":
      return code.slice("knights-event-".length);
    case "knights-event-roll":
    case "knights-event-keep":
    case "knights-event-stop":
      return `${code.slice("knights-event-".length)} ${facts.dice}`;
    case "knights-event-lose":
      return `lose ${facts.like} ${facts.stack}`;
    case "knights-event-guard":
      return `guard ${facts.likes.join(" ")}`;
    case "knights-event-beaten":
    case "knights-event-missed":
    case "knights-event-defended":
    case "knights-event-undefended":
    case "knights-event-leads":
    case "knights-event-trails":
      return `${facts.result} (${facts.mark})`;
    default:
      return undefined;
  }
}
