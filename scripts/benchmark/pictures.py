"""Cases with pictures: posters that the stand-in for the services has, beside the list."""
import re
import statistics
import time

from .cases import KEYS_A_SECOND
from .keys import LATE, QUIET
from .programs import Cinema, Program, position
from .results import Results, percentile
from .service import Service
from .terminal import Terminal

# Wide enough for a list, a text and a poster.
PICTURED = (130, 40)
# What tells that a picture comes, and how often that is there at least, by what MATINEE_PICTURES says.
MARKS = {"cells": (re.compile(rb"\xe2\x96[\x80-\x9f]"), 50), "kitty": (re.compile(rb"\x1b_Ga=p"), 1),
         "sixel": (re.compile(rb"\x1bP[0-9;]*q"), 1)}
# In seconds, for a picture.
PATIENCE = 3
OFF = "off"


def program(cinema: Cinema, service: Service, way: str, name: str | None = None) -> Program:
    return cinema.matinee(name or f"matinee {way}", service.environment | {"MATINEE_PICTURES": way})


def is_there(data: bytes, way: str) -> bool:
    mark, count = MARKS[way]
    return len(mark.findall(data)) >= count


def wait_for_picture(terminal: Terminal, way: str, answer) -> float | None:
    """Seconds from an input until a picture has begun to come; None if none does."""
    data, start = b"", answer.start
    while True:
        for chunk in answer.chunks:
            data += chunk.data
            if is_there(data, way):
                return chunk.time - start
        if time.perf_counter() > start + PATIENCE or not terminal.is_running:
            return None
        answer = terminal.take(time.perf_counter(), 0.005, 0.05)


def started(results: Results, case: str, program: Program, rows: int, way: str) -> Terminal | None:
    """With its list, and with its first picture unless there are to be none."""
    terminal = program.start(rows, *PICTURED)
    start, data = time.perf_counter(), b""
    while time.perf_counter() < start + 20 and terminal.is_running:
        answer = terminal.take(time.perf_counter(), 0.01, 0.05)
        data += b"".join(chunk.data for chunk in answer.chunks)
        if program.shows_list(terminal.screen, rows) and (way == OFF or is_there(data, way)):
            terminal.settle(0.3, 3)
            return terminal
    results.note(f"{case}: {program.name} did not show its list{'' if way == OFF else ' and a picture'}")
    terminal.close()
    return None


def first(results: Results, case: str, cinema: Cinema, rows: int, way: str, presses: int):
    """From the key to the picture of the next film: from the network or kept a moment ago, from memory, from the disk."""
    with Service(rows) as service:
        measured = program(cinema, service, way)
        pictured = [row for row in range(1, presses + 2) if service.has_poster(row)]
        for turns in ((("new", "Down", 1), ("in memory", "Up", -1)), (("on disk", "Down", 1),)):
            terminal = started(results, case, measured, rows, way)
            if terminal is None:
                return
            row = 1
            with terminal:
                for what, key, step in turns:
                    times, awaited = [], 0
                    for _ in range(presses):
                        answer = terminal.press(key, quiet=0.005, patience=0.1)
                        row += step
                        if row in pictured:
                            awaited += 1
                            seconds = wait_for_picture(terminal, way, answer)
                            if seconds is not None:
                                times.append(seconds * 1e3)
                        # The rest of it, and what is fetched in advance.
                        terminal.settle(0.1, 2)
                    if not times or len(times) < awaited * 0.7:
                        results.note(f"{case}: {measured.name} {what}: {len(times)} of {awaited} pictures came")
                        continue
                    results.add(case, f"{measured.name} {what}",
                                {"p50": statistics.median(times), "p99": percentile(times, 0.99)})
                terminal.press("q", quiet=0.3)


def hold(results: Results, case: str, cinema: Cinema, rows: int, presses: int):
    """Down, thirty times a second, past films with posters of which the first ones are ready in memory."""
    with Service(rows) as service:
        for way in ("cells", OFF):
            measured = program(cinema, service, way, "matinee" if way != OFF else None)
            terminal = started(results, case, measured, rows, way)
            if terminal is None:
                continue
            with terminal:
                for row in range(2, 2 + min(10, presses)):
                    answer = terminal.press("Down", quiet=0.005, patience=0.1)
                    if way != OFF and service.has_poster(row):
                        wait_for_picture(terminal, way, answer)
                terminal.press("Home", quiet=LATE)
                terminal.settle(0.3, 3)
                add_held(results, case, measured, terminal, presses)


def add_held(results: Results, case: str, measured: Program, terminal: Terminal, presses: int):
    times, sizes, start = [], [], time.perf_counter()
    for number in range(1, presses + 1):
        answer = terminal.press("Down", quiet=QUIET, patience=LATE)
        if answer.chunks:
            times.append(answer.seconds * 1e3)
            sizes.append(answer.bytes)
        while (rest := start + number / KEYS_A_SECOND - time.perf_counter()) > 0:
            terminal.take(time.perf_counter(), 0.002, rest)
    terminal.settle(0.3, 3)
    place = position(terminal.screen)
    if len(times) < presses * 0.9 or place is None or place[0] < presses * 0.9:
        results.note(f"{case}: {measured.name} stopped at {place} after {presses} keys")
        return
    results.add(case, measured.name, {"p50": statistics.median(times), "p99": percentile(times, 0.99),
                                      "bytes": statistics.median(sizes), "most bytes": max(sizes)})


def memory(results: Results, case: str, cinema: Cinema, rows: int, ways: list):
    """The most memory until a list and one poster are shown."""
    with Service(rows) as service:
        for way in ways:
            measured = program(cinema, service, way)
            terminal = started(results, case, measured, rows, way)
            if terminal is not None:
                with terminal:
                    results.add(case, measured.name, {"memory": terminal.peak_memory})
