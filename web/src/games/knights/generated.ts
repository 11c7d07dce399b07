/** What the server says of Knights. Written by `python -m tafelrunde.typescript`: edit Python's structs instead. */

/** A position as JSON. */
export interface WrittenPosition {
  phase: "deal-colour" | "deal-castle" | "turn-up" | "start" | "turn" | "roll" | "keep" | "defend" | "lose" | "guards" | "over";
  seats: WrittenSeat[];
  stacks: Record<"left" | "right", WrittenStack>;
  unseen: string[];
  turn: number;
  turns: number;
  attempts: number;
  tucks: number;
  placed: string[];
  contest: WrittenContest | null;
  first: number | null;
  resume: "deal-colour" | "deal-castle" | "turn-up" | "start" | "turn" | "roll" | "keep" | "defend" | "lose" | "guards" | "over" | null;
  /** The colour named in the setup, before its castle is. */
  like: string | null;
  winner: number | null;
  ending: "four-castles" | "tournaments" | "king" | null;
}

/** What lies before a player. */
export interface WrittenSeat {
  castles: string[];
  specials: string[];
  tournaments: number;
  castle_guard: string[];
  card_guard: string | null;
}

/** A stack from the top: face-up card, unseen cards, tucked cards. */
export interface WrittenStack {
  top: string | null;
  unseen: number;
  tucked: string[];
}

/** What is being rolled for, by whom, with which dice. */
export interface WrittenContest {
  kind: "stack" | "castle" | "defence" | "special" | "tournament" | "king";
  roller: number;
  rolls_left: number;
  dice: number[];
  to_roll: number;
  stack: "left" | "right" | null;
  seat: number | null;
  like: string | null;
  /** The result to beat; may be left out where the target's card says it. */
  mark: string | null;
  leader: number | null;
}

/** Knights: what a board draws beside the position. */
export interface Aids {
  seats: Standing[];
  rolling?: Rolling;
  tournament?: Tournament;
}

/** How far a seat is. */
export interface Standing {
  castles: number;
  tournaments: number;
  /** The colours of which it has no castle, and may take one (K5.5). */
  colours: string[];
  goals: Goal[];
  /** What the top cards demand of it, where betrayal eases that (K8.3): left, right. */
  eased?: Record<string, Result>;
}

/** What a seat still lacks for one of the three ways to win (K13.1). */
export interface Goal {
  /** With the king, he must still be beaten. */
  ending: "four-castles" | "tournaments" | "king";
  castles: number;
  tournaments: number;
}

/** A result or a demand (K7.1, K7.3), to be written and to be drawn. */
export interface Result {
  /** As the game writes it: 4-4-4+2. */
  text: string;
  size: number;
  number: number;
  /** 0 if there is none. */
  kicker: number;
  /** The dice that count: the set, then the kicker. */
  dice: number[];
}

/** The contest that is going on. */
export interface Rolling {
  /** Who rolls, or is asked whether to defend. */
  roller: number;
  /** The numbers of the roller's die cards (K7.2). */
  cards: number[];
  /** How many dice are lost (K6.2). */
  dead: number;
  /** What the dice and die cards make now; none before the first roll. */
  result?: Result;
  /** What must be beaten; none for whoever organises a tournament. */
  mark?: Result;
  /** Whether the result is good enough now. */
  beaten?: boolean;
  /** The nearest ways to beat the mark, where it is not beaten and can be. */
  missing?: Way[];
}

/** One way to beat the mark with the fewest further dice. */
export interface Way {
  /** The number of the set. */
  number: number;
  /** How many further dice of that number are missing. */
  more: number;
  /** Where a kicker is missing too: what it must show at least. */
  kicker?: number;
}

/** A tournament that is going on (K10). */
export interface Tournament {
  /** Who leads; nobody before the organiser's result. */
  leader: number | null;
  /** Who has rolled, the organiser first. */
  rolled: number[];
  /** Who is still to roll, whoever rolls now first. */
  order: number[];
}

/** Knights: what never changes. */
export interface Facts {
  /** The castles' colours. */
  colours: string[];
  /** The special cards, and how many of each the box holds (K1.2). */
  specials: Record<string, number>;
  dice: number;
  rolls: number;
  /** With the champion, the catapult, or as organiser (K6.4). */
  more_rolls: number;
  /** What must be beaten to topple him (K12.1). */
  king: Result;
  /** What a castle on a stack demands of whoever owns betrayal (K8.3). */
  betrayal: Result;
  /** What is needed to win (K13.1). */
  goals: Goal[];
  /** What a die shows at most. */
  faces: number;
  /** What a live die shows at most; above it a die is dead (K6.2). */
  live_faces: number;
  /** How often everybody may tuck in a turn (K4.1). */
  tucks: number;
  /** With the stack card (K4.2). */
  more_tucks: number;
  /** How many castles an opponent must own to be attacked (K5.2). */
  attackable: number;
  /** The same between two players (K5.3). */
  attackable_of_two: number;
  /** How many castles a castle guard stands by (K11.3). */
  guarded_castles: number;
}

/** Put the top card of a stack under it (K4.1). */
export interface Tuck {
  type: "tuck";
  stack: "left" | "right";
}

/** Announce the top card of a stack (K5.1); a tournament starts with it (K10.1). */
export interface Take {
  type: "take";
  stack: "left" | "right";
}

