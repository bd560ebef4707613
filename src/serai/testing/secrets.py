"""The two-worlds test: draw anew what a seat can't know, and nothing that it is told may change."""

import json
import random
from collections.abc import Iterator

import serai
from serai.core.actions import LegalActions
from serai.core.agenda import Table, contents
from serai.core.chance import Stream
from serai.core.events import Event, EventLog, told_action
from serai.play.state import State
from serai.testing.cases import decisions, new_state, play_on
from serai.testing.contract import Contract


class SecretsContract(Contract):
    """No seat, and no spectator, learns what it may not know: from views, choices, refusals, events or records."""

    def test_view_options_and_refusals_are_the_same_in_both_worlds(self, name: str, players: int, variant: str) -> None:
        changed = 0
        for number, state in enumerate(decisions(new_state(name, players, variant), most=60)):
            for seat in (*range(players), None):
                other = state.determinize(seat, number)
                assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
                assert other.actor == state.actor
                if seat == state.actor:
                    assert other.legal() == state.legal()
                    assert refusals_told(other) == refusals_told(state)
                changed += contents(other.table) != contents(state.table)
        assert (changed > 0) == self.has_secrets, "redeal never changes anything"

    def test_views_that_are_built_together_are_what_each_alone_is(self, name: str, players: int, variant: str) -> None:
        seats = [None, *range(players)]
        state = new_state(name, players, variant)
        for each in decisions(state, most=60):
            assert each.views(seats) == [each.view(seat) for seat in seats]
        assert state.over and state.views(seats[::-1]) == [state.view(seat) for seat in seats[::-1]]

    def test_an_imagined_table_plays_to_its_end(self, name: str, players: int, variant: str) -> None:
        for number, state in enumerate(decisions(new_state(name, players, variant), most=4)):
            imagined = state.determinize(number % players, number)
            while not imagined.over:
                actions = imagined.legal()
                imagined.apply(actions[number % len(actions)])
            assert imagined.result is not None

    def test_events_are_the_same_in_both_worlds(self, name: str, players: int, variant: str) -> None:
        compared = 0
        for number, state in enumerate(decisions(new_state(name, players, variant), most=60)):
            action = state.legal()[number % len(state.legal())]
            here = Happened(state.table.copy(), action.code)
            for seat in (*range(players), None):
                compared += compare_worlds(state, seat, number, here)
        assert compared > 0

    def test_a_secret_is_told_to_its_knower_only(self, name: str, players: int, variant: str) -> None:
        state = new_state(name, players, variant)
        state.keep_events()
        play_on(state, random.Random(1))
        for event in state.events():
            if event.kind.secret:
                knower = event.argument(event.kind.knower)
                for seat in (*range(players), None):
                    written = event.to_json(seat)
                    assert all((key in written) == (seat == knower) for key in event.kind.secret)

    def test_a_record_shows_each_seat_what_the_table_does(self, name: str, players: int, variant: str) -> None:
        for state in decisions(new_state(name, players, variant), most=8):
            again = serai.replay(state.record())
            for seat in (*range(players), None):
                assert json.dumps(again.view(seat)) == json.dumps(state.view(seat))


class Happened:
    """What came of an action on a table: the facts, and how a record writes the move for each seat."""

    def __init__(self, table: Table, code: int) -> None:
        log = EventLog()
        table.log_events(log)
        table.choose(code)
        self.code = code
        self.events: list[Event] = log.events
        self.reveals = not log.events or any(event.kind.reveals for event in log.events)


def compare_worlds(state: State, seat: int | None, number: int, here: Happened) -> int:
    """In another world, an action that looks the same to the seat must tell the seat the same."""
    if here.reveals:
        return 0
    table = state.table.copy()
    state.game.redeal(table, seat, Stream(number))
    alike = [there for there in everything_that_may_happen(table) if looks_alike(here, there, seat)]
    if not alike:
        return 0
    assert [event.to_json(seat) for event in alike[0].events] == [event.to_json(seat) for event in here.events]
    told = move_told(state, here, seat)
    assert any(move_told(state, there, seat) == told for there in alike), told
    return 1


def everything_that_may_happen(table: Table) -> Iterator[Happened]:
    legal = LegalActions()
    table.fill(legal)
    return (Happened(table.copy(), code) for code in legal.listed())


def looks_alike(here: Happened, there: Happened, seat: int | None) -> bool:
    """Do both begin with the same fact, as the seat is told it, and show nothing new?"""
    return not there.reveals and there.events[0].to_json(seat) == here.events[0].to_json(seat)


def move_told(state: State, happened: Happened, seat: int | None) -> dict[str, object]:
    """The move as a seat may read it."""
    assert state.actor is not None
    written = state.game.vocabulary.action(happened.code).to_json()
    return told_action(written, state.actor, happened.events, seat)


def refusals_told(state: State) -> str:
    return json.dumps([(action.to_json(), refusal.to_json()) for action, refusal in state.refusals()])
