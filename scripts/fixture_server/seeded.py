"""Words, names and numbers that follow from a seed: the same for the same number each time."""
import base64
import bisect
import functools
import math
import random
import re
import unicodedata
import zlib
from collections.abc import Callable
from typing import NamedTuple

ADJECTIVES = """Amber Ashen Blue Borrowed Brazen Broken Burning Cardinal Cold Copper Crooked Crystal
    Distant Dusty Eastern Electric Empty Endless Fading Feral Final Floating Frozen Gentle Gilded
    Golden Hidden Hollow Hungry Idle Iron Ivory Last Lonely Lunar Marble Midnight Minor Northern
    Paper Patient Perfect Quiet Restless Rotten Scarlet Second Secret Seventh Silent Silver Slow
    Solar Southern Strange Sunken Tender Thirsty Velvet Violet Wandering Western Wild
    Winter""".split()
NOUNS = """Anchor Arcade Archive Atlas Balcony Bridge Canyon Carnival Castle Cathedral Circuit Clock
    Compass Corridor Desert Diver Engine Envoy Falcon Ferry Forest Fountain Garden Glacier Harbour
    Horizon Hotel Island Juniper Kingdom Ladder Lantern Library Lighthouse Machine Magnet Meadow
    Mirror Mountain Oracle Orchard Palace Parade Pilot Planet Prophet Quarry Railway River Saddle
    Satellite Shadow Signal Sparrow Station Summer Theatre Thunder Tiger Tower Valley Voyage Wolf
    Zeppelin""".split()
CJK = ("霧港月星風花雪海山川空夜朝光影夢鏡橋塔森島砂石火水木金土雲雨雷虹"
       "竜虎鶴狼鯨鹿蝶蜂春夏秋冬東西南北赤青白黒銀紫門窓庭道駅町城村声歌")
ARABIC = [a + b for a in "بتجدرسعف" for b in "اويملنقه"]
SYLLABLES = [a + b for a in "bdfghjklmnprstvz" for b in "aeio"]
FIRST_NAMES = "Ada Bao Carmen Dmitri Elif Emeka Greta Hana Jun Kofi Mei Noor Olga Yusuf Zoë".split()
LAST_NAMES = "Abara Bergström Duarte Fontaine Haddad Kowalski Nakagawa O'Rourke Petrov Zhou".split()
ROLES = "diver clockmaker courier translator pilot botanist thief judge detective cellist".split()
PLACES = ["a flooded city", "the last railway town", "a border post", "an island without clocks",
          "the old observatory", "a house on the fjord", "Line 9", "the salt desert"]
DEEDS = ["finds a letter that was never sent", "must choose between two brothers",
         "wakes up one day too early", "hides what everybody is looking for"]
CLOSINGS = ["Nobody else remembers it.", "What begins as a favour ends as a war.",
            "Then the snow comes.", "\"Stay,\" says the voice on the radio – and they do.",
            "Debts, ghosts & good bread."]


