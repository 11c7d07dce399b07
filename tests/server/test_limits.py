"""Everybody may ask for much, nobody for everything."""

import pytest

from tafelrunde.server import limits
from tafelrunde.server.limits import PRICES, Allowance, Bucket, Limits, network_of
from tafelrunde.server.problems import Refused
from tafelrunde.server.settings import NO_LIMITS, Settings


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def spend(some: Limits, address: str, kind: str) -> int:
    """Charge until refused; return how often it went well."""
    for paid in range(10_000):
        try:
            some.charge(address, kind)
        except Refused:
            return paid
    return 10_000


def test_a_bucket_is_spent_and_fills_again() -> None:
    bucket = Bucket(Allowance(rate=2, burst=3), now=0)
    assert [bucket.take(1, 0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.take(1, 0.5) == 0
    assert [bucket.take(1, 1000) for _ in range(4)] == [0, 0, 0, 0.5]


def test_what_is_dearer_than_a_full_bucket_is_never_paid() -> None:
    assert Bucket(Allowance(rate=1, burst=3), now=0).take(4, 0) == limits.NEVER_AGAIN


def test_without_a_rate_there_is_no_limit() -> None:
    assert spend(Limits(Settings(**NO_LIMITS)), "192.0.2.1", "request") == 10_000
    assert spend(Limits(Settings(**NO_LIMITS)), "192.0.2.1", "login") == 10_000


def test_a_refusal_says_how_long_to_wait() -> None:
    clock = Hands()
    some = Limits(Settings(address_rate=0.5, address_burst=10), clock)
    assert spend(some, "192.0.2.1", "socket") == 5
    with pytest.raises(Refused) as refused:
        some.charge("192.0.2.1", "request")
    assert (refused.value.status, refused.value.problem.facts) == (429, {"seconds": 2})
    clock.now = 2
    some.charge("192.0.2.1", "request")


def test_guesses_at_passwords_have_a_small_bucket_of_their_own() -> None:
    some = Limits(Settings(), Hands())
    assert spend(some, "192.0.2.1", "login") <= 30
    assert spend(some, "192.0.2.1", "password") == 0
    assert 50 < spend(some, "192.0.2.1", "guest") < 200
    assert spend(some, "192.0.2.1", "request") > 100
    assert spend(some, "192.0.2.2", "login") > 0


def test_each_connection_has_its_own_bucket() -> None:
    some = Limits(Settings(connection_burst=10, connection_rate=1), Hands())
    first, second = some.connection(), some.connection()
    some.charge_connection(first, "chat")
    some.charge_connection(second, "message")
    with pytest.raises(Refused):
        some.charge_connection(first, "message")


def test_a_household_of_ipv6_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1" != network_of("192.0.2.2")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("local") == "local"


def test_the_address_not_heard_of_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    some = Limits(Settings(address_burst=1), Hands())
    for address in ("192.0.2.1", "192.0.2.2"):
        some.charge(address, "request")
    assert spend(some, "192.0.2.1", "request") == 0
    some.charge("192.0.2.3", "request")
    assert spend(some, "192.0.2.1", "request") == 0
    assert spend(some, "192.0.2.2", "request") == 1


def test_programs_can_read_the_limits() -> None:
    described = Limits(Settings(connection_rate=7)).describe()
    assert described.buckets["connection"].rate == 7
    assert described.prices == PRICES
    assert {price.bucket for price in PRICES.values()} == set(described.buckets)
    assert (described.most_bytes, described.most_message, described.most_connections) == (64 * 1024, 4096, 500)


def test_connections_are_counted_by_address_until_they_end() -> None:
    some = Limits(Settings(address_connections=2))
    for address in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2"):
        some.connect(address)
    for address in ("192.0.2.1", "2001:db8::3"):
        with pytest.raises(Refused) as refused:
            some.connect(address)
        assert (refused.value.status, refused.value.problem.facts) == (429, {"most": 2, "seconds": 10})
    some.disconnect("192.0.2.1")
    with some.connected("192.0.2.1"), pytest.raises(Refused):
        some.connect("192.0.2.1")
    some.connect("192.0.2.1")
    with pytest.raises(Refused):
        some.connect("192.0.2.1")
