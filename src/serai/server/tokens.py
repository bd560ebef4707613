"""Tokens: what a link carries and a cookie keeps. Each is signed with its table's own secret.

A token reads kind, seat, generation, signature: `s2.0.…` is seat 2 in its first ownership, `h0.0.…` the host.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass, field

from serai.play.room import PERSON, Company

HOST, SEAT, INVITE, WATCH = "h", "s", "i", "w"
FORM = re.compile(r"([hsiw])(\d)\.(\d{1,6})\.([A-Za-z0-9_-]{32})")
BETWEEN = "~"
MOST_IN_COOKIE = 12

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def new_table_id() -> str:
    return secrets.token_hex(10)


def new_code() -> str:
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
    return f"{letters[:3]}-{letters[3:]}"


def read_code(written: str) -> str:
    """A code as it is stored, however it was typed."""
    letters = "".join(letter for letter in written.upper() if letter.isalnum())
    return f"{letters[:3]}-{letters[3:]}"


def sign(secret: bytes, table_id: str, kind: str, seat: int = 0, generation: int = 0) -> str:
    head = f"{kind}{seat}.{generation}"
    digest = hmac.new(secret, f"serai token {table_id} {head}".encode(), hashlib.sha256).digest()
    return f"{head}.{urlsafe_b64encode(digest[:24]).decode()}"


@dataclass(slots=True)
class Rights:
    """What a device may do at a table."""

    host: bool = False
    invited: bool = False
    watching: bool = False
    seats: dict[int, int] = field(default_factory=dict)  # with the generation of each

    @property
    def may_enter(self) -> bool:
        return self.host or self.invited or self.watching or bool(self.seats)

    def mine(self, company: Company) -> list[int]:
        """The seats this device owns now."""
        return [seat for seat in sorted(self.seats) if self.owns(company, seat)]

    def owns(self, company: Company, seat: int) -> bool:
        if seat not in self.seats or seat >= len(company.seats):
            return False
        place = company.seats[seat]
        return place.kind == PERSON and place.generation == self.seats[seat]


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
