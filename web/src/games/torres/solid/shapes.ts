/** The bodies of the solid board: a hewn block, a figure in a cloak, the board itself. */

import { BufferAttribute, BufferGeometry, Color, LatheGeometry, SphereGeometry, Vector2 } from "three";
import { SIDE } from "../cells";
import { LEVEL } from "./lens";

type Corner = readonly [number, number, number];
type Spot = readonly [number, number];

/** A body made of flat quads with pictures and shades on them. */
class Quads {
  #positions: number[] = [];
  #normals: number[] = [];
  #places: number[] = [];
  #shades: number[] = [];

  /** Corners counter-clockwise as seen from outside; a place on the picture and a shade for each. */
  add(corners: readonly Corner[], places: readonly Spot[], shades: readonly number[]): void {
    const [a, b, c] = corners as [Corner, Corner, Corner];
    const [u, v] = [b.map((n, i) => n - a[i]!), c.map((n, i) => n - a[i]!)] as [number[], number[]];
    const normal = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    const length = Math.hypot(...normal);
    for (const corner of [0, 1, 2, 0, 2, 3]) {
      this.#positions.push(...corners[corner]!);
      this.#normals.push(...normal.map((n) => n / length));
      this.#places.push(...places[corner]!);
      this.#shades.push(...Array<number>(3).fill(shades[corner]!));
    }
  }

  /** The same four times, a quarter turn further each. */
  around(corners: readonly Corner[], places: readonly Spot[], shades: readonly number[]): void {
    let turned = corners;
    for (let side = 0; side < 4; side += 1) {
      this.add(turned, places, shades);
      turned = turned.map(([x, y, z]) => [z, y, -x] as const);
    }
  }

  body(): BufferGeometry {
    const body = new BufferGeometry();
    body.setAttribute("position", new BufferAttribute(new Float32Array(this.#positions), 3));
    body.setAttribute("normal", new BufferAttribute(new Float32Array(this.#normals), 3));
    body.setAttribute("uv", new BufferAttribute(new Float32Array(this.#places), 2));
    body.setAttribute("color", new BufferAttribute(new Float32Array(this.#shades), 3));
    return body;
  }
}

const BEVEL = 0.035;
const WIDE = 0.5;
const IN = WIDE - BEVEL;

/** A block with its foot at the origin; the left half of its picture is a side, the right half its top. */
export function blockBody(): BufferGeometry {
  const quads = new Quads();
  const edge = LEVEL - BEVEL;
  quads.around(
    [
      [-WIDE, 0, WIDE],
      [WIDE, 0, WIDE],
      [WIDE, edge, WIDE],
      [-WIDE, edge, WIDE],
    ],
    [
      [0, 0],
      [0.5, 0],
      [0.5, 0.94],
      [0, 0.94],
    ],
    [0.7, 0.7, 1, 1],
  );
  quads.around(
    [
      [-WIDE, edge, WIDE],
      [WIDE, edge, WIDE],
      [IN, LEVEL, IN],
      [-IN, LEVEL, IN],
    ],
    [
      [0, 0.94],
      [0.5, 0.94],
      [0.5, 1],
      [0, 1],
    ],
    [1, 1, 1.15, 1.15],
  );
  quads.add(
    [
      [-IN, LEVEL, IN],
      [IN, LEVEL, IN],
      [IN, LEVEL, -IN],
      [-IN, LEVEL, -IN],
    ],
    [
      [0.5, 0],
      [1, 0],
      [1, 1],
      [0.5, 1],
    ],
    [1, 1, 1, 1],
  );
  return quads.body();
}

/** How broad the wooden rim is, and how thick the board. */
export const RIM = 0.5;
const THICK = 0.34;

/** The board: its picture shows it from above, its sides borrow the wood of the rim. */
export function boardBody(): BufferGeometry {
  const quads = new Quads();
  const [half, wood] = [SIDE / 2 + RIM, 0.008];
  quads.add(
    [
      [-half, 0, half],
      [half, 0, half],
      [half, 0, -half],
      [-half, 0, -half],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    [1, 1, 1, 1],
  );
  quads.around(
    [
      [-half, -THICK, half],
      [half, -THICK, half],
      [half, 0, half],
      [-half, 0, half],
    ],
    [
      [0, 0],
      [1, 0],
      [1, wood],
      [0, wood],
    ],
    [0.55, 0.55, 0.95, 0.95],
  );
  return quads.body();
}

/** How far below the field the table lies. */
export const TABLE = -THICK;

const STEEL = "#d8d3c8";
const SLIT = "#2b2420";
/** Where a body is black, it takes its player's colour. */
const CLOAK = "#000000";

/** A figure in a cloak with a helmet, its foot at the origin. */
export function figureBody(): BufferGeometry {
  const lathe = (points: readonly Spot[]) =>
    new LatheGeometry(
      points.map(([x, y]) => new Vector2(x, y)),
      20,
    );
  const cloak = lathe([
    [0.3, 0],
    [0.31, 0.04],
    [0.27, 0.07],
    [0.22, 0.2],
    [0.17, 0.36],
    [0.15, 0.44],
    [0.06, 0.47],
  ]);
  const collar = lathe([
    [0.15, 0.43],
    [0.17, 0.455],
    [0.13, 0.48],
  ]);
  const helmet = new SphereGeometry(0.125, 18, 12);
  helmet.scale(1, 1.12, 1).translate(0, 0.575, 0);
  const visor = lathe([
    [0.127, 0.555],
    [0.133, 0.57],
    [0.127, 0.585],
  ]);
  return merged([
    [cloak, CLOAK],
    [collar, STEEL],
    [helmet, STEEL],
    [visor, SLIT],
  ]);
}

function merged(parts: readonly (readonly [BufferGeometry, string])[]): BufferGeometry {
  const flat = parts.map(([part, colour]) => [part.toNonIndexed(), new Color(colour)] as const);
  const joined = (name: string) =>
    new Float32Array(flat.flatMap(([part]) => [...(part.getAttribute(name).array as Float32Array)]));
  const colours = flat.flatMap(([part, colour]) =>
    Array.from({ length: part.getAttribute("position").count }, () => colour.toArray()).flat(),
  );
  const body = new BufferGeometry();
  body.setAttribute("position", new BufferAttribute(joined("position"), 3));
  body.setAttribute("normal", new BufferAttribute(joined("normal"), 3));
  body.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  for (const [part] of [...parts, ...flat]) part.dispose();
  return body;
}
