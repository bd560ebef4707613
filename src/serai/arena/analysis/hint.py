"""The best actions in one position, for the seat that decides."""

from dataclasses import dataclass

from serai.arena.analysis.judgement import Effort, Judgement, Option, weigh
from serai.arena.analysis.review import judgement_to_json
from serai.arena.reporting.report import Part, Report, Sentence, Sheet
from serai.arena.reporting.wording import Wording, harmless
from serai.core.errors import BadOption, SeraiError
from serai.games import judging
from serai.play.state import State

SHOWN = 5  # actions


@dataclass(frozen=True)
class Hint:
    """What is known of the choices of the seat that decides."""

    state: State
    judgement: Judgement
    effort: Effort

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.state.game.name,
            "seat": self.judgement.seat,
            "simulations": self.effort.simulations,
            **judgement_to_json(self.state.game, self.judgement),
        }


def hint(state: State, seat: int | None, simulations: int | None, seed: str) -> Hint:
    """Think for the seat that decides now; an error says why nobody can."""
    if state.over:
        raise SeraiError("the game is over; there is nothing to decide")
    if state.actor is None:
        raise SeraiError("the record ends where chance decides, not a seat")
    state.check_seat(seat)
    if seat is not None and seat != state.actor:
        raise BadOption(f"seat {state.actor} decides now, not seat {seat}")
    effort = Effort.usual(judging(state.game), simulations)
    return Hint(state, weigh(state, effort, seed), effort)


def report(found: Hint, language: str) -> Report:
    wording = Wording(language, found.state.game.name)
    judgement = found.judgement
    name = harmless(found.state.setup.names[judgement.seat])
    rows = [row(found, wording, option) for option in judgement.options[:SHOWN]]
    rows += [untried_row(found, wording, action) for action in judgement.untried[: SHOWN - len(rows)]]
    columns = ("action", "win-share", "interval-95", "expected", "tries")
    sheet = Sheet(
        wording.say("report-hint-actions"), [wording.say(f"report-column-{column}") for column in columns], rows
    )
    line = wording.say("report-hint-line", line=said_line(found, wording))
    parts: list[Part] = [sheet, Sentence(line)]
    return Report(wording, wording.say("report-hint-title", game=wording.game, name=name), parts)


def row(found: Hint, wording: Wording, option: Option) -> list[str]:
    wins, points = option.wins[found.judgement.seat], option.points[found.judgement.seat]
    interval = wording.say("report-interval", low=wording.share(wins.low), high=wording.share(wins.high))
    action = said(found, wording, option.action)
    return [action, wording.share(wins.value), interval, wording.number(points.value, 1), str(option.games)]


def untried_row(found: Hint, wording: Wording, action: int) -> list[str]:
    return [said(found, wording, action), "–", wording.say("report-untried"), "–", "0"]


def said(found: Hint, wording: Wording, code: int) -> str:
    names = [harmless(name) for name in found.state.setup.names]
    return wording.speech.action(found.state.game.vocabulary.action(code), names)


def said_line(found: Hint, wording: Wording) -> str:
    """The main line, one action after the other."""
    first, *others = [said(found, wording, code) for code in found.judgement.best.line]
    for other in others:
        first = wording.say("report-line-step", before=first, next=other)
    return first
