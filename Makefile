# Everything that is typed: `make run`, `make test`. `make help` lists the rest.

SHELL := /bin/sh
PREFIX ?= /usr/local
DESTDIR ?=

# An import that Package.swift does not declare is an error, not a warning.
CHECKED := --explicit-target-dependency-import-check error
# The Swift runtime is linked in where it is there to be linked: the program starts twice as fast. Of its locale data only what is
# asked for: the file is two fifths smaller.
STATIC = $(shell scripts/static-runtime)
# For size, which is as fast where it was measured (scripts/bench), and without what a debugger reads: it is built sooner.
# That two parts of it do not change a value at once is checked in tests, where it costs nothing that anybody feels.
# Each function in a section of its own, and those of a start side by side (scripts/first-use): a third less memory. That needs
# the linker of the toolchain, which also packs relocations; symbols for plug-ins, of which there are none, are left out.
# A generic type is made with the conformances that the compiler knows. By default it is made by its name, and the runtime looks
# through all conformances of the program for each such type: that was a quarter of a start.
LAYOUT := -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -disable-llvm-merge-functions-pass \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker -z -Xlinker pack-relative-relocs \
	-Xlinker --symbol-ordering-file=scripts/packaging/first-use.txt -Xlinker --no-warn-symbol-ordering
RELEASE = -c release $(STATIC) $(CHECKED) $(LAYOUT) -Xswiftc -Osize -Xswiftc -gnone -Xswiftc -enforce-exclusivity=unchecked
BUILD_TESTS := swift build --build-tests $(CHECKED)
SOURCES := Package.swift Sources Tests

.PHONY: help setup build release-flags run test check format-check format faults soak sanitize bench demo-live install uninstall deb check-deb clean docs modules check-new-scene check-locale-data

help:        ## list what can be made
	@sed -n 's/^\([a-z-]*\): *.*## /\1\t/p' Makefile | expand -t 18

setup:       ## install the Debian packages that are missing, or say which
	@scripts/setup

build: setup ## build .build/release/matinee
	swift build $(RELEASE) --product matinee

release-flags:
	@echo $(RELEASE)

run: build   ## open Matinee (on the built-in catalogue, until a live one answers)
	@.build/release/matinee

# The tests of some targets alone, by their names without `Tests`.
ifdef ONLY
export MATINEE_ONLY := $(ONLY)
endif

test: setup  ## build and run all tests, or those of some targets: make test ONLY=MovieList,Widgets
	$(BUILD_TESTS)
	@scripts/run-tests

check: setup format-check test check-locale-data check-new-scene ## what CI runs: format, lint, architecture, all tests, locale data, the generator

soak: setup  ## 20 minutes of what users should not have to find: the monkey, and the fuzzer beside it
	swift build $(RELEASE) --product matinee
	scripts/fuzz --build
	scripts/soak

sanitize: setup ## run the unit tests with the address, leak and thread sanitizers
	@scripts/sanitize

format-check:
	swift format lint --strict --recursive --parallel $(SOURCES)

format:      ## bring all sources into the project's format
	swift format format --in-place --recursive --parallel $(SOURCES)

docs: setup  ## write anew what is generated: README's keys, golden screens, what keys cost and faults lead to
	$(BUILD_TESTS)
	MATINEE_RECORD=1 swift test --skip-build

faults: setup ## write anew, and show, what is said and asked while a service fails: every fault in every scene
	$(BUILD_TESTS)
	@MATINEE_RECORD=1 swift test --skip-build --filter FaultMatrixTests; status=$$?; \
	cat Tests/FaultMatrixTests/Faults.txt; exit $$status

bench: build ## measure Matinee beside tig, vifm, mc, fzf and less, as far as they are installed
	@scripts/bench

check-new-scene: setup ## make a list and a detail in a copy of the tree, build, test and show them there
	@scripts/check-new-scene

check-locale-data: ## hold the locale data that are linked in against the runtime's, in all locales
	@scripts/check-locale-data

modules:     ## write the table of modules in Modules.md anew, from the code
	@scripts/new-scene --modules

demo-live: build ## run Matinee against a stand-in for TMDB and Last.fm
	@scripts/demo-live

install: build ## install to PREFIX (/usr/local), below DESTDIR: program, manual, completions, desktop entry, licence
	@scripts/install --destdir "$(DESTDIR)" --prefix "$(PREFIX)"

uninstall:   ## remove what install has installed
	@scripts/install --remove --destdir "$(DESTDIR)" --prefix "$(PREFIX)"

deb: build   ## make a Debian package in .build/package
	@scripts/package

check-deb: deb ## install that package in a clean Debian, run it there and remove it (as root)
	@scripts/check-package

clean:       ## remove what was built
	rm -rf .build
