from random import Random

from tafelrunde.server.tables.outages import Outages


def test_an_outage_counts_where_it_overlaps() -> None:
    outages = Outages([(100, 200), (300, 400)])
    assert outages.within(0, 1000) == 200
    assert outages.within(150, 350) == 100
    assert outages.within(200, 300) == 0
    assert outages.within(120, 130) == 10
    assert outages.within(500, 400) == 0


def test_outages_that_touch_or_overlap_count_once() -> None:
    outages = Outages([(100, 200), (150, 180), (200, 250)])
    assert list(outages) == [(100, 250)]
    assert outages.within(0, 1000) == 150


def test_what_is_noticed_is_known_at_once_and_to_be_kept() -> None:
    outages = Outages([(100, 200)])
    outages.note(500, 600)
    assert outages.within(0, 1000) == 200
    assert outages.unkept == [(500, 600)]


def test_what_is_forgotten_no_longer_counts_and_the_rest_does() -> None:
    outages = Outages([(100, 200), (300, 400), (500, 700)])
    outages.forget(450)
    assert list(outages) == [(500, 700)]
    assert outages.within(450, 600) == 100


def test_a_stretch_is_as_long_away_as_plain_counting_says() -> None:
    choice = Random(7)
    for _ in range(200):
        spans = [(start, start + choice.randrange(1, 9)) for start in (choice.randrange(60) for _ in range(6))]
        away = {moment for start, end in spans for moment in range(start, end)}
        start, end = choice.randrange(70), choice.randrange(70)
        assert Outages(spans).within(start, end) == len(away & set(range(start, end)))
