"""Numbers for Prometheus."""

import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterable

    from serai.server.host import ServerHost


class Children(dict[tuple[Counter, str], Counter]):
    """Counters by their family and label, found once: they are asked for at every move."""

    def __missing__(self, key: tuple[Counter, str]) -> Counter:
        family, label = key
        child = self[key] = family.labels(label)
        return child


class Metrics:
    """What this worker counts; several workers are asked one by one."""

    def __init__(self, host: "ServerHost") -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("serai_entries", "Stored entries", ["kind"], registry=self.registry)
        self.messages = Counter("serai_messages", "Messages of clients", ["type"], registry=self.registry)
        self.problems = Counter("serai_problems", "Refused messages and requests", ["error"], registry=self.registry)
        self.bot_failures = Counter("serai_bot_failures", "Bots that did not answer", registry=self.registry)
        self.seconds = Histogram(
            "serai_move_seconds",
            "From a move's arrival to its acknowledgement",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )
        self.counted = Children()
        self.registry.register(Present(host))

    def entry(self, kind: str) -> None:
        self.counted[self.entries, kind].inc()

    def message(self, kind: str) -> None:
        self.counted[self.messages, kind].inc()

    def problem(self, error: str) -> None:
        self.problems.labels(error).inc()

    def move_took(self, seconds: float) -> None:
        self.seconds.observe(seconds)

    def bot_failed(self) -> None:
        self.bot_failures.inc()

    def exposition(self) -> bytes:
        return generate_latest(self.registry)


class Present(Collector):
    """What is there at this moment."""

    def __init__(self, host: "ServerHost") -> None:
        self.host = host

    def collect(self) -> "Iterable[GaugeMetricFamily | CounterMetricFamily]":
        host = self.host
        tables = host.registry.tables.values()
        yield GaugeMetricFamily("serai_tables_in_memory", "Tables in memory", value=len(tables))
        viewers = sum(len(table.viewers) for table in tables)
        yield GaugeMetricFamily("serai_viewers", "Devices that look at a table", value=viewers)
        yield GaugeMetricFamily("serai_connections", "Open connections", value=len(host.guard.connections))
        yield CounterMetricFamily("serai_cut_off", "Connections that were cut off", value=host.guard.cut_off)
        yield self.working()
        stored = host.writer.last_stored
        if stored is not None:
            age = time.monotonic() - stored
            yield GaugeMetricFamily("serai_last_write_seconds", "Since something was stored last", value=age)
        waits = host.writer.waits_since
        waiting = 0.0 if waits is None else time.monotonic() - waits
        yield GaugeMetricFamily("serai_oldest_waiting_seconds", "How long something waits to be stored", value=waiting)
        yield GaugeMetricFamily("serai_bots_busy", "Bots that think", value=host.thinking.condition()["busy"])

    def working(self) -> GaugeMetricFamily:
        """1 for each part that works, 0 for one that fails."""
        condition = self.host.condition()
        family = GaugeMetricFamily("serai_working", "Does this part work?", labels=["part"])
        family.add_metric(["storing"], float(condition["storing"] == "well"))
        family.add_metric(["listener"], float(condition["listener"] != "lost"))
        family.add_metric(["bots"], float(not self.host.health.do_bots_fail()))
        return family
