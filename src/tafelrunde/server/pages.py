"""The page that a browser shows: a plain table without any build step, read once and served from memory."""

import hashlib
from importlib.resources import files
from pathlib import PurePath

import msgspec
from aiohttp import ETag, hdrs, web

from tafelrunde.server.problems import NotFound
from tafelrunde.server.routes import Handler

SHELL = "index.html"
PLACES = ("/", "/you", "/t/{table}", "/recover/{token}")
"""Where the shell is served; its scripts look at the address."""
MEDIA = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
ASK_AGAIN = "no-cache"
FOR_GOOD = "public, max-age=31536000, immutable"
"""For addresses with a version in them: whatever changes has another address."""


class File(msgspec.Struct, frozen=True):
    """A file of the page."""

    body: bytes
    media: str
    etag: str


class Page:
    """All files of the page; the shell points to this version of the others."""

    def __init__(self) -> None:
        bodies = {path.name: path.read_bytes() for path in files(__package__).joinpath("page").iterdir()}
        self.version = _digest(b"".join(name.encode() + bodies[name] for name in sorted(bodies)))
        bodies[SHELL] = bodies[SHELL].replace(b"/page/", f"/page/{self.version}/".encode())
        self.files = {name: File(body, _media(name), _digest(body)) for name, body in bodies.items()}

    async def show(self, request: web.Request) -> web.Response:
        """Answer with the shell."""
        return _answer(request, self.files[SHELL], ASK_AGAIN)

    async def show_file(self, request: web.Request) -> web.Response:
        """Answer with a file; one that was asked for by an older version must not be kept as that."""
        file = self.files.get(request.match_info["name"])
        if file is None:
            raise NotFound("not-here", path=request.path)
        current = request.match_info.get("version") == self.version
        return _answer(request, file, FOR_GOOD if current else ASK_AGAIN)


def add_pages(app: web.Application) -> None:
    """Serve the page."""
    page = Page()
    show_file: Handler = page.show_file
    for place in PLACES:
        app.router.add_get(place, page.show)
    app.router.add_get("/page/{name}", show_file)
    app.router.add_get("/page/{version}/{name}", show_file)


def _answer(request: web.Request, file: File, keep: str) -> web.Response:
    """Answer with a file, or say that what the browser has is still the same."""
    known = request.if_none_match or ()
    unchanged = any(etag.value in (file.etag, "*") for etag in known)
    if unchanged:
        response = web.Response(status=304)
    else:
        response = web.Response(body=file.body, content_type=file.media, charset="utf-8")
    response.etag = ETag(file.etag)
    response.headers[hdrs.CACHE_CONTROL] = keep
    return response


def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]


def _media(name: str) -> str:
    return MEDIA[PurePath(name).suffix]
