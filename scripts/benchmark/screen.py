"""What a terminal shows: enough of an xterm to read the screens of full-screen programs."""
import re
import unicodedata

TOKENS = re.compile(
    r"\x1b\[([?>=<!]?)([0-9;:]*)[ !\"$'*]?([@-~])"  # control sequence: mark, numbers, command
    r"|\x1b[\]PX^_].*?(?:\x1b\\|\x07)"  # a string for the terminal
    r"|\x1b[ #%()*+].|\x1b(.)"  # character sets; other escapes
    r"|([\x00-\x1f\x7f])"
    r"|([^\x00-\x1f\x7f\x1b]+)", re.S)
UNFINISHED = re.compile(r"\x1b(?:\[[?>=<!]?[0-9;:]*[ !\"$'*]?|[\]PX^_](?:(?!\x1b\\)[^\x07])*|[ #%()*+])?\Z", re.S)


def width(character: str) -> int:
    if character < "\u0300":
        return 1
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class Screen:
    """A grid of (text, appearance) cells. What it does not know it counts in `unknown`."""

    def __init__(self, columns: int, rows: int):
        self.columns, self.rows = columns, rows
        self.appearance = ""
        self.x = self.y = 0
        self.saved = (0, 0)
        self.top, self.bottom = 0, rows - 1
        self.last = " "
        self.pending = ""
        self.bytes_left = b""
        self.application_keys = False
        self.cells = [self.blank_row() for _ in range(rows)]
        self.printed = 0
        self.unknown: dict = {}

    def blank_row(self) -> list:
        return [(" ", "")] * self.columns

    @property
    def lines(self) -> list:
        """The text of each row, without the blanks at its end."""
        return ["".join(text for text, _ in row).rstrip() for row in self.cells]

    @property
    def picture(self) -> tuple:
        """The visible content, for comparisons."""
        return tuple(map(tuple, self.cells))

    def resize(self, columns: int, rows: int):
        for row in self.cells:
            del row[columns:]
            row.extend([(" ", "")] * (columns - len(row)))
        self.columns = columns
        del self.cells[rows:]
        self.cells.extend(self.blank_row() for _ in range(rows - len(self.cells)))
        self.rows, self.top, self.bottom = rows, 0, rows - 1
        self.x, self.y = min(self.x, columns - 1), min(self.y, rows - 1)

    def feed(self, data: bytes):
        data = self.bytes_left + data
        # A character may come in two pieces.
        end = len(data)
        for back in range(1, min(4, len(data)) + 1):
            lead = data[-back]
            if lead >= 0xC0:
                length = 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
                end -= back if length > back else 0
                break
            if lead < 0x80:
                break
        data, self.bytes_left = data[:end], data[end:]
        text = self.pending + data.decode("utf-8", "replace")
        unfinished = UNFINISHED.search(text)
        self.pending = unfinished.group() if unfinished else ""
        for token in TOKENS.finditer(text, 0, len(text) - len(self.pending)):
            mark, numbers, command, escape, control, printable = token.groups()
            if printable:
                self.print(printable)
            elif command:
                self.control(mark, numbers, command)
            elif control:
                self.steer(control)
            elif escape:
                self.escape(escape)

    def print(self, text: str):
        if text.isascii() and self.x + len(text) < self.columns:
            self.cells[self.y][self.x:self.x + len(text)] = [(c, self.appearance) for c in text]
            self.x += len(text)
            self.printed += len(text)
            self.last = text[-1]
            return
        for character in text:
            cells = width(character)
            if cells == 0:
                continue
            if self.x + cells > self.columns:
                self.x = 0
                self.line_feed()
            row = self.cells[self.y]
            row[self.x] = (character, self.appearance)
            if cells == 2:
                row[self.x + 1] = ("", self.appearance)
            self.x += cells
            self.printed += cells
            self.last = character

    def steer(self, control: str):
        if control == "\r":
            self.x = 0
        elif control in "\n\v\f":
            self.line_feed()
        elif control == "\b":
            self.x = max(0, min(self.x, self.columns - 1) - 1)
        elif control == "\t":
            self.x = min(self.columns - 1, (self.x // 8 + 1) * 8)

    def escape(self, letter: str):
        match letter:
            case "7":
                self.saved = (self.x, self.y)
            case "8":
                self.x, self.y = self.saved
            case "M":
                if self.y == self.top:
                    self.scroll(-1)
                else:
                    self.y = max(0, self.y - 1)
            case "D":
                self.line_feed()
            case "E":
                self.x = 0
                self.line_feed()

    def line_feed(self):
        if self.y == self.bottom:
            self.scroll(1)
        else:
            self.y = min(self.rows - 1, self.y + 1)

    def scroll(self, count: int, top: int | None = None):
        """Scrolls up by so many rows, or down by a negative number."""
        top = self.top if top is None else top
        for _ in range(min(abs(count), self.rows)):
            if count > 0:
                del self.cells[top]
                self.cells.insert(self.bottom, self.blank_row())
            else:
                del self.cells[self.bottom]
                self.cells.insert(top, self.blank_row())

    def control(self, mark: str, numbers: str, command: str):
        given = [int(n) if n else 0 for n in numbers.replace(":", ";").split(";")] if numbers else []
        first = given[0] if given else 0
        count = max(1, first)
        row = self.cells[self.y]
        x = min(self.x, self.columns - 1)
        if mark:
            if mark == "?" and command in "hl":
                self.mode(given, command == "h")
            return
        match command:
            case "m":
                self.appearance = "" if numbers in ("", "0") else self.appearance + numbers + ";"
                if numbers.startswith("0;"):
                    self.appearance = numbers[2:] + ";"
                if len(self.appearance) > 200:  # only equality counts
                    self.appearance = self.appearance[-200:]
            case "H" | "f":
                self.y = min(self.rows, count) - 1
                self.x = min(self.columns, max(1, given[1] if len(given) > 1 else 1)) - 1
            case "A":
                self.y = max(0, self.y - count)
            case "B" | "e":
                self.y = min(self.rows - 1, self.y + count)
            case "C" | "a":
                self.x = min(self.columns - 1, x + count)
            case "D":
                self.x = max(0, x - count)
            case "G" | "`":
                self.x = min(self.columns, count) - 1
            case "d":
                self.y = min(self.rows, count) - 1
            case "E" | "F":
                self.x = 0
                self.y = min(self.rows - 1, max(0, self.y + (count if command == "E" else -count)))
            case "J":
                ranges = {0: range(self.y + 1, self.rows), 1: range(self.y), 2: range(self.rows)}
                for y in ranges.get(first, range(0)):
                    self.cells[y] = self.blank_row()
                if first < 2:
                    self.erase(row, x if first == 0 else 0, self.columns if first == 0 else x + 1)
            case "K":
                self.erase(row, 0 if first else x, self.columns if first != 1 else x + 1)
            case "X":
                self.erase(row, x, min(self.columns, x + count))
            case "@":
                row[x:x] = [(" ", self.appearance)] * count
                del row[self.columns:]
            case "P":
                del row[x:x + count]
                row.extend([(" ", self.appearance)] * (self.columns - len(row)))
            case "L" | "M":
                if self.top <= self.y <= self.bottom:
                    self.scroll(-count if command == "L" else count, top=self.y)
            case "S" | "T":
                self.scroll(count if command == "S" else -count)
            case "b":
                self.print(self.last * count)
            case "r":
                self.top = max(1, first) - 1
                self.bottom = min(self.rows, given[1] if len(given) > 1 and given[1] else self.rows) - 1
                self.x = self.y = 0
            case "h" | "l" | "n" | "c" | "t" | "g" | "q" | "s" | "u":
                pass
            case _:
                self.unknown[command] = self.unknown.get(command, 0) + 1

    def erase(self, row: list, start: int, end: int):
        row[start:end] = [(" ", self.appearance)] * (end - start)

    def mode(self, numbers: list, is_on: bool):
        for number in numbers:
            if number == 1:
                self.application_keys = is_on
            elif number in (47, 1047, 1049) and is_on:
                self.cells = [self.blank_row() for _ in range(self.rows)]
