import { vi } from "vitest";
import type { Action, WrittenSeat } from "../src/games/torres/generated";
import type { TorresChoice, TorresScene, TorresView } from "../src/games/torres/view";

/** A small table of Torres in the middle of a turn. */
const seat = (knights: string[]): WrittenSeat => ({
  knights,
  score: 3,
  stacks: [3, 2],
  carried: 0,
  hand: [],
  hidden: 0,
  played: [],
  pile: [],
});

export const VIEW: TorresView = {
  phase: "turn",
  seats: [
    { ...seat(["c3"]), hand: ["vault", "stairs"] },
    { ...seat(["d8"]), hidden: 2 },
  ],
  towers: { c3: 1, c4: 2, d8: 1, f6: 1 },
  supply: 50,
  turn: 0,
  starter: 0,
  turns_left: 0,
  foundation_spacing: "steps",
  first: null,
  fresh_hidden: 0,
  year: 1,
  round: 2,
  variant: "basic",
  master_all_six: true,
  master: null,
  king: "f6",
  ap: 5,
  named: 2,
  bought: 0,
  fresh: [],
  card_played: false,
  card: null,
  picked: null,
  drawn: [],
  drawn_hidden: 0,
};

export const on = (type: string, written: string, cell: string): TorresChoice => ({
  do: `${written} ${cell}`,
  action: { type, cell } as Action,
});
export const LEGAL: TorresChoice[] = [
  on("take", "take", "c3"),
  on("build", "B", "d3"),
  on("deploy", "D", "d3"),
  { do: "play vault", action: { type: "play", card: "vault" } },
  { do: "track", action: { type: "track" } },
  { do: "end", action: { type: "end" } },
];

export function sceneOf(changes: Partial<TorresScene> = {}): TorresScene {
  return {
    game: "torres",
    options: {},
    version: 1,
    view: VIEW,
    aids: {
      castles: [{ id: "c3", cells: ["c3", "c4"], area: 2, highest: 2, king: false }],
      now: {
        year: 1,
        seats: [
          { castles: [{ castle: "c3", area: 2, level: 1, points: 2 }], king: 0, master: 0, total: 2 },
          { castles: [], king: 5, master: 0, total: 5 },
        ],
      },
      track: [5, 8],
      rounds: 4,
      step: 2,
    },
    events: [],
    legal: LEGAL,
    you: 0,
    toAct: 0,
    names: ["Anna", "Ben"],
    outcome: undefined,
    advice: undefined,
    moves: false,
    play: vi.fn(),
    why: vi.fn(),
    consult: vi.fn(),
    ...changes,
  };
}
