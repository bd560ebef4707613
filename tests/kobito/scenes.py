"""Scenes of Kobito: tables with chosen hands, pots and studios."""

from collections.abc import Mapping, Sequence
from typing import Any

from serai.core.chance import Stream
from serai.games.kobito.pieces import KINDS, RAINBOW, studio_start
from serai.games.kobito.state import (
    DISCARD,
    DRAW_PILE,
    FACE_UP,
    HIGHS,
    IN_DECK,
    LENGTHS,
    LOWS,
    NO_SLOT,
    OWNERS,
    POTS,
    STACKS,
    Kobito,
    aside_cell,
    hand_cell,
    listed,
    pile_cards,
    stack_pile,
    stack_rainbow,
)
from serai.play.state import State
from serai.testing.scenes import legal, play, refused, tell_chance, undealt
from tests.games import take_off

__all__ = ["legal", "play", "refused", "tell_chance", "undealt"]

K = 0  # a kobito
T = 13  # a tower card
Place = int | list[int]
Rainbow = tuple[int, Sequence[Place]]

FOUR, FIVE, SIX, SEVEN, EIGHT, NINE = 1, 4, 7, 10, 13, 16  # a pot of each length


def run(low: int, *places: Place) -> Rainbow:
    """A rainbow: its low number and its places."""
    return low, places


def numbers(low: int, length: int) -> Rainbow:
    """A rainbow of plain number cards."""
    return low, [(low + place - 1) % 12 + 1 for place in range(length)]


FAR = ((NINE, run(11, 11)), (NINE + 1, run(11, 11)), (NINE + 2, run(11, 11)))
"""Three long pots that want only a 10 or a 12."""


def scene(
    cards: Sequence[int] = (),
    pots: Sequence[tuple[int, Rainbow] | None] = FAR,
    studio_of: Mapping[int, Sequence[Rainbow]] | None = None,
    players: int = 2,
    hands: Mapping[int, Sequence[int]] | None = None,
    discards: Sequence[int] = (),
    draw_pile: Sequence[int] | None = None,
    won: Mapping[int, Sequence[int]] | None = None,
    put_aside: Mapping[int, Sequence[int]] | None = None,
    played: int = 0,
    **options: object,
) -> State:
    """Seat 0 is to act with these cards; what is not named lies in the draw pile, or is named by `draw_pile`."""
    state = dealt(players, **options)
    table = table_of(state)
    wipe(table)
    for seat, held in {0: cards, **(hands or {})}.items():
        take(table, hand_cell(seat), held)
    for slot, pot in enumerate(pots):
        if pot is not None:
            table.cells[POTS + slot] = pot[0]
            table.cells[OWNERS + pot[0]] = FACE_UP
            lay(table, slot, pot[1])
    for seat, rainbows in (studio_of or {}).items():
        for slot, rainbow in enumerate(rainbows):
            lay(table, studio_start(seat) + slot, rainbow)
    take(table, DISCARD, discards)
    for seat, pots_won in (won or {}).items():
        for pot_id in pots_won:
            table.cells[OWNERS + pot_id] = seat
    for seat, lost in (put_aside or {}).items():
        take(table, aside_cell(seat), lost)
    if draw_pile is not None:
        keep_only(table, draw_pile)
    table.obligation = 1 + table.rainbows_of(0)
    table.played = played
    table.quiet = len(cards) == 0
    return state


def dealt(players: int = 2, seed: int = 1, **options: object) -> State:
    """A table after its set-up; seat 0 begins."""
    state = undealt("kobito", players, **{"first_player": 0, **options})
    stream = Stream(seed)
    while state.waits_for_chance:
        state.settle(state.table.draw(stream))
    return state


def wipe(table: Kobito) -> None:
    """All cards back in the draw pile, all pots in the pot deck."""
    for cell in range(len(table.cells)):
        table.cells[cell] = 0
    for card in range(14):
        table.cells[DRAW_PILE + card] = table.setting.cards[card]
    for pot in range(1, 19):
        table.cells[OWNERS + pot] = IN_DECK
    table.stack_count = 0
    table.pending = NO_SLOT


def take(table: Kobito, start: int, cards: Sequence[int]) -> None:
    """Cards go from the draw pile to a hand or a pile."""
    for card in cards:
        assert table.cells[DRAW_PILE + card] > 0, f"no {card} left"
        table.cells[DRAW_PILE + card] -= 1
        table.cells[start + card] += 1


def keep_only(table: Kobito, cards: Sequence[int]) -> None:
    """The draw pile holds these cards only; the others lie far away, put aside by the last seat."""
    last = table.setting.players - 1
    for card in range(14):
        extra = table.cells[DRAW_PILE + card] - list(cards).count(card)
        assert extra >= 0
        table.cells[DRAW_PILE + card] -= extra
        table.cells[aside_cell(last) + card] += extra


def empty_deck(state: State, keep: Sequence[int] = ()) -> State:
    """All pots but these, and those face up, were won by the last seat."""
    table = table_of(state)
    for pot in range(1, 19):
        if table.cells[OWNERS + pot] == IN_DECK and pot not in keep:
            table.cells[OWNERS + pot] = table.setting.players - 1
    return state


