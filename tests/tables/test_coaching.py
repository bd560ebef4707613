"""A coach looks on where one plays against bots alone: who is told what, and by which judgement."""

from dataclasses import replace
from typing import Any

import pytest

from serai.arena.analysis.judgement import Effort, judge
from serai.arena.analysis.review import SEED
from serai.games import judging
from serai.play.state import State
from serai.tables import coaching, questions
from serai.tables.api import Device
from serai.tables.errors import ApiError, NoAnswer
from serai.tables.messages.live import Move
from serai.tables.messages.reviews import AskedCoach, Coaching
from serai.tables.questions import COACH
from serai.tables.table import LiveTable
from tests.tables.hosts import FakeHost, Screen, scene


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glance is enough for these tests."""
    for module in (coaching, questions):
        monkeypatch.setattr(module, "judging", lambda game: replace(judging(game), simulations=40, games=4))


def device(host: FakeHost, table: LiveTable, role: str) -> Device:
    kind, seat = role[0], int(role[1:] or 0)
    return Device([host.tokens.sign(table.stored.secret, table.id, kind, seat)], "")


async def alone(host: FakeHost) -> LiveTable:
    """Seat 0 against a bot, where seat 0 has to choose."""
    host.seed = "7"
    table = await host.make(seats="pb")
    screen = Screen(table, (0,))
    number = 0
    while table.game.actor != 0 or len(state_of(table).legal()) < 3:
        await host.settle()
        if table.game.actor == 0:
            await choose(screen, table, state_of(table).legal()[0].to_json(), f"move {number}")
            number += 1
    return table


def state_of(table: LiveTable) -> State:
    assert table.game.state is not None
    return table.game.state


async def choose(screen: Screen, table: LiveTable, action: dict[str, Any], name: str) -> None:
    await screen.say(Move(0, table.game.version, action, name))


async def said(host: FakeHost, table: LiveTable, version: int, action: dict[str, Any] | None = None) -> Coaching:
    return await host.api.coach(device(host, table, "s0"), table.id, AskedCoach(0, version, action))


@scene
async def test_the_coach_marks_choices_as_the_review_will_before_the_move_and_right_after_it() -> None:
    host = FakeHost()
    table = await alone(host)
    version, state = table.game.version, state_of(table).copy()
    told = await said(host, table, version)
    effort = Effort.usual(coaching.judging(state.game))
    assert len(told.choices) > 1 and host.thinking.urgencies[-1] == COACH
    for choice in told.choices:
        verdict = judge(state, state.game.action(choice.action), effort, SEED)
        assert verdict is not None
        assert (choice.grade, choice.loss.value) == (verdict.grade.value, verdict.loss.value)
    assert told.choices[0].grade == "best"
    await choose(Screen(table, (0,)), table, told.choices[-1].action, "then")
    await host.settle()
    assert table.game.version > version
    assert await said(host, table, version) == told


@scene
async def test_a_choice_that_the_search_did_not_try_is_judged_when_it_is_asked_for() -> None:
    host = FakeHost()
    table = await alone(host)
    while len(state_of(table).legal()) <= 8:
        await choose(Screen(table, (0,)), table, state_of(table).legal()[0].to_json(), f"on {table.game.version}")
        await host.settle()
    tried = [choice.action for choice in (await said(host, table, table.game.version)).choices]
    other = next(action.to_json() for action in state_of(table).legal() if action.to_json() not in tried)
    told = await said(host, table, table.game.version, other)
    assert sorted(map(str, [*tried, other])) == sorted(str(choice.action) for choice in told.choices)


@scene
async def test_nobody_is_coached_where_people_play_each_other_nor_at_another_seat_or_time() -> None:
    host = FakeHost()
    friends = await host.make(seats="ppb")
    with pytest.raises(ApiError, match="not_alone"):
        await host.api.coach(device(host, friends, "s0"), friends.id, AskedCoach(0, friends.game.version))
    table = await alone(host)
    now = table.game.version
    for role, seat, version, why in (
        ("w0", 0, now, "not_your_seat"),
        ("s0", 1, now, "not_your_seat"),
        ("s0", 0, now + 1, "not_your_turn"),
        ("s0", 0, 0, "not_your_turn"),
    ):
        with pytest.raises(ApiError, match=why):
            await host.api.coach(device(host, table, role), table.id, AskedCoach(seat, version))
    impossible = await said(host, table, now, {"type": "fly"})
    assert impossible == await said(host, table, now)


@scene
async def test_a_coach_who_has_no_time_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    host = FakeHost()
    table = await alone(host)

    async def silent(*_: Any) -> None:
        raise NoAnswer("nobody thinks")

    monkeypatch.setattr(host.thinking, "ask", silent)
    with pytest.raises(ApiError, match="busy"):
        await said(host, table, table.game.version)
    monkeypatch.setattr(host, "allows", lambda *_: False)
    with pytest.raises(ApiError, match="too_many"):
        await said(host, table, table.game.version)


@scene
async def test_the_coach_knows_nothing_that_the_seat_does_not() -> None:
    host = FakeHost()
    table = await alone(host)
    state = state_of(table)
    other = state.copy()
    other.table = state.determinize(0, 5).table
    assert other.view(1) != state.view(1) and other.view(0) == state.view(0)
    told = coaching.marked(state, None)
    assert told.choices and coaching.marked(other, None) == told
