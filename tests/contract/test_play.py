"""What holds for every game: options, copies, records, refusals, endings."""

import json
import random
import re

import pytest

import serai
from serai.play.replay import verify, with_legal
from tests.contract.tables import CASES, decisions, facts, new_state

every_case = pytest.mark.parametrize(("name", "players", "variant"), CASES)


@every_case
def test_options_are_there_distinct_and_stable(name: str, players: int, variant: str) -> None:
    for state in decisions(new_state(name, players, variant)):
        actions = state.legal()
        assert actions
        assert actions == state.legal() == state.copy().legal()
        assert len({json.dumps(action.to_json()) for action in actions}) == len(actions)


@every_case
def test_actions_survive_their_json_form(name: str, players: int, variant: str) -> None:
    box = serai.game(name)
    for state in decisions(new_state(name, players, variant)):
        for action in state.legal():
            written = json.loads(json.dumps(action.to_json()))
            assert box.action(written) is action
            assert str(action).split()[0] == written["type"]


@every_case
def test_a_copy_forgets_nothing_and_shares_nothing(name: str, players: int, variant: str) -> None:
    for number, state in enumerate(decisions(new_state(name, players, variant), most=12)):
        before = facts(state.table)
        twin = state.copy()
        assert facts(twin.table) == before
        chooser = random.Random(number)
        while not twin.over:
            twin.apply(chooser.choice(twin.legal()))
        assert facts(state.table) == before
        assert twin.record()["moves"][: len(state.moves())] == state.moves()  # type: ignore[index]


@every_case
def test_an_illegal_action_is_refused_with_a_rule_and_changes_nothing(name: str, players: int, variant: str) -> None:
    prefix = serai.game(name).game.prefix
    seen = {action for state in decisions(new_state(name, players, variant)) for action in state.legal()}
    some = sorted(seen, key=str)
    random.Random(3).shuffle(some)
    refused = 0
    for state in decisions(new_state(name, players, variant, seed=2), most=60):
        legal, before = set(state.legal()), facts(state.table)
        for action in [action for action in some[:300] if action not in legal][:25]:
            with pytest.raises(serai.IllegalMove) as caught:
                state.apply(action)
            assert re.fullmatch(prefix + r"-[A-Z]?\d+", caught.value.rule), (str(action), caught.value.rule)
            assert re.fullmatch(r"[a-z0-9_]+", caught.value.reason)
            refused += 1
        assert facts(state.table) == before
    assert refused > 50


@every_case
def test_what_is_unavailable_is_never_legal_and_says_why(name: str, players: int, variant: str) -> None:
    prefix = serai.game(name).game.prefix
    for state in decisions(new_state(name, players, variant)):
        legal = set(state.legal())
        for action, refusal in state.refusals():
            assert action not in legal, str(action)
            assert refusal.rule.startswith(prefix + "-")


@every_case
def test_a_record_replays_and_its_shuffles_can_be_verified(name: str, players: int, variant: str) -> None:
    state = new_state(name, players, variant)
    chooser = random.Random(5)
    while not state.over:
        state.apply(chooser.choice(state.legal()))
    record = json.loads(json.dumps(state.record()))
    again = serai.replay(record)
    assert again.record() == state.record()
    assert facts(again.table) == facts(state.table)
    assert verify(record).result == state.result
    assert serai.replay(json.loads(json.dumps(with_legal(record)))).result == state.result


@every_case
def test_an_unfinished_record_replays_and_goes_on(name: str, players: int, variant: str) -> None:
    state = new_state(name, players, variant)
    chooser = random.Random(5)
    for _ in range(20):
        if not state.over:
            state.apply(chooser.choice(state.legal()))
    record = state.record()
    again = serai.replay(record)
    assert again.actor == state.actor
    assert again.legal() == state.legal()
    assert record["result"] == again.result
    while not state.over:
        action = chooser.choice(state.legal())
        state.apply(action)
        again.apply(action)
    assert again.record() == state.record()


