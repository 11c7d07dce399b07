"""Tests of Knights: one file per section of its rules, and what surrounds them."""
