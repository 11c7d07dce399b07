import type { GameName } from "../wire/messages";

/** The three games, the quickest to learn first. */
export const GAMES: readonly GameName[] = ["knights", "court", "torres"];

export const isGame = (name: string): name is GameName => (GAMES as readonly string[]).includes(name);
