# Two commands: `make play` starts a game, `make test` checks everything. Each does its own set-up.
PYTHON ?= python3
SHELL := /bin/bash
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test check check-scripts bench bench-peers bench-table bench-page bench-motion browser node test-quick test-full coverage pictures snapshots release clean

help: ## say what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: .venv/installed ## serve the table and open the browser on it
	@$(BIN)/tablee serve --open

play-terminal: .venv/installed ## play Déstorsion in the terminal against two bots
	@$(BIN)/tablee play destorsion --seats me,bot,bot

test: .venv/installed-dev node check browser ## run every check and test
	$(BIN)/tablee warm --jobs 2
	$(BIN)/pytest $(TWICE) --ignore tests/browser
	$(BIN)/pytest $(TWICE) tests/browser
	NUMBA_BOUNDSCHECK=1 $(BIN)/tablee warm --jobs 2 --no-bots
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest $(TWICE) -m kernel --ignore tests/browser

# Servers, bots and pages wait for real clocks, beside everything else that the machine does: a test that fails is tried
# once more, and named. Browser tests have processes of their own, because Playwright keeps an event loop running.
TWICE := -n 2 --dist worksteal --reruns 1 -r fER

test-quick: .venv/installed-dev ## run the quick tests: no browser, hardly any compiled rules
	$(BIN)/pytest --quick -n 2 --dist worksteal --ignore tests/browser

test-full: .venv/installed-dev ## run the tests that take many minutes and are not part of `make test`
	$(BIN)/pytest --full -m full -n 2 --dist worksteal

coverage: .venv/installed-dev ## say which lines the tests run; not part of `make test`, because it makes them slow
	COVERAGE_PROCESS_START=pyproject.toml $(BIN)/pytest -n 2 --dist worksteal --ignore tests/browser
	$(BIN)/coverage combine --quiet && $(BIN)/coverage report

check: .venv/installed-dev check-scripts ## formatting, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

HAS_NODE := command -v node >/dev/null && command -v npm >/dev/null

check-scripts: # formatting and types of the pages' scripts
	@if ! { $(HAS_NODE); }; then echo "Node and npm are not on this machine: the scripts of the pages are NOT checked."; \
	  elif ! $(MAKE) --silent --no-print-directory node_modules/installed; then \
	    echo "npm could not install its packages: the scripts of the pages are NOT checked."; \
	  else npm run --silent check; fi

node_modules/installed: package.json package-lock.json .npmrc
	@echo "Installing the tools that check the scripts into node_modules ..."
	@npm ci --silent --no-audit --no-fund
	@touch $@

node: # the tools that check the scripts run in Node; install it where that is possible
	@{ $(HAS_NODE); } || { \
	  echo "Installing Node and npm to check the scripts of the pages ..."; \
	  apt-get -qq update && apt-get -qq install -y --no-install-recommends nodejs npm >/dev/null; } || \
	  echo "Node could not be installed here: the scripts of the pages will not be checked."

browser: # the browser tests drive the system's Chromium; install it where that is possible
	@command -v chromium >/dev/null || test -n "$$CHROMIUM" || { \
	  echo "Installing Chromium for the browser tests ..."; \
	  apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } || \
	  echo "Chromium could not be installed here: the browser tests will be skipped, and say so."

bench: .venv/installed-dev ## measure speed; writes benchmarks/results/
	$(BIN)/python benchmarks/speed.py

bench-peers: .venv/installed-dev .venv/peers ## measure search speed beside OpenSpiel; writes benchmarks/results/
	PYTHONPATH=.venv/peers $(BIN)/python benchmarks/peers.py

.venv/peers: # a folder of its own: the tests never see it
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --target $@ open_spiel==2.0.2

bench-table: .venv/installed-dev ## measure the web server from outside; writes benchmarks/results/
	$(BIN)/python benchmarks/table.py --tables 50,200,500 --streams 5000 --start
	$(BIN)/python benchmarks/table.py --tables 200 --bots
	$(BIN)/python benchmarks/table.py --tables 200,500 --postgres

bench-page: .venv/installed-dev browser ## measure the pages in Chromium at three network speeds; writes benchmarks/results/
	$(BIN)/python benchmarks/page.py

bench-motion: .venv/installed-dev browser ## count the frames of moves in Chromium; writes benchmarks/results/
	$(BIN)/python benchmarks/motion.py

pictures: .venv/installed-dev ## draw the pictures of the documents from recorded games
	$(BIN)/tablee pictures

snapshots: .venv/installed-dev ## keep the structure of all pictures as it is now
	$(BIN)/tablee snapshots

VERSION = $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)

release: .venv/installed-dev ## test everything and build the wheel into dist/
	@grep -qE '^## $(VERSION)( |$$)' CHANGELOG.md || { \
	  echo "CHANGELOG.md has no entry '## $(VERSION)': say what users can do now."; exit 1; }
	@test -z "$$(git status --porcelain)" || { \
	  echo "There are changes that are not committed:"; git status --short; exit 1; }
	$(MAKE) test
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	@echo "Built: $$(ls dist/tablee-$(VERSION)-*.whl)"

clean: ## forget the virtual environment and the caches of the tools
	rm -rf .venv node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(v < (3, 11) and f"Tablée needs Python 3.11 or newer; {sys.executable} is {v[0]}.{v[1]}. Try: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv .venv || { echo "No virtual environment could be made: install Python's venv module (Debian: python3-venv)."; exit 1; }

.venv/installed: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing Tablée into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

.venv/installed-dev: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing Tablée and its test tools into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@ .venv/installed
