"""Settings come from the environment and the command line, and mistakes are named."""

from typing import Any

import msgspec
import pytest

from tafelrunde.core.errors import BadOption
from tafelrunde.server.operations.settings import Settings, settings_from, variable
from tafelrunde.text import catalogue


def test_without_any_setting_the_server_is_for_friends_on_this_machine() -> None:
    settings = settings_from({})
    assert (settings.host, settings.port, settings.database) == ("127.0.0.1", 8765, None)
    assert (settings.bot_workers, settings.contribution_wait) == (2, 2.0)
    assert (settings.absent_after, settings.idle_unload, settings.log_json) == (60.0, 900.0, None)


def test_the_environment_sets_what_it_names() -> None:
    environ = {
        "TAFELRUNDE_PORT": "80",
        "TAFELRUNDE_ORIGIN": "https://play.example",
        "TAFELRUNDE_TRUSTED_PROXIES": "192.0.2.1, 2001:db8::/32",
        "TAFELRUNDE_LOG_JSON": "true",
        "TAFELRUNDE_REVEAL_WAIT": "0",
        "TAFELRUNDE_CACHE": "elsewhere",
        "TAFELRUNDE_HOST": "",
    }
    assert settings_from(environ) == Settings(
        port=80,
        origin="https://play.example",
        trusted_proxies=("192.0.2.1", "2001:db8::/32"),
        log_json=True,
        reveal_wait=0,
    )


def test_the_command_line_comes_before_the_environment() -> None:
    assert settings_from({"TAFELRUNDE_PORT": "80"}, port=81, host=None) == Settings(port=81)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "eighty"),
        ("port", "70000"),
        ("origin", "play.example"),
        ("origin", "https://play.example/path"),
        ("trusted_proxies", "192.0.2.1, proxy"),
        ("log_json", "perhaps"),
        ("bot_workers", "0"),
        ("websocket", "picows"),
        ("address_rate", "-1"),
        ("absent_after", "nan"),
    ],
)
def test_a_bad_value_is_named(name: str, value: str) -> None:
    with pytest.raises(BadOption) as bad:
        settings_from({variable(name): value})
    assert bad.value.problem.facts["option"] == name
    assert f"“{value}”" in catalogue().explain(bad.value.problem)


def test_an_unknown_setting_is_named() -> None:
    with pytest.raises(BadOption, match="prot"):
        settings_from({}, prot=80)


def test_every_setting_is_described() -> None:
    fields: dict[str, Any] = msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"]
    assert set(fields) == set(Settings.__struct_fields__)
    assert [name for name, field in fields.items() if not field.get("description")] == []
