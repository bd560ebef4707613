"""The games for OpenSpiel: importing this registers serai_<game> for each game, with every option as a parameter.

Chance is explicit: cards, jewels and tiles are drawn one by one, each draw with its probability.
"""

from typing import Any

import numpy as np
import pyspiel
from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.agenda import NOBODY, OVER
from serai.core.errors import IllegalMove, Refusal
from serai.core.events import Event
from serai.core.game import Flag, GameOption, SeatOrRandom, Whole
from serai.play.box import find_box
from serai.play.state import State
from serai.research.encoding import Encoding, learnable_games
from serai.research.vectors import live

PREFIX = "serai_"
MOST_DRAWS = 256  # kinds of things that one draw can come to
ANY_SEAT = -1  # chance names the seat
TERMINAL, BY_CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
NO_DRAWS = vec[i64]([])
SWITCH: dict[str, object] = {"off": False, "on": True}  # of options that are more than a flag
ENCODINGS: dict[tuple[object, ...], Encoding] = {}  # laid out before, by game and parameters


def shared_encoding(name: str, players: int, options: dict[str, object]) -> Encoding:
    key = (name, players, *map(str, options.values()))
    if key not in ENCODINGS:
        ENCODINGS[key] = Encoding(name, players, options)
    return ENCODINGS[key]


class Told:
    """Facts that were told, after those before them; what everybody knows of them is written when it is asked for."""

    def __init__(self, before: "Told | None", events: list[Event]) -> None:
        self.before = before
        self.events = events
        self.text: str | None = None

    def to_text(self) -> str:
        waiting: list[Told] = []
        told: Told | None = self
        while told is not None and told.text is None:
            waiting.append(told)
            told = told.before
        text = "" if told is None or told.text is None else told.text
        for each in reversed(waiting):
            text += "".join(f"{public(event)}\n" for event in each.events)
            each.text = text
        return text


def public(event: Event) -> str:
    """A fact as somebody without a seat is told it."""
    return " ".join(f"{key}={value}" for key, value in event.to_json(None).items())


class Held:
    """All that a state holds: OpenSpiel clones it by deepcopy and serialises it by pickle.

    Clones share it until one of them goes on: that one takes a copy of its own.
    """

    def __init__(self, encoding: Encoding, state: State, draws: "vec[i64]", told: Told | None) -> None:
        self.encoding = encoding
        self.state = state
        self.draws = draws
        self.told = told
        self.ids: list[int] | None = None
        self.next_weights: vec[float] | None = None
        self.is_shared = False
        state.keep_events()

    def __deepcopy__(self, memo: object) -> "Held":
        self.is_shared = True
        return self

    def own(self) -> "Held":
        """This, if nobody shares it; else a copy."""
        if not self.is_shared:
            return self
        twin = Held(self.encoding, self.state.copy(), self.draws, self.all_told())
        twin.ids, twin.next_weights = self.ids, self.next_weights
        return twin

    def all_told(self) -> Told | None:
        """What was told so far, the latest included."""
        if self.state.events():
            self.told = Told(self.told, self.state.events())
            self.state.keep_events()
        return self.told

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.encoding.setup
        drawn = [int(draw) for draw in self.draws]
        return retraced, (self.encoding.game.name, setup.players, dict(setup.options), self.state.moves(), drawn)

    def weights(self) -> "vec[float]":
        """Of the next draw; none if all of this chance is drawn."""
        if self.next_weights is None:
            table = self.state.table
            self.next_weights = table.waiting.weights(table, self.draws)
        return self.next_weights

    def draw(self, number: int) -> None:
        self.draws = append(self.draws, number)
        self.go_on()

    def choose(self, number: int) -> None:
        ids = self.legal_ids()
        if number not in ids:
            raise IllegalMove(Refusal("", "no_such_id", {"id": number}), self.state.actor or 0, f"id {number}")
        self.state.play(self.state.legal_codes().codes[ids.index(number)])
        self.go_on()

    def go_on(self) -> None:
        """Settle what is wholly drawn."""
        self.ids = self.next_weights = None
        table = self.state.table
        while table.actor_seat == NOBODY and len(self.weights()) == 0:
            self.state.settle(table.waiting.gather(table, self.draws))
            self.draws, self.next_weights = NO_DRAWS, None

    def legal_ids(self) -> list[int]:
        """In the order of the legal actions."""
        if self.ids is None:
            self.ids = self.encoding.ids(self.state)
        return self.ids


