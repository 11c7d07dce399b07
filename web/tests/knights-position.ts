/** Small positions of Knights for tests. */

import type { KnightsView } from "../src/games/knights/view";

export const seat = (...castles: string[]) => ({
  castles,
  specials: [] as string[],
  tournaments: 0,
  castle_guard: [] as string[],
  card_guard: null as string | null,
});

/** Two players before the first turn's choice, with the castles of the first. */
export const position = (castles: string[], changes: Partial<KnightsView> = {}): KnightsView => ({
  phase: "turn",
  seats: [seat(...castles), seat("blue 3-3-3+2", "white 4-4-4+1")],
  stacks: {
    left: { top: "catapult 2-2-2+1", unseen: 20, tucked: [] },
    right: { top: "tournament", unseen: 20, tucked: [] },
  },
  unseen: [],
  turn: 0,
  turns: 1,
  attempts: 0,
  tucks: 0,
  placed: [],
  contest: null,
  first: null,
  resume: null,
  like: null,
  winner: null,
  ending: null,
  ...changes,
});
