# make run     starts the club and opens it in a browser
# make test    every check and every test
# make help    the rest
#
# Each target installs what it needs by itself. What has been done is remembered by files in .venv/.done and by the
# built client; nothing is done twice until a file that it was made from changes.

VENV    := .venv
BIN     := $(VENV)/bin
DONE    := $(VENV)/.done
STATIC  := src/hexagora/club/static/index.html
SOURCES := $(shell find client/src client/public; find src/hexagora/words -name "*.ftl") client/build.mjs client/words.mjs client/tsconfig.json

# `make run ARGS="--port 9000 --no-open"`, `make test ARGS="-k bridge"`
ARGS ?=

# A service or a bare shell may have no home of its own; npm and Chromium need a place to write.
ifneq ($(shell mkdir -p "$$HOME" 2>&1 && [ -w "$$HOME" ] && echo yes),yes)
export HOME := $(CURDIR)/$(VENV)/home
endif
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PIP_INSTALL := $(BIN)/python -m pip install --quiet --quiet --no-input --root-user-action=ignore

.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:
.PHONY: help run test lint format bench setup client lock wheel clean

help:
	@echo 'make run      start the club (ARGS="--port 9000 --no-open")'
	@echo 'make test     every check and every test (ARGS="-k bridge" picks Python tests)'
	@echo 'make lint     only the checks that run nothing: style, types, import direction'
	@echo 'make format   bring Python and TypeScript into the house style'
	@echo 'make bench    measure the engine'
	@echo 'make setup    everything a developer needs, tests and locking included'
	@echo 'make client   build the browser client'
	@echo 'make lock     write the lock files anew (ARGS="--upgrade")'
	@echo 'make wheel    build the package into dist/'
	@echo 'make clean    remove everything that make made'

run: $(DONE)/installed
	@exec $(BIN)/hexagora serve $(ARGS)

# The widest installations come first, as they save the narrower ones.
test: $(DONE)/test client/node_modules/.dev $(DONE)/installed
	@scripts/debian-packages
	@$(BIN)/python scripts/check.py test -- $(ARGS)

lint: $(DONE)/test client/node_modules/.dev $(DONE)/installed
	@$(BIN)/python scripts/check.py lint

format: $(DONE)/test client/node_modules/.dev
	$(BIN)/ruff check --fix-only --exit-zero .
	$(BIN)/ruff format .
	npm --prefix client run --silent format

# With the example of a plug-in, which has a peer that plays the same game.
bench: $(DONE)/dev $(DONE)/installed $(DONE)/examples
	@PYTHONPATH=$(VENV)/examples exec $(BIN)/hexagora bench $(ARGS)

setup: $(DONE)/dev client/node_modules/.dev $(DONE)/installed
	@scripts/debian-packages

client: $(STATIC)

lock: $(DONE)/dev
	scripts/lock $(ARGS)

wheel: $(DONE)/dev $(STATIC)
	@rm -rf dist
	$(BIN)/python -m hatchling build
	@ls dist

clean:
	rm -rf $(VENV) client/node_modules src/hexagora/club/static dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# ------------------------------------------------------------ what the targets stand on

# Scripts in an environment name it by its full path, so one that was copied or moved here is made anew.
ifneq ($(filter-out $(CURDIR),$(shell cat $(VENV)/.at 2>/dev/null)),)
$(shell rm -rf $(DONE) $(BIN)/python)
endif
$(BIN)/python:
	@echo '==> A virtual environment' >&2
	@scripts/venv $(VENV)
	@echo '$(CURDIR)' > $(VENV)/.at

$(DONE): | $(BIN)/python
	@mkdir -p $@

# The locks lie one in the other (scripts/lock): a wider one has every version of a narrower one, and stands for it.
$(DONE)/runtime: requirements/runtime.txt | $(DONE)
	@echo '==> Python packages of the club' >&2
	@$(PIP_INSTALL) --require-hashes -r $<
	@touch $@

$(DONE)/test: requirements/test.txt | $(DONE)
	@echo '==> Python packages of the club and its tests' >&2
	@$(PIP_INSTALL) --require-hashes -r $<
	@touch $(DONE)/runtime $@

$(DONE)/dev: requirements/dev.txt | $(DONE)
	@echo '==> Python packages of the club, its tests and its developers' >&2
	@$(PIP_INSTALL) --require-hashes -r $<
	@touch $(DONE)/runtime $(DONE)/test $@

# An editable install points at src/; only metadata (commands, entry points) can make it old.
$(DONE)/installed: pyproject.toml hatch_build.py | $(DONE) $(DONE)/runtime $(STATIC)
	@echo '==> Hexagora itself' >&2
	@$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# Beside the environment, not in it: there would be a game more in the club, and in every test.
$(DONE)/examples: $(wildcard examples/*/*) | $(DONE)/installed
	@echo '==> The examples' >&2
	@rm -rf $(VENV)/examples
	@$(PIP_INSTALL) --no-deps --no-build-isolation --target $(VENV)/examples examples/hexagora-hex
	@touch $@

# `npm ci` empties node_modules, so a stamp in there tells the truth about what is in there.
client/node_modules/.build: client/package-lock.json client/package.json client/.npmrc
	@scripts/node-version
	@echo "==> Packages of the client's build" >&2
	@cd client && npm ci --silent --omit=dev
	@touch $@

client/node_modules/.dev: client/package-lock.json client/package.json client/.npmrc
	@scripts/node-version
	@echo "==> Packages of the client's build and checks" >&2
	@cd client && npm ci --silent
	@touch client/node_modules/.build $@

$(STATIC): $(SOURCES) client/package-lock.json client/package.json | client/node_modules/.build
	@echo '==> The client' >&2
	@npm --prefix client run --silent build
