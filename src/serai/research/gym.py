"""The games for Gymnasium: one learner, bots at the other seats."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.errors import IllegalMove, Refusal
from serai.play.dealer import seed_number
from serai.research.boards import board_text
from serai.research.encoding import Encoding, learnable_games
from serai.research.vectors import OUTCOMES, Array, check_choice, live, observation_space, seated_rivals
from serai.research.window import Window

Seen = dict[str, Array]


class SoloGame(gymnasium.Env[Seen, int]):
    """One seat of a table is the learner's; an id that is not legal loses, or is an error if that is wanted."""

    observation_space: spaces.Space[Any]
    action_space: spaces.Space[Any]
    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        rivals: Mapping[int, str] | None = None,
        options: Mapping[str, object] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_choice("illegal", illegal, OUTCOMES)
        self.encoding = Encoding(game, players, options)
        self.seat = seat
        self.losing = illegal == "lose"
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoding.sheet)
        self.action_space = spaces.Discrete(self.encoding.sheet.actions)
        names = seated_rivals(players, [seat], rivals)
        self.bots = {other: find_bot(name, self.encoding.game) for other, name in names.items()}
        self.window = Window(self.encoding.sheet)
        self.numbers = live(self.window.numbers, np.int16)
        self.mask = live(self.window.mask, np.int8)
        self.state = self.encoding.new("0")

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game at the learner's first decision; the same seed deals the same one."""
        super().reset(seed=seed)
        text = str(self.np_random.integers(1 << 62)) if seed is None else str(seed)
        while True:
            self.state = self.encoding.new(text)
            self.players = {seat: Player(bot, seed_number(text, f"bot {seat}")) for seat, bot in self.bots.items()}
            self.let_rivals_play()
            if not self.state.over:
                return self.seen(), {}
            text += "'"

    def let_rivals_play(self) -> None:
        while self.state.actor is not None and self.state.actor != self.seat:
            self.state.apply(self.players[self.state.actor].choose(self.state))
        self.window.list_ids(self.state)

    def seen(self) -> Seen:
        self.window.look(self.state.table, self.seat)
        return {"observation": self.numbers.copy(), "action_mask": self.mask.copy()}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and all that follows until its next one."""
        if not self.window.play(self.state, int(action)):
            if not self.losing:
                raise IllegalMove(Refusal("", "no_such_id", {"id": int(action)}), self.seat, f"id {action}")
            return self.seen(), -1.0, True, False, {"illegal": True}
        self.let_rivals_play()
        if self.render_mode == "human":
            self.render()
        return self.seen(), self.encoding.returns(self.state)[self.seat], self.state.over, False, {}

    def action_masks(self) -> Array:
        """The ids that are legal, as MaskablePPO asks for them."""
        return self.mask.astype(np.bool_)

    def record(self) -> dict[str, object]:
        """The game so far as one JSON object that replays."""
        return self.state.record()

    def render(self) -> str | None:
        """The table as text, as somebody sees it who has no seat."""
        text = board_text(self.state)
        if self.render_mode == "human":
            print(text)
            return None
        return text


for name in learnable_games():
    gymnasium.register(f"Serai/{name.title()}-v0", "serai.research.gym:SoloGame", kwargs={"game": name})
