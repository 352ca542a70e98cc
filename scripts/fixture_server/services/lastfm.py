"""Artists and albums, by the rules of Last.fm 2.0."""
import argparse
import html
import re
import uuid
import zlib
from collections.abc import Callable
from urllib.parse import quote_plus

from ..messages import Request, Response, ServiceError, natural, slug, whole
from ..seeded import (ADJECTIVES, CLOSINGS, NOUNS, PLACES, Dice, Lexicon, Ranking, oddity_test)
from ..pictures import Picture
from ..service import Service

ARTIST_ODDITIES = {
    "no-albums": (50, 49), "one-album-object": (40, 39), "limit-50": (20, 10),
    "artist-mbid-missing": (2, 1), "bio-empty": (10, 4), "name-ampersand": (30, 5),
    "name-slash": (30, 9), "name-plus": (30, 13), "name-percent": (30, 17), "name-cjk": (30, 21),
    "name-arabic": (30, 25), "name-full-width": (30, 27), "name-umlauts": (30, 29)}
ALBUM_ODDITIES = {
    "album-mbid-missing": (2, 1), "images-empty": (12, 11), "cover-404": (12, 7), "named-(null)": (50, 45),
    "one-track-object": (10, 3), "tracks-missing": (10, 6), "tags-string": (10, 8),
    "one-tag-object": (10, 1), "wiki-missing": (4, 2), "rank-string": (5, 4)}
odd = oddity_test(ARTIST_ODDITIES | ALBUM_ODDITIES)
TAGS = ["rock", "pop", "electronic", "indie", "jazz", "ambient", "hip-hop", "60s", "R&B"]


