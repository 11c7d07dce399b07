"""The web table: built by `web/` into this package, read once and served from memory."""

import gzip
import hashlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath

import msgspec
from aiohttp import ETag, hdrs, web

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Problem
from tafelrunde.server.errors import NotFound

SHELL = "index.html"
PLACES = (
    "/",
    "/you",
    "/settings",
    "/learn",
    "/learn/{game}",
    "/rules/{game}",
    "/practice",
    "/practice/{game}",
    "/cards",
    "/numbers",
    "/t/{table}",
    "/t/{table}/replay",
    "/t/{table}/happened",
    "/recover",
    "/recover/{token}",
)
"""Where the shell is served; its scripts look at the address."""
MEDIA = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
PACKED = {".woff2", ".png"}
"""What is compressed already."""
ASSETS = "assets/"
ASK_AGAIN = "no-cache"
FOR_GOOD = "public, max-age=31536000, immutable"
"""For assets, whose names change whenever they do."""


class PageMissing(TafelrundeError):
    """The web table was not built into this installation."""


class File(msgspec.Struct, frozen=True):
    """A file of the page."""

    body: bytes
    squeezed: bytes | None
    media: str
    etag: str
    keep: str


class Page:
    """All files of the page."""

    def __init__(self) -> None:
        folder = files("tafelrunde.server").joinpath("page")
        if not folder.joinpath(SHELL).is_file():
            raise PageMissing(Problem("page-missing"))
        self.files = {name: _file(name, path.read_bytes()) for name, path in _under(folder)}

    async def show(self, request: web.Request) -> web.Response:
        """Answer with the shell."""
        return _answer(request, self.files[SHELL])

    async def show_asset(self, request: web.Request) -> web.Response:
        """Answer with a script, a style, a picture or a font."""
        file = self.files.get(ASSETS + request.match_info["name"])
        if file is None:
            raise NotFound("not-here", path=request.path)
        return _answer(request, file)

    @property
    def others(self) -> list[str]:
        """What has a fixed name: the service worker, the manifest, and icons."""
        return [name for name in self.files if name != SHELL and not name.startswith(ASSETS)]

    async def show_other(self, request: web.Request) -> web.Response:
        """Answer with one of those."""
        return _answer(request, self.files[request.path.removeprefix("/")])


def add_pages(app: web.Application) -> None:
    """Serve the page."""
    page = Page()
    for place in PLACES:
        app.router.add_get(place, page.show)
    app.router.add_get("/assets/{name}", page.show_asset)
    for name in page.others:
        app.router.add_get(f"/{name}", page.show_other)


def _under(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from _under(path, f"{before}{path.name}/")
        else:
            yield before + path.name, path


def _file(name: str, body: bytes) -> File:
    suffix = PurePath(name).suffix
    return File(
        body,
        None if suffix in PACKED else gzip.compress(body, 9, mtime=0),
        MEDIA[suffix],
        hashlib.sha256(body).hexdigest()[:16],
        FOR_GOOD if name.startswith(ASSETS) else ASK_AGAIN,
    )


def _answer(request: web.Request, file: File) -> web.Response:
    """Answer with a file, or say that what the browser has is still the same."""
    known = request.if_none_match or ()
    if any(etag.value in (file.etag, "*") for etag in known):
        response = web.Response(status=304)
    else:
        response = _sent(request, file)
    response.etag = ETag(file.etag)
    response.headers[hdrs.CACHE_CONTROL] = file.keep
    response.headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
    return response


def _sent(request: web.Request, file: File) -> web.Response:
    charset = None if file.squeezed is None else "utf-8"
    if file.squeezed is None or "gzip" not in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
        return web.Response(body=file.body, content_type=file.media, charset=charset)
    response = web.Response(body=file.squeezed, content_type=file.media, charset=charset)
    response.headers[hdrs.CONTENT_ENCODING] = "gzip"
    return response
