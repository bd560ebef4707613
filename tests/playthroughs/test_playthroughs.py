"""The kept games still go as they went, state by state.

After a change of the rules that is meant: `python -m tests.playthroughs`, and read the difference.
"""

import pytest

from tests.playthroughs.games import GAMES, kept, text_file
from tests.playthroughs.printing import printed

MOST = 400_000


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_goes_as_it_went(name: str) -> None:
    text = text_file(name).read_text(encoding="utf-8")
    now = printed(kept(name))
    for number, (then, again) in enumerate(zip(text.splitlines(), now.splitlines(), strict=False), 1):
        assert again == then, f"{text_file(name).name}, line {number}"
    assert now == text
    assert len(text.encode()) < MOST
