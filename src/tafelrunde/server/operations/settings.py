"""What can be set from outside: by environment variables, or on the command line."""

from collections.abc import Mapping
from ipaddress import ip_network
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta

from tafelrunde.core.errors import BadOption

PREFIX = "TAFELRUNDE_"

Seconds = Annotated[float, Meta(ge=0)]
Rate = Annotated[float, Meta(ge=0)]
Days = Annotated[float, Meta(ge=1)]
Burst = Annotated[float, Meta(ge=1)]
Kept = Annotated[int, Meta(ge=0)]
LISTED = ("trusted_proxies", "backup_keep")
"""Settings with several values, written with commas."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set, with the values for a table among friends."""

    host: Annotated[str, Meta(description="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen on; 0: any free one")] = 8765
    lan: Annotated[
        bool, Meta(description="whether others in the same local network can come in from the start")
    ] = False
    database: Annotated[
        str | None,
        Meta(description="postgresql://… or a path of an SQLite file; none: a file in the user's data folder"),
    ] = None
    workers: Annotated[
        int,
        Meta(ge=1, le=256, description="how many processes serve, behind one port; more than one need PostgreSQL"),
    ] = 1
    peer: Annotated[
        Annotated[str, Meta(pattern=r"^[^\s/]+:\d{1,5}$")],
        Meta(
            description="HOST:PORT at which other servers on this PostgreSQL reach this one; port 0: any free one"
        ),
    ] = "127.0.0.1:0"
    origin: Annotated[
        Annotated[str, Meta(pattern=r"^https?://[^/\s]+$")] | None,
        Meta(description="where browsers find this server, like https://play.example; none: as they ask"),
    ] = None
    trusted_proxies: Annotated[
        tuple[str, ...],
        Meta(description="addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed"),
    ] = ()
    log_json: Annotated[
        bool | None, Meta(description="logs as JSON lines; none: as readable lines on a terminal only")
    ] = None
    traces: Annotated[
        bool,
        Meta(description="send traces by OpenTelemetry, which the extra otel brings, where OTEL_… variables say"),
    ] = False
    websocket: Annotated[
        Literal["own", "aiohttp"], Meta(description="whose code reads WebSocket frames: own, or aiohttp")
    ] = "own"
    bot_workers: Annotated[int, Meta(ge=1, le=256, description="how many bots can think at once")] = 2
    coach_workers: Annotated[
        int, Meta(ge=1, le=256, description="how many questions coaches can answer at once")
    ] = 2
    analysis_workers: Annotated[int, Meta(ge=1, le=256, description="how many matches can be analysed at once")] = 1
    contribution_wait: Annotated[
        Seconds, Meta(description="seconds that a full table waits for hashes of contributions to its dice")
    ] = 2.0
    reveal_wait: Annotated[
        Seconds, Meta(description="seconds that a match waits for contributions that were committed to")
    ] = 10.0
    absent_after: Annotated[
        Seconds, Meta(description="seconds without a connection or an action until a seat is absent")
    ] = 60.0
    idle_unload: Annotated[Seconds, Meta(description="seconds until a table that nobody watches is put away")] = (
        900.0
    )
    bots_alone: Annotated[
        Seconds, Meta(description="seconds that bots play on among themselves after the last person left")
    ] = 60.0
    rooms_in_memory: Annotated[
        int, Meta(ge=10, description="tables in memory beyond which those not in use are put away early")
    ] = 5000
    quota_open: Annotated[
        int, Meta(ge=0, description="tables of an account that wait for players at a time; 0: no limit")
    ] = 32
    quota_running: Annotated[
        int, Meta(ge=0, description="matches at tables of an account that go on at a time; 0: no limit")
    ] = 100
    quota_kept: Annotated[int, Meta(ge=0, description="tables that are kept for an account; 0: no limit")] = 20_000
    quota_records: Annotated[
        int, Meta(ge=0, description="records that an account may bring and keep; 0: no limit")
    ] = 200
    quota_bytes: Annotated[int, Meta(ge=0, description="bytes that those records may take; 0: no limit")] = (
        32 * 1024 * 1024
    )
    guest_share: Annotated[
        float, Meta(gt=0, le=1, description="which part of these quotas a guest has, who has no account")
    ] = 0.25
    keep_unplayed: Annotated[
        Days, Meta(description="days that a table which never started, an unused guest or a guest's record is kept")
    ] = 30.0
    keep_guests: Annotated[
        Days, Meta(description="days that a match of guests alone is kept after its last move")
    ] = 180.0
    person_rate: Annotated[
        Rate, Meta(description="units each second for all requests and messages of a person; 0: no limit")
    ] = 50.0
    person_burst: Annotated[Burst, Meta(description="units that a person can spend at once")] = 200.0
    address_rate: Annotated[
        Rate, Meta(description="units each second for all requests and messages of an address; 0: no limit")
    ] = 200.0
    address_burst: Annotated[Burst, Meta(description="units that an address can spend at once")] = 400.0
    address_connections: Annotated[
        int, Meta(ge=0, description="WebSockets and streams that an address may have open; 0: no limit")
    ] = 500
    create_rate: Annotated[
        Rate, Meta(description="guests and tables made each second from an address; 0: no limit")
    ] = 1.0
    create_burst: Annotated[Burst, Meta(description="guests and tables made at once from an address")] = 100.0
    storage_rate: Annotated[
        Rate, Meta(description="kilobytes of records brought each second from an address; 0: no limit")
    ] = 20.0
    storage_burst: Annotated[Burst, Meta(description="kilobytes of records brought at once from an address")] = (
        32_768.0
    )
    secret_rate: Annotated[
        Rate, Meta(description="guesses at passwords and links each second from an address; 0: no limit")
    ] = 0.1
    secret_burst: Annotated[Burst, Meta(description="guesses at passwords and links at once from an address")] = (
        30.0
    )
    chat_rate: Annotated[
        Rate,
        Meta(description="lines of chat each second from a person; an address has four times that; 0: no limit"),
    ] = 0.5
    chat_burst: Annotated[Burst, Meta(description="lines of chat at once from a person")] = 10.0
    login_rate: Annotated[
        Rate, Meta(description="wrong passwords each second for a login, from wherever; 0: no limit")
    ] = 0.02
    login_burst: Annotated[Burst, Meta(description="wrong passwords at once for a login, from wherever")] = 10.0
    session_days: Annotated[
        float, Meta(gt=0, le=36500, description="days until a browser that was not seen has to log in again")
    ] = 400.0
    backup_folder: Annotated[
        str | None,
        Meta(description="a folder in which the server keeps backups of everything; none: it makes none"),
    ] = None
    backup_every: Annotated[float, Meta(gt=0, le=8760, description="hours between two of these backups")] = 1.0
    backup_keep: Annotated[
        tuple[Kept, Kept, Kept],
        Meta(description="of how many hours, days and weeks the last backup is kept, such as 24,7,8"),
    ] = (24, 7, 8)

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            ip_network(proxy, strict=False)


