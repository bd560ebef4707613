"""The best actions in one position, for the seat that decides."""

from dataclasses import dataclass

from serai.arena.analysis.judging import think
from serai.arena.reporting.report import Part, Report, Sentence, Sheet
from serai.arena.reporting.wording import Wording, harmless
from serai.core.errors import BadOption, SeraiError
from serai.play.state import State
from serai.search.result import RatedAction, SearchResult

SHOWN = 5  # actions


@dataclass(frozen=True)
class Hint:
    """What a search found out for the seat that decides."""

    state: State
    result: SearchResult

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.state.game.name,
            "seat": int(self.result.seat),
            "simulations": int(self.result.simulations),
            "actions": [self.action_to_json(each) for each in self.result.considered],
        }

    def action_to_json(self, considered: RatedAction) -> dict[str, object]:
        action_of = self.state.game.vocabulary.action
        return {
            **considered.to_json(),
            "action": action_of(considered.action).to_json(),
            "line": [action_of(code).to_json() for code in considered.line],
        }


def hint(state: State, seat: int | None, simulations: int, seed: str) -> Hint:
    """Search for the seat that decides now; an error says why nobody can."""
    if state.over:
        raise SeraiError("the game is over; there is nothing to decide")
    if state.actor is None:
        raise SeraiError("the record ends where chance decides, not a seat")
    state.check_seat(seat)
    if seat is not None and seat != state.actor:
        raise BadOption(f"seat {state.actor} decides now, not seat {seat}")
    return Hint(state, think(state, simulations, seed))


def report(found: Hint, language: str) -> Report:
    wording = Wording(language, found.state.game.name)
    seat = int(found.result.seat)
    name = harmless(found.state.setup.names[seat])
    rows = [row(found, wording, considered, seat) for considered in found.result.considered[:SHOWN]]
    columns = ("action", "win-share", "interval-95", "expected", "tries")
    sheet = Sheet(
        wording.say("report-hint-actions"), [wording.say(f"report-column-{column}") for column in columns], rows
    )
    line = wording.say("report-hint-line", line=said_line(found, wording))
    parts: list[Part] = [sheet, Sentence(line)]
    return Report(wording, wording.say("report-hint-title", game=wording.game, name=name), parts)


def row(found: Hint, wording: Wording, considered: RatedAction, seat: int) -> list[str]:
    action = said(found, wording, int(considered.action))
    if not considered.is_tried:
        return [action, "–", wording.say("report-untried"), "–", "0"]
    wins, score = considered.wins[seat], considered.scores[seat]
    interval = wording.say("report-interval", low=wording.share(wins.low), high=wording.share(wins.high))
    return [action, wording.share(wins.mean), interval, wording.number(score.mean, 1), str(int(considered.visits))]


def said(found: Hint, wording: Wording, code: int) -> str:
    names = [harmless(name) for name in found.state.setup.names]
    return wording.speech.action(found.state.game.vocabulary.action(code), names)


def said_line(found: Hint, wording: Wording) -> str:
    """The main line, one action after the other."""
    first, *others = [said(found, wording, code) for code in found.result.line]
    for other in others:
        first = wording.say("report-line-step", before=first, next=other)
    return first
