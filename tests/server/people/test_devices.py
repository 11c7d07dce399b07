"""A device is listed by a short name, whatever it says of itself."""

import pytest

from tafelrunde.server.people.devices import MOST_DEVICE, UNKNOWN, device_name

SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Safari/604.1"
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 (KHTML, like Gecko) Chrome/140.0 Safari/537 Edg/140"
)
CHROME = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537"


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (SAFARI, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        (CHROME, "Chrome, Android"),
        ("Firefox/1", "Firefox"),
        ("curl/8.5.0", "curl"),
        ("Python/3.12 aiohttp/3.13", "Python"),
        ("", UNKNOWN),
        ("\u202eevil\n", UNKNOWN),
        ("x" * 5000, "x" * MOST_DEVICE),
    ],
)
def test_a_device_has_a_short_name(agent: str, name: str) -> None:
    assert device_name(agent) == name
