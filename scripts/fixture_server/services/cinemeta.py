"""Films, by the rules of Cinemeta."""
import argparse
import re
from datetime import date
from urllib.parse import unquote

from ..messages import Request, Response, ServiceError, slug, whole
from ..seeded import DEEDS, PLACES, Dice, Ranking, oddity_test, shuffled
from ..pictures import Picture
from ..service import Service
from .tmdb import MovieCatalogue

FILM_ODDITIES = {
    "rating-empty": (20, 3), "released-null": (16, 5), "year-range": (32, 5),
    "director-null": (30, 8), "cast-empty": (30, 14), "description-missing": (12, 7),
    "runtime-null": (15, 1), "genres-missing": (18, 4), "trailers-missing": (6, 2),
    "moviedb-id-text": (9, 6), "moviedb-id-missing": (9, 7), "poster-elsewhere": (14, 9), "poster-missing": (14, 5), "poster-404": (14, 3),
    "more-keys": (8, 2), "name-missing": (60, 19), "imdb-id-missing": (60, 39),
    "id-of-another-kind": (60, 59), "meta-{}": (90, 31), "meta-empty": (90, 61), "meta-404": (90, 89)}
odd = oddity_test(FILM_ODDITIES)
GENRES = ["Action", "Adventure", "Animation", "Biography", "Comedy", "Crime", "Documentary",
          "Drama", "Family", "Fantasy", "History", "Horror", "Mystery", "Romance", "Sci-Fi", "Sport",
          "Thriller", "War", "Western"]


