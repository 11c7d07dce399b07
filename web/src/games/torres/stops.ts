/** The stops of the walk through a scoring. */

import type { Castle, Year } from "./generated";

interface Gain {
  seat: number;
  points: number;
  /** For castles: on which level the best knight stands. */
  level?: number;
}

/** One stop of the walk through a scoring. */
export interface Stop {
  what: "castle" | "king" | "master";
  /** What is lit meanwhile. */
  cells: string[];
  castle?: string;
  area?: number;
  gains: Gain[];
  /** What each seat has got in this year up to here. */
  sums: number[];
}

/** Castle by castle, the poorest first, then the bonuses; where nobody gets anything, nobody stops. */
export function stopsOf({ seats }: Year, castles: readonly Castle[]): Stop[] {
  const king = castles.find((castle) => castle.king)?.cells ?? [];
  const stops = [
    ...castles.map((castle) => castleStop(castle, seats)).sort((one, other) => most(one) - most(other)),
    bonusStop("king", king, seats),
    bonusStop("master", [], seats),
  ].filter((stop) => stop.gains.length);
  const sums = seats.map(() => 0);
  return stops.map((stop) => {
    for (const gain of stop.gains) sums[gain.seat]! += gain.points;
    return { ...stop, sums: [...sums] };
  });
}

const most = (stop: Stop): number => Math.max(0, ...stop.gains.map((gain) => gain.points));

function castleStop(castle: Castle, seats: Year["seats"]): Stop {
  const gains = seats.flatMap(({ castles }, seat) =>
    castles.filter((share) => share.castle === castle.id).map(({ level, points }) => ({ seat, level, points })),
  );
  return { what: "castle", cells: castle.cells, castle: castle.id, area: castle.area, gains, sums: [] };
}

function bonusStop(what: "king" | "master", cells: string[], seats: Year["seats"]): Stop {
  const gains = seats.map((scoring, seat) => ({ seat, points: scoring[what] }));
  return { what, cells, gains: gains.filter(({ points }) => points > 0), sums: [] };
}