def lay(table: Kobito, rainbow: int, laid: Rainbow) -> None:
    low, places = laid
    table.cells[LOWS + rainbow] = low
    table.cells[LENGTHS + rainbow] = len(places)
    table.cells[HIGHS + rainbow] = (low + len(places) - 2) % 12 + 1
    for place, written in enumerate(places):
        cards = [written] if isinstance(written, int) else written
        for card in cards:
            assert table.cells[DRAW_PILE + card] > 0
            table.cells[DRAW_PILE + card] -= 1
        pile = cards[0]
        for card in cards[2::2]:
            pile = pile << 8 | T << 4 | card
        table.set_pile(rainbow, place, pile)


# What is done there


def add(state: State, card: int, to: str, end: str = "high") -> None:
    play(state, "add", card=card, to=to, end=end)


def start(state: State, *cards: int) -> None:
    play(state, "start", cards=list(cards))


def tower(state: State, card: int, on: str, place: int) -> None:
    play(state, "tower", card=card, on=on, place=place)


def swap(state: State, card: int, at: str, place: int) -> None:
    play(state, "swap", card=card, at=at, place=place)


def move(state: State, source: str, take_end: str, count: int, to: str, end: str) -> None:
    play(state, "move", **move_keys(source, take_end, count, to, end))


def move_keys(source: str, take_end: str, count: int, to: str, end: str) -> dict[str, Any]:
    return {"from": source, "take": take_end, "count": count, "to": to, "end": end}


def end_turn(state: State) -> None:
    play(state, "end_turn")


def new_pot(state: State, slot: int, pot: int, starter: int) -> None:
    tell_chance(state, "reveal_pot", slot=slot, pot=pot)
    tell_chance(state, "starter", slot=slot, card=starter)


def draw(state: State, *cards: int, seat: int = 0) -> None:
    tell_chance(state, "draw", player=seat, cards=list(cards))


def pass_turns(state: State, until: int = 0) -> None:
    """Turns are ended, and hands refilled by chance, until a seat is to act."""
    stream = Stream(3)
    while state.waits_for_chance or state.actor != until:
        if state.waits_for_chance:
            state.settle(state.table.draw(stream))
        elif can(state, "end_turn"):
            end_turn(state)
        else:
            state.apply(state.legal()[0])


# Looks


def table_of(state: State) -> Kobito:
    table = state.table
    assert isinstance(table, Kobito)
    return table


def can(state: State, kind: str, **written: object) -> bool:
    return {"type": kind, **written} in legal(state)


def can_add(state: State, card: int, to: str, end: str) -> bool:
    return can(state, "add", card=card, to=to, end=end)


def can_start(state: State, *cards: int) -> bool:
    return can(state, "start", cards=list(cards))


def can_move(state: State, source: str, take_end: str, count: int, to: str, end: str) -> bool:
    return can(state, "move", **move_keys(source, take_end, count, to, end))


def of_type(state: State, kind: str) -> list[dict[str, object]]:
    return [action for action in legal(state) if action["type"] == kind]


def rainbow(state: State, written: str) -> Rainbow | None:
    """A rainbow as its low number and its places, each with its cards; None if there is none."""
    table = table_of(state)
    number = RAINBOW.from_json(written)
    if table.length(number) == 0:
        return None
    piles = [pile_cards(table.pile(number, place)) for place in range(table.length(number))]
    return int(table.low(number)), [pile[0] if len(pile) == 1 else pile for pile in piles]


def hand_of(state: State, seat: int = 0) -> list[int]:
    return listed(table_of(state), hand_cell(seat))


def aside_of(state: State, seat: int = 0) -> list[int]:
    return listed(table_of(state), aside_cell(seat))


def discarded(state: State) -> list[int]:
    return listed(table_of(state), DISCARD)


def in_draw_pile(state: State) -> list[int]:
    return listed(table_of(state), DRAW_PILE)


def pot_in(state: State, slot: int) -> int:
    return int(table_of(state).cells[POTS + slot])


def won_by(state: State, seat: int = 0) -> list[int]:
    return [pot for pot in range(1, 19) if table_of(state).cells[OWNERS + pot] == seat]


def all_cards(state: State) -> list[int]:
    """How many cards of each code are anywhere at the table."""
    table = table_of(state)
    counts = [0] * 14
    for card in [*listed(table, DRAW_PILE), *listed(table, DISCARD)]:
        counts[card] += 1
    for seat in range(state.players):
        for card in [*listed(table, hand_cell(seat)), *listed(table, aside_cell(seat))]:
            counts[card] += 1
    for number in range(studio_start(state.players)):
        for place in range(table.length(number)):
            for card in pile_cards(table.pile(number, place)):
                counts[card] += 1
    return counts


def told(state: State, kind: str, seat: int | None = None) -> list[dict[str, object]]:
    """The events of a kind, as a seat hears them, without their type."""
    received = [event.to_json(seat) for event in state.events() if event.kind.name == kind]
    return [{key: value for key, value in event.items() if key != "type"} for event in received]


def stacks_in_order(state: State) -> bool:
    """The stacks are sorted, none of them is a plain place, and each lies on a rainbow that is there."""
    table = table_of(state)
    packed = [int(table.cells[STACKS + index]) for index in range(table.stack_count)]
    places = [each >> 32 for each in packed]
    plain = [each for each in packed if stack_pile(each) == table.number(each >> 40, (each >> 32) & 255)]
    within = all(((each >> 32) & 255) < table.length(stack_rainbow(each)) for each in packed)
    return packed == sorted(packed) and len(set(places)) == len(places) and not plain and within


def lose_a_piece(table: Kobito) -> None:
    """A card of the draw pile."""
    take_off(table, DRAW_PILE, KINDS)
