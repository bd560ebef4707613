"""More scenes of Marrakesh, for the districts and the scorings: bare tables, actions of assistants, and looks."""

from typing import Any

from serai.core.agenda import NOBODY
from serai.core.chance import Stream
from serai.games.marrakesh.pieces.names import STAIRS
from serai.games.marrakesh.state import ALONE_AT_CELLS, COMPANION_CELLS, STEP_CELLS
from serai.play.state import State
from serai.testing.scenes import legal, play, refused
from tests.marrakesh.scenes import (
    at_phase_3,
    begun,
    phase,
    put,
    score,
    seen,
    set_resources,
    set_supply,
    start_season_scoring,
    stock,
    table_of,
    touch,
)

START_POINTS = 10


def working(*districts: str, players: int = 2, **options: Any) -> State:
    """Seat 0 is about to use its assistants in these districts; boards are bare and nobody has a resource."""
    state = at_phase_3(players, 0, districts, **options)
    empty_stocks(state)
    return state


def bare(players: int = 2, **options: Any) -> State:
    """A table in its first round on which nobody has a resource."""
    state = begun(players, **options)
    empty_stocks(state)
    return state


def empty_stocks(state: State) -> None:
    for seat in range(state.players):
        set_resources(state, seat)


def last_day(players: int = 2, **options: Any) -> State:
    """A bare table on which no supply has to be paid any more, so that only the final scoring counts."""
    state = bare(players, **options)
    for seat in range(players):
        set_supply(state, seat, [])
    return state


def end_game(state: State) -> dict[str, Any]:
    """The third season is scored, and the game is over: its result."""
    start_season_scoring(state, 3)
    result = state.result
    assert result is not None
    return result


def breakdown(state: State, seat: int = 0) -> dict[str, Any]:
    """Where the points of a seat came from in the final scoring."""
    parts: dict[str, Any] = end_game(state)["breakdown"][seat]
    return parts


# Deeds


def work(state: State, district: str) -> None:
    """The actor's assistant carries out the action of its district."""
    play(state, "use_assistant", district=district, option="action")


def hire(state: State, district: str) -> None:
    """The actor's assistant takes a keshi of its district."""
    play(state, "use_assistant", district=district, option="keshi")


def until(state: State, wanted: str) -> None:
    """Play on, always the first thing that is legal, until that phase."""
    while phase(state) != wanted:
        state.apply(state.legal()[0])


def undealt_until(state: State, chance: str) -> None:
    """Let a table without a dealer come to that chance, by the first outcomes."""
    while state.table.actor() != NOBODY or state.table.chance_schema().name != chance:
        if state.table.actor() == NOBODY:
            state.settle(state.table.draw(Stream(3)))
        else:
            state.apply(state.legal()[0])


def accompany(state: State, stairs: str, seat: int) -> None:
    """The sultan (palace) or the imam (mosque) accompanies this seat's figure."""
    table_of(state).cells[COMPANION_CELLS + STAIRS.index(stairs)] = seat
    touch(state)


def stand_alone(state: State, stairs: str, step: int) -> None:
    """The sultan (palace) or the imam (mosque) stands alone on this step."""
    table_of(state).cells[COMPANION_CELLS + STAIRS.index(stairs)] = -1
    table_of(state).cells[ALONE_AT_CELLS + STAIRS.index(stairs)] = step
    touch(state)


def set_step(state: State, seat: int, stairs: str, step: int) -> None:
    put(state, seat, STEP_CELLS + STAIRS.index(stairs), step)


# Looks


def points(state: State, seat: int = 0) -> int:
    """The points of a seat since the start of the game."""
    return score(state, seat) - START_POINTS


def has(state: State, seat: int = 0) -> dict[str, int]:
    """The resources of a seat; only those it has."""
    return {name: count for name, count in stock(state, seat).items() if count > 0}


def look(state: State, key: str, seat: int = 0) -> Any:
    """One part of a seat, as a spectator sees it."""
    return seen(state, seat)[key]


def common(state: State, key: str) -> Any:
    """One part of what lies on the common board."""
    return state.view(None)[key]


def shown(state: State, colour: str) -> list[Any]:
    """The face-up scrolls of a colour, by place."""
    return [stack["scroll"] for stack in common(state, "scrolls")[colour]]


def heights(state: State, colour: str) -> list[int]:
    return [stack["height"] for stack in common(state, "scrolls")[colour]]


def values(state: State, kind: str, key: str) -> list[object]:
    """What the actor may write for a key in the legal actions of one kind."""
    return [action[key] for action in legal(state) if action["type"] == kind]


def is_legal(state: State, kind: str, **written: object) -> bool:
    return {"type": kind, **written} in legal(state)


def explained(state: State, kind: str, **written: object) -> dict[str, object]:
    """Why the actor can't do this; what is refused and what is explained beforehand agree."""
    refusal = refused(state, kind, **written).to_json()
    wanted = {"type": kind, **written}
    beforehand = [reason.to_json() for action, reason in state.refusals() if action.to_json() == wanted]
    assert beforehand == [refusal]
    return refusal


def unexplained(state: State, kind: str, **written: object) -> dict[str, object]:
    """Why the actor can't do what nobody would look for here."""
    return refused(state, kind, **written).to_json()
