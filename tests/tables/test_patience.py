"""A question keeps others from asking for two minutes, whatever the date does meanwhile."""

import pytest

from serai.tables.api import Device
from serai.tables.errors import ApiError
from serai.tables.messages.house import Sit
from tests.tables.hosts import FakeHost, scene


@scene
async def test_a_date_that_jumps_back_keeps_nobody_from_asking_for_ever() -> None:
    host = FakeHost()
    host.date = 10_000_000
    table = await host.make("sultan", "pb", options={"first_player": 0})
    newcomer = Device([host.tokens.sign(table.stored.secret, table.id, "i")], "")
    await host.api.sit(newcomer, table.id, Sit(1, "First"))
    with pytest.raises(ApiError, match="somebody_asks"):
        await host.api.sit(newcomer, table.id, Sit(1, "Second"))
    host.date -= 9_000_000
    await host.api.sit(newcomer, table.id, Sit(1, "Second"))
    assert table.roster.seat_request is not None and table.roster.seat_request.name == "Second"
