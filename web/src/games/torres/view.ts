/** What the server says of a game of Torres; see docs/aids.md for the aids. */

import type { Choice } from "../../wire/messages";
import type { BoardProps, PlateProps, Scene } from "../scene";

export interface TorresSeat {
  knights: string[];
  score: number;
  stacks: number[];
  carried: number;
  hand: string[];
  /** Cards in hand that you may not see. */
  hidden: number;
  played: string[];
  /** From the top; null is a card that its owner has not seen, `?` one that only its owner knows. */
  pile: (string | null)[];
}

export interface TorresView {
  phase: string;
  seats: TorresSeat[];
  towers: Record<string, number>;
  supply: number;
  turn: number;
  starter: number;
  year: number;
  round: number;
  variant: "basic" | "luck" | "master";
  master_all_six: boolean;
  master: string | null;
  king: string | null;
  ap: number;
  /** Blocks left in the stack that was named this turn. */
  named: number | null;
  bought: number;
  fresh: string[];
  card_played: boolean;
  card: string | null;
  picked: string | null;
  drawn: string[];
  drawn_hidden: number;
}

export interface TorresAction {
  type: string;
  cell?: string;
  card?: string;
  size?: number | null;
  stacks?: number[];
}

export interface Castle {
  id: string;
  cells: string[];
  area: number;
  highest: number;
  king: boolean;
}

export interface Share {
  castle: string;
  area: number;
  level: number;
  points: number;
}

export interface SeatScoring {
  castles: Share[];
  king: number;
  master: number;
  total: number;
}

export interface YearScoring {
  year: number;
  seats: SeatScoring[];
}

export interface Passage {
  to: string;
  cells: string[];
}

export interface TorresAids {
  castles: Castle[];
  now?: YearScoring;
  track?: number[];
  scored?: YearScoring;
  passages?: Passage[];
  /** How many rounds the year has. */
  rounds?: number;
  /** What a step on the track would bring whoever's turn it is. */
  step?: number;
  /** Cards in the common pile of the luck variant. */
  pile?: number;
}

/** What the coach says: what each placement changes for everybody if the year ended right after it. */
export interface TorresAdvice {
  choices?: { do: string; best?: boolean; gain: number; gains: number[] }[];
}

export type TorresChoice = Choice<TorresAction>;
export type TorresScene = Scene<TorresView, TorresAction, TorresAids, TorresAdvice>;
export type TorresBoardProps = BoardProps<TorresScene>;
export type TorresPlateProps = PlateProps<TorresScene>;

/** Who stands on a cell: a seat, the king, or nobody. */
export type Standing = number | "king" | null;

export function standing(view: TorresView, cell: string): Standing {
  if (view.king === cell) return "king";
  const seat = view.seats.findIndex(({ knights }) => knights.includes(cell));
  return seat < 0 ? null : seat;
}

export const level = (view: TorresView, cell: string): number => view.towers[cell] ?? 0;
