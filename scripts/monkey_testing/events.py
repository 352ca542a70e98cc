"""What the monkey does, from its seed alone: the same seed is always the same events."""
import curses
import html
import pathlib
import random
import re
from typing import NamedTuple

README = pathlib.Path(__file__).resolve().parents[2] / "README.md"
TERMINALS = ["xterm-256color"] * 4 + ["screen-256color", "tmux-256color", "linux", "vt100", "vt220", "rxvt",
                                      "xterm-mono", "screen"]
LOCALES = ["C.UTF-8"] * 3 + ["en_US.UTF-8", "de_AT.UTF-8", "es_MX.UTF-8", "ja_JP.UTF-8", "C", "POSIX", "de_DE", "xx_XX.UTF-8", ""]
EDITORS = ["true", "false", "no-such-editor", "sh -c 'echo monkey >>\"$0\"'", "sh -c ': >\"$0\"'"]
LEAVES_BY_SIGNAL = ["TERM", "HUP", "INT"]
# The weights of keys, by their README label. Others have 2.
WEIGHTS = {"↑": 6, "↓": 14, "k": 3, "j": 6, "PgUp": 4, "PgDn": 8, "Space": 3, "End": 5, "G": 3, "Enter": 8, "→": 4,
           "Esc": 7, "Tab": 5, "1": 3, "2": 5, "3": 5, "n": 4, "p": 3, "r": 4, "f": 5, "e": 4, "Ctrl-Z": 0.3}
QUITTING = {"q": 0.2, "Ctrl-C": 0.2}
CAPABILITIES = {"↑": "kcuu1", "↓": "kcud1", "←": "kcub1", "→": "kcuf1", "PgUp": "kpp", "PgDn": "knp",
                "Home": "khome", "End": "kend", "Shift-Tab": "kcbt", "Del": "kdch1", "F1": "kf1"}
PLAIN = {"↑": "\x1bOA", "↓": "\x1bOB", "→": "\x1bOC", "←": "\x1bOD", "PgUp": "\x1b[5~", "PgDn": "\x1b[6~",
         "Home": "\x1b[1~", "End": "\x1b[4~", "Shift-Tab": "\x1b[Z", "Del": "\x1b[3~", "F1": "\x1bOP",
         "Enter": "\r", "Esc": "\x1b", "Backspace": "\x7f", "Tab": "\t", "Space": " "}
FRAGMENTS = [b"\x1b", b"\x1b[", b"\x1bO", b"\x1b[1;", b"\x1b[<0;", b"\x1b]0;", b"\x1bP", b"\x1b[200", b"\x1b[?1",
             b"\x1b[M", b"\x1b\x1b", b"\x1b[[A", b"\x9b", b"\x1b[201~", b"\x1b[99999999999A", b"\x1b[;;;;;~"]
ANSWERS = [b"\x1b[I", b"\x1b[O", b"\x1b[?62;22c", b"\x1b[12;40R", b"\x1b[0n", b"\x1bP>|term(1)\x1b\\",
           b"\x1b]11;rgb:0000/0000/0000\x07", b"\x1b[?997;1n"]
OTHER_KEYS = [b"\x1b[1;5A", b"\x1b[1;2D", b"\x1bx", b"\x1b[2~", b"\x1bOM", b"\x1b[15~", b"\x1b[24~", b"\x1bOQ",
              b"\x1b[11~", b"\x1b[3;5~", b"\x1b[97;5u", b"\x1b[27;5;9~"]
TEXTS = ["é", "e\u0301", "界", "字幕", "👩‍👩‍👧", "🇩🇪", "\u0301\u0301\u0301", "שלום", "مرحبا", "\u202e", "\u00a0",
         "\ufeff", "\U0010ffff", "\ufffe", "a\u0338", "ﬀ", "Ａ", "\u200b", "ก็", "한"]
BROKEN = [b"\x80", b"\xff", b"\xc3", b"\xe7\x95", b"\xf0\x9f\x91", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80",
          b"\xf4\x90\x80\x80", b"\xfe\xfe", b"\xe2\x28\xa1", b"\xc2a"]
# The parts of a paste, without its end mark and the keys that quit: those are events of their own.
PASTED = [b"The Return", b"\n", b"\r\n", b"\t", b"\x00", b"\x00\x00", b"\x1b[31m", b"\x1b[2J", b"\x1b]0;x\x07", b"\x1b",
          "界".encode(), "e\u0301".encode(), b"\xff\xfe", b"\x9b1m", b" ", b"x" * 70, b"\x7f", b"0123456789"]


class Event(NamedTuple):
    kind: str        # keys, paste, resize, signal, service, leave
    value: object
    pause: float     # seconds before the next event

    def __str__(self):
        value = self.value
        if isinstance(value, bytes) and len(value) > 120:
            return f"{self.kind} {value[:80]!r}… ({len(value)} bytes), then {self.pause * 1000:.1f} ms"
        return f"{self.kind} {value!r}, then {self.pause * 1000:.1f} ms"


