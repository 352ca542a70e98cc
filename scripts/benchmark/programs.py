"""The programs that are measured, and the keys that do the same in each of them."""
import os
import re
import shlex
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field

from .lists import MOST_TEXTS, Lists, plain_environment
from .screen import Screen
from .terminal import Terminal

POSITION = re.compile(r"([0-9][0-9,.]*) of ([0-9][0-9,.]*)")
# A row of Matinee ends with its year, a row of another program has its title.
MATINEE_ROW = re.compile(r"\b(1[89]|20)[0-9]{2} *[ ▐]│")
OTHER_ROW = re.compile(r"film [0-9]{7}")


@dataclass
class Program:
    """How it is started on a list of so many rows, and its keys."""
    name: str
    arguments: Callable[[int], list]
    environment: dict
    folder: Callable[[int], str] = lambda count: "/"
    row: re.Pattern = OTHER_ROW
    # The keys that open the detail of a row and go back; none if it has no detail.
    detail: tuple | None = None
    # Arguments and keys that make the detail follow the cursor; None if that is impossible.
    following: tuple | None = None
    follow_arguments: Callable[[int], list] | None = None
    # Whether its list is a file, which can be made quickly in any length.
    shows_text: bool = False
    # The most lines of its screen that are not rows.
    other_lines: int = 5

    def start(self, count: int, columns: int, rows: int, follows: bool = False) -> Terminal:
        arguments = (follows and self.follow_arguments or self.arguments)(count)
        return Terminal(arguments, self.environment, columns, rows, self.folder(count))

    def shows_list(self, screen: Screen, rows: int) -> bool:
        """Whether as many rows are visible as the list and the screen allow."""
        return sum(1 for line in screen.lines if self.row.search(line)) >= min(rows, screen.rows - self.other_lines)


def position(screen: Screen) -> tuple | None:
    """The cursor row and the number of rows that Matinee shows."""
    for line in reversed(screen.lines):
        if found := POSITION.search(line):
            return tuple(int(re.sub("[,.]", "", number)) for number in found.groups())
    return None


# Nobody is asked.
BUILT_IN = {"MATINEE_FILMS_SOURCE": "builtin", "MATINEE_MUSIC_SOURCE": "builtin",
            "MATINEE_POKEMON_SOURCE": "builtin", "MATINEE_OPENLIBRARY_URL": "http://127.0.0.1:9"}


@dataclass
class Cinema:
    """Makes the programs, each with a home of its own in one folder."""
    program_path: str
    folder: str
    missing: list = field(default_factory=list)

    def __post_init__(self):
        self.lists = Lists(self.folder)

    def environment(self, name: str) -> dict:
        home = tempfile.mkdtemp(prefix=f"{name}-", dir=self.folder)
        return plain_environment(home)

    def matinee(self, name: str = "matinee", variables: dict | None = None) -> Program:
        """On its built-in catalogue, unless the variables say otherwise; always with a new home."""
        return Program(
            name, lambda count: [self.program_path, "movies"],
            self.environment("matinee") | (BUILT_IN if variables is None else variables),
            row=MATINEE_ROW, detail=("Enter", "h"), following=())

    def peers(self) -> list:
        made = [self.tig(), self.vifm(), self.mc(), self.fzf(), self.less()]
        needs = {"tig": ["tig", "git"]}
        self.missing = [p.name for p in made if not all(map(shutil.which, needs.get(p.name, [p.name])))]
        return [p for p in made if p.name not in self.missing]

    def tig(self) -> Program:
        environment = self.environment("tig")
        return Program("tig", lambda count: ["tig"], environment,
                       folder=lambda count: self.lists.commits(count, environment),
                       detail=("Enter", "q"), following=("Enter",))

    def vifm(self) -> Program:
        return Program("vifm", lambda count: ["vifm", "-c", "only", self.lists.files(count)],
                       self.environment("vifm"), detail=("e", "q"), following=("w",),
                       follow_arguments=lambda count: ["vifm", "-c", "vsplit", self.lists.files(count)])

    def mc(self) -> Program:
        # Without its subshell.
        return Program("mc", lambda count: ["mc", "-u", "-d", self.lists.files(count), self.folder],
                       self.environment("mc"), detail=("F3", "q"), following=("\x18q",),
                       other_lines=11)

    def fzf(self) -> Program:
        def command(count: int, window: str) -> list:
            preview = f"cat {self.lists.files(count)}/{{}}" if count <= MOST_TEXTS else "echo {}"
            words = ["fzf", "--layout=reverse", "--bind", "end:last,home:first,enter:toggle-preview",
                     "--preview-window", window, "--preview", preview]
            return ["sh", "-c", f"exec {shlex.join(words)} < {shlex.quote(self.lists.lines(count))}"]

        return Program("fzf", lambda count: command(count, "hidden"), self.environment("fzf"),
                       detail=("Enter", "Enter"), following=(),
                       follow_arguments=lambda count: command(count, "right"), shows_text=True)

    def less(self) -> Program:
        return Program("less", lambda count: ["less", self.lists.lines(count)], self.environment("less"),
                       shows_text=True)


def default_program() -> str:
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    return os.path.join(root, ".build", "release", "matinee")
