"""The state of a hanging program: what Linux and a debugger tell about each thread."""
import shutil
import subprocess
import time

from . import processes

WATCHED = 0.5          # seconds between two observations
DEBUGGER_LIMIT = 30    # seconds


def standing(pid: int) -> list:
    """The state in lines. The debugger stops the program meanwhile."""
    before = processes.threads(pid)
    time.sleep(WATCHED)
    lines = [f"its threads, and what {WATCHED:g} s have brought:"]
    for number, now in processes.threads(pid).items():
        then = before.get(number, now)
        lines.append(f"    {number} {now.name}: {now.state} in {now.waits_in or '-'}, system call {now.system_call or '-'}; "
                     f"ran {now.ran - then.ran:.2f} s of {now.ran:.2f}, "
                     f"wanted to for {now.waited - then.waited:.2f} s of {now.waited:.2f}")
    lines += [f"the machine: load {processes.read('/proc/loadavg').strip()}"]
    for name in ("cpu", "io", "memory"):
        lines += [f"    {name} pressure: {line}" for line in processes.read(f"/proc/pressure/{name}").splitlines()]
    return lines + ["its stacks:", *("    " + line for line in stacks(pid))]


def stacks(pid: int) -> list:
    for command in (["gdb", "-p", str(pid), "-batch", "-nx", "-ex", "set pagination off", "-ex", "thread apply all bt 40"],
                    ["eu-stack", "-p", str(pid)]):
        if not shutil.which(command[0]):
            continue
        try:
            said = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace",
                                  timeout=DEBUGGER_LIMIT).stdout
        except (OSError, subprocess.SubprocessError):
            continue
        frames = [line.rstrip() for line in said.splitlines() if line.startswith(("#", "Thread", "TID"))]
        if frames:
            return frames
    kernel = processes.read(f"/proc/{pid}/stack").splitlines()
    return ["there is neither gdb nor eu-stack to tell them", *kernel]
