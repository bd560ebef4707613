"""Libraries that only some commands need, and that are installed only where they are wanted."""

from importlib.util import find_spec

from serai.core.errors import SeraiError

EXTRAS = {"arena": ("matplotlib", "openskill", "pyarrow", "scipy"), "ray": ("ray",), "words": ("mcp",)}


def check_extra(extra: str) -> None:
    """Raise an error that says how to install what is missing."""
    missing = [module for module in EXTRAS[extra] if find_spec(module) is None]
    if missing:
        raise SeraiError(
            f"this needs {', '.join(missing)}; install it with: pip install 'serai[{extra}]' "
            f"(in the project's folder: .venv/bin/pip install '.[{extra}]')"
        )
