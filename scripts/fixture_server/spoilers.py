"""Answers that are spoilt before they are sent."""
import json
from collections.abc import Callable
from dataclasses import replace

from .messages import JSON_TYPE, Response

HOSTILE_TEXT = (
    "\x1b[31m\x1b[2J\x1b[H\x1b[?1049h\x1b[6n"  # CSI: colour, clear, home, other screen, report
    "\x1b]0;owned\x07\x1b]52;c;b3duZWQ=\x1b\\\x1b]8;;http://evil.example/\x1b\\"  # OSC
    "\x1bP+q544e\x1b\\\x1bc"  # DCS query, full reset
    "\x00\x07\x08\r\n\t\x0e\x7f"  # C0
    "\x85\x9b31m\x9d0;owned\x9c"  # C1: CSI and OSC in one character
    "\u202e\u2066\u200f\u200b\ufeff\u2028"  # bidi override and isolate, marks, BOM, line separator
    "\ud800|\udfff")  # lone surrogates, apart so that they never make a pair


def spoil_types(value):
    """Strings become numbers, numbers strings or arrays, lists of objects become objects."""
    if isinstance(value, dict):
        return {key: spoil_types(member) for key, member in value.items()}
    if isinstance(value, list):
        members = [spoil_types(member) for member in value]
        has_objects = any(isinstance(member, dict) for member in value)
        return {str(n): member for n, member in enumerate(members)} if has_objects else members
    if isinstance(value, str):
        return len(value)
    if isinstance(value, (int, float)):  # bool too
        return str(value) if int(value) % 2 else [value]
    return value


def spoil_elements(value):
    """In lists of objects every third is null, then 42, then an object without identity."""
    if isinstance(value, dict):
        return {key: spoil_elements(member) for key, member in value.items()}
    if not isinstance(value, list):
        return value
    members = [spoil_elements(member) for member in value]
    for turn, n in enumerate(range(2, len(members), 3)):
        if isinstance(members[n], dict):
            anonymous = {key: members[n][key] for key in members[n] if key not in ("id", "key", "name")}
            members[n] = [None, 42, anonymous][turn % 3]
    return members


def spoiling_lists(spoil: Callable) -> Callable:
    """All lists of objects, at any depth."""
    def spoil_lists(value):
        if isinstance(value, dict):
            return {key: spoil_lists(member) for key, member in value.items()}
        if isinstance(value, list) and any(isinstance(member, dict) for member in value):
            return spoil(value)
        return value
    return spoil_lists


def spoil_text(value, key: str = ""):
    """Control sequences amid every string; a third of the titles and names is 10,000 long."""
    if isinstance(value, dict):
        return {name: spoil_text(member, name) for name, member in value.items()}
    if isinstance(value, list):
        return [spoil_text(member) for member in value]
    # Without its id an item would be left out, texts and all.
    if not isinstance(value, str) or key == "id" or key == "key" and value.startswith("/"):
        return value
    text = value[:len(value) // 2] + HOSTILE_TEXT + value[len(value) // 2:]
    long = key in ("title", "name") and len(value) % 3 == 0
    return (text * (10_000 // len(text) + 1))[:10_000] if long else text


def spoiling_json(spoil: Callable) -> Callable:
    def spoil_response(response: Response) -> Response:
        if response.content_type != JSON_TYPE or not response.body:
            return response
        return Response.json(response.status, spoil(json.loads(response.body)))
    return spoil_response


def halve(response: Response) -> Response:
    return replace(response, body=response.body[:len(response.body) // 2])


SPOILERS = {
    "truncated-json": (halve, "complete HTTP, but half the JSON"),
    "wrong-types": (spoiling_json(spoil_types),
                    "strings are numbers, numbers strings or arrays, results an object"),
    "bad-elements": (spoiling_json(spoil_elements),
                     "every third list element is null, 42 or without id and name"),
    "empty-lists": (spoiling_json(spoiling_lists(lambda _: [])),
                    "no list has an element, though the totals say what they say"),
    "null-lists": (spoiling_json(spoiling_lists(lambda rows: [None] * len(rows))),
                   "every list element is null"),
    "hostile": (spoiling_json(spoil_text),
                "ESC/CSI/OSC, C0/C1, NUL, bidi, BOM, lone surrogates, 10,000-character titles"),
}
