"""What a seat may know of a table of Treasures, and the same table with the rest drawn anew."""

from typing import NotRequired, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.chance import Stream, shuffle
from serai.core.rows import sort
from serai.games.treasures.pieces import CATEGORIES, HAND_SIZE, NO_CARD, PLAYS, POT, Category, code_of
from serai.games.treasures.rules.flow import Capture, Claim
from serai.games.treasures.scoring import Round, category_winner, holdings, rounds
from serai.games.treasures.state import DRAW, STONES, TABLE, WON, Treasures, card_won, hand_cell, won_by


class LedCategory(TypedDict):
    """What everyone holds of a category, and who is ahead: seats, or teams if they count together."""

    counts: list[int]
    leader: int | None


class TreasuresSeat(TypedDict):
    """A seat as another sees it: the hand is its own secret; the pile is shown by option, or once it was counted."""

    seat: int
    team: int | None
    stones: int
    hand_size: int
    hand: NotRequired[list[str]]
    pile: NotRequired[list[str]]


class TreasuresView(TypedDict):
    """What a seat may know of a table of Treasures. A card is a colour letter and a value: b8 is the sapphire 8."""

    round: int
    tiebreak: bool
    target: int
    dealer: int
    first_player: int  # of each deal of this round
    turn: int  # whose it is
    plays: int
    deal: int
    deals: int
    participants: list[int]
    table: list[str]  # with one that may be claimed
    revealed: str | None  # waits to collect, or to be laid
    laid: str | None  # may be claimed
    draw_pile_size: int
    last_collector: int | None
    stones: list[int]  # for each side: seat, or team
    pot: int
    seats: list[TreasuresSeat]
    rounds: list[Round]
    sweep_earns: bool
    claimer: int | None
    leaders: NotRequired[dict[Category, LedCategory]]  # where piles are open


def view(table: Treasures, seat: int | None) -> TreasuresView:
    """Exactly what this seat (None: a spectator) may know."""
    setting = table.setting
    stones = [int(table.cells[STONES + side]) for side in range(setting.sides)]
    seen: TreasuresView = {
        "round": int(table.round),
        "tiebreak": table.tiebreak,
        "target": int(setting.target),
        "dealer": int(table.dealer),
        "first_player": int(table.left_of(table.dealer)),  # T-09
        "turn": int(table.turn),
        "plays": int(table.plays),
        "deal": int(deals_in(table, PLAYS - table.draw_pile_size)),
        "deals": int(deals_in(table, PLAYS)),
        "participants": [other for other in range(setting.players) if table.takes_part(other)],
        "table": table_cards(table),
        "revealed": code_of(table.card) if is_revealed(table) else None,
        "laid": code_of(table.card) if is_claimable(table) else None,
        "draw_pile_size": int(table.draw_pile_size),
        "last_collector": int(table.last) if table.last >= 0 else None,
        "stones": stones,
        "pot": int(max(0, POT - sum(stones))),
        "seats": [seen_seat(table, other, seat) for other in range(setting.players)],
        "rounds": rounds(table),
        "sweep_earns": sweep_earns(table),
        "claimer": claimer(table),
    }
    if setting.open_piles or is_counted(table):
        seen["leaders"] = leaders(table)
    return seen


def deals_in(table: Treasures, cards: i64) -> i64:
    """T-14: how many deals so many cards make."""
    takers: i64 = len([seat for seat in range(table.setting.players) if table.takes_part(seat)])
    return cards // (takers * HAND_SIZE)


def sweep_earns(table: Treasures) -> bool:
    """T-26, T-28, T-34: would a collection that empties the table earn a stone now?"""
    if isinstance(table.waiting, Claim):
        return table.setting.claim_stone
    return table.setting.last_play_stone or table.plays < PLAYS


def claimer(table: Treasures) -> int | None:
    """T-30, T-38, T-39: who may claim if the revealed card is laid although it could collect."""
    if not is_revealed(table) or not table.setting.claims or table.plays >= PLAYS:
        return None
    return int(table.left_of(table.turn))


