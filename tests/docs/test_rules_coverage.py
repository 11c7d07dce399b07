"""Every clause of the rules has a test, and nobody cites a clause that does not exist."""

import ast
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
CITING = [ROOT / "src" / "tafelrunde" / "games", ROOT / "src" / "tafelrunde" / "text"]

LETTERS = "".join(tr.game(name).clause_letter for name in tr.games())
CLAUSE = re.compile(rf"^- \*\*([{LETTERS}]\d+\.\d+)\*\* ", re.MULTILINE)
SECTION = re.compile(rf"^## ([{LETTERS}]\d+) \S", re.MULTILINE)
DEMAND = re.compile(r"\b\d-\d-\d(?:-\d)*\+\d\b")
CITED = re.compile(rf"\b[{LETTERS}]\d+\.\d+\b")
TEXT_FILES = {".py", ".toml", ".ftl", ".md", ".json", ".txt"}

PAGES = [RULES / f"{name}.md" for name in tr.games()]
TRANSLATED = [RULES / language / page.name for language in LANGUAGES[1:] for page in PAGES]
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
every_page_of_every_language = pytest.mark.parametrize(
    "page", [*PAGES, *TRANSLATED], ids=lambda page: page.relative_to(RULES).as_posix()
)


def clauses_of(page: Path) -> list[str]:
    return CLAUSE.findall(page.read_text("utf-8"))


def known_clauses() -> set[str]:
    return {clause for page in PAGES for clause in clauses_of(page)}


def letters() -> set[str]:
    """Return the first letters of the clauses of registered games."""
    return {clause[0] for clause in known_clauses()}


def marked_clauses(source: str) -> Iterator[str]:
    """Yield the clauses of all `pytest.mark.clause(…)` in a source, without running it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"line {node.lineno}: write the clause out"
                assert isinstance(argument.value, str), f"line {node.lineno}: a clause is a text"
                yield argument.value


def markers() -> dict[str, list[str]]:
    """Return the test files that prove each clause."""
    proved: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for clause in marked_clauses(file.read_text("utf-8")):
            proved.setdefault(clause, []).append(file.relative_to(ROOT).as_posix())
    return proved


def citations() -> Iterator[tuple[str, str]]:
    """Yield every clause that the games and texts cite, with its place."""
    for folder in CITING:
        for file in sorted(folder.rglob("*")):
            if file.suffix in TEXT_FILES:
                for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
                    for clause in CITED.findall(line):
                        yield clause, f"{file.relative_to(ROOT)}:{number}"


@pytest.mark.parametrize("name", tr.games())
def test_every_registered_game_has_its_rules_page(name: str) -> None:
    assert (RULES / f"{name}.md").is_file(), f"write docs/rules/{name}.md"


@every_page
def test_every_clause_is_proved_by_a_test(page: Path) -> None:
    proved = markers()
    unproved = [clause for clause in clauses_of(page) if clause not in proved]
    assert not unproved, f"no test is marked with {', '.join(unproved)}"


def test_no_test_is_marked_with_a_clause_that_does_not_exist() -> None:
    wrong = {clause: files for clause, files in markers().items() if clause not in known_clauses()}
    assert not wrong


def test_no_source_cites_a_clause_that_does_not_exist() -> None:
    cited = list(citations())
    assert len(cited) > 100
    known, firsts = known_clauses(), letters()
    wrong = [f"{place}: {clause}" for clause, place in cited if clause[0] in firsts and clause not in known]
    assert not wrong, "\n".join(wrong)


@every_page_of_every_language
def test_every_language_has_the_same_clauses_in_the_same_order(page: Path) -> None:
    english = RULES / page.name
    assert clauses_of(page) == clauses_of(english)
    assert SECTION.findall(page.read_text("utf-8")) == SECTION.findall(english.read_text("utf-8"))


@every_page_of_every_language
def test_every_language_has_the_same_tables_and_examples(page: Path) -> None:
    english = (RULES / page.name).read_text("utf-8")
    text = page.read_text("utf-8")
    assert text.count("\n|") == english.count("\n|"), "as many rows of tables"
    assert sorted(set(DEMAND.findall(text))) == sorted(set(DEMAND.findall(english))), "the same demands"


@every_page_of_every_language
def test_clauses_cited_on_the_page_itself_exist(page: Path) -> None:
    cited = CITED.findall(page.read_text("utf-8"))
    clauses = clauses_of(page)
    assert len(cited) > len(clauses), "clauses refer to each other"
    assert set(cited) <= set(clauses)


@every_page
def test_clauses_are_numbered_in_ascending_order_without_gaps(page: Path) -> None:
    clauses = clauses_of(page)
    assert {clause[0] for clause in clauses} == {tr.game(page.stem).clause_letter}
    numbers = [tuple(map(int, clause[1:].split("."))) for clause in clauses]
    sections = [section for section, _ in groupby(numbers, key=lambda number: number[0])]
    assert sections == list(range(1, len(sections) + 1))
    expected = [(section, n + 1) for section in sections for n in range(sum(a == section for a, _ in numbers))]
    assert numbers == expected


@every_page
def test_every_section_has_a_heading_above_its_clauses(page: Path) -> None:
    text = page.read_text("utf-8")
    for chapter in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        section = SECTION.match(chapter)
        assert section, chapter.splitlines()[0]
        found = CLAUSE.findall(chapter)
        assert found
        assert {clause.partition(".")[0] for clause in found} == {section[1]}


def test_markers_are_found_without_running_a_test() -> None:
    source = """
pytestmark = pytest.mark.clause("K1.1")
@pytest.mark.clause("K1.2", "K1.3")
class TestStacks:
    @mark.clause("K1.4")
    def test_a_stack(self): ...
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("K1.5"))])
def test_n(n): "K9.9"
"""
    assert sorted(marked_clauses(source)) == ["K1.1", "K1.2", "K1.3", "K1.4", "K1.5"]
    with pytest.raises(AssertionError, match="write the clause out"):
        list(marked_clauses("pytest.mark.clause(CLAUSE)"))
