"""Connections: how long a request may take to arrive and an answer to be taken, and how many one address may hold.

uvicorn's protocols, watched: what a client begins and does not end, what it asks for and does not read, is cut off.
"""

import asyncio
import logging
import math
import typing
from collections import Counter
from collections.abc import Callable, Container, Coroutine
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the quick one, where there is one
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from serai.server.limits import network_of

HEADER_SECONDS = 10.0  # for the first line and the headers of a request
BODY_SECONDS = 60.0
UNREAD_SECONDS = 20.0  # how long a client may leave what it was sent unread
CLOSING_SECONDS = 5.0
LARGEST_HEADERS = 32 * 1024
CONNECTIONS_OF_AN_ADDRESS = 400
ALL_SWEEPS = 5  # of so many the last looks at all connections
CONTROL_FRAMES_A_SECOND = 20
MOST_FRAGMENTS = 64  # of one message
MOST_PIPELINED = 16  # requests that are sent before the first is answered
WHOLE_TEXT = 0x81  # the first byte of a frame
MASKED = 0x80  # of the second byte
SHORT = 4096  # bytes of a text
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where a parser waits that has parsed all that came
GUARD = "guard"  # its place in the state that uvicorn hands on
SOCKET = "serai.socket"  # the place of a socket among the extensions of its request

LOG = logging.getLogger("serai.connections")


class Guard:
    """Looks at the connections of a process, as a timer for each would cost memory.

    Once a second at those that owe something, now and then at all: there are thousands, and mostly all is well.
    """

    def __init__(self, limited: bool = True) -> None:
        self.limited = limited
        self.connections: set[Watched] = set()
        self.owing: set[Watched] = set()
        self.sweeps = 0
        self.by_address: Counter[str] = Counter()
        self.cut_off = 0
        self.timer: asyncio.TimerHandle | None = None
        self.stopping: list[Callable[[], None]] = []  # called once, when the server begins to stop

    def enter(self, connection: "Watched", loop: asyncio.AbstractEventLoop) -> bool:
        """Is there room for one more of its address? Proxies that we trust count those of others themselves."""
        self.connections.add(connection)
        if connection.address is not None:
            self.by_address[connection.address] += 1
        if self.timer is None:
            self.timer = loop.call_later(1.0, self.sweep, loop)
        return not self.limited or self.by_address[connection.address or ""] <= CONNECTIONS_OF_AN_ADDRESS

    def leave(self, connection: "Watched") -> None:
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.owing.discard(connection)
        if connection.address is not None:
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]

    def sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        self.sweeps += 1
        for connection in list(self.owing if self.sweeps % ALL_SWEEPS else self.connections):
            connection.look(now)
        self.timer = loop.call_later(1.0, self.sweep, loop) if self.connections else None

    def stop(self) -> None:
        """The server begins to stop: whoever waits for news has to be told to come again."""
        stopping, self.stopping = self.stopping, []
        for tell in stopping:
            tell()


class Watched:
    """What the guard knows of a connection."""

    guard: Guard
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    address: str | None = None  # None: of a proxy that we trust
    unread_since: float | None = None
    closing_since: float | None = None

    def watch(self, guard: Guard, client: tuple[str, int] | None, trusted: Container[str]) -> bool:
        self.guard = guard
        host = client[0] if client else ""
        self.address = None if host in trusted else network_of(host)
        return guard.enter(self, self.loop)

    def look(self, now: float) -> None:
        """Cut it off if the other side does not do its part."""
        if self.transport.is_closing() and self.closing_since is None:
            self.closing_since = now
        if is_over(self.closing_since, CLOSING_SECONDS, now) or is_over(self.unread_since, UNREAD_SECONDS, now):
            self.cut_off()

    def cut_off(self) -> None:
        """At once: to close politely would wait until all is read."""
        self.guard.cut_off += 1
        self.transport.abort()


