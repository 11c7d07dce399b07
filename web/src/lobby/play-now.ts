import { router } from "../router.svelte";
import { post } from "../wire/api";
import { games } from "../wire/games.svelte";
import type { Made, NewTable, SeatWish } from "../wire/generated";
import { self } from "../wire/me.svelte";

const OPPONENTS = 2;

/** Sit down at a new table with bots. */
export async function playNow(game: string, name = self.rememberedName): Promise<void> {
  await self.comeIn(name);
  await games.learn();
  const most = games.of(game)?.players.at(-1) ?? OPPONENTS + 1;
  const bots = Array.from({ length: Math.min(OPPONENTS, most - 1) }, (): SeatWish => ({ kind: "bot" }));
  const wish: NewTable = { game, seats: [{ kind: "open" }, ...bots], listed: false };
  router.go((await post<Made>("/tables", wish)).path);
}
