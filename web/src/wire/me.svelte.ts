/** Who we are: nobody, a guest, or an account. */

import { call, get, post, Refused } from "./api";
import type { Asker, Looks, Me, Welcome } from "./generated";

const NAME = "tafelrunde.name";
const WAY_BACK = "tafelrunde.recovery";
/** The cache of what can be practised without a connection. */
export const KEPT = "tafelrunde-practice";

class Self {
  me = $state<Me | null>(null);
  /** The recovery link, shown until it was kept. */
  wayBack = $state<string | null>(sessionStorage.getItem(WAY_BACK));

  get rememberedName(): string {
    return localStorage.getItem(NAME) ?? "";
  }

  async look(): Promise<void> {
    this.me = (await get<Asker>("/who")).me;
  }

  /** A name is enough: whoever does something for the first time becomes a guest. */
  async comeIn(wanted = ""): Promise<Me> {
    if (this.me) return this.me;
    const name = (wanted || this.rememberedName).trim();
    try {
      const welcome = await post<Welcome>("/me", name ? { name } : {});
      this.keepWayBack(welcome.recovery);
      this.be(welcome);
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== "known-already") throw error;
      await this.look();
    }
    return this.me!;
  }

  be(me: Me): void {
    localStorage.setItem(NAME, me.name);
    this.me = me;
  }

  /** Have another name or portrait. */
  async change(looks: Looks): Promise<void> {
    this.be(await call<Me>("PATCH", "/me", looks));
  }

  async logOut(): Promise<void> {
    await post("/logout");
    this.beNobody();
  }

  beNobody(): void {
    this.keepWayBack(null);
    if ("caches" in globalThis) void caches.delete(KEPT);
    this.me = null;
  }

  keepWayBack(path: string | null): void {
    this.wayBack = path;
    if (path) sessionStorage.setItem(WAY_BACK, path);
    else sessionStorage.removeItem(WAY_BACK);
  }
}

export const self = new Self();
