/** What the notations of all games share. */

/** A seat by its letter: A is seat 0. */
export const letter = (seat: number): string => String.fromCharCode("A".charCodeAt(0) + seat);

/** Dice in ascending order, or the word for none. */
export const dice = (numbers: readonly number[], none = "none"): string =>
  [...numbers].sort((a, b) => a - b).join("-") || none;
