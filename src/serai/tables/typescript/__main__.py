"""Writes all of the client's types into the folder that is named."""

import sys
from pathlib import Path

from serai.tables.typescript.files import all_files

if __name__ == "__main__":
    for path, text in all_files(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")
