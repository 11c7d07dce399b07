"""What a device is called in the list of sessions: browser and system, as far as it says."""

from tafelrunde.server.people.names import visible_text

MOST_DEVICE = 40
BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Vivaldi/", "Vivaldi")),
    *(("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome")),
    ("Safari/", "Safari"),
)
"""What stands in the line of a browser, and its name; nearly all of them pretend to be one further down."""
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)
UNKNOWN = "?"


def device_name(agent: str) -> str:
    """Return a short name for the `User-Agent` line of a browser or program; never the line itself."""
    found = [_first(names, agent) for names in (BROWSERS, SYSTEMS)]
    if found[0] is None:
        return _program(agent)
    return ", ".join(filter(None, found))


def _first(names: tuple[tuple[str, str], ...], agent: str) -> str | None:
    return next((name for sign, name in names if sign in agent), None)


def _program(agent: str) -> str:
    """Return the name of a program, such as `curl`."""
    name = agent.partition("/")[0].partition(" ")[0]
    return visible_text(name[:MOST_DEVICE], MOST_DEVICE) or UNKNOWN
