# Everything runs inside .venv; nothing outside this folder's environment is touched.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
KERNELS := .venv/kernels-ready
PAGE := src/tafelrunde/server/page/index.html
WEB := $(shell find web src/tafelrunde/text docs/rules -type f -not -path '*/node_modules/*')
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
# Random walks through every game run with bounds checks, everything else as it is released, odds and environments both ways.
WALKS := tests/conformance tests/properties
BROWSER := tests/e2e
ODDS := $(wildcard tests/games/*/test_odds.py)
SEEN := tests/envs/test_observations.py tests/envs/test_batch.py
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export TAFELRUNDE_CACHE ?= $(CURDIR)/.venv/cache

.PHONY: help play play-terminal test check page golden bench bench-envs bench-openspiel bench-tables lock clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: $(KERNELS) $(PAGE) ## Open the tables in the browser: alone against bots, or with friends
	@$(BIN)/tafelrunde serve --open

play-terminal: $(KERNELS) ## Play Knights against bots in the terminal
	@$(BIN)/tafelrunde play knights

test: $(READY) $(PAGE) ## Run all tests, the random walks among them with bounds-checked kernels
	@echo "== compiling the rules, plain and with bounds checks side by side (once)"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/tafelrunde warm > .venv/checked.log 2>&1 & checked=$$!; \
		$(BIN)/tafelrunde warm && touch $(KERNELS) && wait $$checked || { cat .venv/checked.log; exit 1; }
	@echo "== tests"
	@$(BIN)/python -m pytest -n 2 --dist loadgroup $(WALKS:%=--ignore=%) --ignore=$(BROWSER)
	@echo "== random walks, odds and environments with bounds-checked kernels"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 $(WALKS) $(ODDS) $(SEEN)
	@echo "== the web table: its parts, then whole games in a browser"
	@$(BIN)/python hatch_build.py run --silent test
	@$(BIN)/python -m pytest -n 2 $(BROWSER)

check: $(READY) $(PAGE) ## Lint, types, dead code and docs
	@echo "== ruff" && $(BIN)/ruff check . && $(BIN)/ruff format --check .
	@echo "== mypy" && $(BIN)/mypy
	@echo "== vulture" && $(BIN)/vulture
	@echo "== web" && $(BIN)/python hatch_build.py run --silent check
	@echo "== docs" && $(BIN)/python -m pytest tests/docs

page: $(PAGE) ## Build the web table into the package

golden: $(KERNELS) ## Write the golden playthroughs anew
	@$(BIN)/python -m tests.golden.regenerate

bench: $(KERNELS) ## Measure the engine's speed
	@$(BIN)/tafelrunde bench

bench-envs: $(KERNELS) ## Measure the environments beside pgx and PettingZoo
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/benchmarks.lock
	@$(BIN)/python -m benchmarks.envs

bench-openspiel: $(KERNELS) ## Measure Knights beside OpenSpiel's C++ backgammon
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/benchmarks.lock
	@$(BIN)/python -m benchmarks.openspiel

bench-tables: $(KERNELS) ## Measure the table server beside boardgame.io's (needs Node 20 and npm)
	@$(BIN)/python -m benchmarks.table_servers

lock: $(READY) ## Resolve the dependencies anew
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
		--no-header --extra dev pyproject.toml -o requirements/dev.lock
	@$(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
		--no-header --extra benchmarks pyproject.toml -o requirements/benchmarks.lock

clean: ## Remove the environment and all caches
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build

$(READY): pyproject.toml requirements/dev.lock
	@echo "== creating .venv (once)"
	@$(PYTHON) -c 'import sys; sys.exit("Tafelrunde needs Python 3.11 or newer, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@echo "== installing locked dependencies"
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.lock
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(PAGE): $(READY) $(WEB) hatch_build.py
	@echo "== building the web table"
	@$(BIN)/python hatch_build.py
	@touch $@

$(KERNELS): $(READY) $(SOURCES)
	@$(BIN)/tafelrunde warm
	@touch $@
