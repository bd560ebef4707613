"""Tokens that are forged, swapped, cut or outdated open nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st

from serai.tables.ids import new_secret
from serai.tables.rights import HOST, INVITE, SEAT, WATCH, Rights
from serai.tables.roster import PERSON, Roster, Seat
from serai.tables.tokens import cookie_with, rights_of, sign, tokens_in
from tests.server.scenes import Device, house, scene

SECRET, OTHER = new_secret(), new_secret()
ROSTER = Roster([Seat(PERSON, generation=1), Seat(PERSON)])


def test_each_kind_grants_its_own_right_only() -> None:
    tokens = {kind: sign(SECRET, "t", kind, 1) for kind in (HOST, SEAT, INVITE, WATCH)}
    assert rights_of(SECRET, "t", [tokens[HOST]]) == Rights(host=True)
    assert rights_of(SECRET, "t", [tokens[SEAT]]) == Rights(seats={1: 0})
    assert rights_of(SECRET, "t", [tokens[INVITE]]) == Rights(invited=True)
    assert rights_of(SECRET, "t", [tokens[WATCH]]) == Rights(watching=True)


def test_a_token_of_another_table_or_another_secret_grants_nothing() -> None:
    assert not rights_of(SECRET, "t", [sign(SECRET, "u", HOST)]).may_enter
    assert not rights_of(SECRET, "t", [sign(OTHER, "t", HOST)]).may_enter


def test_the_parts_of_a_token_can_not_be_swapped() -> None:
    watch = sign(SECRET, "t", WATCH)
    seat = sign(SECRET, "t", SEAT, 1)
    for forged in (
        "h" + watch[1:],
        "s0" + seat[2:],
        seat.replace(".0.", ".1."),
        seat[:-1],
        seat + "A",
        seat.upper(),
        "",
    ):
        assert not rights_of(SECRET, "t", [forged]).may_enter


@settings(max_examples=100)
@given(st.text(max_size=80), st.integers(0, 45), st.characters())
def test_no_text_and_no_changed_letter_opens_a_table(text: str, place: int, letter: str) -> None:
    assert not rights_of(SECRET, "t", [text]).may_enter
    good = sign(SECRET, "t", HOST)
    changed = good[:place] + letter + good[place + 1 :]
    assert changed == good or not rights_of(SECRET, "t", [changed]).may_enter


def test_an_old_generation_owns_the_seat_no_more() -> None:
    old, new = (rights_of(SECRET, "t", [sign(SECRET, "t", SEAT, 0, generation)]) for generation in (0, 1))
    assert old.mine(ROSTER) == [] and new.mine(ROSTER) == [0]


def test_a_cookie_keeps_one_token_of_each_kind_and_nothing_else() -> None:
    cookie = cookie_with(None, sign(SECRET, "t", SEAT, 0), "nonsense", sign(SECRET, "t", HOST))
    cookie = cookie_with(cookie, sign(SECRET, "t", SEAT, 0, 1))
    assert rights_of(SECRET, "t", tokens_in(cookie)) == Rights(host=True, seats={0: 1})
    assert len(tokens_in(cookie)) == 2


@scene
async def test_forged_swapped_and_cut_tokens_are_refused_by_every_door(sqlite: str) -> None:
    async with house(sqlite) as served:
        one, two = await served.make("sultan", "mm"), await served.make("sultan", "mm")
        token = one.made["links"]["seats"][0].partition("#")[2]
        foreign = two.made["links"]["seats"][0].partition("#")[2]
        for forged in (
            token[:-3],
            token[:-1] + "!",
            "h0" + token[2:],
            "s1" + token[2:],
            foreign,
            "x",
            "s0.0." + "A" * 32,
        ):
            device = Device(served.port, one.table)
            assert (await device.ask("POST", "enter", {"token": forged})).json()["error"] == "bad_token"
            device.cookie = f"serai={forged}"
            assert (await device.ask("GET", "")).json()["error"] == "no_entry"
            async with device.sit(0) as sitting:
                await sitting.socket.wait_closed()
                assert sitting.socket.close_code == 4403


@scene
async def test_a_socket_of_another_site_is_closed(sqlite: str) -> None:
    from websockets.asyncio.client import connect

    async with house(sqlite) as served:
        host = await served.make()
        address = f"ws://127.0.0.1:{served.port}/api/tables/{host.table}/live?seat=0"
        headers = {"Cookie": host.cookie, "Origin": "https://evil.example"}
        async with connect(address, additional_headers=headers) as socket:
            await socket.wait_closed()
            assert (socket.close_code, socket.close_reason) == (4403, "other_origin")
