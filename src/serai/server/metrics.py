"""Numbers for Prometheus."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from serai.server.host import ServerHost


BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds


class Metrics:
    """What this worker counts, in plain numbers; several workers are asked one by one."""

    def __init__(self, host: "ServerHost") -> None:
        self.entries: Counter[str] = Counter()
        self.messages: Counter[str] = Counter()
        self.problems: Counter[str] = Counter()
        self.bot_failures = 0
        self.moves = [0] * (len(BOUNDS) + 1)  # by how long they took; the last ones longer than all bounds
        self.seconds = 0.0
        self.registry = CollectorRegistry()
        self.registry.register(Counted(self))
        self.registry.register(Present(host))

    def entry(self, kind: str) -> None:
        self.entries[kind] += 1

    def message(self, kind: str) -> None:
        self.messages[kind] += 1

    def problem(self, error: str) -> None:
        self.problems[error] += 1

    def move_took(self, seconds: float) -> None:
        self.moves[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def bot_failed(self) -> None:
        self.bot_failures += 1

    def exposition(self) -> bytes:
        return generate_latest(self.registry)


class Counted(Collector):
    """What was counted since the start."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterable[CounterMetricFamily | HistogramMetricFamily]:
        metrics = self.metrics
        yield labelled("serai_entries", "Stored entries", "kind", metrics.entries)
        yield labelled("serai_messages", "Messages of clients", "type", metrics.messages)
        yield labelled("serai_problems", "Refused messages and requests", "error", metrics.problems)
        yield CounterMetricFamily("serai_bot_failures", "Bots that did not answer", value=metrics.bot_failures)
        yield self.moves()

    def moves(self) -> HistogramMetricFamily:
        upto = list(accumulate(self.metrics.moves))
        buckets = [(str(bound), count) for bound, count in zip((*BOUNDS, "+Inf"), upto, strict=True)]
        said = "From a move's arrival to its acknowledgement"
        return HistogramMetricFamily("serai_move_seconds", said, buckets=buckets, sum_value=self.metrics.seconds)


def labelled(name: str, said: str, label: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, said, labels=[label])
    for each, count in counts.items():
        family.add_metric([each], count)
    return family


class Present(Collector):
    """What is there at this moment."""

    def __init__(self, host: "ServerHost") -> None:
        self.host = host

    def collect(self) -> Iterable[GaugeMetricFamily | CounterMetricFamily]:
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
