"""Tests of benchmarks may be coroutines."""

from tests.server.conftest import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]
