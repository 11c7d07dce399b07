"""Buckets and accounts: what is spent comes back, and nobody gets it back sooner by being forgotten."""

import pytest

from tafelrunde.server.operations import budgets
from tafelrunde.server.operations.budgets import Account, Accounts, Allowance, Bucket
from tests.server.hands import Hands

ONE = {"work": Allowance(rate=1, burst=1)}


def spend(accounts: Accounts, clock: Hands, name: str) -> bool:
    """Spend everything an account has; say whether there was anything."""
    account = accounts.of(name)
    bucket = account.bucket("work", clock())
    assert bucket
    paid = not bucket.take(1, clock())
    accounts.remember(account)
    return paid


def test_a_bucket_is_spent_and_fills_again() -> None:
    bucket = Bucket(Allowance(rate=2, burst=3), now=0)
    assert [bucket.take(1, 0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.take(1, 0.5) == 0
    assert [bucket.take(1, 1000) for _ in range(4)] == [0, 0, 0, 0.5]


def test_a_bucket_that_is_half_full_pays_what_is_dearer_and_owes_the_rest() -> None:
    bucket = Bucket(Allowance(rate=1, burst=4), now=0)
    assert bucket.take(1, 0) == 0, "something cheap before it does not keep anybody from paying"
    assert bucket.take(10, 0) == 0
    assert bucket.take(1, 0) == 8
    assert bucket.take(10, 8) == 1
    assert bucket.take(10, 9) == 0
    assert not bucket.is_full(20)
    assert bucket.is_full(21)


def test_without_a_rate_there_is_no_limit() -> None:
    bucket = Bucket(Allowance(rate=0, burst=1), now=0)
    assert not any(bucket.take(1, 0) for _ in range(100))
    assert Account("a", {"work": Allowance(rate=0, burst=1)}).bucket("work", 0) is None
    assert Account("a", ONE).bucket("other", 0) is None


def test_whoever_has_everything_back_is_forgotten() -> None:
    clock = Hands()
    accounts = Accounts(ONE, clock)
    for number in range(1000):
        clock.now = number * 10.0
        assert spend(accounts, clock, f"{number}")
    assert len(accounts) < 10


def test_nobody_gets_a_budget_back_by_letting_others_come(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hands()
    accounts = Accounts(ONE, clock)
    assert spend(accounts, clock, "first")
    for number in range(5000):
        assert spend(accounts, clock, f"{number}")
    assert not spend(accounts, clock, "first")
    monkeypatch.setattr(budgets, "MOST_SPENDERS", 100)
    for number in range(5000, 11_000):
        assert spend(accounts, clock, f"{number}")
    assert len(accounts) <= 101


def test_nobody_gets_a_budget_back_by_holding_a_connection_open_meanwhile() -> None:
    clock = Hands()
    accounts = Accounts(ONE, clock)
    held = accounts.of("first")
    for number in range(10):
        clock.now = number * 10.0
        spend(accounts, clock, f"{number}")
    assert accounts.of("first") is held
    assert spend(accounts, clock, "first")
    del held
    assert not spend(accounts, clock, "first")
