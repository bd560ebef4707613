"""Playing over sockets, on SQLite and on Postgres."""

import asyncio
from contextlib import AsyncExitStack

import pytest

import serai
from serai.server.storage import Storage
from serai.server.writer import Writer
from tests.games import SHORT
from tests.server.scenes import Sitting, house, play_out, scene


@pytest.mark.parametrize("game", SHORT)
@scene
async def test_people_play_a_whole_game_and_its_shuffle_is_proven(database: str, game: str) -> None:
    async with house(database) as served, AsyncExitStack() as stack:
        host = await served.make(game, "moo")
        sittings = [await stack.enter_async_context(host.sit(0))]
        for seat in (1, 2):
            friend = await host.friend(host.made["links"]["invite"])
            await friend.ask("POST", "sit", {"seat": seat, "name": f"Friend {seat}"})
            sittings.append(await stack.enter_async_context(friend.sit(seat)))
        await play_out(sittings)
        record = (await host.ask("GET", "record")).json()
        assert serai.replay(record).result == sittings[0].position["view"]["result"]
        assert record["names"] == ["Person 0", "Friend 1", "Friend 2"]
        assert (await host.ask("GET", "verify")).json()["verified"]


@scene
async def test_bots_play_and_a_person_against_them_comes_to_the_end(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("treasures", "mgr")
        async with host.sit(0) as sitting:
            await play_out([sitting])
            assert sitting.position["status"] == "over"


@scene
async def test_a_doubled_move_gets_the_first_answer_and_is_made_once(database: str) -> None:
    async with house(database) as served:
        host = await served.make()
        async with host.sit(0) as one, host.sit(1) as two:
            mover = one if await first_to_move(one, two) == 0 else two
            first = await mover.move(move_id="click")
            again = await mover.play(mover.position["view"], 1, "click")
            assert first == again == {"type": "accepted", "id": "click", "version": 2}


async def first_to_move(one: Sitting, two: Sitting) -> int:
    await one.see(1)
    await two.see(1)
    return 0 if one.position["legal"] else 1


@scene
async def test_a_stale_move_is_refused_and_the_present_position_follows(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        async with host.sit(0) as one, host.sit(1) as two:
            mover = one if await first_to_move(one, two) == 0 else two
            action = mover.position["legal"][0]
            await mover.move()
            late = await mover.play(action, 1)
            assert late["type"] == "refused" and late["stale"] and late["version"] == 2
            assert (await mover.answer("position"))["version"] == 2


@scene
async def test_an_illegal_move_is_refused_with_its_rule(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as sitting:
            await sitting.to_move()
            refused = await sitting.play({"type": "place_card", "card": 1, "cushion": 0}, 1)
            assert refused["type"] == "refused" and not refused["stale"]
            assert refused["rule"] == "S-15"
            unknown = await sitting.play({"type": "fly"}, 1)
            assert unknown["reason"] == "no_such_action"


@scene
async def test_who_comes_back_gets_only_the_missed_facts(database: str) -> None:
    async with house(database) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one, host.sit(1) as two:
            await two.see(1)
            seen = two.position["version"]
            async with asyncio.timeout(30):
                await two.socket.close()
                accepted = await one.move()
                async with host.sit(1, since=seen) as back:
                    await back.see(accepted["version"])
        assert back.position["since"] == seen
        assert back.position["events"] and all(event["version"] > seen for event in back.position["events"])


@scene
async def test_nobody_moves_for_another_seat(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mo", options={"first_player": 0})
        friend = await host.friend(host.made["links"]["invite"])
        await friend.ask("POST", "sit", {"seat": 1, "name": "Friend"})
        async with host.sit(0) as one, friend.sit(1) as two:
            await one.to_move()
            await two.see(1)
            two.seat = 0
            answer = await two.play(one.position["legal"][0], 1)
            assert answer == {"type": "problem", "error": "not_your_seat", "detail": {"seat": 0}}
            await two.say("look", seat=0, since=None)
            assert (await two.answer("problem"))["error"] == "not_your_seat"


@scene
async def test_a_spectator_sees_the_table_and_decides_nothing(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        guest = await host.friend(host.made["links"]["watch"])
        async with guest.sit(None) as watching:
            position = await watching.see(1)
            assert position["seat"] is None and position["legal"] == []
            assert (await guest.ask("POST", "sit", {"seat": 0, "name": "Guest"})).status_code == 403


@scene
async def test_chat_is_told_to_all_as_plain_text_and_kept(database: str) -> None:
    async with house(database) as served:
        host = await served.make()
        async with host.sit(0) as one, host.sit(1) as two:
            await one.say("chat", text=" <b>hi</b>\u202e ", seat=0)
            received = await two.answer("chat")
            assert (received["name"], received["text"]) == ("Person 0", "<b>hi</b>")
        async with host.sit(1) as back:
            assert [chat["text"] for chat in (await back.see(1))["chat"]] == ["<b>hi</b>"]


@scene
async def test_the_host_puts_a_bot_on_an_open_seat_and_the_game_begins(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mo")
        async with host.sit(0) as sitting:
            assert (await sitting.answer("position"))["status"] == "waiting"
            await sitting.say("bot", seat=1, bot="greedy")
            await sitting.until(lambda message: message.get("status") == "playing")
            assert sitting.position["seats"][1]["kind"] == "bot"


@scene
async def test_who_leaves_makes_room_and_the_old_link_is_void(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mo")
        friend = await host.friend(host.made["links"]["invite"])
        seated = (await friend.ask("POST", "sit", {"seat": 1, "name": "Friend"})).json()
        async with friend.sit(1) as sitting:
            await sitting.see(1)
            await sitting.say("leave", seat=1)
            await sitting.until(lambda message: message.get("seats", [{}, {}])[1].get("kind") == "open")
            assert sitting.position["seat"] is None
        answer = await friend.ask("POST", "enter", {"token": seated["link"].partition("#")[2]})
        assert answer.status_code == 403
        newcomer = await host.friend(host.made["links"]["invite"])
        asked = (await newcomer.ask("POST", "sit", {"seat": 1, "name": "New"})).json()
        assert asked["pending"]
        async with host.sit(0) as one:
            asking = await one.until(lambda message: message.get("seat_request"))
            await one.say("admit", seat=0, wanted=1, number=asking["seat_request"]["number"], agree=True)
            await one.until(lambda message: message.get("seats", [{}, {}])[1].get("name") == "New")
        async with newcomer.sit(1) as sitting:
            assert (await sitting.see(1))["seat"] == 1


@scene
async def test_a_rematch_seats_the_same_company_again(database: str) -> None:
    async with house(database) as served:
        host = await served.make("sultan", "mo")
        friend = await host.friend(host.made["links"]["invite"])
        await friend.ask("POST", "sit", {"seat": 1, "name": "Friend"})
        async with host.sit(0) as one, friend.sit(1) as two:
            await play_out([one, two])
            await two.say("rematch", seat=1)
            wanted = await one.until(lambda message: message.get("rematch", {}).get("wanted"))
            assert wanted["rematch"] == {"wanted": [1], "table": None, "tokens": []}
            await one.say("rematch", seat=0)
            told = await two.until(lambda message: message.get("rematch", {}).get("table"))
        friend.table = told["rematch"]["table"]
        answer = await friend.ask("POST", "enter", {"token": told["rematch"]["tokens"][0]})
        assert answer.json()["mine"] == [1] and answer.json()["seats"][0]["name"] == "Person 0"


@scene
async def test_where_sockets_are_blocked_one_can_poll(database: str) -> None:
    async with house(database) as served:
        host = await served.make("sultan", "mg")
        since = 0
        for number in range(400):
            position = (await host.ask("GET", f"poll?seat=0&since={since}")).json()
            since = position["version"]
            if position["status"] == "over":
                break
            if position["legal"]:
                move = {"seat": 0, "version": since, "action": position["legal"][0], "id": str(number)}
                answer = (await host.ask("POST", "say", {"type": "move", **move})).json()
                assert answer["type"] == "accepted"
        assert position["status"] == "over"


@scene
async def test_a_move_that_could_not_be_stored_has_not_happened(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(writer: Writer, batch: list[object]) -> list[int | None]:
        raise OSError("no space left")

    async with house(sqlite) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one:
            await one.to_move()
            with monkeypatch.context() as patch:
                patch.setattr(Writer, "transaction", full)
                assert (await one.move())["error"] == "not_stored"
            assert (await one.answer("position"))["version"] == 1
            assert await one.move() == {"type": "accepted", "id": one.received[-1]["id"], "version": 2}


@scene
async def test_if_the_database_is_gone_devices_keep_what_was_stored_and_go_on_when_it_is_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: object) -> None:
        raise OSError("gone")

    async with house(sqlite) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one:
            await one.to_move()
            with monkeypatch.context() as patch:
                patch.setattr(Writer, "transaction", gone)
                patch.setattr(Storage, "read", gone)
                action = one.position["legal"][0]
                assert (await one.play(action, 1, "lost"))["error"] == "not_stored"
                assert (await one.answer("position"))["version"] == 1
                async with host.sit(0) as other:
                    assert (await other.see(1))["version"] == 1
            assert await one.play(action, 1, "lost") == {"type": "accepted", "id": "lost", "version": 2}
