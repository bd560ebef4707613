"""The `serai` command, run as a user runs it."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai.bench import KINDS, print_bench
from serai.cli import main
from serai.research import measures as learners

Done = subprocess.CompletedProcess[str]


def run(line: str, *more: str, typed: str = "") -> Done:
    call = [sys.executable, "-m", "serai.cli", *line.split(), *more]
    return subprocess.run(call, input=typed, capture_output=True, text=True, timeout=120)


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """The command in this very process: for what ends at once, it need not be started anew each time."""

    def calling(line: str, *more: str) -> Done:
        monkeypatch.setattr(sys, "argv", ["serai", *line.split(), *more])
        status = 0
        try:
            main()
        except SystemExit as ended:
            status = int(ended.code or 0)
        return Done(sys.argv, status, *capsys.readouterr())

    return calling


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


def test_the_summary_names_every_seat_and_every_bot(call: Callable[..., Done]) -> None:
    told = json.loads(call("simulate sultan --players 2 --games 40 --bots greedy,random --json").stdout)
    assert told["games"] == 40
    assert len(told["seats"]) == 2
    assert set(told["bots"]) == {"greedy", "random"}
    assert told["bots"]["greedy"]["win_share"] > told["bots"]["random"]["win_share"]
    assert told["decisions_per_game"] == 60
    table = call("simulate sultan --players 4 --games 20").stdout
    assert "win share" in table and "20 games" in table


def test_records_replay_and_verify_and_a_changed_one_does_not(call: Callable[..., Done], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    call("simulate sultan --players 4 --games 3 --records", str(file))
    assert call("replay", str(file)).returncode == 0
    assert "proven" in call("replay", str(file), "--verify").stdout
    shown = call("replay", str(file), "--game-index", "1", "--until", "9", "--log", "--lang", "hu")
    assert shown.returncode == 0 and "párna" in shown.stdout
    record = json.loads(file.read_text().splitlines()[0])
    record["moves"][1]["cards"] = [1, 2, 3, 4, 5]
    file.write_text(json.dumps(record))
    forged = call("replay", str(file), "--verify")
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
        ("simulate sultan --players 2 --bots clever", 2, "unknown bot"),
        ("simulate sultan --players 3 --bots random,greedy", 2, "bots"),
        ("play --terminal sultan --bot clever", 2, "unknown bot"),
        ("play --terminal sultan --record nowhere/record.json", 2, "nowhere"),
        ("simulate sultan --players 2 --games 1 --records /dev/full", 1, "No space"),
        ("simulate sultan --players 2 --games 1 --seed \udcff", 2, "seed"),
        ("replay nowhere.jsonl --until -1", 2, "--until"),
        ("simulate sultan --players 2 --edition nowhere.toml", 1, "no such edition"),
        ("simulate sultan --players 2 --with-legal", 2, "--records"),
        ("replay nowhere.jsonl", 1, "nowhere.jsonl"),
        ("rules sultan S-99", 1, "S-99"),
        ("rules sultan --lang xx", 2, "unknown language"),
        ("play --terminal sultan --seat 7", 2, "no seat"),
        ("play sultan", 2, "--terminal"),
        ("serve --port 70000", 2, "--port"),
        ("bench --game go", 2, "unknown game"),
        ("fly", 2, "fly"),
    ],
)
def test_errors_are_one_clear_line(call: Callable[..., Done], words: str, status: int, said: str) -> None:
    done = call(words)
    assert done.returncode == status
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("serve --workers 2", "Postgres"),
        ("serve --database mysql://localhost/serai", "mysql"),
        ("serve --database nonsense", "database address"),
    ],
)
def test_a_server_that_can_not_start_says_why_in_one_line(words: str, said: str) -> None:
    done = run(words)
    assert done.returncode == 1
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: "[" * 100_000 + text, "nested too deeply"),
        (lambda text: text.replace('"players": 2', '"players": 3, "players": 2'), "comes twice"),
        (lambda text: text.replace('"players": 2', '"players": NaN'), "NaN"),
        (lambda text: text.replace('"players": 2', '"players": ' + "9" * 5000), "no JSON"),
        (lambda text: text.replace('"Seat 0"', '"\\ud800"'), "names"),
        (lambda text: text.replace('"seed": "7"', '"seed": "\\ud800"'), "seed"),
        (lambda text: text + "\n" + text.replace("serai/1", "serai/2"), "game 1"),
    ],
)
def test_a_spoilt_file_is_refused_in_one_line(
    call: Callable[..., Done], spoil: Callable[[str], str], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(spoil(json.dumps(serai.game("sultan").new(players=2, seed=7).record())))
    done = call("replay", str(file), "--verify")
    assert done.returncode == 1
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


def test_names_end_no_line_and_do_nothing_to_a_terminal(call: Callable[..., Done], tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    names = ["a\u2028b\x85c", "\x1b[31mred\nline"]
    record = json.dumps(serai.game("sultan").new(players=2, seed=7, names=names).record(), ensure_ascii=False)
    file.write_text(f"{record}\n\n{record}\n", encoding="utf-8")
    assert "2 games replay" in call("replay", str(file)).stdout
    shown = call("replay", str(file), "--game-index", "1")
    assert shown.returncode == 0 and "red" in shown.stdout
    assert "\x1b" not in shown.stdout and "red\nline" not in shown.stdout


def test_a_record_read_to_its_end_shows_its_result_is_right(call: Callable[..., Done], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    call("simulate sultan --players 2 --games 1 --records", str(file))
    assert call("replay", str(file), "--until", "9999").returncode == 0
    record = json.loads(file.read_text())
    record["result"]["scores"][0] += 1
    file.write_text(json.dumps(record))
    assert call("replay", str(file), "--until", "9999").returncode == 1
    assert call("replay", str(file), "--until", "9").returncode == 0


def hear_interrupts() -> None:
    """Tests that run in the background would hand on that they ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_command_says_so() -> None:
    call = [sys.executable, "-m", "serai.cli", "play", "--terminal", "sultan"]
    pipe = subprocess.PIPE
    with subprocess.Popen(call, stdin=pipe, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear_interrupts) as playing:
        assert playing.stdout is not None
        playing.stdout.readline()
        playing.send_signal(signal.SIGINT)
        playing.wait(timeout=60)
        _, said = playing.communicate()
    assert playing.returncode == 1
    assert said == "serai: stopped\n"


