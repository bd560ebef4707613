#!/bin/sh
# See to it that there is a Chromium for the tests: the machine's, the distribution's, or else Playwright's own.
# Usage: tests/browser/chromium.sh PYTHON
python=$1

is_there() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null && return 0
    done
    "$python" - <<'PYTHON'
import os, sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    sys.exit(0 if os.path.exists(playwright.chromium.executable_path) else 1)
PYTHON
}

from_the_distribution() {
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" = 0 ]; then root=env; else root="sudo -n"; $root true 2>/dev/null || return 1; fi
    install="$root DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium"
    { $install || { $root apt-get update -q && $install; }; } >/dev/null 2>&1
}

is_there && exit 0
echo "installing Chromium for the tests in the browser"
from_the_distribution && is_there && exit 0
"$python" -m playwright install chromium >/dev/null 2>&1 && is_there && exit 0
echo "No Chromium could be installed for the tests in the browser: install one (apt-get install chromium) and run make test again." >&2
exit 1
