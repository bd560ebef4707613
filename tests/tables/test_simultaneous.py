"""Secret choices that are made at the same time: in any order, and the order tells nothing."""

import itertools

import pytest
from msgspec import json

from serai.tables.messages.live import Leave, Move, Undo
from serai.tables.roster import EarlyAnswer
from serai.tables.table import LiveTable
from tests.games import SHORT
from tests.tables.hosts import FAILS, LOST, FakeHost, Screen, scene

SEATS = (0, 1, 2)


async def marrakesh(host: FakeHost, seats: str = "ppp", seed: str | None = None) -> tuple[LiveTable, list[Screen]]:
    """A table at which all choose in secret (M-047)."""
    if seed is not None:
        host.seed = seed
    table = await host.make("marrakesh", seats, options={"start_player": 0})
    screens = [Screen(table, [seat]) if kind == "p" else Screen(table) for seat, kind in enumerate(seats)]
    while len(table.game.deciders()) < seats.count("p"):
        actor = table.game.actor or 0
        if seats[actor] == "b":
            await host.settle()
        else:
            await screens[actor].say(chosen(screens[actor], f"before {table.game.version}"))
    return table, screens


def chosen(screen: Screen, move_id: str, choice: int = 0) -> Move:
    shown = screen.look()
    legal = shown["legal"]
    return Move(shown["seat"], shown["version"], legal[choice % len(legal)], move_id)


@pytest.mark.parametrize("order", list(itertools.permutations(SEATS)))
@scene
async def test_m047_m057_all_seats_choose_in_any_order_and_it_comes_to_the_same(order: tuple[int, ...]) -> None:
    host = FakeHost()
    table, screens = await marrakesh(host, seed="the same")
    before = table.game.version
    for place, seat in enumerate(order):
        assert set(screens[seat].look()["deciders"]) == set(order[place:])
        assert (await screens[seat].say(chosen(screens[seat], f"id {seat}", seat)))["type"] == "accepted"
    await host.settle()
    moves = [(entry.seat, entry.id) for entry in host.memory.entries[table.id][before : before + 3]]
    assert moves == [(seat, f"id {seat}") for seat in SEATS]  # in the order of the rules
    assert table.roster.early == []
    again = FakeHost()
    other, others = await marrakesh(again, seed="the same")
    for seat in SEATS:
        await others[seat].say(chosen(others[seat], f"id {seat}", seat))
        await again.settle()
    assert other.game.state is not None and table.game.state is not None
    assert other.game.state.moves() == table.game.state.moves()


@scene
async def test_others_learn_only_who_is_ready() -> None:
    shown = []
    for world in (0, 1):
        host = FakeHost()
        table, screens = await marrakesh(host, seed="the same")
        await screens[2].say(chosen(screens[2], "mine", world))
        await screens[1].say(chosen(screens[1], "mine", 1 - world))
        seen = screens[0].look() | {"table": ""}
        assert seen["ready"] == [2, 1] and seen["deciders"] == [0] and seen["early"] is None
        guest = Screen(table).look() | {"table": ""}
        shown.append(json.encode([seen, guest]))
        assert screens[2].look()["early"] != screens[0].look()["early"]
        assert screens[2].snapshot["legal"] == [] and screens[2].snapshot["undo"]["free"]
    assert shown[0] == shown[1]


@scene
async def test_an_early_choice_is_stored_and_played_after_a_restart() -> None:
    host = FakeHost()
    table, screens = await marrakesh(host)
    move = chosen(screens[2], "mine")
    await screens[2].say(move)
    later = FakeHost(host.memory)
    found = await later.registry.find(table.id)
    zero, one = Screen(found, [0]), Screen(found, [1])
    await zero.say(chosen(zero, "a"))
    await one.say(chosen(one, "b"))
    await later.settle()
    assert found.game.answered(2, "mine")
    assert (await Screen(found, [2]).say(move))["type"] == "accepted"


@pytest.mark.parametrize("fault", [FAILS, LOST])
@scene
async def test_early_choices_survive_a_failing_storage(fault: str) -> None:
    host = FakeHost()
    table, screens = await marrakesh(host)
    for seat in (2, 1):
        await screens[seat].say(chosen(screens[seat], f"id {seat}"))
    host.memory.faults = [None, fault]
    await screens[0].say(chosen(screens[0], "id 0"))
    await host.pass_time(30_000)
    assert all(table.game.answered(seat, f"id {seat}") for seat in range(3)) and table.roster.early == []


@scene
async def test_a_choice_may_be_taken_back_until_all_have_chosen() -> None:
    host = FakeHost()
    table, screens = await marrakesh(host)
    await screens[2].say(chosen(screens[2], "first", 0))
    await screens[2].say(Undo(2, table.game.version))
    assert table.roster.early == [] and screens[2].look()["legal"]
    await screens[2].say(chosen(screens[2], "second", 1))
    assert table.roster.early[0].id == "second"


@scene
async def test_what_others_chose_meanwhile_makes_no_choice_stale() -> None:
    _, screens = await marrakesh(FakeHost())
    moves = [chosen(screen, f"id {seat}") for seat, screen in enumerate(screens)]
    answers = [(await screens[seat].say(moves[seat]))["type"] for seat in (0, 2, 1)]
    assert answers == ["accepted"] * 3
    late = await screens[0].say(Move(0, moves[0].version, moves[0].action, "another"))
    assert late["type"] == "refused"


