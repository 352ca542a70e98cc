"""The command line, and the order of a run."""
import argparse
import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from . import cases, keys, letters, pictures, terminal
from .programs import Cinema, default_program
from .report import as_json, full
from .results import Results
from .service import Service

CASES = {
    "first-frame-60": "start to a list of 60 rows that fills its window, kept from before",
    "first-frame-100000": "the same, of 100,000 rows",
    "down": "one ↓ within the window, list alone (99×40)",
    "scroll": "one ↓ at its lower edge",
    "page": "one page",
    "end": "to the last row and back",
    "burst": "200 × ↓ at once",
    "resize": "a smaller terminal and back",
    "detail": "a detail is opened",
    "follow": "one ↓ beside the detail, which follows (120×40)",
    "memory-start": "most memory, after the start",
    "memory-100000": "most memory, after scrolling through 100,000 rows",
    "memory-1000000": "the same, of 1,000,000 rows",
    "idle": "10 s without a key",
    "palette": "a letter typed where anything is found, among 10,000 loaded films",
    "search": "a letter typed into a list of 100,000 loaded films",
    "held": "↓ held, 30 a second, through 2,000 films at 100 ms latency",
    "picture-first": "from a key to the poster of the next film (130×40): new, kept in memory, kept on disk",
    "picture-hold": "↓ held, 30 a second, past 200 films with posters, and without pictures",
    "picture-start": "start to the list, with pictures and without",
    "picture-memory": "most memory, with one poster shown, and without",
}

# Minutes for one figure: only where they are asked for by name.
LONG_CASES = ["memory-1000000"]

PICTURE_CASES = ["picture-first", "picture-hold", "picture-start", "picture-memory"]

DESCRIPTION = """Measures Matinee beside other programs, each on a terminal of its own and a list of the same length,
in alternating rounds. Prints medians (least..most) and how Matinee does by its bars.

The other programs are those of tig, vifm, mc, fzf and less that are installed. It talks to 127.0.0.1
only, and works in a temporary folder that is gone afterwards. Exits 1 when it could not run, else 0,
whatever was measured."""


def options(arguments: list) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="cases:\n" + "\n".join(f"  {name:20}{text}" for name, text in CASES.items()))
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds (5)")
    parser.add_argument("--case", nargs="+", choices=CASES, metavar="NAME", help=f"these cases only; without it all but {', '.join(LONG_CASES)}")
    parser.add_argument("--program", default=default_program(), metavar="PATH", help="(.build/release/matinee)")
    parser.add_argument("--json", metavar="FILE", help="write all figures there, - for standard output in place of tables")
    parser.add_argument("--quick", action="store_true",
                        help="one round with few keys and short lists: whether it works, not what it says")
    parser.add_argument("--alone", action="store_true", help="without the other programs")
    return parser.parse_args(arguments)


