"""The `serai` command, run as a user runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import serai


def run(line: str, *more: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "serai.cli", *line.split(), *more]
    return subprocess.run(call, input=typed, capture_output=True, text=True, timeout=120)


def test_the_same_seed_gives_the_same_records_whatever_the_workers(tmp_path: Path) -> None:
    files = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.jsonl"
        words = "simulate sultan --players 3 --games 60 --seed 9 --bots random,greedy,random --with-legal"
        done = run(words, "--workers", workers, "--records", str(file))
        assert done.returncode == 0, done.stderr
        files.append(file.read_bytes())
    assert files[0] == files[1]
    assert len(files[0].splitlines()) == 60


def test_the_summary_names_every_seat_and_every_bot() -> None:
    told = json.loads(run("simulate sultan --players 2 --games 40 --bots greedy,random --json").stdout)
    assert told["games"] == 40
    assert len(told["seats"]) == 2
    assert set(told["bots"]) == {"greedy", "random"}
    assert told["bots"]["greedy"]["win_share"] > told["bots"]["random"]["win_share"]
    assert told["decisions_per_game"] == 60
    table = run("simulate sultan --players 4 --games 20").stdout
    assert "win share" in table and "20 games" in table


def test_records_replay_and_verify_and_a_changed_one_does_not(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate sultan --players 4 --games 3 --records", str(file))
    assert run("replay", str(file)).returncode == 0
    assert "proven" in run("replay", str(file), "--verify").stdout
    shown = run("replay", str(file), "--game-index", "1", "--until", "9", "--log", "--lang", "hu")
    assert shown.returncode == 0 and "párna" in shown.stdout
    record = json.loads(file.read_text().splitlines()[0])
    record["moves"][1]["cards"] = [1, 2, 3, 4, 5]
    file.write_text(json.dumps(record))
    forged = run("replay", str(file), "--verify")
    assert forged.returncode == 1
    assert "Traceback" not in forged.stderr and len(forged.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ("simulate chess --players 2", 2, "unknown game"),
        ("simulate sultan --players 9", 2, "2 to 5 players"),
        ("simulate sultan --players 2 --games 0", 2, "games"),
        ("simulate sultan --players 2 --option split", 2, "key=value"),
        ("simulate sultan --players 2 --option no=1", 2, "no option"),
        ("simulate sultan --players 2 --option open_jewels=maybe", 2, "open_jewels"),
        ("simulate sultan --players 2 --bots clever", 1, "unknown bot"),
        ("simulate sultan --players 3 --bots random,greedy", 1, "bots"),
        ("simulate sultan --players 2 --edition nowhere.toml", 1, "no such edition"),
        ("simulate sultan --players 2 --with-legal", 2, "--records"),
        ("replay nowhere.jsonl", 1, "nowhere.jsonl"),
        ("rules sultan S-99", 1, "S-99"),
        ("rules sultan --lang xx", 2, "unknown language"),
        ("play sultan --seat 7", 2, "no seat"),
        ("bench --game go", 2, "unknown game"),
        ("fly", 2, "fly"),
    ],
)
def test_errors_are_one_clear_line(words: str, status: int, said: str) -> None:
    done = run(words)
    assert done.returncode == status
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_help_exists_everywhere() -> None:
    assert "simulate" in run("--help").stdout
    for command in ("play", "simulate", "replay", "rules", "bench"):
        assert "--help" in run(command, "--help").stdout


@pytest.mark.parametrize("language", ["en", "hu", "he"])
def test_rules_can_be_read_in_every_language(language: str) -> None:
    for name in serai.games():
        assert len(run("rules", name, "--lang", language).stdout.splitlines()) >= len(serai.game(name).rules)
    assert run("rules", "sultan", "s-28", "--lang", language).stdout.startswith("S-28")


@pytest.mark.parametrize("name", serai.games())
@pytest.mark.parametrize("language", ["en", "hu", "he"])
def test_a_person_can_play_a_whole_game(name: str, language: str, tmp_path: Path) -> None:
    players = serai.game(name).players[0]
    record = tmp_path / "record.json"
    words = f"play {name} --players {players} --seed 5 --lang {language} --record"
    done = run(words, str(record), typed="?\nw\nnonsense\n999\n" + "1\n" * 4000)
    assert done.returncode == 0, done.stderr
    assert serai.replay(json.loads(record.read_text())).over


def test_a_refused_action_says_why_and_by_which_rule() -> None:
    done = run("play sultan --players 2 --seed 3", typed="place_card 1 0\nq\n")
    assert "(S-15)" in done.stdout
    assert done.returncode == 0


def test_bench_reports_every_number() -> None:
    told = json.loads(run("bench --game sultan --players 4 --seconds 0.05 --json").stdout)
    rates = told["engine"]["rates"]
    assert {key.split()[-1] for key in rates} == {"inside", "driven", "copies", "imagined"}
    assert all(value > 0 for value in rates.values())
    assert told["engine"]["bytes"]["sultan 4"] > 100
