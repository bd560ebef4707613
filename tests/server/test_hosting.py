"""What a host is given: files that fit each other and the server, and copies that play on."""

import asyncio
import json
import re
import stat
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from serai.core.errors import SeraiError
from serai.server import limits
from serai.server.backup import back_up
from serai.server.connections import CONNECTIONS_OF_AN_ADDRESS
from serai.server.postgres import Postgres
from serai.server.settings import Settings
from serai.server.throttle import AT_ONCE
from serai.server.turns import MOST_OF_A_DEVICE, MOST_OF_AN_ADDRESS
from tests.server.scenes import Device, house, scene
from tests.server.serving import ROOT, Process

DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\bserai_[a-z_]+")


# backup and restore


@scene
async def test_a_restored_copy_of_a_file_plays_on(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path}/tables.db", tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    async with house(database) as served:
        host = await served.make("kobito", "mm")
        version = await play(host, 10)
        await asyncio.to_thread(back_up, database, copy)
        assert await play(host, 5) == version + 5
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in copy.parent.iterdir()] == ["copy.db"]
    server = Process(f"sqlite:///{copy}")
    try:
        await asyncio.to_thread(server.wait)
        again = Device(server.port, host.table, host.cookie)
        assert (await again.ask("GET", "")).json()["version"] == version
        assert await play(again, 5) == version + 5
        links = host.made["links"]
        guest = await again.friend(links["watch"])
        assert (await guest.ask("GET", "")).status_code == 200
    finally:
        server.stop()


async def play(device: Device, moves: int) -> int:
    """Make some moves with both seats; returns the table's version."""
    async with device.sit(0) as one, device.sit(1) as two:
        await asyncio.gather(one.answer("position"), two.answer("position"))
        for _ in range(moves):
            mover = one if one.position["legal"] else two
            version = (await mover.move())["version"]
            await asyncio.gather(one.see(version), two.see(version))
        return int(one.position["version"])


def test_a_copy_never_takes_the_place_of_a_file_and_never_comes_from_nowhere(tmp_path: Path) -> None:
    (tmp_path / "there.db").write_text("precious")
    (tmp_path / "letter.db").write_text("Dear friend, " * 500)
    for database, copy, said in (
        (tmp_path / "letter.db", tmp_path / "there.db", "there already"),
        (tmp_path / "nothing.db", tmp_path / "new.db", "no database"),
        (tmp_path / "letter.db", tmp_path / "new.db", "can't be copied"),
        (tmp_path / "letter.db", tmp_path / "no" / "folder.db", "can't be copied"),
    ):
        with pytest.raises(SeraiError, match=said):
            back_up(f"sqlite:///{database}", copy)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["letter.db", "there.db"]
    assert (tmp_path / "there.db").read_text() == "precious"
    with pytest.raises(SeraiError, match="pg_dump"):
        back_up("postgresql://serai@localhost/serai", tmp_path / "new.db")


def test_a_restored_copy_of_postgres_plays_on(postgres: Postgres, tmp_path: Path) -> None:
    first, second, dump = postgres.new_database(), postgres.new_database(), tmp_path / "serai.dump"

    async def before() -> tuple[Device, int]:
        async with house(first) as served:
            host = await served.make("kobito", "mm")
            version = await play(host, 10)
            await asyncio.to_thread(run, postgres, "pg_dump", "--format=custom", f"--file={dump}", first)
            assert await play(host, 3) == version + 3
            return host, version

    async def after(host: Device, version: int) -> None:
        async with house(second) as served:
            again = Device(served.port, host.table, host.cookie)
            assert await play(again, 5) == version + 5

    host, version = asyncio.run(before())
    run(postgres, "pg_restore", "--no-owner", f"--dbname={second}", str(dump))
    asyncio.run(after(host, version))


