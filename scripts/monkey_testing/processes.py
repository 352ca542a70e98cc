"""What Linux tells about processes."""
import ctypes
import os
import signal
import time
from typing import NamedTuple

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
prctl = ctypes.CDLL(None).prctl


def end_with_parent():
    """Called in a child process: it is killed when its parent has ended, however that happened."""
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def adopt_descendants():
    """From now on orphans of child processes become children of this process."""
    prctl(PR_SET_CHILD_SUBREAPER, 1)


def read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:  # it has ended meanwhile
        return ""


def state(pid: int, thread=None) -> str:
    """The state of a thread, by default the main one: R, S, D, T, Z; empty if it has ended."""
    return (read(f"/proc/{pid}/task/{thread or pid}/stat").rpartition(")")[2].split() or [""])[0]


def sleeps(pid: int) -> bool:
    """Whether all its threads sleep: while one writes to the disk, others may wait for it."""
    try:
        return all(state(pid, thread) == "S" for thread in os.listdir(f"/proc/{pid}/task"))
    except OSError:
        return False


def schedule(pid: int) -> dict:
    """Of each thread the seconds that it ran, and those that it waited for a processor."""
    try:
        threads = os.listdir(f"/proc/{pid}/task")
    except OSError:
        return {}
    numbers = {thread: read(f"/proc/{pid}/task/{thread}/schedstat").split() for thread in threads}
    return {thread: (int(n[0]) / 1e9, int(n[1]) / 1e9) for thread, n in numbers.items() if len(n) == 3}


class Waits:
    """For how long a program could have run, and others did: any of its threads, since the one that is watched may wait for
    another, and what it has started. Looked at now and then, since what has ended says nothing any more."""

    OFTEN = 0.02  # seconds: Linux counts how long a thread ran in steps of up to 10 ms

    def __init__(self, pid: int):
        self.pid = pid
        self.seconds = 0.0
        self.seen: dict = {}   # by thread: how long it has run and waited
        self.ahead: dict = {}  # by thread: the counted part of a wait that has not ended, and so is not reported yet
        self.at, self.stolen = time.monotonic(), stolen()

    def look(self) -> float:
        """All in all, so far."""
        now = time.monotonic()
        step = now - self.at
        if step < self.OFTEN:
            return self.seconds
        self.at = now
        for pid in (self.pid, *started_by(self.pid)):
            for thread, (ran, waited) in schedule(pid).items():
                ran_before, waited_before = self.seen.get(thread, (0.0, 0.0))
                self.seen[thread] = ran, waited
                if waited > waited_before:
                    self.seconds += max(0.0, waited - waited_before - self.ahead.pop(thread, 0.0))
                elif ran == ran_before and state(pid, thread) == "R":
                    # In a long step the beginning of the wait is unknown.
                    self.ahead[thread] = self.ahead.get(thread, 0.0) + min(step, 0.1)
                    self.seconds += min(step, 0.1)
        before, self.stolen = self.stolen, stolen()
        self.seconds += self.stolen - before
        return self.seconds


def started_by(pid: int) -> list:
    try:
        threads = os.listdir(f"/proc/{pid}/task")
    except OSError:
        return []
    return [int(child) for thread in threads for child in read(f"/proc/{pid}/task/{thread}/children").split()]


def stolen() -> float:
    """The steal time of one processor in seconds, if this machine is a virtual one."""
    fields = read("/proc/stat").partition("\n")[0].split()
    return int(fields[8]) / os.sysconf("SC_CLK_TCK") if len(fields) > 8 else 0.0


class Thread(NamedTuple):
    name: str
    state: str
    waits_in: str     # a function of the kernel
    system_call: str  # its number and arguments, or "running"
    ran: float        # seconds
    waited: float     # for a processor, in seconds


def threads(pid: int) -> dict:
    """By their numbers."""
    found = {}
    for number, (ran, waited) in schedule(pid).items():
        at = f"/proc/{pid}/task/{number}"
        found[number] = Thread(read(f"{at}/comm").strip(), state(pid, number), read(f"{at}/wchan").strip("0"), read(f"{at}/syscall").strip(), ran, waited)
    return found


def private_memory(pid: int) -> int:
    """The anonymous resident memory in bytes: without the program and its libraries."""
    for line in read(f"/proc/{pid}/status").splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    return 0


def open_files(pid: int) -> int:
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return 0


def children(parent: int) -> dict:
    """Their states, by their numbers."""
    found = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            stat = read(f"/proc/{name}/stat").rpartition(")")[2].split()
            if len(stat) > 1 and int(stat[1]) == parent:
                found[int(name)] = stat[0]
    return found


def named(name: str, pid: int) -> int | None:
    """The first process with a name among a process and its descendants."""
    if read(f"/proc/{pid}/comm").strip() == name:
        return pid
    return next((found for child in started_by(pid) if (found := named(name, child))), None)


def command(pid: int) -> str:
    return read(f"/proc/{pid}/cmdline").replace("\0", " ").strip()