class Plan(NamedTuple):
    """What the program is started with."""
    terminal: str
    locale: str
    no_color: bool
    size: tuple          # columns, rows
    keys: str            # both, tmdb, lastfm, none
    arguments: list
    section: str | None  # that a stored session is in
    broken_session: bool
    warm: bool           # whether services were asked before
    stale: bool          # and whether that was long ago
    library: int         # items
    editor: str
    desktop: bool
    errors_on_terminal: bool
    movies: int
    leave: str           # how it ends
    disk: str            # below the library, if it ends in a note: sound, full, all full, read-only, locked
    last: str            # how it ends there
    started_by: str      # the program between the shell and Matinee; "window" if there is no shell
    pictures: str        # how they are shown; "auto": as the terminal can, which answers no questions


def plan(seed: int) -> Plan:
    chance = random.Random(f"plan {seed}")
    keys = chance.choices(["both", "tmdb", "lastfm", "none"], [70, 8, 8, 14])[0]
    arguments = [*chance.choices([[], ["movies"], ["music"], ["books"], ["pokedex"]], [3, 1, 1, 1, 1])[0]]
    arguments += [flag for flag, share in (("--offline", 0.12), ("--fresh", 0.2), ("--builtin", 0.05))
                  if chance.random() < share]
    return Plan(
        terminal=chance.choice(TERMINALS), locale=chance.choice(LOCALES), no_color=chance.random() < 0.15,
        size=any_size(chance), keys=keys, arguments=arguments,
        section=chance.choice([None, None, "library", "tmdb-tmdb", "lastFM-builtIn"]),
        broken_session=chance.random() < 0.1, warm=keys != "none" and chance.random() < 0.5,
        stale=chance.random() < 0.5, library=chance.choice([0, 0, 1, 30, 300]), editor=chance.choice(EDITORS),
        desktop=chance.random() < 0.3, errors_on_terminal=chance.random() < 0.5,
        movies=chance.choice([0, 1, 45, 20_000, 20_000, 1_000_000]),
        leave=chance.choice(["q", "Ctrl-C", *LEAVES_BY_SIGNAL]),
        disk=chance.choice(["sound", "full", "full", "all full", "read-only", "locked", "locked"]),
        last=chance.choice(["KILL", "KILL", "Ctrl-C", "Ctrl-C", "gone", *LEAVES_BY_SIGNAL]),
        started_by=chance.choice(["window", "shell", "shell", "make", "script", "subshell"]),
        pictures=chance.choice(["auto", "auto", "auto", "cells", "kitty", "kitty", "sixel", "iterm", "off"]))


def any_size(chance: random.Random) -> tuple:
    kind = chance.random()
    if kind < 0.6:
        return chance.choice([(80, 24), (100, 30), (120, 40), (132, 43), (60, 20), (40, 8)])
    if kind < 0.8:
        return chance.randint(1, 60), chance.randint(1, 12)
    if kind < 0.97:
        return chance.randint(30, 220), chance.randint(6, 70)
    return chance.choice([(500, 200), (1, 1), (500, 1), (1, 200)])


def table_of_keys(terminal: str) -> dict:
    """The labels of the README's key table, and the bytes that this terminal sends for them."""
    text = README.read_text(encoding="utf-8")
    text = text[text.index("<!-- keys -->"):text.index("<!-- end of keys -->")]
    curses.setupterm(terminal, 1)
    return {label: sequence(label) for label in map(html.unescape, re.findall("<kbd>(.*?)</kbd>", text))}


def sequence(label: str) -> bytes:
    sent = label in CAPABILITIES and curses.tigetstr(CAPABILITIES[label])
    if sent:
        return sent
    if label in PLAIN:
        return PLAIN[label].encode()
    if label.startswith("Ctrl-") and len(label) == 6:
        return bytes([ord(label[5]) & 0x1F])
    if len(label) == 1:
        return label.encode()
    raise SystemExit(f"monkey: what a terminal sends for the key {label} is not known here")


def events(seed: int, count: int, table: dict, faults: list):
    """The events of a seed, one by one."""
    chance = random.Random(f"events {seed}")
    stays = chance.random() < 0.5  # one run until the end, or several runs
    weights = {label: WEIGHTS.get(label, 2) for label in table}
    weights.update({label: 0 if stays else weight for label, weight in QUITTING.items()})
    labels, shares = list(table), [weights[label] for label in table]
    kinds = {"key": 66, "held": 5, "ascii": 4, "control": 3, "fragment": 4, "other": 3, "text": 3, "broken": 2,
             "mouse": 2, "pointer": 8, "answer": 1, "bracketed": 1.5, "raw": 1, "resize": 2, "signal": 1, "service": 3,
             "leave": 0 if stays else 0.1}
    for _ in range(count):
        kind = chance.choices(list(kinds), list(kinds.values()))[0]
        if kind in ("key", "held"):
            label = chance.choices(labels, shares)[0]
            times = chance.randint(5, 60) if kind == "held" and label not in QUITTING and label != "Ctrl-Z" else 1
            made = "keys", table[label] * times
        else:
            made = MAKERS[kind](chance, faults)
        # Most follow at once; before a few there is time for effects of the last one.
        wait = chance.random()
        pause = (0.25 if wait < 0.003 else 0.03 if wait < 0.02 else 0.002 if wait < 0.22 else 0) * chance.uniform(0.5, 1.5)
        yield Event(*made, pause)


