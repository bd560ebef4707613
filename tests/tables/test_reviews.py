"""Looking back at a finished game: who may, what is told, and that it is found out once."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec import json

from serai.games import judging
from serai.server.limits import LIMITS, Limits
from serai.tables import reviews
from serai.tables.api import Device
from serai.tables.errors import ApiError, NoAnswer
from serai.tables.game import FINISHED
from serai.tables.messages.reviews import TableReview, TriedChoice
from serai.tables.questions import REVIEW
from serai.tables.reviews import Reviews, Running
from serai.tables.table import LiveTable
from tests.tables.hosts import FakeHost, Screen, first_move, scene


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glance is enough for these tests."""
    monkeypatch.setattr(reviews, "judging", lambda game: replace(judging(game), simulations=8, games=4, walk_games=4))


@pytest.fixture
def nothing_is_computed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    async def compute(_: Reviews, running: Running) -> None: ...

    monkeypatch.setattr(Reviews, "compute", compute)
    yield


async def finished(host: FakeHost) -> LiveTable:
    table = await host.make()
    screen = Screen(table, (0, 1))
    number = 0
    while table.game.status != FINISHED:
        await screen.say(first_move(table, f"move-{number}"))
        number += 1
    return table


def device(host: FakeHost, table: LiveTable, role: str, asker: str = "") -> Device:
    kind, seat = role[0], int(role[1:] or 0)
    return Device([host.tokens.sign(table.stored.secret, table.id, kind, seat)], "", asker)


async def whole(host: FakeHost, who: Device, table: str, seat: int | None) -> TableReview:
    while (told := await host.api.review(who, table, seat)).done < told.parts:
        await host.settle()
        assert not host.faults and not told.failed
    return told


@scene
async def test_a_review_tells_the_curve_and_the_own_decisions_and_is_found_out_once() -> None:
    host = FakeHost()
    table = await finished(host)
    anna = device(host, table, "s0")
    told = await whole(host, anna, table.id, 0)
    record = await host.api.record(anna, table.id)
    assert set(host.thinking.urgencies) == {REVIEW}
    assert [point.move for point in told.curve][:: len(told.curve) - 1] == [0, len(record["moves"])]
    assert {each.seat for each in told.decisions} == {0}
    for each in told.decisions:
        assert record["moves"][each.move] == {"actor": 0, **each.played}
        assert each.played in each.legal and each.options[0].action in each.legal and len(each.legal) > 1
        assert each.sizes == sorted(each.sizes) and each.rule
    asked = len(host.thinking.urgencies)
    assert await whole(host, anna, table.id, 0) == told
    assert len(host.thinking.urgencies) == asked


@scene
async def test_luck_and_play_of_every_seat_add_up_to_its_points() -> None:
    host = FakeHost()
    table = await finished(host)
    told = await whole(host, device(host, table, "s1"), table.id, 1)
    state = table.game.state
    assert state is not None and state.result is not None
    assert [each.result for each in told.luck] == state.result["scores"]
    for each in told.luck:
        assert each.start + each.luck + each.own + each.others == pytest.approx(each.result)


@scene
async def test_a_running_game_is_not_looked_back_at() -> None:
    host = FakeHost()
    table = await host.make()
    await Screen(table, (0, 1)).say(first_move(table))
    for role, seat in (("s0", 0), ("s0", None), ("h", None)):
        with pytest.raises(ApiError, match="still_running"):
            await host.api.review(device(host, table, role), table.id, seat)
    assert not host.api.reviews.kept


@scene
async def test_decisions_of_others_are_theirs(nothing_is_computed: None) -> None:
    host = FakeHost()
    table = await finished(host)
    with pytest.raises(ApiError, match="not_your_seat"):
        await host.api.review(device(host, table, "s1"), table.id, 0)
    with pytest.raises(ApiError, match="not_your_seat"):
        await host.api.review(device(host, table, "h"), table.id, 0)
    assert (await host.api.review(device(host, table, "s1"), table.id, None)).decisions == []


@scene
async def test_of_an_uploaded_record_anybody_sees_every_seat_that_there_is(nothing_is_computed: None) -> None:
    host = FakeHost()
    table = await finished(host)
    record = await host.api.record(device(host, table, "s0"), table.id)
    stranger = Device([], "")
    uploaded, _ = await host.api.upload(stranger, json.encode(record))
    assert (await host.api.review(stranger, uploaded.table, 1)).seat == 1
    with pytest.raises(ApiError, match="no_seat"):
        await host.api.review(stranger, uploaded.table, 5)


