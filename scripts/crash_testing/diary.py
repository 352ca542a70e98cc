"""`scripts/library-crash --diary`: whether an import of another service's file survives being killed."""
import os
import random
import subprocess
import tempfile
import time
from pathlib import Path

ROWS = 4_000


class DiaryCrash:
    def __init__(self, program: str, rounds: int, seed: int):
        self.program, self.rounds, self.seed = program, rounds, seed
        self.chance = random.Random(seed)
        self.killed = self.whole = self.in_part = self.damaged = 0

    def run(self) -> int:
        began = time.perf_counter()
        with tempfile.TemporaryDirectory(prefix="matinee-crash-") as folder:
            self.file = Path(folder) / "diary.csv"
            rows = [f"2026-01-02,Film {row},{1950 + row % 70},https://boxd.it/{row:x},4,,cinema,2026-01-0{1 + row % 9}"
                    for row in range(ROWS)]
            self.file.write_text("Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n" + "\n".join(rows))
            begin = time.perf_counter()
            self.start(Path(folder) / "usual").communicate()
            span = (time.perf_counter() - begin) * 1.1
            for number in range(self.rounds):
                self.round(number, Path(folder) / str(number), span)
        print(f"rounds:                   {self.rounds} (seed {self.seed}, {time.perf_counter() - began:.1f} s)")
        print(f"killed before the end:    {self.killed}")
        print(f"all of it there, then:    {self.whole}")
        print(f"a part of it there, then: {self.in_part}")
        print(f"damaged, or not resumed:  {self.damaged}")
        return 1 if self.in_part or self.damaged else 0

    def start(self, data: Path) -> subprocess.Popen:
        return subprocess.Popen([self.program, "library", "import", self.file],
                                env=dict(os.environ, XDG_DATA_HOME=str(data)), stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE)

    def run_in(self, data: Path, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run([self.program, *arguments], env=dict(os.environ, XDG_DATA_HOME=str(data)),
                              capture_output=True)

    def count(self, data: Path) -> int:
        """Of the entries in the diary."""
        return len(self.run_in(data, "diary", "--json").stdout.splitlines())

    def round(self, number: int, data: Path, span: float):
        child = self.start(data)
        time.sleep(self.chance.random() * span)
        child.kill()
        child.communicate()
        self.killed += child.returncode == -9
        is_in_order = self.run_in(data, "library", "check").returncode == 0
        there = self.count(data)
        self.whole += there == ROWS
        self.in_part += there not in (0, ROWS)
        # The same file again brings what there is to bring.
        self.start(data).communicate()
        if not is_in_order or self.count(data) != ROWS:
            self.damaged += 1
            print(f"round {number}: damaged, or not resumed")
        subprocess.run(["rm", "-rf", str(data)], check=True)
