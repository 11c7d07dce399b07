"""The coach: on for everybody to see, exact where it says so, and never in the way of the tables."""

import asyncio
import threading
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.core.position import Position
from tafelrunde.protocol import commands
from tafelrunde.server.errors import Refused
from tafelrunde.server.http.app_keys import COACHES
from tafelrunde.server.http.errors import status_of
from tafelrunde.server.tables.room import Room
from tafelrunde.server.thinking.coach import MOST_BYTES, MOST_OWN, QUICK_BYTES, Asked, Coaches, Coaching, coaching
from tafelrunde.server.thinking.fair_queue import SERVER, Owner
from tafelrunde.server.thinking.workers import Answerable
from tests.games.court.tables import EVERYBODY, hand, play
from tests.games.knights.tables import play as play_knights
from tests.games.knights.tables import seat, table
from tests.games.torres.tables import play as play_torres
from tests.games.torres.tables import table as torres_table
from tests.server.hosting import club


def is_coached(room: Room) -> bool:
    return room.table.seats[0].coached


def advice(position: Position, target: str | None = None) -> Coaching:
    assert position.to_act is not None
    return coaching(position, position.to_act, target, MOST_BYTES)


def test_knights_gets_the_exact_chance_of_every_target() -> None:
    pos = table(seats=[seat("red", "green", "blue"), seat("yellow", "white", "catapult")], left="black 3-3-3+5")
    said = advice(pos)
    chances = {choice.do: choice.chance for choice in said.choices}
    assert {"take left", "take right", "steal B catapult", "king"} <= set(chances)
    assert all(choice.exact for choice in said.choices)
    assert all(chance is not None and 0 < chance < 1 for chance in chances.values())
    assert said.prospects == []


def test_knights_gets_the_chance_of_every_keep_and_the_best_one() -> None:
    pos = play_knights(
        table(seats=[seat("red"), seat("blue")], left="black 4-4-4+1"), "take left", "roll 4-4-4-2-1-6"
    )
    said = advice(pos)
    assert {choice.do for choice in said.choices} == {str(action) for action in pos.legal()}
    best = [choice for choice in said.choices if choice.best]
    assert {choice.chance for choice in best} == {1.0}
    assert "keep 1-2-4-4-4" in {choice.do for choice in best}


def test_court_gets_the_chance_of_every_character_and_then_of_every_action() -> None:
    pos = play(hand(3), "roll", "roll 5-5-2")
    prospects = {prospect.target: prospect for prospect in advice(pos).prospects}
    assert prospects["farmer"].chance == 1.0
    assert prospects["hunter"].chance == 0.0
    assert 0 < prospects["guard"].chance < 1
    assert all(prospect.exact for prospect in prospects.values())
    said = advice(pos, "guard")
    assert said.target == "guard"
    (best,) = (choice for choice in said.choices if choice.best)
    assert best.do == "aside 5"
    assert best.chance == pytest.approx(prospects["guard"].chance)


def test_court_plans_what_to_do_until_the_dice_fall_again() -> None:
    assert advice(play(hand(4), "roll", "roll 5-5-2-1"), "hunter").plan == ["aside 5", "aside 5", "roll"]
    assert advice(hand(4), "hunter").plan == ["roll"]
    made = play(hand(3), "roll", "roll 5-5-2", "aside 5", "aside 5", "aside 2")
    assert advice(made, "farmer").plan == ["finish"]
    assert advice(play(hand(3), "roll", "roll 5-5-2"), "hunter").plan == [], "it is out of reach"
    assert advice(play(hand(3), "roll", "roll 5-5-2")).plan == [], "nothing was aimed at"


def test_every_step_of_a_plan_is_legal_and_loses_nothing() -> None:
    pos = play(hand(5, "serving-maid", "guard", "merchant"), "roll", "roll 1-2-4-4-6")
    best = max(prospect.chance for prospect in advice(pos).prospects if prospect.target == "knight")
    plan = advice(pos, "knight").plan
    assert plan
    for step in plan[:-1]:
        pos = play(pos, step)
        assert max(choice.chance or 0 for choice in advice(pos, "knight").choices) == pytest.approx(best)
    assert pos.why_not(plan[-1]) is None


def test_court_asks_for_the_mark_in_the_final_round() -> None:
    crown = play(hand(7, "farmer", "general", players=2), "roll", "roll 2-2-2-2-2-2-2", *["aside 2"] * 7, "finish")
    pos = play(crown, "claim king")
    prospects = advice(play(pos, "roll", "roll 1-1-1")).prospects
    assert "king" not in {prospect.target for prospect in prospects}, "he is taken"


