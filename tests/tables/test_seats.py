"""Nobody reads another hand: while a game runs, seats go to owners, to bots, or by consent to one who has none."""

from typing import Any

import pytest

from serai.tables.api import Device
from serai.tables.errors import ApiError
from serai.tables.messages.house import Sit
from serai.tables.messages.live import Admit, Chat, Leave, Look, PutBot, Remove
from serai.tables.rights import HOST, INVITE, SEAT
from serai.tables.table import LiveTable
from tests.tables.hosts import FakeHost, Screen, scene


class Person:
    """A device with its tokens: it asks for seats, and looks at the table with what it was given."""

    def __init__(self, host: FakeHost, table: LiveTable, *kinds: str, seats: tuple[int, ...] = ()) -> None:
        self.host, self.table = host, table
        sign, secret = host.tokens.sign, table.stored.secret
        self.tokens = [sign(secret, table.id, kind) for kind in kinds]
        self.tokens += [sign(secret, table.id, SEAT, seat) for seat in seats]
        self.screen = self.looking()

    def looking(self) -> Screen:
        screen = Screen(self.table)
        screen.viewer.rights = self.host.api.rights(self.table.stored, self.tokens)
        return screen

    async def sit(self, seat: int) -> bool:
        """Returns whether all must be asked."""
        seated, token = await self.host.api.sit(Device(self.tokens, ""), self.table.id, Sit(seat, "Newcomer"))
        self.tokens.append(token)
        self.screen = self.looking()
        return seated.pending

    async def sees_hand_of(self, seat: int) -> bool:
        answer = await self.screen.say(Look(seat))
        return answer == {} and self.screen.look()["seat"] == seat


def admit(table: LiveTable, seat: int, wanted: int, agree: bool) -> Admit:
    """The answer of a seat to the question that is open."""
    request = table.roster.seat_request
    return Admit(seat, wanted, request.generation if request else 0, agree)


async def refused(work: Any) -> str:
    with pytest.raises(ApiError) as caught:
        await work
    return caught.value.error


@scene
async def test_the_host_can_not_read_a_bots_hand() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pb", options={"first_player": 0})
    owner = Person(host, table, HOST, seats=(0,))
    assert (await owner.screen.say(PutBot(1, None)))["error"] == "game_runs"
    assert await refused(owner.sit(1)) == "has_a_seat"
    assert table.roster.seats[1].kind == "bot"


@scene
async def test_who_left_a_seat_can_not_take_another_without_consent() -> None:
    host = FakeHost()
    table = await host.make("sultan", "ppp", options={"first_player": 0})
    guest = Person(host, table, INVITE, seats=(1,))
    await Person(host, table, INVITE, seats=(2,)).screen.say(Leave(2))
    assert await refused(guest.sit(2)) == "has_a_seat"
    await guest.screen.say(Leave(1))
    assert await guest.sit(2)
    assert not await guest.sees_hand_of(2)


@scene
async def test_a_seat_goes_to_a_newcomer_when_all_who_play_agree() -> None:
    host = FakeHost()
    table = await host.make("sultan", "ppb", options={"first_player": 0})
    zero, one = Person(host, table, seats=(0,)), Person(host, table, seats=(1,))
    newcomer = Person(host, table, INVITE)
    assert await newcomer.sit(2)
    assert zero.screen.look()["seat_request"] == {"seat": 2, "number": 1, "name": "Newcomer", "agreed": []}
    await zero.screen.say(admit(table, 0, 2, True))
    assert not await newcomer.sees_hand_of(2) and table.roster.seats[2].kind == "bot"
    await one.screen.say(admit(table, 1, 2, True))
    assert await newcomer.sees_hand_of(2)
    assert table.roster.seats[2].name == "Newcomer" and zero.screen.look()["seat_request"] is None


@scene
async def test_who_is_away_is_asked_too_so_nobody_is_made_absent_for_the_sake_of_a_hand() -> None:
    host = FakeHost()
    table = await host.make("sultan", "ppb", options={"first_player": 0})
    owner, newcomer = Person(host, table, HOST, seats=(0,)), Person(host, table, INVITE)
    await owner.screen.say(PutBot(1, "easy"))
    assert table.roster.seats[1].stand_in
    await newcomer.sit(2)
    await owner.screen.say(admit(table, 0, 2, True))
    assert not await newcomer.sees_hand_of(2) and table.roster.seats[2].kind == "bot"
    await Person(host, table, seats=(1,)).screen.say(admit(table, 1, 2, True))
    assert await newcomer.sees_hand_of(2)


@scene
async def test_one_who_does_not_agree_is_enough_and_the_link_stays_void() -> None:
    host = FakeHost()
    table = await host.make("sultan", "ppb", options={"first_player": 0})
    zero, one = Person(host, table, seats=(0,)), Person(host, table, seats=(1,))
    first, second = Person(host, table, INVITE), Person(host, table, INVITE)
    await first.sit(2)
    assert await refused(second.sit(2)) == "somebody_asks"
    await zero.screen.say(admit(table, 0, 2, True))
    await one.screen.say(admit(table, 1, 2, False))
    assert (await zero.screen.say(admit(table, 0, 2, True)))["error"] == "no_request"
    await second.sit(2)
    for person, seat in ((zero, 0), (one, 1)):
        await person.screen.say(admit(table, seat, 2, True))
    assert await second.sees_hand_of(2) and not await first.sees_hand_of(2)


