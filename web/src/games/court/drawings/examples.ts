/** What is drawn beside each chapter of the rules: rows of characters, dice and players. */

import { sign, type Plain } from "../../../learn/Rows.svelte";

export type Thing =
  /** With how many cards there are of it, where that is the point. */
  | { character: string; players?: 2 | 3 | 4 | 5 }
  /** Some of them set aside, the first ones. */
  | { dice: number[]; aside?: number }
  | { seat: number; figure?: boolean };

const character = (name: string): Thing => ({ character: name });
const dice = (...numbers: number[]): Thing => ({ dice: numbers });
const THREE = 3;
const outFor3 = (name: string): Thing => ({ character: name, players: THREE });

export const EXAMPLES: Record<string, readonly (readonly (Thing | Plain)[])[]> = {
  C1: [["fool", "farmer", "hunter", "knight", "bishop", "king"].map(character)],
  C2: [["fool", "farmer", "hunter", "bishop", "king", "queen"].map(outFor3)],
  C3: [
    [{ seat: 0, figure: true }, { seat: 1 }, { seat: 2 }],
    [{ seat: 2, figure: true }, { seat: 0 }, { seat: 1 }],
  ],
  C4: [[{ dice: [5, 5, 2], aside: 2 }]],
  C5: [[character("serving-maid"), dice(1, 2, 2), sign("→"), dice(2, 2, 2)]],
  C6: [[dice(5, 5, 5), sign("→"), ...["farmer", "laborer", "guard", "serving-maid"].map(character)]],
  C7: [
    [dice(2, 2, 2, 2, 2, 2, 2), sign("→"), character("king")],
    [dice(3, 3, 3, 3, 3, 3, 3), sign("→"), character("king")],
  ],
  C8: [[{ seat: 0 }, character("farmer"), character("guard"), dice(4, 4, 1, 6)]],
  C9: [
    [character("philosopher"), dice(5, 3, 1), sign("→"), dice(3, 3, 3)],
    [character("alchemist"), dice(2, 5, 5), sign("→"), dice(4, 4, 4)],
  ],
};
