"""Scenes of Marrakesh: tables with chosen boards, tiles and tracks, and looks at them.

Every `set_…` lays something on the table directly, without any bonus; every other verb lets the rules do it.
Seats are counted from 0; places, shops, stacks, workshops, gate spaces and seasons from 1, as players count.
"""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

import serai
from serai.core.agenda import OVER, Item
from serai.games.marrakesh.actions import EFFECT
from serai.games.marrakesh.pieces.names import COLOURS, DISTRICTS, GOODS_COLOURS, RESOURCES, STAIRS
from serai.games.marrakesh.rules import effects
from serai.games.marrakesh.rules.assistants import ASSISTANT_TURNS
from serai.games.marrakesh.rules.draft import START_DRAFT
from serai.games.marrakesh.rules.phases import END_ROUND, NEXT_ROUND, PHASE_3, PHASE_4
from serai.games.marrakesh.rules.placing import GrantedAction, place_keshi
from serai.games.marrakesh.rules.stacks import obtain_scroll
from serai.games.marrakesh.rules.turns import begin_turn
from serai.games.marrakesh.scoring import FinalScore
from serai.games.marrakesh.state import (
    OFFER_CELLS,
    START_CELL,
    TOWER_CELLS,
    WORKSHOP_CELLS,
    Marrakesh,
    shop_cell,
)
from serai.play.state import State
from serai.testing.scenes import legal, play
from tests.games import take_off
from tests.marrakesh.laying import (
    give_scroll,
    pile,
    put,
    remove_scroll,
    set_acquired,
    set_assistants,
    set_boat,
    set_city,
    set_colours,
    set_disc,
    set_display,
    set_face,
    set_figures,
    set_gates,
    set_guards,
    set_jugglers,
    set_keshis,
    set_leaders,
    set_luxuries,
    set_oases,
    set_offer,
    set_office,
    set_pile,
    set_points,
    set_resources,
    set_season,
    set_sellers,
    set_shop,
    set_stack,
    set_supply,
    set_tower,
    set_track_keshis,
    set_workshop,
    show_luxury,
    show_scroll,
    show_tile,
    stack_of,
    table_of,
    touch,
)

__all__ = [  # laid by hand, for those who set a scene
    "give_scroll",
    "pile",
    "put",
    "remove_scroll",
    "set_acquired",
    "set_assistants",
    "set_boat",
    "set_city",
    "set_colours",
    "set_disc",
    "set_display",
    "set_face",
    "set_figures",
    "set_gates",
    "set_guards",
    "set_jugglers",
    "set_keshis",
    "set_leaders",
    "set_luxuries",
    "set_oases",
    "set_offer",
    "set_office",
    "set_pile",
    "set_points",
    "set_resources",
    "set_season",
    "set_sellers",
    "set_shop",
    "set_stack",
    "set_supply",
    "set_tower",
    "set_track_keshis",
    "set_workshop",
    "show_luxury",
    "show_scroll",
    "show_tile",
    "stack_of",
    "table_of",
    "touch",
]

ALL_COUNTS = (2, 3, 4)
Json = dict[str, object]

# Beginnings


def new_table(players: int = 2, seed: int | str = 1, **options: object) -> State:
    """A new table with a dealer, at the first decision of its set-up; it keeps its events."""
    return serai.game("marrakesh").new(players, seed=seed, options={"start_player": 0, **options}, keep_events=True)


def begun(players: int = 2, seed: int | str = 1, **options: object) -> State:
    """Set-up is done (everybody did the first thing possible); the first seat is about to choose keshis."""
    state = new_table(players, seed, **options)
    while phase(state) != "choose_keshis":
        state.apply(state.legal()[0])
    return state


def at_phase_3(
    players: int = 2,
    seat: int = 0,
    assistants: Sequence[str] = ("souk", "souk", "souk"),
    seed: int | str = 1,
    **options: object,
) -> State:
    """The seat's phase-3 turn, with assistants in these districts; its board is empty. Phase 4 follows."""
    state = begun(players, seed, **options)
    start_phase_3(state, seat, assistants)
    return state


