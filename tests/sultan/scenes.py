"""Scenes of Sultan: tables with chosen hands, jewels and bids."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Result
from serai.games.sultan.pieces import COLOURS
from serai.games.sultan.scoring import collection_points
from serai.games.sultan.state import BAG, Sultan, deck_cell, hand_cell, jewel_cell
from serai.play.state import State
from serai.testing.scenes import play, play_out, tell_chance, undealt
from tests.games import take_off

Hands = Mapping[int, Sequence[int]]

ALL_COUNTS = (2, 3, 4, 5)
MORE_COUNTS = (3, 4, 5)


def begun(players: int, first: int = 0, hands: Hands | None = None, **options: object) -> State:
    """The first hands are dealt; the jewels are still to be drawn."""
    state = undealt("sultan", players, first_player=first, **options)
    deal(state, hands)
    return state


def deal(state: State, hands: Hands | None = None) -> None:
    """Everyone gets a hand with at least the cards named, filled up with the lowest of the deck."""
    for seat in range(state.players):
        tell_chance(state, "deal_hand", seat=seat, cards=hand_with(state, seat, (hands or {}).get(seat, ())))


def hand_with(state: State, seat: int, cards: Sequence[int]) -> list[int]:
    left = deck_of(state, seat)
    for card in cards:
        left.remove(card)
    return sorted([*cards, *left[: (8 if state.players == 2 else 5) - len(cards)]])


def draw(state: State, *colours: str) -> None:
    tell_chance(state, "draw_jewels", jewels=list(colours))


def offered(players: int, *colours: str, first: int = 0, hands: Hands | None = None, **options: object) -> State:
    """The first player has drawn these jewels and is about to return one."""
    state = begun(players, first, hands, **options)
    draw(state, *colours)
    return state


def give_back(state: State, colour: str) -> None:
    play(state, "return_jewel", color=colour)


def bidding(
    players: int, cushions: Sequence[str], first: int = 0, hands: Hands | None = None, **options: object
) -> State:
    """These jewels (in the order of the colours) lie on the cushions; nobody has placed a card."""
    state = offered(players, "white", *cushions, first=first, hands=hands, **options)
    give_back(state, "white")
    return state


def place(state: State, *bids: tuple[int, int]) -> None:
    """The actors, one after the other, each place a card at a cushion."""
    for card, cushion in bids:
        play(state, "place_card", card=card, cushion=cushion)


def settled(players: int, cushions: Sequence[str], *bids: tuple[int, int], first: int = 0, **options: object) -> State:
    """A whole round: the bids (card, cushion) in the order of placing, the first player's first."""
    hands: dict[int, list[int]] = {seat: [] for seat in range(players)}
    for turn, (card, _) in enumerate(bids):
        hands[(first + turn) % players].append(card)
    state = bidding(players, cushions, first, hands, **options)
    place(state, *bids)
    return state


def round_of(state: State, cushion_of: Sequence[int] = (0, 1, 2, 0, 1)) -> None:
    """One more round: the first jewels of the bag, the first of them returned, everyone's lowest card."""
    draw(state, *bag_list(state)[: 3 if state.players == 3 else 4])
    state.apply(state.legal()[0])
    for cushion in cushion_of[: 4 if state.players == 2 else state.players]:
        state.apply(next(action for action in state.legal() if action.to_json()["cushion"] == cushion))


# Looks


def table_of(state: State) -> Sultan:
    table = state.table
    assert isinstance(table, Sultan)
    return table


def owned(state: State, seat: int) -> dict[str, int]:
    """The jewels of a seat, by colour; only those it has."""
    counts = {colour: int(table_of(state).cells[jewel_cell(seat) + place]) for place, colour in enumerate(COLOURS)}
    return {colour: count for colour, count in counts.items() if count > 0}


def owners(state: State) -> list[int]:
    """The seats that own a jewel."""
    return [seat for seat in range(state.players) if owned(state, seat)]


def bag(state: State) -> list[int]:
    """How many jewels of each colour are in the bag."""
    return [int(table_of(state).cells[BAG + colour]) for colour in range(5)]


def bag_list(state: State) -> list[str]:
    return [COLOURS[colour] for colour, count in enumerate(bag(state)) for _ in range(count)]


def deck_of(state: State, seat: int) -> list[int]:
    return [card for card in range(16) for _ in range(table_of(state).cells[deck_cell(seat) + card])]


def hand_of(state: State, seat: int) -> list[int]:
    table = table_of(state)
    return [int(table.cells[hand_cell(seat) + place]) for place in range(table.hand_size(seat))]


def cards_left(state: State) -> int:
    """All cards in hands and decks."""
    return sum(len(hand_of(state, seat)) + len(deck_of(state, seat)) for seat in range(state.players))


def laid_out(state: State) -> list[object]:
    """The jewels on the cushions."""
    cushions = state.view(None)["cushions"]
    assert isinstance(cushions, list)
    return cushions


def cushions_open(state: State) -> set[object]:
    """The cushions where the actor may place a card."""
    return {action.to_json()["cushion"] for action in state.legal()}


def event_names(state: State) -> list[str]:
    return [event.kind.name for event in state.events()]


def told(state: State, kind: str) -> list[dict[str, object]]:
    """The events of a kind, as a spectator hears them, without their type."""
    heard = [event.to_json(None) for event in state.events() if event.kind.name == kind]
    return [{key: value for key, value in event.items() if key != "type"} for event in heard]


def first_players(players: int, first: int, **options: object) -> list[int]:
    """The first player of each round."""
    state = undealt("sultan", players, first_player=first, **options)
    state.keep_events()
    play_out(state)
    return [event.argument("seat") for event in state.events() if event.kind.name == "round_begun"]


# Scoring


def points(players: int, *collection: int) -> int:
    """The score of a collection: how many white, red, yellow, green, blue."""
    return int(collection_points(table_of(undealt("sultan", players)).setting, vec[i64](list(collection))))


def result_of(*collections: Sequence[int]) -> Result:
    """How a game ends in which the seats own these."""
    state = begun(len(collections))
    for seat, collection in enumerate(collections):
        for colour, count in enumerate(collection):
            table_of(state).cells[jewel_cell(seat) + colour] = count
    return state.game.result(state.table)


def lose_a_piece(table: Sultan) -> None:
    """A jewel of the bag."""
    take_off(table, BAG, len(COLOURS))
