"""What is told of a move: the table, the replay and the lesson leave out the same."""

from typing import Any

import pytest

from serai.core.actions import Names, Numbers
from serai.core.events import Event, EventKind, told_action
from serai.play.lessons import positions_of
from serai.tables.clocks import Moment
from serai.tables.game import LiveGame
from serai.tables.replays import Wanted, replayed
from serai.tables.snapshots import last_move
from tests.games import HOUSE, cases_of
from tests.tables.test_game import game_of

NOW = Moment(0, 0)
PLAYERS = 3
SEAT, CARD = Numbers(0, 4, "seat"), Numbers(1, 15)
PLACED = EventKind("placed", {"seat": SEAT, "card": CARD, "cushion": Numbers(0, 2)}, secret=("card",))
SHOWN = EventKind("shown", {"seat": SEAT, "card": CARD}, reveals=True)
DEALT = EventKind("dealt", {"seat": SEAT}, many=("cards", CARD), secret=("cards",))
TAKEN = EventKind("taken", {"seat": SEAT, "gem": Names(("ruby",))}, many=("cards", CARD))

PLACE = {"type": "place", "card": 9, "cushion": 1}


def test_others_learn_an_action_without_what_its_seat_alone_is_told() -> None:
    facts = [Event(PLACED, [0, 9, 1], [])]
    assert told_action(PLACE, 0, facts, 0) == PLACE
    for seat in (1, None):
        assert told_action(PLACE, 0, facts, seat) == {"type": "place", "cushion": 1}


def test_what_is_shown_at_once_is_no_secret() -> None:
    facts = [Event(PLACED, [0, 9, 1], []), Event(SHOWN, [0, 9], [])]
    assert told_action(PLACE, 0, facts, 1) == PLACE


def test_an_equal_card_of_another_seat_gives_nothing_away() -> None:
    facts = [Event(PLACED, [0, 9, 1], []), Event(SHOWN, [2, 9], [])]
    assert told_action(PLACE, 0, facts, 1) == {"type": "place", "cushion": 1}


def test_the_secrets_of_others_hide_nothing_of_an_open_action() -> None:
    take = {"type": "take", "cards": [3, 2]}
    facts = [Event(TAKEN, [0, 0], [2, 3]), Event(DEALT, [1], [7, 8])]
    assert told_action(take, 0, facts, 2) == take


@pytest.mark.parametrize("name", HOUSE)
def test_table_replay_and_lesson_tell_the_same_of_every_move(name: str) -> None:
    game = game_of(name, "p" * PLAYERS)
    trimmed = [0 for _ in range(PLAYERS)]
    told: list[list[object]] = [[] for _ in range(PLAYERS)]
    places: list[int] = []  # among all decisions; answers that nobody is asked for lie between them
    for number in range(60):
        for seat in range(PLAYERS) if number else ():
            last = last_move(game, game.last_facts(), seat)
            assert last is not None
            trimmed[seat] += last.action != written(game)
            told[seat].append((last.seat, last.action))
        assert game.state is not None and game.actor is not None
        legal = game.state.legal()
        places.append(len([move for move in game.state.moves() if move["actor"] != "chance"]))
        game.commit(game.move(game.actor, game.version, legal[number % len(legal)].to_json(), None, NOW))
    assert game.state is not None
    record = game.state.record()
    for seat in range(PLAYERS):
        frames = replayed(Wanted(record, seat, False, 1, places[-1])).frames
        moves = [(frame.move["actor"], without_actor(frame.move)) for frame in frames if frame.move]
        scenes: list[Any] = [scene["last"] for scene in positions_of(record, seat)[1 : places[-1] + 1]]
        assert [moves[place] for place in places[:-1]] == told[seat]
        assert [(scenes[place]["seat"], scenes[place]["action"]) for place in places[:-1]] == told[seat]
        assert (trimmed[seat] > 0) == cases_of(name)["secret_actions"]


def written(game: LiveGame) -> dict[str, object]:
    """The last action as it was played."""
    assert game.last_action is not None
    return game.last_action


def without_actor(move: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in move.items() if key != "actor"}
