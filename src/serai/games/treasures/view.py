"""What a seat may know of a table of Treasures, and the same table with the rest drawn anew."""

from typing import NotRequired, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.chance import Stream, shuffle
from serai.core.rows import sort
from serai.games.treasures.actions import CLAIM, PASS, TAKE, VOCABULARY
from serai.games.treasures.pieces import CARDS, CATEGORIES, HAND_SIZE, NO_CARD, PLAYS, POT, Category, code_of
from serai.games.treasures.rules.collecting import add_collections
from serai.games.treasures.rules.flow import Capture, Claim, Play
from serai.games.treasures.scoring import category_of, category_winner, holdings, past_rounds
from serai.games.treasures.state import DRAW, STONES, TABLE, WON, RoundResult, Treasures, card_won, hand_cell, won_by


class Side(TypedDict):
    """Who wins stones together: a seat, or both of a team; `missing`: how many it lacks to the target."""

    seats: list[int]
    stones: int
    missing: int


class HeldCategory(TypedDict):
    """What each holder has of a category, the most of all, and who has more than each other: a holder, its seats."""

    counts: list[int]
    most: int
    leader: int | None
    seats: list[int]


class PastRound(TypedDict):
    """What a round brought; nothing was counted in one that ended at once."""

    round: int
    tiebreak: bool
    categories: dict[Category, HeldCategory] | None
    sweeps: list[int]  # stones for sweeps, claimed ones too, for each seat
    swept: list[int]  # and for each holder
    stones: list[int]  # for each side


class Preview(TypedDict):
    """What an action would bring: cards for the pile, and so many for each category; a stone; who may then claim."""

    cards: list[str]
    gains: dict[Category, int]
    empties: bool  # the table
    earns: bool  # a stone
    claimer: int | None
    rule: str | None  # behind what is not a plain collection


class TreasuresSeat(TypedDict):
    """A seat as another sees it: the hand is its own secret; the pile is shown by option, or once it was counted."""

    seat: int
    team: int | None
    side: int
    holder: int  # whose cards its own count with
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
    played_by: int | None  # whose the revealed or the laid card is
    draw_pile_size: int
    last_collector: int | None
    sides: list[Side]
    holders: list[list[int]]  # which seats' cards count together
    pot: int
    seats: list[TreasuresSeat]
    rounds: list[PastRound]
    leaders: NotRequired[dict[Category, HeldCategory]]  # where piles are open
    previews: NotRequired[list[Preview]]  # of the legal actions in their order, to the one who decides on a card
    prospects: NotRequired[dict[str, list[Preview]]]  # of each own card, to the one who plays


def view(table: Treasures, seat: int | None) -> TreasuresView:
    """Exactly what this seat (None: a spectator) may know."""
    return public_view(table) if seat is None else own_view(table, seat, public_view(table))


def own_view(table: Treasures, seat: int, public: TreasuresView) -> TreasuresView:
    """What a spectator sees, with what this seat knows beyond it."""
    seats = public["seats"][:]
    seats[seat] = own_seat(table, seat, seats[seat])
    seen: TreasuresView = {**public, "seats": seats}
    if table.actor() == seat and table.card != NO_CARD:
        seen["previews"] = previews(table)
    if table.actor() == seat and isinstance(table.waiting, Play):
        seen["prospects"] = prospects(table, seat)
    return seen


def public_view(table: Treasures) -> TreasuresView:
    """What everybody may know."""
    setting = table.setting
    sides = [seen_side(table, side) for side in range(setting.sides)]
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
        "played_by": played_by(table),
        "draw_pile_size": int(table.draw_pile_size),
        "last_collector": int(table.last) if table.last >= 0 else None,
        "sides": sides,
        "holders": holders(table),
        "pot": int(max(0, POT - sum([side["stones"] for side in sides]))),
        "seats": [seen_seat(table, other) for other in range(setting.players)],
        "rounds": [seen_round(table, past) for past in past_rounds(table)],
    }
    if setting.open_piles or is_counted(table):
        seen["leaders"] = held_categories(table, holdings(table))
    return seen


def deals_in(table: Treasures, cards: i64) -> i64:
    """T-14: how many deals so many cards make."""
    takers: i64 = len([seat for seat in range(table.setting.players) if table.takes_part(seat)])
    return cards // (takers * HAND_SIZE)


def seen_side(table: Treasures, side: i64) -> Side:
    """T-08, T-61, T-73: the stones of a side, and how far it is from the target."""
    setting = table.setting
    stones = int(table.cells[STONES + side])
    seats = [seat for seat in range(setting.players) if setting.side_of(seat) == side]
    return {"seats": seats, "stones": stones, "missing": max(0, int(setting.target) - stones)}


def holders(table: Treasures) -> list[list[int]]:
    """T-76: which seats count their cards together: pooled teams do, all others count alone."""
    setting = table.setting
    if setting.pooled:
        return [[seat for seat in range(setting.players) if setting.side_of(seat) == team] for team in range(2)]
    return [[seat] for seat in range(setting.players)]


def held_categories(table: Treasures, counts: vec[i64]) -> dict[Category, HeldCategory]:
    """T-48 to T-55: each category with what everyone holds and who is ahead."""
    return {name: held_category(table, counts, category) for category, name in enumerate(CATEGORIES)}


