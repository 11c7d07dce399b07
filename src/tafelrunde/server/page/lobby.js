// Lists of tables: the live lobby, and mine.

import { get, self } from "./api.js";
import { el, fill } from "./dom.js";
import { Line } from "./live.js";
import { clockWords, day, named, t } from "./words.js";

const SHOWN = 6;

export function showLobby(place) {
  const tables = new Map();
  const list = el("ul", { class: "tables" });
  fill(place, el("h2", {}, t("lobby-heading")), list);
  fill(list, el("li", { class: "empty" }, t("lobby-loading")));

  const draw = () => {
    const newest = [...tables.values()].sort((one, other) => other.created - one.created);
    fill(list, newest.length ? newest.map(row) : el("li", { class: "empty" }, t("lobby-empty")));
  };
  new Line("/lobby/socket", {
    hear(message) {
      if (message.t === "lobby") {
        tables.clear();
        for (const table of message.tables) tables.set(table.id, table);
      } else if (message.t === "listed") tables.set(message.id, message);
      else if (message.t === "unlisted") tables.delete(message.id);
      draw();
    },
    state: (state) => (document.getElementById("line").textContent = state === "up" ? "" : t("reconnecting")),
  });
}

export async function showMine(place) {
  if (!self.me) return;
  const tables = await get("/me/tables");
  if (!tables.length) return;
  const older = tables.slice(SHOWN);
  fill(
    place,
    el("h2", {}, t("mine-heading")),
    el("ul", { class: "tables" }, tables.slice(0, SHOWN).map(row)),
    older.length
      ? el(
          "details",
          {},
          el("summary", {}, t("mine-older", { n: older.length })),
          el("ul", { class: "tables" }, older.map(row)),
        )
      : null,
  );
}

function row(table) {
  const { seats, clock, watch } = table.summary;
  const free = seats.filter((seat) => seat.kind === "open").length;
  const people = seats.map((seat) => seat.name || (seat.bot ? t("seat-bot", { bot: named("bot", seat.bot) }) : t(`seat-${seat.kind}`)));
  const status = table.status === "open" && free ? t("seats-free", { n: free }) : t(`status.${table.status}`);
  return el(
    "li",
    {},
    el(
      "div",
      {},
      el("strong", {}, t(`game.${table.game}`)),
      " ",
      el("span", { class: `status ${table.status}` }, status),
      el("br"),
      el("span", { class: "people" }, people.join(" · ")),
      el("br"),
      el("small", {}, `${clockWords(clock)} · ${day(table.created)}`),
    ),
    link(table, free, watch, people),
  );
}

function link(table, free, watch, people) {
  const mine = self.me && table.summary.seats.some((seat) => seat.name === self.me.name && seat.kind === "human");
  let text = t("go-on");
  if (table.status === "over") text = t("look-back");
  else if (table.updated === undefined && !mine) {
    if (table.status === "open" && free) text = t("join");
    else if (watch) text = t("watch");
    else return null;
  }
  const label = `${text}: ${t(`game.${table.game}`)}, ${people.join(", ")}`;
  return el("a", { class: "button", href: `/t/${table.id}`, "aria-label": label }, text);
}
