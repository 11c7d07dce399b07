"""The REST endpoints for whoever wants to play better: numbers, cards, puzzles, and trying again."""

from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from aiohttp import web
from msgspec import Meta

from tafelrunde.core.messages import Problem
from tafelrunde.practice.grading import AllTried, Exercise, Graded, Tried
from tafelrunde.practice.house_numbers import all_house_numbers
from tafelrunde.practice.numbers import Numbers
from tafelrunde.practice.puzzles import puzzle_of_the_day, puzzles
from tafelrunde.protocol.commands import Text
from tafelrunde.server.errors import NotFound, Refused, Unavailable
from tafelrunde.server.http.app_keys import COACHES, PRACTICE, READINESS
from tafelrunde.server.http.authentication import need_person, person_of
from tafelrunde.server.http.callers import charge
from tafelrunde.server.http.offload import owner_of, until_disconnected
from tafelrunde.server.http.routes import Routes, answer, read_body
from tafelrunde.server.practice.flashcards import Flashcard, Flashcards, Result
from tafelrunde.server.practice.service import OwnNumbers
from tafelrunde.server.thinking.fair_queue import RETRY

routes = Routes()

WHO = HTTPStatus.UNAUTHORIZED
PATIENCE = 12.0
"""Seconds that grading may take."""


class DailyPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of a day, without its answer."""

    day: int
    """Since the beginning of 1970."""
    exercise: Exercise
    seat: int
    """Who is to decide."""
    number: int
    """How many actions there are to choose from."""


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the puzzle of a day; without one it is given up."""

    day: Annotated[int, Meta(ge=0)]
    do: Text | None = None


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """How good an answer is; once it was found or given up, what everything else is worth, too."""

    graded: Graded | None = None
    answers: list[Graded] = []


@routes.add("GET", "/me/numbers", "What my play has come to", answer=OwnNumbers, problems=(WHO,))
async def show_numbers(request: web.Request) -> web.Response:
    """Answer with results, luck and form by game and level."""
    person = await need_person(request)
    charge(request, "study")
    return answer(await request.app[PRACTICE].numbers(person.id))


@routes.add(
    "GET",
    "/house/numbers",
    "The same of the house's players, by game and name",
    answer=dict[str, dict[str, Numbers]],
)
async def show_house_numbers(request: web.Request) -> web.Response:
    """Answer with what is in the package."""
    await person_of(request)
    return answer(all_house_numbers())


@routes.add(
    "GET",
    "/me/flashcards",
    "What I missed and should try again: the cards that are due, or all of one match",
    answer=Flashcards,
    query={"table": Text},
    problems=(WHO,),
)
async def deal_flashcards(request: web.Request) -> web.Response:
    """Answer with some cards."""
    person = await need_person(request)
    charge(request, "study")
    return answer(await request.app[PRACTICE].deal(person.id, request.query.get("table")))


@routes.add(
    "POST",
    "/me/flashcards/{table}/{entry}",
    "Say whether I have found the better move at the first try; the card comes back accordingly",
    body=Result,
    answer=Flashcard,
    problems=(WHO, HTTPStatus.NOT_FOUND),
)
async def put_flashcard_back(request: web.Request) -> web.Response:
    """Put a card into its next box."""
    person, result = await need_person(request), await read_body(request, Result)
    return answer(await request.app[PRACTICE].tried(person.id, *_card_of(request), result))


@routes.add(
    "DELETE",
    "/me/flashcards/{table}/{entry}",
    "Forget a card",
    status=HTTPStatus.NO_CONTENT,
    problems=(WHO, HTTPStatus.NOT_FOUND),
)
async def forget_flashcard(request: web.Request) -> web.Response:
    """Forget a card for good."""
    person = await need_person(request)
    await request.app[PRACTICE].forget(person.id, *_card_of(request))
    return web.Response(status=HTTPStatus.NO_CONTENT)


@routes.add(
    "POST",
    "/grade",
    "How good an action is in a position, and what would be best",
    body=Tried,
    answer=Graded,
    problems=(WHO, HTTPStatus.UNPROCESSABLE_ENTITY),
)
async def grade_action(request: web.Request) -> web.Response:
    """Answer with win shares, as the ledger has them."""
    await person_of(request)
    charge(request, "coach")
    return answer(await _graded(request, await read_body(request, Tried)))


@routes.add(
    "POST",
    "/grades",
    "The same of everything that may be done there, the best first: to try it without a connection",
    body=AllTried,
    answer=list[Graded],
    problems=(WHO, HTTPStatus.UNPROCESSABLE_ENTITY),
)
async def grade_all(request: web.Request) -> web.Response:
    """Answer with win shares, as the ledger has them; it costs as much as an analysis."""
    await person_of(request)
    charge(request, "analysis")
    return answer(await _graded(request, await read_body(request, AllTried)))


@routes.add(
    "GET",
    "/puzzles/{game}",
    "The puzzle of the day",
    answer=DailyPuzzle,
    problems=(HTTPStatus.NOT_FOUND, HTTPStatus.UNPROCESSABLE_ENTITY),
)
async def show_puzzle(request: web.Request) -> web.Response:
    """Answer with a decision from a match of the house."""
    await person_of(request)
    found = puzzle_of_the_day(request.match_info["game"], request.app[PRACTICE].now())
    if found is None:
        raise NotFound("no-puzzle")
    day, puzzle = found
    return answer(DailyPuzzle(day, puzzle.exercise, puzzle.seat, len(puzzle.answers)))


@routes.add(
    "POST",
    "/puzzles/{game}",
    "Answer the puzzle of a day, or give it up",
    body=PuzzleTry,
    answer=PuzzleAnswer,
    problems=(HTTPStatus.NOT_FOUND, HTTPStatus.UNPROCESSABLE_ENTITY),
)
async def answer_puzzle(request: web.Request) -> web.Response:
    """Answer with how good it is."""
    await person_of(request)
    tried, known = await read_body(request, PuzzleTry), puzzles(request.match_info["game"])
    if not known:
        raise NotFound("no-puzzle")
    puzzle = known[tried.day % len(known)]
    if tried.do is None:
        return answer(PuzzleAnswer(None, puzzle.answers))
    graded = puzzle.graded(tried.do)
    if graded is None:
        raise Refused("no-answer", do=tried.do)
    return answer(PuzzleAnswer(graded, puzzle.answers if graded.found else []))


async def _graded(request: web.Request, tried: Tried | AllTried) -> Any:
    """Let a process grade, for as long as the client waits for it."""
    request.app[READINESS].need(tried.exercise.game)
    asking = request.app[COACHES].ask(owner_of(request), tried, PATIENCE)
    found = await until_disconnected(request, asking)
    if isinstance(found, Problem):
        raise Refused(found)
    if found is None:
        raise Unavailable("coach-busy", seconds=RETRY)
    return found


def _card_of(request: web.Request) -> tuple[str, int]:
    """Return the name of a card, as it stands in the address."""
    entry = request.match_info["entry"]
    if not entry.isdecimal() or len(entry) > 9:
        raise NotFound("no-card")
    return request.match_info["table"], int(entry)
