/** What the last turn left behind on the board: where was built, and which ways knights went. */

import type { Event } from "./generated";
import { level, standing, type TorresView } from "./view";

interface Built {
  cell: string;
  level: number;
}

export interface Trail {
  readonly seat: number;
  readonly built: readonly Built[];
  /** The cells of each way, from the first to the last. */
  readonly ways: readonly (readonly string[])[];
  readonly ended: boolean;
}

const begun = (seat: number): Trail => ({ seat, built: [], ways: [], ended: false });

/** The trail after some more events; the first deed of the next turn wipes the old one away. */
export function trailed(
  trail: Trail | null,
  events: readonly Event[],
  ways: Readonly<Record<string, readonly string[]>>,
): Trail | null {
  return events.reduce((all, event) => step(all, event, ways), trail);
}

function step(trail: Trail | null, event: Event, ways: Readonly<Record<string, readonly string[]>>): Trail | null {
  switch (event.code) {
    case "torres-event-end":
      return trail && { ...trail, ended: true };
    case "torres-event-year":
      return null;
    case "torres-event-foundation":
    case "torres-event-build":
    case "torres-event-raise": {
      const { cell, level } = event.facts;
      const now = ofSeat(trail, event.facts.seat);
      return { ...now, built: [...now.built, { cell, level }] };
    }
    case "torres-event-shift": {
      const now = ofSeat(trail, event.facts.seat);
      return { ...now, built: [...now.built, { cell: event.facts.to, level: event.facts.level }] };
    }
    case "torres-event-deploy": {
      const now = ofSeat(trail, event.facts.seat);
      return { ...now, ways: [...now.ways, [event.facts.cell]] };
    }
    case "torres-event-move":
    case "torres-event-gate":
    case "torres-event-card-move": {
      const { seat, from, to } = event.facts;
      const now = ofSeat(trail, seat);
      const way = ways[to] ?? [from, to];
      const before = now.ways.find((one) => one.at(-1) === from);
      const joined = before ? [...before, ...way.slice(1)] : way;
      return { ...now, ways: [...now.ways.filter((one) => one !== before), joined] };
    }
    default:
      return trail;
  }
}

const ofSeat = (trail: Trail | null, seat: number): Trail =>
  trail && trail.seat === seat && !trail.ended ? trail : begun(seat);

/** What of a trail is still true: whoever took something back leaves no trace. */
export function standingTrail(trail: Trail | null, view: TorresView): Trail | null {
  if (!trail) return null;
  const built = trail.built.filter((one) => level(view, one.cell) >= one.level);
  const ways = trail.ways.filter((way) => standing(view, way.at(-1)!) === trail.seat);
  return built.length + ways.length ? { ...trail, built, ways } : null;
}
