import { expect, test } from "vitest";
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
