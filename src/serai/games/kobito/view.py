"""What a seat may know of a table of Kobito, and the same table with the rest drawn anew."""

from typing import NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.chance import Stream, draw_one
from serai.core.rows import total
from serai.games.kobito.actions import MOVE
from serai.games.kobito.pieces import (
    HIGH,
    KINDS,
    KOBITO,
    LOW,
    PENALTY,
    POT_COUNT,
    SLOTS,
    STUDIO_SIZE,
    End,
    studio_start,
)
from serai.games.kobito.rules.legal import won_slot
from serai.games.kobito.rules.piles import LayStarter
from serai.games.kobito.rules.turn import moved_numbers
from serai.games.kobito.scoring import penalty, pot_points, won_pots
from serai.games.kobito.state import (
    DISCARD,
    DRAW_PILE,
    IN_DECK,
    KNOWN,
    NO_SLOT,
    OWNERS,
    POTS,
    Kobito,
    aside_cell,
    hand_cell,
    listed,
    pile_cards,
    rainbow_cards,
)


class Rainbow(TypedDict):
    """A rainbow, from its low end to its high end."""

    low: int
    places: list[list[int]]  # the cards of each place, from bottom to top: 1 to 12, 0 a kobito, 13 a tower card
    numbers: list[int]
    wants: dict[End, int]


class PotOfGold(TypedDict):
    """A pot that lies open: how many places it asks for, how many are free, and its rainbow once it has a starter."""

    pot: int
    length: int
    points: int
    space: int
    is_new: bool  # nobody has laid anything here yet
    rainbow: Rainbow | None


class Preview(TypedDict):
    """What an action would do: move places with these numbers, win a pot with so many points."""

    numbers: list[int]
    points: int


class Stake(TypedDict):
    """What is put aside if the turn ends now, and what that costs."""

    cards: int
    points: int


class KobitoSeat(TypedDict):
    """A seat as another sees it: all is open but the hand; kobitos taken by swaps are known to be in it."""

    seat: int
    hand_size: int
    known_kobitos: int
    studio: list[Rainbow | None]
    next_slot: int | None  # where a new rainbow would lie
    won_pots: list[int]
    put_aside: list[int]
    points: int
    penalty: int
    score: int
    hand: NotRequired[list[int]]
    at_stake: NotRequired[Stake | None]


class KobitoView(TypedDict):
    """What a seat may know of a table of Kobito."""

    current: int  # whose turn it is
    first_player: int
    obligation: int
    played: int
    cards_due: int  # how many are still to be played this turn
    pending: int | None  # the slot whose last place has to move
    final_turn: bool
    idle_turns: int
    draw_pile_size: int
    discard_pile: list[int]
    pot_deck: list[int]
    pot_lengths: list[int]  # by the number of the pot; so are the points
    pot_points: list[int]
    pots_won: int
    pots_to_win: int
    unseen: list[int]  # how many there are of each card
    pots: list[PotOfGold | None]
    seats: list[KobitoSeat]
    previews: NotRequired[list[Preview]]  # of the legal actions in their order, to the one who has to decide


def view(table: Kobito, seat: int | None) -> KobitoView:
    """Exactly what this seat (None: a spectator) may know."""
    return public_view(table) if seat is None else own_view(table, seat, public_view(table))


def own_view(table: Kobito, seat: int, public: KobitoView) -> KobitoView:
    """What a spectator sees, with what this seat knows beyond it."""
    seats = public["seats"][:]
    seats[seat] = own_seat(table, seat, seats[seat])
    seen: KobitoView = {**public, "unseen": unseen(table, seat), "seats": seats}
    if table.actor() == seat:
        seen["previews"] = previews(table)
    return seen


def public_view(table: Kobito) -> KobitoView:
    """What everybody may know."""
    seats = [seen_seat(table, other) for other in range(table.setting.players)]
    return {
        "current": int(table.current),
        "first_player": int(table.first),
        "obligation": int(table.obligation),
        "played": int(table.played),
        "cards_due": max(0, int(table.obligation - table.played)),
        "pending": None if table.pending == NO_SLOT else int(table.pending),
        "final_turn": table.final_turn,
        "idle_turns": int(table.idle),
        "draw_pile_size": int(table.count(DRAW_PILE, KINDS)),
        "discard_pile": listed(table, DISCARD),
        "pot_deck": [pot for pot in range(1, POT_COUNT + 1) if table.cells[OWNERS + pot] == IN_DECK],
        "pot_lengths": [int(length) for length in table.setting.lengths],
        "pot_points": [int(points) for points in table.setting.points],
        "pots_won": sum([len(each["won_pots"]) for each in seats]),
        "pots_to_win": int(POT_COUNT - SLOTS + 1),
        "unseen": unseen(table, None),
        "pots": [seen_pot(table, slot) for slot in range(SLOTS)],
        "seats": seats,
    }


