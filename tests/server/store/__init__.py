"""Tests of the store, the same on both databases."""
