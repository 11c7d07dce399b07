"""Settings for hypothesis: the same examples on every run and machine."""

from hypothesis import HealthCheck, settings


def steady(examples: int) -> settings:
    """Return settings that draw `examples` examples, always the same ones."""
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        # The first example may compile kernels.
        suppress_health_check=[HealthCheck.too_slow],
    )
