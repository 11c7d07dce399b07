"""What `deploy/` names exists: settings, commands, ports, files and metrics."""

import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from tafelrunde.cli.main import parser
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.settings import Settings, settings_from, variable

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
UNIT = (DEPLOY / "tafelrunde.service").read_text("utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text("utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
BOARD = msgspec.json.decode((DEPLOY / "grafana.json").read_bytes())
BESIDE_SETTINGS = {"TAFELRUNDE_CACHE"}
PLACES = {"TAFELRUNDE_DATABASE": "/var/lib/tafelrunde", "TAFELRUNDE_CACHE": "/var/cache/tafelrunde"}


def read(variables: dict[str, str]) -> Settings:
    """Return the settings of an environment, in which nothing is unknown."""
    own = {name for name in variables if name.startswith("TAFELRUNDE_")} - BESIDE_SETTINGS
    assert own <= {variable(name) for name in Settings.__struct_fields__}
    return settings_from(variables)


def test_the_unit_starts_commands_that_exist_with_settings_that_exist() -> None:
    commands = re.findall(r"^Exec\w+=\S*/tafelrunde (.+)$", UNIT, flags=re.MULTILINE)
    assert commands == ["warm", "serve"]
    for command in commands:
        parser().parse_args(shlex.split(command))
    variables = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.+)$", UNIT, flags=re.MULTILINE))
    settings = read(variables)
    assert all(variables[name].startswith(place) for name, place in PLACES.items())
    assert str(settings.backup_folder).startswith(PLACES["TAFELRUNDE_DATABASE"]), "elsewhere nothing can be written"


def test_the_image_is_made_of_files_that_exist() -> None:
    copied = [line.split()[1:-1] for line in re.findall(r"^COPY (?!--from).*$", CONTAINER, flags=re.MULTILINE)]
    names = {name for names in copied for name in names}
    assert {"src", "web", "requirements/run.lock"} <= names
    assert [name for name in names if not (ROOT / name).exists()] == []
    let_in = set(re.findall(r"^!(\S+)$", (DEPLOY / "Containerfile.dockerignore").read_text(), flags=re.MULTILINE))
    assert [name for name in names if not any(name == one or name.startswith(f"{one}/") for one in let_in)] == []


def test_the_image_serves_with_settings_that_exist_where_it_says() -> None:
    variables = dict(re.findall(r"(TAFELRUNDE_\w+)=(\S+)", CONTAINER))
    settings = read(variables)
    (exposed,) = re.findall(r"^EXPOSE (\d+)$", CONTAINER, flags=re.MULTILINE)
    assert (settings.host, settings.port) == ("0.0.0.0", int(exposed))
    assert f"http://localhost:{exposed}/health" in CONTAINER
    (volumes,) = re.findall(r"^VOLUME (.+)$", CONTAINER, flags=re.MULTILINE)
    kept = [variables[name].removesuffix("/tables.sqlite") for name in (*PLACES, "TAFELRUNDE_BACKUP_FOLDER")]
    assert sorted(msgspec.json.decode(volumes)) == sorted(kept)
    (command,) = re.findall(r"^CMD (\[\"serve.*)$", CONTAINER, flags=re.MULTILINE)
    parser().parse_args(msgspec.json.decode(command))


def test_the_composition_is_two_servers_behind_the_proxy_and_one_database() -> None:
    services: dict[str, Any] = COMPOSE["services"]
    servers = {name: service for name, service in services.items() if service["image"] == "tafelrunde"}
    (port,) = re.findall(r"^EXPOSE (\d+)$", CONTAINER, flags=re.MULTILINE)
    upstream = re.findall(r"^    server (\w+):(\d+)", NGINX, flags=re.MULTILINE)
    assert upstream == [(name, port) for name in servers]
    assert len(servers) == 2
    assert [*services["proxy"]["depends_on"]] == [*servers]
    for server in servers.values():
        assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
        settings = read(server["environment"])
        assert str(settings.database).startswith("postgresql://")
        assert "@database/" in str(settings.database)
        assert COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"] in settings.trusted_proxies
        assert f"server_name {str(settings.origin).removeprefix('https://')};" in NGINX
    named = {mount.split(":")[0] for service in services.values() for mount in service["volumes"]}
    assert {name for name in named if not name.startswith("./")} == set(COMPOSE["volumes"])
    assert (DEPLOY / "nginx.conf").exists()


def test_nginx_passes_on_what_the_server_needs_and_keeps_the_counters_inside() -> None:
    for header in (
        "Host $host",
        "Upgrade $http_upgrade",
        "X-Forwarded-For $remote_addr",
        "X-Forwarded-Proto $scheme",
    ):
        assert f"proxy_set_header {header};" in NGINX
    assert "location /metrics { deny all; }" in NGINX


def test_caddy_stands_before_the_same_servers_and_keeps_the_counters_inside() -> None:
    upstream = re.findall(r"^    server (\w+:\d+)", NGINX, flags=re.MULTILINE)
    assert f"reverse_proxy {' '.join(upstream)} {{" in CADDY
    (name,) = re.findall(r"server_name (\S+);", NGINX)
    assert f"\n{name} {{\n" in CADDY
    assert "respond /metrics 403" in CADDY


def samples() -> dict[str, set[str]]:
    """Return every sample that a server counts, with its labels."""
    counted = Metrics()
    counted.requests.labels("GET", "/", "200")
    counted.refused.labels("stale")
    counted.connections.labels("table")
    counted.waiting.labels("bots")
    counted.bot_decisions.labels("steward")
    counted.commands.observe("play", 0.1)
    counted.count_moves("knights", 1)
    counted.count_backup("done")
    found: dict[str, set[str]] = {}
    for family in counted.registry.collect():
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def expressions() -> list[str]:
    return [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]


@pytest.mark.parametrize("expression", expressions())
def test_the_dashboard_asks_for_what_is_counted(expression: str) -> None:
    known = samples()
    (metric,) = re.findall(r"(?:tafelrunde|process)_\w+", expression)
    assert metric in known
    grouped = {label.strip() for labels in re.findall(r"by \((.*?)\)", expression) for label in labels.split(",")}
    assert grouped <= known[metric] | {"instance", "server"}
    assert 'instance=~"$instance"' in expression


def test_the_dashboard_shows_everything_that_is_counted_and_no_panel_covers_another() -> None:
    families = {family.name for family in Metrics().registry.collect() if family.name.startswith("tafelrunde_")}
    shown = " ".join(expressions())
    assert [name for name in families if name not in shown] == []
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        at = panel["gridPos"]
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24
        taken |= cells
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
