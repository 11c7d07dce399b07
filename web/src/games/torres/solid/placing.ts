/** Where the buttons of cells lie on the picture. */

import { isPlan, quadOf, type Lens, type Point } from "./lens";
import { cellAtPoint } from "./picking";

type Towers = Readonly<Record<string, number>>;

/** Above everything that only explains why nothing can be done there. */
const ABOVE = 10_000;
/** How much of a cell behind a tower can be pressed where the tower can be pressed too: its sign, which shines through. */
const SIGN = 0.4;

const middleOf = (quad: readonly Point[]): Point => ({
  x: quad.reduce((sum, { x }) => sum + x, 0) / quad.length,
  y: quad.reduce((sum, { y }) => sum + y, 0) / quad.length,
});

/** The same shape around the same middle. */
function shrunk(quad: readonly Point[], share: number): Point[] {
  const middle = middleOf(quad);
  return quad.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share }));
}

/**
 * The button of a cell as CSS: on its upper face, what is nearer above what is farther. Where something can be done it
 * is never hidden: its sign shines through the tower in front, and is pressed there.
 */
export function placed(
  lens: Lens,
  cell: string,
  towers: Towers,
  offers: Readonly<Record<string, unknown>>,
): string {
  const face = quadOf(lens, cell, towers[cell] ?? 0);
  const plan = isPlan(lens.gaze);
  const front = plan || !(cell in offers) ? cell : cellAtPoint(lens, middleOf(face), towers);
  const hidden = front !== undefined && front !== cell;
  const quad = hidden && front in offers ? shrunk(face, SIGN) : face;
  const [xs, ys] = [face.map(({ x }) => x), face.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const box = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  if (plan) return box;
  const corners = quad.map(({ x, y }) => `${(x - left).toFixed(1)}px ${(y - top).toFixed(1)}px`);
  // An offer lies above all that offers nothing, even where a tower covers only a part of it.
  const above = (cell in offers ? ABOVE : 0) + (hidden ? ABOVE : 0);
  return `${box};clip-path:polygon(${corners.join()});z-index:${Math.round(top + height) + above}`;
}
