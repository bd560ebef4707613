"""Fingerprints: what was built from the same files need not be built again."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def fingerprint(files: Iterable[Path], *more: str) -> str:
    """A hash over the names and contents of files, and over what else decides what is built from them."""
    told = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        told.update(f"\0{file.as_posix()}\0".encode())
        told.update(hashlib.sha256(file.read_bytes()).digest())
    return told.hexdigest()


class Stamp:
    """Remembers from what something was built."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def shows(self, wanted: str) -> bool:
        return self.path.is_file() and self.path.read_text() == wanted

    def set(self, built: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(built)

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)
