"""A shelf of books that several machines share."""
import argparse
import json
import re
import threading
from collections.abc import Callable

from ..messages import Request, Response, ServiceError, natural
from ..service import Service

FIELDS = ["ISBN", "Title", "Author", "Pages", "ReleaseDate"]
REASONS = {409: "there is such a book already", 412: "the book is not what you know",
           422: "the service does not like this book", 428: "If-Match is missing"}


class Shelf:
    """The books, in their order, with their versions; and the answers to changes, by their idempotency keys."""

    def __init__(self):
        self.lock = threading.Lock()
        self.clear()

    def clear(self):
        self.books, self.versions, self.answers, self.last = {}, {}, {}, 0


class Books(Service):
    """Books: GET and POST /books, PUT and DELETE /books/{Id}, in memory, until a /_reset. Another machine is whoever asks.
    No recordings. What a fault like "reset" or "hang" does to an answer it does after the change was made."""

    shelf = Shelf()
    methods = ("GET", "POST", "PUT", "DELETE")
    refusals = {status: status for status in (401, 404, 422, 429, 503)}

    def __init__(self, settings: dict, options: argparse.Namespace):
        self.settings_now = settings

    @classmethod
    def add_options(cls, add: Callable):
        add("--books-text-ids", type=natural, default=0, metavar="0|1", help="ids of books are texts (0: numbers)")
        add("--books-etags", type=natural, default=1, metavar="0|1", help="ETag and If-Match of books (1)")
        add("--books-keys", type=natural, default=1, metavar="0|1", help="heed the Idempotency-Key of books (1)")
        add("--books-empty", type=natural, default=0, metavar="0|1", help="204 without a body for all changes (0)")
        add("--books-refuse", type=natural, default=0, metavar="STATUS", help="refuse all changes of books so (0: none)")
        add("--books-plain", type=natural, default=0, metavar="0|1",
            help="store ISBNs without hyphens, and texts without blanks at their ends (0)")

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        return {f"books_{name}": getattr(options, f"books_{name}")
                for name in ("text_ids", "etags", "keys", "empty", "refuse", "plain")}

    @classmethod
    def reset(cls):
        with cls.shelf.lock:
            cls.shelf.clear()

    @classmethod
    def claims(cls, request: Request) -> bool:
        return re.fullmatch(r"/books(/[^/]+)?", request.path) is not None

    @classmethod
    def error(cls, code: int) -> ServiceError:
        return ServiceError(code, {"message": REASONS.get(code, f"status {code}")})

    def has(self, name: str) -> bool:
        return self.settings_now[f"books_{name}"] != 0

    def respond(self, request: Request) -> Response:
        with self.shelf.lock:
            if request.method == "GET":
                return self.list(request)
            if self.has("refuse"):
                raise self.error(self.settings_now["books_refuse"])
            key = request.headers.get("idempotency-key")
            if self.has("keys") and key in self.shelf.answers:
                return self.shelf.answers[key]
            response = self.change(request)
            if key:
                self.shelf.answers[key] = response
            return response

    def list(self, request: Request) -> Response:
        if request.path != "/books":
            raise self.error(404)
        return Response.json(200, [self.shown(key) for key in self.shelf.books])

    def shown(self, key: str) -> dict:
        return {"Id": f"b-{key}" if self.has("text_ids") else int(key), **self.shelf.books[key]}

    def change(self, request: Request) -> Response:
        key = request.path.removeprefix("/books").removeprefix("/").removeprefix("b-")
        if (request.method == "POST") == bool(key):
            raise ServiceError(405, {"message": "not here"})
        if key and key not in self.shelf.books:
            raise self.error(404)
        tag = request.headers.get("if-match")
        if key and tag and self.has("etags") and tag != self.tag(key):
            raise self.error(412)
        if request.method == "DELETE":
            del self.shelf.books[key]
            return Response(204)
        book = self.read(request)
        if not key:
            self.shelf.last += 1
            key = str(self.shelf.last)
        self.shelf.books[key] = book
        self.shelf.versions[key] = self.shelf.versions.get(key, 0) + 1
        headers = {"ETag": self.tag(key)} if self.has("etags") else {}
        if self.has("empty"):
            return Response(204, headers=headers)
        response = Response.json(201 if request.method == "POST" else 200, self.shown(key))
        response.headers |= headers
        return response

    def tag(self, key: str) -> str:
        return f'"{key}-{self.shelf.versions[key]}"'

    def read(self, request: Request) -> dict:
        try:
            sent = json.loads(request.body)
            book = {name: sent.get(name) for name in FIELDS}
        except (ValueError, AttributeError):
            raise ServiceError(400, {"message": "this is not a book"}) from None
        if not isinstance(book["Title"], str) or not book["Title"].strip():
            raise ServiceError(422, {"message": "a book needs a title"})
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", book["ReleaseDate"] or "2000-01-01"):
            raise ServiceError(422, {"message": "the date is not YYYY-MM-DD"})
        if not isinstance(book["Pages"], int | None):
            raise ServiceError(422, {"message": "pages are a number"})
        if self.has("plain"):
            book["ISBN"] = book["ISBN"] and book["ISBN"].replace("-", "")
            book |= {name: book[name] and book[name].strip() for name in ("Title", "Author")}
        return book
