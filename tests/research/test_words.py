"""Games in words: rules, tables, numbered options and reasons, by tokens only."""

import asyncio
import random
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

import serai
from serai.research.words import WordTable, WordTables, rulebook
from tests.research.common import GAMES

LANGUAGES = ("en", "hu", "he")


def options_shown(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^\[(\d+)\] ", text, re.MULTILINE)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_words_is_played_by_numbers(name: str, language: str) -> None:
    tables, chooser = WordTables(), random.Random(1)
    (token,) = tables.open(name, 2, "random", language=language, seed=3)
    table, seat = tables.seat(token)
    text = table.look(seat)
    for _ in range(12):
        if table.state.over:
            break
        numbers = options_shown(text)
        assert numbers == list(range(1, len(table.state.legal()) + 1))
        text = table.choose(seat, str(chooser.choice(numbers)))
    assert "{" not in text


def test_a_game_in_words_comes_to_its_end() -> None:
    table = WordTable(GAMES[2], 2, {1: "random"}, seed=1)
    while not table.state.over:
        table.choose(0, "1")
    assert "wins." in table.look(0) or "share" in table.look(0)


def test_a_wrong_number_and_an_illegal_action_are_refused_with_rule_and_reason() -> None:
    table = WordTable(GAMES[2], 2, {1: "greedy"}, seed=2)
    before = table.state.length
    assert "number" in table.choose(0, "999") and "number" in table.choose(0, "x")
    closed = table.state.refusals()[0]
    said = table.try_out(0, closed[0].to_json())
    assert closed[1].rule in said and table.speech.refusal(closed[1], table.names) in said
    assert closed[1].rule in table.refusals(0)
    assert table.state.length == before
    assert "unknown action" in table.try_out(0, {"type": "fly"})


def test_nobody_sees_or_plays_without_a_token() -> None:
    tables = WordTables()
    one, other = tables.open(GAMES[2], 2, people=2, seed=1)
    assert one != other and min(len(one), len(other)) >= 24
    for wrong in ("", "0", one[:-1], one + other):
        with pytest.raises(serai.SeraiError, match="token"):
            tables.seat(wrong)
    table, seat = tables.seat(other if tables.seat(one)[0].state.actor == 0 else one)
    before = table.state.length
    assert options_shown(table.choose(seat, "1")) == [] and table.state.length == before


@pytest.mark.parametrize("name", GAMES)
def test_words_tell_a_seat_the_same_in_both_worlds(name: str) -> None:
    table, chooser = WordTable(name, 2, {}, seed=5), random.Random(5)
    for number in range(10):
        if table.state.over:
            break
        for seat in range(2):
            mine = WordTable(name, 2, {}, seed=5)
            theirs = WordTable(name, 2, {}, seed=5)
            mine.state, theirs.state = table.state, table.state.determinize(seat, number)
            theirs.state.event_log = table.state.event_log
            assert mine.look(seat) == theirs.look(seat)
            assert mine.refusals(seat) == theirs.refusals(seat)
        table.state.apply(chooser.choice(table.state.legal()))


def test_rules_are_told_whole_or_one_by_one() -> None:
    for language in LANGUAGES:
        whole = rulebook(GAMES[2], language)
        first = whole.splitlines()[0].split()[0]
        assert rulebook(GAMES[2], language, first) in whole


def test_language_models_play_by_mcp() -> None:
    pytest.importorskip("mcp")
    from serai.research.mcp import server

    house = server()

    def ask(tool: str, **arguments: object) -> str:
        return str(asyncio.run(house.call_tool(tool, arguments)))

    tools = asyncio.run(house.list_tools())
    assert all("seat" not in tool.input_schema["properties"] for tool in tools)
    assert all(name in ask("games") for name in GAMES)
    opened = ask("open_table", game=GAMES[2], bot="random")
    token = re.search(r"[\w-]{24}", opened)
    assert token is not None
    assert "[1] " in ask("look", token=token[0]) and "You are at seat 1 of 2." in ask("look", token=token[0])
    assert ask("choose", token=token[0], number=1)
    assert "no seat" in ask("look", token="wrong")
    assert "unknown game" in ask("rules", game="chess")
    assert "unknown bot" in ask("open_table", game=GAMES[2], bot="tiger")
    for name in GAMES:
        for language in LANGUAGES:
            told = ask("options", game=name, players=3, language=language)
            assert all(f"{option} = " in told for option in serai.game(name).options)


@pytest.fixture
def arena(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Our games for TextArena; where that is not installed, a stand-in takes what is registered."""
    if find_spec("textarena") is None:
        stand_in = ModuleType("textarena")
        monkeypatch.setattr(stand_in, "Env", object, raising=False)
        monkeypatch.setattr(stand_in, "register", lambda *_, **__: None, raising=False)
        monkeypatch.setitem(sys.modules, "textarena", stand_in)
    return import_module("serai.research.textarena")


def test_textarena_plays_a_game(arena: ModuleType) -> None:
    env = arena.ArenaGame(GAMES[2])
    env.reset(num_players=2, seed=1)
    ended = False
    while not ended:
        _, seen = env.get_observation()
        assert options_shown(str(seen))
        ended, _ = env.step("[1]")
    rewards, _ = env.close()
    assert sorted(rewards) == [0, 1] and max(rewards.values()) == 1.0


def test_textarena_tells_what_was_wrong_with_an_answer_and_ends_after_a_few(arena: ModuleType) -> None:
    env = arena.ArenaGame(GAMES[2])
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    ended, told = env.step("I would rather wait.")
    assert not ended and env.get_observation() == (seat, told["refused"] + "\n\n" + env.table.look(seat))
    env.step("[1]")
    assert told["refused"] not in env.get_observation()[1]
    assert [env.step("[0]")[0] for _ in range(3)] == [False, False, True]
    assert sorted(env.close()[0].values()) == [-1.0, 0.0]


def test_a_number_is_found_among_words() -> None:
    for answer in ("2", " [2] ", "Not [1], that gives too much away: [2]", "[2"):
        table = WordTable(GAMES[2], 2, {}, seed=1)
        seat = table.state.actor
        assert seat is not None
        wanted = table.state.legal()[1].to_json()
        said = table.choose(seat, answer)
        moved = [move for move in table.state.moves() if move["actor"] == seat]
        assert moved == ([] if answer == "[2" else [{"actor": seat, **wanted}]), said
