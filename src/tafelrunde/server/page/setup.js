// Setting a table up: players, seats, clock, and the options of the game as its schema tells them.

import { comeIn, post } from "./api.js";
import { button, el, fill, labelled, notice, select } from "./dom.js";
import { has, named, t } from "./words.js";

export function setUp(game, name) {
  const parts = [seatsPart(game), clockPart(), privacyPart(), optionsPart(game)];
  const dialog = el("dialog", { class: "setup", "aria-labelledby": "setup", onclose: () => dialog.remove() });
  const submit = async (event) => {
    event.preventDefault();
    try {
      await comeIn(name());
      const wish = Object.assign({ game: game.name }, ...parts.map((part) => part.read()));
      location.assign((await post("/tables", wish)).path);
    } catch (refused) {
      notice(refused.message);
    }
  };
  dialog.append(
    el("h2", { id: "setup" }, t("setup-heading", { game: t(`game.${game.name}`) })),
    el(
      "form",
      { onsubmit: submit },
      parts.map((part) => part.place),
      el(
        "div",
        { class: "bar" },
        el("button", { class: "primary" }, t("setup-go")),
        button(t("cancel"), () => dialog.close()),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

function seatsPart(game) {
  const usual = game.options.properties.players.default;
  const players = select(game.players.map((number) => [String(number), String(number)]), String(usual));
  const plays = el("input", { type: "checkbox", checked: true });
  const place = el("div", { class: "seat-wishes" });
  const wishes = [];
  const kinds = [
    ["open", t("setup-open")],
    ["reserved", t("setup-reserved")],
    ...[...game.bots].reverse().map((bot, index) => [
      `bot ${bot}`,
      t(index ? "bot-named" : "bot-best", { bot: named("bot", bot) }),
    ]),
  ];
  const draw = () => {
    while (wishes.length < game.players.at(-1)) wishes.push(select(kinds, "open"));
    const shown = wishes.slice(0, Number(players.value));
    fill(place, shown.map((wish, number) => labelled(t("setup-seat", { number: number + 1 }), wish)));
  };
  players.addEventListener("change", draw);
  draw();
  return {
    place: el("div", {}, labelled(t("setup-players"), players), place, tick(plays, t("setup-play"))),
    read: () => ({
      seats: wishes.slice(0, Number(players.value)).map(({ value }) => {
        const [kind, bot] = value.split(" ");
        return bot ? { kind, bot } : { kind };
      }),
      sit: plays.checked,
    }),
  };
}

function tick(box, text, hint) {
  return el("label", { class: "tick" }, box, el("span", {}, text, hint ? el("small", {}, ` ${hint}`) : null));
}

function number(value, min, max) {
  return el("input", { type: "number", value: String(value), min, max, required: true, inputmode: "numeric" });
}

function clockPart() {
  const fields = {
    turn: { seconds: [t("setup-seconds"), number(90, 5, 86400)] },
    match: {
      minutes: [t("setup-minutes"), number(20, 1, 1440)],
      increment: [t("setup-increment"), number(10, 0, 600)],
    },
    days: { days: [t("setup-days"), number(2, 1, 30)] },
  };
  const kind = select(["none", "turn", "match", "days"].map((name) => [name, t(`setup-clock.${name}`)]), "none");
  const more = el("div", { class: "together" });
  const draw = () => fill(more, Object.values(fields[kind.value] ?? {}).map(([text, input]) => labelled(text, input)));
  kind.addEventListener("change", draw);
  const read = () => {
    const values = Object.entries(fields[kind.value] ?? {}).map(([name, [, input]]) => [name, Number(input.value)]);
    const { minutes, ...clock } = Object.fromEntries(values);
    return { clock: { kind: kind.value, ...clock, ...(minutes && { seconds: minutes * 60 }) } };
  };
  return { place: el("div", {}, labelled(t("setup-clock"), kind), more), read };
}

function privacyPart() {
  const [listed, watch] = [0, 1].map(() => el("input", { type: "checkbox", checked: true }));
  return {
    place: el("div", {}, tick(listed, t("setup-listed"), t("setup-listed-hint")), tick(watch, t("setup-watch"))),
    read: () => ({ listed: listed.checked, watch: watch.checked }),
  };
}

function optionsPart(game) {
  const controls = Object.entries(game.options.properties)
    .filter(([name]) => name !== "players")
    .map(([name, schema]) => [name, schema, control(name, schema, game)]);
  const place = el(
    "details",
    {},
    el("summary", {}, t("setup-options")),
    controls.map(([name, schema, { input }]) => {
      const text = has(`option.${name}`) ? t(`option.${name}`) : name;
      return input.type === "checkbox" ? tick(input, text) : labelled(text, input, schema.description);
    }),
  );
  const read = () => {
    const chosen = controls.map(([name, , { value }]) => [name, value()]);
    return { options: Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) };
  };
  return { place, read };
}

// A control for an option, and what it says; undefined where the game shall decide.
function control(name, schema, game) {
  const kinds = schema.anyOf ?? [schema];
  const kind = kinds.find(({ type }) => type !== "null");
  if (kind.type === "boolean") {
    const input = el("input", { type: "checkbox", checked: schema.default });
    return { input, value: () => input.checked };
  }
  if (name === "start") {
    const seats = game.players.at(-1);
    const options = Array.from({ length: seats }, (_, seat) => [String(seat), t("setup-seat", { number: seat + 1 })]);
    const input = select([["", t("option-any")], ...options], "");
    return { input, value: () => (input.value ? Number(input.value) : undefined) };
  }
  if (kind.enum) {
    const options = kind.enum.map((value) => [value, named("value", value)]);
    const open = schema.default === null ? [["", t("option-any")]] : [];
    const input = select([...open, ...options], schema.default ?? "");
    return { input, value: () => input.value || undefined };
  }
  if (kind.type === "integer") {
    const input = number(schema.default ?? "", kind.minimum, kind.maximum);
    return { input, value: () => (input.value ? Number(input.value) : undefined) };
  }
  const input = el("textarea", { rows: 3, placeholder: t("option-default") });
  return {
    input,
    value: () => {
      const lines = input.value.split("\n").map((line) => line.trim()).filter(Boolean);
      return lines.length ? lines : undefined;
    },
  };
}
