"""The limits for time and memory, and whether Matinee keeps them."""
from dataclasses import dataclass

from .results import Results


@dataclass
class Bar:
    """At most `limit`, or at most `limit` times what another program takes."""
    case: str
    figure: str
    limit: float
    than: str | None = None
    program: str = "matinee"
    # Another figure of the same case to compare with.
    against: str | None = None
    # The bar is for this number of rows; measurements with fewer rows do not count.
    rows: int = 0

    @property
    def text(self) -> str:
        name = self.figure if self.program == "matinee" else f"{self.figure} ({self.program})"
        if self.against:
            return f"{name} ≤ {self.against}"
        return f"{name} ≤ {self.limit:g}× {self.than}" if self.than else f"{name} ≤ {self.limit:,g}"

    def measured(self, results: Results) -> float | None:
        if (results.median(self.case, self.program, "rows") or 0) < self.rows * 0.95:
            return None
        if self.against:
            return self.of_another(results)
        if self.than:
            return results.ratio(self.case, self.figure, self.than, self.program)
        return results.median(self.case, self.program, self.figure)

    def of_another(self, results: Results) -> float | None:
        ours = results.median(self.case, self.program, self.figure)
        bound = results.median(self.case, self.program, self.against)
        return ours / bound if ours is not None and bound else None

    def verdict(self, results: Results) -> tuple:
        """The measured value, and whether it is within the bar."""
        value = self.measured(results)
        if value is None:
            return "–", "not measured"
        shown = f"{value:.2f}×" if self.than or self.against else f"{value:,.4g}"
        if value <= self.limit:
            return shown, "met"
        return shown, f"missed by {(value / self.limit - 1) * 100:.0f} %" if self.limit else f"missed by {value:g}"


BARS = [
    Bar("first-frame-60", "first", 0.85, "vifm"), Bar("first-frame-60", "first", 1.0, "tig"),
    *[Bar("first-frame-100000", "first", 0.2, than) for than in ("vifm", "tig")],
    *[bar for case in ("down", "scroll") for bar in (
        Bar(case, "p50", 0.8, "tig"), Bar(case, "p99", 1.2, "tig"), Bar(case, "bytes", 150))],
    Bar("follow", "p50", 1.2, "tig"), Bar("follow", "p99", 1.2, "tig"),
    Bar("page", "bytes", 2_500),
    Bar("burst", "bytes", 10_000), Bar("burst", "frames", 3), Bar("burst", "time", 0.3, "tig"),
    Bar("resize", "time", 1.5, "tig"), Bar("resize", "bytes", 1.0, against="screen bytes"),
    Bar("memory-start", "memory", 16, program="matinee built-in"),
    Bar("memory-start", "memory", 32, program="matinee live"),
    Bar("first-frame-60", "first", 1.05, "matinee built-in", program="matinee keyless"),
    Bar("memory-start", "memory", 1.05, "matinee built-in", program="matinee keyless"),
    Bar("memory-100000", "memory", 40, rows=100_000), Bar("memory-1000000", "memory", 60, rows=1_000_000),
    *[Bar("idle", figure, 0, program=f"matinee {kind}")
      for kind in ("built-in", "live") for figure in ("wake-ups", "bytes")],
    Bar("palette", "p50", 5, rows=10_000), Bar("palette", "p50", 1.0, "fzf", rows=10_000),
    Bar("search", "p50", 1.0, "fzf", rows=100_000), Bar("search", "p99", 1.0, "fzf", rows=100_000),
    Bar("held", "loading frames", 0, rows=2_000), Bar("held", "asked twice", 0, rows=2_000),
    Bar("held", "pages asked", 1.0, against="pages needed", rows=2_000),
]
