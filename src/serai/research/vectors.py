"""Many tables of one game as a gymnasium VectorEnv whose arrays look into the engine's own buffers."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from serai.bots import find_evaluation
from serai.core.errors import BadOption, shown
from serai.core.sheets import Sheet
from serai.research.batch import COLUMNS, REWARDS, Batch
from serai.research.encoding import Encoding

Array = np.ndarray[Any, np.dtype[Any]]
OUTCOMES = ("raise", "lose")  # of an id that is not legal


def bounds(sheet: Sheet) -> tuple[Array, Array]:
    """The lowest and the highest number at each place of a row."""
    low = np.concatenate([np.full(piece.size, piece.low, np.int16) for piece in sheet.pieces])
    high = np.concatenate([np.full(piece.size, piece.high, np.int16) for piece in sheet.pieces])
    return low, high


def observation_space(sheet: Sheet, with_options: bool = False) -> spaces.Dict:
    """What a learner sees: the row, the ids that are legal, and perhaps the legal actions one by one."""
    low, high = bounds(sheet)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, high, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (sheet.actions,), np.int8),
    }
    if with_options:
        parts["options"] = spaces.Box(-1, 32767, (int(sheet.most), int(COLUMNS)), np.int16)
    return spaces.Dict(parts)


class VectorGame(VectorEnv[dict[str, Array], Array, Array]):
    """Tables that are played side by side; a finished one begins its next game in the same step."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        tables: int = 1,
        *,
        seats: str | Sequence[int] = "actor",
        rivals: Mapping[int, str] | None = None,
        rewards: str = "win",
        options: Mapping[str, object] | None = None,
        list_options: bool = False,
        illegal: str = "raise",
        copy: bool = False,
        seed: int | str = 0,
    ) -> None:
        self.encoding = Encoding(game, players, options)
        check_choice("rewards", rewards, REWARDS)
        check_choice("illegal", illegal, OUTCOMES)
        self.num_envs = tables
        self.copies = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.encoding.sheet, list_options)
        self.single_action_space = spaces.Discrete(self.encoding.sheet.actions)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.batch = Batch(
            self.encoding.game,
            self.encoding.sheet,
            self.encoding.setup,
            self.encoding.fresh,
            find_evaluation(self.encoding.game),
            tables,
            seated_rivals(players, seats, rivals),
            REWARDS.index(rewards),
            list_options,
            illegal == "lose",
            str(seed),
        )
        self.look_into_buffers(tables, players, list_options)
        self.batch.reset(str(seed))

    def look_into_buffers(self, tables: int, players: int, list_options: bool) -> None:
        """Arrays that show what the engine has written, without a copy; nobody can write to them."""
        batch = self.batch
        self.seen: dict[str, Array] = {
            "observation": live(batch.seen, np.int16).reshape(tables, -1),
            "action_mask": live(batch.mask, np.int8).reshape(tables, -1),
        }
        if list_options:
            self.seen["options"] = live(batch.options, np.int16).reshape(tables, -1, int(COLUMNS))
        self.gained = live(batch.gained, np.float64)
        self.ended = live(batch.ended, np.bool_)
        self.never = np.zeros(tables, np.bool_)
        self.told: dict[str, Any] = {
            "actor": live(batch.actors, np.int64),
            "legal": live(batch.legal_counts, np.int64),
            "rewards": live(batch.all_gained, np.float64).reshape(tables, players),
            "final_scores": live(batch.final_scores, np.int64).reshape(tables, players),
            "final_obs": {"observation": live(batch.final_seen, np.int16).reshape(tables, -1)},
            "_final_obs": self.ended,
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """A new game at every table; the same seed deals the same games."""
        self.batch.reset(secrets.token_hex(8) if seed is None else str(seed))
        return self.shown(), self.copied({key: self.told[key] for key in ("actor", "legal")})

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """One decision at every table. A reward is for the seat that has just decided."""
        self.batch.step(actions.tolist())
        told = self.copied(self.told)
        if self.copies:
            return self.shown(), self.gained.copy(), self.ended.copy(), self.never.copy(), told
        return self.seen, self.gained, self.ended, self.never, told

    def shown(self) -> dict[str, Array]:
        return self.copied(self.seen)

    def copied(self, arrays: dict[str, Any]) -> dict[str, Any]:
        """The arrays themselves, or copies where those are wanted."""
        if not self.copies:
            return dict(arrays)
        return {key: self.copied(each) if isinstance(each, dict) else each.copy() for key, each in arrays.items()}

    def record(self, table: int) -> dict[str, object]:
        """The game at a table so far, as one JSON object that replays."""
        return self.batch.places[table].state.record()

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""


def live(buffer: Any, kind: Any) -> Array:
    """An array that shows a buffer of the engine, now and later; it can't be written to."""
    return np.frombuffer(buffer, kind)


def check_choice(what: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise BadOption(f"{what} should be one of {', '.join(known)}, not {shown(value)}")


def seated_rivals(players: int, seats: str | Sequence[int], rivals: Mapping[int, str] | None) -> dict[int, str]:
    """Which bot sits where: at all seats that don't learn, greedy unless told."""
    given = dict(rivals or {})
    learning = list(range(players)) if isinstance(seats, str) else list(seats)
    if isinstance(seats, str):
        check_choice("seats", seats, ("actor",))
        learning = [seat for seat in learning if seat not in given]
    if not learning or not set(learning) | set(given) <= set(range(players)) or set(learning) & set(given):
        raise BadOption(f"of {players} seats {learning} can't learn while bots hold {sorted(given)}")
    return {seat: given.get(seat, "greedy") for seat in range(players) if seat not in learning}
