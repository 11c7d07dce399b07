/** What is drawn beside each chapter of the rules: parts of the board, cards, stacks, the track. */

import { sign, type Plain } from "../../../learn/Rows.svelte";
import { FACTS } from "../generated";

/** A part of the board: from the cell at its far left to the one at its near right. */
export interface Excerpt {
  from: string;
  to: string;
  towers: Record<string, number>;
  /** Where each seat's knights stand. */
  knights?: string[][];
  king?: string;
  /** Cells that it is about. */
  lit?: string[];
}

export type Thing =
  | { board: Excerpt }
  | { card: string; kind?: "action" | "master" }
  | { stacks: number[] }
  /** Spaces of the scoring track with the seats that stand there. */
  | { track: { space: number; seat?: number; lit?: boolean }[] };

const CORNERS = { from: "a8", to: "h1" };
const FOUNDATIONS = ["d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1"];
const GATE = { from: "a4", to: "e1", towers: { d3: 2, c3: 1, b3: 1 } };
const FIVE_CELLS = { c3: 3, d3: 2, b3: 1, c2: 1, d2: 1 };

export const EXAMPLES: Record<string, readonly (readonly (Thing | Plain)[])[]> = {
  T1: [
    [{ board: { from: "a4", to: "e1", towers: { b3: 3, c3: 2, d3: 1, c2: 1 }, knights: [["c3"]], king: "d3" } }],
  ],
  T2: [
    [
      {
        board: {
          ...CORNERS,
          towers: Object.fromEntries(FOUNDATIONS.map((cell) => [cell, 1])),
          knights: [["c3"], ["f6"]],
          king: "c6",
        },
      },
    ],
  ],
  T3: [[{ stacks: [2, 2, 2] }, sign("→"), { stacks: [3, 2] }]],
  T4: [
    [
      { board: { from: "b4", to: "d1", towers: { c3: 1 }, knights: [["c3"]] } },
      sign("→"),
      { board: { from: "b4", to: "d1", towers: { c3: 1, c2: 2 }, knights: [["c2", "c3"]] } },
    ],
  ],
  T5: [[{ board: { ...GATE, knights: [["d2"]] } }, sign("→"), { board: { ...GATE, knights: [["a3"]] } }]],
  T6: [[{ board: { from: "a4", to: "f1", towers: { b3: 3, b2: 1, c2: 1, e2: 1 }, lit: ["d2"] } }]],
  T7: [FACTS.cards.map((card): Thing => ({ card }))],
  T8: [
    [
      {
        track: [
          { space: 11, seat: 0 },
          { space: 12, seat: 1 },
          { space: 13, seat: 2 },
          { space: 14, lit: true },
        ],
      },
    ],
  ],
  T9: [
    [
      {
        board: { from: "a4", to: "e1", towers: FIVE_CELLS, knights: [["c3", "d3"]], lit: Object.keys(FIVE_CELLS) },
      },
      sign("5 × 3 = 15"),
    ],
  ],
  T10: [[{ unseen: true }, { unseen: true }, sign("→"), { card: "stairs" }]],
  T11: [FACTS.master_cards.map(({ card }): Thing => ({ card, kind: "master" }))],
  T12: [[{ unseen: true }, { unseen: true }, { card: "vault" }]],
  T13: [
    [
      {
        board: {
          from: "c5",
          to: "f2",
          towers: { d4: 2, e4: 1, d3: 1, e3: 1 },
          knights: [["d4", "d3"]],
          king: "e4",
        },
      },
      sign("4 × 2 + 5 = 13"),
    ],
  ],
};