@scene
async def test_an_illegal_early_choice_is_refused_with_its_rule_and_a_foreign_one_altogether() -> None:
    host = FakeHost()
    table, screens = await marrakesh(host)
    legal = screens[2].look()["legal"]
    foreign = next(each for each in screens[1].look()["legal"] if each not in legal)
    answer = await screens[2].say(Move(2, table.game.version, foreign, "wrong"))
    assert answer["type"] == "refused" and answer["rule"].startswith("M-") and not answer["stale"]
    assert (await screens[2].say(Move(1, table.game.version, legal[0], "wrong")))["error"] == "not_your_seat"
    assert table.roster.early == []


@scene
async def test_who_leaves_takes_the_choice_along() -> None:
    host = FakeHost()
    table, screens = await marrakesh(host)
    await screens[2].say(chosen(screens[2], "mine"))
    await screens[2].say(Leave(2))
    assert table.roster.early == []


@scene
async def test_bots_choose_when_it_is_their_turn() -> None:
    host = FakeHost()
    table, screens = await marrakesh(host, "pbp")
    await screens[2].say(chosen(screens[2], "mine"))
    await screens[0].say(chosen(screens[0], "yours"))
    await host.settle()
    assert table.game.answered(2, "mine")


@pytest.mark.parametrize("game", SHORT)
@scene
async def test_s17_where_seats_decide_one_after_another_nobody_is_early(game: str) -> None:
    host = FakeHost()
    table = await host.make(game, "ppp")
    screens = [Screen(table, [seat]) for seat in SEATS]
    for number in range(30):
        actor = table.game.actor
        assert table.game.deciders() == [actor]
        for seat in SEATS:
            assert bool(screens[seat].look()["legal"]) == (seat == actor)
        await screens[actor or 0].say(chosen(screens[actor or 0], str(number)))


async def two_hosts() -> tuple[list[FakeHost], list[LiveTable], list[Screen]]:
    """The same table at two hosts, and its seats: two at the first one, one at the second."""
    hosts = [FakeHost(grace=1.0)]
    hosts.append(FakeHost(hosts[0].memory, grace=1.0))
    first, screens = await marrakesh(hosts[0])
    second = await hosts[1].registry.find(first.id)
    return hosts, [first, second], [screens[0], Screen(second, [1]), screens[2]]


async def received(hosts: list[FakeHost], table: LiveTable) -> None:
    """Both hosts hear what was stored, and go on."""
    for _ in range(3):
        for host in hosts:
            await host.registry.catch_up_with(table.id)
            await host.settle()


@scene
async def test_a_choice_made_early_at_another_host_is_played_when_its_turn_comes() -> None:
    hosts, tables, screens = await two_hosts()
    assert (await screens[1].say(chosen(screens[1], "mine")))["type"] == "accepted"
    assert (await screens[0].say(chosen(screens[0], "yours")))["type"] == "accepted"  # before its host hears of it
    await received(hosts, tables[0])
    for table in tables:
        assert table.game.answered(1, "mine") and table.game.deciders() == [2] and table.game.early_answers() == []


@scene
async def test_a_choice_that_was_played_is_not_kept_for_a_later_decision() -> None:
    """Said again at a host that has not received that it was played."""
    hosts, tables, screens = await two_hosts()
    mine = chosen(screens[1], "mine")
    at_first = Screen(tables[0], [1])
    await at_first.say(mine)
    await screens[0].say(chosen(screens[0], "yours"))
    await hosts[0].settle()
    assert tables[0].game.answered(1, "mine") and tables[1].game.version < tables[0].game.version
    assert (await screens[1].say(mine))["type"] == "accepted"
    await received(hosts, tables[0])
    assert tables[1].game.early_answers() == [] and tables[1].game.deciders() == [2]
    fresh = await FakeHost(hosts[0].memory).registry.find(tables[0].id)
    assert fresh.game.deciders() == [2]


@scene
async def test_an_undo_elsewhere_makes_an_early_choice_void() -> None:
    hosts, tables, screens = await two_hosts()
    stale = tables[0].game.version
    await screens[0].say(chosen(screens[0], "yours"))
    await screens[0].say(Undo(0, tables[0].game.version))
    early = EarlyAnswer(1, screens[1].look()["legal"][0], "old", stale)
    await tables[1].change_roster(lambda roster: roster.early.append(early))
    await received(hosts, tables[0])
    assert tables[0].game.version > stale and tables[0].game.early_answers() == []
    assert set(tables[0].game.deciders()) == {0, 1, 2}


@scene
async def test_an_early_choice_that_can_not_be_played_is_given_back() -> None:
    host = FakeHost()
    table, screens = await marrakesh(host)
    impossible = EarlyAnswer(1, {"type": "choose_keshis", "keshis": []}, "odd", table.game.version)
    await table.change_roster(lambda roster: roster.early.append(impossible))
    await screens[0].say(chosen(screens[0], "yours"))
    await host.settle()
    assert table.roster.early == [] and 1 in table.game.deciders() and screens[1].look()["legal"]
