/** What the server says of Torres. Written by `python -m tafelrunde.typescript`: edit Python's structs instead. */

/** A position as JSON. */
export interface WrittenPosition {
  phase: "start" | "master" | "foundations" | "knights" | "king" | "turn" | "place" | "card" | "draw" | "keep" | "return" | "source" | "name" | "spread" | "kings-move" | "over";
  seats: WrittenSeat[];
  /** How many blocks each tower has. */
  towers: Record<string, number>;
  supply: number;
  turn: number;
  starter: number;
  turns_left: number;
  year: number;
  round: number;
  variant: "basic" | "luck" | "master";
  foundation_spacing: "steps" | "lines";
  master_all_six: boolean;
  master: string | null;
  first: number | null;
  king: string | null;
  ap: number;
  /** Blocks left in the stack named this turn. */
  named: number | null;
  bought: number;
  /** Cards bought this turn; they lie in the hand too. */
  fresh: string[];
  fresh_hidden: number;
  card_played: boolean;
  card: string | null;
  picked: string | null;
  drawn: string[];
  drawn_hidden: number;
}

/** What belongs to a player; a view counts cards it must not show as hidden, or marks them with a `?`. */
export interface WrittenSeat {
  knights: string[];
  score: number;
  stacks: number[];
  carried: number;
  hand: string[];
  hidden: number;
  played: string[];
  /** From the top; null is a card that its owner has not seen. */
  pile: (string | null)[];
}

/** Torres: what a board draws beside the position. */
export interface Aids {
  castles: Castle[];
  /** What the year would bring if it ended now; none before the first year and after the last. */
  now?: Year;
  /** Where the markers would stand then. */
  track?: number[];
  /** Where a year has just been scored: what it brought. */
  scored?: Year;
  /** For the knight that is taken up: how it gets where no plain step leads. */
  passages?: Passage[];
  /** How many rounds the year has (T3.1); none before the first year. */
  rounds?: number;
  /** What a step on the track would bring whoever's turn it is (T8.1). */
  step?: number;
  /** How many cards the common pile of the luck variant holds (T10.1). */
  pile?: number;
}

/** A castle (T1.3). */
export interface Castle {
  /** Its first cell, from a1 to h8. */
  id: string;
  cells: string[];
  /** How many cells it covers: what a level is worth (T9.1), and how high a tower may be (T6.3). */
  area: number;
  /** The level of its highest tower. */
  highest: number;
  /** Whether the king stands in it. */
  king: boolean;
}

/** The scoring of a year, by seat. */
export interface Year {
  year: number;
  seats: Scoring[];
}

/** What the end of a year brings a seat. */
export interface Scoring {
  castles: Share[];
  /** The king's bonus (T9.2). */
  king: number;
  /** The master bonus (T11.6). */
  master: number;
  /** All of it; on the track a marker may go further still (T8.1). */
  total: number;
}

/** What a castle brings a seat (T9.1). */
export interface Share {
  castle: string;
  area: number;
  level: number;
  points: number;
}

/** A way through the gates of a castle (T5.4). */
export interface Passage {
  to: string;
  /** From where the knight stands through the towers of the castle to where it comes out. */
  cells: string[];
}

/** Torres: what never changes. */
export interface Facts {
  /** How many cells a row has; a1 to h8. */
  side: number;
  /** How many each player has (T5.1). */
  knights: number;
  /** Action points of a turn (T4.1). */
  points: number;
  /** What actions cost in action points (T4.2). */
  costs: Record<string, number>;
  /** Cards that may be bought in a turn (T4.2). */
  most_bought: number;
  /** The most blocks of a stack (T3.3). */
  stack_height: number;
  /** By year, for a knight in the king's castle on the level of that number (T9.2). */
  king_bonus: number[];
  /** By the number of players, for each year (T3.1). */
  rounds: Record<number, number[]>;
  /** What each player takes, by the number of players, for each year (T3.2). */
  stacks: Record<number, number[][]>;
  /** The action cards; each player has one of each, playing one costs nothing (T7.2). */
  cards: string[];
  /** Action points that a card brings (T7.3). */
  more_points: Record<string, number>;
  master_cards: MasterFacts[];
  /** The phases in which each kind of action is possible. */
  when: Record<string, string[]>;
}

/** A master card (T11.3). */
export interface MasterFacts {
  card: string;
  /** By year; for edge and diagonals for each knight there, and once more for the most. */
  bonus: number[];
  /** How many castles the knights must stand in, by year. */
  castles?: number[];
}

/** Take up the piece on a cell: a knight to move, or what a card acts on. */
export interface Take {
  type: "take";
  cell: string;
}

/** Set the piece taken up on a cell. */
export interface To {
  type: "to";
  cell: string;
}

/** Set a new knight on a cell (T5.1, T2.3). */
export interface Deploy {
  type: "deploy";
  cell: string;
}

/** Set a block on a cell (T6.1), or a foundation (T11.1). */
export interface Build {
  type: "build";
  cell: string;
}

/** Set the king on a cell (T2.3, T9.4). */
export interface King {
  type: "king";
  cell: string;
}

/** Name a stack by its size (T3.3); None is the stack named already, as the source of a raise. */
export interface Stack {
  type: "stack";
  size: number | null;
}

/** Buy an action card (T7.1). */
export interface Buy {
  type: "buy";
}

