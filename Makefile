# Two commands do all the set-up: `make play` and `make test`.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
PIP := $(if $(UV),VIRTUAL_ENV=$(VENV) $(UV) pip install -q,$(BIN)/python -m pip install -q --disable-pip-version-check)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.css' -o -name '*.js' -o -name '*.json' -o -name '*.svg')
COMPILED := build/compiled
FAST := build/fast
EXTRAS := [figures,gymnasium,lab,mcp,openspiel,pettingzoo,postgres,ray,render]
SEEDS ?= 2000

.PHONY: play test lint interpreted compiled soak bench bench-web golden wheel clean

play: $(VENV)/.play  ## install, and start the main job
	$(BIN)/brushpass serve

test: lint interpreted compiled  ## everything that must hold

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

interpreted: $(VENV)/.dev
	PYTHONPATH=src:. $(BIN)/python -m pytest -n 2 --dist worksteal tests

compiled: $(COMPILED)/.built
	PYTHONPATH=$(COMPILED)/lib:. BRUSHPASS_EXPECT=compiled $(BIN)/python -m pytest -n 2 --dist worksteal tests/kernel tests/games tests/test_every_game.py tests/adapters/test_openspiel_simulation.py tests/web/test_album.py tests/web/test_line.py tests/web/test_play.py tests/web/test_wire.py

soak: $(FAST)/.built  ## the long runs
	PYTHONPATH=$(FAST)/lib:. BRUSHPASS_SOAK=$(SEEDS) $(BIN)/python -m pytest -n 2 tests/test_every_game.py tests/games/pocket_ops/solver tests/adapters/test_openspiel_simulation.py

golden: $(VENV)/.dev  ## write the golden playthroughs anew
	PYTHONPATH=src:. $(BIN)/python -m tests.golden

bench: $(FAST)/.built  ## speed beside the peers, as ratios
	PYTHONPATH=$(FAST)/lib:. $(BIN)/python -m benchmarks.run

bench-web: $(FAST)/.built  ## the server beside boardgame.io, under the same load
	PYTHONPATH=$(FAST)/lib:. $(BIN)/python -m benchmarks.web.run

wheel: $(VENV)/.dev
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

$(VENV)/bin/python:
	$(if $(UV),$(UV) venv -q --python $(PYTHON) $(VENV),$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install -q --disable-pip-version-check -U "pip>=25.1")

$(VENV)/.dev: pyproject.toml setup.py | $(VENV)/bin/python
	$(PIP) --group dev
	BRUSHPASS_PURE=1 $(PIP) ".$(EXTRAS)"
	touch $@

$(VENV)/.play: pyproject.toml setup.py $(SOURCES) | $(VENV)/bin/python
	$(PIP) .
	touch $@

$(COMPILED)/.built: OPT := 0
$(FAST)/.built: OPT := 3
build/%/.built: setup.py $(SOURCES) $(VENV)/.dev
	rm -rf build/$*
	mkdir -p build/$*
	BRUSHPASS_OPT=$(OPT) $(BIN)/python setup.py -q build_py --build-lib build/$*/lib build_ext --build-lib build/$*/lib --build-temp build/$*/temp > build/$*/log 2>&1 || (tail -n 40 build/$*/log; exit 1)
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