def start_phase_3(state: State, seat: int = 0, assistants: Sequence[str] = ("souk", "souk", "souk")) -> None:
    """Whatever was planned, now this seat uses these assistants; then phase 4 and the end of the round follow."""
    table = table_of(state)
    set_assistants(state, seat, *assistants)
    lay_aside(state)
    table.plan(ASSISTANT_TURNS[seat], PHASE_4, END_ROUND)
    go(state)


def start_whole_phase_3(state: State, assistants: Mapping[int, Sequence[str]]) -> None:
    """All seats use these assistants, in turn order; then phase 4 and the end of the round follow."""
    for seat, districts in assistants.items():
        set_assistants(state, seat, *districts)
    lay_aside(state)
    table_of(state).plan(PHASE_3, PHASE_4, END_ROUND)
    go(state)


def at_draft(
    players: int = 2,
    start: int = 0,
    offer: Mapping[str, int] | None = None,
    seed: int | str = 1,
    **options: object,
) -> State:
    """Phase 2 begins with this offer; then the round is over."""
    state = begun(players, seed, **options)
    start_draft(state, start, offer)
    return state


def start_draft(state: State, start: int = 0, offer: Mapping[str, int] | None = None) -> None:
    """Whatever was planned, now phase 2 begins with this offer; then the round is over."""
    table = table_of(state)
    table.cells[START_CELL] = start
    set_offer(state, **dict(offer or {}))
    lay_aside(state)
    table.plan(START_DRAFT, END_ROUND)
    go(state)


def start_phase_4(state: State) -> None:
    """Whatever was planned, now phase 4 begins; then the round is over."""
    lay_aside(state)
    table_of(state).plan(PHASE_4, END_ROUND)
    go(state)


def start_season_scoring(state: State, season: int = 1, start: int = 0) -> None:
    """The fourth round of the season is over; `start` held the round marker in it."""
    set_season(state, season, 4, start)
    lay_aside(state)
    table_of(state).plan(NEXT_ROUND)
    go(state)


# What the rules do


def act(state: State, kind: str, **written: object) -> None:
    """The actor does what is written."""
    play(state, kind, **written)


def give(state: State, seat: int, *keys: str) -> None:
    """The seat gets effects at once, named like "water:2", "keshi:pink", "river:3", "stairs:palace:1", "goods:1"."""
    table = plan_ahead(state)
    effects.give(table, seat, vec[i64]([EFFECT.from_json(key) for key in keys]))
    go(state)


def place(state: State, seat: int, colour: str) -> None:
    """The seat places a keshi."""
    table = plan_ahead(state)
    place_keshi(table, seat, COLOURS.index(colour))
    go(state)


def do_action(state: State, seat: int, district: str) -> None:
    """The seat carries out a district action, without an assistant."""
    do_item(state, seat, GrantedAction(seat, DISTRICTS.index(district)))


def do_item(state: State, seat: int, *items: Item) -> None:
    """These items of the engine happen in this order; what waits now waits again afterwards."""
    table = plan_ahead(state)
    for item in reversed(items):
        table.plan(item)
    go(state)


def obtain(state: State, seat: int, scroll: int) -> None:
    """The seat obtains a scroll by the rules: an immediate one works now."""
    show_scroll(state, scroll)
    table = plan_ahead(state)
    obtain_scroll(table, seat, scroll)
    go(state)


def new_turn(state: State, seat: int) -> None:
    """Scrolls that work once per turn are fresh again."""
    begin_turn(table_of(state), seat)


def plan_ahead(state: State) -> Marrakesh:
    """Whatever waits to be decided is planned again, so that something can come before it."""
    table = table_of(state)
    if table.actor() != OVER:
        table.plan(table.waiting)
    return table


def lay_aside(state: State) -> None:
    """Nothing is planned any more."""
    table_of(state).stop()


