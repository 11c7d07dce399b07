/** What lies and stands on the solid board, from what plan and towers are drawn from: no rules, and nothing drawn yet. */

import { CELLS } from "../cells";
import type { Desk } from "../desk.svelte";
import { standingTrail, type Trail } from "../trail";
import { level, standing, type TorresView, type Who } from "../view";
import { LEVEL, spaceOf, type Point3 } from "./lens";

export interface Block {
  cell: string;
  /** How many blocks lie under it. */
  floor: number;
  /** Which grey of its castle. */
  tint: number;
}

export interface Figure {
  who: Who;
  cell: string;
  level: number;
  /** Somebody has it in hand, or only thinks of setting it here. */
  faint: boolean;
}

/** A sign that lies on a cell, or somewhere between two. */
export type Sign = "fill" | "offer" | "lift" | "here" | "built" | "step";
export type Tint = "king" | "lit" | "focus" | "crimson" | `seat-${number}`;

export interface Decal {
  at: Point3;
  sign: Sign;
  tint: Tint;
  strength: number;
}

export interface Model {
  blocks: Block[];
  figures: Figure[];
  decals: Decal[];
  /** A block that somebody thinks of setting. */
  ghost: Block | null;
}

export function modelOf(desk: Desk): Model {
  const { view } = desk.scene;
  const towers = CELLS.filter((cell) => level(view, cell));
  const blocks = towers.flatMap((cell) =>
    Array.from({ length: level(view, cell) }, (_, floor) => ({ cell, floor, tint: desk.tints[cell] ?? 0 })),
  );
  return {
    blocks,
    figures: [...standingFigures(view), ...thoughtOf(desk)],
    decals: decals(desk),
    ghost: ghost(desk),
  };
}

const standingFigures = (view: TorresView): Figure[] =>
  CELLS.flatMap((cell) => {
    const who = standing(view, cell);
    return who === null ? [] : [{ who, cell, level: level(view, cell), faint: view.picked === cell }];
  });

/** The piece that the cell pointed at would get. */
const thoughtOf = ({ at, scene, thought }: Desk): Figure[] =>
  at === null || thought === null || thought === "block"
    ? []
    : [{ who: thought, cell: at, level: level(scene.view, at), faint: true }];

const ghost = ({ at, scene, thought, tints }: Desk): Block | null =>
  at !== null && thought === "block" ? { cell: at, floor: level(scene.view, at), tint: tints[at] ?? 0 } : null;

function decals(desk: Desk): Decal[] {
  const { at, lit, offers, passage, scene } = desk;
  const { view } = scene;
  const on = (cell: string, sign: Sign, tint: Tint, strength: number): Decal => ({
    at: spaceOf(cell, level(view, cell) * LEVEL),
    sign,
    tint,
    strength,
  });
  return [
    ...(lit.length ? [] : (desk.castleOf(at)?.cells ?? []).map((cell) => on(cell, "fill", "king", 0.3))),
    ...lit.map((cell) => on(cell, "fill", "king", 0.8)),
    ...trailDecals(standingTrail(desk.trail, view), view),
    ...Object.entries(offers).map(([cell, { action }]) =>
      on(cell, action.type === "take" ? "lift" : "offer", "lit", cell === at ? 1 : 0.85),
    ),
    ...stepsAlong(passage, view, "crimson"),
    ...(at === null ? [] : [on(at, "here", at in offers ? "lit" : "focus", at in offers ? 1 : 0.7)]),
  ];
}

function trailDecals(trail: Trail | null, view: TorresView): Decal[] {
  if (!trail) return [];
  const tint: Tint = `seat-${trail.seat}`;
  const built = trail.built.map(({ cell }) => ({
    at: spaceOf(cell, level(view, cell) * LEVEL),
    sign: "built" as const,
    tint,
    strength: 0.9,
  }));
  return [...built, ...trail.ways.flatMap((way) => stepsAlong(way, view, tint))];
}

/** Footprints from cell to cell, up to the edge of the last one. */
function stepsAlong(way: readonly string[], view: TorresView, tint: Tint): Decal[] {
  return way.slice(1).flatMap((cell, index) => {
    const [from, to] = [way[index]!, cell];
    const [start, end] = [spaceOf(from, level(view, from) * LEVEL), spaceOf(to, level(view, to) * LEVEL)];
    return [0, 0.3, 0.7].map((share) => ({
      at: {
        x: start.x + (end.x - start.x) * share,
        y: share < 0.5 ? start.y : end.y,
        z: start.z + (end.z - start.z) * share,
      },
      sign: "step" as const,
      tint,
      strength: 0.9,
    }));
  });
}
