import { router } from "../router.svelte";
import { post } from "../wire/api";
import { games } from "../wire/games.svelte";
import type { Made, NewTable, SeatWish } from "../wire/generated";
import { self } from "../wire/me.svelte";
import { opponents } from "./house.svelte";

const OPPONENTS = 2;

/** Sit down at a new table with players of the house, as chosen last. */
export async function playNow(game: string, name = self.rememberedName): Promise<void> {
  await self.comeIn(name);
  await games.learn();
  const info = games.of(game);
  const most = info?.players.at(-1) ?? OPPONENTS + 1;
  const bot = (info && opponents.of(info)) ?? null;
  const bots = Array.from({ length: Math.min(OPPONENTS, most - 1) }, (): SeatWish => ({ kind: "bot", bot }));
  const wish: NewTable = { game, seats: [{ kind: "open" }, ...bots], listed: false };
  router.go((await post<Made>("/tables", wish)).path);
}
