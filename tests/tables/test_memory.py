"""Nothing that a client sends stays in memory after its answer; what is shown is built once, and when it is sent."""

import itertools
from collections.abc import Iterator
from typing import Any

import serai
from serai.core.actions import MOST_SPARSE, Numbers, Verb, Vocabulary
from serai.tables.cache import ByteCache
from serai.tables.game import LiveGame
from serai.tables.messages.live import Look, Move
from serai.tables.table import LiveTable
from tests.tables.hosts import FakeHost, Screen, first_move, scene


@scene
async def test_refused_card_lists_are_forgotten() -> None:
    host = FakeHost()
    table = await host.make("treasures", "pp", options={"first_dealer": 0})
    actor = table.game.actor or 0
    screen = Screen(table, [actor])
    vocabulary = serai.game("treasures").game.vocabulary
    lists = list(itertools.islice(card_lists(), 500))
    assert len(lists) == 500
    screen.look()
    kept = len(vocabulary.sparse)
    for number, action in enumerate(lists):
        answer = await screen.say(Move(actor, table.game.version, action, str(number)))
        assert answer["type"] == "refused"
    assert len(vocabulary.sparse) == kept and not any(table.game.ids)


@scene
async def test_refused_lists_that_do_not_fit_their_number_are_forgotten() -> None:
    host = FakeHost()
    table = await host.make("treasures", "pp", options={"first_dealer": 0})
    actor = table.game.actor or 0
    screen = Screen(table, [actor])
    field = serai.game("treasures").game.vocabulary.by_name["take"].fields[0]
    for number in range(1000):
        cards = [f"b{value}" for value in range(1, 2 + number % 30)] + [f"y{1 + number % 999}"] * 8
        answer = await screen.say(Move(actor, table.game.version, {"type": "take", "cards": cards}, str(number)))
        assert answer["type"] == "refused"
    assert len(field.met) == len(field.numbers) <= 300  # type: ignore[attr-defined]


def card_lists() -> Iterator[dict[str, Any]]:
    """Captures of many cards, as only a client that means ill would send them."""
    cards = [f"{colour}{value}" for colour in "rbgy" for value in range(1, 9)]
    for chosen in itertools.combinations(cards, 4):
        try:
            serai.game("treasures").action({"type": "take", "cards": list(chosen)})
        except serai.SeraiError:
            continue
        yield {"type": "take", "cards": list(chosen)}


def test_an_action_that_was_named_twice_is_equal_and_playable_though_nothing_is_kept() -> None:
    game = serai.game("treasures")
    state = game.new(players=2, seed=1)
    for number in range(200):
        action = state.legal()[number % len(state.legal())]
        game.game.vocabulary.sparse.clear()
        again = game.action(action.to_json())
        assert again == action and hash(again) == hash(action) and again in state.legal()
        state.apply(again)


def test_the_legal_actions_of_many_games_do_not_fill_the_memory() -> None:
    vocabulary = Vocabulary(Verb("number", value=Numbers(0, 1 << 20)))
    for value in range(1 << 17, (1 << 17) + MOST_SPARSE + 100):
        vocabulary.action(vocabulary.verbs[0].of(value))
    assert 0 < len(vocabulary.sparse) <= MOST_SPARSE


# snapshots


Built = list[list[int | None]]


def views_built(table: LiveTable) -> Built:
    """The seats for which views are built from now on, those together that are built at once."""
    built: Built = []
    views = table.snapshots.views

    def counted(game: LiveGame, seats: list[int | None]) -> list[dict[str, object]]:
        built.append(seats)
        return views(game, seats)

    table.snapshots.views = counted
    return built


@scene
async def test_a_snapshot_is_built_once_for_each_seat_and_version() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    views = views_built(table)
    screens = [Screen(table, [0]) for _ in range(60)]
    for _ in range(20):
        for screen in screens:
            await screen.say(Look(0, 0))
    assert views == [[0]]
    assert all(len(screen.received) == 21 and screen.received[-1]["events"] for screen in screens)
    await screens[0].say(first_move(table))
    for screen in screens:
        screen.take()
    assert views == [[0], [0]]


@scene
async def test_what_everybody_may_know_is_built_once_for_all_who_look() -> None:
    host = FakeHost()
    table = await host.make("sultan", "ppp", options={"first_player": 0})
    screens = [Screen(table, [seat]) for seat in range(3)]
    for screen in screens:
        screen.take()
    views = views_built(table)
    await screens[0].say(first_move(table))
    for screen in screens:
        screen.take()
    assert [sorted(map(str, seats)) for seats in views] == [["0", "1", "2"]]
    assert [screen.snapshot["view"]["seat"] for screen in screens] == [0, 1, 2]


@scene
async def test_a_device_that_does_not_read_costs_nothing() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp")
    views = views_built(table)
    screens = [Screen(table, [0]), Screen(table, [1])]
    sleeping = Screen(table)
    while table.game.version < 15:
        actor = table.game.actor or 0
        await screens[actor].say(first_move(table, str(table.game.version)))
    assert [None] not in views and {0, 1} == {seat for seats in views for seat in seats} and not sleeping.viewer.answers
    sleeping.take()
    assert views[-1] == [None] and sleeping.snapshot["version"] == 15


def test_the_cache_keeps_what_was_asked_for_last_and_not_more_than_its_limit() -> None:
    cache = ByteCache(limit=100)
    for number in range(50):
        written = (bytes([number]) * 4, bytes([number]) * 6)
        assert cache.get(number, lambda written=written: written) == written  # type: ignore[misc]
        cache.get(0, lambda: (b"0" * 10,))
    assert cache.size <= 100 and 0 in cache.kept and 49 in cache.kept and 1 not in cache.kept
