"""Ids, codes and secrets of new tables; nobody can guess them."""

import re
import secrets

HERE = "here-"  # with which the ids of tables begin that are kept on somebody's own device
TABLE_ID = re.compile(rf"(?:{HERE})?[0-9a-f]{{20}}")
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def new_table_id(prefix: str = "") -> str:
    return prefix + secrets.token_hex(10)


def is_table_id(written: str) -> bool:
    """Could a table have this id? Others are not even looked for."""
    return TABLE_ID.fullmatch(written) is not None


def new_code() -> str:
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
    return f"{letters[:3]}-{letters[3:]}"


def read_code(written: str) -> str:
    """A code as it is stored, however it was typed."""
    letters = "".join(letter for letter in written.upper() if letter.isalnum())
    return f"{letters[:3]}-{letters[3:]}"


def new_seed() -> str:
    """What all chance of a table comes from."""
    return secrets.token_hex(16)
