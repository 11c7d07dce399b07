import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lensOf, PLAN } from "../src/games/torres/solid/lens";
import type { Model } from "../src/games/torres/solid/model";
import type { Palette } from "../src/games/torres/solid/palette";
import { Picture } from "../src/games/torres/solid/picture";
import { isDrawnInSoftware } from "../src/games/torres/solid/support";

const drawn = vi.hoisted(() => ({ isSlow: true, fineness: 0, pictures: [] as number[] }));
vi.mock("../src/games/torres/solid/world", () => ({
  World: class {
    isSlow = drawn.isSlow;
    resize = (_: unknown, fineness: number) => (drawn.fineness = fineness);
    render = () => drawn.pictures.push(drawn.fineness);
    look() {}
    arrange() {}
    dispose() {}
  },
}));

const MODEL: Model = { blocks: [], figures: [], decals: [], ghost: null };
let picture: Picture;

async function opened(isSlow: boolean): Promise<void> {
  Object.assign(drawn, { isSlow, pictures: [] });
  const lens = lensOf({ turn: 0, tilt: PLAN }, { width: 300, height: 300 });
  const subject = { model: MODEL, lens, ways: {}, moves: false, tempo: 1, step: () => false };
  picture = new Picture(document.createElement("canvas"), subject);
  await picture.open(() => ({}) as Palette);
  vi.advanceTimersByTime(100);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  picture.close();
  vi.useRealTimers();
});

test("without a card what changes is drawn coarsely, and finely once when it has been still", async () => {
  await opened(true);
  expect(drawn.pictures).toEqual([1]);
  for (let change = 0; change < 3; change += 1) {
    picture.ask();
    vi.advanceTimersByTime(100);
  }
  const coarse = drawn.pictures.at(-1)!;
  expect(coarse).toBeLessThan(1);
  vi.advanceTimersByTime(10_000);
  expect(drawn.pictures).toEqual([1, coarse, coarse, coarse, 1]);
});

test("with a card every picture is fine", async () => {
  await opened(false);
  picture.ask();
  vi.advanceTimersByTime(10_000);
  expect(drawn.pictures).toEqual([1, 1]);
});

test.each([
  ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)", true],
  ["llvmpipe, or similar", true],
  ["ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)", false],
])("a browser says what draws: %s", async (renderer, software) => {
  await opened(false);
  const says = (hidden: boolean) =>
    ({
      ...{ RENDERER: 1, getExtension: () => ({ UNMASKED_RENDERER_WEBGL: 2 }) },
      getParameter: (name: number) => (hidden && name === 1 ? "WebKit WebGL" : renderer),
    }) as unknown as WebGL2RenderingContext;
  expect(isDrawnInSoftware(says(false))).toBe(software);
  expect(isDrawnInSoftware(says(true))).toBe(software);
});
