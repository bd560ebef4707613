"""Several workers on one Postgres show each other's moves live."""

import asyncio

import asyncpg

from tests.server.scenes import Device, house, play_out, scene
from tests.server.serving import Process


def at(device: Device, port: int) -> Device:
    """The same device at another worker."""
    return Device(port, device.table, device.cookie)


@scene
async def test_two_workers_play_one_game_together(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("treasures", "mm")
        async with host.sit(0) as one, at(host, second.port).sit(1) as two:
            await play_out([one, two])
            assert one.position["view"]["result"] == two.position["view"]["result"]
            assert one.position["version"] == two.position["version"]


@scene
async def test_words_seats_and_presence_reach_the_other_worker(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mo")
        async with host.sit(0) as one:
            await one.answer("position")
            guest = Device(second.port, host.table)
            token = host.made["links"]["invite"].partition("#")[2]
            await guest.ask("POST", "enter", {"token": token})
            await guest.ask("POST", "sit", {"seat": 1, "name": "Far away"})
            await one.until(lambda m: m["type"] == "position" and m["status"] == "playing")
            assert one.position["seats"][1]["name"] == "Far away"
            async with guest.sit(1) as two:
                await one.until(lambda m: m["type"] == "position" and m["seats"][1]["present"])
                await two.say("chat", text="hello", seat=1)
                assert (await one.answer("chat"))["text"] == "hello"
            await one.until(lambda m: m["type"] == "position" and not m["seats"][1]["present"])


@scene
async def test_of_two_who_write_at_once_one_wins_and_the_other_looks_again(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mm", options={"first_player": 0})
        lost = 0
        async with host.sit(0) as here, at(host, second.port).sit(0) as there:
            for version in range(1, 9):
                await asyncio.gather(here.see(version), there.see(version))
                if not here.position["legal"]:
                    break
                action = here.position["legal"][0]
                answers = await asyncio.gather(
                    here.play(action, version, f"here {version}"), there.play(action, version, f"there {version}")
                )
                assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
                assert next(answer for answer in answers if answer["type"] == "refused")["stale"]
                lost += 1
        assert lost
        assert len(await first.host.storage.entries(host.table)) == lost + 1


@scene
async def test_a_doubled_click_by_two_workers_is_made_once(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as here, at(host, second.port).sit(0) as there:
            await asyncio.gather(here.to_move(), there.to_move())
            action = here.position["legal"][0]
            answers = await asyncio.gather(here.play(action, 1, "click"), there.play(action, 1, "click"))
            assert answers[0] == answers[1] == {"type": "accepted", "id": "click", "version": 2}


@scene
async def test_a_worker_whose_connection_was_cut_finds_out_by_itself(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mm", options={"first_player": 0})
        async with at(host, second.port).sit(1) as two:
            await two.see(1)
            await cut_listeners(database_on_postgres)
            async with host.sit(0) as one:
                await one.move()
            assert (await two.see(2))["version"] == 2


async def cut_listeners(database: str) -> None:
    """Every connection that listens is lost."""
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
    )
    await connection.close()


@scene
async def test_undo_by_consent_works_over_workers(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mo", options={"first_player": 0})
        guest = Device(second.port, host.table)
        await guest.ask("POST", "enter", {"token": host.made["links"]["invite"].partition("#")[2]})
        await guest.ask("POST", "sit", {"seat": 1, "name": "Far away"})
        async with host.sit(0) as one, guest.sit(1) as two:
            while not two.position.get("legal"):
                if await one.to_move():
                    await one.see((await one.move())["version"])
                await two.see(one.position["version"])
                if not one.position["legal"]:
                    break
            version = (await two.move())["version"]
            await one.see(version)
            await one.say("undo", seat=0, version=version)
            await two.until(lambda m: m.get("undo", {}).get("asked_by") == 0)
            await two.say("consent", seat=1, version=version, agree=True)
            assert (await one.see(version + 1))["legal"]


@scene
async def test_bots_move_once_whoever_looks(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mrr")
        watching = at(host, second.port)
        async with host.sit(0) as one, watching.sit(None) as other:
            await play_out([one])
            await other.see(one.position["version"])
            assert other.position["status"] == "over"


@scene
async def test_one_server_with_two_worker_processes(database_on_postgres: str) -> None:
    server = Process(database_on_postgres, workers=2)
    try:
        await asyncio.to_thread(server.wait)
        for game in ("sultan", "kobito"):
            host = Device(server.port)
            await host.make(game, "mmm")
            async with host.sit(0) as zero, host.sit(1) as one, host.sit(2) as two:
                await play_out([zero, one, two])
                assert zero.position["view"]["result"] == two.position["view"]["result"]
    finally:
        server.stop()
