"""Artists and albums, by the rules of Deezer."""
import argparse
import re
from collections.abc import Callable

from ..messages import Request, Response, ServiceError, natural, whole
from ..seeded import Dice, oddity_test
from ..pictures import Picture
from ..service import Service
from .lastfm import MusicCatalogue

ARTIST_ODDITIES = {"total-missing": (10, 3), "picture-none": (15, 8), "picture-404": (20, 16)}
ALBUM_ODDITIES = {
    "date-0000": (9, 4), "fans-missing": (7, 2), "tracks-empty": (10, 6), "genres-empty": (10, 8),
    "artist-missing": (12, 5), "duration-0": (8, 6), "cover-null": (9, 7), "cover-404": (11, 3)}
GENRE_ODDITIES = {"all-known": (20, 7), "chart-empty": (20, 11), "chart-800": (20, 14)}
odd = oddity_test(ARTIST_ODDITIES | ALBUM_ODDITIES | GENRE_ODDITIES)
GENRES = {132: "Pop", 116: "Rap/Hip Hop", 152: "Rock", 113: "Dance", 165: "R&B", 85: "Alternative",
          106: "Electro", 466: "Folk", 144: "Reggae", 129: "Jazz", 84: "Country", 67: "Salsa",
          98: "Classical", 173: "Films/Games", 464: "Metal", 169: "Soul & Funk",
          2: "African Music", 16: "Asian Music", 153: "Blues", 75: "Brazilian Music"}