def head_of(size: int) -> bytes:
    """The head of a frame that holds a whole text, as servers send it: without a mask."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def short_text_in(data: bytes) -> bytes | None:
    """If this is exactly one frame that holds a whole short text, masked as clients do it: the text."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    size = len(data) - 6  # two bytes, and the mask
    if size <= 125:
        return apply_mask(data[6:], data[2:6]) if data[1] == MASKED + size else None
    size -= 2  # of the length itself
    if 126 <= size <= SHORT and data[1:4] == bytes((MASKED + 126, size >> 8, size & 0xFF)):
        return apply_mask(data[8:], data[4:8])
    return None


def is_over(since: float | None, seconds: float, now: float) -> bool:
    return since is not None and now - since > seconds


class WatchedHttp(Watched, HttpToolsProtocol):
    """A connection on which requests come."""

    awaited_since: float | None = None  # the client owes us the rest of a request
    time_limit = HEADER_SECONDS
    header_bytes = 0
    REASONS: ClassVar = {408: b"Request Timeout", 429: b"Too Many Requests", 431: b"Request Header Fields Too Large"}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_headers()
        trusted = getattr(self.app, "trusted_hosts", ())
        if not self.watch(self.app_state.get(GUARD) or Guard(False), self.client, trusted):
            self.refuse(429)
        self.guard.owing.add(self)  # the rest of its next request

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self)
        super().connection_lost(exc)

    def expect_headers(self) -> None:
        self.awaited_since, self.time_limit, self.header_bytes = self.loop.time(), HEADER_SECONDS, 0

    def data_received(self, data: bytes) -> None:
        if self.awaited_since is None and (self.cycle is None or self.cycle.response_complete):
            self.expect_headers()
        if self.awaited_since is not None and self.time_limit == HEADER_SECONDS:
            self.header_bytes += len(data)
        super().data_received(data)
        if self.awaited_since is not None and self.time_limit == HEADER_SECONDS and self.header_bytes > LARGEST_HEADERS:
            self.refuse(431)

    def on_headers_complete(self) -> None:
        self.awaited_since, self.time_limit = self.loop.time(), BODY_SECONDS
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            raise ValueError("too many requests at once")  # the parser makes a refusal of it

    def on_message_complete(self) -> None:
        self.awaited_since = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.guard.leave(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds us, and would keep us as long as the socket

    def pause_writing(self) -> None:
        self.unread_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread_since = None
        super().resume_writing()

    def look(self, now: float) -> None:
        super().look(now)
        if is_over(self.awaited_since, self.time_limit, now):
            self.refuse(408)

    def refuse(self, status: int) -> None:
        """Answer a request that has not come whole, and close."""
        self.awaited_since = None
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            line = b"HTTP/1.1 %d %s\r\n" % (status, self.REASONS[status])
            self.transport.write(line + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def shutdown(self) -> None:
        self.guard.stop()
        super().shutdown()
        if self.awaited_since is not None:
            self.transport.close()


class Line(typing.Protocol):
    """Whoever takes a socket over from the application."""

    def receive(self, written: bytes) -> None: ...

    def may_send(self) -> None:
        """What was sent has been read."""

    def end(self) -> None:
        """The socket is gone."""


class Nowhere:
    """The queue of a socket that was taken over: nobody reads it, so nothing is kept there."""

    def put_nowait(self, _: object) -> None: ...


class Flag:
    """As small as can be: an event for which nobody waits."""

    __slots__ = ("up",)

    def __init__(self, up: bool) -> None:
        self.up = up

    def is_set(self) -> bool:
        return self.up

    def set(self) -> None:
        self.up = True

    def clear(self) -> None:
        self.up = False


NOWHERE: Any = Nowhere()


class WatchedSocket(Watched, WebSocketsSansIOProtocol):
    """A connection on which messages come and go.

    The application accepts it; then a line takes it over, so that no task, no queue and no request is kept for it.
    """

    control_frames = 0  # in this second
    spoke_at = -math.inf  # when it last said something
    line: Line | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        trusted = getattr(self.app, "trusted_hosts", ())
        self.watch(self.app_state.get(GUARD) or Guard(False), self.client, trusted)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self)
        super().connection_lost(exc)
        self.conn.parser.close()  # nobody holds anybody any more, so all of it is gone at once
        self.end_line()

    def end_line(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            line.end()

    # taken over

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.forget_request()
            self.scope["extensions"][SOCKET] = {"itself": self}

    def forget_request(self) -> None:
        """Let the parser of the request be one of frames: uvicorn has given it the request and nothing beyond."""
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)

    def hand_over(self, line: Line) -> None:
        """From now on messages go straight to the line, and it sends what it likes."""
        self.line = line
        waiting, self.queue = self.queue, NOWHERE
        self.writable = cast("Any", Flag(self.writable.is_set()))
        del self.scope, self.request, self.response
        while not waiting.empty():
            event = waiting.get_nowait()
            if event["type"] == "websocket.receive":
                line.receive((event.get("text") or "").encode() or event.get("bytes") or b"")
        if self.disconnected:
            self.end_line()
        else:
            self.go_on_reading()

    async def run_asgi(self) -> None:
        """As uvicorn does; but when the application is done, a socket that was taken over goes on."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception as error:
            LOG.error("a socket failed", exc_info=error)
        if self.line is None and self.close_timer is None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Nearly always one short text and nothing else, which needs no parser."""
        text = short_text_in(data) if self.line is not None and self.is_between_messages else None
        if text is None:
            super().data_received(data)
        else:
            self.hear(text)

    @property
    def is_between_messages(self) -> bool:
        """Has everything come whole so far, and may more come?"""
        waits_for: Any = getattr(self.conn.parser, "gi_yieldfrom", None)
        return (
            getattr(waits_for, "gi_code", None) is BETWEEN_FRAMES
            and self.conn.current_size is None
            and self.conn.state is State.OPEN
        )

    def send_receive_event_to_app(self) -> None:
        if self.line is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.hear(frames[0] if len(frames) == 1 else b"".join(frames))

    def hear(self, written: bytes) -> None:
        self.spoke_at = self.loop.time()
        if self.line is not None and not self.close_sent:
            self.line.receive(written)

    def stop_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def takes_more(self) -> bool:
        """Does the other side read what it is sent?"""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def send_texts(self, texts: list[bytes]) -> None:
        """All at once, each in a frame of its own."""
        self.transport.write(b"".join([part for text in texts for part in (head_of(len(text)), text)]))

    def close_with(self, code: int, reason: str) -> None:
        """Say why, and give the other side some time to answer."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.go_on_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """A server that stops waits for it."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # watched

    def handle_ping(self) -> None:
        """Answered while the client reads the answers; of many in a row the last is answered at most."""
        self.count_control_frame()
        if self.writable.is_set() and not self.transport.is_closing():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.count_control_frame()

    def count_control_frame(self) -> None:
        self.control_frames += 1
        self.guard.owing.add(self)
        if self.guard.limited and self.control_frames > CONTROL_FRAMES_A_SECOND and not self.transport.is_closing():
            self.cut_off()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.cut_off()

    def pause_writing(self) -> None:
        self.unread_since = self.loop.time()
        self.guard.owing.add(self)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread_since = None
        super().resume_writing()
        if self.line is not None:
            self.line.may_send()

    def look(self, now: float) -> None:
        """There are thousands of them, and mostly all is well: then it owes nothing."""
        self.control_frames = 0
        if self.unread_since is not None or self.closing_since is not None or self.transport.is_closing():
            self.guard.owing.add(self)
            super().look(now)
        else:
            self.guard.owing.discard(self)

    def send_keepalive_ping(self) -> None:
        """Who has said something is there; it is asked as long after that as after an answer."""
        silent = self.loop.time() - self.spoke_at
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def shutdown(self) -> None:
        self.guard.stop()
        super().shutdown()
