import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

// jsdom knows no media queries.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

// Nor does it open dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

const { speak, speakOf, teach } = await import("../src/words/words.svelte");
await speak("en");
await teach();
for (const part of ["knights", "court", "torres", "insight"]) await speakOf(part);
afterEach(() => cleanup());
