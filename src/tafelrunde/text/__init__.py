"""Words for people: Fluent catalogues, one folder per language."""

from tafelrunde.text.catalogue import Catalogue, catalogue

__all__ = ["Catalogue", "catalogue"]
