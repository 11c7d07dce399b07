import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

// jsdom knows no media queries.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

const { speak, teach } = await import("../src/words/words.svelte");
await speak("en");
await teach();
afterEach(() => cleanup());