@scene
async def test_a_question_that_nobody_answers_keeps_nobody_else_from_asking_for_ever() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pb", options={"first_player": 0})
    first, second = Person(host, table, INVITE), Person(host, table, INVITE)
    await first.sit(1)
    await host.pass_time(121_000)
    await second.sit(1)
    await Person(host, table, seats=(0,)).screen.say(admit(table, 0, 1, True))
    assert await second.sees_hand_of(1) and not await first.sees_hand_of(1)


@scene
async def test_nobody_answers_for_others_and_who_asks_not_for_themselves() -> None:
    host = FakeHost()
    table = await host.make("sultan", "ppb", options={"first_player": 0})
    newcomer = Person(host, table, INVITE)
    await newcomer.sit(2)
    for seat in (0, 1, 2):
        assert (await newcomer.screen.say(admit(table, seat, 2, True)))["error"] == "not_your_seat"
    one = Person(host, table, seats=(1,))
    assert (await one.screen.say(admit(table, 0, 2, True)))["error"] == "not_your_seat"
    assert (await one.screen.say(admit(table, 1, 0, True)))["error"] == "no_request"


@scene
async def test_before_the_game_and_where_only_bots_play_nobody_is_asked() -> None:
    host = FakeHost()
    waiting = await host.make("sultan", "ppo")
    assert not await Person(host, waiting, INVITE).sit(2)
    bots = await host.make("sultan", "bb")
    newcomer = Person(host, bots, INVITE)
    assert not await newcomer.sit(1)
    assert await newcomer.sees_hand_of(1)


@scene
async def test_a_persons_seat_can_not_be_asked_for() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    assert await refused(Person(host, table, INVITE).sit(1)) == "seat_taken"


# removing


@scene
async def test_the_host_removes_a_person_and_a_bot_keeps_the_seat() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 1})
    owner, troll = Person(host, table, HOST, seats=(0,)), Person(host, table, INVITE, seats=(1,))
    assert await troll.sees_hand_of(1)
    assert (await troll.screen.say(Remove(0)))["error"] == "only_the_host"
    assert (await owner.screen.say(Remove(0)))["error"] == "nobody_there"
    await owner.screen.say(Remove(1))
    assert not await troll.sees_hand_of(1) and troll.screen.look()["seat"] is None
    assert not await owner.sees_hand_of(1)
    assert (await troll.screen.say(Chat("ha")))["error"] == "quiet"
    assert (await troll.screen.say(Chat("ha", 1)))["error"] == "not_your_seat"
    await host.settle()
    assert table.roster.seats[1].kind == "bot" and table.game.actor == 0
    assert await refused(troll.sit(1)) == "seat_closed"


@scene
async def test_a_removed_persons_hand_stays_with_the_bot_whoever_agrees() -> None:
    """Else a host removes a rival, and lets another device of its own look into the hand; or leaves, and looks."""
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    owner, accomplice = Person(host, table, HOST, seats=(0,)), Person(host, table, INVITE)
    await owner.screen.say(Remove(1))
    assert await refused(accomplice.sit(1)) == "seat_closed"
    await owner.screen.say(Leave(0))
    assert await refused(Person(host, table, HOST).sit(1)) == "seat_closed"


@scene
async def test_when_the_last_person_is_gone_nobody_gets_a_hand() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    for seat in (1, 0):
        await Person(host, table, seats=(seat,)).screen.say(Leave(seat))
    assert [await refused(Person(host, table, INVITE).sit(seat)) for seat in (0, 1)] == ["seat_closed"] * 2


@scene
async def test_consent_counts_for_the_one_who_asked_and_not_for_the_next() -> None:
    host = FakeHost()
    table = await host.make("sultan", "ppb", options={"first_player": 0})
    await Person(host, table, INVITE).sit(2)
    meant = admit(table, 0, 2, True)
    await Person(host, table, seats=(1,)).screen.say(admit(table, 1, 2, False))
    await Person(host, table, INVITE).sit(2)
    assert (await Person(host, table, seats=(0,)).screen.say(meant))["error"] == "no_request"
    assert table.roster.seat_request is not None and table.roster.seat_request.agreed == []


@pytest.mark.parametrize("how", ["free", "remove"])
@scene
async def test_a_seat_that_was_free_to_give_is_not_once_another_host_has_dealt(how: str) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pbo" if how == "free" else "ppo", options={"first_player": 0})
    owner = Person(host, table, HOST, seats=(0,))
    later = FakeHost(host.memory)
    later.count_down = 0.0
    await Person(later, await later.registry.find(table.id), INVITE).sit(2)
    answer = await owner.screen.say(PutBot(1, None) if how == "free" else Remove(1))
    assert table.game.has_hands and not table.roster.has_open_seat()
    assert answer.get("error") == ("game_runs" if how == "free" else None)
    assert table.roster.seats[1].closed == (how == "remove")


@scene
async def test_before_the_game_a_removed_persons_seat_is_open() -> None:
    host = FakeHost()
    table = await host.make("sultan", "ppo")
    owner, guest = Person(host, table, HOST, seats=(0,)), Person(host, table, INVITE, seats=(1,))
    await owner.screen.say(Remove(1))
    assert table.roster.seats[1].kind == "open" and not await guest.sees_hand_of(1)
    await owner.screen.say(Chat("welcome", 0))
    assert owner.screen.received[-1]["text"] == "welcome"
