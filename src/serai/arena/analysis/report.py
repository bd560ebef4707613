"""A review's report."""

from serai.arena.analysis.judgement import MISTAKES, Grade, Verdict
from serai.arena.analysis.review import Review
from serai.arena.analysis.walk import rounded
from serai.arena.reporting import plots
from serai.arena.reporting.report import Figure, Part, Report, Sentence, Sheet
from serai.arena.reporting.wording import Wording, harmless

BLOCKS = "▁▂▃▄▅▆▇█"
COLUMNS = 60  # of a curve on a terminal


def report(review: Review, language: str, with_plots: bool) -> Report:
    """Who lost how much where; a page also has all decisions and the curve of the win shares."""
    wording = Wording(language, review.state.game.name)
    title = wording.say("report-analysis-title", game=wording.game, names=wording.speech.joined(names(review)))
    parts: list[Part] = [Sentence(wording.say("report-analysis-method", games=review.effort.games))]
    parts += [seats(review, wording)]
    if review.accounts():
        parts += [luck(review, wording), Sentence(wording.say("report-analysis-luck-method"))]
    if with_plots:
        parts += [Figure(wording.say("report-analysis-curve"), curve(review, wording))]
    else:
        parts += [Sentence(wording.say("report-analysis-curve")), *map(Sentence, text_curves(review, wording))]
    parts.append(decisions(review, wording, review.mistakes(), "report-analysis-mistakes"))
    if with_plots:
        parts.append(decisions(review, wording, review.verdicts, "report-analysis-all"))
    return Report(wording, title, parts)


def names(review: Review) -> list[str]:
    return [harmless(name) for name in review.state.setup.names]


def seats(review: Review, wording: Wording) -> Sheet:
    """A row for each seat."""
    columns = [wording.say(f"report-column-{column}") for column in ("seat", "decided", "mean-loss")]
    columns += [wording.say(f"report-column-count-{grade.value}") for grade in (Grade.BEST, *MISTAKES)]
    rows = []
    for seat, name in enumerate(names(review)):
        counts = [str(review.count(seat, grade)) for grade in (Grade.BEST, *MISTAKES)]
        rows.append([name, str(len(review.of(seat))), wording.share(review.loss(seat).value), *counts])
    return Sheet(wording.say("report-analysis-seats"), columns, rows)


def luck(review: Review, wording: Wording) -> Sheet:
    """Where the points of each seat came from; each row adds up."""
    columns = ("seat", "start", "luck", "own-play", "others-play", "points")
    rows = []
    for account in review.accounts():
        parts = rounded([account.start, account.luck, account.own, account.others])
        shown = [wording.number(part, 1) for part in (*parts, account.result)]
        rows.append([names(review)[account.seat], *shown])
    doubt = wording.number(max(account.doubt for account in review.accounts()), 1)
    title = wording.say("report-analysis-luck", doubt=doubt)
    return Sheet(title, [wording.say(f"report-column-{column}") for column in columns], rows)


def decisions(review: Review, wording: Wording, verdicts: list[Verdict], title: str) -> Sheet:
    """A row for each decision."""
    columns = ("move", "seat", "played", "best", "loss", "grade")
    rows = [decision(review, wording, verdict) for verdict in verdicts]
    strong = frozenset(number for number, verdict in enumerate(verdicts) if verdict.grade in MISTAKES)
    if len(strong) == len(rows):
        strong = frozenset()
    return Sheet(wording.say(title), [wording.say(f"report-column-{column}") for column in columns], rows, strong)


def decision(review: Review, wording: Wording, verdict: Verdict) -> list[str]:
    vocabulary, everybody = review.state.game.vocabulary, names(review)
    played, best = (
        wording.speech.action(vocabulary.action(code), everybody) for code in (verdict.played, verdict.best)
    )
    loss = lost(wording, verdict) if verdict.played != verdict.best else ""
    grade = wording.say(f"report-grade-{verdict.grade.value}")
    better = best if verdict.played != verdict.best else ""
    return [str(verdict.move), everybody[verdict.seat], played, better, loss, grade]


def lost(wording: Wording, verdict: Verdict) -> str:
    """Points, where who wins is as good as decided."""
    if verdict.judgement.by_points:
        return wording.say("report-lost-points", points=wording.number(max(0.0, verdict.lost_points.value), 1))
    return wording.share(verdict.loss.value)


def curve(review: Review, wording: Wording) -> str:
    """Each seat's estimated win share over the game, with a mark at each mistake."""
    across = [point.move for point in review.points]
    rows = {name: [point.wins[seat] for point in review.points] for seat, name in enumerate(labels(review))}
    heights = {point.move: point.wins for point in review.points}
    figure, axes = plots.lines(across, rows, wording.say("report-move"), wording.say("report-column-win-share"))
    for verdict in review.mistakes():
        size = 40 * (1 + MISTAKES.index(verdict.grade))
        height = heights[verdict.move][verdict.seat]
        axes.scatter([verdict.move], [height], s=size, color="#b00020", marker="x", zorder=3)
    axes.set_ylim(0, 1)
    return plots.svg(figure, "curve")


def labels(review: Review) -> list[str]:
    """Names, made different where they are not: a line needs a label of its own."""
    everybody = names(review)
    return [name if everybody.count(name) == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(everybody)]


def text_curves(review: Review, wording: Wording) -> list[str]:
    """The same in one line for each seat."""
    points = [point.wins for point in review.points]
    width = min(COLUMNS, len(points))
    lines = []
    for seat, name in enumerate(labels(review)):
        shares = [points[len(points) * column // width][seat] for column in range(width)]
        blocks = "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in shares)
        lines.append(wording.say("report-curve-line", blocks=blocks, name=name))
    return lines
