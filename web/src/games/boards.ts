/** Which games have a board of their own: those with a folder here. Any other game is drawn by the generic board. */

import type { Message } from "../wire/generated";
import { speakOf } from "../words/words.svelte";
import type { GameParts } from "./scene";

const PARTS = import.meta.glob<{ default: unknown }>(["./*/parts.ts", "!./generic/parts.ts"]);

const partsPath = (game: string): string => `./${game}/parts.ts`;

export const hasBoard = (game: string): boolean => partsPath(game) in PARTS;

const loaded = new Map<string, Promise<GameParts>>();

/** The parts of a game, with its words: always the same promise, so that a board stays in place while its table changes. */
export function partsOf(game: string): Promise<GameParts> {
  let parts = loaded.get(game);
  if (!parts) {
    loaded.set(game, (parts = load(game)));
    parts.catch(() => loaded.delete(game));
  }
  return parts;
}

async function load(game: string): Promise<GameParts> {
  const [parts] = await Promise.all([PARTS[partsPath(game)]?.() ?? import("./generic/parts"), speakOf(game)]);
  return parts.default as GameParts;
}

/** An event in the notation of its game; nothing where it shows nobody's doing. */
export type Noted = (event: Message) => string | undefined;

const NOTATIONS = import.meta.glob<Noted>("./*/notation.ts", { import: "noted" });

export const hasNotation = (game: string): boolean => `./${game}/notation.ts` in NOTATIONS;

/** How events of a game are written, where it has a notation of its own here. */
export const notationOf = (game: string): Promise<Noted> | undefined => NOTATIONS[`./${game}/notation.ts`]?.();
