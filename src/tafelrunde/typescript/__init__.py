"""Types of TypeScript for all that goes over the wire, written from the structs of Python.

`python -m tafelrunde.typescript` writes them into `web/`; with `--check` it only says what is out of date.
"""
