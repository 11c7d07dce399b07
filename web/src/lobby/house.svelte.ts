/** The players of the house: who they are, how strong they are, and whom this browser plays against. */

import type { GameInfo, Outcome, TableInfo } from "../wire/generated";
import { has, name, t } from "../words/words.svelte";

const KEY = "tafelrunde.opponents";
const ROWS = "tafelrunde.results";
/** So many wins in a row call for a stronger player, so many losses for a weaker one. */
const WINS = 2;
const LOSSES = 4;

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

/** Matches of a game in a row with one end, against one player of the house. */
interface Streak {
  bot: string;
  won: boolean;
  number: number;
}

type Game = Pick<GameInfo, "name" | "bots">;

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

class Opponents {
  #chosen = $state.raw<Record<string, string>>(remembered(KEY));
  #streaks = $state.raw<Record<string, Streak>>(remembered(ROWS));

  /** Whom one plays against: as chosen last; a newcomer begins with the weakest. */
  of({ name: game, bots }: Game): string | undefined {
    const chosen = this.#chosen[game];
    return chosen && bots.includes(chosen) ? chosen : bots[0];
  }

  choose(game: string, bot: string): void {
    this.#chosen = { ...this.#chosen, [game]: bot };
    localStorage.setItem(KEY, JSON.stringify(this.#chosen));
  }

  /** Remember how a match against players of the house ended. */
  note(game: string, bot: string, won: boolean): void {
    const last = this.#streaks[game];
    const number = last?.bot === bot && last.won === won ? last.number + 1 : 1;
    this.#streaks = { ...this.#streaks, [game]: { bot, won, number } };
    localStorage.setItem(ROWS, JSON.stringify(this.#streaks));
  }

  /** Who would suit better than whom one plays against, after wins or losses in a row. */
  suggested(game: Game): { bot: string; won: boolean } | undefined {
    const streak = this.#streaks[game.name];
    const place = game.bots.indexOf(this.of(game) ?? "");
    if (!streak || streak.bot !== game.bots[place] || streak.number < (streak.won ? WINS : LOSSES))
      return undefined;
    const bot = game.bots[streak.won ? place + 1 : place - 1];
    return bot === undefined ? undefined : { bot, won: streak.won };
  }
}

function remembered<Kept>(key: string): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const opponents = new Opponents();

/** Remember a match that somebody has played alone against players of the house who are all alike. */
export function noteAgainstHouse({ game, seats }: TableInfo, you: number | null, { winners }: Outcome): void {
  if (you === null) return;
  const [bot, ...others] = new Set(
    seats.filter((_, seat) => seat !== you).map((seat) => seat.kind === "bot" && seat.bot),
  );
  if (bot && !others.length) opponents.note(game, bot, winners.includes(you));
}