def go(state: State) -> None:
    """Go on to the next decision."""
    state.is_filled = False
    state.table.advance()
    state.deal()


# Looks


def legal_json(state: State) -> list[Json]:
    return legal(state)


def options_of(state: State, key: str) -> list[object]:
    """What the actor may write for a key."""
    return [action[key] for action in legal(state) if key in action]


def kinds(state: State) -> set[object]:
    """The types of the legal actions."""
    return {action["type"] for action in legal(state)}


def phase(state: State) -> str:
    return str(state.view(None)["phase"])


def about(state: State) -> Json:
    told_about = state.view(state.actor)["about"]
    assert isinstance(told_about, dict)
    return told_about


def seen(state: State, seat: int, by: int | None = None) -> Json:
    """A seat's board as somebody sees it."""
    seats = state.view(by)["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def score(state: State, seat: int = 0) -> int:
    return int(table_of(state).score(seat))


def stock(state: State, seat: int = 0) -> dict[str, int]:
    return {name: int(table_of(state).stock(seat, number)) for number, name in enumerate(RESOURCES)}


def keshis(state: State, seat: int = 0) -> dict[str, int]:
    """The keshis on a board by colour; only those there are."""
    counts = {name: int(table_of(state).keshis(seat, number)) for number, name in enumerate(COLOURS)}
    return {name: count for name, count in counts.items() if count > 0}


def goods(state: State, seat: int = 0) -> dict[str, int]:
    return {name: keshis(state, seat).get(name, 0) for name in GOODS_COLOURS}


def figures(state: State, seat: int = 0) -> dict[str, int]:
    return {name: int(table_of(state).step(seat, number)) for number, name in enumerate(STAIRS)}


def boat(state: State, seat: int = 0) -> int:
    return int(table_of(state).boat(seat))


def colours_at(state: State, start: i64) -> dict[str, int]:
    cells = table_of(state).cells
    return {name: int(cells[start + number]) for number, name in enumerate(COLOURS) if cells[start + number] > 0}


def offer(state: State) -> dict[str, int]:
    return colours_at(state, OFFER_CELLS)


def tower(state: State) -> dict[str, int]:
    return colours_at(state, TOWER_CELLS)


def shop_of(state: State, number: int) -> list[int]:
    """The luxury goods of a shop (1 to 5), from the top."""
    return pile(state, shop_cell(number - 1))


def snapshot(state: State, seat: int = 0) -> dict[str, int]:
    """Points, resources, keshis, figures, boat and tiles of a seat, to compare later."""
    table = table_of(state)
    counts = {"points": score(state, seat), **stock(state, seat), "boat": boat(state, seat), **figures(state, seat)}
    for number, name in enumerate(COLOURS):
        counts[name] = int(table.keshis(seat, number))
    counts["tower_guards"] = int(table.guards(seat))
    counts["gates"] = int(table.gate_count(seat))
    counts["scrolls"] = int(table.scroll_count(seat))
    counts["luxuries"] = int(table.luxury_count(seat))
    counts["oases"] = int(table.track_size(seat))
    return counts


def gains(state: State, before: Mapping[str, int], seat: int = 0) -> dict[str, int]:
    """What has changed since a snapshot: {"points": 4, "dinar": -1, "green": 1}; nothing that stayed the same."""
    after = snapshot(state, seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def final(state: State, seat: int = 0) -> FinalScore:
    """The final scoring of a seat as if the game ended now."""
    return FinalScore(table_of(state), seat)


def event_names(state: State) -> list[str]:
    return [event.kind.name for event in state.events()]


def told(state: State, kind: str, seat: int | None = None) -> list[Json]:
    """The events of a kind since the table was new, as a spectator (or a seat) hears them, without their type."""
    heard = [event.to_json(seat) for event in state.events() if event.kind.name == kind]
    return [{key: value for key, value in event.items() if key != "type"} for event in heard]


def lose_a_piece(table: Marrakesh) -> None:
    """A gate of the first workshop."""
    take_off(table, WORKSHOP_CELLS, 12)
