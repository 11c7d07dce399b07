// Home: three boxes on the table, the lobby, my tables, and records.

import { call, comeIn, games, post, rememberedName, self } from "./api.js";
import { button, el, fill, labelled, notice } from "./dom.js";
import { showLobby, showMine } from "./lobby.js";
import { setUp } from "./setup.js";
import { t } from "./words.js";

const OPPONENTS = 2;

export async function showHome(main) {
  document.title = t("title");
  const boxes = el("div", { class: "boxes" });
  const [lobby, mine] = [el("section", { class: "panel" }), el("section", { class: "panel mine" })];
  const name = nameField();
  fill(
    main,
    el("h1", {}, t("home-heading")),
    name.place,
    boxes,
    el("div", { class: "columns" }, lobby, el("div", {}, mine, recordBox(name))),
  );
  main.className = "home";
  showLobby(lobby);
  showMine(mine);
  for (const game of await games()) boxes.append(box(game, name));
}

// Whoever is known is greeted; everybody else may say how to be called.
function nameField() {
  const input = el("input", { maxlength: 24, autocomplete: "nickname", value: rememberedName() ?? "" });
  const place = self.me
    ? el("p", { class: "greeting" }, t("you-are", { name: self.me.name }), ...guestNote())
    : el("div", { class: "greeting" }, labelled(t("your-name"), input, t("name-hint")));
  return { place, value: () => input.value };
}

function guestNote() {
  return self.me.guest ? [" ", t("guest-note"), " ", el("a", { href: "/you" }, t("guest-link"))] : [];
}

function box(game, name) {
  const [from, to] = [game.players[0], game.players.at(-1)];
  const title = t(`game.${game.name}`);
  const act = (text, does, attributes) => button(text, (event) => busy(event.currentTarget, does), attributes);
  return el(
    "section",
    { class: `panel box ${game.name}`, "aria-labelledby": `box-${game.name}` },
    el("h2", { id: `box-${game.name}` }, title),
    el("p", {}, t(`about.${game.name}`)),
    el("p", { class: "small" }, t("players-range", { from, to })),
    el(
      "div",
      { class: "bar" },
      act(t("play-now"), () => playNow(game, name.value()), {
        class: "primary",
        "aria-label": `${t("play-now")}: ${title}, ${t("play-now-hint")}`,
      }),
      act(t("set-up"), () => setUp(game, name.value), { "aria-label": `${t("set-up")}: ${title}` }),
    ),
    el("p", { class: "small" }, `${t("play-now")}: ${t("play-now-hint")}.`),
  );
}

async function busy(control, does) {
  control.disabled = true;
  try {
    await does();
  } catch (refused) {
    notice(refused.message);
  } finally {
    control.disabled = false;
  }
}

async function playNow(game, name) {
  await comeIn(name);
  const bots = Array.from({ length: OPPONENTS }, () => ({ kind: "bot" }));
  const made = await post("/tables", { game: game.name, seats: [{ kind: "open" }, ...bots], listed: false });
  location.assign(made.path);
}

function recordBox(name) {
  const file = el("input", { type: "file", accept: ".jsonl,application/jsonl", required: true });
  const bring = async (event) => {
    event.preventDefault();
    try {
      await comeIn(name.value());
      const made = await call("POST", "/records", await file.files[0].text(), "application/jsonl");
      location.assign(made.path);
    } catch (refused) {
      notice(refused.message);
    }
  };
  return el(
    "section",
    { class: "panel" },
    el("h2", {}, t("record-heading")),
    el("p", { class: "small" }, t("record-hint")),
    el("form", { onsubmit: bring }, labelled(t("record-file"), file), el("button", {}, t("record-bring"))),
  );
}
