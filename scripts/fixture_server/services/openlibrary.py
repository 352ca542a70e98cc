"""Books, by the rules of Open Library."""
import argparse
import functools
import re
from collections.abc import Callable

from ..messages import Request, Response, ServiceError, natural, slug, whole
from ..seeded import CLOSINGS, DEEDS, PLACES, ROLES, Dice, Lexicon, Ranking, oddity_test, shuffled
from ..pictures import Picture, blank
from ..service import Service

BOOK_ODDITIES = {
    "title-missing": (60, 41), "title-cjk": (25, 9), "authors-missing": (20, 12), "authors-variants": (15, 4),
    "cover-missing": (5, 3), "cover-404": (13, 6), "year-missing": (12, 7), "rating-missing": (6, 2), "description-object": (3, 1),
    "description-missing": (9, 5), "isbn-bad": (11, 6), "moved": (50, 24), "deleted": (50, 37), "not-in-search": (50, 44)}
odd = oddity_test(BOOK_ODDITIES)
SUBJECTS = """Clocks|Letters|Snow|Railways|Islands|Brothers|Thieves|Observatories|Love|Science fiction|
    Spies|Journeys""".replace("\n", "").split("|")
SUBJECTS = [subject.strip() for subject in SUBJECTS]
NOISE = ["nyt:hardcover-fiction=2013-02-17", "series:The_Long_Night", "Accessible book", "In library",
         "Reading Level-Grade 9", "Fiction, general"]
LANGUAGES = "eng ger fre chi spa mul und cze".split()
SORTS = """editions old new rating readinglog want_to_read currently_reading already_read title random key
    trending""".split()
PERIODS = ["now", "daily", "weekly", "monthly", "yearly", "forever"]
MOVED = 10_000_000  # what a number grows by when its book moves
BOOKS_OF_AN_AUTHOR = 7
FIRST_COVER = 8_000_000


def isbn_13(dice: Dice) -> str:
    digits = [9, 7, 8, *(dice.below(10) for _ in range(9))]
    return "".join(map(str, digits)) + str(-sum(d * (1, 3)[i % 2] for i, d in enumerate(digits)) % 10)


def isbn_10(long: str) -> str:
    digits = [int(c) for c in long[3:12]]
    check = -sum(d * (10 - i) for i, d in enumerate(digits)) % 11
    return long[3:12] + ("X" if check == 10 else str(check))


