"""How a game begins: at once where one device and bots sit; where guests came, by its host or after a count-down."""

from serai.tables.api import Device
from serai.tables.messages.house import Sit
from serai.tables.messages.live import Leave, PutBot, Rename, Start
from serai.tables.rights import HOST, INVITE, SEAT
from serai.tables.table import LiveTable
from tests.tables.hosts import FakeHost, Screen, scene


async def guest_sits(
    host: FakeHost, table: LiveTable, seat: int, name: str | None = "Guest", kind: str = INVITE
) -> None:
    token = host.tokens.sign(table.stored.secret, table.id, kind)
    await host.api.sit(Device([token], ""), table.id, Sit(seat, name))


async def full_table(host: FakeHost) -> tuple[LiveTable, Screen]:
    table = await host.make("sultan", "po")
    inn = Screen(table, [0], host=True)
    await guest_sits(host, table, 1)
    return table, inn


@scene
async def test_a_table_of_one_device_and_bots_begins_at_once() -> None:
    host = FakeHost()
    assert (await host.make("sultan", "pb")).game.status == "playing"
    assert (await host.make("sultan", "pp")).game.status == "playing"


@scene
async def test_when_its_host_fills_the_table_it_begins_at_once() -> None:
    host = FakeHost()
    table = await host.make("sultan", "poo")
    inn = Screen(table, [0], host=True)
    await guest_sits(host, table, 1, kind=HOST)
    assert inn.look()["seats"][1] | {"clock": None} == {
        "seat": 1,
        "name": "Guest",
        "kind": "person",
        "bot": None,
        "present": False,
        "clock": None,
        "stand_in": False,
        "guest": False,
    }
    await inn.say(PutBot(2, "easy"))
    assert table.game.status == "playing"
    await host.close()


@scene
async def test_when_a_guest_fills_the_table_it_counts_down() -> None:
    host = FakeHost()
    table, inn = await full_table(host)
    assert table.game.status == "waiting" and inn.look()["starts_in"] == 10_000
    await host.pass_time(9_999)
    assert table.game.status == "waiting" and inn.look()["starts_in"] == 1
    await host.pass_time(1)
    assert table.game.status == "playing" and inn.look()["starts_in"] is None
    await host.close()


@scene
async def test_the_host_starts_sooner() -> None:
    host = FakeHost()
    table, inn = await full_table(host)
    assert await inn.say(Start()) == {}
    assert table.game.status == "playing"
    assert (await inn.say(Start()))["error"] == "game_begun"
    await host.pass_time(60_000)
    assert len([entry for entry in host.memory.entries[table.id] if entry.kind == "start"]) == 1
    await host.close()


@scene
async def test_the_host_stops_the_count_down_and_starts_when_all_are_ready() -> None:
    host = FakeHost()
    table, inn = await full_table(host)
    await inn.say(Start(go=False))
    assert inn.look()["starts_in"] is None
    await host.pass_time(600_000)
    assert table.game.status == "waiting"
    assert (await inn.say(Start(go=False)))["error"] == "no_count_down"
    await inn.say(Start())
    assert table.game.status == "playing"
    await host.close()


@scene
async def test_who_leaves_stops_the_count_down() -> None:
    host = FakeHost()
    table, inn = await full_table(host)
    guest = Screen(table, [1])
    await host.pass_time(5_000)
    await guest.say(Leave(1))
    await host.pass_time(600_000)
    assert table.game.status == "waiting" and inn.look()["starts_in"] is None
    assert (await inn.say(Start()))["error"] == "seats_open"
    await guest_sits(host, table, 1)
    assert inn.look()["starts_in"] == 10_000
    await host.close()


@scene
async def test_another_host_counts_on_where_one_is_gone() -> None:
    host = FakeHost()
    table, _ = await full_table(host)
    await host.pass_time(4_000)
    await host.close()
    other = FakeHost(host.memory)
    other.steady = host.steady
    again = await other.registry.find(table.id)
    assert again.game.status == "waiting" and Screen(again).look()["starts_in"] == 6_000
    await other.pass_time(6_000)
    assert again.game.status == "playing"
    await other.close()


@scene
async def test_a_table_read_long_after_its_count_down_begins_at_once() -> None:
    host = FakeHost()
    table, _ = await full_table(host)
    await host.close()
    other = FakeHost(host.memory)
    other.date += 86_400_000
    assert (await other.registry.find(table.id)).game.status == "playing"
    await other.close()


@scene
async def test_a_date_that_is_set_back_makes_nobody_wait_for_long() -> None:
    host = FakeHost()
    table, inn = await full_table(host)
    host.date -= 86_400_000
    assert inn.look()["starts_in"] == 10_000
    await host.pass_time(10_000)
    assert table.game.status == "playing"
    await host.close()


# names


@scene
async def test_a_guest_without_a_name_is_kept_as_none_and_shown_by_number_in_each_language() -> None:
    host = FakeHost()
    table = await host.make("sultan", "poo")
    await guest_sits(host, table, 1, None)
    seat = Screen(table).look()["seats"][1]
    assert seat["name"] == "" and seat["kind"] == "person" and seat["guest"]
    guest = Screen(table, [1])
    await guest.say(Rename(1, "Zsófi"))
    assert guest.look()["seats"][1]["name"] == "Zsófi"
    await guest.say(Rename(1))
    assert guest.look()["seats"][1]["name"] == ""
    await host.close()


@scene
async def test_the_record_of_nameless_guests_holds_strings() -> None:
    host = FakeHost()
    table, inn = await full_table(host)
    await inn.say(Start())
    while table.game.actor is not None:
        state = table.game.state
        assert state is not None
        await table.commit(
            table.game.move(table.game.actor, table.game.version, state.legal()[0].to_json(), None, host.moment())
        )
    token = host.tokens.sign(table.stored.secret, table.id, SEAT, 0, 0)
    record = await host.api.record(Device([token], ""), table.id)
    assert record["names"] == ["Seat 0", "Guest"]
    assert (await inn.say(Rename(0, "Late")))["error"] == "game_over"
    await host.close()
