"""One seed, from a clean folder to the last check."""
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import deque

from . import events, notes, processes, screen, shell
from .finding import Finding
from .program import Program
from .service import Asked, Service, all_faults

# Bytes, between the first quarter of a start and its end. The first search in what is built in makes an index, about
# 10 MB for films and as much for artists in a debug build, once.
MEMORY_GROWTH = 40 << 20
CELL = 120                    # bytes for a cell of the screen, which the allocator may not be able to give back
FILES_GROWTH = 16             # descriptors, likewise
CHILDREN_NOT_REAPED = 4
SPINNING = 4                  # further seconds in which a thread must go on running before that is a finding
ENOUGH = 400                  # the least events of a run whose growth is checked
KEY = "0123456789abcdef0123456789abcdef"
FOUND = pathlib.Path(__file__).resolve().parents[2] / ".build/monkey-found"
QUITTING = {b"q", b"\x03"}
# A press may be on the hint in the footer that quits.
PRESS = re.compile(rb"\x1b\[<0;\d+;\d+M|\x1b\[M\x20")
LEAVING = 5.0                 # seconds, and so many times longer as a hang is for a program that is not optimised
INTERRUPTED = 128 + signal.SIGINT
# Characters that a terminal obeys, or that reverse or hide the text around them. Line ends belong to the formats.
OBEYED = re.compile("\r(?!\n)|[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff]")