def run(postgres: Postgres, program: str, *words: str) -> None:
    folder = (postgres.programs / "postgres").resolve().parent
    done = subprocess.run([str(folder / program), *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


# files


def test_compose_runs_two_workers_on_one_postgres_behind_a_proxy() -> None:
    compose: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = compose["services"]
    assert services["serai"]["deploy"]["replicas"] == 2
    assert services["serai"]["environment"]["SERAI_DATABASE"].endswith("@postgres/serai")
    assert services["serai"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["serai"]["environment"]["FORWARDED_ALLOW_IPS"] == subnet
    assert set(services["proxy"]["ports"]) == {"80:80", "443:443"}
    assert not {"ports"} & {*services["serai"], *services["postgres"]}
    for service in services.values():
        assert service["restart"] == "unless-stopped" and service["networks"] == ["inside"]
        for volume in service.get("volumes", []):
            place = volume.partition(":")[0]
            assert place in compose["volumes"] or (ROOT / place).is_file(), volume
    assert (ROOT / services["serai"]["build"]["dockerfile"]).is_file()


def test_the_image_runs_the_server_as_nobody_special() -> None:
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    assert "USER serai" in lines and 'ENTRYPOINT ["serai"]' in lines
    assert any("health/ready" in line for line in lines)


def test_the_unit_is_well_formed_and_starts_what_there_is() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment]
    unit.read(DEPLOY / "serai.service")
    service = dict(unit["Service"])
    assert service["ExecStart"].split()[1] == "serve" and service["User"] == "serai"
    assert service["StateDirectory"] in service["Environment"]
    assert int(service["TimeoutStopSec"]) > 10  # more than the server takes


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.compose", "nginx.conf"])
def test_a_proxys_braces_close_and_metrics_stay_inside(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert text.count("{") == text.count("}")
    assert "/metrics" in text and "/health" in text and "8000" in text


def metrics_in(value: object) -> set[str]:
    return set(METRIC.findall(json.dumps(value)))


@scene
async def test_dashboard_and_alerts_ask_for_numbers_that_there_are(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mg")
        async with host.sit(0) as one:
            await one.move()
            await one.socket.send("nonsense")
            await one.answer("problem")
        await host.ask("GET", "/health")
        await host.ask("GET", "/api/tables/none")
        told = (await host.ask("GET", "/metrics")).text
    known = {line.split("{")[0].split(" ")[0] for line in told.splitlines() if not line.startswith("#")}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    alerts: dict[str, Any] = yaml.safe_load((DEPLOY / "alerts.yml").read_text())
    asked = metrics_in([panel["targets"] for panel in dashboard["panels"]])
    asked |= metrics_in([rule["expr"] for group in alerts["groups"] for rule in group["rules"]])
    assert asked and asked <= known, asked - known
    parts = set(re.findall(r'serai_working\{part="(\w+)"', told))
    assert set(re.findall(r'part=\\?"(\w+)', json.dumps(alerts))) <= parts


def test_every_alert_says_what_is_wrong_and_what_to_do() -> None:
    alerts: dict[str, Any] = yaml.safe_load((DEPLOY / "alerts.yml").read_text())
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    assert len(rules) >= 6
    for rule in rules:
        assert rule["annotations"]["summary"] and rule["annotations"]["description"].endswith(".")
        assert rule["labels"]["severity"] in ("page", "ticket")
    scrape: dict[str, Any] = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    assert scrape["scrape_configs"][0]["job_name"] == "serai"


# the page


def test_the_page_tells_the_limits_and_settings_that_hold() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    rows = {row.split("|")[1].strip(): row for row in page.splitlines() if row.startswith("| ")}
    for what, row in (("message", "messages on sockets"), ("ask", "questions by HTTP"), ("socket", "sockets opened")):
        limit = limits.LIMITS[what]
        told = next(line for name, line in rows.items() if name.startswith(row))
        for size in limit:
            assert f"{size.rate:g} a second, {size.most:g} at once" in told, told
    pages = limits.LIMITS["page"].address
    assert f"{pages.rate:g} a second, {pages.most:g} at once; {AT_ONCE} are answered at the same time" in page
    assert f"| {limits.VIEWERS_OF_A_DEVICE} | {limits.VIEWERS_OF_AN_ADDRESS} |" in page
    assert f"| {CONNECTIONS_OF_AN_ADDRESS} |" in page
    assert f"records uploaded ({limits.LARGEST_RECORD // 1024} kB at most)" in page
    assert f"{MOST_OF_A_DEVICE} in line | {MOST_OF_AN_ADDRESS} in line" in page
    settings = Settings(database="")
    assert f"| {settings.keep_days:g}, {settings.keep_waiting_days:g} |" in page


def test_every_file_that_the_page_names_is_there() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    named = re.findall(r"\]\(\.\./([^)]+)\)", page)
    assert len(named) >= 5
    for name in named:
        assert (ROOT / name).exists(), name


def test_every_test_that_proves_a_promise_is_there() -> None:
    page = (ROOT / "docs/hosting.md").read_text().partition("## What is promised")[2]
    named = set(re.findall(r"`(test_\w+)`", page))
    written = "".join(
        path.read_text() for folder in ("server", "tables") for path in (ROOT / "tests" / folder).glob("*.py")
    )
    assert len(named) > 40
    assert sorted(name for name in named if f"def {name}(" not in written) == []


def test_a_proxy_passes_the_port_on() -> None:
    """Else the origin of a page on any other port than 443 would look like that of another site."""
    proxy = (DEPLOY / "nginx.conf").read_text()
    assert "proxy_set_header Host $http_host;" in proxy
    largest = re.search(r"client_max_body_size (\d+)k;", proxy)
    assert largest is not None and int(largest[1]) * 1024 >= limits.LARGEST_RECORD
