"""People and the tokens of their bots."""

from collections.abc import Iterable

from tafelrunde.server.store.base import Conflict, Database, Person, Step, Token, Value

COLUMNS = "id, name, created, seen, login, password, generation, portrait"
PEOPLE = f"SELECT {COLUMNS} FROM people"
ADD_PERSON = f"INSERT INTO people ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
UPDATE_PERSON = (
    "UPDATE people SET name = $1, created = $2, seen = $3, login = $4, password = $5, generation = $6,"
    " portrait = $7 WHERE id = $8"
)
# What was read before is what is changed: another server cannot be overwritten, nor an old password brought back.
UPDATE_UNCHANGED = (
    f"{UPDATE_PERSON}"
    " AND name = $9 AND created = $10 AND seen = $11 AND login IS NOT DISTINCT FROM $12"
    " AND password IS NOT DISTINCT FROM $13 AND generation = $14 AND portrait IS NOT DISTINCT FROM $15"
)
TOKENS = "SELECT digest, person_id, name, created FROM tokens"
ADD_TOKEN = "INSERT INTO tokens (digest, person_id, name, created) VALUES ($1, $2, $3, $4)"
AT_ONCE = 500
"""How many people one statement asks for: both databases limit the number of parameters."""


class People(Database):
    """Everything about people."""

    async def add_person(self, person: Person) -> None:
        """Keep a new person; id and login must be free."""
        identity, *rest = _values(person)
        if await self._change(Step(ADD_PERSON, (identity, *rest))) is None:
            raise Conflict("store-person-taken", person=person.id)

    async def update_person(self, person: Person, before: Person | None = None) -> bool:
        """Replace what is stored of a person; with `before`, only if that is still it, and say whether it was."""
        identity, *rest = _values(person)
        step = Step(UPDATE_PERSON, (*rest, identity))
        if before is not None:
            step = Step(UPDATE_UNCHANGED, (*step.values, *_values(before)[1:]))
        if await self._change(step) is not None:
            return True
        known = await self.person(person.id)
        if known is not None and before is not None and known != before:
            return False
        raise Conflict("store-person-taken" if known else "store-person-unknown", person=person.id)

    async def person(self, person: str) -> Person | None:
        """Return one person."""
        return (await self.persons([person])).get(person)

    async def persons(self, people: Iterable[str]) -> dict[str, Person]:
        """Return those of the people who are known, by their id."""
        wanted = list(dict.fromkeys(people))
        found = {}
        for start in range(0, len(wanted), AT_ONCE):
            chosen = wanted[start : start + AT_ONCE]
            places = ", ".join(f"${number + 1}" for number in range(len(chosen)))
            for row in await self._rows(f"{PEOPLE} WHERE id IN ({places})", *chosen):
                found[row[0]] = Person(*row)
        return found

    async def person_by_login(self, login: str) -> Person | None:
        """Return the person with this login."""
        rows = await self._rows(f"{PEOPLE} WHERE login = $1", login)
        return Person(*rows[0]) if rows else None

    async def delete_person(self, person: str) -> None:
        """Forget a person with tokens and everything said, and free the seats; the tables stay."""
        await self._change(Step("DELETE FROM people WHERE id = $1", (person,), must=False))

    async def add_token(self, token: Token) -> None:
        """Keep a token of a known person."""
        if await self._change(Step(ADD_TOKEN, (token.digest, token.person, token.name, token.created))) is None:
            raise Conflict("store-token", person=token.person)

    async def token(self, digest: str) -> Token | None:
        """Return the token with this digest."""
        rows = await self._rows(f"{TOKENS} WHERE digest = $1", digest)
        return Token(*rows[0]) if rows else None

    async def tokens_of(self, person: str) -> list[Token]:
        """Return a person's tokens, the oldest first."""
        rows = await self._rows(f"{TOKENS} WHERE person_id = $1 ORDER BY created, digest", person)
        return [Token(*row) for row in rows]

    async def delete_token(self, digest: str) -> None:
        """Forget a token."""
        await self._change(Step("DELETE FROM tokens WHERE digest = $1", (digest,), must=False))


def _values(person: Person) -> tuple[Value, ...]:
    # Two logins that differ in case only would be two accounts of one name.
    if person.login is not None and person.login != person.login.lower():
        raise Conflict("store-login-case", login=person.login)
    return (
        *(person.id, person.name, person.created, person.seen),
        *(person.login, person.password, person.generation, person.portrait),
    )
