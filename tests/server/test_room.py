"""The room: versions, undo, clocks; no net, no database."""

import pytest

from serai.core.errors import BadRecord, IllegalMove
from serai.play.room import BOT, OPEN, PERSON, Ask, Company, Entry, NotNow, Room, Seat, Terms

BANK, INCREMENT = 60_000, 5_000


def room_of(
    game: str = "sultan", seats: str = "pp", seed: str = "a seed", clocks: bool = False, **options: object
) -> Room:
    """A room that has started; p is a person, b a bot."""
    company = Company(
        [Seat(PERSON, f"Seat {n}") if kind == "p" else Seat(BOT, bot="greedy") for n, kind in enumerate(seats)]
    )
    terms = Terms(game, len(seats), dict(options), seed, BANK if clocks else None, INCREMENT if clocks else 0)
    room = Room(terms, company)
    room.start(now=0)
    return room


def play(room: Room, moves: int = 1, now: int = 0) -> list[Entry]:
    """The actor plays its first legal action, that many times."""
    made = []
    for number in range(moves):
        assert room.state is not None and room.actor is not None
        action = room.state.legal()[number % len(room.state.legal())].to_json()
        made.append(room.move(room.actor, room.version, action, f"{room.actor} {room.version}", now))
    return made


def told(room: Room) -> object:
    assert room.state is not None
    facts = [(version, event.told(True)) for version, event in room.facts_after(0)]
    return room.version, room.state.view(None), room.state.moves(), facts, room.steps[-1].moves


@pytest.mark.parametrize("game", ["sultan", "treasures", "kobito", "marrakesh"])
def test_the_same_entries_make_the_same_room(game: str) -> None:
    room = room_of(game)
    entries = [Entry(0, "start", 0, moves=room.state.moves() if room.state else [])]
    for number in range(40):
        entries += play(room)
        if number % 7 == 6:
            mover = room.steps[-1].seat
            assert mover is not None
            room.company.ask = Ask(mover, room.version, [0, 1])
            entries.append(room.undo(mover, room.version, 0))
    twin = Room(room.terms, room.company)
    for entry in entries:
        twin.replay_entry(entry)
    assert told(twin) == told(room)
    assert twin.answered == room.answered and twin.cuts == room.cuts


def test_a_move_for_another_version_changes_nothing() -> None:
    room = room_of(first_player=0)
    before = told(room)
    for version in (0, 2, 99):
        with pytest.raises(NotNow) as refused:
            room.move(0, version, {"type": "return_jewel", "color": "red"}, "id", 0)
        assert refused.value.stale
    assert told(room) == before


def test_an_illegal_move_changes_nothing() -> None:
    room = room_of(first_player=0)
    before = told(room)
    with pytest.raises(IllegalMove):
        room.move(0, 1, {"type": "place_card", "card": 9, "cushion": 0}, "id", 0)
    with pytest.raises(NotNow):
        room.move(1, 1, {"type": "return_jewel", "color": "red"}, "id", 0)
    assert told(room) == before


def test_an_entry_that_does_not_follow_is_refused() -> None:
    room = room_of()
    with pytest.raises(BadRecord):
        room.replay_entry(Entry(5, "move", 0, 0, "id", {}, []))
    with pytest.raises(BadRecord):
        room.replay_entry(Entry(1, "undo", 0, 0, steps=3))


def test_a_seat_takes_back_its_own_last_step_freely() -> None:
    room = room_of(first_player=0)
    before = told(room)
    play(room)
    assert room.may_undo_freely(0) and not room.may_undo_freely(1)
    room.undo(0, room.version, 0)
    assert told(room)[1:] == before[1:]  # type: ignore[index]
    assert room.version == 3


def test_nobody_takes_back_what_another_seat_has_answered() -> None:
    room = room_of(first_player=0)
    play(room, 2)
    seats = [step.seat for step in room.steps]
    play(room)
    assert room.steps[-1].seat != seats[-1]
    assert not room.may_undo_freely(seats[-1] or 0)
    with pytest.raises(NotNow) as refused:
        room.undo(seats[-1] or 0, room.version, 0)
    assert refused.value.refusal.reason == "undo_needs_consent"


@pytest.mark.parametrize("game", ["sultan", "treasures", "kobito"])
def test_nothing_is_taken_back_freely_over_chance_or_a_reveal(game: str) -> None:
    room = room_of(game)
    held = 0
    while room.state is not None and not room.state.over and room.version < 150:
        known = len(room.state.events())
        entry = play(room)[0]
        revealed = any(event.kind.reveals for event in room.state.events()[known:])
        chance = any(move["actor"] == "chance" for move in entry.moves or [])
        held += revealed or chance
        if room.status == "playing":
            assert room.may_undo_freely(entry.seat or 0) == (not revealed and not chance)
    assert held


