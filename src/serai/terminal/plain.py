"""Plain line mode: what is on the table, what to do, numbered choices; works in any terminal and over a pipe."""

from typing import TextIO

from serai.bots import find_bot
from serai.bots.bot import Player
from serai.core.actions import Action
from serai.core.errors import BadAction, IllegalMove, Refusal, SeraiError
from serai.core.events import Event
from serai.play.dealer import seed_number
from serai.play.state import State
from serai.terminal.boards import board_lines
from serai.text import Speech


class Sitting:
    """A person at one seat, bots at the others."""

    def __init__(self, state: State, seat: int, bot: str, language: str) -> None:
        self.state = state
        self.seat = seat
        self.speech = Speech(language, state.game.name)
        self.names = seat_names(self.speech, state.players, seat)
        seed = str(state.origin.seed)
        self.bots: dict[int, Player] = {
            other: Player(find_bot(bot, state.game), seed_number(seed, f"bot {other}"))
            for other in range(state.players)
            if other != seat
        }
        self.told = 0

    def play(self, source: TextIO, out: TextIO) -> bool:
        """Play to the end; False if the person leaves before."""
        self.state.listen()
        say(out, self.speech.say("terminal-welcome", game=self.speech.say("game"), name=self.names[self.seat]))
        say(out, self.speech.say("terminal-help"))
        while not self.state.over:
            if self.state.actor in self.bots:
                self.state.apply(self.bots[self.state.actor].choose(self.state))
            elif not self.decide(source, out):
                say(out, self.speech.say("terminal-bye"))
                return False
            self.tell_news(out)
        show_result(self.state, self.speech, self.names, out)
        return True

    def tell_news(self, out: TextIO) -> None:
        """What happened since the last look, as this seat may know it."""
        events = self.state.events()
        for event in events[self.told :]:
            say(out, "· " + self.speech.event(event, self.seat, self.names))
        self.told = len(events)

    def decide(self, source: TextIO, out: TextIO) -> bool:
        """Ask until an action is played; False when the person leaves."""
        self.tell_news(out)
        view = self.state.view(self.seat)
        for line in board_lines(view, self.speech, self.names):
            say(out, line)
        actions = self.state.legal()
        say(out, self.speech.prompt(str(view["phase"])))
        for number, action in enumerate(actions, 1):
            say(out, f"{number:4}  {self.speech.action(action, self.names)}")
        while True:
            say(out, self.speech.say("terminal-choose"), end=" ")
            line = source.readline()
            words = line.strip()
            if not line or words in ("q", "quit"):
                return False
            if words and self.answer(words, actions, out):
                return True

    def answer(self, words: str, actions: list[Action], out: TextIO) -> bool:
        """Play what was typed, or say why not; True once something was played."""
        if words == "?":
            self.explain(out)
        elif self.is_rule(words):
            self.show_rule(words, out)
        elif words.isascii() and words.isdigit():
            if 1 <= int(words) <= len(actions):
                self.state.apply(actions[int(words) - 1])
                return True
            say(out, self.speech.say("terminal-no-number", count=len(actions)))
        else:
            return self.attempt(words, out)
        return False

    def attempt(self, words: str, out: TextIO) -> bool:
        """An action typed in full: its type and its arguments in order."""
        try:
            self.state.apply(self.state.game.vocabulary.action(self.typed(words)))
        except BadAction as error:
            say(out, self.speech.say("terminal-not-understood", reason=str(error)))
        except IllegalMove as error:
            say(out, refused(self.speech, error.refusal))
        else:
            return True
        return False

    def typed(self, words: str) -> int:
        """`place_card 9 1` as an action's code."""
        name, *values = words.split()
        vocabulary = self.state.game.vocabulary
        verb = vocabulary.by_name.get(name)
        if verb is None:
            raise BadAction(f"{name!r}: " + ", ".join(vocabulary.by_name))
        if len(values) != len(verb.keys):
            raise BadAction(" ".join((name, *verb.keys)))
        written = {
            key: int(value) if value.lstrip("-").isdigit() else value
            for key, value in zip(verb.keys, values, strict=True)
        }
        return vocabulary.read({"type": name, **written})

    def explain(self, out: TextIO) -> None:
        """What can't be chosen now, and why."""
        refusals = self.state.refusals()
        for action, refusal in refusals:
            say(out, f"      {self.speech.action(action, self.names)}: {refused(self.speech, refusal)}")
        if not refusals:
            say(out, self.speech.say("terminal-all-open"))
        say(out, self.speech.say("terminal-help"))

    def is_rule(self, words: str) -> bool:
        return words.upper().startswith(self.state.game.prefix + "-")

    def show_rule(self, words: str, out: TextIO) -> None:
        try:
            say(out, f"{words.upper()}  {self.speech.rule(words)}")
        except SeraiError as error:
            say(out, str(error))


def seat_names(speech: Speech, players: int, mine: int | None = None) -> list[str]:
    """The person's seat is "you", the others are numbered."""
    names = [speech.say("terminal-seat", number=seat + 1) for seat in range(players)]
    if mine is not None:
        names[mine] = speech.say("terminal-you", number=mine + 1)
    return names


def refused(speech: Speech, refusal: Refusal) -> str:
    return speech.say("terminal-refused", reason=speech.refusal(refusal), rule=refusal.rule)


def show_result(state: State, speech: Speech, names: list[str], out: TextIO) -> None:
    result = state.game.result(state.table)
    for seat, score in enumerate(result.scores):
        say(out, speech.say("terminal-score", name=names[seat], score=score))
    winners = [names[seat] for seat in result.winners]
    key = "terminal-winner" if len(winners) == 1 else "terminal-winners"
    say(out, speech.say(key, names=speech.listed(winners)))


def show_state(state: State, language: str, log: bool, out: TextIO) -> None:
    """A replayed game: its story if asked for, the table as a spectator sees it, the result."""
    speech = Speech(language, state.game.name)
    names = list(state.origin.names)
    if log:
        for event in state.events():
            say(out, "· " + speech.event(whole(event), None, names))
    for line in board_lines(state.view(None), speech, names):
        say(out, line)
    if state.over:
        show_result(state, speech, names, out)
    else:
        say(out, speech.say("terminal-unfinished", moves=len(state.moves())))


def whole(event: Event) -> Event:
    """The fact with nothing left out: a replay is told to somebody who may know all of it."""
    return OpenEvent(event.kind, event.values, event.many)


class OpenEvent(Event):
    def is_known_to(self, seat: int | None) -> bool:
        return True


def say(out: TextIO, line: str, end: str = "\n") -> None:
    out.write(line + end)
    out.flush()