/** Announce an opponent's castle (K5.2). */
export interface Attack {
  type: "attack";
  seat: number;
  colour: string;
}

/** Announce an opponent's special (K5.4). */
export interface Steal {
  type: "steal";
  seat: number;
  special: string;
}

/** Roll against the king (K12.1). */
export interface King {
  type: "king";
}

/** End the turn (K3.3), or leave the guards as they stand (K3.4). */
export interface End {
  type: "end";
}

/** Roll to keep the attacked castle (K9.1). */
export interface Defend {
  type: "defend";
}

/** Give up the attacked castle without a roll (K9.1). */
export interface Yield {
  type: "yield";
}

/** Put an own castle under a stack after the king's revenge (K12.2). */
export interface Lose {
  type: "lose";
  colour: string;
  stack: "left" | "right";
}

/** Place the castle guard by two own castles, one if only one is owned (K11.3). */
export interface GuardCastles {
  type: "guard-castles";
  colours: string[];
}

/** Place the card guard by an own special (K11.4). */
export interface GuardCard {
  type: "guard-card";
  special: string;
}

/** Keep these live dice and roll the other live ones again; keeping all is stopping (K6.3). */
export interface Keep {
  type: "keep";
  dice: number[];
}

export type Action = Tuck | Take | Attack | Steal | King | End | Defend | Yield | Lose | GuardCastles | GuardCard | Keep;

export type StackName = "left" | "right";

export type LikeName = "red" | "green" | "blue" | "yellow" | "white" | "black" | "die-1" | "die-2" | "die-3" | "die-4" | "die-5" | "catapult" | "champion" | "stack" | "castle-guard" | "card-guard" | "betrayal" | "protection" | "tournament";

export type LikesName = "red" | "green" | "blue" | "yellow" | "white" | "black" | "die-1" | "die-2" | "die-3" | "die-4" | "die-5" | "catapult" | "champion" | "stack" | "castle-guard" | "card-guard" | "betrayal" | "protection" | "tournament";

export type EndingName = "none" | "four-castles" | "tournaments" | "king";

export type Event =
  | { code: "knights-event-dealt"; facts: { seat: number; card: string } }
  | { code: "knights-event-turned-up"; facts: { stack: StackName; card: string } }
  | { code: "knights-event-start"; facts: { seat: number } }
  | { code: "knights-event-tuck"; facts: { seat: number; stack: StackName; card: string } }
  | { code: "knights-event-announce"; facts: { seat: number; card: string } }
  | { code: "knights-event-organise"; facts: { seat: number; card: string } }
  | { code: "knights-event-attack"; facts: { seat: number; owner: number; like: LikeName } }
  | { code: "knights-event-dare-king"; facts: { seat: number } }
  | { code: "knights-event-defend"; facts: { seat: number } }
  | { code: "knights-event-yield"; facts: { seat: number } }
  | { code: "knights-event-roll"; facts: { seat: number; dice: string } }
  | { code: "knights-event-keep"; facts: { seat: number; dice: string } }
  | { code: "knights-event-stop"; facts: { seat: number; dice: string } }
  | { code: "knights-event-leads"; facts: { seat: number; result: string; mark: string } }
  | { code: "knights-event-trails"; facts: { seat: number; result: string; mark: string } }
  | { code: "knights-event-beaten"; facts: { seat: number; result: string; mark: string } }
  | { code: "knights-event-missed"; facts: { seat: number; result: string; mark: string } }
  | { code: "knights-event-defended"; facts: { seat: number; result: string; mark: string } }
  | { code: "knights-event-undefended"; facts: { seat: number; result: string; mark: string } }
  | { code: "knights-event-king-revenge"; facts: { seat: number; result: string; mark: string } }
  | { code: "knights-event-king-spares"; facts: { seat: number; result: string; mark: string } }
  | { code: "knights-event-lose"; facts: { seat: number; like: LikeName; stack: StackName } }
  | { code: "knights-event-guard"; facts: { seat: number; guard: LikeName; likes: LikesName[] } }
  | { code: "knights-event-gains"; facts: { seat: number; card: string } }
  | { code: "knights-event-wins-tournament"; facts: { seat: number; count: number } }
  | { code: "knights-event-end"; facts: { seat: number } }
  | { code: "knights-event-won"; facts: { seat: number; ending: EndingName } };

export const FACTS: Facts = {
  "colours": ["red", "green", "blue", "yellow", "white", "black"],
  "specials": {"die-1": 3, "die-2": 2, "die-3": 1, "die-4": 1, "die-5": 1, "catapult": 3, "champion": 1, "stack": 3, "castle-guard": 3, "card-guard": 3, "betrayal": 1, "protection": 1},
  "dice": 6,
  "rolls": 3,
  "more_rolls": 4,
  "king": {"text": "5-5-5-5+1", "size": 4, "number": 5, "kicker": 1, "dice": [5, 5, 5, 5, 1]},
  "betrayal": {"text": "2-2-2+4", "size": 3, "number": 2, "kicker": 4, "dice": [2, 2, 2, 4]},
  "goals": [{"ending": "four-castles", "castles": 4, "tournaments": 0}, {"ending": "tournaments", "castles": 2, "tournaments": 3}, {"ending": "king", "castles": 3, "tournaments": 0}],
  "faces": 6,
  "live_faces": 5,
  "tucks": 1,
  "more_tucks": 2,
  "attackable": 2,
  "attackable_of_two": 3,
  "guarded_castles": 2,
};
