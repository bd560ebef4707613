# Two commands: `make play` and `make test`. Each sets up what it needs in .venv, and does nothing again that stands.

PYTHON ?= python3
BIN := .venv/bin
QUIET := -q --disable-pip-version-check
WHEEL := build/wheel
LOG := build/wheel.log
SOURCES := $(shell find src web building -type f -not -path '*/node_modules/*' -not -path '*/built/*' \
	-not -path 'src/serai/server/client/*' -not -path '*.egg-info/*' -not -name '*.pyc') setup.py pyproject.toml
# One process more than there are cores: many tests wait for a server. Pages keep their browsers busy enough.
PARALLEL := -n $(shell $(PYTHON) -c "import os; print(os.cpu_count() + 1)") --dist worksteal
# What measures time fails on a machine that is busy with other tests: what failed is tried again, alone.
AGAIN := $(BIN)/python -m pytest --last-failed --last-failed-no-failures none
PAGES := tests/browser $(wildcard tests/*/browser)
NO_PAGES := $(PAGES:%=--ignore=%)
GAMES := $(wildcard $(patsubst src/serai/games/%/game.py,tests/%,$(wildcard src/serai/games/*/game.py)))

unexport PYTHONDONTWRITEBYTECODE # what a process has compiled, the next hundred need not compile again

.PHONY: play setup client site test quick quick-client quick-plain endurance release browser whole-games wasm learning lint \
	lint-python lint-client collected coverage soak screenshots clean

play: setup
	@$(BIN)/serai play

setup: .venv/installed

.venv/bin/pip:
	@echo "setting up .venv"
	@$(PYTHON) -m venv .venv || (echo "python3-venv is missing: apt-get install python3-venv" && rm -rf .venv && exit 1)
	@$(BIN)/pip install $(QUIET) --upgrade "pip>=25.1"

# One wheel with the engine and the client, which are built side by side; neither is built again if it stands.
$(WHEEL)/built: $(SOURCES) | .venv/bin/pip
	@echo "building Serai: the engine (compiled where there is a C compiler) and the browser client"
	@mkdir -p build && rm -rf $(WHEEL)
	@$(BIN)/pip wheel -v --no-deps --wheel-dir $(WHEEL) . >$(LOG) 2>&1 || (tail -n 30 $(LOG) && exit 1)
	@grep -o 'serai: the engine stays plain.*' $(LOG) || true
	@touch $@

.venv/installed: $(WHEEL)/built
	@$(BIN)/pip install $(QUIET) $(WHEEL)/*.whl
	@$(BIN)/pip install $(QUIET) --force-reinstall --no-deps $(WHEEL)/*.whl
	@touch $@

# Only the client, to where the server of the sources looks for it.
client: .venv/bin/pip
	@$(BIN)/python -m building.client

# The whole house as plain files in build/site, for any web host.
site: setup
	@rm -rf build/site
	@$(BIN)/serai site build/site

.venv/tested: pyproject.toml | .venv/bin/pip
	@echo "installing what the tests need"
	@$(BIN)/pip install $(QUIET) --group test
	@touch $@

.venv/browser: tests/browser/chromium.sh .venv/tested
	@tests/browser/chromium.sh $(BIN)/python
	@touch $@

# Everything: style, types, layers, the tests on the compiled and on the plain files, the wheels, then real pages.
# The tools are installed while the wheel is built; then pip works alone.
test:
	@$(MAKE) --no-print-directory -j 2 $(WHEEL)/built .venv/tested
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory -j 2 --output-sync lint collected
	@$(MAKE) --no-print-directory quick endurance release browser

quick: setup .venv/tested
	@echo "tests on the installed package"
	@$(BIN)/python -m pytest $(PARALLEL) -m "not endurance" $(NO_PAGES) --ignore=tests/release
	@$(MAKE) --no-print-directory -j 2 --output-sync quick-plain quick-client

quick-client: setup
	@echo "unit tests of the browser client"
	@$(BIN)/python -m building.client test

quick-plain: setup .venv/tested
	@echo "engine tests on the plain files"
	@PYTHONPATH=src $(BIN)/python -m pytest $(PARALLEL) -m "not run_once and not endurance" $(NO_PAGES) tests/contract $(GAMES)

# What pytest makes of each file is kept: one process makes it once, else each of a fresh clone's would.
collected: setup .venv/tested
	@$(BIN)/python -m pytest --collect-only -q >build/collected.log || (tail -n 30 build/collected.log && exit 1)

# What is killed, flooded, soaked, or tried in all orders, and short matches among bots.
endurance: setup .venv/tested
	@echo "tests that take long"
	@$(BIN)/python -m pytest $(PARALLEL) -m endurance $(NO_PAGES) --ignore=tests/release || \
		$(AGAIN) -m endurance $(NO_PAGES) --ignore=tests/release

# The wheels, compiled and plain, the sdist, and the example package, as strangers install them.
release: setup .venv/browser
	@echo "tests of the wheels, the sdist and the example package"
	@$(BIN)/python -m pytest -n 2 --dist loadfile tests/release

# Real pages before a real server, of the installed package.
browser: setup .venv/browser
	@echo "tests in the browser"
	@$(BIN)/python -m pytest -n auto --dist worksteal -m "not whole_games" $(PAGES) || \
		$(AGAIN) -m "not whole_games" $(PAGES) || $(AGAIN) -m "not whole_games" $(PAGES)

# Games on real pages from their first move to the last, by ear, by touch and by clicks on the boards.
whole-games: setup .venv/browser
	@echo "whole games in the browser"
	@$(BIN)/python -m pytest $(PARALLEL) -m whole_games $(PAGES) || $(AGAIN) -m whole_games $(PAGES)

# The learning examples as somebody runs them, with torch, for a quarter of a minute each.
learning: setup .venv/tested
	@$(BIN)/pip install $(QUIET) "torch>=2.6"
	@$(BIN)/python examples/ppo_sultan.py --minutes 0.25 --games 200 --slow-games 10
	@$(BIN)/python examples/dmc_kobito.py --minutes 0.25 --games 100
	@$(BIN)/python examples/mccfr_sultan.py --rounds 1 --iterations 500 --simulations 20 --tries 2

# The contract of all games in the Python of a page, in Node; some minutes, so not part of `make test`.
wasm: setup .venv/tested
	@echo "the contract of the games in the Python of a page"
	@$(BIN)/python -m tests.page.test_wasm

lint: lint-python lint-client

lint-python: setup .venv/tested
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache
	@$(BIN)/deptry src

lint-client: setup
	@$(BIN)/python -m building.client check lint

# Which lines the tests run, on the plain files; build/coverage/index.html shows them.
coverage: setup .venv/tested
	@PYTHONPATH=src $(BIN)/python -m pytest $(PARALLEL) $(NO_PAGES) --ignore=tests/release \
		--cov --cov-report=term:skip-covered --cov-report=html

soak: setup
	@$(BIN)/serai soak --minutes $(or $(MINUTES),20)

# Pictures of every screen in build/screenshots, from a real server; LOOK=he takes only some of them.
screenshots: setup .venv/browser
	@$(BIN)/python -m tests.browser.screenshots $(LOOK)
	@for each in $(wildcard tests/*/browser/pictures.py); do $(BIN)/python -m $$(echo $${each%.py} | tr / .) $(LOOK) || exit 1; done

clean:
	rm -rf .venv build dist src/*.egg-info src/serai/server/client web/node_modules
