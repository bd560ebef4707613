"""Tokens: what a link carries and a cookie keeps. Each is signed with its table's own secret.

A token reads kind, seat, generation, signature: `s2.0.…` is seat 2 in its first ownership, `h0.0.…` the host.
"""

import hashlib
import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable

from serai.tables.rights import HOST, INVITE, WATCH, Rights

FORM = re.compile(r"([hsiw])([0-9])\.([0-9]{1,6})\.([A-Za-z0-9_-]{32})")
BETWEEN = "~"
MOST_IN_COOKIE = 12


def sign(secret: bytes, table_id: str, kind: str, seat: int = 0, generation: int = 0) -> str:
    head = f"{kind}{seat}.{generation}"
    digest = hmac.new(secret, f"serai token {table_id} {head}".encode(), hashlib.sha256).digest()
    return f"{head}.{urlsafe_b64encode(digest[:24]).decode()}"


def rights_of(secret: bytes, table_id: str, tokens: Iterable[str]) -> Rights:
    """What these tokens allow; one that is forged or belongs to another table allows nothing."""
    rights = Rights()
    for token in tokens:
        parts = FORM.fullmatch(token)
        if parts is None:
            continue
        kind, seat, generation = parts[1], int(parts[2]), int(parts[3])
        if hmac.compare_digest(sign(secret, table_id, kind, seat, generation), token):
            grant(rights, kind, seat, generation)
    return rights


def grant(rights: Rights, kind: str, seat: int, generation: int) -> None:
    if kind == HOST:
        rights.host = True
    elif kind == INVITE:
        rights.invited = True
    elif kind == WATCH:
        rights.watching = True
    else:
        rights.seats[seat] = max(generation, rights.seats.get(seat, 0))


def tokens_in(cookie: str | None) -> list[str]:
    return (cookie or "").split(BETWEEN)[:MOST_IN_COOKIE]


def cookie_with(cookie: str | None, *added: str) -> str:
    """The cookie with further tokens; an older generation of a seat's token gives way."""
    kept: dict[str, str] = {}
    for token in (*tokens_in(cookie), *added):
        if FORM.fullmatch(token):
            kept[token[:2]] = token
    return BETWEEN.join(kept.values())