def test_where_there_is_too_much_to_solve_the_coach_says_so() -> None:
    heavy = hand(6, *EVERYBODY[:12])
    quick = coaching(heavy, 0, None, QUICK_BYTES)
    assert quick.prospects
    assert not any(prospect.exact for prospect in quick.prospects)


def test_torres_gets_the_points_of_every_placement() -> None:
    plan = """
        .   .   .   .
        .   .   .   .
        .   1A  .   .
        .   .   .   .
    """
    pos = torres_table(plan)
    gains = {choice.do: choice for choice in advice(pos).choices}
    assert gains["B b3"].gain == 1, "the area grows to two"
    assert gains["B b3"].gains == [1, 0]
    assert gains["B b3"].best
    assert "end" not in gains
    assert gains["take b2"].gain == -1, "whoever steps down loses the castle"
    up = play_torres(pos, "B b3", "B b3")
    assert {choice.do: choice.gain for choice in advice(up).choices}["take b2"] == 2
    held = play_torres(up, "take b2")
    assert {choice.do: choice.gain for choice in advice(held).choices}["to b3"] == 2


def test_a_target_that_nobody_knows_is_a_problem_not_a_failure() -> None:
    pos = play(hand(3), "roll", "roll 5-5-2")
    found = Asked("court", pos.state.tobytes(), 0, "wizard", MOST_BYTES).answer()
    assert isinstance(found, tr.Problem)
    assert found.code == "court-odds-goal"


class Slow(Coaches):
    """Coaches that find no exact answer in time."""

    async def ask(self, owner: Owner, question: Answerable, patience: float) -> object:
        assert isinstance(question, Asked)
        await asyncio.sleep(0)
        return question.answer() if question.most_bytes == QUICK_BYTES else None


async def test_an_answer_that_takes_too_long_is_estimated() -> None:
    coaches = Slow(1)
    said = await coaches.advise(SERVER, hand(6, *EVERYBODY[:12]), 0, None)
    assert said.prospects
    assert not any(prospect.exact for prospect in said.prospects)
    coaches.close()