def test_a_person_may_type_anything() -> None:
    long = "9" * 5000
    done = run(
        "play --terminal treasures --players 2 --seed 1",
        typed=f"{long}\nplay_card {long}\nplay_card b{long}\n{'x' * 5000}\nq\n",
    )
    assert done.returncode == 0 and done.stderr == ""


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").stdout.startswith(f"serai {serai.__version__} (")


def test_help_exists_everywhere(call: Callable[..., Done]) -> None:
    assert "simulate" in call("--help").stdout
    for command in ("play", "serve", "simulate", "replay", "rules", "bench", "arena", "analyze", "hint", "study"):
        assert "--help" in call(command, "--help").stdout


@pytest.mark.parametrize("language", ["en", "hu", "he"])
def test_rules_can_be_read_in_every_language(call: Callable[..., Done], language: str) -> None:
    for name in serai.games():
        assert len(call("rules", name, "--lang", language).stdout.splitlines()) >= len(serai.game(name).rules)
    assert call("rules", "sultan", "s-28", "--lang", language).stdout.startswith("S-28")


@pytest.mark.parametrize("name", serai.games())
@pytest.mark.parametrize("language", ["en", "hu", "he"])
def test_a_person_can_play_a_whole_game(name: str, language: str, tmp_path: Path) -> None:
    players = serai.game(name).players[0]
    record = tmp_path / "record.json"
    words = f"play --terminal {name} --players {players} --seed 5 --lang {language} --record"
    done = run(words, str(record), typed="?\nw\nnonsense\n999\n" + "1\n" * 4000)
    assert done.returncode == 0, done.stderr
    assert serai.replay(json.loads(record.read_text())).over


def test_a_refused_action_says_why_and_by_which_rule() -> None:
    done = run("play --terminal sultan --players 2 --seed 3", typed="place_card 1 0\nq\n")
    assert "(S-15)" in done.stdout
    assert done.returncode == 0


def test_bench_reports_every_number() -> None:
    told = json.loads(run("bench --game sultan --players 4 --seconds 0.05 --json").stdout)
    rates = told["engine"]["rates"]
    assert {key.split()[-1] for key in rates} == set(KINDS)
    assert all(value > 0 for value in rates.values())
    assert told["engine"]["bytes"]["sultan 4"] > 100


def test_bench_cuts_no_number_off_in_a_narrow_terminal() -> None:
    cases = [(name, serai.game(name).players[-1]) for name in serai.games()]
    rates = {f"{name} {players} {kind}": 123_456_789.0 for name, players in cases for kind in KINDS}
    numbers = {"compiled": True, "noise": 1.0, "bytes": {f"{name} {players}": 123_456 for name, players in cases}}
    peers = ("open_spiel hearts, light chance", *learners.PEERS)
    numbers["rates"] = rates | {f"peer {peer}": 1_234_567.0 for peer in peers}
    out = StringIO()
    print_bench(cases, numbers, {**numbers, "compiled": False}, Console(file=out, width=80))
    told = out.getvalue()
    assert "…" not in told and max(map(len, told.splitlines())) <= 80
    assert told.count("123,456,789") == 2 * len(rates)
    assert told.count("1,234,567") == len(cases) * len(peers) and "many tables" in told


def test_a_soak_compares_what_learners_see(call: Callable[..., Done]) -> None:
    told = call("soak --learners 60 --game sultan --seed 3").stdout
    assert "no leak" in told and int(told.split()[0]) >= 60
