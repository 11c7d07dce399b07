"""Signed tokens: what the server once said, handed back by somebody it cannot trust."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec

from tafelrunde.server.store import Store, open_store

MARK = "tfs"
"""Every signed token starts with it, so that the logs can leave it out."""

KEY = "signing-key"
KEY_BYTES = 32

Part = str | int


class Signer:
    """Signs short lists of texts and numbers for one purpose each."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, purpose: str, *parts: Part) -> str:
        """Return a token that holds the parts, readable by anybody and made by nobody else."""
        payload = _text(msgspec.msgpack.encode(parts))
        return f"{MARK}.{payload}.{self._seal(purpose, payload)}"

    def read(self, purpose: str, token: str) -> tuple[Part, ...] | None:
        """Return the parts of a token signed for this purpose, or None if it is not genuine."""
        mark, _, rest = token.partition(".")
        payload, _, seal = rest.partition(".")
        genuine = hmac.compare_digest(_raw(seal), _raw(self._seal(purpose, payload)))
        if not genuine or mark != MARK:
            return None
        return msgspec.msgpack.decode(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), type=tuple[Part, ...])

    def _seal(self, purpose: str, payload: str) -> str:
        own_key = hmac.digest(self._key, purpose.encode(), hashlib.sha256)
        return _text(hmac.digest(own_key, _raw(payload), hashlib.sha256))


async def signer_of(store: Store) -> Signer:
    """Return the signer of a store; its key is made when it is first asked for."""
    return Signer(bytes.fromhex(await store.keep_setting(KEY, secrets.token_hex(KEY_BYTES))))


async def new_key(database: str) -> None:
    """Replace the key of a database that no server holds; whatever was signed until now is void."""
    store = await open_store(database, use="alone")
    try:
        await store.change_setting(KEY, secrets.token_hex(KEY_BYTES))
    finally:
        await store.close()


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _raw(text: str) -> bytes:
    """Return a text from outside as bytes, whatever it holds."""
    return text.encode("utf-8", "surrogatepass")