/** Keep one of the cards drawn (T7.1). */
export interface Keep {
  type: "keep";
  card: string;
}

/** Put both other cards back on top of the pile, this one uppermost (T7.1). */
export interface Top {
  type: "top";
  card: string;
}

/** Put both other cards under the pile, this one above the other (T7.1). */
export interface Under {
  type: "under";
  card: string;
}

/** Step on the scoring track (T8.1). */
export interface Track {
  type: "track";
}

/** Play an action card (T7.2). */
export interface Play {
  type: "play";
  card: string;
}

/** End the turn (T4.1). */
export interface End {
  type: "end";
}

/** Spread what is left of the turn's stack, so that the others have these sizes (T3.3). */
export interface Spread {
  type: "spread";
  stacks: number[];
}

/** Leave the king where he is (T9.4). */
export interface Stay {
  type: "stay";
}

export type Action = Take | To | Deploy | Build | King | Stack | Buy | Keep | Top | Under | Track | Play | End | Spread | Stay;

export type ActionCardName = "leap_up" | "raise" | "extra_block" | "stairs" | "diagonal" | "six_ap" | "seven_ap" | "shift_block" | "redeploy" | "vault";

export type MasterCardName = "all_levels" | "one_level" | "one_line" | "square" | "edge" | "castles" | "diagonals" | "cluster";

export type Event =
  | { code: "torres-event-start"; facts: { seat: number } }
  | { code: "torres-event-master"; facts: { master_card: MasterCardName } }
  | { code: "torres-event-foundation"; facts: { seat: number; cell: string; level: number } }
  | { code: "torres-event-deploy"; facts: { seat: number; cell: string } }
  | { code: "torres-event-king"; facts: { seat: number; cell: string } }
  | { code: "torres-event-stay"; facts: { seat: number } }
  | { code: "torres-event-move"; facts: { seat: number; from: string; to: string; level: number } }
  | { code: "torres-event-gate"; facts: { seat: number; from: string; to: string; level: number } }
  | { code: "torres-event-build"; facts: { seat: number; cell: string; level: number } }
  | { code: "torres-event-stack"; facts: { seat: number; size: number } }
  | { code: "torres-event-buy"; facts: { seat: number } }
  | { code: "torres-event-top"; facts: { seat: number } }
  | { code: "torres-event-under"; facts: { seat: number } }
  | { code: "torres-event-track"; facts: { seat: number; points: number } }
  | { code: "torres-event-play"; facts: { seat: number; action_card: ActionCardName } }
  | { code: "torres-event-card-move"; facts: { action_card: ActionCardName; seat: number; from: string; to: string; level: number } }
  | { code: "torres-event-shift"; facts: { seat: number; from: string; to: string; level: number } }
  | { code: "torres-event-raise"; facts: { seat: number; cell: string; level: number } }
  | { code: "torres-event-end"; facts: { seat: number } }
  | { code: "torres-event-castles"; facts: { seat: number; year: number; points: number; score: number } }
  | { code: "torres-event-king-bonus"; facts: { seat: number; year: number; points: number; score: number } }
  | { code: "torres-event-master-bonus"; facts: { seat: number; year: number; points: number; score: number } }
  | { code: "torres-event-year"; facts: { year: number; seat: number } }
  | { code: "torres-event-won"; facts: { seat: number } }
  | { code: "torres-event-shared"; facts?: undefined };

export const FACTS: Facts = {
  "side": 8,
  "knights": 6,
  "points": 5,
  "costs": {"deploy": 2, "move": 1, "build": 1, "buy": 1, "track": 1, "play": 0},
  "most_bought": 2,
  "stack_height": 3,
  "king_bonus": [5, 10, 15],
  "rounds": {"2": [4, 4, 4], "3": [4, 3, 3], "4": [4, 3, 3]},
  "stacks": {"2": [[3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]], "3": [[3, 3, 2, 2], [3, 3, 2], [3, 3, 2]], "4": [[2, 2, 2, 2], [2, 2, 2], [2, 2, 2]]},
  "cards": ["leap_up", "raise", "extra_block", "stairs", "diagonal", "six_ap", "seven_ap", "shift_block", "redeploy", "vault"],
  "more_points": {"six_ap": 1, "seven_ap": 2},
  "master_cards": [{"card": "all_levels", "bonus": [0, 0, 40]}, {"card": "one_level", "bonus": [0, 0, 50]}, {"card": "one_line", "bonus": [0, 0, 50]}, {"card": "square", "bonus": [0, 0, 50]}, {"card": "edge", "bonus": [2, 5, 10]}, {"card": "castles", "bonus": [5, 15, 30], "castles": [4, 5, 6]}, {"card": "diagonals", "bonus": [2, 5, 10]}, {"card": "cluster", "bonus": [0, 0, 40]}],
  "when": {"take": ["turn", "card"], "to": ["place"], "deploy": ["turn", "knights"], "build": ["turn", "foundations", "card"], "king": ["king", "kings-move"], "stack": ["turn", "name", "source"], "buy": ["turn"], "keep": ["keep"], "top": ["return"], "under": ["return"], "track": ["turn"], "play": ["turn"], "end": ["turn"], "spread": ["spread"], "stay": ["kings-move"], "start": ["start"], "master": ["master"], "draw": ["draw"]},
};
