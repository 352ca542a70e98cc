"""Letters as pixels: capitals and digits, five by seven. All others are boxes."""
import unicodedata

COLUMNS, ROWS = 5, 7
# A number for each row from the top, whose bits are pixels, the left one first.
GLYPHS = {letter: tuple(int(row, 16) for row in rows.split()) for letter, rows in {
    "A": "0E 11 11 1F 11 11 11", "B": "1E 11 11 1E 11 11 1E", "C": "0E 11 10 10 10 11 0E",
    "D": "1E 11 11 11 11 11 1E", "E": "1F 10 10 1E 10 10 1F", "F": "1F 10 10 1E 10 10 10",
    "G": "0E 11 10 17 11 11 0F", "H": "11 11 11 1F 11 11 11", "I": "0E 04 04 04 04 04 0E",
    "J": "07 02 02 02 02 12 0C", "K": "11 12 14 18 14 12 11", "L": "10 10 10 10 10 10 1F",
    "M": "11 1B 15 15 11 11 11", "N": "11 19 15 13 11 11 11", "O": "0E 11 11 11 11 11 0E",
    "P": "1E 11 11 1E 10 10 10", "Q": "0E 11 11 11 15 12 0D", "R": "1E 11 11 1E 14 12 11",
    "S": "0F 10 10 0E 01 01 1E", "T": "1F 04 04 04 04 04 04", "U": "11 11 11 11 11 11 0E",
    "V": "11 11 11 11 11 0A 04", "W": "11 11 11 15 15 1B 11", "X": "11 11 0A 04 0A 11 11",
    "Y": "11 11 0A 04 04 04 04", "Z": "1F 01 02 04 08 10 1F", "0": "0E 11 13 15 19 11 0E",
    "1": "04 0C 04 04 04 04 0E", "2": "0E 11 01 06 08 10 1F", "3": "1F 02 04 02 01 11 0E",
    "4": "02 06 0A 12 1F 02 02", "5": "1F 10 1E 01 01 11 0E", "6": "06 08 10 1E 11 11 0E",
    "7": "1F 01 02 04 08 08 08", "8": "0E 11 11 0E 11 11 0E", "9": "0E 11 11 0F 01 02 0C",
    " ": "00 00 00 00 00 00 00"}.items()}
BOX = (0x1F, 0x11, 0x11, 0x11, 0x11, 0x11, 0x1F)


def words_of(title: str) -> list:
    """In capitals, without accents, punctuation and what is invisible."""
    plain = unicodedata.normalize("NFKD", title).upper()
    kept = "".join(" " if unicodedata.category(c)[0] in "PZ" else c for c in plain
                   if unicodedata.category(c) not in ("Mn", "Me", "Cf", "Cc"))
    return kept.split()


def wrapped(words: list, columns: int) -> list:
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > columns:
            lines.append("")
        line = f"{lines[-1]} {word}".lstrip()
        lines[-1:] = [line[n:n + columns] for n in range(0, len(line), columns)]
    return lines


def runs(title: str, width: int, height: int) -> list:
    """The pixels of a title, as large as a picture of that size has room for: (row, first column, end)."""
    words, found = words_of(title), []
    for scale in range(max(width // 24, 1), 0, -1):
        columns = max(width * 9 // 10 // ((COLUMNS + 1) * scale), 1)
        most = max(height * 9 // 10 // ((ROWS + 1) * scale), 1)
        lines = wrapped(words, columns)
        if len(lines) <= most and (scale == 1 or all(len(word) <= columns for word in words)):
            break
    lines = lines[:most]
    top = (height - len(lines) * (ROWS + 1) * scale) // 2
    for n, line in enumerate(lines):
        left = (width - len(line) * (COLUMNS + 1) * scale) // 2
        for row in range(ROWS):
            bits = 0
            for letter in line:
                bits = bits << COLUMNS + 1 | GLYPHS.get(letter, BOX)[row] << 1
            length = len(line) * (COLUMNS + 1)
            pixels = f"{bits:0{length}b}" if length else ""
            start = pixels.find("1")
            while start >= 0:
                end = pixels.find("0", start)  # each letter ends with a gap
                y = top + (n * (ROWS + 1) + row) * scale
                found += [(y + i, max(left + start * scale, 0), min(left + end * scale, width))
                          for i in range(scale) if 0 <= y + i < height]
                start = pixels.find("1", end)
    return found
