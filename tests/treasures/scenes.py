"""Scenes of Treasures: tables with chosen cards, hands and stones."""

from collections.abc import Mapping, Sequence

from serai.games.treasures.pieces import NO_CARD, code_of, read_card
from serai.games.treasures.rules.flow import CATEGORIES
from serai.games.treasures.scoring import Round, details
from serai.games.treasures.state import (
    CLAIMED,
    DRAW,
    STONES,
    SWEEPS,
    TABLE,
    WON,
    Treasures,
    card_won,
    hand_cell,
    won_by,
)
from serai.play.state import State
from serai.testing.scenes import legal, play, tell_chance, undealt

Codes = Sequence[str]
Hands = Mapping[int, Codes]

DECK = sorted(
    ["y7", *["g7"] * 3, *[f"r{v}" for v in range(1, 11) if v != 7], *[f"b{v}" for v in range(1, 11) if v != 7] * 3],
    key=lambda code: (int(code[1:]), "ygrb".index(code[0])),
)


def canonical(cards: Codes) -> list[str]:
    return sorted(cards, key=lambda code: (int(code[1:]), "ygrb".index(code[0])))


def dealt(players: int = 2, dealer: int | None = None, **options: object) -> State:
    """The first hands and the opening are dealt, in canonical order; the dealer's left neighbour is to play."""
    state = undealt("treasures", players, first_dealer=players - 1 if dealer is None else dealer, **options)
    deal(state)
    return state


def deal(state: State) -> None:
    """Whatever chance is waiting gets the lowest cards of the draw pile."""
    while state.waits_for_chance:
        schema = state.table.chance_schema()
        count = 4 if schema.name == "deal_table" else 3
        tell_chance(state, schema.name, **schema.fixed, cards=canonical(draw_pile(state))[:count])


def scene(
    players: int = 2,
    table: Codes = (),
    hands: Hands | None = None,
    deals: int | None = None,
    dealer: int | None = None,
    nobody_collected: bool = False,
    **options: object,
) -> State:
    """These cards on the table and in hands; the dealer's left neighbour (usually seat 0) is to play.

    All hands are as large as the first player's; what is not named is filled up from the rest. `deals` are still to
    come (as many as fit); all other cards are in the dealer's pile, or with `nobody_collected` on the table.
    """
    state = dealt(players, dealer, **options)
    board = state.table
    named = dict(hands or {})
    size = len(named.get(int(board.turn), ("", "", "")))
    rest = without(DECK, [*table, *[card for cards in named.values() for card in cards]])
    for seat in range(players):
        cards = list(named.get(seat, ()))
        while len(cards) < size:
            cards.append(rest.pop())
        set_hand(state, seat, cards)
    left = len(rest) // (3 * players) if deals is None else deals
    set_draw_pile(state, [rest.pop() for _ in range(left * 3 * players)])
    set_table(state, [*table, *rest] if nobody_collected else table)
    set_piles(state, {} if nobody_collected else {int(board.dealer): rest})
    board.last = -1 if nobody_collected else board.dealer
    board.plays = 36 - left * 3 * players - size * players
    return state


def without(cards: Codes, taken: Codes) -> list[str]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def set_table(state: State, cards: Codes) -> None:
    state.table.laid_count = 0
    for code in cards:
        state.table.put_on_table(read_card(code))


def set_hand(state: State, seat: int, cards: Codes) -> None:
    numbers = [int(read_card(code)) for code in canonical(cards)] + [int(NO_CARD)] * 3
    for place in range(3):
        state.table.cells[hand_cell(seat) + place] = numbers[place]


def set_draw_pile(state: State, cards: Codes) -> None:
    for place, code in enumerate(cards):
        state.table.cells[DRAW + place] = read_card(code)
    state.table.draw_pile_size = len(cards)


def set_piles(state: State, piles: Hands) -> None:
    state.table.won_count = 0
    for seat, cards in piles.items():
        for code in cards:
            state.table.put_in_pile(read_card(code), seat)


def give_stones(state: State, *stones: int) -> None:
    """Each side has these stones, from earlier rounds."""
    for side, count in enumerate(stones):
        state.table.cells[STONES + side] = count


def give_sweeps(state: State, *sweeps: int) -> None:
    """Each seat has won these stones by sweeps in this round; they are among the side's stones."""
    for seat, count in enumerate(sweeps):
        state.table.cells[SWEEPS + seat] = count
        state.table.cells[STONES + state.table.setting.side_of(seat)] += count


# What is done there


def reveal(state: State, card: str) -> None:
    play(state, "play_card", card=card)


def take(state: State, *cards: str) -> None:
    play(state, "take", cards=list(cards))


def claim(state: State, *cards: str) -> None:
    play(state, "claim", cards=list(cards))


def lay(state: State, card: str) -> None:
    """Reveal a card and lay it, whether or not there is a choice."""
    reveal(state, card)
    if phase(state) == "capture":
        play(state, "lay")


def captured(state: State, card: str, *cards: str) -> State:
    reveal(state, card)
    take(state, *cards)
    return state


