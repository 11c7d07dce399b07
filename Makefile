# Everything runs inside .venv; nothing outside this folder's environment is touched.
PYTHON ?= python3
BIN := .venv/bin
RUN := .venv/run-ready
READY := .venv/ready
KERNELS := .venv/kernels-ready
PAGE := src/tafelrunde/server/page/index.html
# The page is built beside the environment, unless there is no Node and it has to come from there.
BUILDER := $(shell $(PYTHON) hatch_build.py has-node 2>/dev/null && echo $(PYTHON) || echo $(BIN)/python)
BUILDS_FROM := $(if $(filter $(BIN)/python,$(BUILDER)),$(RUN))
WEB := $(shell find web src/tafelrunde/text docs/rules -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
# Random walks through every game run with bounds checks, everything else as it is released, odds and environments both ways.
WALKS := tests/conformance tests/properties
BROWSER := tests/e2e
ODDS := $(wildcard tests/games/*/test_odds.py)
SEEN := tests/envs/test_observations.py tests/envs/test_batch.py
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# What pip leaves uncompiled is compiled when it is first imported, and kept.
unexport PYTHONDONTWRITEBYTECODE
export TAFELRUNDE_CACHE ?= $(CURDIR)/.venv/cache

.PHONY: help play play-terminal test check page golden bench bench-envs bench-openspiel bench-tables lock clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: ## Open the tables in the browser: alone against bots, or with friends (LAN=1: with phones in the same network)
	@$(MAKE) --no-print-directory -j2 $(RUN) $(PAGE)
	@$(BIN)/tafelrunde serve --open $(if $(LAN),--lan)

play-terminal: $(RUN) ## Play Knights against bots in the terminal
	@$(BIN)/tafelrunde play knights

# Tests of several servers mostly wait: a third process has work for both cores meanwhile.
test: $(READY) $(PAGE) ## Run all tests, the random walks among them with bounds-checked kernels
	@echo "== compiling the rules, plain and with bounds checks side by side (once)"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/tafelrunde warm --rules > .venv/checked.log 2>&1 & checked=$$!; \
		$(BIN)/tafelrunde warm && touch $(KERNELS) && wait $$checked || { cat .venv/checked.log; exit 1; }
	@echo "== tests"
	@$(BIN)/python -m pytest -n 3 --dist loadgroup $(WALKS:%=--ignore=%) --ignore=$(BROWSER)
	@echo "== random walks, odds and environments with bounds-checked kernels"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 --dist loadgroup $(WALKS) $(ODDS) $(SEEN)
	@echo "== the web table: its parts, then whole games in a browser"
	@$(BIN)/python hatch_build.py run --silent test
	@$(BIN)/python -m pytest -n 2 --dist worksteal $(BROWSER)

check: $(READY) $(PAGE) ## Lint, types, dead code and docs, two at a time
	@$(MAKE) --no-print-directory -j2 $(SYNC) $(CHECKS)

CHECKS := $(addprefix check-,mypy web ruff docs vulture typescript)
# The longest first; each tells what it found in one piece, where make can do that.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
.PHONY: $(CHECKS)
check-mypy:
	@echo "== mypy" && $(BIN)/mypy
check-web:
	@echo "== web" && $(BIN)/python hatch_build.py run --silent check
check-ruff:
	@echo "== ruff" && $(BIN)/ruff check . && $(BIN)/ruff format --check .
check-docs:
	@echo "== docs" && $(BIN)/python -m pytest tests/docs
check-vulture:
	@echo "== vulture" && $(BIN)/vulture
check-typescript:
	@echo "== types of the web table" && $(BIN)/python -m tafelrunde.typescript --check

page: $(PAGE) ## Build the web table into the package

golden: $(READY) $(KERNELS) ## Write the golden playthroughs anew
	@$(BIN)/python -m tests.golden.regenerate

bench: $(KERNELS) ## Measure the engine's speed
	@$(BIN)/tafelrunde bench

bench-envs: $(READY) $(KERNELS) ## Measure the environments beside pgx and PettingZoo
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/benchmarks.lock
	@$(BIN)/python -m benchmarks.envs

bench-openspiel: $(READY) $(KERNELS) ## Measure Knights beside OpenSpiel's C++ backgammon
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/benchmarks.lock
	@$(BIN)/python -m benchmarks.openspiel

bench-tables: $(READY) $(KERNELS) ## Measure the table server beside boardgame.io's (needs Node 20 and npm)
	@$(BIN)/python -m benchmarks.table_servers

LOCK := $(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
# The smaller locks agree with the large one, so that one environment can be installed from all.
lock: $(READY) ## Resolve the dependencies anew
	@$(BIN)/python -m pip install --quiet uv
	@$(LOCK) --upgrade --extra dev pyproject.toml -o requirements/dev.lock
	@$(LOCK) --upgrade --extra build -c requirements/dev.lock pyproject.toml -o requirements/run.lock
	@echo 'asyncpg' | $(LOCK) --upgrade -c requirements/dev.lock - -o requirements/postgres.lock
	@$(BIN)/python -c 'import hatch_build; print(hatch_build.NODE_WHEEL)' | $(LOCK) --upgrade - -o requirements/node.lock
	@$(LOCK) --upgrade --extra benchmarks pyproject.toml -o requirements/benchmarks.lock
	@$(LOCK) --upgrade --extra train -c requirements/dev.lock pyproject.toml -o requirements/train.lock

clean: ## Remove the environment and all caches
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build

$(RUN): pyproject.toml requirements/run.lock requirements/node.lock
	@echo "== creating .venv (once)"
	@$(PYTHON) -c 'import sys; sys.exit("Tafelrunde needs Python 3.11 or newer, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@echo "== installing what playing needs"
	@$(BIN)/python -m pip install --quiet --no-compile --require-hashes -r requirements/run.lock
	@$(PYTHON) hatch_build.py has-node || \
		$(BIN)/python -m pip install --quiet --no-compile --require-hashes -r requirements/node.lock
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(READY): $(RUN) requirements/dev.lock
	@echo "== installing what tests and checks need"
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.lock
	@touch $@

$(PAGE): $(WEB) hatch_build.py | $(BUILDS_FROM)
	@echo "== building the web table"
	@$(BUILDER) hatch_build.py
	@touch $@

$(KERNELS): $(RUN) $(SOURCES)
	@$(BIN)/tafelrunde warm
	@touch $@
