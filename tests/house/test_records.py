"""Records are read strictly: what is wrong, and where, is said."""

import copy
import json
import random
from typing import Any

import pytest

import serai
from serai.play.dealer import commitment
from serai.play.replay import verify, with_legal


@pytest.fixture
def record() -> dict[str, Any]:
    state = serai.game("sultan").new(players=3, seed="a secret", names=["Ann", "Béla", "גיל"])
    chooser = random.Random(1)
    while not state.over:
        state.apply(chooser.choice(state.legal()))
    written: dict[str, Any] = json.loads(json.dumps(state.record()))
    return written


def test_a_record_has_the_keys_of_the_contract(record: dict[str, Any]) -> None:
    assert record["format"] == "serai/1"
    assert record["options"] == {
        "first_player": "random",
        "two_player_split": True,
        "two_player_rotation": "round",
        "open_jewels": False,
    }
    assert record["edition"]["name"] == "default" and len(record["edition"]["sha256"]) == 64
    assert set(record["result"]) >= {"scores", "winners"}
    assert record["moves"][0]["actor"] == "chance"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("format",), "serai/2", "format"),
        (("game",), "chess", "unknown game"),
        (("players",), 6, "2 to 5 players"),
        (("players",), "3", "players"),
        (("options", "first_player"), 3, "first_player"),
        (("options", "colour"), "red", "no option"),
        (("edition", "sha256"), "0", "edition"),
        (("names",), ["Ann"], "names"),
        (("seed",), 5, "seed"),
        (("rules",), 99, "rules version"),
        (("surprise",), 1, "unknown key"),
        (("moves", 0, "seat"), 3, "S-08"),
        (("moves", 0, "actor"), 0, "chance decides now"),
        (("moves", 0, "type"), "deal_hand", "first_player"),
        (("moves", 1, "cards"), [1, 1, 2, 3, 4], "S-12"),
        (("moves", 1, "cards"), [1, 2, 3], "S-12"),
        (("moves", 1, "seat"), 1, "seat"),
        (("moves", 4, "jewels"), ["white"], "S-14"),
        (("moves", 5, "actor"), "chance", "decides now"),
        (("moves", 5, "color"), "pink", "should be one of"),
        (("moves", 5, "extra"), 1, "no key"),
        (("moves", 5, "legal"), [], "legal actions"),
        (("moves", 5, "legal"), None, "legal actions"),
        (("moves", 5, "legal"), [{"type": "fly"}], "fly"),
        (("moves", 1, "legal"), [], "no key 'legal'"),
        (("moves", 1, "seat"), 0.0, "seat"),
        (("moves", 1, "seat"), False, "seat"),
        (("players",), 3.0, "players"),
        (("rules",), True, "rules version"),
        (("rules",), 1.0, "rules version"),
        (("commitment",), 5, "commitment"),
        (("names", 0), "\ud800", "names"),
        (("seed",), "\ud800", "seed"),
        (("game",), ["sultan"], "'game' should be"),
        (("result", "winners"), None, "result"),
        (("moves", 5), "nonsense", "JSON object"),
        (("result", "scores"), [0, 0, 0], "result"),
        (("result",), None, "result"),
    ],
)
def test_a_wrong_record_is_refused(record: dict[str, Any], path: tuple[Any, ...], value: object, said: str) -> None:
    holder: Any = record
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    with pytest.raises(serai.BadRecord, match=said) as caught:
        serai.replay(record)
    if path[0] == "moves":
        assert caught.value.move == path[1]


@pytest.mark.parametrize(
    "path",
    [("format",), ("game",), ("players",), ("options", "first_player"), ("moves", 1, "cards"), ("moves", 5, "type")],
)
def test_what_is_too_deep_or_too_large_to_be_shown_is_refused(record: dict[str, Any], path: tuple[Any, ...]) -> None:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    holder: Any = record
    for key in path[:-1]:
        holder = holder[key]
    for wrong in (deep, 10**5000, "9" * 5000):
        holder[path[-1]] = wrong
        with pytest.raises(serai.BadRecord) as caught:
            serai.replay(record)
        assert len(str(caught.value)) < 500


def test_a_seat_is_a_whole_number(record: dict[str, Any]) -> None:
    move = record["moves"][5]
    for wrong in (float(move["actor"]), str(move["actor"]), move["actor"] == 1):
        record["moves"][5] = {**move, "actor": wrong}
        with pytest.raises(serai.BadRecord, match="decides now"):
            serai.replay(record)


def test_a_score_is_a_whole_number(record: dict[str, Any]) -> None:
    record["result"]["scores"] = [float(score) for score in record["result"]["scores"]]
    with pytest.raises(serai.BadRecord, match="result"):
        serai.replay(record)


def test_legal_actions_may_stand_in_any_order(record: dict[str, Any]) -> None:
    listed = with_legal(record)
    moves: Any = listed["moves"]
    for move in moves:
        if "legal" in move:
            move["legal"].reverse()
    assert serai.replay(listed).over
    moves[5]["legal"].append(moves[5]["legal"][0])
    with pytest.raises(serai.BadRecord, match="legal actions"):
        serai.replay(listed)


@pytest.mark.parametrize("key", ["format", "game", "players", "options", "edition", "seed", "names", "moves", "result"])
def test_a_missing_key_is_refused(record: dict[str, Any], key: str) -> None:
    del record[key]
    with pytest.raises(serai.BadRecord, match=key):
        serai.replay(record)


def test_a_missing_option_is_refused(record: dict[str, Any]) -> None:
    del record["options"]["open_jewels"]
    with pytest.raises(serai.BadRecord, match="open_jewels"):
        serai.replay(record)


def test_lists_of_chance_may_stand_in_any_order(record: dict[str, Any]) -> None:
    mixed = copy.deepcopy(record)
    mixed["moves"][1]["cards"].reverse()
    assert serai.replay(mixed).record() == serai.replay(record).record()


def test_a_foreign_record_may_have_a_shorter_result(record: dict[str, Any]) -> None:
    record["result"] = {key: record["result"][key] for key in ("scores", "winners")}
    del record["commitment"], record["rules"]
    assert serai.replay(record).over


def test_the_commitment_proves_the_seed(record: dict[str, Any]) -> None:
    assert record["commitment"] == commitment("a secret")
    assert verify(record).over
    with pytest.raises(serai.BadRecord, match="commitment"):
        verify({**record, "seed": "another"})
    with pytest.raises(serai.BadRecord, match="the seed deals"):
        verify({**record, "seed": "another", "commitment": commitment("another")})
    with pytest.raises(serai.BadRecord, match="no seed"):
        verify({**record, "seed": None})


def test_a_seed_nobody_gave_can_not_be_guessed() -> None:
    seeds = {serai.game("sultan").new(players=2).record()["seed"] for _ in range(20)}
    assert len(seeds) == 20 and all(isinstance(seed, str) and len(seed) >= 32 for seed in seeds)