class Run:
    def __init__(self, seed: int, count: int, program: str, rest: float, hang: float):
        self.seed, self.count, self.path, self.rest_seconds, self.hang = seed, count, program, rest, hang
        self.plan = events.plan(seed)
        self.table = events.table_of_keys(self.plan.terminal)
        self.asked = Asked(self.table, hang)
        self.history: deque = deque(maxlen=20)
        self.done = self.starts = 0
        self.growth = 0
        self.left_at, self.interrupted = 0.0, False
        self.program: Program | None = None
        self.service: Service | None = None
        self.disk: notes.Disk | None = None
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="matinee-monkey-"))
        self.errors = self.folder / "errors"

    def go(self) -> str:
        """A summary in one line; a Finding if something was wrong."""
        began = time.monotonic()
        processes.adopt_descendants()
        self.prepare()
        self.start(self.plan.arguments)
        for event in events.events(self.seed, self.count, self.table, all_faults()):
            self.history.append((self.done, event))
            self.do(event)
            self.done += 1
            if self.done == self.count // 4:
                self.rest()
            if self.done % 50 == 0:
                self.measure()
        self.rest()
        self.leave(self.plan.leave)
        notes.end_in_note(self)
        self.check_files()
        requests = self.service.requests() if self.service else []
        self.asked.check(requests)
        return (f"seed {self.seed}: {self.done} events, {self.starts} starts, {len(requests)} requests, "
                f"memory +{self.growth / 2**20:.1f} MB, {time.monotonic() - began:.1f} s")

    def close(self):
        """However the run ends: removes everything."""
        if self.program:
            self.program.end()
        if self.service:
            self.service.end()
        for pid in processes.children(os.getpid()):
            try:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
            except OSError:
                pass
        if self.disk:
            self.disk.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    # ---- Before

    def prepare(self):
        plan = self.plan
        for name in ("data", "cache", "state", "tmp"):
            (self.folder / name).mkdir()
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "HOME": str(self.folder), "TERM": plan.terminal,
            # Where the program draws rows alone, it compares them with the whole, and ends where that is another.
            "MATINEE_CHECK_FRAMES": "1",
            "TMPDIR": str(self.folder / "tmp"), "EDITOR": plan.editor, "BROWSER": "true",
            "MATINEE_PICTURES": plan.pictures,
            **{f"XDG_{name.upper()}_HOME": str(self.folder / name) for name in ("data", "cache", "state")}}
        if plan.locale:
            self.environment["LC_ALL"] = plan.locale
        if plan.no_color:
            self.environment["NO_COLOR"] = "1"
        if plan.desktop:
            self.environment["DISPLAY"] = ":0"
        if plan.keys != "none":
            self.service = Service(self.folder, plan.movies)
            self.environment |= {"MATINEE_TMDB_URL": self.service.address + "/3",
                                 "MATINEE_LASTFM_URL": self.service.address + "/2.0/",
                                 "MATINEE_CINEMETA_URL": self.service.address,
                                 "MATINEE_DEEZER_URL": self.service.address,
                                 "MATINEE_OPENLIBRARY_URL": self.service.address,
                                 "MATINEE_OPENLIBRARY_COVERS_URL": self.service.address,
                                 "MATINEE_POKEAPI_URL": self.service.address,
                                 "MATINEE_POKEAPI_IMAGES_URL": self.service.address}
        else:
            # Without a service on this machine nobody is asked.
            self.environment |= {"MATINEE_FILMS_SOURCE": "builtin", "MATINEE_MUSIC_SOURCE": "builtin",
                                 "MATINEE_POKEMON_SOURCE": "builtin", "MATINEE_OPENLIBRARY_URL": "http://127.0.0.1:9"}
        if plan.keys in ("both", "tmdb"):
            self.environment["TMDB_API_KEY"] = KEY
        if plan.keys in ("both", "lastfm"):
            self.environment["LASTFM_API_KEY"] = KEY
        if plan.library:
            self.fill_library(plan.library)
        if plan.warm:
            self.warm_up()
        self.session = self.folder / "state/matinee/session.json"
        if plan.broken_session or plan.section:
            self.session.parent.mkdir(exist_ok=True)
            self.session.write_text('{"version": 1, "sec' if plan.broken_session else json.dumps(
                {"version": 1, "section": plan.section, "screens": {}}))

    def fill_library(self, count: int):
        def item(number):
            about = {"kind": "movie", "source": ("tmdb", "builtin")[number % 2], "id": 1_000 + number,
                     "title": f"{number} " + events.TEXTS[number % len(events.TEXTS)] * (number % 40 + 1), "favourite": number % 3 > 0,
                     "added": f"2026-01-{number % 28 + 1:02}T10:00:00Z"}
            if number % 5 == 0:
                about |= {"kind": "book", "source": ("own-books", "openlibrary")[number % 2], "key": f"book-{number}"}
                about["reading"] = {"state": ("want", "reading", "read", "given back")[number // 5 % 4],
                                    "since": {"want": "2026-01-01", "read": f"2026-02-{number % 28 + 1:02}"},
                                    "rating": number % 5 + 1, "isbn": events.TEXTS[number % len(events.TEXTS)][:40],
                                    "pages": number + 1}
            elif number % 7 == 3:  # what a file calls by its name alone
                about |= {"source": "letterboxd", "key": f"{about['title'][:60]} ({1990 + number % 40})"}
            if number % 3 == 0:
                about["note"] = {"text": "line\n" * (number % 7 + 1), "changed": "2026-02-01T10:00:00Z", "revision": 1}
            return about
        text = json.dumps({"format": "matinee-library", "version": 1, "items": [item(n) for n in range(count)]})
        self.command("import", "-", text=text)

    def command(self, *arguments, text: str = "") -> str:
        result = subprocess.run([self.path, "library", *arguments], env=self.environment, input=text.encode(),
                                capture_output=True, preexec_fn=processes.end_with_parent)
        if result.returncode != 0 or result.stderr:
            said = result.stderr.decode(errors="replace").strip()
            raise Finding(f"matinee library {arguments[0]} ends with {result.returncode}: {said}")
        return result.stdout.decode()

    def warm_up(self):
        """An earlier run, whose answers are cached."""
        self.start(["--fresh"])
        for key in ("↓", "Enter", "Esc", "2", "Enter", "Esc", "End", "q"):
            self.program.type(self.table[key])
            self.program.settle()
            self.program.rest(0.08)
        self.program.wait(lambda: False, "warming up, q did not end it")
        self.did_end(0)
        if self.plan.stale:
            for file in (self.folder / "cache").rglob("*.sqlite"):
                with sqlite3.connect(file) as cache:
                    cache.execute("UPDATE answer SET stored = stored - 86400000 * 3, validated = validated - 86400000 * 3")
                cache.close()

    # ---- A start, and its end

    def start(self, arguments: list):
        self.errors.unlink(missing_ok=True)
        size = self.program.size if self.program else self.plan.size
        self.asked.note(time.monotonic(), "resize", size, size)
        errors = None if self.plan.errors_on_terminal else str(self.errors)
        self.program = Program([self.path, *arguments], self.environment, size, errors, self.hang,
                               self.plan.started_by, self.folder)
        self.starts += 1
        self.samples = []
        self.first_event, self.left_at, self.interrupted = self.done, 0.0, False
        self.program.wait(lambda: len(self.program.recorded) > 0, "it has shown nothing", limit=5.0)
        if self.program.status is None:
            self.program.settle()
        if self.program.status is not None:
            self.did_end(None)

    def leave(self, how: str):
        """Ends it in one of the possible ways, and checks what is left."""
        program = self.program
        self.compare_growth()
        if how in ("q", "Ctrl-C"):
            self.left_at = time.monotonic()
            # Leaves an unfinished paste, an editor, a question, the help.
            for keys in [b"\x1b[201~"] + [b"\x1b"] * 6:
                program.type(keys)
                program.settle()
                program.rest(0.03)
            # This terminal answers no questions: for a while an Esc may be the start of an answer, or of Alt with a key.
            program.rest(0.3)
            program.type(self.table[how])
            program.rest(0.1)
            # It asks about text that cannot be saved, as a note that is too long. Ctrl-C is an answer too. Once the
            # terminal is as it was, the kernel answers one, and throws away what was written and is not yet read.
            for _ in range(2):
                if program.status is None and self.has_drafts() and program.has_terminal():
                    self.interrupted = True
                    program.type(b"\x03")
                    program.rest(0.3)
        elif how == "gone":
            program.settle()
            program.hang_up()
        else:
            program.settle()
            program.signal(how)
        program.wait(lambda: False, f"{how} did not end it")
        if how == "gone" and self.plan.started_by in shell.WRAPPERS:
            # The starter has ended with the window, so the exit status is unknown.
            return self.did_end(program.status)
        if program.status in (0, 1, self.status_of_leaving()) and self.may_have_left():
            return self.did_end(1 if program.status == 1 and self.has_drafts() else self.status_of_leaving())
        self.did_end({"q": 0, "Ctrl-C": 0, "gone": 129}.get(how) if how in ("q", "Ctrl-C", "gone")
                     else 128 + getattr(signal, f"SIG{how}"))

    def did_end(self, expected: int | None):
        """expected: the status that it should have ended with; None where it should not have ended."""
        program = self.program
        said = self.errors.read_text(errors="replace") if self.errors.exists() else program.modes.said.decode(errors="replace")
        if not self.plan.errors_on_terminal:
            # The shell's message may be there if standard error was redirected.
            said = said.replace("sh: 1: no-such-editor: not found\n", "")
        said = said.strip()[-2_000:]
        if said.startswith("matinee: ") and self.has_drafts():
            # A report of unsaved text with its draft.
            said = ""
        if program.status != expected:
            signals = {number.value: number.name for number in signal.Signals}
            how = f"killed by {signals.get(-program.status)}" if program.status < 0 else f"with status {program.status}"
            wanted = "it should not have ended" if expected is None else f"expected was {expected}"
            raise Finding(f"ended {how}; {wanted}" + (f"; it said: {said}" if said else ""))
        program.check_restored("ended")
        if said and program.master >= 0:
            raise Finding(f"on standard error: {said}")
        if program.modes.foreign:
            raise Finding(f"it gave the terminal an order that no screen needs: {program.modes.foreign!r}")
        program.end()
        self.check_left_running()

    def check_left_running(self):
        ours = {self.service.process.pid} if self.service else set()
        end = time.monotonic() + 1
        while left := {pid: state for pid, state in processes.children(os.getpid()).items() if pid not in ours}:
            for pid, state in left.items():
                if state == "Z":
                    os.waitpid(pid, 0)
            if time.monotonic() > end:
                raise Finding("left running: " + ", ".join(processes.command(pid) or str(pid) for pid in left))
            time.sleep(0.002)

    # ---- Events

    def do(self, event: events.Event):
        program = self.program
        kind, value = event.kind, event.value
        self.asked.note(time.monotonic(), kind, value, program.size)
        if kind in ("keys", "paste"):
            program.type(value)
            if value in QUITTING:
                self.interrupted = value == b"\x03" and self.may_have_left()
            if value in QUITTING or PRESS.search(value):
                self.left_at = time.monotonic()
            if value in QUITTING or value == b"\x1a":
                program.settle()
        elif kind == "resize":
            program.resize(value)
        elif kind == "signal":
            program.suspend() if value == "TSTP" else program.signal(value)
        elif kind == "service":
            if self.service:
                self.service.change(value)
        elif kind == "leave":
            self.leave(value)
            self.start_again()
            program = self.program
        if event.pause:
            program.rest(event.pause)
        else:
            program.pump(0)
        if program.status is not None:
            self.did_end(self.status_of_leaving() if self.may_have_left() else None)
            self.start_again()

    def status_of_leaving(self) -> int:
        """A Ctrl-C that comes while it ends may meet a terminal that was given back, which makes a signal of it."""
        return INTERRUPTED if self.interrupted and self.program.status == INTERRUPTED else 0

    def may_have_left(self) -> bool:
        """Whether a key that ends it was typed just before: its end may have been delayed by the library."""
        return time.monotonic() - self.left_at < LEAVING * max(1.0, self.hang)

    def has_drafts(self) -> bool:
        return any((self.folder / "state/matinee/drafts").glob("*.draft"))

    def start_for_note(self, arguments: list) -> Program:
        """In a terminal of the usual size, with standard error in a file."""
        self.plan = self.plan._replace(errors_on_terminal=False)
        if self.program:
            self.program.size = (80, 24)
        self.start(arguments)
        return self.program

    def start_again(self):
        self.check_session()
        self.start([argument for argument in self.plan.arguments if argument != "--fresh"])

    def rest(self):
        """Without input it must neither send requests nor run for long."""
        program = self.program
        program.calm_down()
        begin = time.monotonic()
        program.rest(self.rest_seconds - 1)
        spinning = self.busy_threads()
        # On a busy machine one that only shows that it is loading may want to run for a second. One that spins goes on.
        for _ in range(SPINNING):
            if spinning:
                spinning &= self.busy_threads()
        self.asked.rests.append((begin, time.monotonic()))
        if spinning:
            raise Finding(f"spins: thread {min(spinning)} ran or wanted to for all of {SPINNING + 1} s without any event")
        self.measure()

    def busy_threads(self) -> set:
        """Those that run or want to for all of the next second."""
        before, at = processes.schedule(self.program.pid), time.monotonic()
        self.program.rest(1)
        after, seconds = processes.schedule(self.program.pid), time.monotonic() - at
        busy = set()
        for thread, (ran, waited) in after.items():
            ran, waited = ran - before.get(thread, (ran, waited))[0], waited - before.get(thread, (ran, waited))[1]
            if ran > 0.1 and ran + waited > 0.95 * seconds:
                busy.add(thread)
        return busy

    # ---- What must hold

    def measure(self):
        pid = self.program.pid
        memory = processes.private_memory(pid) - self.program.largest * CELL
        self.samples.append((self.done, memory, processes.open_files(pid)))

    def compare_growth(self):
        count = self.done - self.first_event
        if count < ENOUGH or self.program.status is not None:
            return
        self.program.settle()
        self.measure()
        first = next(sample for sample in self.samples if sample[0] >= self.first_event + count // 4)
        last = self.samples[-1]
        self.growth = max(self.growth, last[1] - first[1])
        if last[1] - first[1] > MEMORY_GROWTH:
            figures = ", ".join(f"{done}: {memory >> 20}" for done, memory, _ in self.samples[::8])
            raise Finding(f"memory grew by {(last[1] - first[1]) >> 20} MB after the first quarter of its events (allowed are "
                          f"{MEMORY_GROWTH >> 20}); MB by event, without the screen's: {figures}")
        if last[2] - first[2] > FILES_GROWTH:
            raise Finding(f"open files grew from {first[2]} to {last[2]}")
        dead = sum(state == "Z" for state in processes.children(self.program.pid).values())
        if dead > CHILDREN_NOT_REAPED:
            raise Finding(f"{dead} programs that it started have ended and were never waited for")

    def check_session(self):
        """Checks that it can read its own session: it renames unreadable ones."""
        aside = self.session.with_name(self.session.name + ".unread")
        if aside.exists():
            if not self.plan.broken_session:
                raise Finding(f"its session could not be read: {aside.read_text(errors='replace')[:300]}")
            aside.unlink()
            self.plan = self.plan._replace(broken_session=False)

    def check_files(self):
        self.command("check")
        if (self.folder / "data/matinee/library.sqlite").exists():
            self.check_exports()
        self.start_again()
        self.leave("q")
        self.check_session()
        left = [str(path.relative_to(self.folder)) for path in (self.folder / "tmp").iterdir()]
        if left:
            raise Finding(f"files were left behind: {', '.join(left)}")

    def check_exports(self):
        """Checks that exports are harmless, and that importing them restores everything."""
        for form in ("json", "csv", "markdown"):
            export = self.command("export", "--format", form)
            if harm := OBEYED.search(export):
                raise Finding(f"matinee library export writes {harm.group()!r} as {form}")
            if form != "markdown" and "added: 0, changed: 0," not in (said := self.command("import", "-", text=export)):
                raise Finding(f"what was exported as {form} is not what is there: {said}")

    # ---- Findings

    def report(self, finding: Finding) -> str:
        lines = [f"seed {self.seed}: after {self.done} events: {finding}",
                 f"    to repeat it: scripts/monkey --seed {self.seed} --events {self.count} --program {self.path} "
                 f"--hang {self.hang:g}",
                 f"    started with: {self.plan}", "    the last events:"]
        lines += [f"        {number}: {event}" for number, event in self.history]
        lines += ["    " + line for line in finding.evidence]
        if self.program:
            # The rest of a frame: the kernel hands out a large one in parts.
            self.program.drain()
        shown = self.program and screen.text(bytes(self.program.recorded), self.program.size)
        if shown:
            lines += [f"    the screen, {self.program.size[0]}×{self.program.size[1]}:", *("        " + line for line in shown)]
        return "\n".join(lines)


def run(seed: int, count: int, program: str, rest: float, hang: float) -> int:
    """Prints the result; 1 if something was found."""
    def stop(*_):
        sys.exit(130)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, stop)
    this = Run(seed, count, program, rest, hang)
    try:
        print(this.go(), flush=True)
        return 0
    except Finding as finding:
        report = this.report(finding)
        print(report, flush=True)
        FOUND.mkdir(parents=True, exist_ok=True)
        (FOUND / f"seed-{seed}.txt").write_text(report + "\n", encoding="utf-8")
        return 1
    finally:
        this.close()