@scene
async def test_a_device_may_ask_for_so_many_reviews_and_look_at_one_as_often_as_it_likes(
    nothing_is_computed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = FakeHost()
    table = await finished(host)
    monkeypatch.setattr(host, "allows", Limits(now=lambda: 0.0).allows)
    anna = device(host, table, "s0", "10.0.0.1 anna")
    for _ in range(int(LIMITS["review"].device.most)):
        host.api.reviews.kept.clear()
        for _ in range(3):
            await host.api.review(anna, table.id, 0)
    host.api.reviews.kept.clear()
    with pytest.raises(ApiError, match="too_many"):
        await host.api.review(anna, table.id, 0)
    await host.api.review(device(host, table, "s1", "10.0.0.1 bela"), table.id, 1)


@scene
async def test_any_other_choice_is_judged_as_the_decision_was() -> None:
    host = FakeHost()
    table = await finished(host)
    anna = device(host, table, "s0")
    told = await whole(host, anna, table.id, 0)
    tried = [[option.action for option in each.options] for each in told.decisions]
    untried = [
        (decision, action)
        for decision, known in zip(told.decisions, tried, strict=True)
        for action in decision.legal
        if action not in known
    ]
    assert untried
    for decision, action in untried[:3]:
        judged = await host.api.judge(anna, table.id, TriedChoice(0, decision.move, action))
        assert (judged.move, judged.frame, judged.played) == (decision.move, decision.frame, action)
        assert action in [option.action for option in judged.options] and judged.grade
        assert {option.games > 0 for option in judged.options} == {True}
    decision = told.decisions[0]
    again = await host.api.judge(anna, table.id, TriedChoice(0, decision.move, decision.played))
    assert again == decision


@scene
async def test_a_choice_is_judged_only_for_who_may_see_the_decision_and_if_it_can_be_made(
    nothing_is_computed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = FakeHost()
    table = await finished(host)
    record = await host.api.record(device(host, table, "s0"), table.id)
    own = next(index for index, move in enumerate(record["moves"]) if move["actor"] == 0)
    action = {key: value for key, value in record["moves"][own].items() if key != "actor"}
    for role, seat, move, choice, why in (
        ("s1", 0, own, action, "not_your_seat"),
        ("s0", 0, own + 1000, action, "bad_range"),
        ("s0", 0, 0, action, "bad_range"),
        ("s0", 0, own, {"type": "fly"}, "no_such_action"),
        ("s0", 0, own, {}, "no_such_action"),
    ):
        with pytest.raises(ApiError, match=why):
            await host.api.judge(device(host, table, role), table.id, TriedChoice(seat, move, choice))

    async def silent(*_: Any) -> None:
        raise NoAnswer("nobody thinks")

    monkeypatch.setattr(host.thinking, "ask", silent)
    with pytest.raises(ApiError, match="busy"):
        await host.api.judge(device(host, table, "s0"), table.id, TriedChoice(0, own, action))
    monkeypatch.setattr(host, "allows", lambda *_: False)
    with pytest.raises(ApiError, match="too_many"):
        await host.api.judge(device(host, table, "s0"), table.id, TriedChoice(0, own, action))


@scene
async def test_a_review_that_fails_says_so_and_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    host = FakeHost()
    table = await finished(host)
    anna = device(host, table, "s0")

    async def silent(*_: Any) -> None:
        raise NoAnswer("nobody thinks")

    with monkeypatch.context() as trouble:
        trouble.setattr(host.thinking, "ask", silent)
        first = await host.api.review(anna, table.id, 0)
        await host.settle()
        assert first.done == 0 and host.api.reviews.kept[table.id, 0].told().failed
    assert (await whole(host, anna, table.id, 0)).decisions


@scene
async def test_only_the_last_reviews_are_remembered(nothing_is_computed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 2)
    host = FakeHost()
    table = await finished(host)
    for seat in (None, 0):
        await host.api.review(device(host, table, "s0"), table.id, seat)
    await host.api.review(device(host, table, "s1"), table.id, 1)
    assert list(host.api.reviews.kept) == [(table.id, 0), (table.id, 1)]
