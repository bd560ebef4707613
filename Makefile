# Two commands: `make play` and `make test`. Each sets up what it needs in .venv, and does nothing again that stands.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml
QUIET := -q --disable-pip-version-check
CLIENT := web/dist/index.html
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*') $(shell find src/serai/text -name '*.ftl')

.PHONY: play setup client test quick browser lint soak screenshots clean

play: setup
	@$(BIN)/serai play

# The engine and the client are built side by side.
setup: .venv/bin/pip
	@$(MAKE) -s --no-print-directory -j2 .venv/served

.venv/bin/pip:
	@echo "setting up .venv"
	@$(PYTHON) -m venv .venv || (echo "python3-venv is missing: apt-get install python3-venv" && rm -rf .venv && exit 1)
	@$(BIN)/pip install $(QUIET) --upgrade "pip>=25.1"
	@$(BIN)/pip install $(QUIET) fluent.runtime librt==0.16.0 mypy-extensions # what building the client needs of the rules

client: $(CLIENT)

$(CLIENT): $(WEB) | .venv/bin/pip
	@echo "building the browser client"
	@web/build.sh $(CURDIR)/$(BIN)/python
	@touch $@

.venv/installed: $(SOURCES) | .venv/bin/pip
	@echo "building Serai (compiled where there is a C compiler)"
	@$(BIN)/pip install $(QUIET) .
	@touch $@

# The client goes to where the server looks for it: in the installed package and in the sources.
.venv/served: $(CLIENT) .venv/installed
	@for server in src/serai/server $$($(BIN)/python -c "import serai.server; print(*serai.server.__path__)"); do \
		rm -rf $$server/client && cp -r web/dist $$server/client || exit 1; done
	@touch $@

.venv/tested: pyproject.toml | .venv/bin/pip
	@echo "installing what the tests need"
	@$(BIN)/pip install $(QUIET) --group test
	@touch $@

.venv/browser: tests/browser/chromium.sh .venv/tested
	@tests/browser/chromium.sh $(BIN)/python
	@touch $@

# Everything: style, types, layers, then the tests on the compiled and on the plain files, then real pages.
test: lint quick browser

quick: setup .venv/tested
	@echo "tests on the installed package"
	@$(BIN)/python -m pytest -n auto --ignore=tests/browser
	@echo "engine tests on the plain files"
	@PYTHONPATH=src $(BIN)/python -m pytest -n auto tests/contract $(wildcard tests/sultan tests/treasures tests/kobito tests/marrakesh)

# Real pages before a real server, of the installed package.
browser: setup .venv/browser
	@echo "tests in the browser"
	@$(BIN)/python -m pytest -n auto tests/browser

lint: setup .venv/tested
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache
	@$(BIN)/deptry src
	@web/build.sh $(CURDIR)/$(BIN)/python check

soak: setup
	@$(BIN)/serai soak --minutes $(or $(MINUTES),20)

# Pictures of every screen in build/screenshots, from a real server; LOOK=he takes only some of them.
screenshots: setup .venv/browser
	@$(BIN)/python -m tests.browser.screenshots $(LOOK)

clean:
	rm -rf .venv build src/*.egg-info src/serai/server/client web/dist web/node_modules
