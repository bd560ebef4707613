"""Tournaments as a user runs them: continued, refused, reported."""

import hashlib
import json
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pyarrow import parquet

import serai
from serai.arena.executor import LocalExecutor
from serai.arena.tournament.ledger import Ledger
from serai.arena.tournament.report import report
from serai.arena.tournament.run import run_tournament
from serai.arena.tournament.schedule import schedule
from serai.arena.tournament.standings import standings
from serai.arena.tournament.version import bots_version, take_in
from serai.core.errors import BadOption, SeraiError
from tests.arena.scenes import run, tournament

TIMED = ("clocks",)


def lines(folder: Path) -> list[dict[str, object]]:
    """The results without what depends on the machine's speed."""
    told = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    return [{key: value for key, value in each.items() if key not in TIMED} for each in told]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament that ran from its beginning to its end."""
    folder = tmp_path_factory.mktemp("whole")
    done = run("arena sultan --bots greedy,random --games 16 --records --workers 1 --out", str(folder))
    assert done.returncode == 0, done.stderr
    return folder


KILLED_IN_THE_SIXTH_GAME = """
import os, signal
from serai.arena.tournament.ledger import Ledger
from serai.cli import main
add = Ledger.add
def add_or_die(self, finished):
    if len(self.finished) == 5:
        os.write(self.file, b'{"id": "2.1", "deal"')
        os.kill(os.getpid(), signal.SIGKILL)
    add(self, finished)