def test_by_consent_all_from_the_seats_last_move_on_goes_back() -> None:
    room = room_of("treasures", "ppp", first_dealer=0)
    play(room, 2)
    before, mover = told(room), room.actor
    assert mover is not None
    play(room)
    while room.steps[-1].seat == mover:
        play(room)
    ask = Ask(mover, room.version, [mover])
    room.company.ask = ask
    with pytest.raises(NotNow):
        room.undo(mover, room.version, 0)
    ask.agreed = [0, 1, 2]
    steps = room.steps_to_ask_for(mover)
    version = room.version
    room.undo(mover, version, 0)
    assert room.version == version + 1 and steps >= 1
    assert len(told(room)[2]) >= len(before[2])  # type: ignore[index]
    assert room.actor == mover


def test_bots_are_not_asked_for_consent() -> None:
    room = room_of(seats="pb", first_player=0)
    play(room, 3)
    room.company.ask = Ask(0, room.version, [0])
    assert room.all_agree()


def test_an_old_question_has_answered_itself() -> None:
    room = room_of(first_player=0)
    play(room)
    room.company.ask = Ask(0, room.version, [0, 1])
    play(room)
    assert room.asked is None and not room.all_agree()


def test_a_finished_game_stands() -> None:
    room = room_of()
    while room.status == "playing":
        play(room)
    for seat in (0, 1):
        assert not room.may_undo_freely(seat) and room.steps_to_ask_for(seat) == 0
        with pytest.raises(NotNow) as refused:
            room.undo(seat, room.version, 0)
        assert refused.value.refusal.reason == "game_over"


def test_after_an_undo_the_facts_taken_back_are_dropped() -> None:
    room = room_of(first_player=0)
    play(room)
    seen = room.version
    room.undo(0, seen, 0)
    kept = room.kept_since(seen)
    assert kept == 1 and room.facts_after(kept) == []
    assert room.kept_since(room.version) == room.version
    play(room)
    assert [version for version, _ in room.facts_after(room.kept_since(seen))] == [room.version]


def test_a_waiting_room_has_no_state() -> None:
    room = Room(Terms("sultan", 2, {}, "seed"), Company([Seat(PERSON), Seat(OPEN)]))
    assert room.status == "waiting" and room.actor is None
    with pytest.raises(NotNow) as refused:
        room.move(0, 0, {}, "id", 0)
    assert refused.value.refusal.reason == "not_started"


# clocks


def test_only_the_clock_of_the_person_who_decides_runs() -> None:
    room = room_of(clocks=True, first_player=0)
    assert room.clocks is not None
    assert room.clocks.left_of(0, now=7_000) == BANK - 7_000
    assert room.clocks.left_of(1, now=7_000) == BANK


def test_a_move_adds_the_increment_and_starts_the_next_clock() -> None:
    room = room_of(clocks=True, first_player=0)
    assert room.clocks is not None
    while room.actor == 0:
        play(room, now=7_000)
    moves = sum(step.seat == 0 for step in room.steps)
    assert room.clocks.left_of(0, 99_000) == BANK - 7_000 + moves * INCREMENT
    assert room.clocks.running == 1


def test_a_bot_has_no_clock_and_time_runs_out_only_for_persons() -> None:
    room = room_of(seats="bp", clocks=True, first_player=0)
    assert room.clocks is not None and room.clocks.running is None
    assert not room.out_of_time(10 * BANK)
    while room.actor == 0:
        play(room)
    assert not room.out_of_time(BANK - 1)
    assert room.out_of_time(BANK)


def test_who_comes_back_to_a_clock_at_zero_has_time_for_a_move() -> None:
    room = room_of(clocks=True, first_player=0)
    assert room.clocks is not None
    room.clocks.read(2 * BANK)
    assert room.out_of_time(2 * BANK)
    room.clocks.welcome_back(0, 2 * BANK)
    assert not room.out_of_time(2 * BANK) and room.clocks.left_of(0, 2 * BANK) >= 10_000


def test_a_clock_that_goes_backwards_takes_nothing() -> None:
    room = room_of(clocks=True, first_player=0)
    assert room.clocks is not None
    room.clocks.read(5_000)
    assert room.clocks.left_of(0, 1_000) == BANK - 5_000
