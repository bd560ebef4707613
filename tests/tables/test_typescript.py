"""The client's types are those that Python declares."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta, Struct

from serai.tables.typescript.types import Types

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
Size = Literal["small", "large"]


def test_the_types_in_the_client_are_those_that_python_declares(tmp_path: Path) -> None:
    """If this fails: PYTHONPATH=src python -m serai.tables.typescript web/src"""
    for face in (CLIENT / "games").glob("*/"):
        (tmp_path / "games" / face.name).mkdir(parents=True)
    plain_files = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-m", "serai.tables.typescript", str(tmp_path)], env=plain_files, check=True)
    assert contents(tmp_path) == contents(CLIENT)


def contents(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob("wire.ts")}


class Pile(TypedDict):
    """Some cards."""

    size: Size
    top: NotRequired[int]


class Shown(Struct, tag="shown"):
    piles: list[Pile | None]
    counts: dict[Size, int]
    pair: tuple[int, str]
    action: Annotated[dict[str, Any], Meta(title="Action")]
    note: str | None = None


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (int, "number"),
        (bool | None, "boolean | null"),
        (list[str | None], "(string | null)[]"),
        (list[dict[str, float]], "Record<string, number>[]"),
        (Literal["a", "b"], '"a" | "b"'),
        (Size, "Size"),
        (list[Size], "Size[]"),
        (dict[Size, list[Pile]], "Record<Size, Pile[]>"),
    ],
)
def test_a_type_is_written_as_typescript_writes_it(kind: object, written: str) -> None:
    assert Types({Size: "Size"}).word(kind) == written


def test_structs_typed_dicts_and_named_literals_are_declared_once() -> None:
    types = Types({Size: "Size"})
    assert types.word(list[Shown]) == "Shown[]" and types.word(Pile) == "Pile"
    assert types.declarations() == [
        "export interface Shown {\n"
        '  type: "shown";\n'
        "  piles: (Pile | null)[];\n"
        "  counts: Record<Size, number>;\n"
        "  pair: [number, string];\n"
        "  action: Action;\n"
        "  note?: string | null;\n"
        "}\n",
        "/** Some cards. */\nexport interface Pile {\n  size: Size;\n  top?: number;\n}\n",
        'export type Size = "small" | "large";\n',
    ]
