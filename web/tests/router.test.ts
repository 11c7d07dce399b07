import { expect, test } from "vitest";
import { placeOf, router, withoutSecrets } from "../src/router.svelte";

test.each([
  ["/", "home", ""],
  ["/t/XM9luB_CLcyu", "table", "XM9luB_CLcyu"],
  ["/t/abc/replay", "replay", "abc"],
  ["/learn", "learn", ""],
  ["/learn/court", "learn", "court"],
  ["/rules/torres", "rules", "torres"],
  ["/recover", "recover", ""],
  ["/api/v1/me", "nowhere", ""],
])("%s shows %s", (path, screen, id) => {
  expect(placeOf(path)).toEqual({ screen, id });
});

test.each([
  ["/recover/tfs.a.b", "/recover#tfs.a.b"],
  ["/t/abc?key=K_1", "/t/abc#key=K_1"],
  ["/t/abc?at=3&key=a%2Bb", "/t/abc?at=3#key=a%2Bb"],
  ["/t/abc#key=K_1", "/t/abc#key=K_1"],
  ["/recover#tfs.a.b", "/recover#tfs.a.b"],
  ["/rules/torres?key=1#T6", "/rules/torres?key=1#T6"],
])("a secret in %s is kept from servers", (old, now) => {
  expect(withoutSecrets(new URL(old, "http://localhost"))).toBe(now);
});

test("an old link is replaced in the history at once", () => {
  const before = history.length;
  router.go("/recover/tfs.a.b", { replace: true });
  expect([location.pathname, location.hash, router.hash]).toEqual(["/recover", "#tfs.a.b", "tfs.a.b"]);
  expect(router.place).toEqual({ screen: "recover", id: "" });
  expect(history.length).toBe(before);
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