Ledger.add = add_or_die
main()
"""


@pytest.mark.endurance
def test_a_tournament_killed_in_the_midst_continues_and_counts_no_game_twice(played: Path, tmp_path: Path) -> None:
    words = "arena sultan --bots greedy,random --games 16 --records --workers 1 --out"
    killed = subprocess.run(
        [sys.executable, "-c", KILLED_IN_THE_SIXTH_GAME, *words.split(), str(tmp_path)], timeout=300
    )
    assert killed.returncode == -signal.SIGKILL
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 5
    assert run(words, str(tmp_path)).returncode == 0
    assert lines(tmp_path) == lines(played)
    assert (tmp_path / "records.jsonl").read_bytes() == (played / "records.jsonl").read_bytes()


def test_a_torn_last_line_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    asked = tournament("greedy", "random")
    run_tournament(asked, 6, LocalExecutor(), tmp_path)
    results = tmp_path / "games.jsonl"
    whole = lines(tmp_path)
    results.write_bytes(results.read_bytes()[:-20])
    with Ledger(tmp_path, asked, schedule(asked, 6)) as ledger:
        assert [bout.id for bout in ledger.left()] == [whole[-1]["id"]]
    run_tournament(asked, 6, LocalExecutor(), tmp_path)
    assert lines(tmp_path) == whole


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    run_tournament(tournament(), 4, LocalExecutor(), tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    found = run_tournament(tournament(), 8, LocalExecutor(), tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes().startswith(before)
    assert len(found.games) == 8


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots greedy,random --games 16 --records --seed 1", "its seed is"),
        ("--bots random,greedy --games 16 --records", "its bots is"),
        ("--bots greedy,random --games 16 --records --option open_jewels=true", "its options is"),
        ("--bots greedy,random --games 16 --records --players 3", "its players is"),
        ("--bots greedy,random --games 4 --records", "not among the 4"),
    ],
)
def test_another_tournament_in_the_same_folder_is_refused(played: Path, words: str, said: str) -> None:
    before = (played / "games.jsonl").read_bytes()
    done = run(f"arena sultan {words} --out", str(played))
    assert done.returncode == 2
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
    assert (played / "games.jsonl").read_bytes() == before


def test_a_line_twice_or_damaged_is_refused(tmp_path: Path) -> None:
    asked = tournament()
    run_tournament(asked, 2, LocalExecutor(), tmp_path)
    results = tmp_path / "games.jsonl"
    good = results.read_text()
    for spoilt, said in [(good + good, "there twice"), ("nonsense\n" + good, "line 1")]:
        results.write_text(spoilt)
        with pytest.raises(SeraiError, match=said):
            Ledger(tmp_path, asked, schedule(asked, 2))


def test_two_tournaments_do_not_write_to_one_folder_at_once(tmp_path: Path) -> None:
    asked = tournament()
    with Ledger(tmp_path, asked, schedule(asked, 2)), pytest.raises(SeraiError, match="another tournament"):
        Ledger(tmp_path, asked, schedule(asked, 2))


def test_workers_change_nothing_but_the_time(played: Path, tmp_path: Path) -> None:
    run_tournament(replace(tournament("greedy", "random"), records=True), 16, LocalExecutor(2), tmp_path)
    assert lines(tmp_path) == lines(played)


def test_all_rotations_of_a_deal_have_the_same_deal(played: Path) -> None:
    records = [json.loads(line) for line in (played / "records.jsonl").read_text().splitlines()]
    first, second = records[0], records[1]
    assert first["names"] == list(reversed(second["names"]))
    assert first["seed"] == second["seed"]
    opening = [move for move in first["moves"] if move["actor"] == "chance"][:2]
    assert opening == [move for move in second["moves"] if move["actor"] == "chance"][:2]
    assert serai.replay(first).over


def test_the_summary_is_that_of_a_direct_count(played: Path) -> None:
    summary = json.loads((played / "summary.json").read_text())
    games = lines(played)
    wins = sum(1 / len(g["winners"]) for g in games for seat in g["winners"] if g["bots"][seat] == "greedy")  # type: ignore[arg-type, attr-defined, index]
    assert summary["games"] == 16 and summary["deals"] == 8
    assert summary["bots"]["greedy"]["win_share"]["value"] == pytest.approx(wins / 16)
    assert summary["decisions"] == pytest.approx(60)
    time_taken = summary["bots"]["greedy"]["seconds_per_move"]
    assert 0 < time_taken["mean"] <= time_taken["most"]
    assert time_taken["p95"] <= time_taken["most"]


def test_the_table_for_other_programs_has_a_row_for_each_seat(played: Path) -> None:
    table = parquet.read_table(played / "games.parquet").to_pylist()
    assert len(table) == 32
    for row, game in zip(table[::2], lines(played), strict=True):
        assert row["game"] == game["id"] and row["score"] == game["scores"][0]  # type: ignore[index]


def test_the_page_needs_nothing_from_elsewhere(played: Path) -> None:
    page = (played / "report.html").read_text(encoding="utf-8")
    assert not re.search(r"https?:|//\w|<script|<link|<img|@import|url\((?!#)", page)
    assert page.count("<svg") == 7
    assert "Greedy" in page


@pytest.mark.parametrize(("language", "word"), [("hu", "Végeredmény"), ("he", "טבלת התוצאות")])
def test_the_report_speaks_every_language(played: Path, language: str, word: str) -> None:
    asked = replace(tournament("greedy", "random"), records=True)
    with Ledger(played, asked, schedule(asked, 16)) as ledger:
        shown = report(standings(asked, ledger.all_finished()), language, with_plots=True)
    page = shown.page()
    assert word in page and f'lang="{language}"' in page
    assert "Greedy" not in page and "Win share" not in page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("arena chess --bots greedy,random --games 2", "unknown game"),
        ("arena sultan --bots greedy,clever --games 2", "unknown bot"),
        ("arena sultan --bots greedy --games 2", "different bots"),
        ("arena sultan --bots greedy,random --games 2 --players 9", "2 to 5 players"),
        ("arena sultan --bots greedy,random --games 2 --backend cloud", "unknown backend"),
    ],
)
def test_wrong_words_are_refused_in_one_line(words: str, said: str) -> None:
    done = run(words)
    assert done.returncode == 2
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_worker_that_fails_ends_the_tournament_with_its_own_error(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        list(LocalExecutor(2).map(refuse, [1, 2, 3]))


def refuse(job: int) -> int:
    raise BadOption(f"no {job}")


def test_games_of_two_versions_of_the_bots_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tournament("greedy", "random")
    run_tournament(asked, 2, LocalExecutor(), tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    here = bots_version(asked.game)
    assert json.loads((tmp_path / "arena.json").read_text())["bots_version"] == here
    monkeypatch.setattr("serai.arena.tournament.ledger.bots_version", lambda _: "other")
    with pytest.raises(BadOption, match=f"played by version {here} of the bots, and these are version other"):
        run_tournament(asked, 4, LocalExecutor(), tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == before
    known = json.loads((tmp_path / "arena.json").read_text())
    del known["bots_version"]
    (tmp_path / "arena.json").write_text(json.dumps(known))
    with pytest.raises(BadOption, match="an unknown version of the bots"):
        run_tournament(asked, 2, LocalExecutor(), tmp_path)


def test_the_version_of_the_bots_changes_with_every_line_of_theirs_and_with_nothing_else(tmp_path: Path) -> None:
    def version() -> str:
        digest = hashlib.sha256()
        take_in(tmp_path, digest)
        return digest.hexdigest()

    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "worth.py").write_text("WORTH = 3")
    first = version()
    (tmp_path / "worth.so").write_bytes(b"compiled")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "worth.pyc").write_bytes(b"compiled")
    assert version() == first
    (tmp_path / "deep" / "worth.py").write_text("WORTH = 4")
    assert version() != first
    assert len({bots_version(game) for game in serai.games()}) == len(serai.games())
