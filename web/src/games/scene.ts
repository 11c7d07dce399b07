/** What a board gets, wherever it stands: at a table, in a replay, in a lesson. No rules, only what the server said. */

import type { Component, Snippet } from "svelte";
import type { Choice, Event, GameName, Outcome } from "../wire/messages";

export interface Scene<View = unknown, Action = Record<string, unknown>, Aids = unknown, Advice = unknown> {
  readonly game: GameName;
  readonly options: Record<string, unknown>;
  /** Changes with every position; `events` led from the one before to this one. */
  readonly version: number;
  readonly view: View;
  /** Derived facts that the engine worked out for drawing. */
  readonly aids: Aids | undefined;
  readonly events: readonly Event[];
  /** All legal actions if you may act now, otherwise none. */
  readonly legal: readonly Choice<Action>[];
  readonly you: number | null;
  readonly toAct: number | null;
  readonly names: readonly string[];
  readonly outcome: Outcome | undefined;
  /** What the coach says, while it is on and you may act. */
  readonly advice: Advice | undefined;
  /** Whether things may move. */
  readonly moves: boolean;
  /** Do a legal action, by its notation. */
  play(action: string): void;
  /** Say why an action, by its notation, is not allowed. */
  why(action: string): void;
  /** Take your last action back, where that is allowed now. */
  readonly undo?: (() => void) | undefined;
  /** Ask the coach about one target; the answer comes as `advice`. */
  consult(target: string): void;
}

export interface BoardProps<S = Scene> {
  scene: S;
  /** Undo, coach and the like: goes to the end of the action bar. */
  extras: Snippet;
}

export interface PlateProps<S = Scene> {
  scene: S;
  seat: number;
}

export interface GameParts {
  /** The board with its action bar. */
  Board: Component<BoardProps>;
  /** What a player has, shown on the player's plate. */
  Plate: Component<PlateProps>;
}

const PARTS: Record<GameName, () => Promise<{ default: unknown }>> = {
  knights: () => import("./knights/parts"),
  court: () => import("./court/parts"),
  torres: () => import("./torres/parts"),
};

const loaded = new Map<GameName, Promise<GameParts>>();

/** The parts of a game: always the same promise, so that a board stays in place while its table changes. */
export function partsOf(game: GameName): Promise<GameParts> {
  const parts = loaded.get(game) ?? PARTS[game]().then((module) => module.default as GameParts);
  loaded.set(game, parts);
  return parts;
}
