import { expect, test, vi } from "vitest";
import { explain, name, say, speak, tell, time, LANGUAGES, type Language } from "../src/words/words.svelte";

test("a card is told by its name and keeps its demand", () => {
  expect(name("card", "red 3-3-3+1")).toBe(`${say("like-red")} (3-3-3+1)`);
});

test("what has no name is told as it is written", () => {
  expect(name("cell", "d4")).toBe("d4");
});

test("seats are told by the players' names", () => {
  const event = { code: "table-sat", facts: { seat: 1 } };
  expect(tell(event, ["Anna", "Ben"])).toContain("Ben");
});

test("an unknown problem is told in the server's words", () => {
  expect(explain({ code: "from-the-future", message: "Something new." })).toBe("Something new.");
});

test("an unknown code is shown rather than hidden", () => {
  expect(say("no-such-code")).toBe("no-such-code");
});

test("time is told in minutes, hours and days", () => {
  expect(time(61_000)).toBe("1:01");
  expect(time(3_600_000)).toBe("1:00:00");
  expect(time(-5)).toBe("0:00");
  expect(time(90_000_000)).toContain("01:00");
});

test.each(Object.keys(LANGUAGES) as Language[])("%s speaks of the page itself", async (language) => {
  await speak(language);
  expect(say("web-play-now")).not.toBe("web-play-now");
  expect(document.documentElement.lang).toBe(language);
  await speak("en");
});

test("a finger taps, a mouse clicks", () => {
  const asked = () => say("web-knights-choose-loss");
  dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType: "touch" }));
  expect(asked()).toBe("Tap the castle you give up.");
  dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType: "mouse" }));
  expect(asked()).toBe("Click the castle you give up.");
});

test("names come with their article where a sentence asks for it", async () => {
  await speak("de");
  const taken = { code: "knights-event-gains", facts: { seat: 0, card: "green 3-3-3+1" } };
  expect(tell(taken, ["Anna"])).toBe("Anna nimmt die Grüne Burg (3-3-3+1).");
  await speak("en");
});

test("the words of a game come when it is first spoken of, in whatever language is spoken then", async () => {
  vi.resetModules();
  const { has, speak, speakOf } = await import("../src/words/words.svelte");
  await speak("en");
  expect([has("web-play-now"), has("game-court"), has("web-about-court")]).toEqual([true, true, true]);
  expect([has("court-event-roll"), has("web-lesson-court-about")]).toEqual([false, false]);
  const coming = speakOf("court");
  await speak("hu");
  await coming;
  expect([has("court-event-roll"), has("knights-event-gains")]).toEqual([true, false]);
  expect(document.documentElement.lang).toBe("hu");
  await speakOf("from-elsewhere");
  expect(has("court-event-roll")).toBe(true);
});
