import asyncio
import socket
from pathlib import Path

from tafelrunde.server.operations.supervision import supervised


async def test_systemd_hears_that_the_server_is_ready_alive_and_stops(tmp_path: Path) -> None:
    address = str(tmp_path / "notify")
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(address)
        listener.setblocking(False)
        async with supervised({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "3000"}):
            heard = [await asyncio.wait_for(loop.sock_recv(listener, 100), 20) for _ in range(3)]
        last = [await asyncio.wait_for(loop.sock_recv(listener, 100), 20)]
        while last[-1] == b"WATCHDOG=1":
            last.append(await asyncio.wait_for(loop.sock_recv(listener, 100), 20))
    assert heard == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
    assert last[-1] == b"STOPPING=1"


async def test_without_a_supervisor_or_with_one_that_is_gone_nothing_happens(tmp_path: Path) -> None:
    for environ in ({}, {"NOTIFY_SOCKET": str(tmp_path / "gone")}, {"NOTIFY_SOCKET": "@tafelrunde-nobody"}):
        async with supervised(environ):
            await asyncio.sleep(0)
