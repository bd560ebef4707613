"""A game as one takes it from the shelf: what is on the box, and a new table."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from serai.core.actions import Action
from serai.core.agenda import Table
from serai.core.errors import BadOption, shown
from serai.core.game import DEFAULT, Edition, Game, GameOption
from serai.games import find_game
from serai.play.dealer import Dealer
from serai.play.editions import find_edition
from serai.play.state import GameSetup, State
from serai.text import Speech


class Box:
    """One game of the house; `serai.game(name)` gives it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def players(self) -> range:
        return self.game.players

    @property
    def options(self) -> dict[str, GameOption]:
        """The option schema by name; each has `.default` and `.values(players)`."""
        return {option.name: option for option in self.game.options}

    @property
    def rules(self) -> dict[str, str]:
        """The rules by id, in English."""
        return Speech("en", self.game).rules()

    def new(
        self,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        edition: str = DEFAULT,
        names: Sequence[str] | None = None,
        keep_events: bool = False,
    ) -> State:
        """A new table, dealt by a seed; without one, by a seed nobody can guess; it may keep its events."""
        setup = self.setup(players, options, find_edition(self.game, edition), names)
        setup.seed = secrets.token_hex(16) if seed is None else str(seed)
        if not is_text(setup.seed):
            raise BadOption(f"the seed {shown(seed)} is no text")
        return start(self.game, setup, Dealer(setup.seed), keep_events)

    def setup(
        self, players: int, options: Mapping[str, object] | None, edition: Edition, names: Sequence[str] | None
    ) -> GameSetup:
        full = self.game.full_options(dict(options) if options else {}, players)
        if names is None:
            return GameSetup(players, full, edition, None, SEAT_NAMES[:players])
        given = list(names)
        if len(given) != players or not all(is_text(name) for name in given):
            raise BadOption(f"{players} players need {players} names, not {shown(given)}")
        return GameSetup(players, full, edition, None, given)

    def action(self, written: object) -> Action:
        """The action a JSON object stands for; BadAction if there is none."""
        return self.game.action(written)


SEAT_NAMES: Final = [f"Seat {seat}" for seat in range(16)]


def is_text(value: object) -> bool:
    """Is this a text that can be written to a file? Half a character (a lone surrogate) can't."""
    return isinstance(value, str) and (value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value))


def start(game: Game[Any], setup: GameSetup, dealer: Dealer | None, keep_events: bool = False) -> State:
    """A state at its first decision; without a dealer, at its first chance."""
    state = State(game, setup, fresh_table(game, setup), dealer)
    if keep_events:
        state.keep_events()
    state.open()
    return state


FRESH: Final[dict[tuple[object, ...], Table]] = {}  # tables on which nothing has happened yet, to copy
MOST_FRESH: Final = 64


def fresh_table(game: Game[Any], setup: GameSetup) -> Table:
    """A table on which nothing has happened yet; one that was set up before with the same options is copied."""
    key = (game.name, setup.players, tuple(map(str, setup.options.values())), setup.edition.sha256)
    fresh = FRESH.get(key)
    if fresh is None:
        if len(FRESH) >= MOST_FRESH:
            FRESH.clear()
        game.check_edition(setup.edition)
        fresh = FRESH[key] = game.set_up(setup.players, setup.options, setup.edition)
    return fresh.copy()


def find_box(name: str) -> Box:
    return Box(find_game(name))
