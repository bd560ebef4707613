"""A table of somebody's own device goes on at a server, where others join it."""

from typing import Any

import pytest
from msgspec import json

from serai.games import game_names
from serai.page.house import PageHouse
from serai.play.replay import verify
from serai.tables.api import Device
from serai.tables.errors import ApiError
from serai.tables.game import PLAYING
from serai.tables.messages.house import Sit
from serai.tables.messages.live import Admit
from serai.tables.table import LiveTable
from tests.page.scenes import Look, MemoryShelf, ask, new_table, opened
from tests.tables.hosts import FakeHost, Screen, scene
from tests.tables.test_playing_on import ANNA, play

for_every_game = pytest.mark.parametrize("game", game_names())


async def begun(game: str, *seats: str, moves: int = 6) -> tuple[PageHouse, str, dict[str, Any]]:
    """A table on a device, some moves on; what it shows there."""
    house = opened(MemoryShelf())
    table = await new_table(house, game, *seats)
    look = Look(house, table)
    now = await look.turn()
    for _ in range(moves):
        look.move(now)
        now = await look.turn(now["version"])
    return house, table, now


async def saved(house: PageHouse, table: str) -> dict[str, Any]:
    found: dict[str, Any] = await ask(house, "GET", f"/api/tables/{table}/saved")
    return found


async def brought(host: FakeHost, table: dict[str, Any], keeps: str = "0") -> tuple[LiveTable, Device]:
    made, tokens = await host.api.bring(ANNA, json.encode(table), keeps)
    return await host.registry.find(made.table), Device(tokens, "")


@for_every_game
@scene
async def test_a_table_of_a_device_goes_on_at_a_server_to_its_end_and_its_record_says_how_it_began(game: str) -> None:
    house, here, now = await begun(game, "me", "greedy")
    file = await saved(house, here)
    host = FakeHost()
    table, anna = await brought(host, file)
    screen = Screen(table, (0,))
    snapshot = screen.look()
    assert snapshot["view"] == now["view"] and snapshot["legal"] == now["legal"]
    given = table.game.given
    assert given == sum(len(entry["moves"]) for entry in file["entries"])
    assert table.stored.seed not in (None, file["seed"]) and not table.id.startswith("here-")
    assert [(seat.kind, seat.name, seat.bot) for seat in table.roster.seats] == [
        ("person", "Anna", None),
        ("bot", "", "greedy"),
    ]
    summary = await host.api.look_at(anna, table.id)
    assert (summary.status, summary.mine, summary.host, summary.brought) == (PLAYING, [0], True, True)
    assert snapshot["notes"] == [{"kind": "brought", "seat": 0, "name": "Anna", "version": 1}]
    again = await FakeHost(host.memory).registry.find(table.id)
    assert again.roster.brought and again.game.given == given
    await play(table, screen)
    record = await host.api.record(anna, table.id)
    assert record["given"] == given and verify(record).result == record["result"]


@scene
async def test_whoever_is_invited_takes_the_seat_of_a_bot_if_all_agree() -> None:
    house, here, _ = await begun("sultan", "me", "greedy", "greedy", moves=3)
    host = FakeHost()
    table, anna = await brought(host, await saved(house, here))
    guest = Device([host.tokens.sign(table.stored.secret, table.id, "i")], "")
    assert (await host.api.look_at(guest, table.id)).brought
    seated, token = await host.api.sit(guest, table.id, Sit(2, "Béla"))
    assert seated.pending
    screen = Screen(table, (0,))
    number = screen.look()["seat_request"]["number"]
    await screen.say(Admit(0, 2, number, True))
    assert (table.roster.seats[2].kind, table.roster.seats[2].name) == ("person", "Béla")
    assert host.api.rights(table.stored, [token]).mine(table.roster) == [2]
    assert await host.api.look_at(anna, table.id)


@scene
async def test_of_a_device_that_is_passed_round_only_the_kept_seats_stay_its_own() -> None:
    house, host = opened(MemoryShelf()), FakeHost()
    here = await new_table(house, "sultan", "me", "me")
    table, anna = await brought(host, await saved(house, here))
    assert [seat.kind for seat in table.roster.seats] == ["person", "open"]
    assert host.api.rights(table.stored, anna.tokens).mine(table.roster) == [0]
    both, _ = await brought(host, await saved(house, here), "01")
    assert both.roster.persons() == [0, 1]


@scene
async def test_what_was_left_of_thinking_time_comes_along() -> None:
    house, here, _ = await begun("sultan", "me", "greedy", moves=2)
    file = {**await saved(house, here), "clock": {"bank": 60, "increment": 5}, "time_left": [12_345, 50_000]}
    table, _ = await brought(FakeHost(), file)
    assert table.game.clocks is not None and list(table.game.clocks.left) == [12_345, 50_000]
    assert table.game.clocks.running == 0 and table.game.clocks.increment == 5000
    with pytest.raises(ApiError, match="bad_record"):
        await brought(FakeHost(), {**file, "time_left": [1]})


@scene
async def test_only_what_could_have_been_played_and_goes_on_is_brought() -> None:
    house, here, _ = await begun("sultan", "me", "greedy", moves=3)
    file = await saved(house, here)
    over, there, now = await begun("sultan", "me", "greedy", moves=0)
    look = Look(over, there)
    while now["status"] != "over":
        look.move(now)
        now = await look.turn(now["version"])
    given = await ask(over, "POST", f"/api/tables/{there}/play-on", {"bot": "greedy", "seat": 0, "frame": 4})
    host = FakeHost()
    for wrong, keeps, why in (
        ({**file, "seed": "another"}, "0", "bad_record"),
        ({**file, "entries": file["entries"][1:]}, "0", "bad_record"),
        ({**file, "entries": [], "status": "waiting"}, "0", "not_started"),
        ({**file, "seats": file["seats"][:1]}, "0", "bad_seats"),
        (file, "01", "no_seat"),
        (file, "7", "no_seat"),
        (await saved(over, there), "0", "game_over"),
        (await saved(over, given["table"]), "0", "only_bots"),
        ([], "", "bad_record"),
    ):
        with pytest.raises(ApiError, match=why):
            await brought(host, wrong, keeps)  # type: ignore[arg-type]
    assert not host.memory.tables
