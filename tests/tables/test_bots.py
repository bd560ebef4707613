"""Bots play where somebody is; persons come first."""

import pytest

import serai
from serai.tables.bots import MOST_SHOWS
from serai.tables.questions import GAME, SHOW, Question, consider
from tests.tables.hosts import FakeHost, Screen, first_move, scene


@scene
async def test_bots_play_on_only_where_somebody_is() -> None:
    host = FakeHost()
    host.bot_pace = 0.5
    table = await host.make("sultan", "bb")
    await host.pass_time(60_000)
    assert table.game.version == 1 and not host.thinking.asked
    guest = Screen(table)
    await host.pass_time(3_000)
    seen = table.game.version
    assert seen > 3
    table.leave(guest.viewer)
    await host.pass_time(600_000)
    assert table.game.version <= seen + 1
    Screen(table)
    await host.pass_time(600_000)
    assert table.game.status == "over" and not host.shows


@scene
async def test_a_person_who_comes_back_finds_the_bots_going_on() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pbb", options={"first_player": 0})
    person = Screen(table, [0])
    await person.say(first_move(table, "a"))
    table.leave(person.viewer)
    await person.say(first_move(table, "b"))
    await host.pass_time(60_000)
    assert table.game.actor == 1
    table.enter(person.viewer)
    await host.pass_time(60_000)
    assert table.game.actor == 0


@scene
async def test_somebody_who_watches_at_another_host_is_somebody() -> None:
    host = FakeHost()
    table = await host.make("sultan", "bb")
    table.note_elsewhere("another", [], 1)
    await host.settle()
    assert host.thinking.asked
    table.note_elsewhere("another", [], 0)
    await host.pass_time(1_000)
    asked = len(host.thinking.asked)
    await host.pass_time(60_000)
    assert len(host.thinking.asked) == asked


@pytest.mark.parametrize(("seats", "urgency"), [("pb", GAME), ("bb", SHOW)])
@scene
async def test_games_with_persons_are_more_urgent_than_shows(seats: str, urgency: int) -> None:
    host = FakeHost()
    table = await host.make("sultan", seats, options={"first_player": 1})
    Screen(table, [0] if seats[0] == "p" else [])
    await host.settle()
    assert set(host.thinking.urgencies) == {urgency} and urgency in (GAME, SHOW)


@scene
async def test_of_too_many_shows_some_stand_still_until_others_end() -> None:
    host = FakeHost()
    host.bot_pace = 1.0
    tables = [await host.make("sultan", "bb") for _ in range(MOST_SHOWS + 5)]
    for table in tables:
        Screen(table)
    await host.pass_time(5_000)
    assert [table.game.version > 1 for table in tables] == [True] * MOST_SHOWS + [False] * 5
    game = await host.make("sultan", "pb", options={"first_player": 1})
    Screen(game, [0])
    await host.pass_time(5_000)
    assert game.game.actor == 0
    for _ in range(20):
        await host.pass_time(20_000)
    assert all(table.game.status == "over" for table in tables)


def asked(bot: str, game: str = "sultan", choices: int = 16) -> Question:
    """What a bot is asked where there are that many choices or more for the first time."""
    state = serai.game(game).new(players=2, seed=4)
    while len(state.legal()) < choices:
        state.apply(state.legal()[0])
    record = state.record()
    return Question(game, 2, record["options"], record["moves"], bot, 1)


def test_a_hint_expects_nothing_of_what_was_never_tried() -> None:
    told = consider(asked("search:simulations=3"))
    assert [each["win_share"] is None for each in told] == [each["visits"] == 0 for each in told]
    assert {each["score"] is None for each in told} == {True, False}
    tried = [each for each in told if each["visits"]]
    assert all(each["win_low"] <= each["win_share"] <= each["win_high"] for each in tried)


def test_a_hint_tells_what_each_seat_may_expect_and_how_it_might_go_on() -> None:
    tried = [each for each in consider(asked("master", "kobito", 3)) if each["visits"]]
    assert all(len(each["scores"]) == 2 and each["score"] in each["scores"] for each in tried)
    assert any(each["line"] for each in tried)
    assert all("type" in action for each in tried for action in each["line"])
