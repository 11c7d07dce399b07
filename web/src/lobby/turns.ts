/** The order of the lobby: the newest table of every host, then the second of every host, and so on. */

import type { Listed } from "../wire/generated";

/** A table in a list. */
export type Row = Omit<Listed, "t">;

export function inTurns(tables: Iterable<Row>): Row[] {
  const counts = new Map<string, number>();
  const newest = [...tables].sort((one, other) => other.created - one.created || (one.id < other.id ? -1 : 1));
  const placed = newest.map((table) => {
    const turn = counts.get(table.host) ?? 0;
    counts.set(table.host, turn + 1);
    return { turn, table };
  });
  return placed.sort((one, other) => one.turn - other.turn).map(({ table }) => table);
}
