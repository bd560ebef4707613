"""The game at a table: versions, undo, clocks; no net, no database."""

from typing import Any

import pytest
from msgspec import json

from serai.core.errors import BadRecord, IllegalMove
from serai.tables.cache import ByteCache
from serai.tables.clocks import LONGEST_SHOW, Moment
from serai.tables.config import TableConfig
from serai.tables.entries import Entry
from serai.tables.errors import NotNow
from serai.tables.game import LiveGame
from serai.tables.roster import BOT, OPEN, PERSON, Roster, Seat, UndoRequest
from serai.tables.snapshots import Snapshots, facts
from tests.games import HOUSE, SHORT

BANK, INCREMENT = 60_000, 5_000
NOW = Moment(0, 0)


def game_of(
    name: str = "sultan", seats: str = "pp", seed: str = "a seed", clocks: bool = False, **options: object
) -> LiveGame:
    """A game that has started; p is a person, b a bot."""
    roster = Roster(
        [Seat(PERSON, f"Seat {n}") if kind == "p" else Seat(BOT, bot="greedy") for n, kind in enumerate(seats)]
    )
    config = TableConfig(name, len(seats), dict(options), seed, BANK if clocks else None, INCREMENT if clocks else 0)
    game = LiveGame(config, roster)
    game.commit(game.start(NOW))
    return game


def play(game: LiveGame, moves: int = 1, now: int = 0) -> list[Entry]:
    """The actor plays its first legal action, that many times."""
    made = []
    for number in range(moves):
        assert game.state is not None and game.actor is not None
        action = game.state.legal()[number % len(game.state.legal())].to_json()
        change = game.move(game.actor, game.version, action, f"{game.actor} {game.version}", Moment(0, now))
        game.commit(change)
        made.append(change.entry)
    return made


def told(game: LiveGame) -> object:
    assert game.state is not None
    facts = [(version, event.told(True)) for version, event in game.facts_after(0)]
    return game.version, game.state.view(None), game.state.moves(), facts, game.applied[-1].moves


@pytest.mark.parametrize("name", HOUSE)
def test_the_same_entries_make_the_same_game(name: str) -> None:
    game = game_of(name)
    entries = [Entry(0, "start", 0, moves=game.state.moves() if game.state else [])]
    for number in range(40):
        entries += play(game)
        if number % 7 == 6:
            mover = game.applied[-1].seat
            assert mover is not None
            game.roster.undo = UndoRequest(mover, game.version, [0, 1])
            change = game.undo(mover, game.version, NOW)
            game.commit(change)
            entries.append(change.entry)
    twin = LiveGame(game.config, game.roster)
    for entry in entries:
        twin.follow(entry)
    assert told(twin) == told(game)
    assert twin.ids == game.ids and twin.cuts == game.cuts


def test_a_move_for_another_version_changes_nothing() -> None:
    game = game_of(first_player=0)
    before = told(game)
    for version in (0, 2, 99):
        with pytest.raises(NotNow) as refused:
            game.move(0, version, {"type": "return_jewel", "color": "red"}, "id", NOW)
        assert refused.value.stale
    assert told(game) == before


def test_an_illegal_move_changes_nothing() -> None:
    game = game_of(first_player=0)
    before = told(game)
    with pytest.raises(IllegalMove):
        game.move(0, 1, {"type": "place_card", "card": 9, "cushion": 0}, "id", NOW)
    with pytest.raises(NotNow):
        game.move(1, 1, {"type": "return_jewel", "color": "red"}, "id", NOW)
    assert told(game) == before


def test_an_entry_that_does_not_follow_is_refused() -> None:
    game = game_of()
    with pytest.raises(BadRecord):
        game.follow(Entry(5, "move", 0, 0, "id", {}, []))
    with pytest.raises(BadRecord):
        game.follow(Entry(1, "undo", 0, 0, steps=3))


def test_a_seat_takes_back_its_own_last_step_freely() -> None:
    game = game_of(first_player=0)
    before = told(game)
    play(game)
    assert game.may_undo_freely(0) and not game.may_undo_freely(1)
    game.commit(game.undo(0, game.version, NOW))
    assert told(game)[1:] == before[1:]  # type: ignore[index]
    assert game.version == 3


