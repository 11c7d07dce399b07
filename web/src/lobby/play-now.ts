import { router } from "../router.svelte";
import { post } from "../wire/api";
import { self } from "../wire/me.svelte";
import type { GameName } from "../wire/messages";

const OPPONENTS = 2;

/** Sit down at a new table with bots. */
export async function playNow(game: GameName, name = self.rememberedName): Promise<void> {
  await self.comeIn(name);
  const bots = Array.from({ length: OPPONENTS }, () => ({ kind: "bot" }));
  const wish = { game, seats: [{ kind: "open" }, ...bots], listed: false };
  router.go((await post<{ path: string }>("/tables", wish)).path);
}
