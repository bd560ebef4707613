"""The two-worlds test: draw anew what a seat can't know, and nothing that it is told may change."""

import json
from typing import Any

import pytest

from serai.core.actions import Options
from serai.core.chance import Stream
from serai.core.events import Ears, Event
from serai.play.state import State
from tests.contract.tables import CASES, decisions, facts, new_state

every_case = pytest.mark.parametrize(("name", "players", "variant"), CASES)


@every_case
def test_view_options_and_refusals_are_the_same_in_both_worlds(name: str, players: int, variant: str) -> None:
    changed = 0
    for number, state in enumerate(decisions(new_state(name, players, variant), most=60)):
        for seat in (*range(players), None):
            other = state.determinize(seat, number)
            assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
            assert other.actor == state.actor
            if seat == state.actor:
                assert other.legal() == state.legal()
                assert told(other.refusals()) == told(state.refusals())
            changed += facts(other.table) != facts(state.table)
    assert changed > 0, "redeal never changes anything"


def told(refusals: Any) -> str:
    return json.dumps([(action.to_json(), refusal.to_json()) for action, refusal in refusals])


@every_case
def test_an_imagined_table_plays_to_its_end(name: str, players: int, variant: str) -> None:
    for number, state in enumerate(decisions(new_state(name, players, variant), most=4)):
        imagined = state.determinize(number % players, number)
        while not imagined.over:
            actions = imagined.legal()
            imagined.apply(actions[number % len(actions)])
        assert imagined.result is not None


@every_case
def test_events_are_the_same_in_both_worlds(name: str, players: int, variant: str) -> None:
    compared = 0
    for number, state in enumerate(decisions(new_state(name, players, variant), most=60)):
        for seat in (*range(players), None):
            action = state.legal()[number % len(state.legal())]
            here = heard_after(state, None, action.code)
            compared += compare_worlds(state, seat, number, here)
    assert compared > 0


def compare_worlds(state: State, seat: int | None, number: int, here: list[Event]) -> int:
    """In another world, an action that looks the same to the seat must tell the seat the same."""
    if not here or any(event.kind.reveals for event in here):
        return 0
    table = state.table.copy()
    state.game.redeal(table, seat, Stream(number))
    for code in options_of(table):
        there = heard_after(state, table.copy(), code)
        if there and there[0].to_json(seat) == here[0].to_json(seat):
            if any(event.kind.reveals for event in there):
                continue
            assert [event.to_json(seat) for event in there] == [event.to_json(seat) for event in here]
            return 1
    return 0


def heard_after(state: State, table: Any, code: int) -> list[Event]:
    table = state.table.copy() if table is None else table
    ears = Ears()
    table.listen(ears)
    table.choose(code)
    return ears.heard


def options_of(table: Any) -> list[int]:
    options = Options()
    table.fill(options)
    return options.listed()


@every_case
def test_seats_are_dealt_in_secret(name: str, players: int, variant: str) -> None:
    """No other seat, and no spectator, hears what only one seat may know."""
    state = new_state(name, players, variant)
    state.listen()
    for _ in decisions(state):
        pass
    for event in state.events():
        if event.kind.secret:
            knower = event.argument(event.kind.knower)
            for seat in (*range(players), None):
                written = event.to_json(seat)
                assert all((key in written) == (seat == knower) for key in event.kind.secret)
