import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { speak } from "../src/words/words.svelte";

// jsdom knows no media queries.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

await speak("en");
afterEach(() => cleanup());