NO_LIMITS: dict[str, Any] = {
    name: 0
    for name in Settings.__struct_fields__
    if name.endswith("_rate") or name.startswith("quota_") or name == "address_connections"
}
"""Settings for tests and measurements that come from one address."""


def settings_from(environ: Mapping[str, str], **given: Any) -> Settings:
    """Return the settings of an environment; what is given besides (and is not None) comes first."""
    values: dict[str, Any] = {
        name: environ[variable(name)] for name in Settings.__struct_fields__ if environ.get(variable(name))
    }
    values |= {name: value for name, value in given.items() if value is not None}
    hints = get_type_hints(Settings, include_extras=True)
    for name in values:
        if name not in hints:
            raise BadOption("unknown-setting", option=name, known=list(hints))
    settings = Settings(**{name: _read(name, hints[name], value) for name, value in values.items()})
    if settings.lan and settings.origin:
        raise BadOption("lan-and-origin")
    return settings


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()


def _read(name: str, hint: Any, value: Any) -> Any:
    listed = name in LISTED and isinstance(value, str)
    parts = tuple(filter(None, map(str.strip, value.split(",")))) if listed else value
    try:
        read = msgspec.convert(parts, hint, strict=False)
        Settings(**{name: read})
    except ValueError as error:
        raise BadOption("bad-setting", option=name, found=str(value), detail=str(error)) from error
    return read
