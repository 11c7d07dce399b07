/** The players of the house: who they are, how strong they are, and whom this browser plays against. */

import type { GameInfo } from "../wire/generated";
import { has, name, t } from "../words/words.svelte";

const KEY = "tafelrunde.opponents";

export interface HousePlayer {
  bot: string;
  name: string;
  /** From 1, which is the weakest. */
  strength: number;
  /** How strong the strongest is. */
  most: number;
  /** How it plays, in a few words. */
  character: string;
}

/** Who plays a game for the house, weakest first. */
export const housePlayers = ({ bots }: Pick<GameInfo, "bots">): HousePlayer[] =>
  bots.map((bot, place) => ({
    bot,
    name: name("bot", bot),
    strength: place + 1,
    most: bots.length,
    character: has(`web-house-${bot}`) ? t(`house-${bot}`) : "",
  }));

/** One of them by name and strength. */
export const shortly = ({ name: bot, strength, most }: HousePlayer): string =>
  most > 1 ? t("bot-strength", { bot, strength, most }) : t("bot-named", { bot });

/** One of them in a line, where there is room for no more. */
export const inOneLine = (player: HousePlayer): string =>
  player.character ? `${shortly(player)} – ${player.character}` : shortly(player);

class Opponents {
  #chosen = $state.raw<Record<string, string>>(remembered());

  /** Whom one plays against: as chosen last, otherwise the middle one. */
  of({ name: game, bots }: Pick<GameInfo, "name" | "bots">): string | undefined {
    const chosen = this.#chosen[game];
    return chosen && bots.includes(chosen) ? chosen : bots[Math.floor(bots.length / 2)];
  }

  choose(game: string, bot: string): void {
    this.#chosen = { ...this.#chosen, [game]: bot };
    localStorage.setItem(KEY, JSON.stringify(this.#chosen));
  }
}

function remembered(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const opponents = new Opponents();
