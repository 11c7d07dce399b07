/** The door to the local network: where a phone in the room finds this server, and the switch for whoever sits at it. */

import { call, get } from "./api";
import type { LocalNetworkInfo } from "./generated";

const PATH = "/local-network";
const NOTHING: LocalNetworkInfo = { yours: false, open: false, addresses: [] };
/** Names by which nobody but the machine itself finds the server. */
const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const isHere = (hostname: string): boolean => HERE.test(hostname);

class LocalNetwork {
  info = $state.raw(NOTHING);

  /** Ask how it stands; only a page of the machine itself is told, so that no other one asks. */
  async look(): Promise<void> {
    if (!isHere(location.hostname)) return;
    this.info = await get<LocalNetworkInfo>(PATH).catch(() => NOTHING);
  }

  async switch(open: boolean): Promise<void> {
    this.info = await call<LocalNetworkInfo>("PUT", PATH, { open });
  }

  /** What an address has to begin with for others to reach it: as this page's own does, unless nobody else can. */
  get origin(): string {
    return this.info.addresses[0] ?? location.origin;
  }

  /** Whether a link of this page leads nowhere on another device. */
  get isAlone(): boolean {
    return this.info.yours && !this.info.open;
  }
}

export const localNetwork = new LocalNetwork();
