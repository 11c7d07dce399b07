/** How everybody came to what lies before them, from the events that tell it: castle by castle. */

import type { Event } from "./generated";
import { isCastle, likeOf } from "./view";

/** What happened to the castles of a seat, and to the rest. */
export interface SeatAccount {
  dealt: number;
  /** Castles taken from the stacks. */
  stacks: number;
  /** Castles conquered, and lost, in attacks. */
  conquered: number;
  lost: number;
  /** Castles given up to the king. */
  given: number;
  tournaments: number;
  /** How often the king was dared, and whether he was toppled. */
  dared: number;
  toppled: boolean;
}

/** Whence a card comes: a player's seat, or a stack. */
type Whence = number | "stack";

export function accountOf(events: readonly Event[], players: number): SeatAccount[] {
  const seats = Array.from({ length: players }, () => ({
    ...{ dealt: 0, stacks: 0, conquered: 0, lost: 0, given: 0, tournaments: 0, dared: 0 },
    toppled: false,
  }));
  let whence: Whence = "stack";
  for (const event of events) {
    switch (event.code) {
      case "knights-event-dealt":
        seats[event.facts.seat]!.dealt += 1;
        break;
      case "knights-event-announce":
        whence = "stack";
        break;
      case "knights-event-attack":
        whence = event.facts.owner;
        break;
      case "knights-event-gains":
        if (!isCastle(likeOf(event.facts.card))) break;
        if (whence === "stack") seats[event.facts.seat]!.stacks += 1;
        else {
          seats[event.facts.seat]!.conquered += 1;
          seats[whence]!.lost += 1;
        }
        break;
      case "knights-event-lose":
        seats[event.facts.seat]!.given += 1;
        break;
      case "knights-event-wins-tournament":
        seats[event.facts.seat]!.tournaments += 1;
        break;
      case "knights-event-dare-king":
        seats[event.facts.seat]!.dared += 1;
        break;
      case "knights-event-won":
        seats[event.facts.seat]!.toppled = event.facts.ending === "king";
    }
  }
  return seats;
}

export const castlesOf = ({ dealt, stacks, conquered, lost, given }: SeatAccount): number =>
  dealt + stacks + conquered - lost - given;
