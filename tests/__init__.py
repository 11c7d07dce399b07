"""Tests of Tafelrunde; the folders mirror the package."""
