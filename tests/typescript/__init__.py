"""Tests of the types for the web table."""
