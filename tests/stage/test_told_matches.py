"""The matches that the web's stage is tested with are those that a server tells today."""

import gzip

from tests.stage.told_matches import files


def test_the_matches_of_the_webs_tests_are_told_as_a_server_tells_them() -> None:
    for path, body in files().items():
        kept = gzip.decompress(path.read_bytes())
        assert kept == body, f"{path.name} is out of date: python -m tests.stage.told_matches"
