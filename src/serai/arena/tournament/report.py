"""A tournament's report: tables for all, plots for the page."""

from serai.arena.reporting import plots
from serai.arena.reporting.report import Figure, Heading, Part, Report, Sentence, Sheet
from serai.arena.reporting.wording import Wording
from serai.arena.tournament.bout import TENTHS
from serai.arena.tournament.standings import Standings


def report(found: Standings, language: str, with_plots: bool) -> Report:
    """All that a tournament shows, in a language."""
    wording = Wording(language, found.tournament.game)
    heading = wording.say("report-arena-title", game=wording.game, players=found.tournament.players)
    parts: list[Part] = [opening(found, wording), ranking(found, wording), ranks_and_points(found, wording)]
    parts += [
        cross_table(found, wording),
        seats(found, wording),
        thinking(found, wording),
        Sentence(wording.say("report-arena-method")),
    ]
    if with_plots:
        parts += [Heading(wording.say("report-plots")), *figures(found, wording)]
    return Report(wording, heading, parts)


def opening(found: Standings, wording: Wording) -> Sentence:
    deals = len({game.bout.deal for game in found.games})
    numbers = {
        "decisions": wording.number(found.decisions, 1),
        "choices": wording.number(found.choices, 1),
        "changes": wording.number(found.lead_changes, 1),
    }
    return Sentence(
        wording.say("report-arena-opening", games=len(found.games), deals=deals, seed=found.tournament.seed, **numbers)
    )


def ranking(found: Standings, wording: Wording) -> Sheet:
    """The best bot first."""
    rows = []
    for bot in found.order:
        rating, wins = found.ratings[bot], found.bots[bot].wins.share()
        row = [wording.bot(bot), str(wins.count), wording.number(rating.value, 1), wording.interval(rating, 1)]
        rows.append([*row, wording.share(wins.value), wording.share_interval(wins)])
    columns = ("bot", "games", "rating", "interval-95", "win-share", "interval-95")
    return Sheet(wording.say("report-standings"), [wording.say(f"report-column-{column}") for column in columns], rows)


def ranks_and_points(found: Standings, wording: Wording) -> Sheet:
    rows = []
    for bot in found.order:
        rank, score = found.bots[bot].ranks.mean(), found.bots[bot].scores.mean()
        row = [wording.bot(bot), wording.number(rank.value), wording.interval(rank)]
        rows.append([*row, wording.number(score.value), wording.interval(score)])
    columns = ("bot", "mean-rank", "interval-95", "mean-score", "interval-95")
    return Sheet(
        wording.say("report-ranks-and-points"), [wording.say(f"report-column-{column}") for column in columns], rows
    )


def cross_table(found: Standings, wording: Wording) -> Sheet:
    """Row against column: how often the row's bot comes before the column's."""
    rows = []
    for bot in found.order:
        row = [wording.bot(bot)]
        for other in found.order:
            row.append("–" if bot == other else wording.share(found.against[bot, other].value))
        rows.append(row)
    return Sheet(wording.say("report-cross-table"), ["", *map(wording.bot, found.order)], rows)


def seats(found: Standings, wording: Wording) -> Sheet:
    columns = [wording.say(f"report-column-{column}") for column in ("seat", "win-share", "interval-95")]
    rows = []
    for seat, wins in enumerate(found.seats):
        share = wins.share()
        rows.append([wording.seat(seat), wording.share(share.value), wording.share_interval(share)])
    return Sheet(wording.say("report-seats"), columns, rows)


def thinking(found: Standings, wording: Wording) -> Sheet:
    columns = [wording.say(f"report-column-{column}") for column in ("bot", "moves", "mean", "p95", "longest")]
    rows = []
    for bot in found.order:
        clock = found.bots[bot].clock
        times = [wording.seconds(time) for time in (clock.mean, clock.quantile(0.95), clock.longest)]
        rows.append([wording.bot(bot), str(clock.moves), *times])
    return Sheet(wording.say("report-time-per-move"), columns, rows)


def figures(found: Standings, wording: Wording) -> list[Figure]:
    """Ratings, scores, seats, length, lead changes, branching."""
    say = wording.say
    games = say("report-column-games")
    rated = {wording.bot(bot): found.ratings[bot] for bot in found.order}
    won = {wording.bot(bot): found.bots[bot].wins.share() for bot in found.order}
    scored = {wording.bot(bot): found.bots[bot].every_score for bot in found.order}
    seated = {wording.seat(seat): wins.share() for seat, wins in enumerate(found.seats)}
    lengths = {say("report-decisions"): [game.decisions for game in found.games]}
    changes = {say("report-lead-changes"): [game.lead_changes for game in found.games]}
    fair = 1 / found.tournament.players
    return [
        Figure(say("report-plot-ratings"), plots.intervals("ratings", rated, say("report-column-rating"))),
        Figure(say("report-plot-wins"), plots.intervals("wins", won, say("report-column-win-share"), fair)),
        Figure(say("report-plot-scores"), plots.histogram("scores", scored, say("report-points"), games)),
        Figure(say("report-plot-seats"), plots.bars("seats", seated, say("report-column-win-share"), fair)),
        Figure(say("report-plot-length"), plots.histogram("length", lengths, say("report-decisions"), games)),
        Figure(say("report-plot-lead-changes"), plots.histogram("changes", changes, say("report-lead-changes"), games)),
        Figure(say("report-plot-branching"), branching(found, wording)),
    ]


def branching(found: Standings, wording: Wording) -> str:
    """How many legal actions there are in the course of a game."""
    whole = [game.choices for game in found.games if len(game.choices) == TENTHS]
    means = [found.mean([choices[part] for choices in whole]) for part in range(TENTHS)] if whole else []
    across = [100 * (part + 0.5) / TENTHS for part in range(len(means))]
    figure, axes = plots.lines(across, {"": means}, wording.say("report-progress"), wording.say("report-legal-actions"))
    axes.set_ylim(bottom=0)
    return plots.svg(figure, "branching")
