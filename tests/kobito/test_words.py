"""How Kobito sounds: terms of the rulebook, and slips that came back once and shall not again."""

import pytest

from serai.games import find_game
from serai.text import Speech

KOBITO = find_game("kobito")


@pytest.mark.parametrize(
    ("rule", "says", "never"),
    [
        ("K-10", "a kezedben lévő összes lapot", "teljes kezed"),
        ("K-13", "nem számít bele", "semmit sem ér"),
        ("K-15", "a lapjaidat csak a kör végén egészíted ki", "a kezed"),
        ("K-40", "felszabadul egy hely", "utolsó helye"),
    ],
)
def test_hungarian_rules_speak_of_cards_not_of_hands(rule: str, says: str, never: str) -> None:
    said = Speech("hu", KOBITO).rule(rule)
    assert says in said
    assert never not in said


@pytest.mark.parametrize("card", range(1, 13))
def test_a_hungarian_card_has_its_value_not_its_place(card: int) -> None:
    said = Speech("hu", KOBITO).say("card-spoken", card=card, card_key=card)
    assert said.startswith(f"{card}-") and "." not in said


def test_hebrew_rules_are_called_by_one_word() -> None:
    assert "בחוק הבא" in Speech("he", KOBITO).rule("K-35")


@pytest.mark.parametrize(
    ("points", "said"), [(1, "זכייה בנקודה אחת"), (2, "זכייה בשתי נקודות"), (5, "זכייה ב־5 נקודות")]
)
def test_hebrew_points_are_won_without_a_hyphen_before_a_word(points: int, said: str) -> None:
    assert said in Speech("he", KOBITO).say("wins-points", points=points)
