/** What a game has to say of a match that is over. */

import type { Component } from "svelte";
import type { Look } from "../look/faces/kit";
import type { Outcome, StoryEntry } from "../wire/generated";

/** A match that is over: where it ended, and all that led there. */
export interface Ended<View = unknown> {
  readonly view: View;
  readonly story: readonly StoryEntry[];
  readonly names: readonly string[];
  readonly faces: readonly Look[];
  readonly outcome: Outcome | undefined;
}

/** A number worth telling of one player, with its words. */
export interface Figure {
  readonly value: number | string;
  readonly label: string;
}

export interface SheetProps<View = unknown> {
  ended: Ended<View>;
}

export interface GameEnding<View = unknown> {
  /** The score sheet: what was won with what, and it adds up. */
  Sheet?: Component<SheetProps<View>>;
  /** With what a seat has won, in a few words that end a sentence. */
  how(ended: Ended<View>, seat: number): string;
  /** What a seat came to, in a few words. */
  sum(ended: Ended<View>, seat: number): string;
  /** What a seat did in this match, in numbers. */
  figures(ended: Ended<View>, seat: number): Figure[];
  /** The entries with which turns begin, counted as in the story. */
  turns(story: readonly StoryEntry[]): number[];
}
