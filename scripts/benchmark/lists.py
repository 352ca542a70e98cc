"""Lists of any length for other programs to show: commits, files and lines, made when they are first needed."""
import os
import subprocess
from pathlib import Path

# So many rows have a text to open; longer lists are only for starting and scrolling.
MOST_TEXTS = 5_000


class Lists:
    """All of them in one folder, which its owner removes."""

    def __init__(self, folder: str):
        self.folder = Path(folder)

    @staticmethod
    def title(row: int) -> str:
        """The title of a row, counted from 1; all have the same length."""
        return f"film {row:07d}"

    @classmethod
    def text(cls, row: int) -> str:
        """Some fifteen lines, as a film's detail has."""
        return "".join(f"{cls.title(row)}, line {line}: what there is to be said about it\n" for line in range(1, 16))

    def file(self, name: str, lines: list) -> str:
        """A file of these lines."""
        path = self.folder / f"{len(lines)}.{name}"
        path.write_text("".join(line + "\n" for line in lines))
        return str(path)

    def lines(self, count: int) -> str:
        """A file of so many lines."""
        path = self.folder / f"{count}.txt"
        if not path.exists():
            path.write_text("".join(self.title(row) + "\n" for row in range(1, count + 1)))
        return str(path)

    def files(self, count: int) -> str:
        """A folder of so many files."""
        path = self.folder / f"{count}.files"
        if not path.exists():
            path.mkdir()
            for row in range(1, count + 1):
                (path / self.title(row)).write_text(self.text(row) if count <= MOST_TEXTS else "")
        return str(path)

    def commits(self, count: int, environment: dict) -> str:
        """A git repository of so many commits."""
        path = self.folder / f"{count}.git"
        if not path.exists():
            subprocess.run(["git", "init", "-q", str(path)], env=environment, check=True)
            # The latest commit is the first row.
            stream = "".join(self.commit(row, count) for row in range(count, 0, -1))
            subprocess.run(["git", "-C", str(path), "fast-import", "--quiet"], input=stream.encode(),
                           env=environment, check=True)
            subprocess.run(["git", "-C", str(path), "symbolic-ref", "HEAD", "refs/heads/main"],
                           env=environment, check=True)
        return str(path)

    def commit(self, row: int, count: int) -> str:
        title = self.title(row)
        commit = (f"commit refs/heads/main\ncommitter Matinee <bench@localhost> {1_700_000_000 + count - row} +0000\n"
                  f"data {len(title)}\n{title}\n")
        if count > MOST_TEXTS:
            return commit
        text = self.text(row)
        return commit + f"M 644 inline film.txt\ndata {len(text)}\n{text}\n"


def plain_environment(home: str) -> dict:
    """An environment without the user's settings."""
    return {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "HOME": home, "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8", "GIT_CONFIG_NOSYSTEM": "1", "SHELL": "/bin/sh",
            **{f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ("DATA", "CACHE", "STATE", "CONFIG")}}
