"""Cases with keys: in each round every program is started once and gets keys, one program after the other."""
import statistics

from .programs import Cinema, Program, position
from .results import Results, percentile
from .terminal import Terminal

# Up to 99 columns Matinee shows the list alone, from 100 on with the detail beside it.
ALONE = (99, 40)
SPLIT = (120, 40)
# The pause that ends a frame; a detail that follows the cursor comes later.
QUIET, LATE = 0.015, 0.06
BURST = 200


class KeyCases:
    """In each program of a round, at one size, on a list of one length."""

    def __init__(self, results: Results, rows: int, presses: int):
        self.results, self.rows, self.presses = results, rows, presses

    def run(self, programs: list, cases: list, follows: bool = False):
        """A round: each case in one program after the other."""
        started: list = []
        try:
            for program in programs:
                if follows and program.following is None:
                    continue
                terminal = program.start(self.rows, *(SPLIT if follows else ALONE), follows=follows)
                started.append((program, terminal))
                if not terminal.wait(lambda screen: program.shows_list(screen, self.rows), 20):
                    self.results.note(f"{program.name} did not show its list")
                    started.pop()
                    terminal.close()
                    continue
                terminal.settle(0.3, 3)
                self.prepare(program, terminal, follows)
            for case in cases:
                for program, terminal in started:
                    self.go_home(program, terminal)
                    figures = getattr(self, case.replace("-", "_"))(program, terminal)
                    if figures:
                        self.results.add(case, program.name, figures)
        finally:
            for _, terminal in started:
                terminal.close()

    def prepare(self, program: Program, terminal: Terminal, follows: bool):
        """Loads the whole list, and shows the detail beside it."""
        for _ in range(self.rows):
            before = terminal.screen.picture
            terminal.press("End", quiet=LATE, patience=0.3)
            place = position(terminal.screen)
            if place[0] == place[1] if place else terminal.screen.picture == before:
                break
        if follows:
            self.go_home(program, terminal)
            for key in program.following:
                terminal.press(key, quiet=0.2)

    def go_home(self, program: Program, terminal: Terminal):
        if program.name == "tig" and terminal.screen.columns == SPLIT[0]:
            # In its split view, Home is for the diff.
            for _ in range(self.presses):
                if not terminal.press("Up", quiet=QUIET, patience=LATE).chunks:
                    break
        else:
            # A program that is there already may write nothing.
            terminal.press("Home", quiet=LATE, patience=0.2)
        terminal.settle(0.1, 1)

    def timed(self, case: str, program: Program, terminal: Terminal, keys: list, quiet: float = QUIET) -> dict | None:
        """Presses one key after the other. No result if most keys did not change the screen."""
        answers, before = [], terminal.screen.picture
        for key in keys:
            answer = terminal.press(key, quiet=quiet)
            after = terminal.screen.picture
            if answer.chunks and after != before:
                answers.append(answer)
            before = after
        if len(answers) < len(keys) * 0.9:
            self.results.note(f"{case}: {program.name} did not move: {len(answers)} of {len(keys)} keys")
            return None
        times, sizes = [answer.seconds * 1e3 for answer in answers], [answer.bytes for answer in answers]
        return {"p50": statistics.median(times), "p99": percentile(times, 0.99),
                "bytes": statistics.median(sizes), "most bytes": max(sizes),
                "frames": statistics.median(answer.frames for answer in answers)}

    def down(self, program: Program, terminal: Terminal):
        """Within the window: nothing scrolls, except in a pager."""
        terminal.press("Down", quiet=LATE)
        keys = (["Down"] * 30 + ["Up"] * 30) * max(1, self.presses // 60)
        return self.timed("down", program, terminal, keys[:self.presses])

    def scroll(self, program: Program, terminal: Terminal):
        """At the lower edge: each key brings a new row."""
        for _ in range(terminal.screen.rows + 1):
            terminal.press("Down", quiet=0.005)
        terminal.settle(0.1, 1)
        return self.timed("scroll", program, terminal, ["Down"] * self.presses)

    def follow(self, program: Program, terminal: Terminal):
        """The detail changes with every row."""
        terminal.press("Down", quiet=LATE)
        return self.timed("follow", program, terminal, ["Down"] * min(20, self.presses), LATE)

    def page(self, program: Program, terminal: Terminal):
        keys = (["PageDown"] * 5 + ["PageUp"] * 4) * (self.presses // 9 + 1)
        # From the second page on, a page up counts as a page too.
        terminal.press("PageDown", quiet=LATE)
        return self.timed("page", program, terminal, keys[:9])

    def end(self, program: Program, terminal: Terminal):
        return self.timed("end", program, terminal, ["End", "Home"] * max(2, self.presses // 20))

    def burst(self, program: Program, terminal: Terminal):
        answer = terminal.press(*["Down"] * BURST, quiet=0.15)
        place = position(terminal.screen)
        rows = (BURST, BURST + 1)
        there = place[0] in rows if place else any(
            f"{row:07d}" in line for row in rows for line in terminal.screen.lines)
        if not there:
            self.results.note(f"burst: {program.name} is not {BURST} rows further")
            return None
        return {"time": answer.seconds * 1e3, "bytes": answer.bytes, "frames": answer.frames}

    def resize(self, program: Program, terminal: Terminal):
        """Smaller and back; the bytes of the way back are compared with those of a full redraw."""
        columns, rows = terminal.screen.columns, terminal.screen.rows
        small = terminal.resize(columns - 15, rows - 10, LATE)
        back = terminal.resize(columns, rows, LATE)
        if not small.chunks or not back.chunks:
            self.results.note(f"resize: {program.name} did not answer")
            return None
        figures = {"time": back.seconds * 1e3, "bytes": back.bytes, "frames": back.frames}
        if program.name.startswith("matinee"):
            figures["screen bytes"] = terminal.press("\x0c", quiet=LATE).bytes
        return figures

    def detail(self, program: Program, terminal: Terminal):
        """Opens one row after the other."""
        if not program.detail:
            return None
        there, back = program.detail
        answers = []
        terminal.press("Down", quiet=LATE)
        for _ in range(max(3, self.presses // 20)):
            before = terminal.screen.picture
            answer = terminal.press(there, quiet=LATE)
            if not answer.chunks or terminal.screen.picture == before:
                self.results.note(f"detail: {program.name} did not open it")
                return None
            answers.append(answer)
            terminal.press(back, quiet=0.1)
            terminal.press("Down", quiet=LATE)
        return {"time": statistics.median(a.seconds * 1e3 for a in answers),
                "bytes": statistics.median(a.bytes for a in answers),
                "frames": statistics.median(a.frames for a in answers)}


ALONE_CASES = ["down", "scroll", "page", "end", "burst", "resize", "detail"]
SPLIT_CASES = ["follow"]


def count_built_in(cinema: Cinema) -> int:
    """The number of built-in films; the other programs get as many rows."""
    with cinema.matinee().start(0, *ALONE) as terminal:
        if not terminal.wait(lambda screen: position(screen) is not None, 20):
            raise RuntimeError("the program did not show its list:\n" + "\n".join(terminal.screen.lines))
        return position(terminal.screen)[1]