def held_category(table: Treasures, counts: vec[i64], category: i64) -> HeldCategory:
    together = holders(table)
    held = [int(counts[category * 4 + holder]) for holder in range(len(together))]
    ahead = int(category_winner(counts, category))
    if ahead < 0:
        return {"counts": held, "most": max(held), "leader": None, "seats": []}
    return {"counts": held, "most": max(held), "leader": ahead, "seats": together[ahead]}


def seen_round(table: Treasures, past: RoundResult) -> PastRound:
    sweeps = [int(past.sweeps[seat] + past.claimed[seat]) for seat in range(table.setting.players)]
    return {
        "round": int(past.round),
        "tiebreak": past.tiebreak,
        "categories": held_categories(table, past.counts) if len(past.counts) > 0 else None,
        "sweeps": sweeps,
        "swept": [sum([sweeps[seat] for seat in seats]) for seats in holders(table)],
        "stones": [int(past.stones[side]) for side in range(table.setting.sides)],
    }


# The card in question


def played_by(table: Treasures) -> int | None:
    """Whose card waits to collect, or may be claimed: a claim is its left neighbour's turn already."""
    if is_claimable(table):
        return int(table.right_of(table.turn))
    return int(table.turn) if is_revealed(table) else None


def previews(table: Treasures) -> list[Preview]:
    legal = LegalActions()
    table.fill(legal)
    return [preview(table, code) for code in legal.listed()]


def prospects(table: Treasures, seat: i64) -> dict[str, list[Preview]]:
    """T-10, T-16 to T-21: what each card of the hand could collect if it were revealed; nothing: it would be laid."""
    return {code_of(card): collections(table, card) for card in hand_cards(table, seat)}


def collections(table: Treasures, card: i64) -> list[Preview]:
    legal = LegalActions()
    add_collections(table, card, TAKE, legal)
    plays = table.plays + 1
    return [collecting(table, card, CARDS.cards(TAKE.first(action)), plays) for action in legal.listed()]


def preview(table: Treasures, action: i64) -> Preview:
    verb = VOCABULARY.verb(action)
    if verb is TAKE or verb is CLAIM:
        return collecting(table, table.card, CARDS.cards(verb.first(action)), table.plays)
    if verb is PASS:
        return not_collecting(None, "T-36")
    next_seat = claimer(table)
    return not_collecting(next_seat, "T-21" if next_seat is None else "T-30")


def collecting(table: Treasures, card: i64, taken: vec[i64], plays: i64) -> Preview:
    """T-15, T-26 to T-34: the cards and the one in question, the so-maniest played; a stone, if no other lay there."""
    collected = [*[int(each) for each in taken], int(card)]
    empties = len(taken) == table.laid_count
    return {
        "cards": [code_of(each) for each in collected],
        "gains": gains(collected),
        "empties": empties,
        "earns": empties and sweep_earns(table, plays),
        "claimer": None,
        "rule": sweep_rule(table, plays) if empties else None,
    }


def not_collecting(claimer: int | None, rule: str) -> Preview:
    """T-21, T-30, T-36: the card lies on the table, for a claimer first."""
    return {"cards": [], "gains": gains([]), "empties": False, "earns": False, "claimer": claimer, "rule": rule}


def gains(cards: list[int]) -> dict[Category, int]:
    """T-48 to T-52: how many of these cards count for each category."""
    found: dict[Category, int] = dict.fromkeys(CATEGORIES, 0)
    found["cards"] = len(cards)
    for card in cards:
        found[CATEGORIES[category_of(card)]] += 1
    return found


def sweep_earns(table: Treasures, plays: i64) -> bool:
    """T-26, T-28, T-34: would a collection that empties the table earn a stone now?"""
    if isinstance(table.waiting, Claim):
        return table.setting.claim_stone
    return table.setting.last_play_stone or plays < PLAYS


def sweep_rule(table: Treasures, plays: i64) -> str:
    """The rule that speaks of a collection that empties the table now."""
    if isinstance(table.waiting, Claim):
        return "T-34"
    return "T-26" if plays < PLAYS else "T-28"


def claimer(table: Treasures) -> int | None:
    """T-30, T-38, T-39: who may claim if the revealed card is laid although it could collect."""
    if not table.setting.claims or table.plays >= PLAYS:
        return None
    return int(table.left_of(table.turn))


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


def seen_seat(table: Treasures, other: i64) -> TreasuresSeat:
    setting = table.setting
    seen: TreasuresSeat = {
        "seat": int(other),
        "team": int(setting.side_of(other)) if setting.teams else None,
        "side": int(setting.side_of(other)),
        "holder": int(setting.side_of(other) if setting.pooled else other),
        "stones": int(table.cells[STONES + setting.side_of(other)]),
        "hand_size": len(hand_cards(table, other)),
    }
    if setting.open_piles or is_counted(table):
        seen["pile"] = pile_cards(table, other)
    return seen


def own_seat(table: Treasures, seat: i64, public: TreasuresSeat) -> TreasuresSeat:
    return {**public, "hand": [code_of(card) for card in hand_cards(table, seat)]}


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
