/** Who is in as us: devices, tokens of bots, and whoever tried. */

import { call, get } from "../wire/api";
import type { FailedLogins, SessionInfo, SessionsAnswer } from "../wire/generated";

export class Access {
  sessions = $state.raw<SessionInfo[]>([]);
  failed = $state.raw<FailedLogins | null>(null);
  readonly hasTokens = $derived(this.sessions.some((session) => session.kind === "token"));

  async look(): Promise<void> {
    const found = await get<SessionsAnswer>("/me/sessions");
    this.sessions = found.sessions;
    this.failed = found.failed;
  }

  async end(session: SessionInfo): Promise<void> {
    await call("DELETE", `/me/sessions/${session.id}`);
    await this.look();
  }

  async acknowledge(): Promise<void> {
    await call("DELETE", "/me/failed-logins");
    this.failed = null;
  }
}
