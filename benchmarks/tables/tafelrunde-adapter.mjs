// Speaks to Tafelrunde's server: four guests, tables through REST, seats through WebSockets.

import { Agent, request } from "node:http";

import { numberAt, startsWith, WireSeat } from "./seat.mjs";

const HOST = "127.0.0.1";
const GAME = "knights";
const LOOK_MS = 200; // between two looks whether the rules are compiled
const UPDATE = Buffer.from('{"t":"update","version":');
const REFUSED = Buffer.from('{"t":"refused"');
const LEGAL = Buffer.from('"legal":[');

/** The match's version, found without parsing the update. */
const versionOf = (frame) => numberAt(frame, UPDATE.length);

/** Any legal action: the seat that is to act has been sent them all. Nothing once the match is over. */
function nextMove(frames) {
  const acting = frames.find((frame) => frame.includes(LEGAL));
  if (!acting) return null;
  const { version, to_act: seat, legal } = JSON.parse(acting.toString());
  return { seat, version, move: legal[Math.floor(Math.random() * legal.length)].do };
}

class Seat extends WireSeat {
  #frames;
  #seat;

  constructor(url, table, seat, person) {
    super(`${url.replace("http", "ws")}/api/v1/tables/${table.id}/socket`, { cookie: person.cookie, origin: url });
    this.#frames = table.frames;
    this.#seat = seat;
  }

  read(frame, opened) {
    if (startsWith(frame, UPDATE)) {
      this.#frames[this.#seat] = frame;
      this.callback({ version: versionOf(frame), bytes: frame.length, next: () => nextMove(this.#frames) });
    } else if (startsWith(frame, REFUSED)) {
      throw new Error(frame.toString());
    } else if (opened) {
      const { t, match } = JSON.parse(frame.toString());
      if (t !== "state") return;
      const seat = match.to_act;
      opened({ seat, version: match.version, move: match.legal?.[0].do });
    }
  }

  post({ move, version }) {
    this.socket.send(`{"t":"play","version":${version},"action":${JSON.stringify(move)}}`);
  }
}

export class Adapter {
  #http;
  #parties;
  #made = 0;
  #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  /** So many parties of four people sit down in turn. */
  constructor({ port, parties = 1 }) {
    this.#http = `http://${HOST}:${port}`;
    const ready = this.#ready();
    this.#parties = Array.from({ length: parties }, () => ready.then(() => this.#party()));
  }

  /** A server that has just been started gets its rules ready while it answers already. */
  async #ready() {
    for (;;) {
      const games = await (await fetch(`${this.#http}/api/v1/readiness`)).json();
      if (games.find(({ game }) => game === GAME).ready) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  #party() {
    return Promise.all([0, 1, 2, 3].map((seat) => this.#call("/me", { name: `bot ${seat}` })));
  }

  /** Create a table and take its four seats. */
  async createTable() {
    const people = await this.#parties[this.#made++ % this.#parties.length];
    const wish = { game: GAME, seats: [{}, {}, {}, {}], listed: false };
    const { id } = (await this.#call("/tables", wish, people[0])).body;
    for (const person of people.slice(1)) await this.#call(`/tables/${id}/commands`, { t: "sit" }, person);
    return { id, people, frames: [] };
  }

  async connect(table, seat) {
    const connection = new Seat(this.#http, table, seat, table.people[seat]);
    const start = await connection.open();
    return { connection, start };
  }

  #call(path, body, person) {
    const headers = { "content-type": "application/json", ...(person && { cookie: person.cookie }) };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#http}/api/v1${path}`, { method: "POST", agent: this.#agent, headers }, async (answer) => {
        const text = (await answer.setEncoding("utf8").toArray()).join("");
        if (answer.statusCode >= 300) return reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        const cookie = answer.headers["set-cookie"]?.[0].split(";")[0];
        resolve({ body: JSON.parse(text), cookie });
      });
      sent.on("error", reject);
      sent.end(JSON.stringify(body));
    });
  }
}