def leaders(table: Treasures) -> dict[Category, LedCategory]:
    """T-48 to T-55: each category with what everyone holds and who is ahead: seats, or teams if pooled."""
    setting = table.setting
    counts = holdings(table)
    holders = range(2 if setting.pooled else setting.players)
    seen: dict[Category, LedCategory] = {}
    for category, name in enumerate(CATEGORIES):
        ahead = int(category_winner(counts, category))
        seen[name] = {
            "counts": [int(counts[category * 4 + holder]) for holder in holders],
            "leader": ahead if ahead >= 0 else None,
        }
    return seen


def is_revealed(table: Treasures) -> bool:
    """Does a card wait to collect or to be laid?"""
    return isinstance(table.waiting, Capture) and table.card != NO_CARD


def is_claimable(table: Treasures) -> bool:
    """Is the last card laid still open to a claim?"""
    return isinstance(table.waiting, Claim) and table.card != NO_CARD


def table_cards(table: Treasures) -> list[str]:
    """The cards on the table; one that may be claimed lies among them."""
    cards = [int(card) for card in table.cells[TABLE : TABLE + table.laid_count]]
    if is_claimable(table):
        cards.append(int(table.card))
    return [code_of(card) for card in sorted(cards)]


def seen_seat(table: Treasures, other: i64, seat: int | None) -> TreasuresSeat:
    setting = table.setting
    cards = hand_cards(table, other)
    seen: TreasuresSeat = {
        "seat": int(other),
        "team": int(setting.side_of(other)) if setting.teams else None,
        "stones": int(table.cells[STONES + setting.side_of(other)]),
        "hand_size": len(cards),
    }
    if seat is not None and other == seat:
        seen["hand"] = [code_of(card) for card in cards]
    if setting.open_piles or is_counted(table):
        seen["pile"] = pile_cards(table, other)
    return seen


def is_counted(table: Treasures) -> bool:
    """Have the piles on the table been counted? So it is at the end, unless a stone ended the game at once."""
    past = table.past
    return past is not None and past.round == table.round and len(past.counts) > 0


def hand_cards(table: Treasures, seat: i64) -> list[int]:
    cells = table.cells[hand_cell(seat) : hand_cell(seat) + HAND_SIZE]
    return [int(card) for card in cells if card != NO_CARD]


def pile_cards(table: Treasures, seat: i64) -> list[str]:
    won = table.cells[WON : WON + table.won_count]
    return [code_of(card) for card in sorted([int(card_won(each)) for each in won if won_by(each) == seat])]


def redeal(table: Treasures, seat: int | None, stream: Stream) -> None:
    """Mix the draw pile and all hands but the seat's own, and hand them out again."""
    me: i64 = -1 if seat is None else seat
    cards = unseen_cards(table, me)
    sort(cards)  # how they lie now must not matter
    shuffle(cards, stream)
    cell: i64 = 0
    while cell < table.draw_pile_size:
        table.cells[DRAW + cell] = cards[cell]
        cell += 1
    other: i64 = 0
    while other < table.setting.players:
        if other != me:
            size = hand_size(table, other)
            fill_hand(table, other, cards[cell : cell + size])
            cell += size
        other += 1


def unseen_cards(table: Treasures, seat: i64) -> vec[i64]:
    """All cards that a seat can't see: the draw pile and the other hands."""
    cards = table.cells[DRAW : DRAW + table.draw_pile_size]
    other: i64 = 0
    while other < table.setting.players:
        place: i64 = 0
        while other != seat and place < HAND_SIZE:
            card = table.cells[hand_cell(other) + place]
            if card != NO_CARD:
                cards = append(cards, card)
            place += 1
        other += 1
    return cards


def hand_size(table: Treasures, seat: i64) -> i64:
    size: i64 = 0
    while size < HAND_SIZE and table.cells[hand_cell(seat) + size] != NO_CARD:
        size += 1
    return size


def fill_hand(table: Treasures, seat: i64, cards: vec[i64]) -> None:
    """These cards, in canonical order, are the seat's hand."""
    sort(cards)
    cell = hand_cell(seat)
    for card in cards:
        table.cells[cell] = card
        cell += 1
