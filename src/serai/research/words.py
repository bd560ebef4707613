"""Tables for players who read and write: rules, what a seat sees, numbered options, and reasons where one is refused.

A seat is known by its token, which nobody can guess: whoever holds it sees what that seat sees, and nothing else.
"""

import json
import re
import secrets
from collections.abc import Mapping

from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.errors import BadOption, IllegalMove, SeraiError
from serai.core.events import Event
from serai.games import find_game, game_names
from serai.play.board import board_lines
from serai.play.box import find_box
from serai.play.dealer import seed_number
from serai.play.state import State
from serai.text import Speech

IN_BRACKETS = re.compile(r"\[([^\[\]]*)\]")
MOST_TABLES = 1000  # in one house of words; the oldest one goes


class WordTable:
    """A game in words: some seats are players', bots hold the others."""

    def __init__(
        self,
        game: str,
        players: int,
        bots: Mapping[int, str],
        language: str = "en",
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
    ) -> None:
        self.sit_down(find_box(game).new(players, seed, options, keep_events=True), bots, language)

    @classmethod
    def around(cls, state: State, language: str = "en") -> "WordTable":
        """A game that is being played, in words: nobody there is a bot."""
        table = cls.__new__(cls)
        table.sit_down(state, {}, language)
        return table

    def sit_down(self, state: State, bots: Mapping[int, str], language: str) -> None:
        players = state.players
        seats = {seat: find_bot(name, state.game) for seat, name in bots.items() if seat in range(players)}
        self.state = state
        self.speech = Speech(language, self.state.game, edition=self.state.setup.edition)
        self.names = [
            self.speech.say("bot-numbered", bot=self.speech.say(f"bot-{bots[seat].partition(':')[0]}"), number=seat + 1)
            if seat in bots
            else self.speech.seat(seat)
            for seat in range(players)
        ]
        text = str(self.state.setup.seed)
        self.bots = {seat: Player(bot, seed_number(text, f"bot {seat}")) for seat, bot in seats.items()}
        self.read: dict[int, int] = {}  # how many facts each seat has been told
        self.let_bots_play()

    def let_bots_play(self) -> None:
        while self.state.actor in self.bots:
            self.state.apply(self.bots[self.state.actor].choose(self.state))

    def news(self, seat: int) -> list[str]:
        """What happened since the seat last looked, as it may know it."""
        events: list[Event] = self.state.events()
        new = events[self.read.get(seat, 0) :]
        self.read[seat] = len(events)
        return ["· " + self.speech.event(event, seat, self.names) for event in new]

    def look(self, seat: int) -> str:
        """News, the table, and what the seat may choose; or whom it waits for, or how it ended."""
        here = self.speech.say("words-seat", number=seat + 1, players=self.state.players)
        lines = [*self.news(seat), *board_lines(self.state.view(seat), self.speech, self.names), "", here]
        if self.state.over:
            return "\n".join([*lines, *self.result()])
        if self.state.actor != seat:
            waited_for = self.names[self.state.actor or 0]
            return "\n".join([*lines, self.speech.say("words-wait", name=waited_for)])
        return "\n".join([*lines, *self.choices()])

    def choices(self) -> list[str]:
        """What is asked, and the legal actions by number."""
        actions = self.state.legal()
        lines = [self.speech.prompt(self.state.table.phase())]
        lines += [f"[{number}] {self.speech.action(action, self.names)}" for number, action in enumerate(actions, 1)]
        return [*lines, self.speech.say("choose-number", last=len(actions))]

    def result(self) -> list[str]:
        result = self.state.game.result(self.state.table)
        lines = [self.speech.say("game-over")]
        for seat, score in enumerate(result.scores):
            lines.append(self.speech.say("score-line", name=self.names[seat], score=score))
        winners = [self.names[seat] for seat in result.winners]
        if len(winners) == 1:
            return [*lines, self.speech.say("winner", name=winners[0])]
        return [*lines, self.speech.say("winners-shared", names=self.speech.joined(winners))]

    def choose(self, seat: int, answer: str) -> str:
        """Play the option of a number, then show what follows; what can't be played is refused with its reason.

        The number stands alone, or in brackets among other words; of several the last one counts.
        """
        if self.state.actor != seat:
            return self.look(seat)
        actions = self.state.legal()
        word = (IN_BRACKETS.findall(answer) or [answer])[-1].strip()
        if not (word.isascii() and word.isdigit() and len(word) < 6 and 1 <= int(word) <= len(actions)):
            return self.speech.say("out-of-range", last=len(actions))
        self.state.apply(actions[int(word) - 1])
        self.let_bots_play()
        return self.look(seat)

    def try_out(self, seat: int, written: object) -> str:
        """Play an action written as JSON; one that is not legal is refused with its rule and reason."""
        try:
            if self.state.actor != seat:
                return self.look(seat)
            self.state.apply(self.state.game.action(written))
        except IllegalMove as error:
            reason = self.speech.refusal(error.refusal, self.names)
            return self.speech.say("refused", reason=reason, rule=error.refusal.rule)
        except SeraiError as error:
            return str(error)
        self.let_bots_play()
        return self.look(seat)

    def refusals(self, seat: int) -> str:
        """What a player would look for and can't choose now, each with its rule and reason."""
        closed = self.state.refusals() if self.state.actor == seat else []
        lines = [self.speech.say("unavailable-heading")]
        for action, refusal in closed:
            said, reason = self.speech.action(action, self.names), self.speech.refusal(refusal, self.names)
            lines.append(self.speech.say("unavailable-line", action=said, reason=reason, rule=refusal.rule))
        return "\n".join(lines if closed else [*lines, self.speech.say("nothing")])


