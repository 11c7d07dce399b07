/** What the server says; see docs/protocol.md. */

export type Fact = string | number | boolean | readonly (string | number)[] | null;

export interface Event {
  code: string;
  facts?: Record<string, Fact>;
}

export interface Problem {
  code: string;
  clause?: string | null;
  facts?: Record<string, Fact>;
  message?: string;
}

export type GameName = "knights" | "court" | "torres";

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login?: string | null;
  recovery?: string;
}

export interface SchemaOption {
  type?: string;
  enum?: string[];
  anyOf?: SchemaOption[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  description?: string;
}

export interface GameInfo {
  name: GameName;
  rules_version: number;
  players: number[];
  bots: string[];
  options: { properties: Record<string, SchemaOption> };
  /** What never changes in the game, in its own shape. */
  facts?: unknown;
}

export interface Clock {
  kind: "none" | "turn" | "match" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface Seat {
  kind: "open" | "reserved" | "human" | "bot" | "recorded";
  name?: string;
  bot?: string;
  who?: string;
  present?: boolean;
  away_since?: number;
  /** What it committed to for the dice. */
  hash?: string;
  /** The text that it revealed. */
  contribution?: string;
  votes?: number[];
  coach?: boolean;
  /** Kept for somebody by name, who has not answered yet. */
  invited?: boolean;
}

export interface Proposal {
  what: "undo" | "stop";
  seat: number;
  agreed: number[];
}

export interface Table {
  t: "table";
  id: string;
  game: GameName;
  options: Record<string, unknown>;
  status: "open" | "running" | "over";
  host: string;
  seats: Seat[];
  clock: Clock;
  listed: boolean;
  watch: boolean;
  commitment: string;
  created: number;
  /** How the dice are mixed: 2, hashes first; 1 if not said. */
  scheme?: number;
  /** Whether seats and hashes are settled. */
  sealed?: boolean;
  proposal?: Proposal;
  ending?: string;
  secret?: string;
  before?: string;
  rematch?: string;
}

/** A legal action: its notation, its parts, and what it would do. */
export interface Choice<Action = Record<string, unknown>> {
  do: string;
  action: Action;
  label?: Event;
}

export interface Clocks {
  running: number | null;
  left: number[];
  at: number;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  ending: string;
}

export interface Update {
  t: "update";
  version: number;
  view: unknown;
  to_act: number | null;
  events: Event[];
  prompt?: Event;
  legal?: Choice[];
  undo?: boolean;
  clocks?: Clocks;
  outcome?: Outcome;
  aids?: unknown;
}

export interface Told {
  at: number;
  version: number;
  events: Event[];
}

export interface Said {
  number: number;
  who: string;
  name: string;
  seat: number | null;
  at: number;
  text: string;
}

export interface State {
  t: "state";
  table: Table;
  you: number | null;
  now: number;
  match: Update | null;
  log: Told[];
  chat: Said[];
  /** Whether a free seat is kept for us. */
  invited?: boolean;
}

export interface Done {
  t: "done";
  id: string | null;
  version: number;
  table?: string;
}

export interface RefusedCommand {
  t: "refused";
  id: string | null;
  problem: Problem;
}

export type ServerMessage = State | Table | Update | { t: "chat"; said: Said } | Done | RefusedCommand;

/** A table in a list. */
export interface Row {
  id: string;
  game: GameName;
  status: Table["status"];
  created: number;
  updated?: number;
  /** Who set it up. */
  host: string;
  summary: { seats: Seat[]; clock: Clock; watch: boolean; brought?: boolean };
}

export interface Moment {
  at: number;
  entries: number;
  view: unknown;
  did: string | null;
  by: number | null;
  events: Event[];
  prompt?: Event;
  to_act?: number | null;
  aids?: unknown;
  outcome?: Outcome;
}

/** Whether every roll and card followed from what was committed to. */
export interface Fairness {
  verdict: "proven" | "wrong" | "unchecked";
  /** How many rolls and cards were checked. */
  events: number;
  wrong?: { entry: number; do: string };
  why?: Problem;
  commitment?: string;
  secret?: string;
  contributions?: (string | null)[];
  scheme?: number;
  hashes?: (string | null)[];
  /** The seats that committed to a text and did not reveal it. */
  withheld?: number[];
  /** How many entries were left after each take-back over dice or cards. */
  takebacks?: number[];
}