class Patient(Coaches):
    """Coaches that answer when they are told to, and note who was answered."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.go_on = threading.Event()
        self.answered: list[str] = []

    def _ask(self, question: Answerable, patience: float) -> object:
        assert isinstance(question, Asked)
        self.go_on.wait(60)
        self.answered.append(question.target or "")
        return Coaching(target=question.target)


async def asked(coaches: Coaches, owner: str, count: int) -> list[asyncio.Task[Coaching]]:
    """Let somebody ask so many questions at once."""
    loop = asyncio.get_running_loop()
    tasks = [loop.create_task(coaches.advise((owner,), hand(3), 0, owner)) for _ in range(count)]
    await asyncio.sleep(0)
    return tasks


async def test_whoever_asks_too_much_is_refused_and_nobody_else_is() -> None:
    coaches = Patient(1)
    mallory = await asked(coaches, "mallory", 40)
    (ada,) = await asked(coaches, "ada", 1)
    coaches.go_on.set()
    done = await asyncio.gather(*mallory, return_exceptions=True)
    refused = [found for found in done if isinstance(found, Refused)]
    assert {(found.problem.code, status_of(found)) for found in refused} == {("busy", 429)}
    assert len(refused) == 40 - 1 - MOST_OWN
    assert (await ada).target == "ada"
    assert coaches.answered.index("ada") == 1, "right after the question that was being answered"
    assert await coaches.advise(("mallory",), hand(3), 0, "m"), "later there is room again"
    coaches.close()


async def test_hard_questions_of_many_strangers_leave_room_for_one_more() -> None:
    coaches = Patient(1)
    strangers = [task for n in range(100) for task in await asked(coaches, f"s{n % 20}", 1)]
    (ada,) = await asked(coaches, "ada", 1)
    coaches.go_on.set()
    done = await asyncio.gather(*strangers, return_exceptions=True)
    refused = [found for found in done if isinstance(found, Refused)]
    assert {status_of(found) for found in refused} == {503}
    assert (await ada).target == "ada"
    coaches.close()


async def test_a_question_whose_asker_has_left_is_not_answered() -> None:
    coaches = Patient(1)
    gone = await asked(coaches, "mallory", 5)
    for task in gone:
        task.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    assert len(coaches.queue) == 0
    coaches.go_on.set()
    assert (await coaches.advise(("ada",), hand(3), 0, "ada")).target == "ada"
    assert coaches.answered == ["mallory", "ada"], "only the one that was being answered already"
    coaches.close()


async def test_a_client_that_leaves_takes_its_question_along(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        assert server.client.app is not None
        coaches = Patient(1)
        server.client.app._state[COACHES] = coaches
        wish = {"game": "court", "options": {"start": 0}, "coach": True}
        loop = asyncio.get_running_loop()
        asking = [loop.create_task(server.ask("POST", "/study", wish)) for _ in range(4)]
        while len(coaches.queue) < 3:
            await asyncio.sleep(0.01)
        for task in asking:
            task.cancel()
        while len(coaches.queue):
            await asyncio.sleep(0.01)
        coaches.go_on.set()
        assert (await server.ask("POST", "/study", wish))[0] == 200
        coaches.close()


async def test_the_event_loop_goes_on_while_the_coach_thinks() -> None:
    coaches = Coaches(1, patience=120)
    thinking = asyncio.ensure_future(coaches.advise(SERVER, hand(4, "farmer", "guard"), 0, None))
    ticks = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        ticks += 1
    assert ticks > 10
    assert (await thinking).prospects
    coaches.close()


async def test_the_coach_is_on_for_everybody_to_see_and_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with club(database) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        room = await server.table(ada, bela, game="court", options={"start": 0})
        name = room.table.id
        wire = await bela.sit(name)
        assert (await ada.ask("GET", f"/tables/{name}/coach"))[1]["code"] == "coach-off"
        version = room.table.version
        assert await ada.act(room, commands.Coach()) == version, "the match itself has not changed"
        told = await wire.until("table")
        while "coach" not in told["seats"][0]:
            told = await wire.until("table")
        assert [seat.get("coach", False) for seat in told["seats"]] == [True, False]
        await server.is_as_kept(name)
    async with club(database) as server:
        state = (await bela.__class__(server, bela.person, bela.cookie).sit(name)).state
        assert state["table"]["seats"][0]["coach"] is True


async def test_whoever_is_to_act_and_has_it_on_is_advised(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        room = await server.table(ada, bela, game="torres", options={"start": 0})
        path = f"/tables/{room.table.id}/coach"
        for guest in (ada, bela):
            await guest.act(room, commands.Coach())
        status, said = await ada.ask("GET", path)
        assert status == 200
        assert said["version"] == room.table.version
        assert {choice["do"] for choice in said["choices"]} == {f"D {cell}" for cell in FOUNDATIONS}
        assert all(choice["gain"] == 1 and choice["exact"] for choice in said["choices"])
        assert (await bela.ask("GET", path))[1]["code"] == "not-your-turn"
        stranger = await server.guest("Cleo")
        assert (await stranger.ask("GET", path))[1]["code"] == "not-seated"
        assert (await server.ask("GET", path))[0] == 401
        await ada.act(room, commands.Coach(on=False))
        assert (await ada.ask("GET", path))[1]["code"] == "coach-off"


FOUNDATIONS = ("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1")


async def test_the_coach_knows_targets_at_a_table_and_in_a_study(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        room = await server.table(ada, bela, game="court", options={"start": 0})
        await ada.act(room, commands.Coach())
        path = f"/tables/{room.table.id}/coach"
        _, said = await ada.ask("GET", path)
        assert {prospect["target"] for prospect in said["prospects"]} >= {"farmer", "king"}
        _, said = await ada.ask("GET", f"{path}?target=farmer")
        assert [choice["do"] for choice in said["choices"]] == ["roll"]
        assert (await ada.ask("GET", f"{path}?target=wizard"))[1]["code"] == "court-odds-goal"
        wish = {"game": "court", "options": {"start": 0}, "play": ["roll", "roll 5-5-2"], "coach": True}
        _, studied = await ada.ask("POST", "/study", {**wish, "target": "guard"})
        (best,) = (choice["do"] for choice in studied["coach"]["choices"] if choice.get("best"))
        assert best == "aside 5"
        assert "version" not in studied["coach"]


async def test_the_coach_goes_with_the_player(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        room = await server.table(ada, bela)
        await ada.act(room, commands.Coach())
        await ada.act(room, commands.Coach())
        assert is_coached(room)
        await ada.act(room, commands.Resign())
        assert not is_coached(room), "a bot needs no coach"
        await bela.act(room, commands.Resign())
        with pytest.raises(Refused, match="not-seated"):
            await bela.act(room, commands.Coach())


async def test_the_coach_can_be_turned_on_before_the_match_but_not_after_it(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        _, made = await ada.ask("POST", "/tables", {"game": "knights", "seats": [{}, {}]})
        room = await server.tables.rooms.open(made["id"])
        await ada.act(room, commands.Coach())
        assert is_coached(room)
        await bela.act(room, commands.Sit())
        await server.begun(room)
        await ada.act(room, commands.Propose(version=room.table.version, what="stop"))
        await bela.act(room, commands.Answer(agree=True))
        with pytest.raises(Refused, match="already-over"):
            await ada.act(room, commands.Coach(on=False))