def lay_all(state: State, plays: int = 36) -> None:
    """Everyone lays the lowest card, that many times, or until the next chance; nobody claims."""
    while not state.over and not state.waits_for_chance and plays > 0:
        kinds = [str(action["type"]) for action in legal(state)]
        pick = kinds.index("lay") if "lay" in kinds else kinds.index("pass") if "pass" in kinds else 0
        plays -= kinds[pick] == "play_card"
        state.apply(state.legal()[pick])
    while phase(state) == "capture" or phase(state) == "claim":
        play(state, "lay" if phase(state) == "capture" else "pass")


def whole_round(state: State) -> None:
    """Deal and lay everything to the end of the round."""
    now = state.table.round
    while not state.over and state.table.round == now:
        deal(state)
        lay_all(state)


def final_plays(players: int, stones: Sequence[int], sweeps: Sequence[int] = (), **options: object) -> State:
    """A round that nobody collected in is one play each from its end: its sweeps alone bring stones."""
    state = scene(players, hands={0: ["b10"]}, deals=0, nobody_collected=True, claim_missed=False, **options)
    give_stones(state, *stones)
    give_sweeps(state, *sweeps)
    return state


def round_ended(players: int, stones: Sequence[int], sweeps: Sequence[int] = (), **options: object) -> State:
    """After such a round: the game is over, or the next round waits for its first hand."""
    state = final_plays(players, stones, sweeps, **options)
    lay_all(state)
    return state


def tiebreak_ended(state: State, *sweeps: int) -> None:
    """A tie-break round in which only these sweeps (by seat) bring stones is played to its end."""
    deal(state)
    now = state.table.round
    give_sweeps(state, *sweeps)
    while not state.over and state.table.round == now:
        lay_all(state)
        if state.table.round == now:
            deal(state)


def counted(players: int, *piles: tuple[int, int, int, int, int], **options: object) -> State:
    """The piles hold so many cards in all, blue, red, green and yellow; the categories have just been judged."""
    state = dealt(players, **options)
    colours = {letter: [card for card in DECK if card[0] == letter] for letter in "brgy"}
    shares: dict[int, list[str]] = {}
    for seat, (_, *wanted) in enumerate(piles):
        shares[seat] = [
            colours[letter].pop() for letter, count in zip("brgy", wanted, strict=True) for _ in range(count)
        ]
    assert [len(share) for share in shares.values()] == [pile[0] for pile in piles]
    set_piles(state, shares)
    CATEGORIES.run(state.table)
    return state


# Looks


def phase(state: State) -> object:
    return state.view(None)["phase"]


def on_table(state: State) -> object:
    return state.view(None)["table"]


def stones(state: State) -> object:
    return details(table_of(state))["stones"]


def rounds(state: State) -> list[Round]:
    """What the rounds so far have brought, as the result tells it."""
    return details(table_of(state))["rounds"]


def table_of(state: State) -> Treasures:
    assert isinstance(state.table, Treasures)
    return state.table


def takes(state: State, verb: str = "take") -> list[object]:
    """The collections on offer."""
    return [action["cards"] for action in legal(state) if action["type"] == verb]


def closed_sets(state: State) -> list[tuple[object, str]]:
    """The cards that can't be collected, and why not."""
    told = [(action.to_json(), refusal.reason) for action, refusal in state.refusals()]
    return [(action["cards"], reason) for action, reason in told if "cards" in action]


def kinds(state: State) -> list[object]:
    return [action["type"] for action in legal(state)]


def pile(state: State, seat: int) -> list[str]:
    board = state.table
    won = [board.cells[WON + place] for place in range(board.won_count)]
    return canonical([code_of(card_won(each)) for each in won if won_by(each) == seat])


def hand_of(state: State, seat: int) -> list[str]:
    cells = [state.table.cells[hand_cell(seat) + place] for place in range(3)]
    return [code_of(card) for card in cells if card != NO_CARD]


def draw_pile(state: State) -> list[str]:
    return [code_of(state.table.cells[DRAW + place]) for place in range(state.table.draw_pile_size)]


def all_cards(state: State) -> list[str]:
    """Every card at the table, wherever it is."""
    board = state.table
    cards = draw_pile(state) + [code_of(board.cells[TABLE + place]) for place in range(board.laid_count)]
    if board.card != NO_CARD:
        cards.append(code_of(board.card))
    for seat in range(state.players):
        cards += hand_of(state, seat) + pile(state, seat)
    return canonical(cards)


def claimed_stones(state: State, seat: int) -> int:
    return int(state.table.cells[CLAIMED + seat])


def category_winners(state: State) -> dict[str, object]:
    """Who got each category's stone in the round that was judged last."""
    judged = rounds(state)[-1]["categories"]
    assert judged is not None
    return {name: category["winner"] for name, category in judged.items()}


def told(state: State, kind: str) -> list[dict[str, object]]:
    """The events of a kind, as a spectator hears them, without their type."""
    heard = [event.to_json(None) for event in state.events() if event.kind.name == kind]
    return [{key: value for key, value in event.items() if key != "type"} for event in heard]


def event_names(state: State) -> list[str]:
    return [event.kind.name for event in state.events()]


def lose_a_piece(table: Treasures) -> None:
    """A card of the draw pile."""
    table.draw_pile_size -= 1
