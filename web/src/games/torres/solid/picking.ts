/** Which tower is seen at a point of the picture: the first that the line from the eye meets; and what a finger there means. */

import { cellSeen, SIDE } from "../cells";
import { FINGER, LEVEL, project, spaceOf, type Lens, type Point, type Point3 } from "./lens";

const HALF = SIDE / 2;
const STEP = 0.04;

const plus = (point: Point3, way: Point3, far: number): Point3 => ({
  x: point.x + way.x * far,
  y: point.y + way.y * far,
  z: point.z + way.z * far,
});

/** The point on the plane through the middle of the board that faces the eye, and the way from there to the eye. */
function line(lens: Lens, { x, y }: Point): { from: Point3; to: Point3 } {
  const aside = (x - lens.middle.x) / lens.scale;
  const above = (lens.middle.y - y) / lens.scale;
  const from = plus(plus({ x: 0, y: 0, z: 0 }, lens.right, aside), lens.up, above);
  // Towards an eye that is 1 / near away over the middle; an eye at no distance at all looks along its axis.
  const to = {
    x: lens.back.x - from.x * lens.near,
    y: lens.back.y - from.y * lens.near,
    z: lens.back.z - from.z * lens.near,
  };
  return { from, to };
}

/** The cell whose tower or ground is seen at a point; nothing beside the board. */
export function cellAtPoint(
  lens: Lens,
  point: Point,
  towers: Readonly<Record<string, number>>,
): string | undefined {
  const { from, to } = line(lens, point);
  const top = Math.max(0, ...Object.values(towers)) * LEVEL;
  // From above the highest tower down to the ground.
  const [first, last] = [(top - from.y) / to.y, -from.y / to.y];
  for (let far = first; far > last; far -= STEP) {
    const { x, y, z } = plus(from, to, far);
    const cell = under(x, z);
    if (cell && y <= (towers[cell] ?? 0) * LEVEL) return cell;
  }
  const ground = plus(from, to, last);
  return under(ground.x, ground.z);
}

const under = (x: number, z: number): string | undefined =>
  cellSeen({ column: Math.floor(x + HALF), row: Math.floor(z + HALF) });

/** The cells that lie under a finger, by their middles: where they are small there may be several of them. */
export function underFinger(
  lens: Lens,
  { x, y }: Point,
  towers: Readonly<Record<string, number>>,
  cells: readonly string[],
): string[] {
  return cells.filter((cell) => {
    const middle = project(lens, spaceOf(cell, (towers[cell] ?? 0) * LEVEL));
    return Math.max(Math.abs(middle.x - x), Math.abs(middle.y - y)) <= FINGER / 2;
  });
}
