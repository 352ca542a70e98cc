"""The fixture server, and the limits for requests."""
import bisect
import collections
import http.client
import json
import math
import pathlib
import subprocess
import sys

from . import processes
from .finding import Finding

SCRIPT = pathlib.Path(__file__).resolve().parents[1] / "fixture-server"
RATE = 10              # requests a second that need no reason
ASKING = 2.0           # seconds in which a key may be the reason for a request, if a hang is one second
ATTEMPTS = 4           # for one request: the first and three retries


def all_faults() -> list:
    listed = subprocess.run([sys.executable, str(SCRIPT), "--list-faults"], check=True, stdout=subprocess.PIPE)
    return listed.stdout.decode().split()


class Service:
    def __init__(self, folder: pathlib.Path, movies: int):
        self.log = folder / "requests.jsonl"
        self.process = subprocess.Popen(
            [sys.executable, str(SCRIPT), "--log", str(self.log), "--movies", str(movies), "--stdin-guard"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            preexec_fn=processes.end_with_parent)
        greeting = self.process.stdout.readline().decode()
        if not greeting.startswith("listening on http://127.0.0.1:"):
            raise SystemExit("monkey: the fixture server did not start")
        self.address = greeting.split()[-1]
        self.connection = http.client.HTTPConnection(self.address.removeprefix("http://"), timeout=20)

    def change(self, settings: dict):
        self.connection.request("POST", "/_control", json.dumps(settings))
        answer = self.connection.getresponse()
        if answer.status != 200:
            raise SystemExit(f"monkey: the fixture server refuses {settings}: {answer.read()!r}")
        answer.read()

    def requests(self) -> list:
        lines = self.log.read_text(encoding="utf-8").split("\n") if self.log.exists() else []
        # A line may be half written.
        whole = (line for line in lines if line.endswith("}"))
        return sorted((json.loads(line) for line in whole), key=lambda entry: entry["at"])

    def end(self):
        self.process.kill()
        self.process.wait()
        for file in (self.process.stdin, self.process.stdout):
            file.close()


class Asked:
    """How many requests each event may cause, and when there was no input.

    A row that is moved over may show a detail (1, the 2 of an artist, or the 3 of a species or book), and in a grid of pictures
    a line of these. A page, an end, a section, an opened item, a refresh or another size may need all that a list loads at most:
    6 heights of rows, in pages of 20, with room for the pages that bring little, and for the detail beside it; in a grid also
    the pictures in sight, and a line ahead.
    """

    def __init__(self, table: dict, hang: float):
        """hang: in seconds. A program that may take long for a key may also send requests late."""
        self.asking = ASKING * hang
        self.by_sequence = {}
        small = {"↑", "↓", "k", "j", "n", "p", "Tab", "Shift-Tab", "Esc", "←", "h", "Backspace", "d", "Del", "u", "s", "/", "f", "c",
                 "<", ">"}
        large = {"PgUp", "PgDn", "Ctrl-B", "Ctrl-F", "Space", "Home", "g", "End", "G", "Enter", "→", "l", "1", "2", "3", "4", "5", "r", "Ctrl-L",
                 "Ctrl-Z", "b", "i", "Ctrl-D", "Ctrl-U", "|", "="}
        for label, sequence in table.items():
            self.by_sequence[sequence] = (
                None if label in large else 6 if label in ("n", "p") else 3 if label in small else 0)
        self.longest = max(map(len, self.by_sequence))
        self.times, self.sums = [], [0]
        self.rests: list = []

    def note(self, at: float, kind: str, value, size: tuple):
        columns, rows = size
        # The smallest tile has 12×10 cells.
        line = columns // 12 + 1
        batch = math.ceil(6 * rows / 20) + 5 + line * (rows // 10 + 2)
        count = {"keys": lambda: self.count(value, batch, line), "paste": lambda: 0, "service": lambda: 0}.get(kind, lambda: 3 * batch)()
        if count:
            self.times.append(at)
            self.sums.append(self.sums[-1] + count)

    def count(self, data: bytes, batch: int, line: int) -> int:
        total = position = 0
        while position < len(data):
            for length in range(self.longest, 0, -1):
                piece = data[position:position + length]
                if len(piece) == length and piece in self.by_sequence:
                    count = self.by_sequence[piece]
                    total += batch if count is None else count and count + line
                    break
            else:
                length = 1
                # A letter may be typed into a search, which asks several sources.
                total += batch if data[position] in b"\r\n\x1b" else 2
            position += length
        return total

    def between(self, start: float, end: float) -> int:
        return self.sums[bisect.bisect_right(self.times, end)] - self.sums[bisect.bisect_left(self.times, start)]

    def check(self, requests: list):
        """In no second are there more requests than RATE, and those that the keys of the seconds before asked for;
        while nothing is done, nothing is asked more than ATTEMPTS times."""
        recent: collections.deque = collections.deque()
        for entry in requests:
            now = entry["at"]
            recent.append(now)
            while recent[0] <= now - 1:
                recent.popleft()
            allowed = RATE + self.between(now - 1 - self.asking, now)
            if len(recent) > allowed:
                raise Finding(f"a request storm: {len(recent)} requests in one second, of which the keys explain "
                              f"{allowed - RATE}, and {RATE} may be without a reason")
        for start, end in self.rests:
            counts = collections.Counter(
                entry["path"] + "?" + "&".join(f"{k}={v}" for k, v in sorted(entry["query"].items()))
                for entry in requests if start <= entry["at"] <= end and entry["status"] != 302)
            for question, count in counts.most_common(1):
                if count > ATTEMPTS:
                    raise Finding(f"a request storm: {question} was asked {count} times while nobody did anything; "
                                  f"the retry rule allows {ATTEMPTS}")
