"""The table of Marrakesh in a terminal: riad, city and ladder, and what each answer would change."""

import random
from io import StringIO
from typing import TextIO

import pytest

import serai
from serai.games import find_game
from serai.play.board import board_lines, board_of
from serai.play.state import State
from serai.terminal.menu import Menu
from serai.terminal.plain import Sitting
from serai.text import LANGUAGES, Speech

NAMES = ["Anna", "Béla", "Cili", "Dani"]


def table(decision: str, seed: int = 5) -> State:
    """The first decision of that kind in a game in which everybody takes the first answer."""
    state = serai.game("marrakesh").new(players=3, seed=seed)
    while state.view(None)["phase"] != decision:
        state.apply(state.legal()[0])
    return state


def speech_in(language: str) -> Speech:
    return Speech(language, find_game("marrakesh"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_riad_city_and_ladder_are_shown_under_their_headings(language: str) -> None:
    state, speech = table("draft"), speech_in(language)
    lines = board_lines(state.view(state.actor), speech, NAMES)
    headings = [line.strip("═─ ") for line in lines if line[:1] in ("═", "─")]
    wanted = [speech.say(key) for key in ("mat-own-riad", "board-riads", "mat-city", "board-to-come")]
    assert headings[1:] == wanted
    assert headings[0].startswith(speech.say("game"))
    to_come = board_of(state.view(state.actor), speech, NAMES).to_come
    assert to_come[-1].endswith(speech.say("rung-round"))


def test_a_room_shows_its_places_and_who_stands_there() -> None:
    state = table("use_assistant")
    seat = state.view(state.actor)["seats"][state.actor]
    own = board_of(state.view(state.actor), speech_in("en"), NAMES).parts[0]
    assert own.title == "Your riad"
    mosque = next(line for line in own.lines if line.startswith("mosque"))
    count = seat["keshis"]["black"]
    assert f"{'●' * count}{'○' * (8 - count)} {count}" in mosque
    assert ("assistant" in mosque) == (seat["assistants"]["mosque"] > 0)


def test_the_actor_is_marked_and_numbers_stand_under_their_headings() -> None:
    state = table("draft")
    lines = board_lines(state.view(0), speech_in("en"), NAMES)
    heads, seats = lines[2].split(), [line.split() for line in lines[3:6]]
    assert heads[:4] == ["points", "water", "dates", "dinars"]
    assert [seat[0] for seat in seats].index("▸") == state.actor
    for seat, row in zip(state.view(0)["seats"], seats, strict=True):
        values = [int(each) for each in row if each.isdigit()]
        assert values[:4] == [seat["score"], *seat["stock"].values()]
        assert len(values) == len(heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_answer_tells_what_the_view_says_it_would_change(language: str) -> None:
    state, speech = table("draft"), speech_in(language)
    view = state.view(state.actor)
    board = board_of(view, speech, NAMES)
    lines = Menu(state.legal(), board.effects, speech, NAMES).lines()
    assert len(lines) == len(view["previews"]) == len(state.legal())
    for line, changes in zip(lines, view["previews"], strict=True):
        assert line.endswith("]") == bool(changes)
        for each in changes:
            told = abs(each["after"] - each["before"]) if each["what"] == "points" else each["after"]
            assert str(told) in line or speech.say("change-by", sign="+", points=told) in line


def test_points_are_told_as_what_comes_or_goes() -> None:
    state = table("draft")
    view = state.view(state.actor)
    changes = [{"what": "date", "before": 4, "after": 5}, {"what": "points", "before": 9, "after": 10}]
    view["previews"] = [changes, [{"what": "points", "before": 9, "after": 6}]]
    effects = board_of(view, speech_in("en"), NAMES).effects
    assert effects == ["dates 4 → 5, +1 point", "−3 points"]
    assert board_of(view, speech_in("hu"), NAMES).effects[0] == "datolya: 4 → 5, +1 pont"


def test_prices_and_what_is_due_come_from_the_view() -> None:
    state = table("draft")
    view = state.view(state.actor)
    own = view["seats"][state.actor]
    own["due"] |= {"covered": False, "short": {"water": 0, "date": 2, "dinar": 0}, "penalty": 4}
    own["prices"]["gates"][0], own["prices"]["gate_points"][0] = 5, -3
    lines = board_lines(view, speech_in("en"), NAMES)
    assert "Supply: short by 2 dates, else −4 points" in lines
    assert any(line.startswith("Workshop 1 (5 dinars, -3 points): ") for line in lines)
    watched = board_lines(state.view(None), speech_in("en"), NAMES)
    assert any(line.startswith("workshop 1: ") for line in watched)


def test_what_happens_inside_something_stands_further_in() -> None:
    state = table("draft")
    view = state.view(state.actor)
    climb = {"name": "climb", "args": {"stairs": "palace", "steps": 2}, "rule": "M-123", "depth": 2}
    river = {
        "name": "sail",
        "args": {"steps": 1},
        "rule": "M-099",
        "depth": 2,
        "cause": {"kind": "scroll", "which": 16},
    }
    view["ladder"] = [climb, river, {"name": "round", "args": {}, "rule": "M-053", "depth": 0}]
    assert board_of(view, speech_in("en"), NAMES).to_come == [
        "    Palace stairs: 2 steps › River: 1 step (scroll 16)",
        "End of the round",
    ]


def test_what_others_may_not_know_is_not_shown() -> None:
    state = table("draft")
    actor = state.actor
    other = (actor + 1) % 3
    theirs = "\n".join(board_lines(state.view(other), speech_in("en"), NAMES))
    own = state.view(actor)["seats"][actor]["supply_down"]
    assert own
    assert not any(f"face down: Supply tile {tile}:" in theirs for tile in own)
    assert board_of(state.view(other), speech_in("en"), NAMES).effects == []


def test_tiles_say_what_the_edition_prints_on_them() -> None:
    speech = speech_in("en")
    assert speech.say("supply-face-1") == "Supply tile 1: 1 water and 2 dates, or lose 4 points"
    assert speech.say("luxury-face-1") == "slippers (an orange keshi: 1 water and 2 points)"
    rates = "purple for 2 water, yellow for 2 dates and orange for 2 dinars"
    assert speech.say("office-face-1") == f"Exchange office 1: {rates}"


def test_open_screens_are_shown_of_everybody() -> None:
    state = serai.game("marrakesh").new(players=2, seed=5, options={"open_screens": True})
    lines = board_lines(state.view(0), speech_in("en"), NAMES)
    assert len([line for line in lines if line.strip().startswith("Behind the screen: green, grey")]) == 2


def test_the_terminal_asks_nobody_where_one_answer_makes_sense() -> None:
    asked: list[str] = []

    class Attentive(Sitting):
        def decide(self, source: TextIO, out: TextIO) -> bool:
            answer = self.state.only_answer()
            asked.append("" if answer is None else str(answer))
            self.state.apply(chance.choice(self.state.legal()))
            return True

    chance = random.Random(4)
    state = serai.game("marrakesh").new(players=2, seed=4, keep_events=True)
    Attentive(state, 0, "Anna", "random", "en").play(StringIO(), StringIO())
    mine = [move for move in state.moves() if move["actor"] == 0]
    assert set(asked) == {""} and len(asked) < len(mine)
