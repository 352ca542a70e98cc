"""The stand-in for the services, as this bench uses it."""
import json
import subprocess
import urllib.error
import urllib.request
from collections import Counter
from datetime import date
from pathlib import Path

SERVER = Path(__file__).resolve().parent.parent / "fixture-server"
KEY = "0123456789abcdef0123456789abcdef"
PAGE_SIZE = 20
# The last page that TMDB allows for a list.
USUAL_LAST_PAGE = 500
LIST = "/3/discover/movie"


def server_option() -> str | None:
    """The server's option for more pages than usual; None if it has none."""
    words = subprocess.run([str(SERVER), "--help"], capture_output=True, text=True).stdout.split()
    return next((word.strip("[]") for word in words if word.startswith(("--", "[--")) and "page" in word), None)


class Service:
    """One server process, with so many films released within the past year."""

    def __init__(self, rows: int, latency: int = 0):
        """Milliseconds of latency."""
        self.rows = rows
        command = [str(SERVER), "--stdin-guard", "--latency", str(latency)]
        if rows > USUAL_LAST_PAGE * PAGE_SIZE and (option := server_option()):
            command += [option, str(-(-rows // PAGE_SIZE))]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            self.address = self.process.stdout.readline().split()[-1]
            self.set_rows(rows)
            self.seen = len(self.log())
        except BaseException:
            self.close()
            raise

    def set_rows(self, rows: int):
        """The films are spread over the years: finds the total that gives so many in the last year."""
        least, most = rows, rows * 200
        while least < most:
            middle = (least + most) // 2
            self.exchange("/_control", {"movies": middle})
            least, most = (middle + 1, most) if self.total() < rows else (least, middle)
        self.exchange("/_control", {"movies": least})
        if self.total() != rows:
            raise RuntimeError(f"fixture-server has no {rows} films, only {self.total()}")

    def total(self) -> int:
        return self.page(1)["total_results"]

    def titles(self) -> list:
        """Of all films, in the order of the list."""
        count = -(-self.rows // PAGE_SIZE)
        return [film["title"] for number in range(1, count + 1) for film in self.page(number)["results"]]

    def has_poster(self, row: int) -> bool:
        """Whether the film in this row of the list, from 1, has a poster: which films are in it depends on the day."""
        path = self.page(-(-row // PAGE_SIZE))["results"][(row - 1) % PAGE_SIZE]["poster_path"]
        if path is None:
            return False
        try:
            with urllib.request.urlopen(f"{self.address}/t/p/w342{path}", timeout=30):
                return True
        except urllib.error.HTTPError:
            return False

    def page(self, number: int) -> dict:
        today = date.today()
        before = date(today.year - 1, today.month, min(today.day, 28) if today.month == 2 else today.day)
        return self.exchange(f"{LIST}?api_key={KEY}&primary_release_date.gte={before}"
                             f"&primary_release_date.lte={today}&page={number}")

    def exchange(self, path: str, body: dict | None = None):
        data = json.dumps(body).encode() if body is not None else None
        with urllib.request.urlopen(self.address + path, data, timeout=30) as answer:
            text = answer.read()
            return json.loads(text) if text else None

    def log(self) -> list:
        return self.exchange("/_requests")

    def requests(self) -> list:
        """The requests of the program, oldest first."""
        return self.log()[self.seen:]

    def pages(self) -> Counter:
        """How often each page of the list was asked for."""
        return Counter(int(r["query"].get("page", 1)) for r in self.requests() if r["path"] == LIST)

    @property
    def environment(self) -> dict:
        """The environment that makes Matinee use this server."""
        variables = {"TMDB_API_KEY": KEY, "LASTFM_API_KEY": KEY, "MATINEE_TMDB_URL": f"{self.address}/3",
                     "MATINEE_LASTFM_URL": f"{self.address}/2.0/"}
        if self.rows > USUAL_LAST_PAGE * PAGE_SIZE:
            variables["MATINEE_TMDB_PAGES"] = str(-(-self.rows // PAGE_SIZE))
        return variables

    @property
    def keyless(self) -> dict:
        """The environment of somebody who has no key, with this server for the services that need none."""
        return {"MATINEE_CINEMETA_URL": self.address, "MATINEE_DEEZER_URL": self.address}

    def close(self):
        self.process.stdin.close()
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
