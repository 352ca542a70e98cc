"""The parents of the program: a shell with job control, a window without one, and programs that start others."""
import fcntl
import os
import pathlib
import signal
import termios

from . import processes

WRAPPERS = {
    "make": 'make -s -f "$FOLDER/Makefile" run COMMAND="$*"',
    "script": 'sh "$FOLDER/script" "$@"',
    "subshell": '("$@"; exit $?)',
}
MAKEFILE = "run:\n\t@$(COMMAND)\n"
# The status is passed in a file, since starters may change it.
STATUS = 'ulimit -c 0; "$@"; status=$?; echo $status >"$FOLDER/status"; true\n'
DEADLY = (signal.SIGKILL, signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGTRAP, signal.SIGBUS, signal.SIGFPE)
IGNORED_BY_PYTHON = (signal.SIGPIPE, signal.SIGXFSZ)


def command(started_by: str, program: list, folder: pathlib.Path) -> list:
    """The command line of a user, as arguments."""
    if started_by not in WRAPPERS:
        return program
    (folder / "script").write_text(STATUS.replace("$FOLDER", str(folder)))
    (folder / "Makefile").write_text(MAKEFILE)
    (folder / "status").unlink(missing_ok=True)
    words = ["/bin/sh", f"{folder}/script", *program] if started_by == "make" else program
    start = WRAPPERS[started_by].replace("$FOLDER", str(folder))
    if started_by == "subshell":
        start = STATUS.replace("$FOLDER", str(folder)).replace('"$@"', start, 1)
    return ["/bin/sh", "-c", start, "sh", *words]


def status(folder: pathlib.Path) -> int | None:
    """The exit status of the program itself, negative for a signal that has killed it; nothing if its starter has ended with it."""
    try:
        own = int((folder / "status").read_text())
    except (OSError, ValueError):
        return None
    # A shell says 128 and the signal's number. The program ends so by itself, too, after signals that it hears, but not after these.
    return 128 - own if own - 128 in DEADLY else own


def become(words: list, environment: dict, terminal: int, errors: int, has_shell: bool, reports: int, orders: int):
    """Turns a child process into all this; does not return."""
    try:
        processes.end_with_parent()
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
        for file, number in ((terminal, 0), (terminal, 1)):
            os.dup2(file, number)
        if has_shell:
            # Above all the other end of the terminal: while that is open, the window is not closed.
            for file in set(range(3, 1024)) - {errors, reports, orders}:
                try:
                    os.close(file)
                except OSError:
                    pass
            os._exit(watch_over(words, environment, errors, reports, orders))
        execute(words, environment, errors)
    finally:
        os._exit(127)


def execute(words: list, environment: dict, errors: int):
    for number in (*IGNORED_BY_PYTHON, signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGTTOU):
        signal.signal(number, signal.SIG_DFL)
    os.dup2(errors, 2)
    os.closerange(3, 1024)
    os.execve(words[0], words, environment)


def watch_over(words: list, environment: dict, errors: int, reports: int, orders: int) -> int:
    """Does job control: reports that the job has stopped, and resumes it when told to."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    # When the window is closed, a shell sends SIGHUP to its job, and waits for it.
    signal.signal(signal.SIGHUP, lambda *_: os.killpg(job, signal.SIGHUP))
    job = os.fork()
    if job == 0:
        try:
            os.setpgid(0, 0)
            os.tcsetpgrp(0, os.getpid())
            execute(words, environment, errors)
        finally:
            os._exit(127)
    while True:
        _, ended = os.waitpid(job, os.WUNTRACED)
        if not os.WIFSTOPPED(ended):
            return 128 + os.WTERMSIG(ended) if os.WIFSIGNALED(ended) else os.WEXITSTATUS(ended)
        os.tcsetpgrp(0, os.getpgrp())
        os.write(reports, b"stopped\n")
        os.read(orders, 1)
        os.tcsetpgrp(0, job)
        os.killpg(job, signal.SIGCONT)