PATHS = ["", "/3/discover", "/3/movie", "/2.0", "/trending", "/search.json", "/works", "/pokemon"]


def service_change(chance: random.Random, faults: list):
    kind = chance.random()
    if kind < 0.3:
        return "service", {"faults": []}
    if kind < 0.7:
        rule = {"fault": chance.choice(faults), "path": chance.choice(PATHS),
                "rate": chance.choice([1, 1, 0.5, 0.2])}
        if chance.random() < 0.3:
            rule["times"] = chance.randint(1, 5)
        return "service", {"faults": [rule]}
    if kind < 0.85:
        return "service", {"latency_ms": chance.choice([0, 0, 5, 20, 100, 400])}
    return "service", {chance.choice(["movies", "artists", "albums", "books", "species"]): chance.choice([0, 1, 19, 60, 500, 20_000])}


def mouse(chance: random.Random, _):
    # In the oldest kind of report numbers are characters, and 81 is q.
    button, x, y = chance.randint(0, 67), chance.choice([1, 40, 80, 82, 223]), chance.randint(1, 80)
    return "keys", chance.choice([b"\x1b[M%c%c%c" % (32 + button, 32 + x, 32 + y), b"\x1b[<%d;%d;%dM" % (button, x, y),
                                  b"\x1b[<%d;%d;%dm" % (button, x, y), b"\x1b[%d;%d;%dM" % (32 + button, x, y)])


def report(button: int, x: int, y: int, end: str = "M") -> bytes:
    return b"\x1b[<%d;%d;%d%s" % (button, x, y, end.encode())


def pointer(chance: random.Random, _):
    """What somebody does with a mouse: clicks, double ones, wheels, pulls, and the button that leads back. Not in the last
    line, where one may click on what quits."""
    x, y = chance.choice([chance.randint(1, 80), chance.randint(1, 220)]), chance.choice([1, chance.randint(2, 22), chance.randint(2, 22)])
    kind = chance.random()
    if kind < 0.55:
        click = report(0, x, y) + report(0, x, y, "m")
        return "keys", click * chance.choice([1, 1, 1, 2, 2, 3])
    if kind < 0.8:
        return "keys", report(chance.choice([64, 65, 65]), x, y) * chance.choice([1, 1, 3, 12, 60])
    if kind < 0.95:
        steps = [(chance.randint(1, 200), chance.randint(1, 60)) for _ in range(chance.randint(1, 12))]
        end = chance.choice([b"", report(0, *steps[-1], "m")])
        return "keys", report(0, x, y) + b"".join(report(32, *step) for step in steps) + end
    return "keys", report(128, x, y) + report(128, x, y, "m")


def pasted(chance: random.Random) -> bytes:
    pieces = chance.choice([1, 4, 30, 30, 300, 3_000])
    return b"".join(chance.choice(PASTED) for _ in range(chance.randint(1, pieces)))


def harmless_to_stay(text: str) -> str:
    return text.replace("q", "w")


MAKERS = {
    "ascii": lambda chance, _: ("keys", harmless_to_stay("".join(
        chr(chance.randint(0x20, 0x7E)) for _ in range(chance.choice([1, 1, 5, 40])))).encode()),
    # All but Ctrl-C and Ctrl-Z, which the table has.
    "control": lambda chance, _: ("keys", bytes([chance.choice([n for n in range(32) if n not in (3, 26)])])),
    "fragment": lambda chance, _: ("keys", chance.choice(FRAGMENTS)),
    "other": lambda chance, _: ("keys", chance.choice(OTHER_KEYS)),
    "text": lambda chance, _: ("keys", chance.choice(TEXTS).encode()),
    "broken": lambda chance, _: ("keys", chance.choice(BROKEN)),
    "mouse": mouse,
    "pointer": pointer,
    "answer": lambda chance, _: ("keys", chance.choice(ANSWERS)),
    "bracketed": lambda chance, _: ("paste", b"\x1b[200~" + pasted(chance) + b"\x1b[201~"),
    "raw": lambda chance, _: ("keys", pasted(chance)[:20_000]),
    "resize": lambda chance, _: ("resize", any_size(chance)),
    "signal": lambda chance, _: ("signal", chance.choice(["WINCH", "WINCH", "CONT", "TSTP", "TSTP"])),
    "service": service_change,
    "leave": lambda chance, _: ("leave", chance.choice([*LEAVES_BY_SIGNAL, "gone"])),
}
