"""Every code has its words, and every message is used."""

import ast
import random
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.bots import bots, house
from tafelrunde.core.options import GameOptions, description_of
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.updates import table_events
from tafelrunde.text import catalogue
from tafelrunde.text.catalogue import FORMS, LANGUAGES, families
from tests.every_game import cases_of
from tests.walks import choose, positions

WIDEST = 80
LEVELS = ("page", "squire", "steward", "marshal", "sovereign")
SOURCE = Path(tr.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"


def messages(language: str) -> set[str]:
    text = "\n".join(path.read_text("utf-8") for path in (SOURCE / "text" / language).glob("*.ftl"))
    return set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE))


def literals(*parts: str) -> set[str]:
    """Return all string constants of the sources in these folders or modules."""
    found = set()
    for part in parts:
        for path in (*(SOURCE / part).rglob("*.py"), *SOURCE.glob(f"{part}.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def composed() -> set[str]:
    """Return the codes that the sources put together from parts."""
    words = literals("games")
    return {
        *told(),
        *(f"game-{name}" for name in tr.games()),
        *(f"bot-{name}" for game in tr.games() for name in bots(game)),
        *(f"character-{name}" for name in LEVELS),
        *(f"character-{game}-{name}" for game in tr.games() for name in LEVELS),
        *(code for game in tr.games() for code in cases_of(tr.game(game)).CODES),
        "figure-decisions",
        *(f"bench-columns-{column}" for column in ("cores", "moves", "decisions", "games")),
        *(f"{code}-line" for code in words if code.startswith("deck-")),
        *(
            f"option-{game}-{option}"
            for game in tr.games()
            for option in tr.game(game).options_type.__struct_fields__
        ),
        *(f"option-{option}" for option in GameOptions.__struct_fields__),
        *(f"bench-{game}-{name}" for game in tr.games() for name in tr.game(game).benchmarks()),
        *codes_of_the_table(),
    }


def told() -> set[str]:
    """Return the codes that the games' kernels tell."""
    vocabularies = [tr.game(name).vocabulary for name in tr.games()]
    groups = [(words.events, words.reasons, words.prompts, words.labels) for words in vocabularies if words]
    return {message.code for group in groups for messages in group for message in messages}


def codes_of_the_table() -> set[str]:
    """Return the codes of what happens at a table, apart from its match."""
    step: list[journal.Line] = [
        journal.Sat(0, "p"),
        journal.Left(0),
        journal.Undone(0, 0),
        *(journal.Proposed(what, 0) for what in ("undo", "stop")),
        *(journal.Answered(0, agree) for agree in (True, False)),
        *(journal.Coached(0, on) for on in (True, False)),
        *(journal.TakenOver(0, "steward", why) for why in ("resigned", "time", "vote", "withheld")),
        *(journal.Ended(why) for why in ("agreed", "abandoned", "cancelled", "unfinished", "too-long")),
    ]
    return {event.code for event in table_events(step)}


def reasons() -> set[str]:
    """Return the codes of all refusals by the rules."""
    vocabularies = [tr.game(name).vocabulary for name in tr.games()]
    return {reason.code for words in vocabularies if words for reason in words.reasons[1:]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    text = "\n".join(path.read_text("utf-8") for path in (SOURCE / "text" / language).glob("*.ftl"))
    written = re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    assert sorted(written) == sorted(set(written))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tr.games())
def test_every_player_of_the_house_has_a_character(game: str, language: str) -> None:
    codes = {f"character-{where}" for name in house(game) for where in (name, f"{game}-{name}")}
    assert codes <= messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    parts = ("core", "games", "bots", "analysis", "practice", "server", "cli", "text", "plugins")
    unused = messages(language) - literals(*parts) - composed() - quoted(language)
    assert {code for code in unused if not is_used_by_the_page(code)} == set()


def quoted(language: str) -> set[str]:
    """Return the messages that stand inside others, such as `{ web-tap }`."""
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", "".join(entries(language).values())))


def is_used_by_the_page(code: str) -> bool:
    """Say whether the web table names a message, or makes its code from a pattern such as `about-${game}`."""
    names, patterns = named_by_the_page()
    known = (code, code.removeprefix("web-"))
    return any(name in names or any(pattern.fullmatch(name) for pattern in patterns) for name in known)


@cache
def named_by_the_page() -> tuple[set[str], list[re.Pattern[str]]]:
    source = "\n".join(path.read_text("utf-8") for kind in ("ts", "svelte") for path in PAGE.rglob(f"*.{kind}"))
    names = set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", source))
    made = set(re.findall(r"`((?!web-\$)[a-z][\w-]*-\$\{[^`]*)`", source))
    patterns = [re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(text)) for text in made]
    return names, [re.compile(pattern) for pattern in (*patterns, ASKED_BY_THE_PAGE)]


def test_every_message_that_the_page_names_exists() -> None:
    named = {
        (path.name, f"web-{key}")
        for path in PAGE.rglob("*")
        if path.suffix in (".svelte", ".ts")
        for key in re.findall(r'\bt\(\s*"([\w-]+)"', path.read_text("utf-8"))
    }
    assert len(named) > 100
    known = messages("en")
    assert sorted((name, code) for name, code in named if code not in known) == []


ASKED_BY_THE_PAGE = rf"web-({'|'.join(tr.games())})-ask-[\w-]+"
"""The page has prompts of its own for some of the engine's."""


def test_what_the_page_names_is_seen() -> None:
    assert is_used_by_the_page("web-play-now")
    assert is_used_by_the_page("web-about-knights")
    assert not is_used_by_the_page("web-nobody-says-this")


# Languages ----------------------------------------------------------------------------------------------

OTHERS = LANGUAGES[1:]


@cache
def entries(language: str) -> dict[str, str]:
    """Return the text of each message."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((SOURCE / "text" / language).glob("*.ftl")))
    found = re.split(r"^(?=[a-z][\w-]* =)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE)
    return {entry.partition(" ")[0]: entry.partition("=")[2] for entry in found if entry.strip()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_and_messages(language: str) -> None:
    files = {path.name for path in (SOURCE / "text" / "en").iterdir()}
    assert {path.name for path in (SOURCE / "text" / language).iterdir()} == files
    assert messages("en") - messages(language) == set(), f"{language} lacks these"
    assert messages(language) - messages("en") == set(), f"{language} has these for nothing"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_variables_of_english(language: str) -> None:
    """What English shows must be shown; what it only tells plurals apart by need not be used."""
    for code, text in entries(language).items():
        english = entries("en")[code]
        assert shown(english) <= used(text) <= used(english), code


def used(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def shown(text: str) -> set[str]:
    return set(re.findall(r"\{ ?(?:NUMBER\()?\$(\w+)\b(?! ?->)[^{}]*\}", text))


def test_shown_variables_are_told_from_mere_selectors() -> None:
    text = "{ $a } { NUMBER($b, useGrouping: 0) } { $c ->\n [one] x\n *[other] { $d }\n}"
    assert (shown(text), used(text)) == ({"a", "b", "d"}, {"a", "b", "c", "d"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_described_as_the_games_describe_them(language: str) -> None:
    for name in tr.games():
        for field in msgspec.structs.fields(tr.game(name).options_type):
            words, code = catalogue(language), f"option-{name}-{field.name}"
            said = words.say(code if words.has(code) else f"option-{field.name}")
            assert said
            if language == "en":
                assert said == description_of(field.type)


@pytest.mark.parametrize(
    ("language", "decimal", "percent"),
    [("en", "1.5", "75.3%"), ("de", "1,5", "75,3\u00a0%"), ("nl", "1,5", "75,3%"), ("hu", "1,5", "75,3%")],
)
def test_numbers_are_written_as_in_the_language(language: str, decimal: str, percent: str) -> None:
    words = catalogue(language)
    assert words.number(1.5, 1) == decimal
    assert words.number(0.753, 1, "percent") == percent
    assert words.number(1.0, 1) == decimal.replace("5", "0"), "a column keeps its digits"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stands_where_the_language_puts_it(language: str) -> None:
    """Sentences put it as numbers of their own do: after a space that does not break in German, else at once."""
    signed = "".join(re.findall(r".?.%", "".join(entries(language).values())))
    between = catalogue(language).number(0.5, style="percent").removeprefix("50")
    assert re.findall(r"[^\d}]*%", signed) == [between] * signed.count("%")


def test_a_wrong_option_is_explained_in_every_language() -> None:
    with pytest.raises(tr.BadOption) as caught:
        tr.game("knights").start(players=9)
    said = {language: catalogue(language).explain(caught.value.problem) for language in LANGUAGES}
    assert "2 to 6 players" in said["en"]
    assert "2 bis 6 Spieler" in said["de"]
    assert len(set(said.values())) == len(LANGUAGES)


class Silence:
    """Words that say nothing."""

    def say(self, code: str, **facts: object) -> str:
        del code, facts
        return ""

    def name(self, kind: str, value: str) -> str:
        del kind, value
        return ""


@pytest.mark.parametrize("game", tr.games())
def test_every_word_of_a_board_comes_from_the_catalogues(game: str) -> None:
    for position in positions(game, 2, players=2)[::9]:
        left = re.findall(r"[^\W\d_]{2,}", position.view(0).board(["", ""], Silence()))
        assert set(left) <= {"II", "III", "IV"}, "ranks are roman numerals everywhere"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tr.games())
def test_a_board_fits_a_terminal_in_every_language(language: str, game: str) -> None:
    for position in positions(game, 3, players=2)[::9]:
        lines = position.view(0).board(["Anna", "Béla"], catalogue(language)).splitlines()
        assert max(map(len, lines)) <= WIDEST, max(lines, key=len)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_that_errors_and_events_carry_has_a_message(language: str) -> None:
    codes = set()
    kinds = r"Bad\w+|Store\w+|Conflict\w*|UnknownGame|NoUndo|Refused|NotFound|Forbidden|Unauthorized|Problem|say"
    calls = re.compile(rf"(?:(?:{kinds})\(|_require\([^\n]*?,)\s*\"([a-z]+-[a-z-]+)\"", re.DOTALL)
    for path in SOURCE.rglob("*.py"):
        codes |= set(calls.findall(path.read_text("utf-8")))
    assert len(codes) > 60
    assert codes - messages(language) == set()
    assert (reasons() | codes_of_the_table()) - messages(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tr.games())
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_can_be_told(language: str, game: str, seed: int) -> None:
    words = catalogue(language)
    generator, draw = random.Random(seed), tr.seeded(seed)
    match = tr.game(game).match(players=2 + seed, sampler=tr.seeded(seed))
    while match.position.to_act is not None:
        position = match.position
        assert words.tell(position.prompt, match.names)
        for label in position.labels():
            assert words.tell(label, match.names)
        other = position.game.decode(generator.randrange(position.game.all_codes))
        problem = position.why_not(other)
        if problem:
            sentence = words.explain(problem)
            assert sentence.startswith(f"{problem.clause}: ")
            assert "{" not in sentence
        match.play(choose(position, draw))
    told = [words.tell(event, match.names) for event in match.story()]
    assert all(sentence and "{" not in sentence for sentence in told)
    if language == "en":
        assert "wins the game" in told[-1]
    outcome = match.position.outcome
    assert outcome
    assert words.name("ending", outcome.ending) != outcome.ending


def test_a_refusal_names_clause_and_facts() -> None:
    problem = tr.Problem("knights-too-few-castles", "K5.3", {"owner": "B", "owned": 2, "needed": 3})
    assert catalogue().explain(problem) == "K5.3: B owns 2 castles; 3 are needed before one can be attacked."


def test_cards_are_named_with_their_demand() -> None:
    assert catalogue().name("card", "red 3-3-3+1") == "red castle (3-3-3+1)"
    assert catalogue().name("card", "tournament") == "tournament"
    assert catalogue().name("card", "pink 3-3-3+1") == "pink 3-3-3+1"


def test_names_come_with_their_article_where_a_sentence_asks_for_it() -> None:
    taken = tr.Message("knights-event-gains", {"seat": 0, "card": "green 3-3-3+1"})
    assert catalogue("de").tell(taken, ["Anna"]) == "Anna nimmt die Grüne Burg (3-3-3+1)."
    assert catalogue("hu").tell(taken, ["Anna"]) == "Anna megszerzi a zöld várat (3-3-3+1)."
    claimed = tr.Message("court-event-claim", {"seat": 0, "character": "queen"})
    assert catalogue("de").tell(claimed, ["Anna"]) == "Anna erwirbt die Königin."


@pytest.mark.parametrize("language", OTHERS)
def test_a_family_of_names_has_every_form_that_sentences_ask_for(language: str) -> None:
    asked = {
        (families().get(fact, fact), form)
        for text in entries(language).values()
        for fact, form in re.findall(r"\$(\w+)-([a-z]+)", text)
    }
    for family, form in asked:
        names = {code: text for code, text in entries(language).items() if code.startswith(f"{family}-")}
        declined = {code: text for code, text in names.items() if "\n    ." in text}
        assert len(declined) > 1, f"nothing is declined in {family}"
        assert [code for code, text in declined.items() if f".{form} = " not in text] == []
        assert form in FORMS


def test_what_somebody_typed_is_quoted_as_it_was_typed() -> None:
    problem = tr.Problem("unknown-card", None, {"text": "red 9-9-9"})
    assert catalogue().explain(problem).startswith("There is no card “red 9-9-9”.")


def test_a_missing_fact_is_an_error_not_a_gap() -> None:
    with pytest.raises(Exception, match="name"):
        catalogue().say("unknown-game")
