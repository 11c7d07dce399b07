import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tafelrunde.core.errors import BadOption
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.retention import name_at
from tafelrunde.server.operations.scheduled_backups import ScheduledBackups
from tafelrunde.server.operations.settings import Settings, settings_from
from tafelrunde.server.store.lock import FileLock
from tests.server.hosting import club


class Hours:
    """A clock that is moved by hours."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 18, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, hours: float) -> None:
        self.now += timedelta(hours=hours)


class Schedule(ScheduledBackups):
    """Backups that are made at once, or fail."""

    def __init__(self, folder: Path, **given: object) -> None:
        self.clock, self.counted, self.trouble = Hours(), Metrics(), ""
        settings = settings_from({}, **given)
        super().__init__(settings, folder, "unused.db", self.counted, self.write, self.clock)

    async def write(self, file: Path) -> str:
        if not self.trouble:
            file.write_text("everything")
        return self.trouble

    def metric(self, line: str) -> bool:
        return f"\n{line}\n" in self.counted.page().decode()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.gz*"))


async def test_a_backup_is_due_at_the_start_and_then_when_the_newest_is_old_enough(tmp_path: Path) -> None:
    backups = Schedule(tmp_path / "new" / "folder", backup_every="6")
    assert (backups.seconds_left(), backups.state().state) == (0, "none")
    assert await backups.back_up()
    assert backups.seconds_left() == 6 * 3600
    backups.clock.pass_by(2.5)
    assert await backups.back_up()  # nothing is due
    assert names(tmp_path / "new" / "folder") == ["tafelrunde-20261118T120000Z.backup.gz"]
    assert backups.seconds_left() == 3.5 * 3600
    again = Schedule(tmp_path / "new" / "folder", backup_every="6")
    assert again.seconds_left() == 6 * 3600, "a restart changes nothing"


async def test_old_ones_are_removed_and_other_files_are_left_alone(tmp_path: Path) -> None:
    backups = Schedule(tmp_path, backup_keep="2,2,1")
    others = ["letter.gz", "tafelrunde-before-update.backup.gz"]
    for name in others:
        (tmp_path / name).touch()
    (tmp_path / "tafelrunde-20261117T110000Z.backup.gz.x1y2.part").touch()
    for _ in range(40):
        assert await backups.back_up()
        backups.clock.pass_by(1)
    made = [moment.strftime("%d %H") for moment in sorted(backups._found())]
    assert made == ["19 23", "20 02", "20 03"]
    assert set(names(tmp_path)) == {*others, *(path.name for path in backups._found().values())}


async def test_what_fails_is_told_counted_and_tried_again(tmp_path: Path) -> None:
    backups = Schedule(tmp_path)
    assert await backups.back_up()
    assert backups.metric('tafelrunde_backups_total{outcome="done"} 1.0')
    newest = backups.counted.registry.get_sample_value("tafelrunde_last_backup_timestamp_seconds")
    assert newest == backups.clock.now.timestamp()
    backups.clock.pass_by(1.5)
    backups.trouble = "No space left on device"
    assert not await backups.back_up()
    state = backups.state()
    assert (state.state, state.last, state.why) == ("failing", "2026-11-18T12:00:00+00:00", backups.trouble)
    assert backups.metric('tafelrunde_backups_total{outcome="failed"} 1.0')
    backups.trouble = ""
    assert await backups.back_up()
    assert (backups.state().state, backups.state().why) == ("ok", None)


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    backups = Schedule(tmp_path / "file" / "folder")
    assert not await backups.back_up()
    assert backups.state().state == "failing"


async def test_of_two_servers_with_one_folder_one_makes_the_backup(tmp_path: Path) -> None:
    backups = Schedule(tmp_path)
    with FileLock(tmp_path / "backups"):
        assert not await backups.back_up()
    assert (names(tmp_path), backups.state().state) == ([], "none")
    assert await backups.back_up()


async def test_an_old_backup_is_late_and_one_of_tomorrow_is_not_believed(tmp_path: Path) -> None:
    backups = Schedule(tmp_path)
    (tmp_path / name_at(backups.clock.now + timedelta(days=400))).touch()
    assert (backups.seconds_left(), backups.state().state) == (0, "none")
    await backups.back_up()
    backups.clock.pass_by(2.1)
    assert backups.state().state == "late"


async def test_why_a_process_failed_is_told_in_a_sentence(tmp_path: Path) -> None:
    backups = ScheduledBackups(Settings(), tmp_path / "kept", str(tmp_path / "none.db"), Metrics())
    assert not await backups.back_up()
    assert str(backups.state().why).startswith("There is no file ")


async def test_health_shows_the_backups_and_stays_well_without_them(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    async with club(str(tmp_path / "club.db"), backup_folder=str(tmp_path / "file" / "folder")) as server:
        while not await server.counted("tafelrunde_backups_total", outcome="failed"):
            await asyncio.sleep(0.01)
        async with server.client.get("/health") as response:
            told = await response.json()
    assert (response.status, told["status"], told["backups"]["state"]) == (200, "ok", "failing")


@pytest.mark.parametrize("keep", ["24,7", "24,7,-1", "many"])
def test_what_is_kept_is_three_numbers(keep: str) -> None:
    with pytest.raises(BadOption, match="bad-setting"):
        settings_from({"TAFELRUNDE_BACKUP_KEEP": keep})
    assert settings_from({"TAFELRUNDE_BACKUP_KEEP": "48, 14,0"}).backup_keep == (48, 14, 0)
