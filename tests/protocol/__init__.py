"""Tests of the messages' shapes."""
