"""Numbers for Prometheus."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterable

    from serai.server.rooms import Rooms


class Metrics:
    """What this worker counts; several workers are asked one by one."""

    def __init__(self, rooms: "Rooms") -> None:
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
        self.registry.register(Present(rooms))

    def entry(self, kind: str) -> None:
        self.entries.labels(kind).inc()

    def written(self) -> bytes:
        return generate_latest(self.registry)


class Present(Collector):
    """What is there at this moment."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms

    def collect(self) -> "Iterable[GaugeMetricFamily]":
        tables = self.rooms.tables.values()
        yield GaugeMetricFamily("serai_tables_in_memory", "Tables in memory", value=len(tables))
        viewers = sum(len(table.viewers) for table in tables)
        yield GaugeMetricFamily("serai_viewers", "Devices that look at a table", value=viewers)