class MetaCatalogue:
    """The films of TMDB's catalogue, as Cinemeta knows them. Their first genres take turns."""

    FIRST_ID = MovieCatalogue.FIRST_IMDB_ID

    def __init__(self, count: int, seed: int):
        self.films = MovieCatalogue(count, seed)
        self.count = count
        self.seed = seed

    def ranked(self, name: str) -> Ranking:
        return self.films.ranked({"top": "popular", "imdbRating": "top_rated"}[name])

    def of_genre(self, name: str, catalogue: str) -> Ranking:
        if name not in GENRES:
            return Ranking(0, lambda rank: rank)
        first, turns = GENRES.index(name), len(GENRES)
        ranking = shuffled(0, len(range(first, self.count, turns)), len(catalogue))
        return Ranking(ranking.size, lambda rank: first + turns * ranking.at(rank))

    def of_year(self, year: int) -> Ranking:
        """Every tenth row is one of the oldest films, whatever the year."""
        films = self.films.released_between(date(year, 1, 1), date(year, 12, 31))

        def at(rank: int) -> int:
            tens, digit = divmod(rank, 10)
            return tens if digit == 9 else films.at(tens * 9 + digit)
        return Ranking(films.size + films.size // 9, at)

    def number(self, key: str) -> int | None:
        """Of the film with this id."""
        i = (whole(key.removeprefix("tt")) or 0) - self.FIRST_ID
        return i if key.startswith("tt") and 0 <= i < self.count else None

    def slim_meta(self, i: int) -> dict:
        """As searches have it."""
        item, key, year = self.films.item(i, "en"), f"tt{self.FIRST_ID + i}", self.year(i)
        slim = {"id": key, "imdb_id": key, "type": "movie", "name": item["title"],
                "releaseInfo": year,
                "poster": f"https://images.metahub.space/poster/small/{key}/img"}
        if odd("poster-elsewhere", i):
            slim["poster"] = f"https://m.media-amazon.com/images/{key}.jpg"
        if odd("id-of-another-kind", i):
            slim["id"] = f"kitsu:{i}"
        for oddity, field in (("name-missing", "name"), ("imdb-id-missing", "imdb_id"),
                              ("poster-missing", "poster")):
            if odd(oddity, i):
                del slim[field]
        return slim

    def year(self, i: int) -> str:
        if i >= self.films.dated:
            return ""
        year = self.films.release_day(i).year
        return f"{year}\u2013{year + 8}" if odd("year-range", i) else str(year)

    def whole_meta(self, i: int) -> dict:
        """As all other lists have it, and the answer about it alone."""
        item, dice = self.films.item(i, "en"), Dice(self.seed, "meta", i)
        genres = [GENRES[i % len(GENRES)], *dice.some(GENRES, 1, 2)]  # one may stand there twice
        rating = f"{item['vote_average']:.1f}"
        meta = self.slim_meta(i) | {
            "year": self.year(i),
            "released": None if i >= self.films.dated or odd("released-null", i) else
                        f"{self.films.release_day(i).isoformat()}T00:00:00.000Z",
            "runtime": None if odd("runtime-null", i) else f"{dice.between(71, 194)} min",
            "imdbRating": "" if odd("rating-empty", i) or rating == "0.0" else rating,
            "description": f"In {dice.pick(PLACES)}, {dice.person_name()} {dice.pick(DEEDS)}.",
            "genre": genres, "genres": genres,
            "director": None if odd("director-null", i) else [dice.person_name()],
            "writer": [dice.person_name()],
            "cast": [] if odd("cast-empty", i) else
                    [dice.person_name() for _ in range(dice.between(3, 4))],
            "trailers": [{"source": dice.image_path()[1:12].replace("Z", "_"), "type": "Trailer"}],
            "moviedb_id": self.films.FIRST_ID + i,
            "background": f"https://images.metahub.space/background/medium/tt{self.FIRST_ID + i}/img",
            "popularity": item["popularity"], "country": "Norway", "awards": "1 win",
            "slug": f"movie/film-{i}", "behaviorHints": {"hasScheduledVideos": False}}
        if odd("moviedb-id-text", i):
            meta["moviedb_id"] = str(meta["moviedb_id"])
        if odd("more-keys", i):
            meta["streaming_hint"] = {"rank": [i, None]}
        for field in "description", "genres", "trailers", "moviedb_id":
            if odd(f"{field.replace('_', '-')}-missing", i):
                del meta[field]
        return meta


class Cinemeta(Service):
    """Cinemeta: /manifest.json, /catalog/movie/{top,imdbRating,year}.json, /meta/movie/tt{id}.json.
    Parameters are a segment of the path: /catalog/movie/top/genre=Sci-Fi&skip=50.json,
    /catalog/movie/year/genre=1999.json, /catalog/movie/top/search=blue.json

    Its posters are at /poster/{small,medium}/tt{id}/img, WebP where the number is even.

    Its base address is the server's own. Film number i is that of TMDB, with the id tt9000000 + i. A
    page has fifty films, every fourth page three fewer. The list of a year has old films in every
    tenth row. A search has one page, of slim films.

    Its recordings are in cinemeta/: the path with "_" for all that is not a letter or digit:
    catalog_movie_top  catalog_movie_top_genre_Action_skip_50  meta_movie_tt0245712
    """

    oddities = {"Films of Cinemeta": FILM_ODDITIES}
    refusals = {status: status for status in (401, 404, 422, 429, 503)}
    has_etags = True
    picture_path = re.compile("/(poster|background)/(small|medium|large)/(tt[0-9]+)/img([.]jpg)?|/images/(tt[0-9]+)[.]jpg")
    picture_hosts = ("https://images.metahub.space", "https://m.media-amazon.com")
    POSTER_WIDTHS = {"small": 230, "medium": 342, "large": 780}
    PAGE_SIZE = 50
    ERRORS = {404: "not found", 503: "handler error"}

    def __init__(self, settings: dict, options: argparse.Namespace):
        self.catalogue = MetaCatalogue(settings["movies"], settings["seed"])

    @classmethod
    def claims(cls, request: Request) -> bool:
        return re.match("/(catalog|meta)/movie/|/manifest.json$", request.path) is not None

    @classmethod
    def error(cls, code: int) -> ServiceError:
        return ServiceError(code, {"err": cls.ERRORS.get(code, "refused")})

    def answer(self, request: Request) -> dict:
        films = self.catalogue
        match [unquote(part) for part in request.path.removesuffix(".json").split("/")[1:]]:
            case ["manifest"]:
                return self.manifest()
            case ["catalog", "movie", ("top" | "imdbRating" | "year") as name]:
                return self.list(name, {})
            case ["catalog", "movie", ("top" | "imdbRating" | "year") as name, _]:
                return self.list(name, self.parameters(request.path))
            case ["meta", "movie", key]:
                return self.meta(films.number(key))
        raise self.error(404)

    @staticmethod
    def parameters(path: str) -> dict:
        pairs = path.removesuffix(".json").rpartition("/")[2].split("&")
        return {unquote(name): unquote(value)
                for name, _, value in (pair.partition("=") for pair in pairs)}

    def list(self, name: str, parameters: dict) -> dict:
        films, skip = self.catalogue, whole(parameters.get("skip", "0")) or 0
        if "search" in parameters and name == "top":
            ranking = films.films.lexicon.search(parameters["search"], films.count)
            return {"metas": [films.slim_meta(i) for i in ranking.rows(1, self.PAGE_SIZE)]}
        genre = parameters.get("genre")
        if name == "year":
            year = whole(genre)
            if not year or year > 9998:
                raise self.error(404)
            ranking = films.of_year(year)
        else:
            ranking = films.of_genre(genre, name) if genre else films.ranked(name)
        page = skip // self.PAGE_SIZE + 1
        rows = ranking.rows(page, self.PAGE_SIZE)
        if page % 4 == 3 and len(rows) == self.PAGE_SIZE:
            rows = rows[:-3]
        return {"metas": [films.whole_meta(i) for i in rows]}

    def meta(self, i: int | None) -> dict:
        if i is None or odd("meta-404", i):
            raise self.error(404)
        if odd("meta-{}", i):
            return {}
        return {"meta": {} if odd("meta-empty", i) else self.catalogue.whole_meta(i)}

    def manifest(self) -> dict:
        years = [str(year) for year in range(2027, 1919, -1)]
        extras = {"top": {"genre": GENRES, "search": [], "skip": []},
                  "year": {"genre": years, "skip": []},
                  "imdbRating": {"genre": GENRES, "skip": []}}
        return {"id": "com.linvo.cinemeta", "name": "Cinemeta", "version": "3.0.14",
                "types": ["movie"], "resources": ["catalog", "meta"],
                "idPrefixes": ["tt"], "catalogs": [{"type": "movie", "id": name, "extra": [
                    {"name": extra, "options": options} for extra, options in options_of.items()]}
                    for name, options_of in extras.items()]}

    def picture(self, path: re.Match, request: Request) -> Response | None:
        kind, size, key, is_jpeg, elsewhere = path.groups()
        i = self.catalogue.number(key or elsewhere)
        if i is None or odd("poster-404", i):
            return None
        width = self.POSTER_WIDTHS.get(size, 342)
        height = width * 9 // 16 if kind == "background" else width * 3 // 2
        return Picture(self.catalogue.films.original_title(i)[0], width, height,
                       "jpeg" if is_jpeg or elsewhere or i % 2 else "webp").response()

    def recordings(self, request: Request) -> list:
        words = re.split("[^A-Za-z0-9]+", unquote(request.path).removesuffix(".json"))
        return ["cinemeta/" + "_".join(word for word in words if word)[:80]]