class Dice:
    """A stream of seeded numbers (splitmix64), far cheaper to start than a random.Random."""

    MASK = (1 << 64) - 1

    def __init__(self, seed: int, kind: str, *numbers: int):
        self.state = seed & self.MASK
        for number in (zlib.crc32(kind.encode()), *numbers):
            self.state = self.bits() ^ number
        self.bits()

    def bits(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & self.MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & self.MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & self.MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        return self.bits() % limit

    def between(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def unit(self) -> float:
        return self.bits() / (self.MASK + 1)

    def pick(self, items):
        return items[self.below(len(items))]

    def some(self, items, low: int, high: int) -> list:
        """Neighbours in `items`, so that all are different."""
        first = self.below(len(items))
        return [items[(first + n) % len(items)] for n in range(self.between(low, high))]

    def octets(self, count: int) -> bytes:
        return b"".join(self.bits().to_bytes(8, "big") for _ in range(-(-count // 8)))[:count]

    def image_path(self) -> str:
        return f"/{base64.b64encode(self.octets(20), b'aZ').decode().rstrip('=')}.jpg"

    def person_name(self) -> str:
        return f"{self.pick(FIRST_NAMES)} {self.pick(LAST_NAMES)}"


class Ranking(NamedTuple):
    """An ordered list that is computed: its size, and the number of the row at `rank`."""
    size: int
    at: Callable[[int], int]

    def rows(self, page: int, per_page: int) -> list:
        first = (page - 1) * per_page
        return [self.at(rank) for rank in range(first, min(first + per_page, self.size))]


def shuffled(first: int, size: int, salt: int) -> Ranking:
    """The numbers from `first`, each once, in an order that looks random."""
    stride = int(size * 0.618) | 1
    while math.gcd(stride, size) > 1:
        stride += 2
    return Ranking(size, lambda rank: first + (rank * stride + salt) % size)


class Lexicon:
    """Names for numbers, in three scripts, and the number back from the name.

    Each pair of words names one of the first 4096 numbers; from there on a coined word follows the
    pair. So a look-up by name, all that Last.fm offers, is arithmetic instead of a table of rows.
    """

    BLOCK = 64 * 64

    def __init__(self, seed: int):
        self.scripts = {"latin": [f"{a} {b}" for a in ADJECTIVES for b in NOUNS],
                        "cjk": [a + b for a in CJK for b in CJK],
                        "arabic": [a + b for a in ARABIC for b in ARABIC]}
        for pairs in self.scripts.values():
            random.Random(seed).shuffle(pairs)
        self.numbers = {pair.casefold(): number for pairs in self.scripts.values()
                        for number, pair in enumerate(pairs)}
        self.matching = functools.lru_cache(maxsize=256)(self._matching)

    def pair(self, number: int, script: str = "latin") -> str:
        return self.scripts[script][number % self.BLOCK]

    def coined(self, number: int) -> str:
        """The extra word for numbers with the same pair; "" for the first of them."""
        block, word = number // self.BLOCK, ""
        while block:
            block, digit = divmod(block, len(SYLLABLES))
            word = SYLLABLES[digit] + word
        return word.capitalize()

    def number(self, name: str) -> int | None:
        """The number that this name may belong to. Decoration is ignored, so the caller must compare names."""
        letters = unicodedata.normalize("NFKD", re.sub(r"\(.*?\)|\[.*?\]", "", name)).casefold()
        plain = "".join(c if c.isalpha() else " " for c in letters if not unicodedata.combining(c))
        parts = re.fullmatch(r"([a-z]+ [a-z]+|[^a-z ]+)(?: ([a-z]+))?", " ".join(plain.split()))
        syllables = re.findall("..?", parts[2] or "") if parts else []
        if not parts or parts[1] not in self.numbers or not set(syllables) <= set(SYLLABLES):
            return None
        block = functools.reduce(lambda n, s: n * len(SYLLABLES) + SYLLABLES.index(s), syllables, 0)
        return block * self.BLOCK + self.numbers[parts[1]]

    def search(self, query: str, count: int) -> Ranking:
        """The numbers below `count` in whose pair every word of the query begins a word."""
        matches = self.matching(query.casefold())
        blocks, rest = divmod(count, self.BLOCK)

        def at(rank: int) -> int:
            block, which = divmod(rank, len(matches))
            return block * self.BLOCK + matches[which]
        return Ranking(blocks * len(matches) + bisect.bisect_left(matches, rest), at)

    def _matching(self, query: str) -> list:
        starts = [" " + word for word in query.split()]
        return [number for number, pair in enumerate(self.scripts["latin"])
                if starts and all(start in " " + pair.casefold() for start in starts)]


def oddity_test(oddities: dict) -> Callable:
    """Whether a number has an oddity. `oddities` has their places: (period, first number).

    In fixed places rather than random ones, so that a test can ask for the very row it needs.
    """
    def odd(name: str, number: int) -> bool:
        period, first = oddities[name]
        return number % period == first
    return odd
