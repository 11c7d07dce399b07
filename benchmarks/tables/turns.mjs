// Several versions of Tafelrunde's server side by side, loaded in turns of half a second: what disturbs the machine
// disturbs all of them alike.
//
//   node turns.mjs --ports 8941,8942 --pids 1234,1235 --tables 1000 --turns 50
//
// One JSON object on stdout: for each port the moves per second of each turn, and the microseconds of processor time
// that its server took for a move.

import { parseArgs } from "node:util";

import { flatOut } from "./drive.mjs";
import { processorMs } from "./process.mjs";
import { setUp } from "./setup.mjs";
import { Adapter } from "./tafelrunde-adapter.mjs";

const ACTIVE = 64;
const WARM_UP_S = 2;
const TURN_S = 0.5;

const { values: given } = parseArgs({
  options: {
    ports: { type: "string" },
    pids: { type: "string" },
    tables: { type: "string", default: "1000" },
    turns: { type: "string", default: "50" },
  },
});
if (!given.ports || !given.pids) {
  console.error("turns.mjs needs --ports and --pids of the servers");
  process.exit(2);
}

const pids = given.pids.split(",").map(Number);
const servers = [];
for (const [place, port] of given.ports.split(",").map(Number).entries()) {
  const tables = await setUp(new Adapter({ port }), Number(given.tables));
  servers.push({ port, pid: pids[place], tables, turns: [], moves: 0, ms: 0 });
}
for (const { tables } of servers) await flatOut(tables, { seconds: WARM_UP_S, active: ACTIVE });
const isPlayedOut = ({ tables }) => tables.filter((table) => !table.over).length < ACTIVE;
for (let turn = 0; turn < Number(given.turns); turn++) {
  if (servers.some(isPlayedOut)) {
    console.error(`after ${turn} turns too few matches are left: take more tables`);
    break;
  }
  for (const server of servers) {
    const before = processorMs(server.pid);
    const { moves, elapsed } = await flatOut(server.tables, { seconds: TURN_S, active: ACTIVE });
    server.ms += processorMs(server.pid) - before;
    server.moves += moves;
    server.turns.push((moves / elapsed) * 1000);
  }
}
const report = ({ port, turns, moves, ms }) => [port, { turns, us: (ms / moves) * 1000 }];
console.log(JSON.stringify(Object.fromEntries(servers.map(report))));
process.exit(0);
