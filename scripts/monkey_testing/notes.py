"""The end in a note, on a disk that is full, cannot be written or is held by somebody else: what was acknowledged, or typed
more than 2 s ago, is in the library, in a draft, or was printed; where the program could say goodbye, so is all the rest."""
import errno
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess

from . import processes
from .finding import Finding

SECONDS = 2.0          # how old a draft may be
PATIENCE = 20.0        # seconds: an order waits 5 s if another process has locked the library
STATUS = {"TERM": 143, "HUP": 129, "INT": 130, "gone": 129, "KILL": -signal.SIGKILL}


class Disk:
    """A folder that cannot be written to. A full or read-only one needs the right to mount."""

    def __init__(self, folders: list, kind: str):
        self.folders, self.mounted, self.lock = folders, [], None
        self.library = folders[0] / "matinee/library.sqlite"
        can_mount = os.geteuid() == 0
        self.kind = kind if can_mount or kind in ("sound", "locked") else "locked"

    def prepare(self):
        """Before the program starts: moves the content to a disk of its own."""
        if self.kind not in ("full", "read-only"):
            return
        for folder in self.folders:
            before = folder.with_name(folder.name + "-before")
            shutil.copytree(folder, before)
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "matinee-monkey", folder], check=True)
            self.mounted.append(folder)
            shutil.copytree(before, folder, dirs_exist_ok=True)
            shutil.rmtree(before)
            if self.kind == "read-only":
                subprocess.run(["mount", "-o", "remount,ro", folder], check=True)

    def spoil(self):
        """While it runs."""
        if self.kind == "full":
            for folder in self.folders:
                with open(folder / "filler", "wb", buffering=0) as file:
                    try:
                        while True:
                            file.write(b"\0" * 4096)
                    except OSError as error:
                        if error.errno != errno.ENOSPC:
                            raise
        elif self.kind == "locked" and self.library.exists():
            self.lock = sqlite3.connect(self.library, isolation_level=None)
            self.lock.execute("BEGIN IMMEDIATE")

    def mend(self):
        """After its end: moves the content of the disk back."""
        if self.lock:
            self.lock.close()
            self.lock = None
        while self.mounted:
            folder = self.mounted.pop()
            if self.kind == "full":
                (folder / "filler").unlink(missing_ok=True)
            after = folder.with_name(folder.name + "-after")
            shutil.copytree(folder, after)
            subprocess.run(["umount", folder], check=True)
            shutil.rmtree(folder)
            after.rename(folder)

    def close(self):
        """However the run ends."""
        if self.lock:
            self.lock.close()
        for folder in self.mounted:
            subprocess.run(["umount", "-l", folder], check=False)


def end_in_note(run):
    """Writes into the note on the first built-in film, and ends the program while doing so."""
    plan, folder = run.plan, run.folder
    names = ("data", "state") if plan.disk == "all full" else ("data",)
    run.disk = Disk([folder / name for name in names], "full" if plan.disk == "all full" else plan.disk)
    run.disk.prepare()
    program = run.start_for_note(["movies", "--builtin", "--fresh"])
    words = [f"word{number}of{run.seed}" for number in range(3)]
    # Answers the question about an abandoned draft: goes on with the stored note.
    for keys in (b"e", b"n", words[0].encode() + b" ", b"\x13"):
        program.type(keys)
        program.settle()
        program.rest(0.1)
    program.calm_down()
    run.disk.spoil()
    program.type(words[1].encode() + b" ")
    program.settle()
    program.rest(SECONDS + 0.2)
    program.type(words[2].encode())
    # If it is killed, and not even a draft has room, the text is lost.
    safe = words if plan.last != "KILL" else words[:1] if plan.disk == "all full" else words[:2]
    end(run, program, plan.last)
    said = run.errors.read_text(errors="replace") if run.errors.exists() else ""
    run.disk.mend()
    places = {"standard error": said, "drafts": drafts(folder), "library": library(run)}
    for word in safe:
        if not any(word in text for text in places.values()):
            raise Finding(f"lost: {word!r}, written into a note before it was ended by {plan.last} (disk: {plan.disk}); "
                          "neither in the library nor in a draft, and it said: " + (said.strip()[-500:] or "nothing"))


def end(run, program, how: str):
    if how == "KILL":
        program.signal("KILL")
    elif how == "gone":
        program.settle()
        program.hang_up()
    elif how == "Ctrl-C":
        # One to quit, one to stop waiting, one to answer the question.
        for _ in range(3):
            if program.status is None:
                program.type(b"\x03")
                program.rest(0.3)
    else:
        program.settle()
        program.signal(how)
    program.wait(lambda: False, f"in a note, {how} did not end it", limit=PATIENCE)
    # The last Ctrl-C may meet a terminal that was given back, which makes a signal of it.
    allowed = (0, 1, STATUS["INT"]) if how == "Ctrl-C" else (STATUS[how],)
    if program.status not in allowed:
        raise Finding(f"in a note, {how} ended it with status {program.status}; expected was {allowed[0]}")
    if how not in ("KILL", "gone"):
        program.check_restored("ended in a note")
    program.end()
    run.check_left_running()


def drafts(folder: pathlib.Path) -> str:
    texts = []
    for file in (folder / "state/matinee/drafts").glob("*.draft"):
        try:
            texts.append(json.loads(file.read_text(encoding="utf-8"))["text"])
        except (ValueError, KeyError) as error:
            raise Finding(f"a draft cannot be read: {file.read_bytes()[:300]!r}") from error
    return "\n".join(texts)


def library(run) -> str:
    result = subprocess.run([run.path, "library", "export"], env=run.environment, text=True, errors="replace",
                            capture_output=True, preexec_fn=processes.end_with_parent)
    return result.stdout
