"""Tests of the loop in which players learn."""
