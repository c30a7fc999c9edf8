# Two commands do all the set-up: `make play` and `make test`.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
PIP := $(if $(UV),VIRTUAL_ENV=$(VENV) $(UV) pip install -q,$(BIN)/python -m pip install -q --disable-pip-version-check)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.txt' -o -name '*.md' -o -name '*.css' -o -name '*.js' -o -name '*.json' -o -name '*.svg')
COMPILED := build/compiled
FAST := build/fast
PLAY := build/play
BOTH := tests/kernel tests/games tests/test_every_game.py tests/adapters/test_openspiel_simulation.py tests/web/test_album.py tests/web/test_line.py tests/web/test_play.py tests/web/test_wire.py
SEEDS ?= 2000
GAME ?=

# Says what is done, does it, and says how long it took.
timed = @echo "$(1) ..."; began=$$(date +%s); { $(2); } && echo "$(1): $$(($$(date +%s) - began)) s"
# What pyproject.toml asks for, without the package itself: that is built and installed by `make play` alone.
said = $(BIN)/python -c 'import tomllib; said = tomllib.load(open("pyproject.toml", "rb")); print("\n".join($(1)))'

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
	PYTHONPATH=src:. $(BIN)/python -m pytest -n 2 --dist worksteal tests --ignore tests/bots

compiled: $(COMPILED)/.built $(VENV)/.dev
	PYTHONPATH=$(COMPILED)/lib:. BRUSHPASS_EXPECT=compiled $(BIN)/python -m pytest -n 2 --dist worksteal $(BOTH) tests/bots

soak: $(FAST)/.built $(VENV)/.dev  ## the long runs
	PYTHONPATH=$(FAST)/lib:. BRUSHPASS_SOAK=$(SEEDS) $(BIN)/python -m pytest -n 2 tests/test_every_game.py tests/games/pocket_ops/solver tests/adapters/test_openspiel_simulation.py

golden: $(VENV)/.dev  ## write the golden playthroughs anew, of all games or of GAME
	PYTHONPATH=src:. $(BIN)/python -m tests.golden $(GAME)

bench: $(FAST)/.built $(VENV)/.dev  ## speed beside the peers, as ratios
	PYTHONPATH=$(FAST)/lib:. $(BIN)/python -m benchmarks.run

bench-web: $(FAST)/.built $(VENV)/.dev  ## the server beside boardgame.io, under the same load
	PYTHONPATH=$(FAST)/lib:. $(BIN)/python -m benchmarks.web.run

wheel: $(VENV)/.dev
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

$(VENV)/bin/python:
	$(if $(UV),$(UV) venv -q --python $(PYTHON) $(VENV),$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install -q --disable-pip-version-check -U "pip>=25.1")

$(VENV)/.needs: pyproject.toml | $(VENV)/bin/python
	@$(call said,said["build-system"]["requires"] + said["project"]["dependencies"]) > $@.txt
	$(call timed,Dependencies,$(PIP) -r $@.txt)
	@touch $@

$(VENV)/.dev: $(VENV)/.needs
	@$(call said,line for extra in said["project"]["optional-dependencies"].values() for line in extra) > $@.txt
	$(call timed,Dependencies of the tests,$(PIP) --group dev -r $@.txt)
	@touch $@

$(VENV)/.play: $(PLAY)/.built
	$(call timed,Installation,$(PIP) --no-deps --force-reinstall $(PLAY)/*.whl)
	@touch $@

$(COMPILED)/.built: OPT := 0
$(FAST)/.built: OPT := 3
$(PLAY)/.built: OPT := 1
$(PLAY)/.built: WHEEL := bdist_wheel --skip-build --dist-dir $(PLAY)
build/%/.built: setup.py $(SOURCES) $(VENV)/.needs
	@mkdir -p build/$*/lib
	@find build/$*/lib -type f ! -name '*.so' -delete
	@rm -f build/$*/*.whl
	$(call timed,Compilation,BRUSHPASS_OPT=$(OPT) $(BIN)/python -W "ignore:setup.py install" setup.py -q build --build-base build/$* --build-lib build/$*/lib $(WHEEL))
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
