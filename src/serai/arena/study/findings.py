"""What the games of a study show."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles, stdev

from serai.arena.intervals import Clusters, Estimate, difference, gathered
from serai.arena.study.games import ObservedGame, Study
from serai.core.facts import Use
from serai.games import facts, find_game


@dataclass(frozen=True)
class UseFinding:
    """A thing: how often it was used, and how much more often than its share the winner was who used it."""

    thing: str
    uses: int
    games: int
    lift: Estimate


@dataclass(frozen=True)
class OptionFinding:
    """A value of an option, beside all other values of it."""

    option: str
    value: object
    games: int
    first_wins: Estimate  # of the seat that starts
    lift: Estimate  # how much more than with other values
    points: Estimate  # the mean score, how much more than with other values
    decisions: float


@dataclass(frozen=True)
class Findings:
    """All that a study shows."""

    study: Study
    plain: list[ObservedGame]
    drawn: list[ObservedGame]

    @property
    def fair(self) -> float:
        return 1 / self.study.players

    def seats(self) -> list[Estimate]:
        """The win share of each seat."""
        return [gathered(game.wins[seat] for game in self.plain).share() for seat in range(self.study.players)]

    def turns(self) -> list[Estimate]:
        """The win share by turn order: of the seat that starts, the next to it and so on."""
        return [gathered(won_by_turn(game, turn) for game in self.plain).share() for turn in range(self.study.players)]

    def seat_scores(self) -> list[Estimate]:
        return [gathered(game.scores[seat] for game in self.plain).mean() for seat in range(self.study.players)]

    def all_scores(self) -> list[int]:
        return [score for game in self.plain for score in game.scores]

    def spread(self) -> dict[str, float]:
        """How far scores lie apart."""
        scores = self.all_scores()
        cuts = quantiles(scores, n=20)
        return {
            "mean": fmean(scores),
            "deviation": stdev(scores),
            "p5": cuts[0],
            "median": cuts[9],
            "p95": cuts[18],
            "winning": fmean(max(game.scores) for game in self.plain),
            "margin": fmean(game.margin for game in self.plain),
        }

    def uses(self) -> dict[str, list[UseFinding]]:
        """By kind of thing, every thing of it."""
        return {use.name: self.used(use) for use in facts(find_game(self.study.game)).uses}

    def used(self, use: Use) -> list[UseFinding]:
        seen = sorted({thing for game in self.plain for thing in game.uses.get(use.name, {})})
        things = use.all_things(find_game(self.study.game))
        every = [*things, *(thing for thing in seen if thing not in things)]
        return [self.use_of(use.name, thing) for thing in every]

    def use_of(self, name: str, thing: str) -> UseFinding:
        """Each use counts once: the share of all uses that were the winner's, less an equal share."""
        wins = Clusters()
        for game in self.plain:
            for seat, times in enumerate(game.uses.get(name, {}).get(thing, [])):
                if times:
                    wins.add(game.index, game.wins[seat], times)
        return UseFinding(thing, round(wins.count), len(wins.sums), wins.share().shifted(-self.fair))

    def options(self) -> list[OptionFinding]:
        """Every value of every option that was drawn at all."""
        found = []
        names = self.drawn[0].options or {} if self.drawn else {}
        for name in names:
            values = distinct(game.options[name] for game in self.drawn if game.options)
            if len(values) > 1:
                found += [self.option_of(name, value) for value in values]
        return found

    def option_of(self, name: str, value: object) -> OptionFinding:
        chosen = [game for game in self.drawn if game.options and same(game.options[name], value)]
        others = [game for game in self.drawn if game.options and not same(game.options[name], value)]
        first = gathered(won_by_turn(game, 0) for game in chosen)
        return OptionFinding(
            name,
            value,
            len(chosen),
            first.share(),
            difference(first, gathered(won_by_turn(game, 0) for game in others)),
            difference(gathered(mean_scores(chosen)), gathered(mean_scores(others))),
            fmean(game.decisions for game in chosen),
        )

    def to_json(self) -> dict[str, object]:
        study = self.study
        return {
            "game": study.game,
            "players": study.players,
            "bots": list(study.bots),
            "seed": study.seed,
            "options": study.options,
            "games": len(self.plain),
            "games_with_drawn_options": len(self.drawn),
            "seats": [each.to_json() for each in self.seats()],
            "turn_order": [each.to_json() for each in self.turns()],
            "seat_scores": [each.to_json() for each in self.seat_scores()],
            "score_spread": self.spread(),
            "option_values": [option_to_json(finding) for finding in self.options()],
            "uses": {name: [use_to_json(each) for each in findings] for name, findings in self.uses().items()},
        }


def option_to_json(finding: OptionFinding) -> dict[str, object]:
    return {
        "option": finding.option,
        "value": finding.value,
        "games": finding.games,
        "starting_seat_wins": finding.first_wins.to_json(),
        "win_lift": finding.lift.to_json(),
        "score_lift": finding.points.to_json(),
        "decisions": finding.decisions,
    }


def use_to_json(finding: UseFinding) -> dict[str, object]:
    return {
        "thing": finding.thing,
        "uses": finding.uses,
        "games": finding.games,
        "win_lift": finding.lift.to_json(),
    }


def won_by_turn(game: ObservedGame, turn: int) -> float:
    return game.wins[(game.first + turn) % len(game.wins)]


def mean_scores(games: Sequence[ObservedGame]) -> list[float]:
    return [fmean(game.scores) for game in games]


def distinct(values: Iterable[object]) -> list[object]:
    """Values in a stable order; true is not 1."""
    found = {repr(value): value for value in values}
    return [found[key] for key in sorted(found)]


def same(one: object, other: object) -> bool:
    return repr(one) == repr(other)
