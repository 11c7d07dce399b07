import { vi } from "vitest";
import type { Aids } from "../src/games/court/generated";
import type { CourtChoice, CourtScene, CourtView } from "../src/games/court/view";
import type { CoachSwitch } from "../src/games/scene";
import type { Coaching } from "../src/wire/generated";

const VIEW: CourtView = {
  phase: "turn",
  seats: [
    { characters: [], fools: 0, charlatans: 0 },
    { characters: [], fools: 0, charlatans: 0 },
  ],
  supply: { farmer: 2, guard: 0, fool: -1, king: 1 },
  turn: 0,
  starter: 0,
  turns_left: 1,
  round: 1,
  edition: "amigo",
  first: null,
  dice_supply: 12,
  in_hand: 0,
  active: [],
  aside: [],
  to_roll: 0,
  set_aside: false,
  used: [],
  picker: null,
  picked: [],
  final: false,
  mark: null,
  winner: null,
};

/** A legal action by its notation; its parts as the server would give them. */
export function choice(notation: string): CourtChoice {
  const [type, what = "", dice = ""] = notation.split(" ");
  const numbers = (text: string) => (text ? text.split("-").map(Number) : []);
  const [before = "", after = ""] = dice.split(">");
  const [count, number] = what.split("x").map(Number);
  const parts: Record<string, object> = {
    aside: { number: Number(what) },
    add: { character: what, number: dice ? Number(dice) : null },
    use: { character: what, before: numbers(before), after: numbers(after) },
    pick: { count, number },
    claim: { character: what === "none" ? null : what },
  };
  return { do: notation, action: { type, ...parts[type!] } as CourtChoice["action"] };
}

/** A table without a server: what is played, asked and consulted is noted. */
export class FakeScene implements CourtScene {
  readonly game = "court";
  readonly options = {};
  readonly you = 0;
  readonly names = ["Anna", "Ben"];
  readonly outcome = undefined;
  readonly moves = false;
  version = $state(1);
  view = $state.raw(VIEW);
  aids = $state.raw<Aids | undefined>();
  events = [];
  legal = $state.raw<readonly CourtChoice[]>([]);
  toAct = $state<number | null>(0);
  advice = $state.raw<Coaching | undefined>();
  play = vi.fn();
  why = vi.fn();
  asking = false;
  consult = vi.fn();
  coach: CoachSwitch | undefined = $state.raw({ on: true, told: false, turn: vi.fn() });

  constructor(view: Partial<CourtView>, legal: string[], aids?: Aids) {
    this.view = { ...VIEW, ...view };
    this.legal = legal.map(choice);
    this.aids = aids;
  }

  /** The server's next word. */
  next(view: Partial<CourtView>, legal: string[]): void {
    this.view = { ...this.view, ...view };
    this.legal = legal.map(choice);
    this.version += 1;
  }
}
