/** The tower view: where things are on a picture seen aslant from above. */

import { CELLS, cellSeen, SIDE, spotOf, type Spot, type Turn } from "./cells";

/** Half the width and half the depth of a cell, the height of a block. */
export const HALF_WIDTH = 32;
export const HALF_DEPTH = 19;
export const HEIGHT = 22;
const MARGIN = 18;
/** Levels that fit above the farthest cell; higher towers need more room. */
const LEVELS_ABOVE = 6;
const FIGURE = 44;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell's upper face. */
export function project({ column, row }: Spot, level: number): Point {
  return {
    x: (column - row) * HALF_WIDTH,
    y: (column + row + 1) * HALF_DEPTH - level * HEIGHT,
  };
}

export const pointOf = (cell: string, level: number, turn: Turn): Point => project(spotOf(cell, turn), level);

/** The picture's frame, as an SVG viewBox, for the highest tower there is. */
export function frame(highest: number): string {
  const left = -SIDE * HALF_WIDTH - MARGIN;
  const top = -(Math.max(highest, LEVELS_ABOVE) * HEIGHT + FIGURE) + SIDE * HALF_DEPTH * 0.5;
  const bottom = 2 * SIDE * HALF_DEPTH + MARGIN;
  return `${left} ${top} ${-2 * left} ${bottom - top}`;
}

/** Cells from the farthest to the nearest, so that the nearer ones are drawn over the others. */
export const fromBehind = (turn: Turn): string[] =>
  [...CELLS].sort((one, other) => depth(spotOf(one, turn)) - depth(spotOf(other, turn)));

const depth = ({ column, row }: Spot): number => column + row;

/** The towers that hide the upper face of a cell, or a piece on it. */
export function hiding(cell: string, towers: Readonly<Record<string, number>>, turn: Turn): string[] {
  const spot = spotOf(cell, turn);
  const base = towers[cell] ?? 0;
  const found: string[] = [];
  for (let column = spot.column; column < SIDE; column += 1) {
    for (let row = spot.row; row < SIDE; row += 1) {
      const [right, near] = [column - spot.column, row - spot.row];
      const other = cellSeen({ column, row }, turn)!;
      const overlaps = Math.abs(right - near) <= 1 && right + near > 0;
      const reach = ((towers[other] ?? 0) - base) * HEIGHT;
      if (overlaps && towers[other] && reach > (right + near - 1) * HALF_DEPTH) found.push(other);
    }
  }
  return found;
}

const at = (x: number, y: number): string => `${x} ${y}`;

/** The upper face of a cell around its middle. */
export const TOP = `M${at(0, -HALF_DEPTH)}L${at(HALF_WIDTH, 0)}L${at(0, HALF_DEPTH)}L${at(-HALF_WIDTH, 0)}z`;

/** The left and the right side of one block under its upper face. */
export const LEFT = `M${at(-HALF_WIDTH, 0)}L${at(0, HALF_DEPTH)}v${HEIGHT}L${at(-HALF_WIDTH, HEIGHT)}z`;
export const RIGHT = `M${at(HALF_WIDTH, 0)}L${at(0, HALF_DEPTH)}v${HEIGHT}L${at(HALF_WIDTH, HEIGHT)}z`;

/** The gates in these sides. */
export const LEFT_GATE = gate(-1);
export const RIGHT_GATE = gate(1);

function gate(side: 1 | -1): string {
  const slope = HALF_DEPTH / HALF_WIDTH;
  const foot = (x: number): string => at(side * x, HALF_DEPTH + HEIGHT - x * slope);
  const head = (x: number): string => at(side * x, HALF_DEPTH + HEIGHT - x * slope - 9);
  const crown = at(side * 16, HALF_DEPTH + HEIGHT - 16 * slope - 19);
  return `M${foot(11)}L${head(11)}Q${crown} ${head(21)}L${foot(21)}z`;
}

/** The whole outline of a tower around the middle of its upper face. */
export function body(levels: number): string {
  const high = levels * HEIGHT;
  return `M${at(-HALF_WIDTH, 0)}L${at(0, HALF_DEPTH)}L${at(HALF_WIDTH, 0)}v${high}L${at(0, HALF_DEPTH + high)}L${at(-HALF_WIDTH, high)}z`;
}
