"""What the games of a tournament show."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from serai.arena.intervals import Clusters, Estimate
from serai.arena.tournament.bout import Clock, FinishedBout
from serai.arena.tournament.ratings import ratings
from serai.arena.tournament.schedule import Tournament


@dataclass
class BotResults:
    """One bot: how it did."""

    wins: Clusters = field(default_factory=Clusters)
    ranks: Clusters = field(default_factory=Clusters)
    scores: Clusters = field(default_factory=Clusters)
    every_score: list[int] = field(default_factory=list)
    clock: Clock = field(default_factory=Clock)

    def add(self, game: FinishedBout, seat: int) -> None:
        deal = game.bout.deal
        self.wins.add(deal, game.wins(seat))
        self.ranks.add(deal, game.ranks[seat])
        self.scores.add(deal, game.scores[seat])
        self.every_score.append(game.scores[seat])
        self.clock.join(game.clocks[seat])


@dataclass
class Standings:
    """All games of a tournament, added up; deals are the clusters of all intervals."""

    tournament: Tournament
    games: list[FinishedBout]
    bots: dict[str, BotResults]
    seats: list[Clusters]  # wins by seat
    against: dict[tuple[str, str], Clusters]  # how often the first comes before the second
    ratings: dict[str, Estimate]

    @property
    def order(self) -> list[str]:
        """The best first."""
        return sorted(self.bots, key=lambda bot: -self.ratings[bot].value)

    def mean(self, values: Sequence[float]) -> float:
        return sum(values) / len(values)

    @property
    def decisions(self) -> float:
        return self.mean([game.decisions for game in self.games])

    @property
    def lead_changes(self) -> float:
        return self.mean([game.lead_changes for game in self.games])

    @property
    def choices(self) -> float:
        return self.mean([self.mean(game.choices) for game in self.games])

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.tournament.game,
            "players": self.tournament.players,
            "seed": self.tournament.seed,
            "options": self.tournament.options,
            "games": len(self.games),
            "deals": len({game.bout.deal for game in self.games}),
            "bots": {bot: self.bot_to_json(bot) for bot in self.order},
            "seats": [seat.share().to_json() for seat in self.seats],
            "cross_table": self.cross_table(),
            "decisions": self.decisions,
            "lead_changes": self.lead_changes,
            "legal_actions": {
                "mean": self.choices,
                "most": max(game.most_choices for game in self.games),
            },
        }

    def bot_to_json(self, bot: str) -> dict[str, object]:
        showing = self.bots[bot]
        return {
            "win_share": showing.wins.share().to_json(),
            "mean_rank": showing.ranks.mean().to_json(),
            "mean_score": showing.scores.mean().to_json(),
            "rating": self.ratings[bot].to_json(),
            "seconds_per_move": {
                "mean": showing.clock.mean,
                "p95": showing.clock.quantile(0.95),
                "most": showing.clock.longest,
            },
        }

    def cross_table(self) -> dict[str, dict[str, dict[str, float | None]]]:
        """For each bot and each other: how often it came before it; a tie is half."""
        return {
            bot: {other: self.against[bot, other].share().to_json() for other in self.order if other != bot}
            for bot in self.order
        }


def standings(tournament: Tournament, games: list[FinishedBout]) -> Standings:
    """Add up all games."""
    bots = tournament.bots
    against = {(bot, other): Clusters() for bot in bots for other in bots if bot != other}
    seats = [Clusters() for _ in range(tournament.players)]
    found = Standings(
        tournament, games, {bot: BotResults() for bot in bots}, seats, against, ratings(tournament.bots, games)
    )
    for game in games:
        for seat, bot in enumerate(game.bout.bots):
            found.bots[bot].add(game, seat)
            found.seats[seat].add(game.bout.deal, game.wins(seat))
        compare(found, game)
    return found


def compare(found: Standings, game: FinishedBout) -> None:
    """Everybody with everybody else at the table."""
    ranks, bots = game.ranks, game.bout.bots
    for seat, bot in enumerate(bots):
        for other_seat, other in enumerate(bots):
            if bot != other:
                before = 0.5 if ranks[seat] == ranks[other_seat] else float(ranks[seat] < ranks[other_seat])
                found.against[bot, other].add(game.bout.deal, before)
