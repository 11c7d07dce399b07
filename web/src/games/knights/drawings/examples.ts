/** What is drawn beside each chapter of the rules: rows of cards and dice. */

import { sign, type Plain } from "../../../learn/Rows.svelte";

export type Thing =
  | { card: string; guarded?: boolean }
  /** Sixes are dead; what is kept is framed. */
  | { dice: number[]; kept?: number };

const card = (name: string, guarded = false): Thing => ({ card: name, guarded });
const dice = (...numbers: number[]): Thing => ({ dice: numbers });

export const EXAMPLES: Record<string, readonly (readonly (Thing | Plain)[])[]> = {
  K1: [[card("red 3-3-3+1"), card("die-1 1-1-1+3"), card("catapult 2-2-2+4"), card("tournament")]],
  K2: [[card("green 3-3-3+1"), dice(1, 2, 3, 4, 5, 6)]],
  K3: [[card("die-1 1-1-1+3"), sign("→"), card("green 3-3-3+1")]],
  K4: [[card("red 4-4-4+2"), sign("→"), card("blue 3-3-3+2")]],
  K5: [[card("red 3-3-3+1", true), card("white 3-3-3+5", true), card("yellow 3-3-3+2")]],
  K6: [[{ dice: [4, 4, 1, 3, 6, 6], kept: 2 }]],
  K7: [[dice(1, 1, 1, 1), sign(">"), dice(5, 5, 5, 4), sign(">"), dice(5, 5, 5, 2)]],
  K8: [[dice(4, 4, 4, 1), sign(">"), card("blue 3-3-3+2")]],
  K9: [[card("yellow 3-3-3+2"), sign("<"), dice(3, 3, 3, 4), sign("="), dice(3, 3, 3, 4)]],
  K10: [[card("tournament"), dice(1, 1, 1, 1, 2), sign(">"), dice(4, 4, 4, 5)]],
  K11: [
    [card("die-3 2-2-2+5"), card("catapult 2-2-2+1"), card("champion 3-3-3+2"), card("stack 1-1-1+2")],
    [
      card("castle-guard 2-2-2+3"),
      card("card-guard 1-1-1+4"),
      card("betrayal 3-3-3+5"),
      card("protection 2-2-2+3"),
    ],
  ],
  K12: [
    [dice(1, 1, 1, 1, 1), sign(">"), card("king")],
    [dice(5, 5, 5, 5, 2), sign(">"), card("king")],
  ],
  K13: [
    [card("red 3-3-3+1"), card("blue 3-3-3+2"), card("white 3-3-3+5"), card("black 4-4-4+1")],
    [
      card("red 3-3-3+1"),
      card("blue 3-3-3+2"),
      sign("+"),
      card("tournament"),
      card("tournament"),
      card("tournament"),
    ],
    [card("king")],
  ],
  K14: [[card("green 4-4-4+3"), { unseen: true }, { unseen: true }, card("red 4-4-4+2")]],
};