def retraced(
    name: str, players: int, options: dict[str, object], moves: list[dict[str, Any]], draws: list[int]
) -> Held:
    """A game led through its moves again, and through what is drawn of its present chance."""
    encoding = shared_encoding(name, players, options)
    held = Held(encoding, encoding.undealt(), NO_DRAWS, None)
    held.go_on()
    for move in moves:
        written = {key: value for key, value in move.items() if key != "actor"}
        if move["actor"] == "chance":
            if held.state.waits_for_chance:
                held.state.settle(held.state.table.chance_schema().from_json(written))
        else:
            held.state.apply(encoding.game.action(written))
        held.go_on()
    for draw in draws:
        held.draw(draw)
    return held


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table as OpenSpiel sees a state: an action is an id, a chance outcome is one draw."""

    def __init__(self, game: "SpielGame", held: Held) -> None:
        super().__init__(game)
        self.held = held

    def current_player(self) -> int:
        seat = self.held.state.table.actor_seat
        return int(seat) if seat >= 0 else TERMINAL if seat == OVER else BY_CHANCE

    def is_terminal(self) -> bool:
        return bool(self.held.state.table.actor_seat == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.legal_ids()) if player == self.held.state.table.actor_seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [float(weight) for weight in self.held.weights()]
        in_all = sum(weights)
        return [(number, weight / in_all) for number, weight in enumerate(weights) if weight > 0.0]

    def _apply_action(self, action: int) -> None:
        self.held = self.held.own()
        if self.held.state.table.actor_seat == NOBODY:
            self.held.draw(action)
        else:
            self.held.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.held.state
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        if player != state.actor or action not in self.held.legal_ids():
            return f"id {action}"
        return str(self.held.encoding.action(action, state))

    def returns(self) -> list[float]:
        return self.held.encoding.returns(self.held.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that looks the same to a player, with all that it can't know drawn anew."""
        held = self.held
        state = held.state
        imagined = state.determinize(player, int(sampler() * (1 << 53)))
        imagined.dealer = None
        return SpielState(self.get_game(), Held(held.encoding, imagined, held.draws, held.all_told()))

    def __str__(self) -> str:
        table = self.held.state
        drawn = f", drawn {[int(draw) for draw in self.held.draws]}" if len(self.held.draws) else ""
        return f"{table.game.name} after {table.length} moves: {table.table.phase()}{drawn}"


class SpielObserver:
    """What a player sees: the row of numbers; with perfect recall, all that was told before it."""

    def __init__(self, game: "SpielGame", kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer has no parameters, such as {params}")
        self.encoding = game.encoding
        self.recalls = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.numbers = live(self.encoding.numbers, np.int16)
        self.tensor = np.zeros(int(self.encoding.sheet.width), np.float32)
        self.dict = {
            piece.name: self.tensor[piece.offset : piece.offset + piece.size].reshape(piece.shape or (1,))
            for piece in self.encoding.pieces
        }
        self.owned = [piece for piece in self.encoding.pieces if piece.knows == "own" and not self.private]

    def set_from(self, state: SpielState, player: int) -> None:
        self.encoding.observe(state.held.state.table, player)
        self.tensor[:] = self.numbers
        for piece in self.owned:
            self.tensor[piece.offset : piece.offset + piece.size] = 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        seen = [f"{name}={short(part)}" for name, part in self.dict.items() if part.any()]
        told = state.held.all_told() if self.recalls else None
        before = told.to_text() if told is not None else ""
        return before + f"player={player} actor={state.current_player()} " + " ".join(seen)


def short(part: Any) -> str:
    return ",".join(str(int(number)) for number in part.reshape(-1))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel knows games; each has a class of its own."""

    name: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        box = find_box(self.name)
        players = int(given.get("players", box.players[0]))
        options = {name: parsed(option, given[name]) for name, option in box.options.items() if name in given}
        self.encoding = shared_encoding(self.name, players, box.game.full_options(options, players))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.sheet.actions,
            max_chance_outcomes=MOST_DRAWS,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.sheet.longest,
        )
        super().__init__(self.game_type, info, given)
        self.first = Held(self.encoding, self.encoding.undealt(), NO_DRAWS, None)
        self.first.go_on()
        self.first.is_shared = True

    def new_initial_state(self, *ignored: object) -> SpielState:
        return SpielState(self, self.first)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def parsed(option: GameOption, given: object) -> object:
    """The value of an option that a parameter stands for; a list is written with + between its parts."""
    if isinstance(option, SeatOrRandom):
        return "random" if given == ANY_SEAT else given
    if not isinstance(given, str):
        return given
    return SWITCH.get(given, option.parse(given.replace("+", ",")))


def default_parameter(option: GameOption) -> object:
    """The default of an option as a parameter: a truth, a number or a text, but no text that reads like either."""
    if isinstance(option, SeatOrRandom):
        return ANY_SEAT
    if isinstance(option, Flag | Whole):
        return option.default
    return "off" if option.default is False else str(option.default)


def register(name: str) -> Any:
    """Make the class of a game and let OpenSpiel know it."""
    box = find_box(name)
    options = {option.name: default_parameter(option) for option in box.game.options}
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Serai's {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.players[-1],
        min_num_players=box.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": box.players[0], **options},
    )
    made = type(f"Spiel{name.title()}", (SpielGame,), {"name": name, "game_type": kind, "__module__": __name__})
    pyspiel.register_game(kind, made)
    return made


for each in learnable_games():
    globals()[f"Spiel{each.title()}"] = register(each)
