// Several versions of Tafelrunde's server side by side, loaded in turns of half a second: what disturbs the machine
// disturbs all of them alike.
//
//   node turns.mjs --ports 8941,8942 --tables 1000 --turns 50
//
// One JSON object on stdout: the moves per second of each turn, for each port.

import { parseArgs } from "node:util";

import { flatOut } from "./drive.mjs";
import { setUp } from "./setup.mjs";
import { Adapter } from "./tafelrunde-adapter.mjs";

const ACTIVE = 64;
const WARM_UP_S = 2;
const TURN_S = 0.5;

const { values: given } = parseArgs({
  options: {
    ports: { type: "string" },
    tables: { type: "string", default: "1000" },
    turns: { type: "string", default: "50" },
  },
});
if (!given.ports) {
  console.error("turns.mjs needs --ports of the servers");
  process.exit(2);
}

const servers = [];
for (const port of given.ports.split(",").map(Number)) {
  const tables = await setUp(new Adapter({ port }), Number(given.tables));
  servers.push({ port, tables, turns: [] });
}
for (const { tables } of servers) await flatOut(tables, { seconds: WARM_UP_S, active: ACTIVE });
const isPlayedOut = ({ tables }) => tables.filter((table) => !table.over).length < ACTIVE;
for (let turn = 0; turn < Number(given.turns); turn++) {
  if (servers.some(isPlayedOut)) {
    console.error(`after ${turn} turns too few matches are left: take more tables`);
    break;
  }
  for (const { tables, turns } of servers) {
    const { moves, elapsed } = await flatOut(tables, { seconds: TURN_S, active: ACTIVE });
    turns.push((moves / elapsed) * 1000);
  }
}
console.log(JSON.stringify(Object.fromEntries(servers.map(({ port, turns }) => [port, turns]))));
process.exit(0);
