// A WebSocket that comes back by itself; what was asked and not answered is told, never sent twice.

import { self, socketAddress } from "./api.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const SIGN_OF_LIFE = 20000;
const PATIENCE = 12000;

export class Line {
  constructor(path, { hear, state, failed, talks = false }) {
    this.path = path;
    this.hear = hear;
    this.state = state;
    this.failed = failed;
    this.talks = talks;
    this.asked = new Map();
    this.tries = 0;
    this.count = 0;
    this.ended = false;
    addEventListener("online", () => this.hurry());
    addEventListener("pageshow", (event) => event.persisted && this.hurry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.hurry());
    setInterval(() => this.check(), SIGN_OF_LIFE);
    this.open();
  }

  get up() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.waiting);
    this.person = self.me?.id ?? null;
    let heard = false;
    const socket = new WebSocket(socketAddress(this.path));
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      if (!heard) this.state("up");
      heard = true;
      this.tries = 0;
      this.take(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.ended) return;
      this.lose();
      this.state("down");
      if (!heard) this.failed?.();
      this.again();
    };
  }

  // Wait longer each time, and never all at the same moment.
  again() {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }

  hurry() {
    if (!this.ended && this.socket.readyState > WebSocket.OPEN) {
      this.tries = 0;
      this.open();
    }
  }

  // Connect anew at once, for example as somebody else.
  renew() {
    const old = this.socket;
    this.lose();
    this.open();
    old.close();
  }

  end() {
    this.ended = true;
    clearTimeout(this.waiting);
    this.socket.close();
  }

  lose() {
    for (const { reject } of this.asked.values()) reject(new Lost());
    this.asked.clear();
  }

  take(message) {
    const asked = (message.t === "done" || message.t === "refused") && this.asked.get(message.id);
    if (asked) {
      this.asked.delete(message.id);
      if (message.t === "done") asked.resolve(message);
      else asked.reject(new Denied(message.problem));
    }
    this.hear(message);
  }

  ask(command) {
    if (!this.up) return Promise.reject(new Lost());
    const id = `c${(this.count += 1)}`;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...command, id }));
    });
  }

  // A line may be dead without anybody having said so.
  check() {
    if (!this.talks || !this.person || !this.up || document.hidden) return;
    const socket = this.socket;
    const late = setTimeout(() => {
      if (socket === this.socket) {
        this.state("down");
        this.renew();
      }
    }, PATIENCE);
    this.ask({ t: "ping" }).then(() => clearTimeout(late), () => clearTimeout(late));
  }
}

export class Lost extends Error {}

export class Denied extends Error {
  constructor(problem) {
    super(problem.message || problem.code);
    this.code = problem.code;
  }
}