def previews(table: Kobito) -> list[Preview]:
    legal = LegalActions()
    table.fill(legal)
    return [preview(table, action) for action in legal.listed()]


def preview(table: Kobito, action: i64) -> Preview:
    """K-31, K-41: which places a move would take, and what the pot is worth that an action would win."""
    numbers = [int(number) for number in moved_numbers(table, action)] if MOVE.matches(action) else []
    slot = won_slot(table, action)
    return {"numbers": numbers, "points": 0 if slot == NO_SLOT else int(table.setting.points[table.cells[POTS + slot]])}


def seen_pot(table: Kobito, slot: i64) -> PotOfGold | None:
    if not table.is_live(slot):
        return None
    pot = table.cells[POTS + slot]
    return {
        "pot": int(pot),
        "length": int(table.setting.lengths[pot]),
        "points": int(table.setting.points[pot]),
        "space": int(table.space(slot)),
        "is_new": table.length(slot) <= 1,  # K-04: but for its starter
        "rainbow": seen_rainbow(table, slot),
    }


def seen_rainbow(table: Kobito, rainbow: i64) -> Rainbow | None:
    if table.length(rainbow) == 0:
        return None
    places = range(table.length(rainbow))
    return {
        "low": int(table.low(rainbow)),
        "places": [pile_cards(table.pile(rainbow, place)) for place in places],
        "numbers": [int(table.number(rainbow, place)) for place in places],
        "wants": {"low": int(table.wanted(rainbow, LOW)), "high": int(table.wanted(rainbow, HIGH))},
    }


def seen_seat(table: Kobito, other: i64) -> KobitoSeat:
    points = pot_points(table, other)
    lost = penalty(table, other)
    return {
        "seat": int(other),
        "hand_size": int(table.hand_size(other)),
        "known_kobitos": int(table.cells[hand_cell(other) + KNOWN]),
        "studio": [seen_rainbow(table, studio_start(other) + slot) for slot in range(STUDIO_SIZE)],
        "next_slot": None if table.free_slot(other) == NO_SLOT else int(table.free_slot(other)),
        "won_pots": won_pots(table, other),
        "put_aside": listed(table, aside_cell(other)),
        "points": int(points),
        "penalty": int(lost),
        "score": int(points - lost),
    }


def own_seat(table: Kobito, seat: i64, public: KobitoSeat) -> KobitoSeat:
    return {**public, "hand": listed(table, hand_cell(seat)), "at_stake": at_stake(table, seat)}


def at_stake(table: Kobito, seat: i64) -> Stake | None:
    """K-63, K-64: what the cards in hand cost if the turn ends now; nothing once enough are played."""
    held = table.hand_size(seat)
    if seat != table.current or table.played >= table.obligation or held == 0:
        return None
    fined = held if table.setting.penalise_specials else rainbow_cards(table, hand_cell(seat))
    return {"cards": int(held), "points": int(PENALTY * fined)}


def unseen(table: Kobito, seat: int | None) -> list[int]:
    """How many of each card are in the draw pile or in a hand that the seat can't see."""
    counts = [int(table.cells[DRAW_PILE + card]) for card in range(KINDS)]
    for other in range(table.setting.players):
        if seat is None or other != seat:
            for card in range(KINDS):
                counts[card] += int(table.cells[hand_cell(other) + card])
            counts[KOBITO] -= int(table.cells[hand_cell(other) + KNOWN])
    return counts


def redeal(table: Kobito, seat: int | None, stream: Stream) -> None:
    """Share out anew all cards in the draw pile and in the other hands, but for kobitos known to be there."""
    deal_unseen(table, seat, stream)
    while isinstance(table.waiting, LayStarter) and rainbow_cards(table, DRAW_PILE) == 0:
        deal_unseen(table, seat, stream)


def deal_unseen(table: Kobito, seat: int | None, stream: Stream) -> None:
    others = [other for other in range(table.setting.players) if seat is None or other != seat]
    sizes = [table.hand_size(other) - table.cells[hand_cell(other) + KNOWN] for other in others]
    unseen = table.cells[DRAW_PILE : DRAW_PILE + KINDS]
    for other in others:
        gather_hand(table, other, unseen)
    left = total(unseen)
    for other, size in zip(others, sizes, strict=True):
        for _ in range(size):
            card = draw_one(unseen, left, stream)
            unseen[card] -= 1
            left -= 1
            table.cells[hand_cell(other) + card] += 1
    for card in range(KINDS):
        table.cells[DRAW_PILE + card] = unseen[card]


def gather_hand(table: Kobito, seat: i64, unseen: vec[i64]) -> None:
    """Only the kobitos that everyone knows of stay in the hand."""
    held = hand_cell(seat)
    for card in range(KINDS):
        unseen[card] += table.cells[held + card]
        table.cells[held + card] = 0
    table.cells[held + KOBITO] = table.cells[held + KNOWN]
    unseen[KOBITO] -= table.cells[held + KNOWN]
