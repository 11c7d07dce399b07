"""Programs that tests need and Debian has: installed where that is possible."""

import os
import shutil
import subprocess

OPTIONS = ("-o", "Dpkg::Options::=--force-confold", "-o", "DPkg::Lock::Timeout=300")


def can_install() -> bool:
    """Say whether packages can be installed here."""
    return os.getuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> bool:
    """Install packages as they are today; where the lists cannot be renewed, as those say that there are."""
    if not can_install():
        return False
    _apt("update", "-qq")
    return _apt("install", "-y", "-qq", "--no-install-recommends", *OPTIONS, *packages)


def program(package: str, *names: str) -> str | None:
    """Return where one of several programs is; install its package if there is none and that is possible."""
    return _find(names) or (_find(names) if install(package) else None)


def _find(names: tuple[str, ...]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def _apt(*arguments: str) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return (
        subprocess.run(["apt-get", *arguments], env=environment, capture_output=True, check=False).returncode == 0
    )
