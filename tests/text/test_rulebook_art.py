"""What the client draws beside the rules, and what it prints, are rules that exist."""

import re
from pathlib import Path

import pytest

from serai.games import find_game, game_names
from serai.text.speech import rule_ids

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", game_names())
def test_the_art_of_a_rulebook_names_rules_of_its_game(game: str) -> None:
    named = re.findall(r'"([A-Z]-[A-Z]?\d+)"', (GAMES / game / "rulebook.ts").read_text("utf-8"))
    assert len(set(named)) > 20
    assert sorted(set(named) - set(rule_ids("en", find_game(game)))) == []
