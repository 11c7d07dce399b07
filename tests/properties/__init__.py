"""Invariants along walks that hypothesis draws."""
