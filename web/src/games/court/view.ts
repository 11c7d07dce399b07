/** What the server says of this game, under the names that this board uses. */

import type { Choice, Scene } from "../scene";
import {
  FACTS,
  type Action,
  type Aids,
  type CharacterFacts,
  type CharacterName,
  type Event,
  type WrittenPosition,
  type WrittenSeat,
} from "./generated";

export type CourtView = WrittenPosition;
export type CourtScene = Scene<WrittenPosition, Action, Aids, Event>;
export type CourtChoice = Choice<Action>;
export type Kind = Action["type"];
type ChoiceOf<K extends Kind> = Choice<Extract<Action, { type: K }>>;

/** The legal actions of a kind. */
export const ofKind = <K extends Kind>(legal: readonly CourtChoice[], kind: K): ChoiceOf<K>[] =>
  legal.filter((choice) => choice.action.type === kind) as ChoiceOf<K>[];

/** What never changes about a character. */
export const factsOf = (name: string): CharacterFacts | undefined =>
  FACTS.characters.find(({ character }) => character === name);

/** The cards before a player, as they lie there: each Charlatan by itself, the King while he stays. */
export const cardsOf = ({ characters, fools, charlatans }: WrittenSeat): string[] => [
  ...characters,
  ...Array<string>(fools).fill("fool"),
  ...Array<string>(charlatans).fill("charlatan"),
];

const ROYAL: ReadonlySet<string> = new Set(["king", "queen"] satisfies CharacterName[]);

/** What each card before a player is called on the screen: the royal pair goes from hand to hand, others stay with their owner. */
export const thingsOf = (cards: readonly string[], seat: number): string[] =>
  cards.map((card, place) => {
    const before = cards.slice(0, place).filter((other) => other === card).length;
    return ROYAL.has(card) ? card : `${card}-${seat}-${before}`;
  });
