"""Everybody may ask for much, nobody for everything."""

from contextlib import ExitStack

import pytest

from tafelrunde.server.errors import Refused
from tafelrunde.server.http.errors import status_of
from tafelrunde.server.operations import limits
from tafelrunde.server.operations.limits import HOUSEHOLD, PRICES, Limits, Payers
from tafelrunde.server.operations.networks import network_of
from tafelrunde.server.operations.settings import NO_LIMITS, Settings
from tests.server.hands import Hands

ADA, BELA = "ada", "bela"
HOME, AWAY = "192.0.2.1", "192.0.2.2"


def spend(payers: Payers, kind: str) -> int:
    """Charge until refused; return how often it went well."""
    for paid in range(10_000):
        try:
            payers.charge(kind)
        except Refused:
            return paid
    return 10_000


def test_without_a_rate_there_is_no_limit() -> None:
    some = Limits(Settings(**NO_LIMITS))
    for kind in PRICES:
        assert spend(some.payers(HOME, ADA), kind) == 10_000


def test_a_refusal_says_how_long_to_wait() -> None:
    clock = Hands()
    some = Limits(Settings(address_rate=0.5, address_burst=10), clock).payers(HOME)
    assert spend(some, "socket") == 2
    with pytest.raises(Refused) as refused:
        some.charge("request")
    assert (status_of(refused.value), refused.value.problem.facts) == (429, {"seconds": 2})
    clock.now = 2
    some.charge("request")


def test_what_is_larger_costs_more() -> None:
    some = Limits(Settings(address_rate=1, address_burst=10), Hands()).payers(HOME)
    some.charge("request", 8)
    assert spend(some, "request") == 2


def test_guesses_at_passwords_have_a_small_bucket_of_their_own() -> None:
    some = Limits(Settings(), Hands())
    assert spend(some.payers(HOME), "login") <= 30
    assert spend(some.payers(HOME), "password") == 0
    assert 50 < spend(some.payers(HOME), "guest") < 200
    assert spend(some.payers(HOME), "request") > 100
    assert spend(some.payers(AWAY), "login") > 0


def test_all_connections_of_a_person_share_one_budget() -> None:
    some = Limits(Settings(person_burst=10, person_rate=1), Hands())
    connections = [some.payers(f"192.0.2.{number}", ADA) for number in range(100)]
    assert sum(spend(one, "message") for one in connections) == 10
    assert spend(some.payers(HOME, BELA), "message") == 10


def test_all_people_at_an_address_share_one_budget() -> None:
    some = Limits(Settings(address_burst=30, address_rate=1, person_burst=10, person_rate=1), Hands())
    assert [spend(some.payers(HOME, f"guest{number}"), "message") for number in range(5)] == [10, 10, 10, 0, 0]
    assert spend(some.payers(AWAY), "message") == 30


def test_whoever_is_refused_for_the_address_keeps_their_own_budget() -> None:
    some = Limits(Settings(address_burst=5, address_rate=1, person_burst=10, person_rate=1), Hands())
    assert spend(some.payers(HOME, ADA), "message") == 5
    assert spend(some.payers(HOME, ADA), "message") == 0
    assert spend(some.payers(AWAY, ADA), "message") == 5


def test_a_household_can_play_when_one_of_them_has_spent_everything() -> None:
    some = Limits(Settings(), Hands())
    assert spend(some.payers(HOME, ADA), "message") > 50
    assert spend(some.payers(HOME, BELA), "message") > 50


def test_talking_has_a_budget_for_each_person_and_address_and_for_those_who_only_watch_a_table() -> None:
    some = Limits(Settings(chat_rate=1, chat_burst=3), Hands())

    def say(person: str, address: str = HOME, table: str = "t1", *, seated: bool = False) -> int:
        for said in range(100):
            try:
                some.charge_chat(some.payers(address, person), table, seated=seated)
            except Refused:
                return said
        return 100

    assert say(ADA) == 3
    assert say(ADA, table="t2") == say(ADA, AWAY, seated=True) == 0
    assert say(BELA) == 0
    assert say("carol", seated=True) == 3
    assert sum(say(f"guest{number}", table=f"t{number}") for number in range(10, 30)) <= 3 * HOUSEHOLD


def test_a_household_of_ipv6_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1" != network_of("192.0.2.2")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("local") == "local"


def test_programs_can_read_the_limits() -> None:
    described = Limits(Settings(person_rate=7)).describe()
    assert described.person["work"].rate == 7
    assert described.prices == PRICES
    assert {price.bucket for price in PRICES.values()} == set(described.address)
    assert set(described.table) < set(described.person) < set(described.address)
    assert (described.most_bytes, described.most_message, described.most_connections) == (64 * 1024, 4096, 500)


def test_connections_are_counted_by_address_until_they_end() -> None:
    some = Limits(Settings(address_connections=2))
    for address in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2"):
        some.connect(address)
    for address in ("192.0.2.1", "2001:db8::3"):
        with pytest.raises(Refused) as refused:
            some.connect(address)
        assert (status_of(refused.value), refused.value.problem.facts) == (429, {"most": 2, "seconds": 10})
    some.disconnect("192.0.2.1")
    with some.connected("192.0.2.1"), pytest.raises(Refused):
        some.connect("192.0.2.1")
    some.connect("192.0.2.1")
    with pytest.raises(Refused):
        some.connect("192.0.2.1")


def test_few_large_bodies_come_from_one_address_at_the_same_time() -> None:
    some = Limits(Settings())
    with ExitStack() as stack:
        for _ in range(limits.MOST_UPLOADS):
            stack.enter_context(some.uploading(HOME))
        with pytest.raises(Refused) as refused, some.uploading(HOME):
            pass
        assert status_of(refused.value) == 429
        stack.enter_context(some.uploading(AWAY))
    with some.uploading(HOME):
        pass
