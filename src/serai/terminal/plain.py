"""Plain line mode: what is on the table, what to do, numbered choices; works in any terminal and over a pipe."""

import unicodedata
from typing import TextIO

from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.actions import Verb
from serai.core.errors import BadAction, IllegalMove, Refusal, SeraiError
from serai.core.events import Event
from serai.core.game import whole_or_text
from serai.play.board import board_lines, board_of, ruled, shown
from serai.play.dealer import seed_number
from serai.play.state import State
from serai.terminal.menu import Menu
from serai.text import Speech
from serai.text.boards import Board, folded

TURNS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")  # marks that turn the direction of a text


class Sitting:
    """A person at one seat, bots at the others."""

    def __init__(self, state: State, seat: int, name: str | None, bot: str, language: str) -> None:
        self.state = state
        self.seat = seat
        self.speech = Speech(language, state.game, edition=state.setup.edition)
        self.names = seat_names(self.speech, state.players, seat, name, bot)
        seed = str(state.setup.seed)
        self.bots: dict[int, Player] = {
            other: Player(find_bot(bot, state.game), seed_number(seed, f"bot {other}"))
            for other in range(state.players)
            if other != seat
        }
        self.told = 0

    def play(self, source: TextIO, out: TextIO) -> bool:
        """Play to the end; False if the person leaves before."""
        mine, players = self.names[self.seat], self.state.players
        tell(out, self.speech.say("table-ready", game=self.speech.say("game"), count=players, names=self.joined()))
        tell(out, self.speech.say("you-are", name=mine, number=self.seat + 1, players=players))
        self.show_help(out)
        while not self.state.over:
            if self.state.actor in self.bots:
                self.state.apply(self.bots[self.state.actor].choose(self.state))
            elif (answer := self.state.only_answer()) is not None:
                self.state.apply(answer)
            elif not self.decide(source, out):
                tell(out, self.speech.say("goodbye"))
                return False
        self.tell_news(out)
        show_result(self.state, self.speech, self.names, out)
        return True

    def joined(self) -> str:
        return self.speech.joined(self.names)

    def tell_news(self, out: TextIO) -> None:
        """What happened since the last look, as this seat may know it."""
        events = self.state.events()
        for event in events[self.told :]:
            tell(out, "· " + self.speech.event(event, self.seat, self.names))
        self.told = len(events)

    def decide(self, source: TextIO, out: TextIO) -> bool:
        """Ask until an action is played; False when the person leaves."""
        self.tell_news(out)
        view = self.state.view(self.seat)
        board = board_of(view, self.speech, self.names)
        self.show_board(board, out)
        tell(out, ruled(self.speech.say("board-to-do"), "─"))
        tell(out, self.speech.prompt(str(view["phase"])))
        menu = Menu(self.state.legal(), board.effects, self.speech, self.names)
        show_menu(menu, out)
        while True:
            tell(out, self.speech.say("choose-number", last=menu.last), end=" ")
            line = source.readline()
            words = line.strip()
            if not line or words in ("q", "quit"):
                tell(out, "" if line else "\n", end="")
                return False
            if words and self.answer(words, menu, out):
                return True

    def answer(self, words: str, menu: Menu, out: TextIO) -> bool:
        """Play what was typed, or say why not; True once something was played."""
        asked = {"?": self.show_help, "w": self.explain, "v": self.show_table, "l": self.show_log, "r": self.show_rules}
        if words in asked:
            asked[words](out)
        elif words == "b":
            self.go_back(menu, out)
        elif words.startswith("r "):
            self.show_rule(words[2:].strip(), out)
        elif words.isascii() and words.isdigit():
            return self.take(words, menu, out)
        else:
            return self.attempt(words, menu, out)
        return False

    def take(self, number: str, menu: Menu, out: TextIO) -> bool:
        """The line of that number: an answer, or a step towards one."""
        if whole_or_text(number) not in range(1, menu.last + 1):
            tell(out, self.speech.say("out-of-range", last=menu.last))
            return False
        action = menu.choose(int(number))
        if action is None:
            show_menu(menu, out)
            return False
        self.state.apply(action)
        return True

    def go_back(self, menu: Menu, out: TextIO) -> None:
        if menu.back():
            show_menu(menu, out)
        else:
            tell(out, self.speech.say("no-step-back"))

    def attempt(self, words: str, menu: Menu, out: TextIO) -> bool:
        """An action typed in full: its type and its arguments in order."""
        name, *values = words.split()
        verb = self.state.game.vocabulary.by_name.get(name)
        if verb is None:
            tell(out, self.speech.say("not-understood", written=harmless(words[:40]), last=menu.last))
            return False
        try:
            self.state.apply(self.state.game.vocabulary.action(self.typed(verb, values)))
        except BadAction:
            tell(out, self.speech.say("action-form", form=" ".join((name, *verb.keys))))
        except IllegalMove as error:
            tell(out, refused(self.speech, error.refusal, self.names))
        else:
            return True
        return False

    def typed(self, verb: Verb, values: list[str]) -> int:
        """`place_card 9 1` as an action's code."""
        if len(values) != len(verb.keys):
            raise BadAction(" ".join((verb.name, *verb.keys)))
        written = {key: typed_value(value) for key, value in zip(verb.keys, values, strict=True)}
        return self.state.game.vocabulary.read({"type": verb.name, **written})

    def show_help(self, out: TextIO) -> None:
        tell(out, self.speech.say("hints-heading"))
        for key in ("help", "why", "rules", "view", "back", "history", "quit"):
            tell(out, "  " + self.speech.say(f"hint-{key}"))

    def explain(self, out: TextIO) -> None:
        """What can't be chosen now, and why."""
        tell(out, self.speech.say("unavailable-heading"))
        for action, refusal in self.state.refusals():
            said = self.speech.action(action, self.names)
            reason = self.speech.refusal(refusal, self.names)
            tell(out, "  " + self.speech.say("unavailable-line", action=said, reason=reason, rule=refusal.rule))
        if not self.state.refusals():
            tell(out, "  " + self.speech.say("nothing"))

    def show_table(self, out: TextIO) -> None:
        self.show_board(board_of(self.state.view(self.seat), self.speech, self.names), out)

    def show_board(self, board: Board, out: TextIO) -> None:
        for line in shown(board, self.state.actor, self.speech):
            tell(out, line)

    def show_log(self, out: TextIO) -> None:
        self.told = 0
        self.tell_news(out)

    def show_rules(self, out: TextIO) -> None:
        for rule, text in self.speech.rules().items():
            tell(out, self.speech.say("rule-line", rule=rule, text=text))

    def show_rule(self, rule: str, out: TextIO) -> None:
        try:
            tell(out, self.speech.say("rule-line", rule=self.speech.rule_id(rule), text=self.speech.rule(rule)))
        except SeraiError as error:
            tell(out, str(error))