class Shelf:
    """Books 1 to `count`, the oldest first; seven in a row have one author."""

    def __init__(self, count: int, seed: int):
        self.count = count
        self.seed = seed
        self.lexicon = Lexicon(seed)
        self.named = functools.lru_cache(maxsize=256)(self._named)

    def number(self, key: str) -> int | None:
        """Of a work, whether it has moved there or not."""
        match = re.fullmatch("OL([0-9]{1,9})W", key)
        n = int(match[1]) if match else 0
        n -= MOVED if n > MOVED and odd("moved", n - MOVED) else 0
        return n if 0 < n <= self.count else None

    def title(self, n: int) -> str:
        if odd("title-cjk", n):
            return f"{self.lexicon.pair(n, 'cjk')} 1"
        return f"{self.lexicon.pair(n)} {self.lexicon.coined(n)}".strip()

    def author(self, n: int) -> int:
        return (n - 1) // BOOKS_OF_AN_AUTHOR + 1

    def author_name(self, a: int) -> str:
        return Dice(self.seed, "author", a).person_name()

    def year(self, n: int) -> int:
        return 1850 + n * 176 // (self.count + 1)

    def document(self, n: int, key: str) -> dict:
        dice, author = Dice(self.seed, "book", n), self.author(n)
        long = [isbn_13(dice) for _ in range(dice.between(1, 9))]
        name = self.author_name(author)
        document = {
            "key": f"/works/{key}", "title": self.title(n), "subtitle": dice.pick(["A novel", "", "A memoir"]),
            "author_name": [name], "author_key": [f"OL{author}A"], "cover_i": FIRST_COVER + n, "edition_count": dice.between(1, 400),
            "first_publish_year": self.year(n), "language": dice.some(LANGUAGES, 1, 4),
            "number_of_pages_median": dice.between(40, 900), "ratings_average": 1 + dice.below(400) / 100,
            "ratings_count": dice.between(1, 5_000), "isbn": [isbn for pair in ((l, isbn_10(l)) for l in long) for isbn in pair],
            "want_to_read_count": dice.between(0, 9_000), "currently_reading_count": dice.between(0, 300),
            "already_read_count": dice.between(0, 2_000), "ebook_access": "no_ebook"}
        if odd("authors-variants", n):
            document["author_name"] = [name, "Френк Герберт"]
        if odd("isbn-bad", n):
            document["isbn"] = ["978044117271X", "12", *document["isbn"]]
        for name, fields in (("title-missing", ["title"]), ("authors-missing", ["author_name", "author_key"]),
                             ("cover-missing", ["cover_i"]), ("year-missing", ["first_publish_year"]),
                             ("rating-missing", ["ratings_average", "ratings_count"])):
            if odd(name, n):
                for field in fields:
                    del document[field]
        # The service leaves out what is empty.
        return {field: value for field, value in document.items() if value != ""}

    def work(self, n: int, key: str) -> dict:
        record = {"key": f"/works/{key}", "revision": 3, "latest_revision": 3}
        if odd("moved", n) and key == f"OL{n}W":
            return record | {"type": {"key": "/type/redirect"}, "location": f"/works/OL{n + MOVED}W"}
        if odd("deleted", n):
            return record | {"type": {"key": "/type/delete"}}
        dice = Dice(self.seed, "work", n)
        text = (f"In {dice.pick(PLACES)} a {dice.pick(ROLES)} {dice.pick(DEEDS)}.\r\n\r\n{dice.pick(CLOSINGS)} "
                "It was **much** praised. ([source][1])\r\n\r\n----------\r\nAlso contained in:\r\n"
                "[Another book](https://openlibrary.org/works/OL1W)\r\n\r\n  [1]: https://example.org/reviews\r\n")
        record |= {"type": {"key": "/type/work"}, "title": self.title(n),
                   "authors": [{"type": "/type/author_role" if n % 2 else {"key": "/type/author_role"},
                                "author": {"key": f"/authors/OL{self.author(n)}A"}}],
                   "subjects": [SUBJECTS[n % 12], *dice.some(NOISE, 1, 4), SUBJECTS[n // 12 % 12]],
                   "covers": [-1, FIRST_COVER + n], "first_publish_date": f"August {self.year(n)}",
                   "links": [{"title": "About it", "url": f"https://example.org/books/{n}", "type": {"key": "/type/link"}}]}
        if odd("authors-missing", n):
            record["authors"] = [{"type": {"key": "/type/author_role"}}]
        if not odd("description-missing", n):
            record["description"] = {"type": "/type/text", "value": text} if odd("description-object", n) else text
        return record

    def _named(self, name: str) -> list:
        """The first authors whose names have all words of a text."""
        words = name.casefold().split()
        most = min(self.author(self.count), 2_000) if self.count else 0
        return [a for a in range(1, most + 1)
                if words and all(word in self.author_name(a).casefold() for word in words)]

    def of_authors(self, authors: list) -> Ranking:
        numbers = [n for a in authors for n in range((a - 1) * BOOKS_OF_AN_AUTHOR + 1, a * BOOKS_OF_AN_AUTHOR + 1)
                   if 0 < n <= self.count]
        return Ranking(len(numbers), lambda rank: numbers[rank])

    def on_subject(self, text: str) -> Ranking:
        of = [i for i, subject in enumerate(SUBJECTS) if subject.casefold() == text.casefold()]
        numbers = range(of[0] or 12, self.count + 1, 12) if of else range(0)
        return Ranking(len(numbers), lambda rank: numbers[rank])

    def titled(self, text: str) -> Ranking:
        # Book 1 has the name that comes second.
        found = self.lexicon.search(text, self.count + 1)
        has_none = found.size > 0 and found.at(0) == 0
        return Ranking(found.size - has_none, lambda rank: found.at(rank + has_none))

    def trending(self, period: str) -> Ranking:
        return shuffled(1, self.count, PERIODS.index(period) * 31) if self.count else Ranking(0, int)


class Openlibrary(Service):
    """Open Library: /trending/{daily,weekly,monthly,forever}.json (limit, page, fields), /search.json with q, subject or
    author (sort, limit, page, fields), of q also key:"/works/OL7W", author_key:OL1A, isbn:9780441172719, and subject:"love"
    author:"name" first_publish_year:[1990 TO 1999] together; /works/OL{n}W.json

    Its covers are at /b/id/{id}-{S,M,L}.jpg, those of even numbers after two redirects, the first to another name of
    this machine. A missing one is a GIF of one pixel, or 404 with default=false.

    Its base address is the server's own. Of searches only "old" and "new" are sorted as they say; the other orders are
    others. A title that is searched for is found by the words that it begins with.

    Its recordings are in openlibrary/: trending_daily_p1  search_<query>_p1  works_OL7W
    """

    oddities = {"Books of Open Library": BOOK_ODDITIES}
    refusals = {status: status for status in (401, 404, 422, 429, 503)}
    picture_path = re.compile("/(b/id|download/covers|items/covers)/(-?[0-9]{1,9})-([SML])[.]jpg")
    COVER_SIZES = {"S": (38, 58), "M": (180, 270), "L": (333, 500)}
    SYNTAX = re.compile(r'["()\[\]{}^~?:/*]')

    def __init__(self, settings: dict, options: argparse.Namespace):
        self.shelf = Shelf(settings["books"], settings["seed"])

    @classmethod
    def add_options(cls, add: Callable):
        add("--books", type=natural, default=5_000, metavar="N", help="books at Open Library (5000)")

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        return {"books": options.books}

    @classmethod
    def claims(cls, request: Request) -> bool:
        return re.match(r"/(search\.json$|trending/|works/)", request.path) is not None

    @classmethod
    def error(cls, code: int) -> ServiceError:
        if code == 422:
            return ServiceError(422, {"detail": [{"type": "value_error", "loc": ["query", "q"], "msg":
                                "Value error, Query too short, must be at least 3 characters"}]})
        if code == 429:
            return ServiceError(429, {"status": 429, "message": "Too Many Requests. Consider using dumps."})
        return ServiceError(code, {"error": "notfound" if code == 404 else "bad request"})

    def answer(self, request: Request) -> dict:
        match request.path.strip("/").removesuffix(".json").split("/"):
            case ["trending", period] if period in PERIODS:
                return self.trending(period, request.query)
            case ["search"]:
                return self.search(request.query)
            case ["works", key]:
                n = self.shelf.number(key)
                if n is not None:
                    return self.shelf.work(n, key)
        raise self.error(404)

    def trending(self, period: str, query: dict) -> dict:
        rows, _, _ = self.rows(self.shelf.trending(period), query)
        return {"query": f"/trending/{period}", "works": self.documents(rows, query), "days": 1, "hours": 0}

    def search(self, query: dict) -> dict:
        found = self.sorted(self.found(query), query.get("sort", ""))
        rows, start, _ = self.rows(found, query)
        return {"numFound": found.size, "start": start, "numFoundExact": True, "num_found": found.size,
                "documentation_url": "https://openlibrary.org/dev/docs/api/search", "q": query.get("q", ""),
                "offset": None, "docs": self.documents(rows, query)}

    def found(self, query: dict) -> Ranking:
        if "subject" in query:
            return self.shelf.on_subject(query["subject"])
        if "author" in query:
            return self.shelf.of_authors(self.shelf.named(query["author"]))
        q = query.get("q", "")
        if match := re.fullmatch('key:"/works/(OL[0-9]+W)"', q):
            n = self.shelf.number(match[1])
            return Ranking(0, int) if n is None or odd("not-in-search", n) else Ranking(1, lambda _: (n, match[1]))
        if match := re.fullmatch("isbn:([0-9]{9}[0-9X]|[0-9]{13})", q):
            numbers = [n for n in range(1, self.shelf.count + 1) if match[1] in self.shelf.document(n, f"OL{n}W")["isbn"]]
            return Ranking(len(numbers), lambda rank: (numbers[rank], f"OL{numbers[rank]}W"))
        if match := re.fullmatch("author_key:OL([0-9]{1,9})A", q):
            return self.shelf.of_authors([int(match[1])])
        if combined := self.combined(q):
            return combined
        if len(q) < 3 or q.casefold() == "the":
            raise self.error(422)
        if self.SYNTAX.search(re.sub(r"\\.", "", q)):
            raise self.error(422)
        return self.shelf.titled(re.sub(r"\\(.)", r"\1", q))

    FIELD = re.compile(r'(subject|author|first_publish_year):("(?:\\.|[^"\\])*"|\[[0-9*]+ TO [0-9*]+\])')

    def combined(self, q: str) -> Ranking | None:
        """Books that meet all of several fields, and the words beside them; nothing for a query without fields."""
        fields = self.FIELD.findall(q)
        if not fields:
            return None
        words, shelf = self.FIELD.sub("", q).strip(), self.shelf
        lists = [shelf.titled(words)] if words else []
        years = (0, 9999)
        for name, text in fields:
            if name == "first_publish_year":
                first, last = text.strip("[]").split(" TO ")
                years = (0 if first == "*" else int(first), 9999 if last == "*" else int(last))
            else:
                text = re.sub(r"\\(.)", r"\1", text[1:-1])
                lists.append(shelf.on_subject(text) if name == "subject" else shelf.of_authors(shelf.named(text)))
        numbers = range(1, shelf.count + 1)
        for found in lists:
            among = {found.at(rank) for rank in range(found.size)}
            numbers = [n for n in numbers if n in among]
        numbers = [n for n in numbers if years[0] <= shelf.year(n) <= years[1]]
        return Ranking(len(numbers), lambda rank: numbers[rank])

    def sorted(self, found: Ranking, name: str) -> Ranking:
        if not name or name == "old" or found.size < 2:
            return found
        if name not in SORTS:
            raise self.error(422)
        if name == "new":
            return Ranking(found.size, lambda rank: found.at(found.size - 1 - rank))
        places = shuffled(0, found.size, SORTS.index(name))
        return Ranking(found.size, lambda rank: found.at(places.at(rank)))

    def rows(self, ranking: Ranking, query: dict) -> tuple:
        page, limit = whole(query.get("page", "1")), whole(query.get("limit", "100"))
        if not page or limit is None or limit > 1_000:
            raise self.error(422)
        return ranking.rows(page, limit), (page - 1) * limit, limit

    def documents(self, rows: list, query: dict) -> list:
        fields = [field for field in query.get("fields", "").split(",") if field]
        named = (row if isinstance(row, tuple) else (row, f"OL{row}W") for row in rows)
        documents = (self.shelf.document(*row) for row in named)
        return [{f: v for f, v in document.items() if not fields or f in fields} for document in documents]

    def picture(self, path: re.Match, request: Request) -> Response | None:
        place, key, size = path.groups()
        n = int(key) - FIRST_COVER
        if not 0 < n <= self.shelf.count or odd("cover-404", n):
            return None if request.query.get("default") == "false" else blank()
        if n % 2 == 0 and place != "items/covers":
            scheme, _, host = request.base.partition("://")
            following = {"b/id": ("download/covers", host.replace("127.0.0.1", "localhost")),
                         "download/covers": ("items/covers", host)}
            folder, host = following[place]
            return Response(302, headers={"Location": f"{scheme}://{host}/{folder}/{key}-{size}.jpg"})
        return Picture(self.shelf.title(n), *self.COVER_SIZES[size]).response()

    def recordings(self, request: Request) -> list:
        path, page = request.path.strip("/").removesuffix(".json"), whole(request.query.get("page", "1"))
        if path == "search":
            return [f"openlibrary/search_{slug(request.query.get('q', ''))}_p{page}"]
        name = path.replace("/", "_")
        if not re.fullmatch("[A-Za-z0-9_]+", name):
            return []
        return [f"openlibrary/{name}_p{page}"] if name.startswith("trending") else [f"openlibrary/{name}"]
