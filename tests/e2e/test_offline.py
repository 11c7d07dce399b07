"""Without a connection the page still opens, says what is the matter, and lets the rules be read."""

import re

from playwright.sync_api import Browser, Page, expect

PATIENCE_S = 60
KEPT = """async part => {
  const cache = await caches.open("tafelrunde");
  return (await cache.keys()).some(request => request.url.includes(part));
}"""

NOTE_TOLD = """
window.told = [];
const post = ServiceWorker.prototype.postMessage;
ServiceWorker.prototype.postMessage = function (paths) {
  told.push(paths);
  return post.call(this, paths);
};
"""
"""Notes what the page tells the service worker that it has loaded: at first, and again with the rules."""
KEPT_ALL = """async () => {
  const cache = await caches.open("tafelrunde");
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return told.length === 2 && told[1].every((path) => !path.startsWith("/assets/") || kept.includes(path));
}"""
"""Says whether the service worker has kept all that there is to read."""


def wait_until(page: Page, said: str, about: str | None = None) -> None:
    """Wait until the page says yes."""
    for _ in range(PATIENCE_S * 10):
        if page.evaluate(said, about):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {said}")


def test_a_device_without_a_connection_reads_the_rules_and_comes_back(browser: Browser, origin: str) -> None:
    page = browser.new_context(locale="en").new_page()
    page.add_init_script(NOTE_TOLD)
    page.goto(origin)
    wait_until(page, KEPT_ALL)
    for part in ("Home", "Offline", "Rules"):
        assert page.evaluate(KEPT, f"/assets/{part}"), part
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="The tables cannot be reached")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Torres").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Torres")
    page.goto(origin)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible(timeout=20_000)
    page.context.close()


def test_what_the_api_says_is_not_kept(browser: Browser, origin: str) -> None:
    page = browser.new_context(locale="en").new_page()
    page.goto(origin)
    wait_until(page, KEPT, "/assets/Home")
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
    assert not page.evaluate(KEPT, "/api/")
    page.context.close()
