"""The page is served whole, safely, and only once."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path, PurePath

import pytest

from tafelrunde.server.http import pages
from tafelrunde.server.http.pages import FOR_GOOD, MEDIA, PLACES, PageMissing, add_pages
from tafelrunde.server.operations.settings import NO_LIMITS, Settings
from tests.server.serving import Client, client_of, protected

ASSETS = sorted(path.name for path in files("tafelrunde.server").joinpath("page/assets").iterdir())


@asynccontextmanager
async def visitor() -> AsyncIterator[Client]:
    app = protected(Settings(**NO_LIMITS))
    add_pages(app)
    async with client_of(app) as client:
        yield client


@pytest.mark.parametrize("place", PLACES)
async def test_every_place_shows_the_shell_under_the_policy(place: str) -> None:
    async with visitor() as client:
        response = await client.get(place.format(table="abc", token="tfr.x", game="court"))
        assert response.status == 200
        assert response.content_type == "text/html"
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        assert "unsafe" not in response.headers["Content-Security-Policy"]
        assert 'type="module"' in await response.text()


async def test_every_asset_may_be_kept_for_good() -> None:
    async with visitor() as client:
        for name in ASSETS:
            response = await client.get(f"/assets/{name}")
            assert response.status == 200
            assert response.content_type == MEDIA[PurePath(name).suffix]
            assert response.headers["Cache-Control"] == FOR_GOOD


async def test_the_shell_refers_only_to_what_is_there() -> None:
    async with visitor() as client:
        shell = await (await client.get("/")).text()
        names = re.findall(r'(?:href|src)="/assets/([^"]+)"', shell)
        assert names
        assert set(names) <= set(ASSETS)


async def test_nothing_in_the_shell_needs_a_looser_policy() -> None:
    async with visitor() as client:
        shell = await (await client.get("/")).text()
        assert " style=" not in shell
        assert "<style" not in shell
        assert re.findall(r"<script(?![^>]* src=)", shell) == []


async def test_texts_come_compressed_to_whoever_can_read_that() -> None:
    async with visitor() as client:
        name = max((name for name in ASSETS if name.endswith(".js")), key=len)
        for encoding, answered in (("gzip", "gzip"), ("identity", None)):
            response = await client.get(f"/assets/{name}", headers={"Accept-Encoding": encoding})
            assert response.headers.get("Content-Encoding") == answered
            assert "Accept-Encoding" in response.headers["Vary"]


async def test_what_has_not_changed_is_not_sent_again() -> None:
    async with visitor() as client:
        first = await client.get("/")
        assert first.headers["Cache-Control"] == "no-cache"
        again = await client.get("/", headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status, await again.read()) == (304, b"")
        assert again.headers["ETag"] == first.headers["ETag"]


async def test_what_has_a_fixed_name_is_asked_for_again_each_time() -> None:
    others = pages.Page().others
    assert {"sw.js", "manifest.webmanifest", "icons/apple-touch-icon.png"} <= set(others)
    async with visitor() as client:
        for name in others:
            response = await client.get(f"/{name}")
            assert response.status == 200
            assert response.content_type == MEDIA[PurePath(name).suffix]
            assert response.headers["Cache-Control"] == "no-cache"


async def test_the_manifest_and_the_shell_name_icons_that_are_there() -> None:
    async with visitor() as client:
        shell = await (await client.get("/")).text()
        assert 'rel="manifest" href="/manifest.webmanifest"' in shell
        manifest = await (await client.get("/manifest.webmanifest")).json(content_type=None)
        assert manifest["start_url"] in PLACES
        icons = [icon["src"] for icon in manifest["icons"]]
        icons += re.findall(r'rel="apple-touch-icon" href="([^"]+)"', shell)
        assert len(icons) == 4
        for icon in icons:
            response = await client.get(icon)
            assert (await response.read()).startswith(b"\x89PNG")


async def test_the_service_worker_knows_every_asset_and_stands_alone() -> None:
    async with visitor() as client:
        worker = await (await client.get("/sw.js")).text()
        assert [name for name in ASSETS if name not in worker] == []
        assert "import" not in worker
        assert "BUILT_ASSETS" not in worker


async def test_there_is_nothing_else() -> None:
    async with visitor() as client:
        for address in ("/assets/secret.txt", "/assets/..%2fpages.py", "/assets/1/app.js", "/elsewhere"):
            response = await client.get(address)
            assert response.status == 404
            assert (await response.json())["code"] == "not-here"


def test_an_installation_without_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "files", lambda _package: tmp_path)
    with pytest.raises(PageMissing):
        pages.Page()
