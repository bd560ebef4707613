"""What many games come to: mean scores and win shares with their intervals."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from serai.arena.intervals import wilson
from serai.arena.match import PlayedGame
from serai.search.result import Z95


@dataclass
class Totals:
    """What happened to one seat, or to one bot."""

    games: int = 0
    wins: float = 0.0  # a shared victory counts as its part
    score: float = 0.0
    counts: dict[str, float] = field(default_factory=dict)

    def add(self, played: PlayedGame, seat: int) -> None:
        self.games += 1
        self.score += played.scores[seat]
        if seat in played.winners:
            self.wins += 1 / len(played.winners)
        for key, values in played.counts.items():
            self.counts[key] = self.counts.get(key, 0.0) + values[seat]

    @property
    def mean_score(self) -> float:
        return self.score / self.games

    @property
    def win_share(self) -> float:
        return self.wins / self.games

    def mean_count(self, key: str) -> float:
        return self.counts[key] / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the win share."""
        return wilson(self.win_share, self.games, Z95)


@dataclass
class Summary:
    """All games of a match, added up."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    most_choices: int = 0
    winning_score: float = 0.0
    shared: int = 0
    seats: dict[int, Totals] = field(default_factory=dict)
    bots: dict[str, Totals] = field(default_factory=dict)

    def add(self, all_played: Iterable[PlayedGame]) -> None:
        for played in all_played:
            self.games += 1
            self.decisions += played.decisions
            self.choices += played.choices
            self.most_choices = max(self.most_choices, played.most_choices)
            self.winning_score += played.scores[played.winners[0]]
            self.shared += len(played.winners) > 1
            for seat, bot in enumerate(played.bots):
                self.seats.setdefault(seat, Totals()).add(played, seat)
                self.bots.setdefault(bot, Totals()).add(played, seat)

    @property
    def counted(self) -> list[str]:
        """What else the results count for each seat."""
        return list(self.seats[0].counts) if self.seats else []

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "decisions_per_game": self.decisions / self.games,
            "legal_actions_mean": self.choices / self.decisions,
            "legal_actions_most": self.most_choices,
            "mean_winning_score": self.winning_score / self.games,
            "shared_victories": self.shared,
            "seats": [told(totals) for _, totals in sorted(self.seats.items())],
            "bots": {bot: told(totals) for bot, totals in self.bots.items()},
        }


def told(totals: Totals) -> dict[str, object]:
    low, high = totals.interval()
    means = {f"mean_{key}": totals.mean_count(key) for key in totals.counts}
    return {"win_share": totals.win_share, "low": low, "high": high, "mean_score": totals.mean_score, **means}
