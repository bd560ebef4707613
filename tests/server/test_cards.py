"""The result of a game as a picture, and what links to a replay say of themselves."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import serai
from serai.games import game_names
from serai.server import client
from serai.server.cards import HEIGHT, LONGEST, WIDTH, card_of, lines_of
from serai.tables.errors import ApiError
from tests.server.raw import ask
from tests.server.scenes import Device, House, house, play_out, scene

SVG = "{http://www.w3.org/2000/svg}"
NASTY = ["<script>alert(1)</script>", 'A "quoted" & name', "\u2068גיל\u2069", "x" * 40]


def finished(game: str, names: list[str]) -> dict[str, Any]:
    state = serai.game(game).new(players=len(names), seed="cards", names=names)
    while not state.over:
        state.apply(state.legal()[0])
    return state.record()


def texts(card: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(card).iter(f"{SVG}text")]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", ["en", "hu", "he", "xx"])
def test_a_card_is_a_picture_with_all_names_points_and_the_winner_first(game: str, language: str) -> None:
    record = finished(game, NASTY[:3])
    card = card_of(record, language)
    root = ElementTree.fromstring(card)
    assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT))
    lines = lines_of(record)
    assert lines[0].seat in record["result"]["winners"]
    assert texts(card)[1:-1] == [text for line in lines for text in (line.name, f"{line.score:g}")]
    assert not list(root.iter(f"{SVG}script")) and "גיל" in texts(card)


def test_long_names_are_cut_and_empty_ones_numbered() -> None:
    names = {line.seat: line.name for line in lines_of(finished("sultan", [NASTY[3], ""]))}
    assert len(names[0]) == LONGEST and names[1] == "2"


def test_a_game_that_is_not_over_has_no_card() -> None:
    record = {**finished("sultan", ["A", "B"]), "result": None}
    with pytest.raises(ApiError, match="still_running"):
        card_of(record, "en")


async def over(served: House) -> Device:
    device = await served.make(seats="mm")
    async with device.sit(0) as one, device.sit(1) as two:
        await play_out([one, two])
    return device


@scene
async def test_only_who_may_see_the_record_sees_the_card_and_nobody_while_it_runs(sqlite: str) -> None:
    async with house(sqlite) as served:
        running = await served.make(seats="mm")
        assert (await running.ask("GET", f"/api/tables/{running.table}/card.svg")).status_code == 409
        device, stranger = await over(served), Device(served.port)
        own = await device.ask("GET", f"/api/tables/{device.table}/card.svg")
        assert own.status_code == 200 and own.headers["content-type"].startswith("image/svg+xml")
        for where in ("tables", "records"):
            assert (await stranger.ask("GET", f"/api/{where}/{device.table}/card.svg")).status_code == 403
        record = (await device.ask("GET", f"/api/tables/{device.table}/record")).json()
        published = (await device.ask("POST", "/api/records", record)).json()["table"]
        card = await stranger.ask("GET", f"/api/records/{published}/card.svg?lang=hu")
        assert card.status_code == 200 and len(texts(card.text)) == 6


@scene
async def test_a_link_to_a_published_replay_says_who_won_and_any_other_says_nothing(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Serai</title></head></html>")
    monkeypatch.setattr(client, "FOLDER", tmp_path)
    async with house(sqlite) as served:
        device = await over(served)
        record = (await device.ask("GET", f"/api/tables/{device.table}/record")).json()
        names = ['"><script>', "Béla"]
        published = (await device.ask("POST", "/api/records", {**record, "names": names})).json()["table"]
        told = (await ask(served.port, f"GET /replay/{published}".encode())).body.decode()
        assert f"/api/records/{published}/card.svg" in told and 'property="og:title"' in told
        assert "<script>" not in told and "Béla" in told
        for path in (f"/replay/{device.table}", f"/table/{published}", "/replay/" + "0" * 20, "/replay/x", "/"):
            assert b"og:" not in (await ask(served.port, f"GET {path}".encode())).body
