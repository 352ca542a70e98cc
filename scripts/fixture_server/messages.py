"""Requests and responses, as all parts of the server know them."""
import json
import re
import time
from dataclasses import dataclass, field

JSON_TYPE = "application/json;charset=utf-8"
HTML_TYPE = "text/html; charset=utf-8"


class ServiceError(Exception):
    def __init__(self, status: int, payload: dict):
        super().__init__(status, payload)
        self.status = status
        self.payload = payload


@dataclass
class Request:
    method: str
    path: str
    query: dict
    headers: dict  # names in lower case
    base: str  # of the server, as announced
    body: bytes = b""
    at: float = field(default_factory=time.time)  # what the answer has in Date


@dataclass
class Response:
    status: int
    body: bytes = b""
    content_type: str = JSON_TYPE
    headers: dict = field(default_factory=dict)

    @classmethod
    def json(cls, status: int, payload, **headers) -> "Response":
        # backslashreplace writes a lone surrogate as \udxxx, which is also JSON's escape for it.
        text = json.dumps(payload, ensure_ascii=False, separators=(",", ":"))
        return cls(status, text.encode("utf-8", "backslashreplace"), headers=headers)

    @classmethod
    def page(cls, status: int, title: str) -> "Response":
        page = f"<html><head><title>{title}</title></head><body><h1>{title}</h1></body></html>\n"
        return cls(status, f"<!DOCTYPE html>\n{page}".encode(), HTML_TYPE)


def whole(text: str | None) -> int | None:
    """The number in decimal digits; None for other texts, and for long ones, which would make int() slow."""
    return int(text) if text and re.fullmatch("[0-9]{1,9}", text) else None


def natural(text: str) -> int:
    """For options that are a number from 0."""
    value = int(text)
    if value < 0:
        raise ValueError(text)
    return value


def slug(text: str) -> str:
    """Letters and digits only, so that no request can name a file elsewhere."""
    return "".join(c for c in text.casefold() if c.isalnum())[:80]
