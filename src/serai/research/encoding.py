"""A game laid out for learners: its setup, a table on which nothing has happened, and its sheet of numbers."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from serai.core.actions import Action
from serai.core.agenda import Table
from serai.core.errors import IllegalMove, Refusal, SeraiError, shown
from serai.core.game import DEFAULT, Game
from serai.core.sheets import Piece, Row, Sheet
from serai.games import game_names, part
from serai.play.box import Box, find_box, fresh_table
from serai.play.dealer import Dealer
from serai.play.editions import find_edition
from serai.play.state import GameSetup, State


class Encoding:
    """One game with its player count and options, ready for any number of tables."""

    def __init__(self, name: str, players: int, options: Mapping[str, object] | None = None) -> None:
        self.box: Box = find_box(name)
        self.game: Game[Any] = self.box.game
        self.setup: GameSetup = self.box.setup(players, options, find_edition(self.game, DEFAULT), None)
        self.fresh: Table = fresh_table(self.game, self.setup)
        self.sheet: Sheet = sheet_of(self.game, self.fresh)
        self.numbers = vec[i16]([0] * int(self.sheet.width))
        self.row = Row(self.numbers)

    @property
    def pieces(self) -> list[Piece]:
        """What stands where in an observation."""
        return self.sheet.pieces

    def new(self, seed: str) -> State:
        """A game at its first decision, which replays from its record."""
        setup = self.setup
        its_own = GameSetup(setup.players, setup.options, setup.edition, seed, setup.names)
        state = State(self.game, its_own, self.fresh.copy(), Dealer(seed))
        state.open()
        return state

    def undealt(self) -> State:
        """A game whose chance is told from outside."""
        state = State(self.game, self.setup, self.fresh.copy(), None)
        state.open()
        return state

    def observe(self, table: Table, seat: int) -> "vec[i16]":
        """What a seat knows as numbers, in a buffer that the next call uses again."""
        self.sheet.show(table, seat, self.row)
        return self.numbers

    def read(self, row: Sequence[int]) -> dict[str, object]:
        """What a row of numbers says, by the names of its pieces."""
        return self.sheet.read(row)

    def ids(self, state: State) -> list[int]:
        """The ids of the legal actions, in their order."""
        if state.table.actor() < 0:
            return []
        legal = state.legal_codes()
        found = self.sheet.number(state.table, legal, vec[i64]([0] * int(legal.count)))
        return [int(found[place]) for place in range(int(legal.count))]

    def id(self, action: Action, state: State) -> int:
        """The id of a legal action."""
        return dict(zip(state.legal(), self.ids(state), strict=True))[action]

    def action(self, number: int, state: State) -> Action:
        """The legal action with this id; IllegalMove if there is none."""
        found = dict(zip(self.ids(state), state.legal(), strict=True)).get(int(number))
        if found is None:
            seat = -1 if state.actor is None else state.actor
            raise IllegalMove(Refusal("", "no_such_id", {"id": int(number)}), seat, f"id {number}")
        return found

    def returns(self, state: State) -> list[float]:
        """The victory as rewards whose sum is nothing: the winners share what the others pay."""
        if not state.over:
            return [0.0] * state.players
        winners = self.game.result(state.table).winners
        share = state.players / len(winners) - 1.0
        return [share if seat in winners else -1.0 for seat in range(state.players)]


def sheet_of(game: Game[Any], table: Table) -> Sheet:
    """The sheet that a game's folder describes."""
    module = part(game, "research")
    if module is None:
        raise SeraiError(f"{shown(game.name)} has no sheet of numbers for learners")
    sheet: Sheet = module.sheet(table)
    return sheet


def learnable_games() -> list[str]:
    """The games that have a sheet of numbers."""
    return [name for name in game_names() if part(find_box(name).game, "research") is not None]
