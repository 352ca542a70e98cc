"""What Linux says of processes."""
import ctypes
import os
import signal

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
prctl = ctypes.CDLL(None).prctl


def end_with_parent():
    """To be called in a child: it is killed when who started it is gone, however that went."""
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def adopt_descendants():
    """From now on what children leave running becomes a child of this process."""
    prctl(PR_SET_CHILD_SUBREAPER, 1)


def read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:  # it has ended meanwhile
        return ""


def state(pid: int) -> str:
    """Of its main thread: R, S, D, T, Z; nothing when it has ended."""
    return (read(f"/proc/{pid}/task/{pid}/stat").rpartition(")")[2].split() or [""])[0]


def schedule(pid: int) -> dict:
    """Of each thread the seconds that it ran, and those that it waited for a processor."""
    try:
        threads = os.listdir(f"/proc/{pid}/task")
    except OSError:
        return {}
    numbers = {thread: read(f"/proc/{pid}/task/{thread}/schedstat").split() for thread in threads}
    return {thread: (int(n[0]) / 1e9, int(n[1]) / 1e9) for thread, n in numbers.items() if len(n) == 3}


def kept_waiting(pid: int) -> float:
    """For how many seconds its threads could have run, and others did: the one that is watched may wait for another."""
    return sum(waited for _, waited in schedule(pid).values())


def private_memory(pid: int) -> int:
    """In bytes: what it has written to; not the program and its libraries."""
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


def command(pid: int) -> str:
    return read(f"/proc/{pid}/cmdline").replace("\0", " ").strip()
