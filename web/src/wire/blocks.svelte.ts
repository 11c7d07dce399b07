/** Whom we have blocked: their chat is hidden everywhere, and they cannot invite us. */

import { call, get } from "./api";
import type { Blocked } from "./generated";

class Blocks {
  all = $state.raw<Blocked[]>([]);

  has(who: string): boolean {
    return this.all.some(({ id }) => id === who);
  }

  async look(): Promise<void> {
    this.all = await get<Blocked[]>("/me/blocks");
  }

  async block(who: string): Promise<void> {
    await call("PUT", `/me/blocks/${encodeURIComponent(who)}`);
    await this.look();
  }

  async unblock(who: string): Promise<void> {
    await call("DELETE", `/me/blocks/${encodeURIComponent(who)}`);
    await this.look();
  }
}

export const blocks = new Blocks();
