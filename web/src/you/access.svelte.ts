/** Who is in as us: devices, tokens of bots, and whoever tried. */

import { call, get } from "../wire/api";

export interface Session {
  id: string;
  kind: "device" | "token";
  name: string;
  created: number;
  seen: number | null;
  here: boolean;
}

interface Failed {
  number: number;
  last: number;
}

export class Access {
  sessions = $state.raw<Session[]>([]);
  failed = $state.raw<Failed | null>(null);
  readonly hasTokens = $derived(this.sessions.some((session) => session.kind === "token"));

  async look(): Promise<void> {
    const found = await get<{ sessions: Session[]; failed: Failed | null }>("/me/sessions");
    this.sessions = found.sessions;
    this.failed = found.failed;
  }

  async end(session: Session): Promise<void> {
    await call("DELETE", `/me/sessions/${session.id}`);
    await this.look();
  }

  async acknowledge(): Promise<void> {
    await call("DELETE", "/me/failed-logins");
    this.failed = null;
  }
}
