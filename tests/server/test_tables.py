"""Tables over HTTP: made, entered, refused."""

from typing import Any

import httpx
import pytest

import serai
from serai.tables.house import the_house
from tests.server.scenes import Device, house, play_out, scene


@scene
async def test_a_table_is_made_and_its_host_holds_links_and_code(database: str) -> None:
    async with house(database) as served:
        host = await served.make("kobito", "mog", options={"stop_short": "free"}, clock={"bank": 300, "increment": 5})
        summary = (await host.ask("GET", "")).json()
        assert (summary["game"], summary["status"], summary["version"]) == ("kobito", "waiting", 0)
        assert (summary["mine"], summary["host"], summary["code"]) == ([0], True, host.made["code"])
        assert summary["options"]["stop_short"] == "free" and summary["clock"] == {"bank": 300, "increment": 5}
        assert [seat["kind"] for seat in summary["seats"]] == ["person", "open", "bot"]
        assert host.made["links"]["seats"][1] is None


@scene
async def test_friends_come_by_link_or_by_code_and_take_free_seats(database: str) -> None:
    async with house(database) as served:
        host = await served.make("sultan", "moo")
        friend = await host.friend(host.made["links"]["invite"])
        assert (await friend.ask("POST", "sit", {"seat": 1, "name": "  Anna\u0000 \n Bea "})).json()["seat"] == 1
        other = Device(served.port)
        joined = (await other.ask("POST", "/api/join", {"code": host.made["code"].lower()})).json()
        other.table = joined["table"]
        await other.ask("POST", "enter", {"token": joined["token"]})
        assert (await other.ask("POST", "sit", {"seat": 1, "name": "Late"})).json()["error"] == "seat_taken"
        assert (await other.ask("POST", "sit", {"seat": 2, "name": "Cleo"})).status_code == 200
        summary = (await other.ask("GET", "")).json()
        assert summary["status"] == "playing" and summary["mine"] == [2]
        assert [seat["name"] for seat in summary["seats"]] == ["Person 0", "Anna Bea", "Cleo"]
        assert summary["code"] is None and summary["links"] is None


