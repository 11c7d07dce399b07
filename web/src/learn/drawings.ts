/** Drawn examples for the rules: each game draws its own, with the parts of its board. */

import type { Component } from "svelte";

export interface Drawings {
  Drawing: Component<{ chapter: string }>;
  /** The chapters that have one. */
  chapters: readonly string[];
}

const ALL = import.meta.glob<Drawings>("../games/*/drawings/index.ts", { import: "default" });

/** The drawings of a game, fetched when its rules are first read. */
export const drawingsOf = (game: string): Promise<Drawings> | undefined =>
  ALL[`../games/${game}/drawings/index.ts`]?.();