class ChartCatalogue:
    """The artists of Last.fm's catalogue, as Deezer knows them: by number. Artist i is of genre i modulo
    the number of genres; the chart of all music has the first `chart` of the `charted`."""

    FIRST_ARTIST = 1001
    ALBUMS = 1000  # numbers of one artist's albums

    def __init__(self, chart: int, charted: int, albums: int, seed: int):
        self.music = MusicCatalogue(charted, albums, seed)
        self.chart = min(chart, charted)
        self.charted = charted
        self.seed = seed

    def ranked(self, genre: int) -> list:
        """The numbers of a chart's artists. Every fourth row of a genre is of the next genre's."""
        if genre == 0:
            return list(range(self.chart))
        ids, turns = list(GENRES), len(GENRES)
        place = ids.index(genre)
        if odd("chart-empty", place):
            return []
        if odd("all-known", place):
            return list(range(place, self.chart, 2))
        own, next_ones = (list(range(first % turns, self.charted, turns)) for first in (place, place + 1))
        rows = []
        for rank, i in enumerate(own):
            rows += [i] if rank % 3 or rank // 3 >= len(next_ones) else [i, next_ones[rank // 3]]
        return rows

    def artist_number(self, key: str) -> int | None:
        i = (whole(key) or 0) - self.FIRST_ARTIST
        return i if 0 <= i < self.charted else None

    def album_numbers(self, key: str) -> tuple | None:
        """Of the artist, and of the album in the artist's list."""
        artist, j = divmod(whole(key) or 0, self.ALBUMS)
        i = self.artist_number(str(artist))
        return None if i is None or j >= self.music.album_count(i) else (i, j)

    def artist(self, i: int) -> dict:
        number = self.FIRST_ARTIST + i
        return {"id": number, "name": self.music.name(i),
                "link": f"https://www.deezer.com/artist/{number}",
                "picture": f"https://api.deezer.com/artist/{number}/image",
                **self.images("picture", "" if odd("picture-none", i) else f"{i:032x}"), "radio": True,
                "tracklist": f"https://api.deezer.com/artist/{number}/top?limit=50",
                "type": "artist"}

    IMAGE_SIZES = {"small": 56, "medium": 250, "big": 500, "xl": 1000}

    def images(self, name: str, number: str | None) -> dict:
        """The addresses of one image in all sizes. Without a number it is the same grey one for all."""
        kind = {"picture": "artist"}.get(name, name)
        host = "https://e-cdns-images.dzcdn.net"
        return {f"{name}_{size}": None if number is None else
                f"{host}/images/{kind}/{number}/{side}x{side}-000000-80-0-0.jpg"
                for size, side in self.IMAGE_SIZES.items()}

    def pictured(self, kind: str, number: str) -> str | None:
        """The title in an image; None if it is missing."""
        if not number:
            return ""
        i, j = int(number[:16], 16), int(number[16:], 16)
        if kind == "artist":
            return self.music.name(j) if j < self.charted and not odd("picture-404", j) else None
        known = i < self.charted and j < self.music.album_count(i) and not odd("cover-404", j)
        return self.music.album_name(i, j) if known else None

    def whole_artist(self, i: int) -> dict:
        return self.artist(i) | {"nb_album": self.music.album_count(i),
                                 "nb_fan": self.music.listeners(i) // 2}

    def album(self, i: int, j: int) -> dict:
        """As lists of an artist's albums have it."""
        number = (self.FIRST_ARTIST + i) * self.ALBUMS + j
        dice = Dice(self.seed, "release", i, j)
        title = self.music.album_name(i, j)
        album = {"id": number, "title": "" if title == "(null)" else title,
                 "link": f"https://www.deezer.com/album/{number}",
                 "cover": f"https://api.deezer.com/album/{number}/image",
                 **self.images("cover", None if odd("cover-null", j) else f"{i:016x}{j:016x}"),
                 "genre_id": list(GENRES)[i % len(GENRES)],
                 "fans": self.music.listeners(i) // (50 * (j + 1)),
                 "release_date": "0000-00-00" if odd("date-0000", j) else
                                 f"{dice.between(1962, 2026)}-{dice.between(1, 12):02}-"
                                 f"{dice.between(1, 28):02}",
                 "record_type": dice.pick(["album", "single", "ep"]),
                 "explicit_lyrics": False, "type": "album"}
        if odd("fans-missing", j):
            del album["fans"]
        return album

    def whole_album(self, i: int, j: int) -> dict:
        album, dice = self.album(i, j), Dice(self.seed, "tracks", i, j)
        genre = {"id": album["genre_id"], "name": GENRES[album["genre_id"]], "type": "genre"}
        tracks = [self.track(i, j, n) for n in range(dice.between(7, 14))]
        album |= {"genres": {"data": [] if odd("genres-empty", j) else [genre]},
                  "label": "Northern Paper", "nb_tracks": len(tracks),
                  "duration": sum(track["duration"] for track in tracks),
                  "artist": self.artist(i),
                  "tracks": {"data": [] if odd("tracks-empty", j) else tracks}}
        if odd("artist-missing", j):
            del album["artist"]
        return album

    def track(self, i: int, j: int, n: int) -> dict:
        track = self.music.track(i, j, n)
        seconds = 0 if odd("duration-0", n) else Dice(self.seed, "seconds", i, j, n).between(61, 599)
        return {"id": n + 1, "readable": True, "title": track["name"], "title_short": track["name"],
                "title_version": "", "duration": seconds, "rank": 900_000 - n,
                "artist": {"id": self.FIRST_ARTIST + i, "name": self.music.name(i)},
                "type": "track"}


class Deezer(Service):
    """Deezer: /chart/{genre}/artists, /genre, /search/artist?q=, /artist/{id}, /artist/{id}/albums, /artist/{id}/related,
    /artist/{id}/top, /album/{id}

    Its images are at /images/{artist,cover}/{number}/{width}x{height}-000000-80-0-0.jpg; /artist/{id}/image and
    /album/{id}/image redirect to them.

    Its base address is the server's own. Artist number i is that of Last.fm, with the id 1001 + i;
    album number j of it has that id followed by j in three digits. The chart of all music is genre 0.
    Errors have status 200.

    Its recordings are in deezer/: the path with "_" for "/", then the index where that is not 0:
    chart_0_artists  genre  artist_27  artist_27_albums_50  album_302127
    """

    oddities = {"Artists of Deezer": ARTIST_ODDITIES, "Albums of Deezer": ALBUM_ODDITIES,
                "Genres of Deezer": GENRE_ODDITIES}
    refusals = {401: 300, 404: 800, 422: 500, 429: 4, 503: 700}
    ERRORS = {4: ("Exception", "Quota limit exceeded"), 300: ("OAuthException", "Invalid token"),
              500: ("ParameterException", "Wrong parameter"),
              501: ("MissingParameterException", "Missing parameter"),
              600: ("InvalidQueryException", "Invalid query"),
              700: ("Exception", "Service busy"), 800: ("DataException", "no data")}
    picture_path = re.compile("/images/(artist|cover)/((?:[0-9a-f]{32})?)/([0-9]{2,4})x[0-9]+-[0-9a-f]+-[0-9]+-0-0[.]jpg"
                              "|/(artist|album)/([0-9]+)/image")
    picture_hosts = ("https://e-cdns-images.dzcdn.net", "https://api.deezer.com")
    LONGEST_PAGE = 100

    def __init__(self, settings: dict, options: argparse.Namespace):
        self.catalogue = ChartCatalogue(
            settings["chart"], settings["charted"], settings["albums"], settings["seed"])

    @classmethod
    def add_options(cls, add: Callable):
        add("--chart", type=natural, default=60, metavar="N",
            help="artists in Deezer's chart of all music (60)")
        add("--charted", type=natural, default=420, metavar="N",
            help="artists in any of Deezer's charts (420)")

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        return {"chart": options.chart, "charted": options.charted}

    @classmethod
    def claims(cls, request: Request) -> bool:
        return re.match("/(chart|genre|artist|album|search)(/|$)", request.path) is not None

    @classmethod
    def faults(cls) -> dict:
        return {f"deezer-{code}": (lambda _, code=code: Response.json(200, cls.error(code).payload),
                                   f"200 with Deezer's error {code}")
                for code in (4, 500, 700, 800)}

    @classmethod
    def error(cls, code: int) -> ServiceError:
        kind, message = cls.ERRORS[code]
        return ServiceError(200, {"error": {"type": kind, "message": message, "code": code}})

    def answer(self, request: Request) -> dict:
        music = self.catalogue
        match request.path.split("/")[1:]:
            case ["genre"]:
                genres = {0: "All"} | GENRES
                return {"data": [{"id": id, "name": name, "type": "genre"}
                                 for id, name in genres.items()]}
            case ["chart", genre, "artists"]:
                return self.chart(whole(genre), request.query)
            case ["search", "artist"]:
                return self.search(request)
            case ["artist", key]:
                return music.whole_artist(self.found(music.artist_number(key)))
            case ["artist", key, "related"]:
                i = self.found(music.artist_number(key))
                others = Dice(music.seed, "related", i).some(range(music.charted), 3, 12)
                return {"data": [music.whole_artist(other) for other in others], "total": len(others)}
            case ["artist", key, "top"]:
                i = self.found(music.artist_number(key))
                return {"data": [music.track(i, 0, n) for n in range(10)], "total": 10}
            case ["artist", key, "albums"]:
                return self.albums(self.found(music.artist_number(key)), request)
            case ["album", key]:
                return music.whole_album(*self.found(music.album_numbers(key)))
        raise self.error(600)

    def found(self, numbers):
        if numbers is None:
            raise self.error(800)
        return numbers

    def paging(self, query: dict, usual_limit: int) -> tuple:
        """The first row and how many."""
        index, limit = (whole(query.get(name, str(usual)))
                        for name, usual in (("index", 0), ("limit", usual_limit)))
        if index is None or limit is None:
            raise self.error(500)
        return index, min(limit, self.LONGEST_PAGE)

    def chart(self, genre: int | None, query: dict) -> dict:
        if genre and genre not in GENRES or genre is None:
            raise self.error(800)
        if genre and odd("chart-800", list(GENRES).index(genre)):
            raise self.error(800)
        first, limit = self.paging(query, usual_limit=10)
        rows = [self.catalogue.artist(i) | {"position": rank + 1}
                for rank, i in enumerate(self.catalogue.ranked(genre))][first:first + limit]
        return {"data": rows, "total": len(rows)}

    def search(self, request: Request) -> dict:
        term = request.query.get("q", "")
        if not term:
            raise self.error(501)
        first, limit = self.paging(request.query, usual_limit=25)
        music = self.catalogue.music
        found = music.artist_names.search(term, music.count)
        rows = [self.catalogue.whole_artist(found.at(rank)) for rank in range(first, min(first + limit, found.size))]
        answer = {"data": rows, "total": found.size}
        if first + len(rows) < found.size:
            answer["next"] = f"{request.base}{request.path}?index={first + len(rows)}"
        return answer

    def albums(self, i: int, request: Request) -> dict:
        first, limit = self.paging(request.query, usual_limit=25)
        count = self.catalogue.music.album_count(i)
        rows = range(first, min(first + limit, count))
        answer = {"data": [self.catalogue.album(i, j) for j in rows], "total": count}
        if rows and rows[-1] + 1 < count:
            answer["next"] = f"{request.base}{request.path}?index={rows[-1] + 1}"
        if odd("total-missing", i):
            return {"data": answer["data"]}
        return answer

    def picture(self, path: re.Match, request: Request) -> Response | None:
        kind, number, side, owner, key = path.groups()
        music = self.catalogue
        if kind:
            title = music.pictured(kind, number)
            return None if title is None else Picture(title, int(side), int(side)).response()
        if owner == "artist":
            i = music.artist_number(key)
            address = None if i is None else music.artist(i)["picture_medium"]
        else:
            numbers = music.album_numbers(key)
            address = numbers and music.album(*numbers)["cover_medium"]
        return Response(302, headers={"Location": address.replace(self.picture_hosts[0], request.base)}) if address else None

    def recordings(self, request: Request) -> list:
        words = [word for word in request.path.split("/") if word]
        index = request.query.get("index", "0")
        if not all(re.fullmatch("[a-z0-9]+", word) for word in [*words, index]):
            return []
        return ["deezer/" + "_".join(words + [index] * (index != "0"))]
