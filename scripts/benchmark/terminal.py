"""A program on a pseudo-terminal: started, typed at, watched and ended."""
import atexit
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from typing import NamedTuple

from .screen import Screen

# Writes that are closer together than this are one frame that the kernel has split.
ONE_WRITE = 0.0005
SYNCHRONISED = b"\x1b[?2026h"
KEYS = {"Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F"}
OTHER_KEYS = {"PageUp": b"\x1b[5~", "PageDown": b"\x1b[6~", "Enter": b"\r", "Escape": b"\x1b", "F3": b"\x1bOR"}

running: set = set()


@atexit.register
def end_all():
    for process in list(running):
        process.close()


class Chunk(NamedTuple):
    """The bytes of one read, and its time."""
    time: float
    data: bytes


class Answer(NamedTuple):
    """What a program wrote until it fell silent."""
    start: float
    chunks: list

    @property
    def seconds(self) -> float | None:
        """From the input to the last byte of the answer."""
        return self.chunks[-1].time - self.start if self.chunks else None

    @property
    def bytes(self) -> int:
        return sum(len(chunk.data) for chunk in self.chunks)

    @property
    def frames(self) -> int:
        """Separated by the marks of synchronised output if there are any, else by the pauses between writes."""
        marks = b"".join(chunk.data for chunk in self.chunks).count(SYNCHRONISED)
        if marks:
            return marks
        times = [chunk.time for chunk in self.chunks]
        return sum(1 for i, t in enumerate(times) if i == 0 or t - times[i - 1] > ONE_WRITE)


class Terminal:
    """One program on one pseudo-terminal of its own, with a screen that its output is drawn on."""

    def __init__(self, arguments: list, environment: dict, columns: int, rows: int, folder: str = "/"):
        self.screen = Screen(columns, rows)
        self.exit_status: int | None = None
        self.started = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            try:
                os.chdir(folder)
                # The program starts when its terminal has its size.
                while os.get_terminal_size(0).columns != columns:
                    time.sleep(0.0002)
                os.execvpe(arguments[0], arguments, environment)
            finally:
                os._exit(127)
        running.add(self)
        self.set_size(columns, rows)

    def set_size(self, columns: int, rows: int):
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def key(self, name: str) -> bytes:
        """The bytes of a key, as an xterm in its present mode sends them; else the text itself."""
        if name in KEYS:
            return (b"\x1bO" if self.screen.application_keys else b"\x1b[") + KEYS[name].encode()
        return OTHER_KEYS.get(name) or name.encode()

    def press(self, *names: str, quiet: float, patience: float = 1.0) -> Answer:
        """Types keys together, and reads until nothing comes for `quiet` seconds."""
        keys = b"".join(map(self.key, names))
        start = time.perf_counter()
        os.write(self.file, keys)
        return self.take(start, quiet, patience)

    def resize(self, columns: int, rows: int, quiet: float, patience: float = 1.0) -> Answer:
        self.screen.resize(columns, rows)
        start = time.perf_counter()
        self.set_size(columns, rows)
        return self.take(start, quiet, patience)

    def take(self, start: float, quiet: float, patience: float) -> Answer:
        """The output until nothing comes for `quiet` seconds; waits at most `patience` for its beginning."""
        chunks: list = []
        while True:
            wait = quiet if chunks else start + patience - time.perf_counter()
            if not select.select([self.file], [], [], max(0, wait))[0]:
                break
            try:
                data = os.read(self.file, 1 << 16)
            except OSError:
                break
            if not data:
                break
            chunks.append(Chunk(time.perf_counter(), data))
            self.reply(data)
        for chunk in chunks:
            self.screen.feed(chunk.data)
        return Answer(start, chunks)

    def reply(self, data: bytes):
        """Answers queries to the terminal, as a plain VT220 would."""
        if b"\x1b[c" in data:
            os.write(self.file, b"\x1b[?62;22c")
        if b"\x1b[6n" in data:
            os.write(self.file, b"\x1b[1;1R")

    def settle(self, quiet: float, patience: float):
        """Reads until nothing comes for `quiet` seconds, at most `patience` long."""
        end = time.perf_counter() + patience
        while time.perf_counter() < end and self.take(time.perf_counter(), quiet, quiet).chunks:
            pass

    def wait(self, is_there, patience: float = 10, quiet: float = 0.01) -> bool:
        """Reads until the screen is as wanted."""
        end = time.perf_counter() + patience
        while not is_there(self.screen):
            if time.perf_counter() > end or not self.is_running:
                return False
            self.take(time.perf_counter(), quiet, 0.05)
        return True

    @property
    def is_running(self) -> bool:
        if self.exit_status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.exit_status = os.waitstatus_to_exitcode(status)
        return self.exit_status is None

    @property
    def peak_memory(self) -> float:
        """The largest resident size so far, in MiB."""
        with open(f"/proc/{self.pid}/status") as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read())[1]) / 1024

    @property
    def switches(self) -> int:
        """How often any of its threads was scheduled so far."""
        total = 0
        for task in os.listdir(f"/proc/{self.pid}/task"):
            try:
                with open(f"/proc/{self.pid}/task/{task}/status") as status:
                    total += sum(map(int, re.findall(r"ctxt_switches:\s+(\d+)", status.read())))
            except FileNotFoundError:
                pass
        return total

    def close(self):
        """Ends it, with all that it has started."""
        if self not in running:
            return
        running.discard(self)
        for number, seconds in ((signal.SIGHUP, 0.5), (signal.SIGTERM, 0.5), (signal.SIGKILL, 5)):
            if not self.is_running:
                break
            os.killpg(self.pid, number)
            end = time.perf_counter() + seconds
            while self.is_running and time.perf_counter() < end:
                # A program that is blocked by a full terminal cannot end.
                try:
                    if select.select([self.file], [], [], 0.01)[0]:
                        os.read(self.file, 1 << 16)
                except OSError:
                    time.sleep(0.005)
        # Its child processes in the same group may outlive it.
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass
        os.close(self.file)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
