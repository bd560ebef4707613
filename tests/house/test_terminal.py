"""Games played in a terminal, as a person sees them: whole games, every language, every way to leave."""

import fcntl
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from io import StringIO
from types import TracebackType

import pytest
from rich.cells import cell_len

import serai
from serai.core.actions import Action
from serai.games import find_game
from serai.terminal.menu import MOST_LINES, Menu
from serai.terminal.plain import Sitting, harmless
from serai.text import LANGUAGES, Speech
from serai.text.boards import WIDTH, folded, tabled

LONGEST = 120  # seconds that a whole game may take


def hear_interrupts() -> None:
    """Let Ctrl-C reach the command, also where the tests themselves run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, words: str) -> None:
        self.mine, theirs = pty.openpty()
        call = [sys.executable, "-m", "serai.cli", "play", "--terminal", *words.split()]
        self.playing = subprocess.Popen(
            call,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=hear_interrupts,
            env=os.environ | {"PYTHONUTF8": "1"},
        )
        os.close(theirs)
        self.shown = ""
        self.unread = b""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.playing.kill()
        self.playing.wait()
        os.close(self.mine)

    def type(self, keys: str) -> None:
        os.write(self.mine, keys.encode())

    def read(self) -> bool:
        """What has come since; False when there is nothing more to come."""
        if not select.select([self.mine], [], [], LONGEST)[0]:
            raise TimeoutError(self.shown[-2000:])
        try:
            came = os.read(self.mine, 65536)
        except OSError:  # the other side is closed
            return False
        self.unread += came
        text = self.unread.decode(errors="ignore")
        self.unread = b"" if text.encode() == self.unread else self.unread
        if not self.unread:
            self.shown += text.replace("\r\n", "\n")
        return bool(came)

    def wait_for(self, asked: re.Pattern[str]) -> str | None:
        """What was shown up to the next question; None if the game is over."""
        begun = len(self.shown)
        while not asked.search(self.shown[begun:]):
            if not self.read():
                return None
        return self.shown[begun:]

    def leave(self) -> int:
        while self.read():
            pass
        return self.playing.wait(timeout=LONGEST)


def question(language: str) -> re.Pattern[str]:
    """The line that asks for a number, in any language."""
    speech = Speech(language)
    many = re.escape(speech.say("choose-number", last=77)).replace("77", r"(\d+)")
    return re.compile(rf"(?:{many}|{re.escape(speech.say('choose-number', last=1))}) $")


def answers(terminal: Terminal, language: str) -> Iterator[tuple[str, int]]:
    """Each question with how many lines it offers."""
    asked = question(language)
    shown = terminal.wait_for(asked)
    while shown is not None:
        found = asked.search(shown)
        assert found is not None
        yield shown, int(found[1] or 1)
        shown = terminal.wait_for(asked)


@pytest.mark.parametrize("name", serai.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_the_terminal_and_never_asks_for_more_than_twenty_answers(name: str, language: str) -> None:
    chooser, begun = random.Random(name + language), time.monotonic()
    players = serai.game(name).players[0]
    with Terminal(
        f"{name} --players {players} --seed {language} --lang {language} --bot random --name Anna"
    ) as terminal:
        for _, last in answers(terminal, language):
            assert 1 <= last <= MOST_LINES
            terminal.type(f"{chooser.randint(1, last)}\n")
            assert time.monotonic() - begun < LONGEST
        assert terminal.leave() == 0
    assert Speech(language).say("game-over") in terminal.shown
    assert [line for line in terminal.shown.splitlines() if cell_len(line) > WIDTH] == []
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize(
    ("keys", "status", "said"), [("q\n", 0, "Goodbye"), ("\x04", 0, "Goodbye"), ("\x03", 1, "stopped")]
)
def test_a_person_can_leave_at_any_time(keys: str, status: int, said: str) -> None:
    with Terminal(f"{serai.games()[0]} --seed 1") as terminal:
        terminal.wait_for(question("en"))
        terminal.type(keys)
        assert terminal.leave() == status
    last = terminal.shown.splitlines()[-1]
    assert said in last
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_understood_is_answered_in_the_language_of_the_table(language: str) -> None:
    speech = Speech(language)
    state = serai.game(serai.games()[0]).new(players=2, seed=1, keep_events=True)
    last = len(state.legal())
    verb = state.legal()[0].verb
    out = StringIO()
    typed = ["dance", "\x1b[2J", "0", "999", "-1", "b", f"{verb.name} so many words as that", "", "q"]
    Sitting(state, state.actor, "Anna", "random", language).play(StringIO("\n".join(typed) + "\n"), out)
    told = out.getvalue()
    assert speech.say("not-understood", written="dance", last=last) in told
    assert speech.say("out-of-range", last=last) in told
    assert speech.say("no-step-back") in told
    assert speech.say("action-form", form=" ".join((verb.name, *verb.keys))) in told
    assert told.endswith(speech.say("goodbye") + "\n")
    assert "\x1b" not in told


# the menu


def all_answers(menu: Menu) -> set[Action]:
    """Every action that can be reached, by trying every line."""
    found: set[Action] = set()
    for number in range(1, menu.last + 1):
        action = menu.choose(number)
        if action is not None:
            found.add(action)
        else:
            assert menu.last <= MOST_LINES
            found |= all_answers(menu)
            menu.back()
    return found


@pytest.mark.parametrize("name", serai.games())
def test_every_answer_can_be_reached_in_steps(name: str) -> None:
    chooser = random.Random(3)
    game = serai.game(name)
    speech = Speech("en", find_game(name))
    state = game.new(players=game.players[-1], seed=3)
    for _ in range(80):
        if state.over:
            break
        legal = state.legal()
        menu = Menu(legal, [], speech, [f"Seat {seat}" for seat in range(state.players)])
        assert menu.last <= MOST_LINES
        assert all_answers(menu) == set(legal)
        assert not menu.back()
        state.apply(chooser.choice(legal))


# lines


def test_a_long_line_is_folded_and_a_long_word_is_cut() -> None:
    line = "  " + "word " * 40 + "x" * 150
    lines = folded(line.rstrip())
    assert all(cell_len(each) <= WIDTH for each in lines)
    assert [each[: len(each) - len(each.lstrip())] for each in lines] == ["  ", *["      "] * (len(lines) - 1)]
    assert "".join(lines).replace(" ", "") == line.replace(" ", "")
    assert folded("short") == ["short"]


def test_letters_of_double_width_are_counted_as_such() -> None:
    assert all(cell_len(each) <= WIDTH for each in folded("名" * 120))
    rows = tabled([["", "points"], ["名" * 80, 7], ["Anna", 12]])
    assert [cell_len(row) for row in rows] == [WIDTH - 2] * 3
    assert rows[1].endswith("…       7")


def test_a_name_does_not_turn_the_line_it_stands_in() -> None:
    assert harmless("a\u202eb\u2066c\u2028d") == "a\ufffdb\ufffdc\ufffdd"
    state = serai.game(serai.games()[0]).new(players=2, seed=1)
    assert Sitting(state, 0, "Anna", "random", "he").names[0] == "\u2068Anna\u2069"
    assert Sitting(state, 0, "Anna", "random", "hu").names[0] == "Anna"