def test_nobody_takes_back_what_another_seat_has_answered() -> None:
    game = game_of(first_player=0)
    play(game, 2)
    seats = list(game.applied.seats)
    play(game)
    assert game.applied[-1].seat != seats[-1]
    assert not game.may_undo_freely(seats[-1] or 0)
    with pytest.raises(NotNow) as refused:
        game.undo(seats[-1] or 0, game.version, NOW)
    assert refused.value.refusal.reason == "undo_needs_consent"


@pytest.mark.parametrize("name", SHORT)
def test_nothing_is_taken_back_freely_over_chance_or_a_reveal(name: str) -> None:
    game = game_of(name)
    held = 0
    while game.state is not None and not game.state.over and game.version < 150:
        entry = play(game)[0]
        revealed = any(event.kind.reveals for event in game.last_facts())
        chance = any(move["actor"] == "chance" for move in entry.moves or [])
        held += revealed or chance
        if game.status == "playing":
            assert game.may_undo_freely(entry.seat or 0) == (not revealed and not chance)
    assert held


def test_by_consent_all_from_the_seats_last_move_on_goes_back() -> None:
    game = game_of("treasures", "ppp", first_dealer=0)
    play(game, 2)
    before, mover = told(game), game.actor
    assert mover is not None
    play(game)
    while game.applied[-1].seat == mover:
        play(game)
    ask = UndoRequest(mover, game.version, [mover])
    game.roster.undo = ask
    with pytest.raises(NotNow):
        game.undo(mover, game.version, NOW)
    ask.agreed = [0, 1, 2]
    steps = game.steps_to_ask_for(mover)
    version = game.version
    game.commit(game.undo(mover, version, NOW))
    assert game.version == version + 1 and steps >= 1
    assert len(told(game)[2]) >= len(before[2])  # type: ignore[index]
    assert game.actor == mover


def test_bots_are_not_asked_for_consent() -> None:
    game = game_of(seats="pb", first_player=0)
    play(game, 3)
    game.roster.undo = UndoRequest(0, game.version, [0])
    assert game.all_agree()


def test_an_old_question_has_answered_itself() -> None:
    game = game_of(first_player=0)
    play(game)
    game.roster.undo = UndoRequest(0, game.version, [0, 1])
    play(game)
    assert game.undo_request is None and not game.all_agree()


def test_a_finished_game_stands() -> None:
    game = game_of()
    while game.status == "playing":
        play(game)
    for seat in (0, 1):
        assert not game.may_undo_freely(seat) and game.steps_to_ask_for(seat) == 0
        with pytest.raises(NotNow) as refused:
            game.undo(seat, game.version, NOW)
        assert refused.value.refusal.reason == "game_over"


def test_after_an_undo_the_facts_taken_back_are_dropped() -> None:
    game = game_of(first_player=0)
    play(game)
    seen = game.version
    game.commit(game.undo(0, seen, NOW))
    kept = game.kept_since(seen)
    assert kept == 1 and game.facts_after(kept) == []
    assert game.kept_since(game.version) == game.version
    play(game)
    assert [version for version, _ in game.facts_after(game.kept_since(seen))] == [game.version]


def test_a_waiting_game_has_no_state() -> None:
    game = LiveGame(TableConfig("sultan", 2, {}, "seed"), Roster([Seat(PERSON), Seat(OPEN)]))
    assert game.status == "waiting" and game.actor is None
    with pytest.raises(NotNow) as refused:
        game.move(0, 0, {}, "id", NOW)
    assert refused.value.refusal.reason == "not_started"


def test_nothing_has_happened_before_it_is_committed() -> None:
    game = game_of(clocks=True, first_player=0)
    before, clocks = told(game), game.clocks
    assert game.state is not None
    game.move(0, 1, game.state.legal()[0].to_json(), "id", Moment(9, 9_000))
    assert told(game) == before and game.clocks == clocks and len(game.ids) == game.version
    play(game)
    before = told(game)
    game.undo(0, game.version, NOW)
    assert told(game) == before and not game.cuts


