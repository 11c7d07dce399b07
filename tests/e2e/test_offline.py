"""Without a connection the page still opens, says what is the matter, and lets the rules be read."""

import re

from playwright.sync_api import Browser, Page, expect

KEPT = """async part => {
  const cache = await caches.open("tafelrunde");
  return (await cache.keys()).some(request => request.url.includes(part));
}"""

COUNT = """async () => (await (await caches.open("tafelrunde")).keys()).length"""


def has_kept(page: Page, part: str) -> None:
    """Wait until the service worker has kept something."""
    for _ in range(300):
        if page.evaluate(KEPT, part):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{part} is not kept")


def has_kept_all(page: Page) -> None:
    """Wait until nothing more is kept."""
    before = -1
    while (count := page.evaluate(COUNT)) != before:
        before = count
        page.wait_for_timeout(2000)


def test_a_device_without_a_connection_reads_the_rules_and_comes_back(browser: Browser, origin: str) -> None:
    page = browser.new_context(locale="en").new_page()
    page.goto(origin)
    for part in ("Home", "Offline", "Rules"):
        has_kept(page, f"/assets/{part}")
    has_kept_all(page)
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
    has_kept(page, "/assets/Home")
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
    assert not page.evaluate(KEPT, "/api/")
    page.context.close()
