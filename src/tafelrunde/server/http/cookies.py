"""The two cookies: the session, and one by which a device that was logged in before is known again."""

from aiohttp import web

from tafelrunde.server.http.callers import is_https
from tafelrunde.server.http.routes import API

COOKIE = "tafelrunde"
SECURE_COOKIE = "__Host-tafelrunde"
"""What the session's cookie is called over https: no other host and no plain page can set it."""
DEVICE_COOKIE = "tafelrunde-device"
LOGIN = f"{API}/login"
"""The only path to which the device's cookie is sent."""
DEVICE_DAYS = 400
"""Browsers keep no cookie for longer."""
DAY = 24 * 3600


def session_cookie(request: web.Request) -> str | None:
    """Return the session's cookie; a server that has only now got https knows the old name, too."""
    return request.cookies.get(SECURE_COOKIE) or request.cookies.get(COOKIE)


def device_cookie(request: web.Request) -> str | None:
    """Return the device's cookie."""
    return request.cookies.get(DEVICE_COOKIE)


def give_session(request: web.Request, response: web.Response, secret: str, seconds: int) -> None:
    """Let a browser keep a session."""
    secure = is_https(request)
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, secret, max_age=seconds, path="/", secure=secure, httponly=True, samesite="Lax")
    if secure and COOKIE in request.cookies:
        _drop(response, COOKIE, secure)


def give_device(request: web.Request, response: web.Response, proof: str) -> None:
    """Let a browser prove, when it logs in, that it was here before."""
    response.set_cookie(
        DEVICE_COOKIE,
        proof,
        max_age=DEVICE_DAYS * DAY,
        path=LOGIN,
        secure=is_https(request),
        httponly=True,
        samesite="Strict",
    )


def take_session(request: web.Request, response: web.Response) -> None:
    """Let a browser forget its session."""
    secure = is_https(request)
    _drop(response, COOKIE, secure)
    if secure:
        _drop(response, SECURE_COOKIE, secure)


def _drop(response: web.Response, name: str, secure: bool) -> None:
    response.del_cookie(name, path="/", secure=secure, httponly=True, samesite="Lax")
