"""The folder of a tournament: what it is, and a line for each game that is over.

A line is written at once and wholly. What was killed in the midst of a line leaves a torn last one; it is dropped when
the folder is opened again, and its game is played again.
"""

import fcntl
import hashlib
import json
import os
import time
from collections.abc import Iterable
from pathlib import Path

from serai.arena.tournament.bout import FinishedBout, finished_from_json
from serai.arena.tournament.schedule import Bout, Tournament
from serai.arena.tournament.version import bots_version
from serai.core.errors import BadOption, SeraiError
from serai.play.box import find_box
from serai.play.editions import find_edition

FORMAT = "serai-arena/1"
SYNC = 1.0  # seconds between two times that lines are brought to the disk


class Ledger:
    """An open folder; nobody else can write to it meanwhile."""

    def __init__(self, folder: Path, tournament: Tournament, bouts: Iterable[Bout]) -> None:
        self.bouts = {bout.id: bout for bout in bouts}
        self.finished: dict[str, FinishedBout] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "games.jsonl"
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            self.lock(folder)
            check_arguments(folder / "arena.json", tournament)
            self.read()
        except BaseException:
            os.close(self.file)
            raise
        self.synced = time.monotonic()

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        os.fsync(self.file)
        os.close(self.file)

    def lock(self, folder: Path) -> None:
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SeraiError(f"{folder} is being written by another tournament") from None

    def read(self) -> None:
        """All whole lines; the file then ends with the last of them."""
        content = self.path.read_bytes()
        whole, _, _ = content.rpartition(b"\n")
        kept = len(whole) + 1 if whole else 0
        for number, line in enumerate(whole.split(b"\n") if whole else [], 1):
            self.keep(number, line)
        os.ftruncate(self.file, kept)
        os.lseek(self.file, kept, os.SEEK_SET)

    def keep(self, number: int, line: bytes) -> None:
        try:
            finished = finished_from_json(line.decode())
        except (AttributeError, KeyError, TypeError, ValueError):
            raise SeraiError(f"{self.path}, line {number}: this is no result of a game") from None
        bout = finished.bout
        if self.bouts.get(bout.id) != bout:
            raise BadOption(f"{self.path}, line {number}: game {bout.id} is not among the {len(self.bouts)} asked for")
        if bout.id in self.finished:
            raise SeraiError(f"{self.path}, line {number}: game {bout.id} is there twice")
        self.finished[bout.id] = finished

    def left(self) -> list[Bout]:
        """The games that are still to be played."""
        return [bout for bout in self.bouts.values() if bout.id not in self.finished]

    def add(self, finished: FinishedBout) -> None:
        assert finished.bout.id not in self.finished
        line = json.dumps(finished.to_json(), ensure_ascii=False) + "\n"
        write_wholly(self.file, line.encode())
        self.finished[finished.bout.id] = finished
        if time.monotonic() - self.synced > SYNC:
            os.fsync(self.file)
            self.synced = time.monotonic()

    def all_finished(self) -> list[FinishedBout]:
        """In the order of the schedule."""
        return [self.finished[name] for name in self.bouts if name in self.finished]


def write_wholly(file: int, line: bytes) -> None:
    """Usually one write; a full disk writes a part and then says so."""
    while line:
        line = line[os.write(file, line) :]


def check_arguments(file: Path, tournament: Tournament) -> None:
    """A folder belongs to one tournament: the first one writes down what it is."""
    ours = arguments(tournament)
    try:
        theirs = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        write_arguments(file, ours)
        return
    except ValueError:
        raise SeraiError(f"{file} is damaged: it does not say which tournament this is") from None
    for key in [*ours, *(set(theirs) - set(ours) if isinstance(theirs, dict) else ())]:
        there = theirs.get(key) if isinstance(theirs, dict) else None
        if there != ours.get(key):
            raise BadOption(f"{file.parent} holds another tournament: {difference(key, there, ours.get(key))}")


def difference(key: str, there: object, here: object) -> str:
    if key == "bots_version":
        theirs = f"version {there}" if there else "an unknown version"
        return f"its games were played by {theirs} of the bots, and these are version {here}; take another folder"
    return f"its {key} is {json.dumps(there)}, not {json.dumps(here)}"


def write_arguments(file: Path, ours: dict[str, object]) -> None:
    """All of it or nothing."""
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(ours, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    os.replace(draft, file)


def arguments(tournament: Tournament) -> dict[str, object]:
    """Everything that decides the games, but for how many they are."""
    box = find_box(tournament.game)
    return {
        "format": FORMAT,
        "game": tournament.game,
        "rules": box.game.version,
        "players": tournament.players,
        "bots": list(tournament.bots),
        "bots_version": bots_version(tournament.game),
        "seed": tournament.seed,
        "options": box.game.full_options(tournament.options, tournament.players),
        "edition": find_edition(box.game, tournament.edition).sha256,
        "records": tournament.records,
        **({"alone": True} if tournament.alone else {}),
    }


def usual_folder(tournament: Tournament) -> Path:
    """A folder of its own for every tournament, so that the same command continues what it began."""
    digest = hashlib.sha256(json.dumps(arguments(tournament)).encode()).hexdigest()
    return Path("arena") / f"{tournament.game}-{tournament.players}-{digest[:8]}"
