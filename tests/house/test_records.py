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
        (("surprise",), 1, "unknown key"),
        (("given",), -1, "given"),
        (("given",), 1000, "given"),
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


# rules of another version


@pytest.mark.parametrize("version", [0, 2, 99])
def test_a_record_of_other_rules_that_comes_out_the_same_is_one_of_todays(record: dict[str, Any], version: int) -> None:
    record["rules"] = version
    record["edition"]["sha256"] = "0" * 64  # a later edition corrects a value, or leaves out one that nobody read
    del record["options"]["open_jewels"]  # an option that there was not then
    state = serai.replay(record)
    assert state.result == record["result"]
    assert state.record()["rules"] == serai.game("sultan").game.version
    assert state.record()["moves"] == record["moves"]


@pytest.fixture
def record_without_screens() -> dict[str, Any]:
    """A record of Marrakesh without the option for closed screens: in its first rules all were open."""
    written: dict[str, Any] = serai.game("marrakesh").new(2, seed=4).record()
    del written["options"]["open_screens"]
    return written


@pytest.mark.parametrize("version", [1, None])
def test_an_option_that_came_later_is_as_it_was_before(
    record_without_screens: dict[str, Any], version: int | None
) -> None:
    record_without_screens["rules"] = version
    if version is None:
        del record_without_screens["rules"]
    options: Any = serai.replay(record_without_screens).record()["options"]
    assert options["open_screens"] is True


def test_a_record_of_todays_rules_has_all_of_todays_options(record_without_screens: dict[str, Any]) -> None:
    with pytest.raises(serai.BadRecord, match="missing: open_screens"):
        serai.replay(record_without_screens)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("moves", 5, "color"), "pink", "should be one of"),
        (("moves", 0, "seat"), 0, "the seed deals"),
        (("result", "scores"), [0, 0, 0], "result"),
        (("seed",), "another seed", "the seed deals"),
        (("options", "colour"), "red", "no option"),
        (("edition", "name"), "my own", "edition"),
    ],
)
def test_a_record_of_other_rules_that_comes_out_otherwise_says_so(
    record: dict[str, Any], path: tuple[Any, ...], value: object, said: str
) -> None:
    holder: Any = record
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    record["rules"] = 99
    with pytest.raises(serai.BadRecord, match=f"rules version 99.*{said}"):
        serai.replay(record)


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


@pytest.mark.parametrize("move", [None, 7, {}, {"actor": "chance"}, {"actor": "chance", "type": "no_such_chance"}])
def test_a_chance_that_nobody_can_read_is_refused_in_records_of_other_rules_too(move: object) -> None:
    record = serai.game(serai.games()[0]).new(players=2, seed=1).record()
    record["rules"] = 0
    assert isinstance(record["moves"], list)
    record["moves"][0] = move
    with pytest.raises(serai.BadRecord, match="move 0"):
        serai.replay(record)
