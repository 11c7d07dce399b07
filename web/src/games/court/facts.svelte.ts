/** What never changes in this game: its characters, as the server describes them. */

import { games } from "../../wire/api";
import type { Character } from "./view";

let characters = $state.raw<readonly Character[]>([]);

export const allCharacters = (): readonly Character[] => characters;
export const factsOf = (name: string): Character | undefined =>
  characters.find(({ character }) => character === name);

/** Ask for the characters, unless they are known. */
export async function learnCharacters(): Promise<void> {
  if (characters.length) return;
  const court = (await games()).find((game) => game.name === "court");
  characters = (court?.facts as { characters: Character[] } | undefined)?.characters ?? [];
}
