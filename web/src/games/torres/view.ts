/** What the server says of a game of Torres, under the names that this board uses. */

import type { BoardProps, Choice, PlateProps, Scene } from "../scene";
import type { Action, Aids, Event, WrittenPosition } from "./generated";
import type { Walk } from "./tale";

export type TorresView = WrittenPosition;
export type TorresChoice = Choice<Action>;
export type TorresScene = Scene<WrittenPosition, Action, Aids, Event, Walk | null>;
export type TorresBoardProps = BoardProps<TorresScene>;
export type TorresPlateProps = PlateProps<TorresScene>;

/** Who stands on a cell: a seat, the king, or nobody. */
export type Who = number | "king";
export type Standing = Who | null;

export function standing(view: TorresView, cell: string): Standing {
  if (view.king === cell) return "king";
  const seat = view.seats.findIndex(({ knights }) => knights.includes(cell));
  return seat < 0 ? null : seat;
}

export const level = (view: TorresView, cell: string): number => view.towers[cell] ?? 0;

/** The legal actions of some kinds. */
export type Kind = Action["type"];
export type ChoiceOf<K extends Kind> = Choice<Extract<Action, { type: K }>>;
