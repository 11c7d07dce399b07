"""The page is served whole, safely, and only once."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import PurePath

import pytest

from tafelrunde.server.pages import FOR_GOOD, MEDIA, PLACES, add_pages
from tafelrunde.server.settings import NO_LIMITS, Settings
from tests.server.serving import Client, client_of, protected

FILES = {path.name: path.read_text("utf-8") for path in files("tafelrunde.server").joinpath("page").iterdir()}
SCRIPTS = sorted(name for name in FILES if name.endswith(".js"))
TEXT_KEY = re.compile(r'[^\w.]t\(\s*"([\w.-]+)"')
KNOWN_KEY = re.compile(r'^  "?([\w.-]+)"?: ', re.MULTILINE)


@asynccontextmanager
async def visitor() -> AsyncIterator[Client]:
    app = protected(Settings(**NO_LIMITS))
    add_pages(app)
    async with client_of(app) as client:
        yield client


def linked(shell: str) -> list[str]:
    """Return all addresses that the shell refers to."""
    return re.findall(r'(?:href|src)="(/page/[^"]+)"', shell)


@pytest.mark.parametrize("place", PLACES)
async def test_every_place_shows_the_shell_under_the_policy(place: str) -> None:
    async with visitor() as client:
        response = await client.get(place.format(table="abc", token="tfr.x"))
        assert response.status == 200
        assert response.content_type == "text/html"
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        assert "unsafe" not in response.headers["Content-Security-Policy"]
        assert 'type="module"' in await response.text()


async def test_everything_that_the_shell_refers_to_is_there_and_may_be_kept_for_good() -> None:
    async with visitor() as client:
        addresses = linked(await (await client.get("/")).text())
        assert len(addresses) > len(SCRIPTS)
        for address in addresses:
            response = await client.get(address)
            assert response.status == 200
            assert response.content_type == MEDIA[PurePath(address).suffix]
            assert response.headers["Cache-Control"] == FOR_GOOD


async def test_what_has_not_changed_is_not_sent_again() -> None:
    async with visitor() as client:
        for address in ("/", "/page/app.js"):
            first = await client.get(address)
            assert first.headers["Cache-Control"] == "no-cache"
            again = await client.get(address, headers={"If-None-Match": first.headers["ETag"]})
            assert (again.status, await again.read()) == (304, b"")
            assert again.headers["ETag"] == first.headers["ETag"]


async def test_a_file_of_another_version_is_not_kept_as_that_version() -> None:
    async with visitor() as client:
        response = await client.get("/page/0123456789abcdef/app.js")
        assert response.status == 200
        assert response.headers["Cache-Control"] == "no-cache"


async def test_there_is_nothing_else() -> None:
    async with visitor() as client:
        for address in ("/page/secret.txt", "/page/..%2fpages.py", "/page/1/2/app.js", "/elsewhere"):
            response = await client.get(address)
            assert response.status == 404
            assert (await response.json())["code"] == "not-here"


def test_nothing_is_inline_and_nothing_comes_from_elsewhere() -> None:
    shell = FILES["index.html"]
    assert not re.search(r"<script(?![^>]*\bsrc=)", shell)
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", shell)
    for name, text in FILES.items():
        assert not re.search(r"(?:https?:)?//(?!www\.w3\.org/2000/svg)[\w-]+\.\w", text), name
        assert not re.search(r"innerHTML|insertAdjacentHTML|eval\(|new Function|\.style\b|\"style\"", text), name


def test_every_script_is_loaded_early_and_every_import_exists() -> None:
    assert sorted(re.findall(r'"/page/(\w+\.js)"', FILES["index.html"])) == SCRIPTS
    for name in SCRIPTS:
        assert set(re.findall(r'from "\./(\w+\.js)"', FILES[name])) <= set(SCRIPTS), name


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_text_has_words_in_one_place(script: str) -> None:
    known = set(KNOWN_KEY.findall(FILES["words.js"]))
    assert set(TEXT_KEY.findall(FILES[script])) - known == set()


def test_no_words_are_left_over() -> None:
    known = set(KNOWN_KEY.findall(FILES["words.js"].split("const languages")[0]))
    others = "".join(FILES[name] for name in SCRIPTS if name != "words.js")
    stems = {"game", "about", "bot", "status", "setup-clock", "option", "value", "kind", "ending"}
    stems |= {"clock"}  # put together in words.js itself
    used = set(re.findall(r'"([\w.-]+)"', others))
    used |= {f"seat-{kind}" for kind in ("open", "reserved")} | {"asks-undo", "asks-stop"}
    assert {key for key in known if key.split(".")[0] not in stems} - used == set()