@every_case
def test_the_same_seed_gives_the_same_game_and_another_seed_another(name: str, players: int, variant: str) -> None:
    def played(seed: int) -> str:
        state = new_state(name, players, "default", seed)
        chooser = random.Random(0)
        while not state.over:
            state.apply(chooser.choice(state.legal()))
        return json.dumps(state.moves())

    assert played(11) == played(11)
    assert played(11) != played(12)


@every_case
def test_the_result_is_complete(name: str, players: int, variant: str) -> None:
    state = new_state(name, players, variant)
    assert state.result is None
    for _ in decisions(state):
        pass
    result = state.result
    assert result is not None
    assert state.actor is None
    assert state.legal() == []
    scores, winners = result["scores"], result["winners"]
    assert isinstance(scores, list) and len(scores) == players
    assert isinstance(winners, list) and winners and set(winners) <= set(range(players))
    json.dumps(result)
    with pytest.raises(serai.IllegalMove):
        state.apply(serai.game(name).game.vocabulary.action(0))


@pytest.mark.parametrize("name", serai.games())
def test_an_action_of_another_game_is_refused(name: str) -> None:
    state = new_state(name, serai.game(name).players[0], "default")
    before = facts(state.table)
    for other in serai.games():
        for foreign in decisions(new_state(other, serai.game(other).players[0], "default"), most=30):
            for action in foreign.legal() if other != name else []:
                with pytest.raises(serai.IllegalMove):
                    state.apply(action)
    assert facts(state.table) == before


@pytest.mark.parametrize("name", serai.games())
def test_only_seats_at_the_table_can_look_and_imagine(name: str) -> None:
    state = new_state(name, serai.game(name).players[0], "default")
    for wrong in (-1, state.players, 99):
        with pytest.raises(serai.SeraiError, match="no seat"):
            state.view(wrong)
        with pytest.raises(serai.SeraiError, match="no seat"):
            state.determinize(wrong, 1)


@pytest.mark.parametrize("name", serai.games())
def test_a_copy_of_an_imagined_table_has_no_record_either(name: str) -> None:
    imagined = new_state(name, serai.game(name).players[0], "default").determinize(0, 1)
    twin = imagined.copy()
    twin.apply(twin.legal()[0])
    for state in (imagined, twin):
        with pytest.raises(serai.SeraiError, match="no record"):
            state.record()


@pytest.mark.parametrize("name", serai.games())
def test_a_record_can_be_changed_without_harm(name: str) -> None:
    state = new_state(name, serai.game(name).players[0], "default")
    record, before = state.record(), json.dumps(state.record())
    for part in record.values():
        if isinstance(part, (dict, list)):
            part.clear()
    assert json.dumps(state.record()) == before


def test_names_and_seeds_are_texts_that_can_be_written() -> None:
    box = serai.game("sultan")
    with pytest.raises(serai.BadOption, match="names"):
        box.new(players=2, names=["Ann", "\ud800"])
    with pytest.raises(serai.BadOption, match="seed"):
        box.new(players=2, seed="\ud800")


@pytest.mark.parametrize("name", serai.games())
def test_options_outside_the_table_are_refused(name: str) -> None:
    box = serai.game(name)
    players = box.players[0]
    for option in box.options:
        with pytest.raises(serai.BadOption, match=option):
            box.new(players=players, options={option: "nonsense"})
        with pytest.raises(serai.BadOption, match=option):
            box.new(players=players, options={option: None})
    with pytest.raises(serai.BadOption):
        box.new(players=players, options={"no_such_option": True})
    for wrong in (0, 1, box.players[-1] + 1, -2):
        with pytest.raises(serai.BadOption):
            box.new(players=wrong)


@pytest.mark.parametrize("name", serai.games())
def test_a_broken_edition_is_refused_with_the_place_at_fault(name: str, tmp_path) -> None:  # type: ignore[no-untyped-def]
    box = serai.game(name)
    broken = tmp_path / "broken.toml"
    for text, said in (("x = ", "broken"), ("", "missing")):
        broken.write_text(text, encoding="utf-8")
        with pytest.raises(serai.BadEdition, match=said):
            box.new(players=box.players[0], edition=str(broken))
    with pytest.raises(serai.BadEdition, match="no such edition"):
        box.new(players=box.players[0], edition="nowhere")
