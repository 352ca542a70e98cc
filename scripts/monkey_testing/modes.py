"""The terminal modes that a program has switched on, from its output."""
import re

# Everything that a program may switch: private modes, keypad, character set, colours, scrolling region.
SEQUENCE = re.compile(rb"\x1b(?:\[\?([\d;]+)([hl])|\[([\d;]*)(m)|\[([\d;]*)(r)|([=>])|\(([0B])|\[[<=>!]?[\d;]*[A-Za-z@`]"
                      rb"|\[\?[\d;]*(?:\$p|u)|\](?:11|4;255);\?\x07|\]8;;\x1b\\|\]8;id=m\d+;https?://[!-~]*\x1b\\|\]52;c;[A-Za-z0-9+/=]*\x07|P\$qm\x1b\\|_G[^\x1b]*\x1b\\|P[\d;]*q[^\x1b]*\x1b\\|\]1337;File=[^\x07]*\x07"
                      rb"|[()*+][A-Za-z0-9]|[A-Za-z0-9])|(\x0e)|(\x0f)"
                      rb"|(\x1b(?:\](?!R|104|1337;File=|11;\?\x07|4;255;\?\x07|8;;\x1b|8;id=m\d+;https?|52;c;(?!\?))(?=.{16})|P(?!\$qm\x1b|[\d;]*q)(?=.{9})|_(?!G)(?=.)|[\^X]))", re.DOTALL)
# The only allowed strings restore the terminal's colours, begin and end a link to the web, hand a text to its clipboard, ask for
# its colours and attributes, or are pictures by the protocols of Kitty, Sixel and iTerm2. A string is judged when enough of it has come to tell.
# On by default: line wrapping and the cursor.
INITIAL = {b"7": True, b"25": True}
NAMES = {b"25": "the cursor is hidden", b"1049": "not on the main screen", b"47": "not on the main screen",
         b"2004": "bracketed paste is on", b"1": "cursor keys are in application mode"}
MOUSE = {b"9", b"1000", b"1001", b"1002", b"1003", b"1004", b"1005", b"1006", b"1015", b"1016"}


class Modes:
    def __init__(self):
        self.private: dict = {}
        self.keypad = self.alternate_charset = self.colours = self.region = self.link = False
        self.foreign: bytes | None = None  # a sequence that nothing here needs: a title, say
        self.said = b""                    # the text after the last sequence
        self.rest = b""
        self.heights: set = set()          # the heights that the screen has had

    def feed(self, data: bytes):
        data = self.rest + data
        end = 0
        for match in SEQUENCE.finditer(data):
            self.take(match)
            end = match.end()
        tail = data[end:]
        cut = tail.rfind(b"\x1b")
        if cut >= 0 and len(tail) - cut < 64:
            self.rest, tail = tail[cut:], tail[:cut]
        else:
            self.rest = b""
        self.said = (b"" if end else self.said) + tail
        self.said = self.said[-2_000:]

    def take(self, match):
        modes, switch, colours, is_colour, region, is_region, keypad, charset, out, back, foreign = match.groups()
        if switch:
            self.private.update((mode, switch == b"h") for mode in modes.split(b";"))
        elif is_colour:
            self.colours = colours.strip(b"0;") not in (b"", b"39;49")
        elif is_region:
            top, _, bottom = region.partition(b";")
            # Curses names the whole screen too, instead of none.
            self.region = bool(region) and not (top == b"1" and int(bottom or 0) in self.heights)
        elif keypad:
            self.keypad = keypad == b"="
        elif charset:
            self.alternate_charset = charset == b"0"
        elif out or back:
            self.alternate_charset = bool(out)
        elif foreign:
            self.foreign = match.group()
        elif match.group().startswith(b"\x1b]8;"):
            self.link = match.group() != b"\x1b]8;;\x1b\\"

    def left_on(self) -> list:
        """Descriptions of what was not restored."""
        left = [NAMES.get(mode, f"mouse reports are on ({mode.decode()})" if mode in MOUSE
                          else f"mode {mode.decode()} is {'on' if is_on else 'off'}")
                for mode, is_on in self.private.items() if is_on != INITIAL.get(mode, False)]
        return left + [text for is_left, text in (
            (self.keypad, "the keypad is in application mode"), (self.alternate_charset, "the line-drawing set is on"),
            (self.colours, "colours or attributes are on"), (self.region, "a scrolling region is set"),
            (self.link, "a link is open")) if is_left]
