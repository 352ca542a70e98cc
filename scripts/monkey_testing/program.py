"""The program on a pseudo-terminal, from its start to its end: watched all the time for a hang, and for what it leaves
behind when it stops or ends."""
import errno
import fcntl
import os
import pathlib
import pty
import select
import signal
import struct
import termios
import time

from . import processes, shell
from .finding import Finding
from .modes import Modes
from .standing import standing

ENDLESS = 20.0         # seconds in which it may go on with its input
QUIET = 0.3            # seconds without a frame: it counts as finished
LOADING = 3.0          # seconds after which frames count as those of a spinner
STARTING = 10.0        # seconds in which the starter must have started it


class Program:
    """`pump` is what everything goes through: keys in, bytes out, and whether it still takes and does something.

    It hangs where for so many seconds it could have run and did nothing about what waits. Time in which others had the
    processors, or in which nobody looked here, does not count: a busy machine is no hang.
    """

    def __init__(self, command: list, environment: dict, size: tuple, errors: str | None, hang: float, started_by: str,
                 folder: pathlib.Path):
        """errors: the file for standard error; the terminal where there is none. hang: in seconds. started_by: as a plan
        has it. folder: for what starts it."""
        self.hang = hang
        self.has_shell, self.folder = started_by != "window", folder
        self.master, self.slave = pty.openpty()
        os.set_blocking(self.master, False)
        self.before = termios.tcgetattr(self.slave)
        # Without an echo: input at the moment of its end would look like output.
        self.before[3] &= ~termios.ECHO
        termios.tcsetattr(self.slave, termios.TCSANOW, self.before)
        self.before = termios.tcgetattr(self.slave)
        self.modes, self.recorded, self.pending = Modes(), bytearray(), b""
        self.status: int | None = None
        self.is_stopped = False
        self.sent = self.taken = self.written = self.stops = 0
        self.last_look, self.stuck, self.excused = time.monotonic(), 0.0, 0.0
        self.size, self.largest = size, 0  # the largest in cells
        self.apply_size(size)
        words = shell.command(started_by, command, folder)
        self.reports, reports = os.pipe()
        orders, self.orders = os.pipe()
        os.set_blocking(self.reports, False)
        self.leader = os.fork()
        if self.leader == 0:
            target = os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND) if errors else self.slave
            shell.become(words, environment, self.slave, target, self.has_shell, reports, orders)
        for file in (reports, orders):
            os.close(file)
        self.pid = self.find(os.path.basename(command[0]))
        self.waits = processes.Waits(self.pid)

    def find(self, name: str) -> int:
        """The process id of the program, or of its starter."""
        end = time.monotonic() + STARTING
        while time.monotonic() < end and processes.state(self.leader) not in ("Z", ""):
            if found := processes.named(name, self.leader):
                return found
            time.sleep(0.001)
        return self.leader

    # ---- Input

    def type(self, data: bytes):
        """May return before all of it was read."""
        self.pending += data
        self.pump(0)
        while len(self.pending) > 4096 and self.status is None:
            self.pump(0.002)

    def resize(self, size: tuple):
        self.flush()
        # What follows another size is drawn from nothing; the same size again changes nothing.
        if size != self.size:
            self.recorded.clear()
        self.size = size
        self.apply_size(size)

    def apply_size(self, size: tuple):
        columns, rows = size
        self.largest = max(self.largest, columns * rows)
        self.modes.heights.add(rows)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def signal(self, name: str):
        self.flush()
        if self.status is None:
            os.kill(self.pid, getattr(signal, f"SIG{name}"))

    def suspend(self):
        """Suspends it by a signal, and returns when it runs again. Without a shell it must just go on."""
        self.settle()
        stops = self.stops
        self.signal("TSTP")
        if not self.has_shell:
            return
        self.wait(lambda: self.stops > stops, "it was told to stop (SIGTSTP), and has not")

    def hang_up(self):
        """The window is closed."""
        self.flush()
        os.close(self.slave)
        os.close(self.master)
        self.master = self.slave = -1

    # ---- Observation

    def pump(self, timeout: float):
        """Reads output, writes input, and checks that it is alive."""
        if self.master >= 0:
            wanted = select.POLLIN | (select.POLLOUT if self.pending and self.has_terminal() else 0)
            poll = select.poll()
            poll.register(self.master, wanted)
            ready = dict(poll.poll(timeout * 1000)).get(self.master, 0)
            if ready & select.POLLIN:
                self.read()
            if ready & select.POLLOUT and wanted & select.POLLOUT:
                self.write()
        else:
            time.sleep(timeout)
        self.look_at_status()
        self.look_at_progress()

    def has_terminal(self) -> bool:
        """Whether a Ctrl-C would reach the program: not before its start, after its end, or while an editor runs."""
        return not self.is_stopped and termios.tcgetattr(self.slave) != self.before

    def read(self):
        try:
            data = os.read(self.master, 1 << 16)
        except OSError as error:
            if error.errno in (errno.EIO, errno.EAGAIN):
                return
            raise
        self.written += len(data)
        self.modes.feed(data)
        self.recorded += data
        if len(self.recorded) > 4 << 20:
            del self.recorded[:2 << 20]

    def write(self):
        try:
            count = os.write(self.master, self.pending[:4096])
        except BlockingIOError:
            return
        self.sent += count
        self.pending = self.pending[count:]

    def look_at_status(self):
        if self.status is not None:
            return
        if self.has_shell:
            self.look_at_reports()
        pid, status = os.waitpid(self.leader, os.WNOHANG | os.WUNTRACED)
        if pid == 0:
            return
        if os.WIFSTOPPED(status):
            raise Finding("it has stopped, and there is no shell to let it go on")
        own = shell.status(self.folder)
        self.status = (-os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)) if own is None else own
        self.drain()

    def look_at_reports(self):
        try:
            stops = os.read(self.reports, 1 << 12).count(b"\n")
        except BlockingIOError:
            return
        for _ in range(stops):
            self.stops += 1
            self.is_stopped = True
            self.drain()
            self.check_restored("stopped")
            self.is_stopped = False
            os.write(self.orders, b"\n")

    def waiting(self) -> int:
        """Bytes that it has not taken yet."""
        if self.slave < 0:
            return 0
        # Recent input may not be counted yet: polling makes the kernel deliver it.
        arrived = select.poll()
        arrived.register(self.slave, select.POLLIN)
        arrived.poll(0)
        return struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0" * 4))[0] + len(self.pending)

    def look_at_progress(self):
        now = time.monotonic()
        step, self.last_look = min(now - self.last_look, 0.02), now
        waiting = self.waiting()
        taken = self.sent + len(self.pending) - waiting
        if waiting == 0 or taken != self.taken or self.status is not None:
            self.taken, self.stuck = taken, 0.0
            return
        waits = self.waits.look()
        if self.stuck == 0:
            self.excused = waits
        self.stuck += step
        if self.stuck - (waits - self.excused) > self.hang:
            self.hangs(f"hangs: for over {self.hang:g} s it has taken none of the {waiting} bytes that wait", waits - self.excused)

    def hangs(self, complaint: str, kept_waiting: float):
        evidence = standing(self.pid)
        # It may have come to its end just now.
        self.look_at_status()
        if self.status is not None:
            return
        states = {"R": "running", "S": "asleep", "D": "waiting for a disk", "T": "stopped"}
        state = processes.state(self.pid)
        raise Finding(f"{complaint} ({states.get(state, state)}, {self.waiting()} bytes wait; others had the processors for "
                      f"{kept_waiting:.1f} s)", evidence)

    def wait(self, condition, complaint: str, limit: float | None = None):
        """Until the condition holds; a Finding when that takes too long after it has last taken or shown anything. Of all
        that was typed much may have been read, and have to wait for the disk."""
        limit = limit or self.hang
        end = time.monotonic() + ENDLESS
        passed, last, before, done = 0.0, time.monotonic(), self.waits.look(), (self.taken, self.written)
        while not condition():
            if self.status is not None:
                return
            self.pump(0.002)
            now = time.monotonic()
            if (self.taken, self.written) != done and now < end:
                passed, before, done = 0.0, self.waits.look(), (self.taken, self.written)
            passed, last = passed + min(now - last, 0.02), now
            waited = self.waits.look() - before
            if passed - waited > limit:
                self.hangs(f"{complaint} within {limit:g} s", waited)

    def flush(self):
        while self.pending and self.status is None:
            self.pump(0.002)

    def settle(self):
        """Waits until it has read all input and sleeps; not while an editor runs, which would get a Ctrl-C."""
        self.flush()
        seen = [0]

        def sleeps():
            asleep = self.waiting() == 0 and processes.sleeps(self.pid) and self.has_terminal()
            seen[0] = seen[0] + 1 if asleep else 0
            return seen[0] >= 3
        self.wait(sleeps, "hangs: it has neither taken all keys nor come to rest")

    def calm_down(self):
        """Waits until no new frames come, or only those of a spinner."""
        self.settle()
        end, written, since = time.monotonic() + LOADING, self.written, time.monotonic()
        while time.monotonic() < min(end, since + QUIET) and self.status is None:
            self.pump(0.01)
            if self.written != written:
                written, since = self.written, time.monotonic()

    def rest(self, seconds: float):
        """Waits for so long without input."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and self.status is None:
            self.pump(min(left, 0.05))

    def drain(self):
        """Reads all that it has written, as after its end."""
        if self.master < 0:
            return
        poll = select.poll()
        poll.register(self.master, select.POLLIN)
        while poll.poll(1):
            before = len(self.recorded)
            self.read()
            if len(self.recorded) == before:
                break

    def check_restored(self, when: str):
        """The terminal is as it was before the start."""
        if self.slave < 0:
            return
        left = self.modes.left_on()
        now = termios.tcgetattr(self.slave)
        if now != self.before:
            names = ("input", "output", "control", "local")
            left.append("its modes differ: " + (", ".join(
                f"{name} {a:o} is {b:o}" for name, a, b in zip(names, self.before, now) if a != b) or "characters or speed"))
        if left:
            raise Finding(f"the terminal was left unrestored when it was {when}: " + "; ".join(left))

    def end(self):
        """Kills it at once."""
        if self.status is None:
            for pid in {self.pid, self.leader}:
                os.kill(pid, signal.SIGKILL)
            os.waitpid(self.leader, 0)
            self.status = -signal.SIGKILL
        for file in (self.master, self.slave, self.reports, self.orders):
            if file >= 0:
                os.close(file)
        self.master = self.slave = self.reports = self.orders = -1