def typed_value(word: str) -> object:
    """A number, a list written with commas, or a name."""
    if "," in word:
        return [typed_value(each) for each in word.split(",") if each]
    return whole_or_text(word)


def seat_names(speech: Speech, players: int, mine: int, name: str | None, bot: str) -> list[str]:
    """A person has a name, or is called a person; bots are numbered."""
    names = []
    for seat in range(players):
        if seat == mine:
            names.append(isolated(harmless(name or speech.say("human")), speech))
        else:
            names.append(speech.say("bot-numbered", bot=speech.say(f"bot-{bot.partition(':')[0]}"), number=seat + 1))
    return names


def harmless(name: str) -> str:
    """A name whose control characters can do nothing to a terminal, nor turn the direction of a line."""
    return "".join("\ufffd" if is_harmful(letter) else letter for letter in name)


def is_harmful(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or unicodedata.bidirectional(letter) in TURNS


def isolated(name: str, speech: Speech) -> str:
    """A name that may be written the other way than the sentences round it."""
    return f"\u2068{name}\u2069" if speech.right_to_left else name


def refused(speech: Speech, refusal: Refusal, names: list[str]) -> str:
    return speech.say("refused", reason=speech.refusal(refusal, names), rule=refusal.rule)


def show_result(state: State, speech: Speech, names: list[str], out: TextIO) -> None:
    result = state.game.result(state.table)
    tell(out, speech.say("game-over"))
    for seat, score in enumerate(result.scores):
        tell(out, speech.say("score-line", name=names[seat], score=score))
    winners = [names[seat] for seat in result.winners]
    if len(winners) == 1:
        tell(out, speech.say("winner", name=winners[0]))
    else:
        tell(out, speech.say("winners-shared", names=speech.joined(winners)))


def show_state(state: State, language: str, log: bool, out: TextIO) -> None:
    """A replayed game: its story if asked for, the table as a spectator sees it, the result."""
    speech = Speech(language, state.game, edition=state.setup.edition)
    names = [isolated(harmless(name), speech) for name in state.setup.names]
    if log:
        for event in state.events():
            tell(out, "· " + speech.event(event, knower(event), names))
    for line in board_lines(state.view(None), speech, names):
        tell(out, line)
    if state.over:
        show_result(state, speech, names, out)
    else:
        tell(out, speech.say("unfinished"))


def knower(event: Event) -> int | None:
    """The seat that knows all of it: a replay is told to somebody who may know everything."""
    return event.argument(event.kind.knower) if event.kind.secret else None


def show_menu(menu: Menu, out: TextIO) -> None:
    for line in menu.lines():
        tell(out, line)


def tell(out: TextIO, line: str, end: str = "\n") -> None:
    out.write("\n".join(folded(line)) + end)
    out.flush()