class Run:
    """One run, with everything that it needs."""

    def __init__(self, given: argparse.Namespace, chosen: list, cinema: Cinema, program_help: str):
        self.chosen, self.is_quick = chosen, given.quick
        self.rounds = 1 if given.quick else max(1, given.rounds)
        self.cinema, self.program_help = cinema, program_help
        self.results = Results()
        self.peers = [] if given.alone else cinema.peers()
        for name in cinema.missing:
            self.results.note(f"{name} is not installed (Debian has it)")

    def wants(self, *names: str) -> list:
        return [name for name in names if name in self.chosen]

    def say(self, what: str):
        print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)

    def all(self):
        for rows in (60, 100_000):
            if self.wants(case := f"first-frame-{rows}"):
                self.first_frames(case, rows)
        self.keys()
        if self.wants("memory-start"):
            self.memory_at_start("memory-start")
        for rows in (100_000, 1_000_000):
            if self.wants(case := f"memory-{rows}"):
                self.memory_after_scrolling(case, rows)
        if self.wants("idle"):
            self.idle("idle")
        if self.wants("held"):
            rows = 150 if self.is_quick else 2_000
            self.say(f"held: {rows} rows")
            cases.held(self.results, "held", self.cinema, rows, latency=100)
        if self.wants("palette"):
            self.letters("palette", letters.found, 200 if self.is_quick else 10_000)
        if self.wants("search"):
            self.letters("search", letters.searched, 200 if self.is_quick else 100_000)

        self.pictures()

    def pictures(self):
        rows = 60 if self.is_quick else 250
        ways = ["cells", "kitty", "sixel"]
        for number in range(self.rounds if self.wants(*PICTURE_CASES) else 0):
            self.say(f"{', '.join(self.wants(*PICTURE_CASES))}: round {number + 1} of {self.rounds}")
            if self.wants(case := "picture-first"):
                for way in ways:
                    pictures.first(self.results, case, self.cinema, rows, way, presses=3 if self.is_quick else 20)
            if self.wants(case := "picture-hold"):
                pictures.hold(self.results, case, self.cinema, rows, presses=40 if self.is_quick else 200)
            if self.wants(case := "picture-start"):
                self.picture_start(case, rows)
            if self.wants(case := "picture-memory"):
                pictures.memory(self.results, case, self.cinema, rows, [*ways, pictures.OFF])

    def picture_start(self, case: str, rows: int):
        with Service(rows) as service:
            for way in ("cells", pictures.OFF):
                program = pictures.program(self.cinema, service, way)
                cases.warm(program, rows, pictures.PICTURED)
                cases.first_frame(self.results, case, program, rows, pictures.PICTURED)

    def letters(self, case: str, compare, rows: int):
        if reason := cases.reasons_against(self.program_help, rows):
            return self.results.note(f"{case}: matinee was skipped: {reason}")
        self.say(f"{case}: {rows} rows")
        compare(self.results, case, self.cinema, rows, self.rounds, others=bool(self.peers))

    def first_frames(self, case: str, rows: int):
        if reason := cases.reasons_against(self.program_help, rows):
            self.results.note(f"{case}: matinee was skipped: {reason}")
            if self.is_quick:
                return
            service = None
        else:
            service = Service(rows)
        try:
            live = []
            if service:
                live = [self.cinema.matinee(variables=service.environment)]
                cases.warm(live[0], rows)
                if rows == 60:
                    live.append(self.cinema.matinee("matinee built-in"))
            for number in range(self.rounds):
                self.say(f"{case}: round {number + 1} of {self.rounds}")
                for program in live + self.newcomers(service if rows == 60 else None) + self.peers:
                    cases.first_frame(self.results, case, program, rows)
        finally:
            if service:
                service.close()

    def newcomers(self, service: Service | None) -> list:
        """Matinee as it starts for the first time, with a network and no key."""
        return [self.cinema.matinee("matinee keyless", service.keyless)] if service else []

    def keys(self):
        alone, split = self.wants(*keys.ALONE_CASES), self.wants(*keys.SPLIT_CASES)
        if not alone and not split:
            return
        rows = keys.count_built_in(self.cinema)
        measuring = keys.KeyCases(self.results, rows, presses=20 if self.is_quick else 120)
        programs = [self.cinema.matinee()] + self.peers
        for number in range(self.rounds):
            self.say(f"{', '.join(alone + split)}: round {number + 1} of {self.rounds}")
            if alone:
                measuring.run(programs, alone)
            if split:
                measuring.run(programs, split, follows=True)

    def memory_at_start(self, case: str):
        rows = keys.count_built_in(self.cinema)
        with Service(rows) as service:
            live = self.cinema.matinee("matinee live", service.environment)
            cases.warm(live, rows)
            for number in range(self.rounds):
                self.say(f"{case}: round {number + 1} of {self.rounds}")
                for program in [self.cinema.matinee("matinee built-in"), live] + self.newcomers(service) + self.peers:
                    cases.memory_at_start(self.results, case, program, rows)

    def memory_after_scrolling(self, case: str, rows: int):
        if self.is_quick:
            self.results.note(f"{case}: 2,000 rows, to be quick")
            rows = 2_000
        self.say(f"{case}: {rows} rows")
        if reason := cases.reasons_against(self.program_help, rows):
            self.results.note(f"{case}: matinee was skipped: {reason}")
        else:
            cases.memory_after_scrolling(self.results, case, self.cinema, rows, patience=500)
        if not self.is_quick:
            # A million files or commits take longer to make than to show.
            for program in (p for p in self.peers if rows <= 100_000 or p.shows_text):
                cases.memory_at_end(self.results, case, program, rows)

    def idle(self, case: str):
        rows, seconds = keys.count_built_in(self.cinema), 2 if self.is_quick else 10
        with Service(rows) as service:
            live = self.cinema.matinee("matinee live", service.environment)
            cases.warm(live, rows)
            for number in range(min(self.rounds, 3)):
                self.say(f"{case}: round {number + 1} of {min(self.rounds, 3)}")
                programs = [self.cinema.matinee("matinee built-in"), live] + self.peers
                cases.idle(self.results, case, programs, rows, seconds)


def run(arguments: list) -> int:
    given = options(arguments)
    # The quick run shows that each of them works.
    usual = [case for case in CASES if given.quick or case not in LONG_CASES]
    chosen = [case for case in CASES if case in given.case] if given.case else usual
    # After a signal it still ends the programs that it has started.
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    folder = tempfile.mkdtemp(prefix="matinee-bench-")
    try:
        program_help = subprocess.run([given.program, "--help"], capture_output=True, text=True, check=True).stdout
        measured = Run(given, chosen, Cinema(given.program, folder), program_help)
        for case in CASES if not given.case else []:
            if case not in chosen:
                measured.results.note(f"{case} was left out, since it takes minutes: --case {case} measures it")
        measured.all()
        if given.json == "-":
            print(json.dumps(as_json(measured.results, chosen), indent=1))
        else:
            print(full(measured.results, chosen))
            if given.json:
                with open(given.json, "w") as file:
                    json.dump(as_json(measured.results, chosen), file, indent=1)
        return 0
    except KeyboardInterrupt:
        return 130
    except (OSError, RuntimeError, subprocess.SubprocessError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    finally:
        terminal.end_all()
        shutil.rmtree(folder, ignore_errors=True)
