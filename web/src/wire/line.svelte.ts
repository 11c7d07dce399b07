/** A WebSocket that comes back by itself; what was asked and not answered is told, never sent twice. */

import { explain } from "../words/words.svelte";
import { socketAddress } from "./api";
import type { Command, Done, ServerMessage } from "./generated";
import type { Problem } from "./problem";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SIGN_OF_LIFE = 20_000;
const PATIENCE = 12_000;
/** With which words a server closes that leaves the table to another one. */
const SENT_ON = ["moved", "closing"];

/** The connection broke before the answer came. */
export class Lost extends Error {}

/** The table did not do what was asked. */
export class Denied extends Error {
  constructor(readonly problem: Problem) {
    super(explain(problem));
  }
}

interface Asked {
  resolve: (done: Done) => void;
  reject: (error: Error) => void;
}

export class Line<Message = ServerMessage> {
  up = $state(false);
  #socket: WebSocket | undefined;
  #asked = new Map<string, Asked>();
  #tries = 0;
  #count = 0;
  #ended = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #hurry = () => this.#hurryUp();

  constructor(
    private path: string,
    readonly hear: (message: Message) => void,
    readonly options: { talks?: boolean; failed?: () => void } = {},
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("pageshow", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#pulse = setInterval(() => this.#check(), SIGN_OF_LIFE);
    this.#open();
  }

  ask(command: Command): Promise<Done> {
    if (!this.up || !this.#socket) return Promise.reject(new Lost());
    const id = `c${(this.#count += 1)}`;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#socket!.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Connect anew at once, for example as somebody else, or to hear more. */
  renew(path = this.path): void {
    this.path = path;
    const old = this.#socket;
    this.#lose();
    this.#open();
    hangUp(old);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#waiting);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("pageshow", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#lose();
    hangUp(this.#socket);
  }

  #open(): void {
    clearTimeout(this.#waiting);
    let heard = false;
    const socket = new WebSocket(socketAddress(this.path));
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      heard = true;
      this.up = true;
      this.#tries = 0;
      this.#take(JSON.parse(data) as Message & ServerMessage);
    };
    socket.onclose = ({ reason }: { reason: string }) => {
      if (socket !== this.#socket || this.#ended) return;
      this.#lose();
      if (!heard) this.options.failed?.();
      this.#again(SENT_ON.includes(reason));
    };
  }

  /** Wait longer each time, and never all at the same moment; who is sent on to another server comes sooner at first. */
  #again(sentOn: boolean): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const least = sentOn && this.#tries === 0 ? 0 : 0.5;
    this.#tries += 1;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#open(), wait * (least + Math.random() / 2));
  }

  #hurryUp(): void {
    if (document.hidden || this.#ended || (this.#socket?.readyState ?? 0) <= WebSocket.OPEN) return;
    this.#tries = 0;
    this.#open();
  }

  #lose(): void {
    this.up = false;
    for (const { reject } of this.#asked.values()) reject(new Lost());
    this.#asked.clear();
  }

  #take(message: Message & ServerMessage): void {
    this.hear(message);
    if (message.t === "done") this.#answered(message.id)?.resolve(message);
    else if (message.t === "refused") this.#answered(message.id)?.reject(new Denied(message.problem));
  }

  #answered(id: string | null): Asked | undefined {
    if (id === null) return undefined;
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  /** A line may be dead without anybody having said so. */
  #check(): void {
    if (!this.options.talks || !this.up || document.hidden) return;
    const socket = this.#socket;
    const late = setTimeout(() => socket === this.#socket && this.renew(), PATIENCE);
    const alive = () => clearTimeout(late);
    this.ask({ t: "ping" }).then(alive, alive);
  }
}

/** Close a socket; browsers complain about one that is closed before it was open. */
function hangUp(socket: WebSocket | undefined): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
