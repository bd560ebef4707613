"""Who does the work: this process, several processes of this machine, or a Ray cluster.

Whoever does it, results come in the order of the jobs, so that the same seed gives the same files.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from serai.arena.extras import check_extra
from serai.core.errors import BadOption, SeraiError

BACKENDS = ("local", "ray")
JOBS_AHEAD = 4  # jobs for each worker that wait or are done, but not yet fetched
RETRIES = 5  # how often a lost worker's job is done again
CONNECT_TIMEOUT = 10.0  # seconds until a cluster answers
STARTS = 3  # attempts to start a cluster
STORE = 100_000_000  # bytes of a local cluster's object store: results are small

J = TypeVar("J")
R = TypeVar("R")
Work = Callable[[J], R]


class Executor:
    """Does jobs one after the other."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers

    def map(self, work: Work[J, R], jobs: Sequence[J]) -> Iterator[R]:
        """The results of all jobs, in their order."""
        return (work(job) for job in jobs)


class LocalExecutor(Executor):
    """Processes of this machine."""

    def map(self, work: Work[J, R], jobs: Sequence[J]) -> Iterator[R]:
        if self.workers <= 1 or len(jobs) <= 1:
            yield from super().map(work, jobs)
            return
        with ProcessPoolExecutor(min(self.workers, len(jobs)), mp_context=get_context("spawn")) as pool:
            try:
                yield from self.fetched(pool, work, jobs)
            except BrokenProcessPool:
                raise SeraiError("a worker process was lost; what was written so far is kept") from None
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def fetched(self, pool: ProcessPoolExecutor, work: Work[J, R], jobs: Sequence[J]) -> Iterator[R]:
        waiting: deque[Future[R]] = deque()
        for job in jobs:
            waiting.append(pool.submit(work, job))
            if len(waiting) > JOBS_AHEAD * self.workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


class RayExecutor(Executor):
    """The workers of a Ray cluster: the one that RAY_ADDRESS names, or one of this machine, made for the occasion."""

    def map(self, work: Work[J, R], jobs: Sequence[J]) -> Iterator[R]:
        import ray

        with cluster(self.workers):
            remote = ray.remote(max_retries=RETRIES, num_cpus=1)(work)
            waiting: deque[Any] = deque()
            for job in jobs:
                waiting.append(remote.remote(job))
                if len(waiting) > JOBS_AHEAD * self.workers:
                    yield fetched(waiting.popleft())
            while waiting:
                yield fetched(waiting.popleft())


def fetched(promise: Any) -> Any:
    """What a job came to; an error as it was raised, not as Ray wraps it."""
    import ray

    try:
        return ray.get(promise)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
        raise SeraiError(f"the workers of a job were lost {RETRIES + 1} times") from None


@contextmanager
def cluster(workers: int) -> Iterator[None]:
    """A cluster for as long as it is needed; one that is there already stays."""
    import ray

    if ray.is_initialized():
        yield
        return
    start_ray(workers)
    try:
        yield
    finally:
        ray.shutdown()


def start_ray(workers: int) -> None:
    """Join the cluster that RAY_ADDRESS names, or start one here; a busy machine may need more than one attempt."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    address = os.environ.get("RAY_ADDRESS")
    size: dict[str, Any] = {} if address else {"num_cpus": workers, "object_store_memory": STORE}
    if address:
        check_reachable(address)
    attempts = 1 if address else STARTS
    while True:
        try:
            ray.init(
                address=address or "local",
                include_dashboard=None if address else False,
                log_to_driver=False,
                logging_level=logging.ERROR,
                **size,
            )
            return
        except Exception as error:  # Ray's own kinds of failing to start are many, and not all are public
            ray.shutdown()
            attempts -= 1
            if attempts == 0:
                raise SeraiError(f"Ray does not start: {error}") from None


def check_reachable(address: str) -> None:
    """Ray itself tries for minutes where nobody answers; so find out first."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()
    except OSError as error:
        raise SeraiError(f"no Ray cluster answers at {address}: {error}") from None


def find_executor(backend: str, workers: int) -> Executor:
    """The executor of a backend, with so many workers (0: one for each core); an error says what is missing for it."""
    workers = workers or os.cpu_count() or 1
    if backend not in BACKENDS:
        raise BadOption(f"unknown backend {backend!r}; there is {', '.join(BACKENDS)}")
    if backend == "ray":
        check_extra("ray")
        return RayExecutor(workers)
    return LocalExecutor(workers)
