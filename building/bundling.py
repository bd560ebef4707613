"""Run inside Pyodide by web/engine.js: bytecode instead of sources, in archives that are not compressed.

The server and the web host compress whole files better than an archive compresses its parts.
"""

import importlib.util
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

LONG_AGO = (1980, 1, 1, 0, 0, 0)
PLAINEST = 2  # neither docstrings nor assertions


def bundle(folder: str, archive: str) -> None:
    """All files of a folder, always alike."""
    root = Path(folder)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for file in sorted(root.rglob("*")):
            if file.is_file():
                name, content = packed_form(file.relative_to(root), file.read_bytes())
                packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content)


def packed_form(place: Path, content: bytes) -> tuple[str, bytes]:
    if place.suffix != ".py":
        return place.as_posix(), content
    code = compile(content, place.as_posix(), "exec", dont_inherit=True, optimize=PLAINEST)
    compiled = _code_to_hash_pyc(code, importlib.util.source_hash(content), False)
    return place.with_suffix(".pyc").as_posix(), bytes(compiled)