def test_an_undo_is_told_to_everybody_and_after_every_loading() -> None:
    game = game_of(first_player=0)
    play(game)
    version, left = game.version, game.applied[-2].version
    game.commit(game.undo(0, version, NOW))
    assert [tuple(cut) for cut in game.cuts] == [(version + 1, left, 0, 1)]
    snapshot = Snapshots("table", ByteCache(1 << 20)).build(game, 1, 0, frozenset(), NOW, [])
    assert [(each.seat, each.steps) for each in snapshot.undone] == [(0, 1)]


# clocks


def test_only_the_clock_of_the_person_who_decides_runs() -> None:
    game = game_of(clocks=True, first_player=0)
    assert game.clocks is not None
    assert game.clocks.left_of(0, 7_000) == BANK - 7_000
    assert game.clocks.left_of(1, 7_000) == BANK


def test_a_move_adds_the_increment_and_starts_the_next_clock() -> None:
    game = game_of(clocks=True, first_player=0)
    assert game.clocks is not None
    while game.actor == 0:
        play(game, now=7_000)
    moves = list(game.applied.seats).count(0)
    assert game.clocks.left_of(0, 99_000) == BANK - 7_000 + moves * INCREMENT
    assert game.clocks.running == 1


def test_a_bot_has_no_clock_and_time_runs_out_only_for_persons() -> None:
    game = game_of(seats="bp", clocks=True, first_player=0)
    assert game.clocks is not None and game.clocks.running is None
    assert not game.out_of_time(Moment(0, 10 * BANK))
    while game.actor == 0:
        play(game)
    shown = game.clocks.waits(1, 0)  # what the bot did is looked at first
    assert 0 < shown <= LONGEST_SHOW
    assert not game.out_of_time(Moment(0, shown + BANK - 1))
    assert game.out_of_time(Moment(0, shown + BANK))


def test_who_comes_back_to_a_clock_at_zero_has_time_for_a_move() -> None:
    game = game_of(clocks=True, first_player=0)
    assert game.clocks is not None
    late = Moment(0, 2 * BANK)
    assert game.out_of_time(late)
    game.clocks = game.clocks_with(game.roster, returning=0, now=late)
    assert game.clocks is not None
    assert not game.out_of_time(late) and game.clocks.left_of(0, 2 * BANK) >= 10_000


def test_a_clock_that_goes_backwards_takes_nothing() -> None:
    game = game_of(clocks=True, first_player=0)
    assert game.clocks is not None
    read = game.clocks.read(5_000)
    assert read.left_of(0, 1_000) == BANK - 5_000


@pytest.mark.parametrize("name", HOUSE)
def test_a_seat_is_told_at_which_version_it_decided_and_who_enters_all_since(name: str) -> None:
    game = game_of(name, "ppp")
    for _ in range(30):
        play(game)
        for seat in range(3):
            decided = max((move.version for move in reversed(game.applied) if move.seat == seat), default=None)
            entered = shown_to(game, seat, 0)
            assert shown_to(game, seat, game.version)["decided"] == entered["decided"] == decided
            told = [fact for fact in entered["events"] if fact["version"] >= (decided or 0)]
            assert told == facts(game, seat, (decided or 0) - 1)
            assert not any(secret in fact for fact in told if not fact["known"] for secret in secrets_of(game, fact))
    assert shown_to(game, None, 0)["decided"] is None


def test_what_was_taken_back_is_no_decision() -> None:
    game = game_of("sultan", "pp", first_player=0)
    assert shown_to(game, 0, 0)["decided"] is None
    play(game)
    assert shown_to(game, 0, 0)["decided"] == game.version
    game.roster.undo = UndoRequest(0, game.version, [0, 1])
    game.commit(game.undo(0, game.version, NOW))
    assert shown_to(game, 0, 0)["decided"] is None


def shown_to(game: LiveGame, seat: int | None, since: int) -> dict[str, Any]:
    """What a client reads that has seen all up to that version."""
    shown = Snapshots("table", ByteCache()).build(game, seat, since, frozenset(), NOW, [])
    return dict(json.decode(json.encode(shown)))


def secrets_of(game: LiveGame, fact: dict[str, object]) -> tuple[str, ...]:
    return next(event.kind.secret for _, event in game.facts_after(0) if event.kind.name == fact["type"])
