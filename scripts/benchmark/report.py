"""The tables that a run prints."""
from .bars import BARS
from .results import FIGURES, Results


def number(value: float) -> str:
    if value == int(value):
        return f"{int(value):,}"
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def table(rows: list) -> str:
    """Columns as wide as they need to be, the first to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(
        cell.ljust(width) if column == 0 else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows)


def measurements(results: Results, cases: list) -> str:
    parts = []
    for case in cases:
        programs = results.summary().get(case)
        if not programs:
            continue
        figures = [f for f in FIGURES if any(f in row for row in programs.values())]
        head = [case] + [f"{f} {FIGURES[f]}".strip() for f in figures]
        rows = [head]
        for program, row in programs.items():
            cells = []
            for figure in figures:
                if figure not in row:
                    cells.append("–")
                    continue
                middle, least, most = map(number, row[figure])
                cells.append(middle if least == most else f"{middle} ({least}..{most})")
            rows.append([program] + cells)
        parts.append(table(rows))
    return "\n\n".join(parts)


def bars(results: Results, cases: list) -> list:
    """Case, bar, measured, verdict."""
    return [(bar.case, bar.text, *bar.verdict(results)) for bar in BARS if bar.case in cases]


def bar_table(results: Results, cases: list) -> str:
    rows = [("case", "bar", "measured", "verdict"), *bars(results, cases)]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)


def ratios(results: Results, cases: list) -> str:
    """Matinee's medians, divided by those of each other program."""
    lines = []
    for case in cases:
        programs = results.values.get(case, {})
        if "matinee" not in programs:
            continue
        for figure in ("first", "time", "p50", "p99", "bytes", "memory"):
            found = [f"{other} {ratio:.2f}×" for other in programs
                     if other != "matinee" and (ratio := results.ratio(case, figure, other)) is not None]
            if found:
                lines.append(f"{case}, {figure}: " + ", ".join(found))
    return "\n".join(lines)


def full(results: Results, cases: list) -> str:
    parts = [measurements(results, cases)]
    if results.notes:
        parts.append("\n".join(f"note: {note}" for note in results.notes))
    parts.append(bar_table(results, cases))
    if lines := ratios(results, cases):
        parts.append("Matinee, divided by each of the others:\n" + lines)
    return "\n\n".join(part for part in parts if part)


def as_json(results: Results, cases: list) -> dict:
    return {"results": results.summary(), "notes": results.notes,
            "bars": [dict(zip(("case", "bar", "measured", "verdict"), row)) for row in bars(results, cases)]}
