"""Cases in which something is looked for: letters typed one after the other, in Matinee and in fzf with the same lines."""
import shlex
import statistics

from .keys import ALONE, LATE
from .programs import Cinema, Program, position
from .results import Results, percentile
from .service import Service
from .terminal import Terminal

ERASE = "\x7f"
# Each letter is typed after those before it, and all are erased again.
WORDS = ["star", "the", "lov", "nig", "ma"]


def searched(results: Results, case: str, cinema: Cinema, rows: int, rounds: int, others: bool):
    """A letter typed into the line at the foot of a list that is loaded from end to end."""
    compare(results, case, cinema, rows, rounds, others, opened_by="/")


def found(results: Results, case: str, cinema: Cinema, rows: int, rounds: int, others: bool):
    """A letter typed where anything is found, with a list that is loaded from end to end among the candidates."""
    compare(results, case, cinema, rows, rounds, others, opened_by="\x10")


def compare(results: Results, case: str, cinema: Cinema, rows: int, rounds: int, others: bool, opened_by: str):
    with Service(rows) as service:
        matinee = cinema.matinee(variables=service.environment)
        programs = [matinee]
        if others and "fzf" not in cinema.missing:
            programs.append(finder(cinema, service.titles()))
        elif others:
            results.note(f"{case}: fzf is not installed, so there is nothing to compare with")
        started: list = []
        try:
            for program in programs:
                terminal = program.start(rows, *ALONE)
                started.append((program, terminal))
                if not prepare(program, terminal, rows, opened_by if program is matinee else None):
                    results.note(f"{case}: {program.name} did not load its {rows} rows")
                    return
            for _ in range(rounds):
                for program, terminal in started:
                    if figures := typed(results, case, program, terminal):
                        results.add(case, program.name, figures | {"rows": rows})
        finally:
            for _, terminal in started:
                terminal.close()


def finder(cinema: Cinema, titles: list) -> Program:
    """fzf, with these lines."""
    path = cinema.lists.file("titles", titles)
    words = shlex.join(["fzf", "--layout=reverse"])
    return Program("fzf", lambda count: ["sh", "-c", f"exec {words} < {shlex.quote(path)}"], cinema.environment("fzf"))


def prepare(program: Program, terminal: Terminal, rows: int, opened_by: str | None) -> bool:
    """Loads everything, and begins to type."""
    if opened_by is None:
        return terminal.wait(lambda screen: any(f"{rows}/{rows}" in line for line in screen.lines), 60)
    if not terminal.wait(lambda screen: program.shows_list(screen, rows), 20):
        return False
    for _ in range(rows):
        terminal.press("End", quiet=0.003, patience=0.1)
        place = position(terminal.screen)
        if place and place[0] == place[1] and place[1] >= rows * 0.95:
            break
    else:
        return False
    terminal.press("Home", quiet=LATE)
    terminal.press(opened_by, quiet=LATE)
    # The first letter makes what is looked through.
    terminal.press("q", quiet=0.5, patience=3)
    terminal.press(ERASE, quiet=0.5, patience=3)
    return True


def typed(results: Results, case: str, program: Program, terminal: Terminal) -> dict | None:
    """From a key to the last byte of what it brought: some first show the letter, and after a while what it finds. Sources
    are asked later than that, once nobody types."""
    answers = []
    for word in WORDS:
        answers += [terminal.press(letter, quiet=LATE) for letter in word]
        for _ in word:
            terminal.press(ERASE, quiet=LATE)
    answers = [answer for answer in answers if answer.chunks]
    if len(answers) < 0.9 * sum(map(len, WORDS)):
        results.note(f"{case}: {program.name} did not answer letters")
        return None
    times, sizes = [answer.seconds * 1e3 for answer in answers], [answer.bytes for answer in answers]
    return {"p50": statistics.median(times), "p99": percentile(times, 0.99), "bytes": statistics.median(sizes),
            "frames": statistics.median(answer.frames for answer in answers)}
