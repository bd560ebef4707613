"""What a seat may know of a table of Kobito, and the same table with the rest drawn anew."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.agenda import OVER
from serai.core.chance import Stream, draw_one, total
from serai.games.kobito.pieces import HIGH, KINDS, KOBITO, LOW, PENALTY, POT_COUNT, SLOTS, STUDIO, studio
from serai.games.kobito.rules.piles import LayStarter
from serai.games.kobito.rules.turn import LastPlace, Turn
from serai.games.kobito.scoring import penalty, pot_points, score, won_pots
from serai.games.kobito.state import (
    DISCARD,
    DRAW_PILE,
    IN_DECK,
    KNOWN,
    NO_SLOT,
    OWNERS,
    POTS,
    Kobito,
    aside,
    hand,
    listed,
    pile_cards,
    rainbow_cards,
)


def view(table: Kobito, seat: int | None) -> dict[str, object]:
    """Exactly what this seat (None: a spectator) may know."""
    return {
        "seat": seat,
        "phase": phase(table),
        "current": int(table.current),
        "first_player": int(table.first),
        "obligation": int(table.obligation),
        "played": int(table.played),
        "pending": None if table.pending == NO_SLOT else int(table.pending),
        "final_turn": table.final_turn,
        "idle_turns": int(table.idle),
        "draw_pile_size": int(table.count(DRAW_PILE, KINDS)),
        "discard_pile": listed(table, DISCARD),
        "pot_deck": [pot for pot in range(1, POT_COUNT + 1) if table.cells[OWNERS + pot] == IN_DECK],
        "pot_lengths": [int(length) for length in table.setting.lengths],
        "pot_points": [int(points) for points in table.setting.points],
        "pots_won": sum(len(won_pots(table, other)) for other in range(table.setting.players)),
        "pots_to_win": int(POT_COUNT - SLOTS + 1),
        "unseen": unseen(table, seat),
        "pots": [seen_pot(table, slot) for slot in range(SLOTS)],
        "seats": [seen_seat(table, other, seat) for other in range(table.setting.players)],
    }


def phase(table: Kobito) -> str:
    if table.actor() == OVER:
        return "over"
    if isinstance(table.waiting, Turn):
        return "turn"
    return "last_place" if isinstance(table.waiting, LastPlace) else "deal"


def seen_pot(table: Kobito, slot: i64) -> dict[str, object] | None:
    if not table.is_live(slot):
        return None
    pot = table.cells[POTS + slot]
    return {
        "pot": int(pot),
        "length": int(table.setting.lengths[pot]),
        "points": int(table.setting.points[pot]),
        "space": int(table.space(slot)),
        "rainbow": seen_rainbow(table, slot),
    }


def seen_rainbow(table: Kobito, rainbow: i64) -> dict[str, object] | None:
    if table.length(rainbow) == 0:
        return None
    places = range(table.length(rainbow))
    return {
        "low": int(table.low(rainbow)),
        "places": [pile_cards(table.pile(rainbow, place)) for place in places],
        "numbers": [int(table.number(rainbow, place)) for place in places],
        "wants": {"low": int(table.wanted(rainbow, LOW)), "high": int(table.wanted(rainbow, HIGH))},
    }


def seen_seat(table: Kobito, other: i64, seat: int | None) -> dict[str, object]:
    """A seat as another sees it: all is open but the hand; kobitos taken by swaps are known to be in it."""
    seen: dict[str, object] = {
        "seat": int(other),
        "hand_size": int(table.hand_size(other)),
        "known_kobitos": int(table.cells[hand(other) + KNOWN]),
        "studio": [seen_rainbow(table, studio(other) + slot) for slot in range(STUDIO)],
        "won_pots": won_pots(table, other),
        "put_aside": listed(table, aside(other)),
        "points": int(pot_points(table, other)),
        "penalty": int(penalty(table, other)),
        "score": int(score(table, other)),
    }
    if seat is not None and other == seat:
        seen["hand"] = listed(table, hand(other))
        seen["at_stake"] = int(at_stake(table, other))
    return seen


def at_stake(table: Kobito, seat: i64) -> i64:
    """K-63, K-64: what the cards in hand cost if the turn ends now; nothing once enough are played."""
    if seat != table.current or table.played >= table.obligation:
        return 0
    return PENALTY * (table.hand_size(seat) if table.setting.penalise_specials else rainbow_cards(table, hand(seat)))


def unseen(table: Kobito, seat: int | None) -> list[int]:
    """How many of each card are in the draw pile or in a hand that the seat can't see."""
    counts = [int(table.cells[DRAW_PILE + card]) for card in range(KINDS)]
    for other in range(table.setting.players):
        if seat is None or other != seat:
            for card in range(KINDS):
                counts[card] += int(table.cells[hand(other) + card])
            counts[KOBITO] -= int(table.cells[hand(other) + KNOWN])
    return counts


def redeal(table: Kobito, seat: int | None, stream: Stream) -> None:
    """Share out anew all cards in the draw pile and in the other hands, but for kobitos known to be there."""
    deal_unseen(table, seat, stream)
    while isinstance(table.waiting, LayStarter) and rainbow_cards(table, DRAW_PILE) == 0:
        deal_unseen(table, seat, stream)


def deal_unseen(table: Kobito, seat: int | None, stream: Stream) -> None:
    others = [other for other in range(table.setting.players) if seat is None or other != seat]
    sizes = [table.hand_size(other) - table.cells[hand(other) + KNOWN] for other in others]
    unseen = table.cells[DRAW_PILE : DRAW_PILE + KINDS]
    for other in others:
        gather_hand(table, other, unseen)
    left = total(unseen)
    for other, size in zip(others, sizes, strict=True):
        for _ in range(size):
            card = draw_one(unseen, left, stream)
            unseen[card] -= 1
            left -= 1
            table.cells[hand(other) + card] += 1
    for card in range(KINDS):
        table.cells[DRAW_PILE + card] = unseen[card]


def gather_hand(table: Kobito, seat: i64, unseen: vec[i64]) -> None:
    """Only the kobitos that everyone knows of stay in the hand."""
    held = hand(seat)
    for card in range(KINDS):
        unseen[card] += table.cells[held + card]
        table.cells[held + card] = 0
    table.cells[held + KOBITO] = table.cells[held + KNOWN]
    unseen[KOBITO] -= table.cells[held + KNOWN]
