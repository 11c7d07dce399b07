import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { partsOf } from "../src/games/boards";
import { plainTale, type Tale } from "../src/stage/beats";
import type { StoryEntry, Update } from "../src/wire/generated";

const FOLDER = resolve(import.meta.dirname, "matches");
export const GAMES = readdirSync(FOLDER).map((name) => name.split(".")[0]!);

/** A whole match as a server tells it to the first seat (`python -m tests.stage.told_matches`). */
export interface ToldMatch {
  game: string;
  names: string[];
  updates: Update[];
  /** The same as it is told when the match is over. */
  story: StoryEntry[];
}

export function toldMatch(game: string): ToldMatch {
  const path = resolve(FOLDER, `${game}.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(path)).toString("utf-8")) as ToldMatch;
}

export const taleOf = async (game: string): Promise<Tale> => (await partsOf(game)).tale ?? plainTale;
