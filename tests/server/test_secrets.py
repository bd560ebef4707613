"""What the server tells a seat is the same in every world that the seat can't tell apart."""

import re
from typing import Any

import pytest
from msgspec import json

import serai
from serai.core.actions import Action
from serai.play.room import PERSON, Company, Room, Seat, Terms
from serai.server import opening
from serai.server.positions import position
from tests.server.scenes import Sitting, house, scene

CASES = [(name, players) for name in serai.games() for players in (serai.game(name).players[0], 4)]


def new_room(game: str, players: int, seed: str) -> Room:
    company = Company([Seat(PERSON, f"Seat {seat}") for seat in range(players)])
    room = Room(Terms(game, players, {}, seed), company)
    room.start(0)
    return room


def shown_to(room: Room, seat: int | None) -> bytes:
    return json.encode(position("table", room, seat, 0, set(), 0, []))


def following(room: Room, action: Action) -> Room:
    """The same room, one move later."""
    twin = Room(room.terms, room.company)
    assert room.state is not None and room.actor is not None
    twin.version, twin.steps, twin.cuts = room.version, list(room.steps), list(room.cuts)
    twin.state = room.retold(room.state, room.steps[-1].moves)
    twin.move(room.actor, room.version, action.to_json(), "id", 0)
    return twin


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_position_does_not_depend_on_what_its_seat_can_not_know(game: str, players: int) -> None:
    room = new_room(game, players, "two worlds")
    for number in range(40):
        state = room.state
        if state is None or state.over:
            break
        for seat in (*range(players), None):
            here = shown_to(room, seat)
            imagined = state.determinize(seat, number)
            imagined.ears = state.ears
            room.state = imagined
            assert shown_to(room, seat) == here
            room.state = state
        room.move(state.actor or 0, room.version, state.legal()[number % len(state.legal())].to_json(), None, 0)


@pytest.mark.parametrize(("game", "players"), [("sultan", 2), ("sultan", 4), ("marrakesh", 2)])
def test_secret_choices_look_alike_to_all_others(game: str, players: int) -> None:
    room = new_room(game, players, "secret choices")
    compared = 0
    for number in range(60):
        state = room.state
        if state is None or state.over or state.actor is None:
            break
        legal = state.legal()
        compared += compare(room, legal[0], legal[-1]) + compare(room, legal[0], legal[len(legal) // 2])
        room.move(state.actor, room.version, legal[number % len(legal)].to_json(), None, 0)
    assert compared > 10


def compare(room: Room, one: Action, other: Action) -> int:
    """Two actions that tell a viewer the same facts must show the viewer the same position."""
    first, second = following(room, one), following(room, other)
    alike = 0
    for seat in (*range(room.terms.players), None):
        if seat == room.actor or one is other:
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
        heard = []
        for world in (0, 1):
            host = await served.make("sultan", "mm", options={"first_player": 0})
            async with host.sit(0) as one, host.sit(1) as two:
                await one.move(0)
                await place_some_card(one, world)
                await two.see(one.position["version"] + 1)
            heard.append([normal(message, host.table) for message in two.heard])
        assert heard[0] == heard[1]
        assert "card_placed" in str(heard[0])


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
            for message in sitting.heard:
                for event in message.get("events", []):
                    assert event["known"] or "cards" not in event
                    if event["type"] in ("hand_dealt", "cards_drawn"):
                        assert event["known"] == (event["seat"] == sitting.seat)
