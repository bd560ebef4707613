"""What a game says of how its decisions are judged: how long, by which points, and what was learned of its odds."""

from dataclasses import dataclass, field
from typing import Final

KNOTS: Final = 10  # a calibration is a line with so many pieces


@dataclass(frozen=True)
class Calibration:
    """What games that were played on have taught of the estimates, for one number of players.

    `shares[k]` is the true chance of winning where k tenths were estimated; between them it is a straight line. Points
    are `points[0]`, and so much for each point above the table's mean, and so much for the mean.
    """

    shares: tuple[float, ...] = tuple(knot / KNOTS for knot in range(KNOTS + 1))
    points: tuple[float, float, float] = (0.0, 1.0, 1.0)

    def share(self, estimated: float) -> float:
        """The chance of winning of one seat, before those of all are made to add up."""
        place = min(max(estimated, 0.0), 1.0) * KNOTS
        knot = min(int(place), KNOTS - 1)
        below, above = self.shares[knot], self.shares[knot + 1]
        return below + (above - below) * (place - knot)

    def all_shares(self, estimated: list[float], winners: float = 1.0) -> list[float]:
        """The chances of all seats; together as many victories as are shared out."""
        each = [self.share(share) for share in estimated]
        total = sum(each)
        return [share * winners / total for share in each] if total > 0 else estimated

    def all_points(self, estimated: list[float]) -> list[float]:
        """The points of all seats at the end."""
        mean = sum(estimated) / len(estimated)
        fixed, apart, together = self.points
        return [fixed + apart * (score - mean) + together * mean for score in estimated]


PLAIN: Final = Calibration()


@dataclass(frozen=True)
class Judging:
    """How decisions of one game are judged."""

    simulations: int = 400  # of the search that finds what is worth trying
    games: int = 60  # played on after each of these
    walk_games: int = 40  # played on from every position of a finished game, for its curve
    points: tuple[float, float, float] = (2.0, 4.0, 8.0)  # lost, from which on a decided game knows slips and misses
    calibrations: dict[int, Calibration] = field(default_factory=dict)  # by number of players

    def calibration(self, players: int) -> Calibration:
        return self.calibrations.get(players, PLAIN)
