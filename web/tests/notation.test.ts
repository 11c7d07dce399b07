import { expect, test } from "vitest";
import { written as court } from "../src/games/court/notation";
import { written as knights } from "../src/games/knights/notation";
import { written as torres } from "../src/games/torres/notation";
import examples from "./generated.json";

const WRITERS: Record<string, (action: never) => string> = { court, knights, torres };

test.each(Object.keys(WRITERS))("actions of %s are written as the engine writes them", (game) => {
  const own = examples.filter((example) => example.game === game);
  expect(own.length).toBeGreaterThan(20);
  for (const { do: notation, action } of own) expect(WRITERS[game]!(action as never)).toBe(notation);
});
