"""Every decision of Marrakesh has a hold on the boards, and few answers at once."""

import re
from pathlib import Path

import pytest

from serai.games.marrakesh.actions import VOCABULARY
from tests.marrakesh.decisions import HOLDS, choices

FACE = Path(__file__).parents[2] / "web" / "src" / "games" / "marrakesh"


def holds_written() -> dict[str, str]:
    """The verbs that the client gives a hold to, each with the lines that say which."""
    text = (FACE / "holds.ts").read_text(encoding="utf-8")
    table = text[text.index("const HOLDS") : text.index("};")]
    return dict(re.findall(r"^  (\w+): (.*?)(?=^  \w+:|\Z)", table, re.MULTILINE | re.DOTALL))


def test_every_choice_of_the_rules_has_a_hold_on_the_boards() -> None:
    assert choices() == set(HOLDS)


def test_every_verb_has_a_hold_in_the_client() -> None:
    verbs = {verb.name for verb in VOCABULARY.verbs}
    assert verbs == set(holds_written())


@pytest.mark.parametrize("hold", sorted({hold for holds in HOLDS.values() for hold in holds}))
def test_every_hold_is_drawn_somewhere_and_tells_what_it_is(hold: str) -> None:
    drawn = [
        path for path in FACE.rglob("*.svelte") if re.search(rf"[\"`]{hold}(:|\")|`{hold}:", path.read_text("utf-8"))
    ]
    assert drawn
    if hold not in ("rung", "effect"):  # a rung of the ladder says itself what it is
        told = (FACE / "tells.ts").read_text(encoding="utf-8")
        assert re.search(rf"^  \"?{hold}\"?: ", told, re.MULTILINE)
