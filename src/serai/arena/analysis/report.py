"""A review's report."""

from serai.arena.analysis.judging import MISTAKES, Grade, Verdict
from serai.arena.analysis.review import Review
from serai.arena.reporting import plots
from serai.arena.reporting.report import Figure, Part, Report, Sentence, Sheet
from serai.arena.reporting.wording import Wording, harmless

BLOCKS = "▁▂▃▄▅▆▇█"
COLUMNS = 60  # of a curve on a terminal


def report(review: Review, language: str, with_plots: bool) -> Report:
    """Who lost how much where; a page also has all decisions and the curve of the win shares."""
    wording = Wording(language, review.state.game.name)
    title = wording.say("report-analysis-title", game=wording.game, names=wording.speech.joined(names(review)))
    parts: list[Part] = [Sentence(wording.say("report-analysis-method", simulations=review.simulations))]
    parts += [seats(review, wording)]
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
    loss = wording.share(max(0.0, verdict.loss.value)) if verdict.played != verdict.best else ""
    grade = wording.say(f"report-grade-{verdict.grade.value}")
    better = best if verdict.played != verdict.best else ""
    return [str(verdict.move), everybody[verdict.seat], played, better, loss, grade]


def thought_about(review: Review) -> list[tuple[Verdict, list[float]]]:
    """The decisions for which there is an estimate."""
    return [(verdict, verdict.wins) for verdict in review.verdicts if verdict.wins is not None]


def curve(review: Review, wording: Wording) -> str:
    """Each seat's estimated win share over the game, with a mark at each mistake."""
    points = thought_about(review)
    across = [verdict.move for verdict, _ in points]
    rows = {name: [wins[seat] for _, wins in points] for seat, name in enumerate(labels(review))}
    figure, axes = plots.lines(across, rows, wording.say("report-move"), wording.say("report-column-win-share"))
    for verdict, wins in points:
        if verdict.grade in MISTAKES:
            size = 40 * (1 + MISTAKES.index(verdict.grade))
            axes.scatter([verdict.move], [wins[verdict.seat]], s=size, color="#b00020", marker="x", zorder=3)
    axes.set_ylim(0, 1)
    return plots.svg(figure, "curve")


def labels(review: Review) -> list[str]:
    """Names, made different where they are not: a line needs a label of its own."""
    everybody = names(review)
    return [name if everybody.count(name) == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(everybody)]


def text_curves(review: Review, wording: Wording) -> list[str]:
    """The same in one line for each seat."""
    points = [wins for _, wins in thought_about(review)]
    width = min(COLUMNS, len(points))
    lines = []
    for seat, name in enumerate(labels(review)):
        shares = [points[len(points) * column // width][seat] for column in range(width)]
        blocks = "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in shares)
        lines.append(wording.say("report-curve-line", blocks=blocks, name=name))
    return lines
