"""Cases without single keys: start, memory, idleness, and scrolling with a slow service."""
import time
from contextlib import ExitStack

from .keys import ALONE
from .programs import Cinema, Program, position
from .results import Results
from .screen import Screen
from .service import PAGE_SIZE, USUAL_LAST_PAGE, Service, server_option
from .terminal import Terminal

LOADING = "Loading"
KEYS_A_SECOND = 30
# Work that follows a key, such as saving the session, is over by then.
SETTLED = 5


def first_frame(results: Results, case: str, program: Program, rows: int, size: tuple = ALONE):
    """From the start of the process until the list fills its window, and until nothing more comes."""
    with program.start(rows, *size) as terminal:
        screen, first, last = Screen(*size), None, None
        end = terminal.started + 30
        # A program may take long before it draws, and may go on loading afterwards.
        while first is None and time.perf_counter() < end and terminal.is_running:
            answer = terminal.take(time.perf_counter(), 0.3, 1)
            for chunk in answer.chunks:
                screen.feed(chunk.data)
                last = chunk.time
                if first is None and program.shows_list(screen, rows):
                    first = chunk.time
        if first is None:
            results.note(f"{case}: {program.name} did not show its list")
            return
        results.add(case, program.name, {"first": (first - terminal.started) * 1e3,
                                         "settled": (last - terminal.started) * 1e3})


def warm(program: Program, rows: int, size: tuple = ALONE):
    """Starts it once, so that its first rows are cached, and quits as a user does."""
    with program.start(rows, *size) as terminal:
        terminal.wait(lambda screen: program.shows_list(screen, rows), 20)
        terminal.settle(0.5, 3)
        terminal.press("q", quiet=0.3)


def memory_at_start(results: Results, case: str, program: Program, rows: int):
    with program.start(rows, *ALONE) as terminal:
        if not terminal.wait(lambda screen: program.shows_list(screen, rows), 20):
            results.note(f"{case}: {program.name} did not show its list")
            return
        terminal.settle(0.5, 3)
        results.add(case, program.name, {"memory": terminal.peak_memory})


def memory_at_end(results: Results, case: str, program: Program, rows: int):
    """Memory after one key to the end of the list, which other programs have in memory anyway."""
    with program.start(rows, *ALONE) as terminal:
        if not terminal.wait(lambda screen: program.shows_list(screen, rows), 60):
            results.note(f"{case}: {program.name} did not show its list")
            return
        terminal.settle(1, 20)
        terminal.press("End", quiet=0.5, patience=20)
        results.add(case, program.name, {"memory": terminal.peak_memory, "rows": rows})


def reasons_against(program_help: str, rows: int) -> str | None:
    """Why there cannot be so many rows; None if there can."""
    if rows <= USUAL_LAST_PAGE * PAGE_SIZE:
        return None
    if "MATINEE_TMDB_PAGES" not in program_help:
        return f"the program takes no more than {USUAL_LAST_PAGE * PAGE_SIZE} rows (no MATINEE_TMDB_PAGES)"
    if server_option() is None:
        return f"fixture-server gives out no more than {USUAL_LAST_PAGE} pages"
    return None


def memory_after_scrolling(results: Results, case: str, cinema: Cinema, rows: int, patience: float):
    """By PageDown, page after page, until the last row of the list has been under the cursor."""
    with Service(rows) as service:
        program = cinema.matinee(variables=service.environment)
        with program.start(rows, *ALONE) as terminal:
            if not terminal.wait(lambda screen: program.shows_list(screen, rows), 20):
                results.note(f"{case}: {program.name} did not show its list")
                return
            end, reached, idle = time.perf_counter() + patience, 0, 0
            while time.perf_counter() < end and terminal.is_running:
                terminal.press(*["PageDown"] * 4, quiet=0.002, patience=0.05)
                place = position(terminal.screen)
                if place is None:
                    continue
                if place[0] >= place[1] and place[1] >= rows * 0.9:
                    reached = place[0]
                    break
                # A list that repeats some rows does not reach its total.
                idle = idle + 1 if place[0] == reached else 0
                reached = place[0]
                if idle > 400:
                    break
            if not terminal.is_running:
                results.note(f"{case}: the program has ended at row {reached}")
                return
            if reached < rows * 0.95:
                results.note(f"{case}: only {reached} of {rows} rows were reached")
            results.add(case, program.name, {"memory": terminal.peak_memory, "rows": reached})


def idle(results: Results, case: str, programs: list, rows: int, seconds: float):
    """All at the same time, since idle programs do not disturb each other."""
    with ExitStack() as stack:
        started = []
        for program in programs:
            terminal = stack.enter_context(program.start(rows, *ALONE))
            if terminal.wait(lambda screen: program.shows_list(screen, rows), 20):
                terminal.press("Down", quiet=0.05)
                started.append((program, terminal))
            else:
                results.note(f"{case}: {program.name} did not show its list")
        end = time.perf_counter() + SETTLED
        while time.perf_counter() < end:
            for _, terminal in started:
                terminal.take(time.perf_counter(), 0.02, 0.02)
        before = [terminal.switches for _, terminal in started]
        time.sleep(seconds)
        for (program, terminal), earlier in zip(started, before):
            switches = terminal.switches - earlier
            written = terminal.take(time.perf_counter(), 0.01, 0.01).bytes
            results.add(case, program.name, {"wake-ups": switches, "bytes": written})


def held(results: Results, case: str, cinema: Cinema, rows: int, latency: int):
    """Down, thirty times a second, from the first row to the last, with an empty cache."""
    with Service(rows, latency) as service:
        program = cinema.matinee(variables=service.environment)
        with program.start(rows, *ALONE) as terminal:
            def is_there(screen):
                # Rows that come with the program are seen before.
                return program.shows_list(screen, rows) and (position(screen) or (0, 0))[1] == rows
            if not terminal.wait(is_there, 20):
                results.note(f"{case}: {program.name} did not show its list")
                return
            loading = frames = 0
            start = time.perf_counter()
            for number in range(1, rows):
                answer = terminal.press("Down", quiet=0.002, patience=0.02)
                frames += answer.frames
                loading += shows_loading(terminal)
                while (rest := start + number / KEYS_A_SECOND - time.perf_counter()) > 0:
                    answer = terminal.take(time.perf_counter(), 0.002, rest)
                    frames += answer.frames
                    loading += bool(answer.chunks) and shows_loading(terminal)
            terminal.settle(1, 5)
            place = position(terminal.screen)
            pages = service.pages()
            needed = -(-rows // PAGE_SIZE)
            if place is None or place[0] < rows * 0.95:
                results.note(f"{case}: stopped at {place}, of {rows} rows")
            results.add(case, program.name, {
                "frames": frames, "loading frames": loading, "rows": place[0] if place else 0,
                "pages asked": sum(pages.values()), "pages needed": needed,
                "asked twice": sum(count - 1 for count in pages.values())})


def shows_loading(terminal: Terminal) -> bool:
    """The rows below the header, which may have a spinner."""
    return any(LOADING in line for line in terminal.screen.lines[1:])
