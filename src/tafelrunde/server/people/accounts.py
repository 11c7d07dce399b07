"""Accounts: login and password, checked as seldom as guessing requires and as often as their owner needs."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from tafelrunde.server.errors import FailedPrecondition, Forbidden, Unauthenticated
from tafelrunde.server.people.login_guard import LoginGuard
from tafelrunde.server.people.names import clean_login, is_login, login_key
from tafelrunde.server.people.passwords import Passwords
from tafelrunde.server.people.sessions import Sessions
from tafelrunde.server.people.signing import Signer
from tafelrunde.server.store import Conflict, Person, Store

Change = Callable[[Person], Person]
ChangePerson = Callable[[Person, Change], Awaitable[Person]]
DEVICE = "device"
"""The purpose for which a device's cookie is signed."""


class Accounts:
    """Gives people a login and a password, and knows them again by these."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        sessions: Sessions,
        passwords: Passwords,
        guard: LoginGuard,
        change: ChangePerson,
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._signer = signer
        self._sessions = sessions
        self._passwords = passwords
        self.guard = guard
        self._change = change
        self._clock = clock
        self._notes: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """End the threads that check passwords."""
        self._passwords.close()

    async def flush(self) -> None:
        """Wait until every failed login is in the store."""
        await asyncio.gather(*self._notes)

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Turn a guest into an account; whoever came in by the guest's link or cookies is out."""
        login, hashed = clean_login(login), await self._passwords.hash(password)

        def registered(now: Person) -> Person:
            if now.login is not None:
                raise FailedPrecondition("has-account")
            return next_generation(replace(now, login=login, password=hashed))

        try:
            return await self._change(person, registered)
        except Conflict as error:
            raise FailedPrecondition("login-taken", login=login) from error

    async def login(self, login: str, password: str, shown: Sequence[str] = ()) -> Person:
        """Return the person with this login and password; who errs does not learn in which of the two.

        A device that shows a cookie of this very account guesses at its own expense, so that nobody else's guesses
        keep the owner out.
        """
        kept = login_key(login)
        person = await self._store.person_by_login(kept) if is_login(kept) else None
        device = await self._known_device(person, shown)
        fits = await self._fits(person, password, device or f"login {kept}")
        if not fits or person is None or person.password is None:
            if person is not None and device is None:
                self._note_failure(person)
            raise Unauthenticated("wrong-login")
        if self._passwords.is_outdated(person.password):
            return await self._change(person, _if_unchanged(person, await self._passwords.hash(password)))
        return person

    async def confirm(self, person: Person, session: str, password: str | None) -> None:
        """Check the password of somebody who is in, where they have one."""
        if person.password is None:
            return
        if password is None:
            raise Forbidden("need-password")
        if not await self._fits(person, password, f"session {session}"):
            raise Forbidden("wrong-password")

    async def change_password(self, person: Person, session: str, old: str, new: str) -> Person:
        """Set another password; everybody who came in with an older one is out."""
        if person.password is None:
            raise FailedPrecondition("no-account")
        await self.confirm(person, session, old)
        changed = _if_unchanged(person, await self._passwords.hash(new))
        return await self._change(person, lambda now: next_generation(changed(now)))

    def new_device(self, person: Person) -> str:
        """Return a cookie by which a device proves that this person has logged in on it."""
        return self._signer.sign(DEVICE, person.id, secrets.token_hex(8))

    async def _known_device(self, person: Person | None, shown: Sequence[str]) -> str | None:
        """Return whose expense it is when a device guesses on which this person has been in before."""
        for cookie in shown if person else ():
            match self._signer.read(DEVICE, cookie):
                case (str(who), str(nonce)) if person and who == person.id:
                    return f"device {nonce}"
            found = await self._sessions.find(cookie)
            if found and person and found[0].id == person.id:
                return f"session {found[1].digest}"
        return None

    async def _fits(self, person: Person | None, password: str, payer: str) -> bool:
        """Check a password at somebody's expense; only a wrong one costs anything."""
        self.guard.charge(payer)
        fits = await self._passwords.fits(person.password if person else None, password)
        if fits:
            self.guard.refund(payer)
        return fits

    def _note_failure(self, person: Person) -> None:
        """Note a wrong password for its owner, without making the answer wait: its time would tell who exists."""
        note = asyncio.get_running_loop().create_task(self._store.note_failed_login(person.id, self._clock()))
        self._notes.add(note)
        note.add_done_callback(self._notes.discard)


def next_generation(person: Person) -> Person:
    """Return a person whose sessions and links until now are void."""
    return replace(person, generation=person.generation + 1)


def _if_unchanged(checked: Person, password: str) -> Change:
    """Set a password, unless another one was set since the old one was checked."""

    def changed(now: Person) -> Person:
        if now.password != checked.password:
            raise Forbidden("wrong-password")
        return replace(now, password=password)

    return changed
