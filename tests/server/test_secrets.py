"""What the server tells a seat is the same in every world that the seat can't tell apart."""

import re
from typing import Any

import pytest
from msgspec import json

import serai
from serai.core.actions import Action
from serai.tables import opening
from serai.tables.cache import ByteCache
from serai.tables.clocks import Moment
from serai.tables.config import TableConfig
from serai.tables.game import LiveGame
from serai.tables.roster import PERSON, Roster, Seat
from serai.tables.snapshots import Snapshots
from serai.tables.standing import StandingMoves
from tests.server.scenes import Sitting, house, scene

NOW = Moment(0, 0)
CASES = [(name, players) for name in serai.games() for players in (serai.game(name).players[0], 4)]


def new_game(game: str, players: int, seed: str) -> LiveGame:
    roster = Roster([Seat(PERSON, f"Seat {seat}") for seat in range(players)])
    played = LiveGame(TableConfig(game, players, {}, seed), roster)
    played.commit(played.start(NOW))
    return played


def shown_to(game: LiveGame, seat: int | None) -> bytes:
    return json.encode(Snapshots("table", ByteCache()).build(game, seat, 0, frozenset(), NOW, []))


def twin_of(moves: StandingMoves) -> StandingMoves:
    twin = StandingMoves(moves.kinds)
    for place in range(len(moves)):
        twin.add(moves[place], moves.facts_of(place))
    return twin


def following(game: LiveGame, action: Action) -> LiveGame:
    """The same game, one move later."""
    twin = LiveGame(game.config, game.roster)
    assert game.state is not None and game.actor is not None
    twin.version, twin.applied, twin.cuts = game.version, twin_of(game.applied), list(game.cuts)
    twin.state, twin.last_action = game.state, game.last_action
    twin.commit(twin.move(game.actor, game.version, action.to_json(), "id", NOW))
    return twin


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_position_does_not_depend_on_what_its_seat_can_not_know(game: str, players: int) -> None:
    played = new_game(game, players, "two worlds")
    for number in range(40):
        state = played.state
        if state is None or state.over:
            break
        for seat in (*range(players), None):
            here = shown_to(played, seat)
            imagined = state.determinize(seat, number)
            played.state = imagined
            assert shown_to(played, seat) == here
            played.state = state
        action = state.legal()[number % len(state.legal())].to_json()
        played.commit(played.move(state.actor or 0, played.version, action, None, NOW))


@pytest.mark.parametrize(("game", "players"), [("sultan", 2), ("sultan", 4), ("marrakesh", 2)])
def test_secret_choices_look_alike_to_all_others(game: str, players: int) -> None:
    played = new_game(game, players, "secret choices")
    compared = 0
    for number in range(60):
        state = played.state
        if state is None or state.over or state.actor is None:
            break
        legal = state.legal()
        compared += compare(played, legal[0], legal[-1]) + compare(played, legal[0], legal[len(legal) // 2])
        played.commit(played.move(state.actor, played.version, legal[number % len(legal)].to_json(), None, NOW))
    assert compared > 10


def compare(played: LiveGame, one: Action, other: Action) -> int:
    """Two actions that tell a viewer the same facts must show the viewer the same position."""
    first, second = following(played, one), following(played, other)
    alike = 0
    for seat in (*range(played.config.players), None):
        if seat == played.actor or one is other:
            continue
        facts = [[event.to_json(seat) for event in each.last_facts()] for each in (first, second)]
        if facts[0] == facts[1] and any(not event.is_known_to(seat) for event in first.last_facts()):
            assert shown_to(first, seat) == shown_to(second, seat)
            alike += 1
    return alike


@scene
async def test_over_the_socket_two_worlds_are_told_alike(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with the same deck: seat 0 places another card in each; seat 1 hears the same, word for word."""
    monkeypatch.setattr(opening, "new_seed", lambda: "the same deck")
    async with house(sqlite) as served:
        received = []
        for world in (0, 1):
            host = await served.make("sultan", "mm", options={"first_player": 0})
            async with host.sit(0) as one, host.sit(1) as two:
                await one.move(0)
                await place_some_card(one, world)
                await two.see(one.position["version"] + 1)
            received.append([normal(message, host.table) for message in two.received])
        assert received[0] == received[1]
        assert "card_placed" in str(received[0])


async def place_some_card(sitting: Sitting, world: int) -> None:
    await sitting.see(2)
    cards = [action for action in sitting.position["legal"] if action["cushion"] == 0]
    assert cards[0]["card"] != cards[-1]["card"]
    answer = await sitting.play(cards[-world], sitting.position["version"])
    assert answer["type"] == "accepted"


def normal(message: dict[str, Any], table: str) -> str:
    return re.sub(r'"at":\d+', "", json.encode(message).decode().replace(table, "table"))


@scene
async def test_no_seat_is_ever_told_anothers_secret(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("kobito", "mmm")
        async with host.sit(0) as zero, host.sit(1) as one, host.sit(2) as two:
            sittings = [zero, one, two]
            for number in range(60):
                for sitting in sittings:
                    await sitting.see(number + 1)
                mover = next(sitting for sitting in sittings if sitting.position["legal"])
                assert (await mover.move(number))["type"] == "accepted"
        for sitting in sittings:
            for message in sitting.received:
                for event in message.get("events", []):
                    assert event["known"] or "cards" not in event
                    if event["type"] in ("hand_dealt", "cards_drawn"):
                        assert event["known"] == (event["seat"] == sitting.seat)
