/** Where everybody of the court stands: rank upon rank, with the royal pair on top and the fools at the sides. */

import { FACTS, type CharacterFacts } from "./generated";

/** The court is so many columns wide; a lower step is never narrower than the one above it. */
export const COLUMNS = 120;

export interface Place {
  readonly facts: CharacterFacts;
  /** The first column, and how many. */
  readonly column: number;
  readonly span: number;
  /** The step, from the top. */
  readonly row: number;
  /** In which order they stand where there is little height: the fourth rank beside the throne, and so on. */
  readonly order: number;
}

/** A step of the court. */
export interface Step {
  readonly rank: string;
  readonly row: number;
  readonly column: number;
  readonly span: number;
}

const ranked = (rank: string): CharacterFacts[] => FACTS.characters.filter((one) => one.rank === rank);
const [fool, charlatan] = ranked("fools");
const beside = (rank: string): CharacterFacts[] => [fool!, ...ranked(rank), charlatan!];

/** From the top: the rank that gives a step its colour, who stands there, and how much room each of them has. */
const STEPS: readonly [rank: string, standing: readonly CharacterFacts[], room: number][] = [
  ["V", ranked("V"), 26],
  ["IV", ranked("IV"), 25],
  ["III", ranked("III"), 27],
  ["II", beside("II"), 22],
  ["I", ranked("I"), 24],
];

const flat = [
  ...ranked("IV").slice(0, 2),
  ...ranked("V"),
  ...ranked("IV").slice(2),
  ...ranked("III"),
  ...ranked("II"),
  ...beside("I"),
];

export const STAIRS: readonly Step[] = STEPS.map(([rank, standing, room], row) => {
  const span = standing.length * room;
  return { rank, row: row + 1, column: (COLUMNS - span) / 2 + 1, span };
});

const PLACES: readonly Place[] = STEPS.flatMap(([, standing, span], row) =>
  standing.map((facts, place) => ({
    facts,
    span,
    row: row + 1,
    column: STAIRS[row]!.column + place * span,
    order: flat.indexOf(facts),
  })),
);

/** Everybody of a rank, where they stand. */
export const placesOf = (rank: string): Place[] => PLACES.filter(({ facts }) => facts.rank === rank);
