// Speaks to boardgame.io's server: matches through its lobby's REST API, seats through socket.io's text frames.
//
// The frames are written by hand. socket.io-client would parse every update of every seat, and the client shares two
// cores with the server it measures; here only the one update a move is chosen from is parsed.

import { Agent, request } from "node:http";

import { numberAt, startsWith, WireSeat } from "./seat.mjs";

const HOST = "127.0.0.1";
const GAME = "knights";
const EVENT = `42/${GAME},`;
const UPDATE = Buffer.from(`${EVENT}["update"`);
const SYNC = Buffer.from(`${EVENT}["sync"`);
const JOINED = Buffer.from(`40/${GAME},`);
const VERSION = Buffer.from('"_redo":[],"_stateID":'); // the position's own; entries of the log have a "_stateID", too
const OPEN = 0x30; // engine.io's packets: the first character of a frame
const PING = 0x32;

/** The position's number, found without parsing it. */
const versionOf = (frame) => numberAt(frame, frame.lastIndexOf(VERSION) + VERSION.length);

/** The next move of a simple bot: turn by turn to the other stack, keep what the card demands or else the first die. */
function nextMove({ G, ctx, _stateID }) {
  const seat = Number(ctx.currentPlayer);
  const base = { seat, version: _stateID };
  if (!G.contest) return { ...base, move: { type: "go", args: [ctx.turn % 2 ? "left" : "right"] } };
  const wanted = G.stacks[G.contest.stack].top.demand.red;
  const fitting = G.contest.dice.flatMap((die, i) => (die === wanted ? [i] : []));
  return { ...base, move: { type: "keep", args: [fitting.length ? fitting : [0]] } };
}

const positionIn = (frame) => JSON.parse(frame.toString("utf8", EVENT.length))[2];

class Seat extends WireSeat {
  #table;
  #seat;

  constructor(url, table, seat) {
    super(`${url}/socket.io/?EIO=4&transport=websocket`);
    this.#table = table;
    this.#seat = seat;
  }

  read(frame, opened) {
    if (startsWith(frame, UPDATE)) {
      this.callback({ version: versionOf(frame), bytes: frame.length, next: () => nextMove(positionIn(frame)) });
    } else if (frame[0] === PING) {
      this.socket.send("3");
    } else if (frame[0] === OPEN) {
      this.socket.send(`40/${GAME},`);
    } else if (startsWith(frame, JOINED)) {
      this.#emit("sync", this.#table.id, String(this.#seat), this.#table.credentials[this.#seat], 4);
    } else if (startsWith(frame, SYNC)) {
      opened(nextMove(positionIn(frame).state));
    }
  }

  #emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  post({ move, version }) {
    const playerID = String(this.#seat);
    const payload = { ...move, playerID, credentials: this.#table.credentials[this.#seat] };
    this.#emit("update", { type: "MAKE_MOVE", payload }, version, this.#table.id, playerID);
  }
}

export class Adapter {
  #http;
  #ws;
  #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor({ port }) {
    this.#http = `http://${HOST}:${port}/games/${GAME}`;
    this.#ws = `ws://${HOST}:${port}`;
  }

  /** Create a match and take its four seats. */
  async createTable() {
    const { matchID: id } = await this.#call("/create", { numPlayers: 4 });
    const credentials = [];
    for (let seat = 0; seat < 4; seat++) {
      const joined = await this.#call(`/${id}/join`, { playerID: String(seat), playerName: `bot ${seat}` });
      credentials.push(joined.playerCredentials);
    }
    return { id, credentials };
  }

  async connect(table, seat) {
    const connection = new Seat(this.#ws, table, seat);
    const start = await connection.open();
    return { connection, start };
  }

  #call(path, body) {
    const options = { method: "POST", agent: this.#agent, headers: { "content-type": "application/json" } };
    return new Promise((resolve, reject) => {
      const sent = request(this.#http + path, options, async (answer) => {
        const text = (await answer.setEncoding("utf8").toArray()).join("");
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${path}: ${answer.statusCode} ${text}`));
      });
      sent.on("error", reject);
      sent.end(JSON.stringify(body));
    });
  }
}
