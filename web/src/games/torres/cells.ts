/** The cells of the board, seen from four sides. */

import { FACTS } from "./generated";

export const SIDE = FACTS.side;
export const FILES = Array.from({ length: SIDE }, (_, file) => String.fromCharCode("a".charCodeAt(0) + file));
const INSIDE = Array.from({ length: SIDE }, (_, number) => number);

/** A place in rows and columns; row 0 is the farthest, column 0 the leftmost, as somebody looks at the board. */
export interface Spot {
  column: number;
  row: number;
}

/** From which side the board is seen: quarter turns clockwise; 0 has a8 at the top left. */
export type Turn = 0 | 1 | 2 | 3;

export const turned = (turn: Turn, by: number): Turn => ((((turn + by) % 4) + 4) % 4) as Turn;

const cellAt = ({ column, row }: Spot): string => `${FILES[column]}${SIDE - row}`;

/** All cells in reading order: a8 to h1. */
export const CELLS: readonly string[] = INSIDE.flatMap((row) => INSIDE.map((column) => cellAt({ column, row })));

/** Where a cell lies, as seen after some quarter turns. */
export function spotOf(cell: string, turn: Turn = 0): Spot {
  let spot = { column: FILES.indexOf(cell[0]!), row: SIDE - Number(cell[1]) };
  for (let done = 0; done < turn; done += 1) spot = { column: SIDE - 1 - spot.row, row: spot.column };
  return spot;
}

/** The cell that lies somewhere, as seen after some quarter turns; nothing beside the board. */
export function cellSeen(spot: Spot, turn: Turn = 0): string | undefined {
  if (![spot.column, spot.row].every((number) => number >= 0 && number < SIDE)) return undefined;
  let { column, row } = spot;
  for (let done = 0; done < turn; done += 1) [column, row] = [row, SIDE - 1 - column];
  return cellAt({ column, row });
}

const STEPS: Record<string, Spot> = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
};

/** Where a key leads from a cell: arrows to the next one, Home and End along the row. */
export function steered(cell: string, key: string, turn: Turn = 0): string | undefined {
  const spot = spotOf(cell, turn);
  if (key === "Home") return cellSeen({ ...spot, column: 0 }, turn);
  if (key === "End") return cellSeen({ ...spot, column: SIDE - 1 }, turn);
  const step = STEPS[key];
  return step && (cellSeen({ column: spot.column + step.column, row: spot.row + step.row }, turn) ?? cell);
}

export type Edge = "north" | "east" | "south" | "west";
export const EDGES: readonly Edge[] = ["north", "east", "south", "west"];
const BEYOND: Record<Edge, Spot> = {
  north: STEPS.ArrowUp!,
  east: STEPS.ArrowRight!,
  south: STEPS.ArrowDown!,
  west: STEPS.ArrowLeft!,
};

/** The cell beside another one on the plan. */
export function beside(cell: string, edge: Edge): string | undefined {
  const { column, row } = spotOf(cell);
  return cellSeen({ column: column + BEYOND[edge].column, row: row + BEYOND[edge].row });
}

/** How far two cells are apart, corners counted as steps. */
export function apart(one: string, other: string): number {
  const [here, there] = [spotOf(one), spotOf(other)];
  return Math.max(Math.abs(here.column - there.column), Math.abs(here.row - there.row));
}
