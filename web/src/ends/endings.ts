/** What each game says of a match that is over; loaded when one is. Any other game says what all games can. */

import type { GameEnding } from "./ending";
import { turnsOfAnyGame } from "./turns";

const ENDINGS = import.meta.glob<{ default: unknown }>("../games/*/ending.ts");

const ANY_GAME: GameEnding = {
  how: () => "",
  sum: ({ outcome }, seat) => (outcome ? String(outcome.scores[seat]) : ""),
  figures: () => [],
  turns: turnsOfAnyGame,
};

export async function endingOf(game: string): Promise<GameEnding> {
  const found = await ENDINGS[`../games/${game}/ending.ts`]?.();
  return (found?.default as GameEnding | undefined) ?? ANY_GAME;
}
