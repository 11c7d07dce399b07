import { expect, test } from "vitest";
import { noted as notedCourt, written as court } from "../src/games/court/notation";
import { noted as notedKnights, written as knights } from "../src/games/knights/notation";
import { noted as notedTorres, written as torres } from "../src/games/torres/notation";
import examples from "./generated.json";

const WRITERS: Record<string, (action: never) => string> = { court, knights, torres };

test.each(Object.keys(WRITERS))("actions of %s are written as the engine writes them", (game) => {
  const own = examples.filter((example) => example.game === game);
  expect(own.length).toBeGreaterThan(20);
  for (const { do: notation, action } of own) expect(WRITERS[game]!(action as never)).toBe(notation);
});

test("the log can be read in notation", () => {
  const moved = { seat: 0, from: "a7", to: "a8", level: 2 };
  expect(notedTorres({ code: "torres-event-move", facts: moved })).toBe("Ka7-a8");
  expect(notedTorres({ code: "torres-event-gate", facts: moved })).toBe("gate a7>a8");
  expect(notedTorres({ code: "torres-event-build", facts: { seat: 0, cell: "c4", level: 1 } })).toBe("B c4");
  const change = { seat: 1, character: "serving-maid", before: "1", after: "2" } as const;
  expect(notedCourt({ code: "court-event-change", facts: change })).toBe("use serving-maid 1>2");
  expect(notedKnights({ code: "knights-event-attack", facts: { seat: 0, owner: 1, like: "red" } })).toBe(
    "attack B red",
  );
});

test("what nobody did has no notation", () => {
  expect(notedTorres({ code: "torres-event-won", facts: { seat: 0 } })).toBeUndefined();
  expect(notedCourt({ code: "court-event-final-round" })).toBeUndefined();
});
