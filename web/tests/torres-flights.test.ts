import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Board from "../src/games/torres/Board.svelte";
import type { Event } from "../src/games/torres/generated";
import Plate from "../src/games/torres/Plate.svelte";
import type { TorresScene, TorresView } from "../src/games/torres/view";
import { Flights } from "../src/look/flying";
import { extras, person } from "./snippets";
import { sceneOf, VIEW } from "./torres-scene";

/** What set off, each with out of what and into what it goes: the middles of their boxes tell. */
let flown: { of: string; kept: string | undefined }[] = [];

beforeEach(() => {
  flown = [];
  Object.assign(Element.prototype, {
    animate(this: HTMLElement) {
      if (this.className === "flight") {
        const host = this.parentElement!;
        flown.push({ of: host.dataset.thing ?? this.textContent.trim(), kept: host.dataset.spot });
      }
      return { cancel: () => undefined };
    },
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 40, height: 60 }),
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "animate");
  Reflect.deleteProperty(Element.prototype, "getBoundingClientRect");
});

const seatOf = (changes: Partial<TorresView["seats"][number]>, seat = 0): TorresView["seats"] =>
  VIEW.seats.map((one, place) => (place === seat ? { ...one, ...changes } : one));

/** From one moment of a table to the next. */
async function turn(before: Partial<TorresScene>, after: Partial<TorresScene>) {
  const props = (changes: Partial<TorresScene>, version: number) => ({
    scene: sceneOf({ version, ...changes }),
    extras,
    person,
  });
  const { rerender } = render(Board, props(before, 1));
  const flights = new Flights(() => document.body);
  flights.remember();
  await rerender(props(after, 2));
  flights.fly({ tempo: 1, moves: true });
  flights.land();
}

test("a card that is bought comes out of the pile", async () => {
  const seats = seatOf({ hand: ["vault", "stairs", "raise"] });
  await turn({}, { view: { ...VIEW, seats } });
  expect(flown).toEqual([{ of: "card-0-raise-0", kept: undefined }]);
});

test("drawn cards come out of the pile, one goes to the hand, the others go back", async () => {
  const keep: TorresView = { ...VIEW, phase: "keep", drawn: ["raise", "leap_up", "diagonal"] };
  await turn({}, { view: keep });
  expect(flown.map(({ of }) => of)).toEqual(["card-0-raise-0", "card-0-leap_up-0", "card-0-diagonal-0"]);
  document.body.replaceChildren();
  flown = [];
  await turn({ view: keep }, { view: { ...VIEW, seats: seatOf({ hand: ["vault", "stairs", "raise"] }) } });
  expect(flown[0]).toEqual({ of: "card-0-raise-0", kept: undefined });
  expect(flown.slice(1).map(({ kept }) => kept)).toEqual(["pile-0", "pile-0"]);
});

test("a card that is played goes from the hand to the table", async () => {
  await turn({}, { view: { ...VIEW, seats: seatOf({ hand: ["stairs"] }) } });
  expect(flown.map(({ kept }) => kept)).toEqual(["table"]);
});

test("of two copies of a card only the one that came flies", async () => {
  const luck = (hand: string[]): TorresView => ({ ...VIEW, variant: "luck", seats: seatOf({ hand }) });
  const aids = { ...sceneOf().aids!, pile: 30 };
  await turn({ view: luck(["vault"]), aids }, { view: luck(["vault", "vault"]), aids });
  expect(flown.map(({ of }) => of)).toEqual(["card-0-vault-1"]);
});

const PLAY: Event = { code: "torres-event-play", facts: { seat: 1, action_card: "vault" } };

test("another player's card lies on the table while it is told, and never when one is asked", () => {
  const { unmount } = render(Board, { scene: sceneOf({ events: [PLAY], behind: true }), extras, person });
  expect(document.querySelector<HTMLElement>("[data-spot=table] [data-thing]")!.dataset).toMatchObject({
    thing: "card-1-vault-0",
    from: "hand-1",
    to: "played-1",
  });
  unmount();
  render(Board, { scene: sceneOf({ events: [PLAY] }), extras, person });
  expect(document.querySelector("[data-spot=table] [data-thing]")).toBeNull();
});

test("another player's plate gets a card from the pile that it is bought from", () => {
  const buy: Event = { code: "torres-event-buy", facts: { seat: 1 } };
  const scene = sceneOf({ events: [buy] });
  const { unmount } = render(Plate, { scene, seat: 1 });
  const from = () => document.querySelector<HTMLElement>("[data-thing]")?.dataset.from;
  expect(from()).toBe("pile-1");
  expect(screen.getByTitle("Pile: 0").querySelector("[data-spot=pile-1]")).toBeTruthy();
  unmount();
  render(Plate, { scene: { ...scene, view: { ...VIEW, variant: "luck" } }, seat: 1 });
  expect(from()).toBe("pile");
});
