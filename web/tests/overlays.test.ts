import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import Confirm from "../src/look/Confirm.svelte";
import { confirming } from "../src/look/confirm.svelte";
import { notices } from "../src/look/notices.svelte";
import { returning } from "../src/look/returning";

const soon = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  document.body.innerHTML = "<button id=opener>open</button><button id=other>other</button>";
  document.querySelector<HTMLElement>("#opener")!.focus();
});

it("goes back to what opened it", async () => {
  const back = returning();
  (document.activeElement as HTMLElement).blur();
  back();
  await soon();
  expect(document.activeElement?.id).toBe("opener");
});

it("stays where somebody has gone meanwhile", async () => {
  const back = returning();
  document.querySelector<HTMLElement>("#other")!.focus();
  back();
  await soon();
  expect(document.activeElement?.id).toBe("other");
});

it("has nowhere to go if the opener is gone", async () => {
  const back = returning();
  document.querySelector("#opener")!.remove();
  back();
  await soon();
  expect(document.activeElement).toBe(document.body);
});

it("gives the focus back when a dialog is answered", async () => {
  render(Confirm);
  const answered = confirming.ask("Really?", "Yes", "No");
  const no = await screen.findByText("No");
  no.focus();
  await fireEvent.click(no);
  expect(await answered).toBe(false);
  await soon();
  expect(document.activeElement?.id).toBe("opener");
});

it("says no more at once than leaves the dock free", () => {
  vi.useFakeTimers();
  for (const text of ["one", "two", "three", "two"]) notices.say(text);
  expect(notices.shown.map(({ text }) => text)).toEqual(["three", "two"]);
  vi.runAllTimers();
  expect(notices.shown).toEqual([]);
  vi.useRealTimers();
});
