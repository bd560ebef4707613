"""What holds for every game: options, copies, records, refusals, endings."""

import json
import random
import re
from pathlib import Path

import pytest

import serai
from serai.core.actions import Action
from serai.core.agenda import contents
from serai.core.errors import BadEdition, BadOption, IllegalMove, SeraiError
from serai.play.editions import boxed_edition
from serai.play.replay import verify, with_legal
from serai.play.state import State
from serai.testing.cases import decisions, new_state, play_on, smallest_table
from serai.testing.contract import Contract

REASON = re.compile(r"[a-z0-9_]+")


class PlayContract(Contract):
    """A game can be played, copied, recorded, replayed and refused."""

    def test_legal_actions_are_there_distinct_and_stable(self, name: str, players: int, variant: str) -> None:
        for state in decisions(new_state(name, players, variant)):
            actions = state.legal()
            assert actions
            assert actions == state.legal() == state.copy().legal()
            assert len({json.dumps(action.to_json()) for action in actions}) == len(actions)

    def test_actions_survive_their_json_form(self, name: str, players: int, variant: str) -> None:
        box = serai.game(name)
        for state in decisions(new_state(name, players, variant)):
            for action in state.legal():
                written = json.loads(json.dumps(action.to_json()))
                assert box.action(written) is action
                assert str(action).split()[0] == written["type"]

    def test_a_copy_forgets_nothing_and_shares_nothing(self, name: str, players: int, variant: str) -> None:
        for number, state in enumerate(decisions(new_state(name, players, variant), most=12)):
            before, moves = contents(state.table), state.moves()
            twin = state.copy()
            assert contents(twin.table) == before
            play_on(twin, random.Random(number))
            assert contents(state.table) == before
            assert twin.moves()[: len(moves)] == moves == state.moves()

    def test_an_illegal_action_is_refused_with_a_rule_and_changes_nothing(
        self, name: str, players: int, variant: str
    ) -> None:
        some = known_actions(new_state(name, players, variant))
        rules = re.compile(serai.game(name).game.prefix + r"-[A-Z]?\d+")
        refused = 0
        for state in decisions(new_state(name, players, variant, seed=2), most=60):
            legal, before = set(state.legal()), contents(state.table)
            illegal = [action for action in some if action not in legal]
            for action in illegal[:25]:
                with pytest.raises(IllegalMove) as caught:
                    state.apply(action)
                assert rules.fullmatch(caught.value.rule), (str(action), caught.value.rule)
                assert REASON.fullmatch(caught.value.reason)
                refused += 1
            assert contents(state.table) == before
        assert refused > self.least_refused

    def test_what_is_unavailable_is_never_legal_and_says_why(self, name: str, players: int, variant: str) -> None:
        prefix = serai.game(name).game.prefix
        for state in decisions(new_state(name, players, variant)):
            legal = set(state.legal())
            for action, refusal in state.refusals():
                assert action not in legal, str(action)
                assert refusal.rule.startswith(prefix + "-")

    def test_a_record_replays_and_its_shuffles_can_be_verified(self, name: str, players: int, variant: str) -> None:
        state = new_state(name, players, variant)
        play_on(state, random.Random(5))
        record = json.loads(json.dumps(state.record()))
        again = serai.replay(record)
        assert again.record() == state.record()
        assert contents(again.table) == contents(state.table)
        assert verify(record).result == state.result
        assert serai.replay(json.loads(json.dumps(with_legal(record)))).result == state.result

    def test_an_unfinished_record_replays_and_goes_on(self, name: str, players: int, variant: str) -> None:
        state, chooser = new_state(name, players, variant), random.Random(5)
        play_on(state, chooser, most=20)
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

    def test_the_same_seed_gives_the_same_game_and_another_seed_another(
        self, name: str, players: int, variant: str
    ) -> None:
        first, again, other = (new_state(name, players, "default", seed) for seed in (11, 11, 12))
        for state in (first, again, other):
            play_on(state, random.Random(0))
        assert json.dumps(first.moves()) == json.dumps(again.moves())
        if any(move["actor"] == "chance" for move in first.moves()):
            assert json.dumps(first.moves()) != json.dumps(other.moves())

    def test_the_result_is_complete(self, name: str, players: int, variant: str) -> None:
        state = new_state(name, players, variant)
        assert state.result is None
        assert state.view(None)["places"] is None
        play_on(state, random.Random(1))
        result = state.result
        assert result is not None
        assert state.actor is None
        assert state.legal() == []
        scores, winners = result["scores"], result["winners"]
        assert isinstance(scores, list) and len(scores) == players
        assert isinstance(winners, list) and winners and set(winners) <= set(range(players))
        json.dumps(result)
        places = state.view(None)["places"]
        assert isinstance(places, list)
        assert [seat for seat, place in enumerate(places) if place == 1] == winners
        with pytest.raises(IllegalMove):
            state.apply(serai.game(name).game.vocabulary.action(0))

    def test_an_action_of_another_game_is_refused(self, name: str) -> None:
        state = smallest_table(name)
        before = contents(state.table)
        for other in serai.games():
            for foreign in decisions(smallest_table(other), most=30) if other != name else ():
                for action in foreign.legal():
                    with pytest.raises(IllegalMove):
                        state.apply(action)
        assert contents(state.table) == before

    def test_only_seats_at_the_table_can_look_and_imagine(self, name: str) -> None:
        state = smallest_table(name)
        for wrong in (-1, state.players, 99):
            with pytest.raises(SeraiError, match="no seat"):
                state.view(wrong)
            with pytest.raises(SeraiError, match="no seat"):
                state.determinize(wrong, 1)

    def test_a_copy_of_an_imagined_table_has_no_record_either(self, name: str) -> None:
        imagined = smallest_table(name).determinize(0, 1)
        twin = imagined.copy()
        twin.apply(twin.legal()[0])
        for state in (imagined, twin):
            with pytest.raises(SeraiError, match="no record"):
                state.record()

    def test_a_record_can_be_changed_without_harm(self, name: str) -> None:
        state = smallest_table(name)
        record, before = state.record(), json.dumps(state.record())
        for part in record.values():
            if isinstance(part, (dict, list)):
                part.clear()
        assert json.dumps(state.record()) == before

    def test_names_and_seeds_are_texts_that_can_be_written(self, name: str) -> None:
        box = serai.game(name)
        with pytest.raises(BadOption, match="names"):
            box.new(players=box.players[0], names=["\ud800"] * box.players[0])
        with pytest.raises(BadOption, match="seed"):
            box.new(players=box.players[0], seed="\ud800")

    def test_options_outside_the_table_are_refused(self, name: str) -> None:
        box = serai.game(name)
        players = box.players[0]
        for option in box.options:
            for nonsense in ("nonsense", None):
                with pytest.raises(BadOption, match=option):
                    box.new(players=players, options={option: nonsense})
        with pytest.raises(BadOption):
            box.new(players=players, options={"no_such_option": True})
        for wrong in (0, 1, box.players[-1] + 1, -2):
            with pytest.raises(BadOption):
                box.new(players=wrong)

    def test_a_broken_edition_is_refused_with_the_place_at_fault(self, name: str, tmp_path: Path) -> None:
        box = serai.game(name)
        broken = tmp_path / "broken.toml"
        wrong = ("", "missing") if boxed_edition(box.game).values else ("x = 1", "no printed values")
        for text, said in (("x = ", "broken"), wrong):
            broken.write_text(text, encoding="utf-8")
            with pytest.raises(BadEdition, match=said):
                box.new(players=box.players[0], edition=str(broken))
        with pytest.raises(BadEdition, match="no such edition"):
            box.new(players=box.players[0], edition="nowhere")


def known_actions(state: State) -> list[Action]:
    """Actions that come up in a game, in no order, a few hundred at most."""
    some = sorted({action for state in decisions(state) for action in state.legal()}, key=str)
    random.Random(3).shuffle(some)
    return some[:300]