@scene
async def test_a_seats_link_moves_it_to_another_device(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        phone = await host.friend(host.made["links"]["seats"][1])
        assert (await phone.ask("GET", "")).json()["mine"] == [1]


BAD_TABLES = [
    ({"game": "chess"}, "no_game"),
    ({"players": 9}, "bad_seats"),
    ({"options": {"open_jewels": "maybe"}}, "bad_option"),
    ({"options": {"nonsense": 1}}, "bad_option"),
    ({"edition": "/etc/passwd"}, "bad_option"),
    ({"seats": [{"kind": "me"}]}, "bad_seats"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "no_such_bot"),
    ({"seats": [{"kind": "me", "name": "\u200f \u0001"}, {"kind": "open"}]}, "empty_name"),
    ({"seats": [{"kind": "throne"}, {"kind": "open"}]}, "bad_request"),
    ({"clock": {"bank": -1, "increment": 0}}, "bad_request"),
    ({"surprise": 1}, "bad_request"),
]


@scene
async def test_a_bad_table_is_refused_with_its_reason(sqlite: str) -> None:
    good = {"game": "sultan", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with house(sqlite) as served:
        for spoilt, error in BAD_TABLES:
            answer = await Device(served.port).ask("POST", "/api/tables", good | spoilt)
            assert (answer.status_code, answer.json()["error"]) == (400, error), (spoilt, answer.text)


@scene
async def test_without_a_token_nobody_learns_anything(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        stranger = Device(served.port, host.table)
        for path in ("", "record", "replay", "verify", "poll"):
            assert (await stranger.ask("GET", path)).json() == {"error": "no_entry", "detail": {}}
        assert (await stranger.ask("POST", "sit", {"seat": 0, "name": "X"})).status_code == 403
        stranger.table = "0" * 20
        assert (await stranger.ask("GET", "")).json()["error"] == "no_table"


@scene
async def test_a_running_table_gives_no_record_and_no_seed(database: str) -> None:
    async with house(database) as served:
        host = await served.make("sultan", "mm")
        seed = served.host.registry.tables[host.table].stored.seed or ""
        async with host.sit(0) as one, host.sit(1) as two:
            await one.see(1)
            for path in ("record", "verify", "replay?seat=all"):
                answer = await host.ask("GET", path)
                assert (answer.status_code, answer.json()["error"]) == (409, "still_running")
            assert seed not in (await host.ask("GET", "")).text
            await play_out([one, two])
            told = [*one.received, *two.received]
        assert len(seed) == 32 and seed not in str(told)
        assert (await host.ask("GET", "verify")).json()["seed"] == seed


@scene
async def test_a_finished_table_is_replayed_from_every_point_of_view(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mm")
        async with host.sit(0) as one, host.sit(1) as two:
            await play_out([one, two])
        record = (await host.ask("GET", "record")).json()
        moves = sum(move["actor"] != "chance" for move in record["moves"])
        seen = (await host.ask("GET", "replay?seat=1&from=3&to=5")).json()
        assert seen["count"] == moves + 1
        assert [frame["version"] for frame in seen["frames"]] == [3, 4, 5]
        state = serai.replay(record, until=first_moves(record, 3))
        assert seen["frames"][0]["view"] == state.view(1)
        every = (await host.ask("GET", f"replay?seat=all&from={moves}&to={moves}")).json()["frames"][0]
        assert len(every["views"]) == 2 and every["views"][0]["result"] == record["result"]
        assert (await host.ask("GET", "replay?from=0&to=100")).json()["error"] == "bad_range"
        assert (await host.ask("GET", "replay?seat=7")).json()["error"] == "no_seat"


def first_moves(record: dict[str, Any], count: int) -> int:
    """How many moves of the record lead to the position after that many players' moves."""
    seen = 0
    for index, move in enumerate(record["moves"]):
        if move["actor"] != "chance":
            if seen == count:
                return index
            seen += 1
    return len(record["moves"])


@scene
async def test_a_record_is_uploaded_and_watched_and_a_forged_one_refused(database: str) -> None:
    state = serai.game("treasures").new(players=2, seed=5)
    while not state.over:
        state.apply(state.legal()[0])
    record = state.record()
    async with house(database) as served:
        device = Device(served.port)
        answer = await device.ask("POST", "/api/records", record)
        device.table = answer.json()["table"]
        summary = (await device.ask("GET", "")).json()
        assert summary["record"] and summary["status"] == "over" and summary["game"] == "treasures"
        assert [(seat["kind"], seat["name"]) for seat in summary["seats"]] == [
            ("person", "Seat 0"),
            ("person", "Seat 1"),
        ]
        assert (await device.ask("GET", "record")).json() == record
        assert (await device.ask("GET", "verify")).json()["verified"]
        assert (await device.ask("GET", "replay?seat=0")).json()["frames"][0]["prompt"]["phase"]
        forged = {**record, "result": {**record["result"], "winners": [0, 1]}}  # type: ignore[dict-item]
        refused = await device.ask("POST", "/api/records", forged)
        assert (refused.status_code, refused.json()["error"]) == (400, "bad_record")


@scene
async def test_pages_of_other_sites_may_not_act_here(sqlite: str) -> None:
    async with house(sqlite, origins=("https://friends.example",)) as served:
        wish = {"game": "sultan", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            (f"http://127.0.0.1:{served.port}", 201),
            ("https://friends.example", 201),
        ):
            answer = await Device(served.port).ask("POST", "/api/tables", wish, origin=origin)
            assert answer.status_code == status, origin


@scene
async def test_every_answer_tells_the_browser_to_be_careful(sqlite: str) -> None:
    async with house(sqlite) as served:
        device = Device(served.port)
        for path in ("/", "/api/house", "/api/nothing", "/health", "/table/abc"):
            headers = (await device.ask("GET", path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        host = await served.make()
        cookie = (await host.friend(host.made["links"]["invite"])).cookie
        assert cookie.startswith("serai=")


@scene
async def test_too_large_and_broken_bodies_are_refused(sqlite: str) -> None:
    async with house(sqlite) as served:
        device = Device(served.port)
        large = await device.ask("POST", "/api/tables", {"game": "x" * 100_000})
        assert (large.status_code, large.json()["error"]) == (413, "too_large")
        async with httpx.AsyncClient(base_url=served.address) as client:
            for body in (
                b"[" * 15_000,
                b'{"a":' * 3_000,
                b"\xff\xfe",
                b'{"game":"\xed\xa0\x80"}',
                b'"\\ud800"',
                b"",
                b"NaN",
            ):
                for path in ("/api/tables", "/api/records"):
                    answer = await client.post(path, content=body, headers={"content-type": "application/json"})
                    assert (answer.status_code, answer.json()["error"] in ("no_json", "bad_request")) == (400, True)


@scene
async def test_links_made_on_this_machine_name_its_address_in_the_network(sqlite: str) -> None:
    async with house(sqlite, addresses=("http://192.0.2.7:8000",)) as served:
        host = await served.make("sultan", "mo")
        assert host.made["links"]["invite"].startswith("http://192.0.2.7:8000/table/")
    async with house(sqlite) as served:
        host = await served.make("sultan", "mo")
        assert host.made["links"]["invite"].startswith(f"{served.address}/table/{host.table}#i0.0.")


@scene
async def test_the_house_is_well_and_counts(database: str) -> None:
    async with house(database) as served:
        host = await served.make()
        assert (await host.ask("GET", "/health")).json()["status"] == "well"
        numbers = (await host.ask("GET", "/metrics")).text
        assert 'serai_entries_total{kind="start"} 1.0' in numbers and "serai_tables_in_memory 1.0" in numbers


def test_the_house_names_every_game_option_and_word() -> None:
    offered = the_house(("http://192.0.2.1:8000",))
    assert [card.name for card in offered.games] == list(serai.games())
    for card in offered.games:
        box = serai.game(card.name)
        assert card.players == list(box.players)
        assert [option.name for option in card.options] == list(box.options)
        for option in card.options:
            assert option.rule is None or option.rule in box.rules
            for players in card.players:
                if option.only_players is None or players in option.only_players:
                    assert option.default in option.values[str(players)]


@pytest.mark.parametrize("name", ["easy", "normal", "hard", "master", "greedy", "random"])
def test_the_house_offers_every_bot(name: str) -> None:
    assert name in the_house(()).bots
