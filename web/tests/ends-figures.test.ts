import { describe, expect, it } from "vitest";
import type { Ended, GameEnding } from "../src/ends/ending";
import { endingOf } from "../src/ends/endings";
import { drawn, type Pictured } from "../src/ends/picture";
import type { WrittenPosition as CourtPosition } from "../src/games/court/generated";
import { toldMatch } from "./told-matches";

async function over(game: string): Promise<{ ending: GameEnding; ended: Ended }> {
  const { updates, story, names } = toldMatch(game);
  const last = updates.at(-1)!;
  return {
    ending: await endingOf(game),
    ended: { view: last.view, story, names, faces: [], outcome: last.outcome },
  };
}

/** What an ending says of a seat, by its words. */
function figures({ ending, ended }: Awaited<ReturnType<typeof over>>, seat: number): Record<string, unknown> {
  return Object.fromEntries(ending.figures(ended, seat).map(({ label, value }) => [label, value]));
}

const codes = (game: string, seat: number, ...names: string[]): number =>
  toldMatch(game)
    .story.flatMap(({ events }) => events)
    .filter(({ code, facts }) => facts?.seat === seat && names.some((name) => code === `${game}-event-${name}`))
    .length;

describe("what somebody did, in numbers", () => {
  it("counts the rolls, dice and abilities of Court as they were told", async () => {
    const match = await over("court");
    for (const seat of match.ended.names.keys()) {
      const said = figures(match, seat);
      expect(said.rolls).toBe(codes("court", seat, "roll"));
      expect(said["dice thrown"]).toBeGreaterThan(said.rolls as number);
    }
    expect(match.ending.how(match.ended, match.ended.outcome!.winners[0]!)).toBe("with 8 × 5");
  });

  it("counts each use of a character once", async () => {
    const match = await over("court");
    const { updates } = toldMatch("court");
    const used = updates.map(({ view }) => (view as unknown as CourtPosition).used.length);
    const uses = used.reduce((sum, count, at) => sum + Math.max(0, count - (used[at - 1] ?? 0)), 0);
    const told = match.ended.names
      .map((_, seat) => figures(match, seat))
      .map((said) => (said["abilities used"] ?? said["ability used"] ?? 0) as number);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(uses);
  });

  it("counts the rolls and attempts of Knights as they were told", async () => {
    const match = await over("knights");
    for (const seat of match.ended.names.keys()) {
      const said = figures(match, seat);
      const won = codes("knights", seat, "beaten");
      const lost = codes("knights", seat, "missed", "king-revenge", "king-spares");
      expect(said.rolls).toBe(codes("knights", seat, "roll"));
      expect(said["attempts won"]).toBe(`${won}/${won + lost}`);
    }
    expect(match.ending.how(match.ended, 0)).toBe("with four castles");
    expect(match.ending.sum(match.ended, 0)).toMatch(/^4 castles/);
  });

  it("counts what was built and walked in Torres as it was told", async () => {
    const match = await over("torres");
    for (const seat of match.ended.names.keys()) {
      const said = figures(match, seat);
      const blocks = codes("torres", seat, "build", "raise");
      expect(said[blocks === 1 ? "block built" : "blocks built"]).toBe(blocks);
    }
    expect(match.ending.sum(match.ended, 2)).toBe("31 points");
  });

  it("has nothing to say of a game of which it knows nothing but its points", async () => {
    const ending = await endingOf("pig");
    const ended: Ended = {
      view: {},
      story: [],
      names: ["Anna"],
      faces: [],
      outcome: { winners: [0], scores: [100], ending: "" },
    };
    expect(ending.figures(ended, 0)).toEqual([]);
    expect(ending.sum(ended, 0)).toBe("100");
  });
});

describe("the picture of a result", () => {
  const result: Pictured = {
    ...{ game: "Torres", headline: "Anna <b> wins.", how: "with 31 points", winners: [1] },
    ...{
      address: "https://example.org/t/x",
      rows: [1, 0].map((seat) => ({ seat, name: `N${seat}`, sum: `${seat}` })),
    },
  };

  it("says who won, with what, and everybody's sum, in a picture that reads as XML", () => {
    const svg = drawn(result, (name) => `red-${name}`);
    const read = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(read.querySelector("parsererror")).toBeNull();
    const texts = [...read.querySelectorAll("text")].map((text) => text.textContent);
    expect(texts).toEqual([
      "Torres",
      "Anna <b> wins.",
      "with 31 points",
      "N1",
      "1",
      "N0",
      "0",
      "https://example.org/t/x",
    ]);
  });

  it("is drawn with colours of its own: what it names does not exist outside the page", () => {
    expect(drawn(result, () => "#123456")).not.toContain("var(");
  });
});