class WordTables:
    """Tables by the tokens of their seats."""

    def __init__(self) -> None:
        self.seats: dict[str, tuple[WordTable, int]] = {}

    def open(
        self,
        game: str,
        players: int = 2,
        bot: str = "easy",
        people: int = 1,
        language: str = "en",
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
    ) -> list[str]:
        """A new table; a token for each seat that no bot holds, the first one for seat 1."""
        if not 1 <= people <= players:
            raise BadOption(f"from 1 to {players} of {players} seats can be people's, not {people}")
        bots = dict.fromkeys(range(people, players), bot)
        table = WordTable(game, players, bots, language, options, seed)
        tokens = [secrets.token_urlsafe(18) for _ in range(people)]
        self.seats |= {token: (table, seat) for seat, token in enumerate(tokens)}
        while len(self.seats) > MOST_TABLES:
            del self.seats[next(iter(self.seats))]
        return tokens

    def seat(self, token: str) -> tuple[WordTable, int]:
        found = self.seats.get(token)
        if found is None:
            raise SeraiError("no seat has that token")
        return found


def rulebook(game: str, language: str = "en", rule: str = "") -> str:
    """All rules of a game by their ids, or one of them."""
    speech = Speech(language, find_game(game))
    if rule:
        return f"{speech.rule_id(rule)}  {speech.rule(rule)}"
    return "\n".join(f"{each}  {text}" for each, text in speech.rules().items())


def shelf() -> str:
    """The games, each with how many may play."""
    boxes = [find_box(name) for name in game_names()]
    return "\n".join(f"{box.name}: {box.players[0]}-{box.players[-1]}" for box in boxes)


def house_rules(game: str, players: int, language: str = "en") -> str:
    """The options of a game for so many players: how each value is written, and what it means."""
    box, speech = find_box(game), Speech(language, find_game(game))
    lines = []
    for name, option in box.options.items():
        lines.append(f"{name} = {json.dumps(option.default)}: {speech.option(name)}. {speech.option_help(name)}")
        told = {json.dumps(each): speech.option_value(name, each) for each in option.values(players)}
        lines.append("  " + "; ".join(key if key == value else f"{key}: {value}" for key, value in told.items()))
    return "\n".join(lines)
