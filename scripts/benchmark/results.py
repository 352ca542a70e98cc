"""The measured values: for each case and program some figures, with a value for each round."""
import statistics
from dataclasses import dataclass, field

# Name and unit of each figure, in the order of the tables.
FIGURES = {"first": "ms", "settled": "ms", "time": "ms", "p50": "ms", "p99": "ms", "bytes": "B", "most bytes": "B",
           "frames": "", "memory": "MiB", "rows": "", "wake-ups": "", "loading frames": "", "pages asked": "",
           "pages needed": "", "asked twice": "", "screen bytes": "B"}


def percentile(values: list, share: float) -> float:
    """The value that `share` of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


@dataclass
class Results:
    """`values[case][program][figure]` is a list; `notes` has remarks, and what was skipped."""
    values: dict = field(default_factory=dict)
    notes: list = field(default_factory=list)

    def add(self, case: str, program: str, figures: dict):
        row = self.values.setdefault(case, {}).setdefault(program, {})
        for figure, value in figures.items():
            row.setdefault(figure, []).append(value)

    def note(self, text: str):
        if text not in self.notes:
            self.notes.append(text)

    def median(self, case: str, program: str, figure: str) -> float | None:
        values = self.values.get(case, {}).get(program, {}).get(figure)
        return statistics.median(values) if values else None

    def ratio(self, case: str, figure: str, other: str, program: str = "matinee") -> float | None:
        ours, theirs = (self.median(case, name, figure) for name in (program, other))
        return ours / theirs if ours is not None and theirs else None

    def summary(self) -> dict:
        """Median, least and most of every figure."""
        return {case: {program: {figure: [statistics.median(values), min(values), max(values)]
                                 for figure, values in figures.items()}
                       for program, figures in programs.items()}
                for case, programs in self.values.items()}
