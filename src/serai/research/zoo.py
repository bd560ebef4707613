"""The games for PettingZoo: one agent acts after the other (AEC)."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from serai.core.errors import IllegalMove, Refusal
from serai.research.boards import board_text
from serai.research.encoding import Encoding, learnable_games
from serai.research.vectors import Array, live, observation_space
from serai.research.window import Window

Seen = dict[str, Array]


def env(
    game: str, players: int = 2, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> Any:
    """A game with PettingZoo's usual wrappers: an illegal action loses."""
    made: Any = raw_env(game, players, options, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class ZooGame(AECEnv[str, Seen, int], EzPickle):  # type: ignore[misc]
    """A table whose seats are agents; the winners share what the others pay."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, render_mode)
        super().__init__()
        self.encoding = Encoding(game, players, options)
        self.metadata = {"name": f"serai_{game}_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space, actions = observation_space(self.encoding.sheet), spaces.Discrete(self.encoding.sheet.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.window = Window(self.encoding.sheet)
        self.numbers = live(self.window.numbers, np.int16)
        self.mask = live(self.window.mask, np.int8)
        self.nothing = np.zeros(self.encoding.sheet.actions, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same one."""
        self.state_played = self.encoding.new(secrets.token_hex(8) if seed is None else str(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.window.list_ids(self.state_played)
        self.pass_on()

    def pass_on(self) -> None:
        """Whose turn it is; at the end the agents leave one after the other."""
        actor = self.state_played.actor
        self.agent_selection = self.agents[0] if actor is None else self.possible_agents[actor]

    def observe(self, agent: str) -> Seen:
        """What an agent knows; only the one whose turn it is has anything to choose from."""
        seat = self.seats[agent]
        self.window.look(self.state_played.table, seat)
        mask = self.mask if seat == self.state_played.actor else self.nothing
        return {"observation": self.numbers.copy(), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """One decision; IllegalMove, and nothing changed, if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or not self.window.play(self.state_played, int(action)):
            raise IllegalMove(Refusal("", "no_such_id", {"id": str(action)}), self.seats[agent], f"id {action}")
        self._clear_rewards()
        if self.state_played.over:
            self.rewards = dict(zip(self.possible_agents, self.encoding.returns(self.state_played), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.pass_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def record(self) -> dict[str, object]:
        """The game so far as one JSON object that replays."""
        return self.state_played.record()

    def render(self) -> str | None:
        """The table as text, as somebody sees it who has no seat."""
        text = board_text(self.state_played)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


raw_env = ZooGame

for name in learnable_games():
    pettingzoo.register("aec", f"serai/{name}-v0", env, kwargs={"game": name})
