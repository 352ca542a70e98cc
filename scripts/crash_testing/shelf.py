"""`scripts/library-crash --shelf`: whether library and shared shelf survive being killed, and a service that fails."""
import json
import os
import random
import re
import subprocess
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path

MOMENT = "2026-01-01T00:00:00Z"
FAULTS = [  # what may be wrong with the service in a round
    [],
    [{"fault": "http-503", "rate": 0.5}],
    [{"fault": "reset", "method": "POST", "rate": 0.6}, {"fault": "reset", "method": "PUT", "rate": 0.6}],
    [{"fault": "reset", "rate": 0.4}],
    [{"fault": "truncated", "rate": 0.4}],
    [{"fault": "http-429", "rate": 0.5}],
]


class ShelfCrash:
    def __init__(self, program: str, rounds: int, seed: int, root: Path):
        self.program, self.rounds, self.seed = program, rounds, seed
        self.chance = random.Random(seed)
        self.server = subprocess.Popen([root / "scripts/fixture-server", "--stdin-guard"], stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE, text=True)
        self.address = self.server.stdout.readline().split()[-1]
        self.counts = Counter()
        self.acknowledged = {}  # key -> pages that were acknowledged, None for none yet
        self.taken = set()  # titles of books of here that were deleted elsewhere
        self.elsewhere = 0

    def run(self) -> int:
        began = time.perf_counter()
        with tempfile.TemporaryDirectory(prefix="matinee-crash-") as folder:
            self.environment = dict(os.environ, XDG_DATA_HOME=folder, MATINEE_BOOKS_URL=self.address)
            try:
                spans = [self.timed(self.sync) for _ in range(3)]
                self.span = sorted(spans)[1] * 2
                for number in range(self.rounds):
                    self.round(number)
                self.finish()
            finally:
                self.server.stdin.close()
                self.server.wait()
        self.report(time.perf_counter() - began)
        return 1 if any(self.counts[name] for name in ("lost", "twice", "damaged", "differing")) else 0

    @staticmethod
    def timed(work) -> float:
        begin = time.perf_counter()
        work().communicate()
        return time.perf_counter() - begin

    def round(self, number: int):
        self.control({"faults": self.chance.choice(FAULTS), "books_keys": number % 2,
                      "books_etags": int(self.chance.random() < 0.7)})
        if self.chance.random() < 0.2:
            self.change_elsewhere()
        key = f"book-{number}"
        if self.acknowledged and self.chance.random() < 0.3:
            key = self.chance.choice(list(self.acknowledged))
        pages = number + 1 if key in self.acknowledged else None
        children = [self.import_book(key, pages), self.sync()]
        victim = self.chance.randrange(3)
        time.sleep(self.chance.random() * self.span)
        if victim < 2:
            children[victim].kill()
        said = [child.communicate()[0] for child in children]
        self.counts["killed"] += sum(child.returncode == -9 for child in children)
        if b"added: 1" in said[0] or b"changed: 1" in said[0]:
            self.counts["acknowledged"] += 1
            known = self.acknowledged.get(key)
            self.acknowledged[key] = known if known is not None else pages
        self.check(number)

    def check(self, number: int):
        check = self.command("check")
        if check.returncode != 0:
            self.counts["damaged"] += 1
            print(f"round {number}: {check.stderr.decode().strip()}")
            return
        kept = {item["key"]: item["standing"] for item in self.export()}
        for key, pages in self.acknowledged.items():
            # They have a state, so that another machine's deletion is asked about.
            if key not in kept or (pages is not None and kept[key].get("pages") != pages):
                self.counts["lost"] += 1
                print(f"round {number}: {key} with {pages} pages is lost: {kept.get(key)}")
        for title, count in Counter(book["Title"] for book in self.shelf()).items():
            if count > 1:
                self.counts["twice"] += 1
                print(f"round {number}: {title!r} is on the shelf {count} times")

    def finish(self):
        """Nothing fails any more."""
        self.control({"faults": [], "books_keys": 1})
        for _ in range(5):
            said = self.sync().communicate()[0].decode()
        self.counts["pending at the end"] = sum(int(text) for text in re.findall(r": ([0-9]+)", said))
        here = sorted((item["title"], item["standing"].get("pages")) for item in self.export())
        there = sorted((book["Title"], book["Pages"]) for book in self.shelf())
        # What was deleted elsewhere is asked about here, which nobody has answered.
        asked = [book for book in here if book[0] in self.taken and book not in there]
        if sorted(there + asked) != here:
            self.counts["differing"] = len(set(here) ^ set(there + asked)) or 1
            print(f"here and there differ: {set(here) ^ set(there + asked)}")
        self.counts["asked about"] = len(asked)
        self.check(self.rounds)
        self.counts["books at the end"] = len(there)

    def change_elsewhere(self):
        """What another machine does with books of its own; now and then it deletes one of here."""
        self.control({"faults": []})
        books = self.shelf()
        theirs = [book for book in books if book["Title"].startswith("elsewhere")]
        self.counts["changes elsewhere"] += 1
        kind = self.chance.choice(["POST", "PUT", "DELETE"]) if theirs else "POST"
        book = self.chance.choice(theirs) if theirs else {}
        ours = [book for book in books if book not in theirs]
        if ours and self.chance.random() < 0.1:
            kind, book = "DELETE", self.chance.choice(ours)
            self.taken.add(book["Title"])
        self.elsewhere += 1
        sent = {"Title": f"elsewhere {self.elsewhere}", "Author": "Other", "ISBN": None, "Pages": None,
                "ReleaseDate": "2020-02-02"}
        self.ask(kind, "/books" if kind == "POST" else f"/books/{book['Id']}", sent)

    def import_book(self, key: str, pages: int | None):
        item = {"kind": "book", "source": "own-books", "key": key, "title": f"Title of {key}", "added": MOMENT,
                "subtitle": "Somebody", "released": "2001-02-03",
                "standing": {"state": "want"} | ({"pages": pages} if pages else {})}
        child = self.start("import", "-", stdin=subprocess.PIPE)
        try:
            child.stdin.write(json.dumps({"format": "matinee-library", "version": 1, "items": [item]}).encode())
            child.stdin.close()
        except BrokenPipeError:
            pass
        child.stdin = None
        return child

    def sync(self):
        return self.start("sync")

    def start(self, *arguments, stdin=subprocess.DEVNULL):
        return subprocess.Popen([self.program, "library", *arguments], env=self.environment, stdin=stdin,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def command(self, *arguments):
        return subprocess.run([self.program, "library", *arguments], env=self.environment, capture_output=True)

    def export(self) -> list:
        return [item for item in json.loads(self.command("export").stdout)["items"] if "standing" in item]

    def shelf(self) -> list:
        # The service's faults are for others.
        for _ in range(100):
            try:
                return json.loads(self.ask("GET", "/books"))
            except (OSError, ValueError):
                continue
        raise SystemExit("library-crash: the service does not answer")

    def control(self, settings: dict):
        self.ask("POST", "/_control", settings)

    def ask(self, method: str, path: str, body: dict | None = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, method=method)) as answer:
            return answer.read()

    def report(self, seconds: float):
        print(f"rounds:                   {self.rounds} (seed {self.seed}, {seconds:.1f} s)")
        for name, words in [("killed", "killed before the end:"), ("acknowledged", "acknowledged:"),
                            ("changes elsewhere", "changes elsewhere:"), ("books at the end", "books at the end:"),
                            ("asked about", "gone there, asked about:"),
                            ("pending at the end", "pending at the end:"), ("lost", "acknowledged books lost:"),
                            ("twice", "books twice:"), ("differing", "differing at the end:"),
                            ("damaged", "database damaged:")]:
            print(f"{words:25} {self.counts[name]}")
