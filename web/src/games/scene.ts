/** What a board gets, wherever it stands: at a table, in a replay, in a lesson. No rules, only what the server said. */

import type { Component, Snippet } from "svelte";
import type { Look } from "../look/faces/kit";
import type { Tale } from "../stage/beats";
import type { Sounds } from "../table/sounds";
import type { Coaching, Message, Outcome, Choice as Told, Words } from "../wire/generated";

/** A legal action: its notation, its parts, and what it would do. */
export interface Choice<Action = Told["action"]> extends Omit<Told, "action"> {
  action: Action;
}

/** The last part of an event's code, which is its name within its game. */
export type CodeOf<Event extends { code: string }> = Last<Event["code"]>;
type Last<Code> = Code extends `${string}-event-${infer Name}` ? Name : never;

/** Turns the coach on and off. */
export interface CoachSwitch {
  readonly on: boolean;
  /** Whether other people are told that it is on. */
  readonly told: boolean;
  turn(on: boolean): void;
}

export interface Scene<
  View = unknown,
  Action = Told["action"],
  Aids = unknown,
  Event = Message,
  Picture = unknown,
> {
  readonly game: string;
  readonly options: Record<string, unknown>;
  /** Changes with everything that is shown; `events` led to it from what was shown before. */
  readonly version: number;
  readonly view: View;
  /** Derived facts that the engine worked out for drawing. */
  readonly aids: Aids | undefined;
  readonly events: readonly Event[];
  /** What lies beside the position in the middle of what happens, as the game's tale says it. */
  readonly picture?: Picture | undefined;
  /** Whether something that happened has not been shown yet. */
  readonly behind?: boolean;
  /** All legal actions if you may act now, otherwise none. */
  readonly legal: readonly Choice<Action>[];
  /** The same in words, for games whose words this page does not have. */
  readonly words?: Words | undefined;
  readonly you: number | null;
  readonly toAct: number | null;
  readonly names: readonly string[];
  /** How everybody looks, where that is known. */
  readonly looks?: readonly Look[];
  readonly outcome: Outcome | undefined;
  /** What the coach says, while it is on and you may act. */
  readonly advice: Coaching | undefined;
  /** The coach, where one may be asked: none in lessons and replays, nor for those who only watch. */
  readonly coach?: CoachSwitch | undefined;
  /** Whether things may move. */
  readonly moves: boolean;
  /** By what the lengths of movements are multiplied: a long turn is told in haste. */
  readonly tempo?: number;
  /** Whether what is pressed next is only asked about. */
  readonly asking?: boolean;
  /** Do a legal action, by its notation. */
  play(action: string): void;
  /** Say why an action, by its notation, is not allowed. */
  why(action: string): void;
  /** Take your last action back, where that is allowed now. */
  readonly undo?: (() => void) | undefined;
  /** Go to the present. */
  skip?(): void;
  /** Ask the coach about one target; the answer comes as `advice`. */
  consult(target: string): void;
}

/**
 * A board renders two siblings: an element with `data-board`, which fills whatever room its frame gives it without
 * scrolling, and its `ActionBar`, which the frame places.
 */
export interface BoardProps<S = Scene> {
  scene: S;
  /** Undo, coach and the like: goes to the end of the action bar. */
  extras: Snippet;
  /** The head of a seat: face, name, notes, clock. A game without `Plate` draws every seat on its board with it. */
  person: Snippet<[seat: number]>;
}

export interface PlateProps<S = Scene> {
  scene: S;
  seat: number;
}

export interface GameParts {
  /** The board with its action bar. */
  Board: Component<BoardProps>;
  /** What a player has, shown on the player's plate; a game without it seats the players on its board. */
  Plate?: Component<PlateProps>;
  /** What is heard of its events. */
  sounds: Sounds;
  /** How it is told; plainly where it does not say. */
  tale?: Tale;
  /** Where a lesson points for an action that nothing on the board does at once. */
  places?: Places;
}

/** Selectors of what has to be picked before an action can be done, the best first. */
export type Places = (action: never) => string[];