class MusicCatalogue:
    """`count` artists in the order of the chart, each with `albums` albums but for the odd ones."""

    # The grey star: since 2019 the image of every artist.
    STAR = "2a96cbd8b46e442fc41c2b86b821562f.png"
    IMAGE_SIZES = [("34s", "small"), ("64s", "medium"), ("174s", "large"),
                   ("300x300", "extralarge"), ("300x300", "mega"), ("300x300", "")]
    ALBUM_FORMS = ["{}", "{} (Deluxe Edition)", "{} + 1 (EP)", "{} [Live]", "{}", "{} (A/B & #1s)"]
    NAME_FORMS = {
        "name-ampersand": lambda pair: pair.replace(" ", " & "),
        "name-slash": lambda pair: pair.replace(" ", "/"),
        "name-plus": lambda pair: pair.replace(" ", " + "),
        "name-percent": lambda pair: f"100% {pair}? #1",
        "name-full-width": lambda pair: re.sub("[!-~]", lambda c: chr(ord(c[0]) + 0xFEE0), pair),
        "name-umlauts": lambda pair: pair.translate(str.maketrans("aeiou", "äëïöü"))}

    def __init__(self, count: int, albums: int, seed: int):
        self.count = count
        self.albums = albums
        self.seed = seed
        self.artist_names = Lexicon(seed + 1)
        self.album_names = Lexicon(seed + 2)

    def name(self, i: int) -> str:
        script = "cjk" if odd("name-cjk", i) else "arabic" if odd("name-arabic", i) else "latin"
        name = self.artist_names.pair(i, script)
        for oddity, change in self.NAME_FORMS.items():
            name = change(name) if odd(oddity, i) else name
        return f"{name} {self.artist_names.coined(i)}".rstrip()

    def artist(self, name: str, autocorrect: bool) -> int | None:
        i = self.artist_names.number(name)
        known = i is not None and i < self.count and self.same(name, self.name(i), autocorrect)
        return i if known else None

    @staticmethod
    def same(name: str, proper: str, autocorrect: bool) -> bool:
        return name == proper or autocorrect and name.casefold() == proper.casefold()

    def album_count(self, i: int) -> int:
        most = 0 if odd("no-albums", i) else 1 if odd("one-album-object", i) else self.albums
        return min(most, self.albums)

    # Album j of artist i has the name of number 131·i + j within j's block: neighbours in the chart
    # get different albums, and j follows from the name again.

    def album_name(self, i: int, j: int) -> str:
        if odd("named-(null)", j):
            return "(null)"
        block, low = divmod(j, Lexicon.BLOCK)
        number = block * Lexicon.BLOCK + (131 * i + low) % Lexicon.BLOCK
        name = f"{self.album_names.pair(number)} {self.album_names.coined(number)}".rstrip()
        return self.ALBUM_FORMS[j % len(self.ALBUM_FORMS)].format(name)

    def album(self, i: int, name: str, autocorrect: bool) -> int | None:
        number = self.album_names.number(name)
        if number is None:
            return None
        block, low = divmod(number, Lexicon.BLOCK)
        j = block * Lexicon.BLOCK + (low - 131 * i) % Lexicon.BLOCK
        known = j < self.album_count(i) and self.same(name, self.album_name(i, j), autocorrect)
        return j if known else None

    @staticmethod
    def url(*names: str) -> str:
        return "https://www.last.fm/music/" + "/".join(map(quote_plus, names))

    def images(self, file: str, count: int) -> list:
        host = "https://lastfm.freetls.fastly.net/i/u"
        return [{"#text": f"{host}/{folder}/{file}" if file else "", "size": size}
                for folder, size in self.IMAGE_SIZES[:count]]

    def cover(self, i: int, j: int, count: int) -> list:
        dice = Dice(self.seed, "cover", i, j)
        # It begins with the numbers of artist and album.
        file = f"{i:08x}{j:08x}{dice.octets(16).hex()[16:]}.{dice.pick(['png', 'jpg'])}"
        return self.images("" if odd("images-empty", j) else file, count)

    def mbid(self, *numbers: int) -> str:
        """Of an artist (one number) or an album (two)."""
        if odd("album-mbid-missing" if len(numbers) > 1 else "artist-mbid-missing", numbers[-1]):
            return ""
        return str(uuid.UUID(bytes=Dice(self.seed, "mbid", *numbers).octets(16), version=4))

    def listeners(self, i: int) -> int:
        return 8_000_000_000 // (1000 + i)

    def artist_reference(self, i: int) -> dict:
        return {"name": self.name(i), "mbid": self.mbid(i), "url": self.url(self.name(i))}

    def chart_row(self, i: int) -> dict:
        return self.artist_reference(i) | {
            "playcount": str(self.listeners(i) * 131), "listeners": str(self.listeners(i)),
            "streamable": "0", "image": self.images(self.STAR, 5)}

    def album_row(self, i: int, j: int) -> dict:
        artist, name = self.artist_reference(i), self.album_name(i, j)
        row = {"name": name, "playcount": self.listeners(i) * 40 // (j + 1),
               "mbid": self.mbid(i, j), "url": self.url(artist["name"], name), "artist": artist,
               "image": self.cover(i, j, 4)}
        return row if row["mbid"] else {key: row[key] for key in row if key != "mbid"}

    def tags(self, dice: Dice) -> list:
        return [{"name": tag, "url": f"https://www.last.fm/tag/{quote_plus(tag)}"}
                for tag in dice.some(TAGS, 2, 5)]

    def prose(self, subject: str, dice: Dice, url: str) -> dict:
        """A text as the wiki has it: markup, entities, newlines, a link at its end."""
        link = f' <a href="{url}">Read more on Last.fm</a>'
        text = (f"{html.escape(subject)} &amp; {dice.person_name()} met in {dice.pick(PLACES)}.\n\n"
                f"The &quot;{dice.pick(NOUNS)}&quot; sessions followed; {dice.pick(CLOSINGS)}")
        return {"published": f"{dice.between(10, 28)} Jun 20{dice.between(10, 25)}, 00:31",
                "summary": text + link,
                "content": f"{text}\n{dice.pick(CLOSINGS)}{link}. User-contributed text is "
                           "available under the Creative Commons By-SA License; additional terms "
                           "may apply."}

    def artist_info(self, i: int) -> dict:
        reference, dice = self.artist_reference(i), Dice(self.seed, "artist", i)
        bare = odd("bio-empty", i)
        bio = self.prose(reference["name"], dice, reference["url"])
        if bare:
            bio.update(published="01 Jan 1970, 00:00", content="",
                       summary=f' <a href="{reference["url"]}">Read more on Last.fm</a>')
        similar = [] if bare else map(self.artist_reference, dice.some(range(self.count), 2, 5))
        return reference | {
            "image": self.images(self.STAR, 6), "streamable": "0", "ontour": str(dice.below(2)),
            "stats": {"listeners": str(self.listeners(i)),
                      "playcount": str(self.listeners(i) * 131)},
            "similar": {"artist": [{"name": other["name"], "url": other["url"],
                                    "image": self.images(self.STAR, 6)} for other in similar]},
            "tags": {"tag": [] if bare else self.tags(dice)},
            "bio": {"links": {"link": {"#text": "", "rel": "original",
                                       "href": reference["url"] + "/+wiki"}}, **bio}}

    def similar_artists(self, i: int) -> dict:
        others = Dice(self.seed, "similar", i).some(range(min(self.count, 1000)), 5, 12)
        return {"similarartists": {"artist": [self.artist_reference(other) | {
            "match": str(1 - n / 20), "image": self.images(self.STAR, 6), "streamable": "0"}
            for n, other in enumerate(others)], "@attr": {"artist": self.name(i)}}}

    def top_tracks(self, i: int) -> dict:
        return {"toptracks": {"track": [self.track(i, 0, n) | {
            "playcount": str(self.listeners(i) // (n + 1)), "listeners": str(self.listeners(i) // (n + 2))}
            for n in range(10)], "@attr": {"artist": self.name(i)}}}

    def track(self, i: int, j: int, n: int) -> dict:
        dice, artist = Dice(self.seed, "track", i, j, n), self.artist_reference(i)
        name, seconds = f"{dice.pick(ADJECTIVES)} {dice.pick(NOUNS)}", dice.between(61, 599)
        return {"streamable": {"fulltrack": "0", "#text": "0"},
                "duration": {2: str(seconds), 4: None, 6: 0}.get(n % 8, seconds),
                "url": self.url(artist["name"], self.album_name(i, j), name), "name": name,
                "@attr": {"rank": str(n + 1) if odd("rank-string", j) else n + 1}, "artist": artist}

    def album_info(self, i: int, j: int) -> dict:
        artist, name, dice = self.name(i), self.album_name(i, j), Dice(self.seed, "album", i, j)
        tags = self.tags(dice)
        tracks = [self.track(i, j, n) for n in range(dice.between(7, 14))]
        info = {"artist": artist, "mbid": self.mbid(i, j),
                "tags": "" if odd("tags-string", j)
                        else {"tag": tags[0] if odd("one-tag-object", j) else tags},
                "playcount": str(self.listeners(i) * 40 // (j + 1)), "image": self.cover(i, j, 6),
                "tracks": {"track": tracks[0] if odd("one-track-object", j) else tracks},
                "url": self.url(artist, name), "name": name,
                "listeners": str(self.listeners(i) // (j + 1)),
                "wiki": self.prose(name, dice, self.url(artist, name))}
        for oddity, key in ("tracks-missing", "tracks"), ("wiki-missing", "wiki"):
            if odd(oddity, j):
                del info[key]
        return info


class Lastfm(Service):
    """Last.fm: /2.0/ with chart.getTopArtists, geo.getTopArtists, tag.getTopArtists, chart.getTopTags, artist.getTopAlbums,
    artist.getInfo, artist.getSimilar, artist.getTopTracks, artist.search and album.getInfo; format=json only

    Its images are at /i/u/{size}/{hash}.png, also without a size.

    Artist number i is row i of the chart, album number j row j of its top albums (from 0).

    Its recordings are in lastfm/: the method, then artist, album and page as far as the method has them:
    chart.getTopArtists_p1  artist.getTopAlbums_<artist>_p1  artist.search_<artist>_p1
    artist.getInfo_<artist>  album.getInfo_<artist>_<album>
    """

    oddities = {"Artists": ARTIST_ODDITIES, "Albums": ALBUM_ODDITIES}
    refusals = {401: 10, 404: 6, 422: 6, 429: 29, 503: 11}
    picture_path = re.compile("/i/u/(?:(?:avatar)?([0-9]{2,4})(?:s|x[0-9]+)/)?(([0-9a-f]{8})([0-9a-f]{8})[0-9a-f]{16})"
                              "[.](png|jpg)")
    picture_hosts = ("https://lastfm.freetls.fastly.net",)
    USUAL_ARTISTS = 10_000
    CLAIMED_ARTISTS = 108_588_996  # the real chart claims such a total too, and ends much earlier
    LAST_PAGE = 1_000_000
    METHODS = {name.lower(): name for name in ("chart.getTopArtists", "artist.getTopAlbums",
                                               "artist.getInfo", "artist.getSimilar", "artist.getTopTracks",
                                               "artist.search", "album.getInfo",
                                               "geo.getTopArtists", "tag.getTopArtists", "chart.getTopTags")}
    ERRORS = {3: (400, "Invalid Method - No method with that name in this package"),
              6: (400, "Invalid parameters - Your request is missing a required parameter"),
              8: (500, "Operation failed - Most likely the backend service failed."),
              10: (403, "Invalid API key - You must be granted a valid key by last.fm"),
              11: (503, "Service Offline - This service is temporarily offline. Try again later."),
              16: (503, "The service is temporarily unavailable, please try again."),
              26: (403, "Suspended API key - Access for your account has been suspended"),
              29: (429, "Rate Limit Exceeded - Your IP has made too many requests")}

    def __init__(self, settings: dict, options: argparse.Namespace):
        artists = settings["artists"]
        rows = self.USUAL_ARTISTS if artists is None else artists
        self.catalogue = MusicCatalogue(rows, settings["albums"], settings["seed"])
        self.key = options.lastfm_key
        self.claimed_artists = self.CLAIMED_ARTISTS if artists is None else artists

    @classmethod
    def add_options(cls, add: Callable):
        add("--artists", type=natural, metavar="N", help="number of artists, and the chart's total "
            f"(without: {cls.USUAL_ARTISTS} artists and a total of {cls.CLAIMED_ARTISTS})")
        add("--albums", type=natural, default=60, metavar="N",
            help="albums of an ordinary artist (60)")
        add("--lastfm-key", metavar="KEY", help="the only key accepted (any well-formed one)")

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        return {"artists": options.artists, "albums": options.albums}

    @classmethod
    def claims(cls, request: Request) -> bool:
        return request.path in ("/2.0", "/2.0/")

    @classmethod
    def faults(cls) -> dict:
        return {f"lastfm-{code}": (lambda _, code=code: Response.json(200, cls.error(code).payload),
                                   f"200 with Last.fm's error {code}")
                for code in (6, 8, 10, 11, 16, 26, 29)}

    def malformed(self, request: Request) -> Response | None:
        if request.query.get("format") == "json":
            return None
        return Response(400, b'<?xml version="1.0" encoding="UTF-8"?>\n<lfm status="failed">'
                             b'<error code="5">Invalid format</error></lfm>\n', "text/xml")

    @classmethod
    def error(cls, code: int, message: str = "", status: int = 0) -> ServiceError:
        usual_status, usual_message = cls.ERRORS[code]
        return ServiceError(status or usual_status,
                            {"error": code, "message": message or usual_message, "links": []})

    def authorise(self, request: Request):
        key = request.query.get("api_key", "")
        if key != self.key and (self.key or not re.fullmatch("[0-9a-f]{32}", key)):
            raise self.error(10)

    def answer(self, request: Request) -> dict:
        query = request.query
        match query.get("method", "").lower():
            case "chart.gettopartists":
                return self.top_artists(query)
            case "geo.gettopartists":
                return self.narrower_chart("country", query)
            case "tag.gettopartists":
                return self.narrower_chart("tag", query)
            case "chart.gettoptags":
                return self.top_tags(query)
            case "artist.gettopalbums":
                return self.top_albums(query)
            case "artist.getinfo":
                return {"artist": self.catalogue.artist_info(self.artist(query))}
            case "artist.getsimilar":
                return self.catalogue.similar_artists(self.artist(query))
            case "artist.gettoptracks":
                return self.catalogue.top_tracks(self.artist(query))
            case "artist.search":
                return self.search(query)
            case "album.getinfo":
                return self.album(query)
        raise self.error(3)

    def picture(self, path: re.Match, request: Request) -> Response | None:
        side, name, i, j, ending = path.groups()
        music, i, j = self.catalogue, int(i, 16), int(j, 16)
        if music.STAR.startswith(name):
            title = "*"
        elif i < music.count and j < music.album_count(i):
            title = None if odd("cover-404", j) else music.album_name(i, j)
        else:
            title = name  # from a recording
        side = int(side or 600)
        return None if title is None else Picture(title, side, side, "png" if ending == "png" else "jpeg").response()

    def recordings(self, request: Request) -> list:
        query = request.query
        method = self.METHODS.get(query.get("method", "").lower(), "")
        artist, album = slug(query.get("artist", "")), slug(query.get("album", ""))
        parts = {"chart.getTopArtists": [], "album.getInfo": [artist, album]}.get(method, [artist])
        page = [] if method.endswith("getInfo") else ["p" + slug(query.get("page", "1"))]
        return ["_".join([f"lastfm/{method}", *parts, *page])]

    def paging(self, query: dict, usual_limit: int = 50) -> tuple:
        page, limit = whole(query.get("page", "1")), whole(query.get("limit"))
        if page is None or not 1 <= page <= self.LAST_PAGE:
            raise self.error(6, "page param out of bounds (1-1000000)")
        return page, min(limit or usual_limit, 1000)

    @staticmethod
    def attributes(page: int, limit: int, total: int) -> dict:
        return {"page": str(page), "perPage": str(limit), "totalPages": str(-(-total // limit)),
                "total": str(total)}

    def artist(self, query: dict) -> int:
        name = query.get("artist", "")
        if not name:
            raise self.error(6, "artist param required")
        i = self.catalogue.artist(name, query.get("autocorrect") == "1")
        if i is None:
            # Some calls still answer 200; here those for a quarter of the names.
            status = 404 if zlib.crc32(name.encode("utf-8", "replace")) % 4 else 200
            raise self.error(6, "The artist you supplied could not be found", status)
        return i

    def album(self, query: dict) -> dict:
        i = self.artist(query)
        j = self.catalogue.album(i, query.get("album", ""), query.get("autocorrect") == "1")
        if j is None:
            raise self.error(6, "Album not found", 404)
        return {"album": self.catalogue.album_info(i, j)}

    def top_artists(self, query: dict) -> dict:
        page, limit = self.paging(query)
        rows = map(self.catalogue.chart_row, Ranking(self.catalogue.count, int).rows(page, limit))
        return {"artists": {"artist": list(rows),
                            "@attr": self.attributes(page, limit, self.claimed_artists)}}

    def narrower_chart(self, name: str, query: dict) -> dict:
        """The chart of a country or tag: every seventh artist, from one on that follows from the name."""
        page, limit = self.paging(query)
        which = query.get(name, "")
        if not which:
            raise self.error(6, f"{name} param required")
        first = zlib.crc32(which.casefold().encode("utf-8", "replace")) % 7
        numbers = range(first, self.catalogue.count, 7)
        found = Ranking(len(numbers), lambda rank: numbers[rank])
        rows = [self.catalogue.chart_row(i) for i in found.rows(page, limit)]
        for row in rows:
            del row["playcount"]
            if name == "tag":
                del row["listeners"]
        return {"topartists": {"artist": rows, "@attr": {
            name: which, **self.attributes(page, limit, len(numbers))}}}

    def top_tags(self, query: dict) -> dict:
        page, limit = self.paging(query)
        tags = [{"name": tag, "url": f"https://www.last.fm/tag/{quote_plus(tag)}", "reach": str(400_000 // (n + 1)),
                 "taggings": str(4_000_000 // (n + 1)), "streamable": "1", "wiki": {}} for n, tag in enumerate(TAGS)]
        return {"tags": {"tag": tags[(page - 1) * limit:page * limit], "@attr": self.attributes(page, limit, len(TAGS))}}

    def top_albums(self, query: dict) -> dict:
        i, (page, limit) = self.artist(query), self.paging(query)
        limit = min(limit, 50) if odd("limit-50", i) else limit
        total = self.catalogue.album_count(i)
        rows = [self.catalogue.album_row(i, j) for j in Ranking(total, int).rows(page, limit)]
        return {"topalbums": {
            "album": rows[0] if rows and odd("one-album-object", i) else rows,
            "@attr": {"artist": self.catalogue.name(i), **self.attributes(page, limit, total)}}}

    def search(self, query: dict) -> dict:
        page, limit = self.paging(query, usual_limit=30)
        term = query.get("artist", "")
        found = self.catalogue.artist_names.search(term, self.catalogue.count)
        matches = [self.catalogue.chart_row(i) for i in found.rows(page, limit)]
        for match in matches:
            del match["playcount"]
        return {"results": {
            "opensearch:Query": {"#text": "", "role": "request", "searchTerms": term,
                                 "startPage": str(page)},
            "opensearch:totalResults": str(found.size),
            "opensearch:startIndex": str((page - 1) * limit), "opensearch:itemsPerPage": str(limit),
            "artistmatches": {"artist": matches}, "@attr": {"for": term}}}
