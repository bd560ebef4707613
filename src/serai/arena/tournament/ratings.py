"""Ratings by openskill's Plackett-Luce model, from the ranks of all games in the order of the schedule."""

from collections.abc import Sequence
from statistics import NormalDist

from serai.arena.intervals import LEVEL, Estimate
from serai.arena.tournament.bout import FinishedBout

Z = NormalDist().inv_cdf((1 + LEVEL) / 2)


def ratings(bots: Sequence[str], games: Sequence[FinishedBout]) -> dict[str, Estimate]:
    """Each bot's strength; the interval is the model's own uncertainty. Everybody begins at 25."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    played = dict.fromkeys(bots, 0)
    for game in games:
        here = list(dict.fromkeys(game.bout.bots))  # a bot that sits twice is rated by its mean rank
        ranks = [mean_rank(game, bot) for bot in here]
        for bot, (after,) in zip(here, model.rate([[rated[bot]] for bot in here], ranks=ranks), strict=True):
            rated[bot] = after
            played[bot] += 1
    return {
        bot: Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma, played[bot])
        for bot, rating in rated.items()
    }


def mean_rank(game: FinishedBout, bot: str) -> float:
    ranks = [rank for rank, name in zip(game.ranks, game.bout.bots, strict=True) if name == bot]
    return sum(ranks) / len(ranks)
