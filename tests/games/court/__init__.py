"""Tests of To Court the King."""
