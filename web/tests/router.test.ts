import { expect, test } from "vitest";
import { placeOf, router } from "../src/router.svelte";

test.each([
  ["/", "home", ""],
  ["/t/XM9luB_CLcyu", "table", "XM9luB_CLcyu"],
  ["/t/abc/replay", "replay", "abc"],
  ["/learn", "learn", ""],
  ["/learn/court", "learn", "court"],
  ["/rules/torres", "rules", "torres"],
  ["/recover/tfr.x%2F1", "recover", "tfr.x/1"],
  ["/api/v1/me", "nowhere", ""],
])("%s shows %s", (path, screen, id) => {
  expect(placeOf(path)).toEqual({ screen, id });
});

test("a link inside the page does not load it anew", () => {
  const link = document.createElement("a");
  link.href = "/settings";
  document.body.append(link);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(router.place.screen).toBe("settings");
});

test.each(["/api/v1/me/export", "https://example.org/"])("%s is left to the browser", (href) => {
  const link = document.createElement("a");
  link.href = href;
  link.addEventListener("click", (event) => queueMicrotask(() => event.preventDefault()));
  document.body.append(link);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
