"""A study's report."""

from serai.arena.intervals import Estimate
from serai.arena.reporting import plots
from serai.arena.reporting.report import Figure, Heading, Part, Report, Sentence, Sheet
from serai.arena.reporting.wording import Wording
from serai.arena.study.findings import Findings, OptionFinding, UseFinding
from serai.core.facts import Use
from serai.games import facts, find_game

MOST_PLOTTED = 20  # things in one plot: the ten that win most, and the ten that win least


def report(found: Findings, language: str, with_plots: bool) -> Report:
    """All that a study shows, in a language."""
    wording = Wording(language, found.study.game)
    study = found.study
    title = wording.say("report-study-title", game=wording.game, players=study.players)
    bots = wording.speech.joined([wording.bot(bot) for bot in study.bots])
    numbers = {"games": len(found.plain), "drawn": len(found.drawn)}
    parts: list[Part] = [Sentence(wording.say("report-study-opening", bots=bots, seed=study.seed, **numbers))]
    parts += [seats(found, wording), turns(found, wording), spread(found, wording)]
    parts += [*options(found, wording), *uses(found, wording), Sentence(wording.say("report-study-method"))]
    if with_plots:
        parts += [Heading(wording.say("report-plots")), *figures(found, wording)]
    return Report(wording, title, parts)


def columns(wording: Wording, *names: str) -> list[str]:
    return [wording.say(f"report-column-{name}") for name in names]


def seats(found: Findings, wording: Wording) -> Sheet:
    rows = []
    for seat, (wins, score) in enumerate(zip(found.seats(), found.seat_scores(), strict=True)):
        share = [wording.share(wins.value), wording.share_interval(wins), wording.points(wins.value - found.fair)]
        rows.append([wording.seat(seat), *share, wording.number(score.value, 1)])
    head = columns(wording, "seat", "win-share", "interval-95", "lift", "mean-score")
    return Sheet(wording.say("report-seats"), head, rows)


def turns(found: Findings, wording: Wording) -> Sheet:
    rows = []
    for turn, wins in enumerate(found.turns()):
        share = [wording.share(wins.value), wording.share_interval(wins), wording.points(wins.value - found.fair)]
        rows.append([wording.say("report-turn", number=turn + 1), *share])
    head = columns(wording, "turn", "win-share", "interval-95", "lift")
    return Sheet(wording.say("report-turns"), head, rows)


def spread(found: Findings, wording: Wording) -> Sheet:
    rows = [[wording.say(f"report-spread-{key}"), wording.number(value, 1)] for key, value in found.spread().items()]
    return Sheet(wording.say("report-spread"), columns(wording, "measure", "points"), rows)


def options(found: Findings, wording: Wording) -> list[Part]:
    rows: list[list[str]] = []
    strong: set[int] = set()
    for finding in found.options():
        name = wording.speech.option(finding.option)
        value = wording.speech.option_value(finding.option, finding.value)
        share = [wording.share(finding.first_wins.value), wording.points(finding.lift.value)]
        points = [wording.points_interval(finding.lift), wording.number(finding.points.value, 1)]
        if is_sure(finding.lift):
            strong.add(len(rows))
        rows.append([option_label(wording, name, value), str(finding.games), *share, *points])
    if not rows:
        return []
    head = columns(wording, "option", "games", "first-wins", "lift", "interval-95", "points-more")
    return [Sheet(wording.say("report-options"), head, rows, frozenset(strong))]


def option_label(wording: Wording, option: str, value: str) -> str:
    return wording.say("report-option-value", option=option, value=value)


def uses(found: Findings, wording: Wording) -> list[Part]:
    """A sheet for each kind of thing."""
    parts: list[Part] = []
    for use in facts(find_game(found.study.game)).uses:
        findings = found.used(use)
        rows: list[list[str]] = []
        strong: set[int] = set()
        for finding in findings:
            if is_sure(finding.lift):
                strong.add(len(rows))
            times = [str(finding.uses), str(finding.games)]
            lift = [wording.points(finding.lift.value), wording.points_interval(finding.lift)]
            rows.append([said(found, wording, use, finding.thing), *times, *lift])
        head = columns(wording, "thing", "uses", "games", "lift", "interval-95")
        parts.append(Sheet(wording.say(f"report-use-{use.name}"), head, rows, frozenset(strong)))
    return parts


def is_sure(lift: Estimate) -> bool:
    """Does the interval leave out zero?"""
    return lift.count > 0 and (lift.low > 0 or lift.high < 0)


def said(found: Findings, wording: Wording, use: Use, thing: str) -> str:
    """A thing in words; one that has a number keeps it."""
    if use.kinds:
        return str(wording.speech.word("kind", thing, None))
    label = use.field_in(find_game(found.study.game)).label
    if not thing.isdigit():
        return str(wording.speech.word(label, thing, None))
    words = str(wording.speech.word(label, int(thing), None))
    return words if thing in words else wording.say("report-numbered", number=thing, words=words)


def figures(found: Findings, wording: Wording) -> list[Figure]:
    say = wording.say
    games, share, lift = say("report-column-games"), say("report-column-win-share"), say("report-lift-axis")
    seated = {wording.seat(seat): wins for seat, wins in enumerate(found.seats())}
    ordered = {say("report-turn", number=turn + 1): wins for turn, wins in enumerate(found.turns())}
    scores = {say("report-points"): found.all_scores()}
    drawn = [
        Figure(say("report-plot-seats"), plots.bars("seats", seated, share, found.fair)),
        Figure(say("report-turns"), plots.bars("turns", ordered, share, found.fair)),
        Figure(say("report-plot-scores"), plots.histogram("scores", scores, say("report-points"), games)),
    ]
    lifts = {option_said(wording, finding): hundred(finding.lift) for finding in found.options()}
    if lifts:
        drawn.append(Figure(say("report-options"), plots.intervals("options", lifts, lift, 0)))
    for use in facts(find_game(found.study.game)).uses:
        things = extremes([finding for finding in found.used(use) if finding.uses])
        plotted = {shortened(said(found, wording, use, each.thing)): hundred(each.lift) for each in things}
        if plotted:
            drawn.append(Figure(say(f"report-use-{use.name}"), plots.intervals(use.name, plotted, lift, 0)))
    return drawn


def option_said(wording: Wording, finding: OptionFinding) -> str:
    value = wording.speech.option_value(finding.option, finding.value)
    return shortened(option_label(wording, wording.speech.option(finding.option), value))


def hundred(share: Estimate) -> Estimate:
    """A share in percent."""
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high, share.count)


def extremes(findings: list[UseFinding]) -> list[UseFinding]:
    """Those that win most and those that win least, the best first."""
    ordered = sorted(findings, key=lambda finding: -finding.lift.value)
    half = MOST_PLOTTED // 2
    return ordered if len(ordered) <= MOST_PLOTTED else ordered[:half] + ordered[-half:]


def shortened(words: str, most: int = 48) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"
