// boardgame.io's own server with a game of Knights' weight.
//
//   node boardgameio.mjs PORT memory
//   node boardgameio.mjs PORT flatfile FOLDER
//
// Says "ready PID" on stdout once it listens.

import { createRequire } from "node:module";

// Before anything of boardgame.io is loaded: outside production it checks and logs every move, which is not fair to time.
process.env.NODE_ENV = "production";

const { FlatFile, Server } = createRequire(import.meta.url)("boardgame.io/server");
const { KnightsLike } = await import("./knightslike.mjs");

const [port, storage, folder] = process.argv.slice(2);
const usage = () => {
  console.error("usage: node boardgameio.mjs PORT memory | PORT flatfile FOLDER");
  process.exit(2);
};

function storageOf() {
  if (storage === "memory") return undefined; // its default
  if (storage === "flatfile" && folder) return new FlatFile({ dir: folder });
  return usage();
}

if (!Number.isInteger(Number(port)) || port === undefined) usage();
const { run } = Server({ games: [KnightsLike], db: storageOf(), origins: [] });
// Its `port` is handed to listen() as it is; by number alone the server would listen on every interface.
await run({ port: { host: "127.0.0.1", port: Number(port) } });
console.log(`ready ${process.pid}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
