/** Three greys for the castles, so that neighbours differ and no castle changes its grey without need. */

import { apart } from "./cells";
import type { Castle } from "./generated";

const TINTS = 3;
/** Castles this near to each other should differ. */
const NEAR = 2;

export type Tints = Readonly<Record<string, number>>;

/** The tint of every tower; `before` are those of an earlier position. */
export function tinted(castles: readonly Castle[], before: Tints): Tints {
  const tints: Record<string, number> = {};
  for (const castle of castles) {
    const tint = chosen(near(castle, castles, tints), earlier(castle, before));
    for (const cell of castle.cells) tints[cell] = tint;
  }
  return tints;
}

function earlier(castle: Castle, before: Tints): number {
  const known = castle.cells.find((cell) => cell in before);
  return known === undefined ? 0 : before[known]!;
}

/** How many castles with each tint are near. */
function near(castle: Castle, castles: readonly Castle[], tints: Record<string, number>): number[] {
  const counts = Array.from({ length: TINTS }, () => 0);
  for (const other of castles) {
    const tint = tints[other.id];
    if (tint !== undefined && touches(castle, other)) counts[tint]! += 1;
  }
  return counts;
}

const touches = (one: Castle, other: Castle): boolean =>
  one.cells.some((cell) => other.cells.some((there) => apart(cell, there) <= NEAR));

/** The wanted tint if nobody near has it, otherwise the one that the fewest have. */
function chosen(counts: readonly number[], wanted: number): number {
  if (!counts[wanted]) return wanted;
  return counts.indexOf(Math.min(...counts));
}
