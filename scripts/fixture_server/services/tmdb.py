"""Films, by the rules of TMDB v3."""
import argparse
import base64
import math
import re
from collections.abc import Callable
from datetime import date, timedelta

from ..messages import Request, ServiceError, natural, slug, whole
from ..seeded import (ADJECTIVES, CLOSINGS, DEEDS, FIRST_NAMES, NOUNS, PLACES, ROLES, Dice, Lexicon,
                      Ranking, oddity_test, shuffled)
from ..service import Service

FILM_ODDITIES = {
    "title-cjk": (50, 7), "title-arabic": (50, 17), "title-zwj-emoji": (50, 27),
    "title-combining-marks": (50, 37), "title-400-characters": (50, 47), "poster-null": (40, 11),
    "backdrop-null": (12, 5), "vote-average-integer": (9, 4), "vote-count-0": (25, 3),
    "genres-empty": (30, 21), "unknown-keys": (8, 2), "untranslated": (20, 16),
    "undated-without-key": (5, 0), "runtime-0": (15, 1), "tagline-empty": (3, 1),
    "homepage-empty": (2, 1), "imdb-id-null": (20, 6), "crew-of-500": (50, 13),
    "credits-empty": (60, 29), "videos-empty": (10, 9), "no-trailer": (10, 8),
    "recommendations-empty": (16, 12)}
odd = oddity_test(FILM_ODDITIES)
COUNTRIES = {"BR": "Brazil", "DE": "Germany", "FR": "France", "GB": "United Kingdom", "JP": "Japan",
             "KR": "South Korea", "NO": "Norway", "US": "United States of America"}
GENRES = {28: "Action", 12: "Adventure", 16: "Animation", 35: "Comedy", 80: "Crime",
          99: "Documentary", 18: "Drama", 10751: "Family", 14: "Fantasy", 36: "History",
          27: "Horror", 10402: "Music", 9648: "Mystery", 10749: "Romance", 878: "Science Fiction",
          10770: "TV Movie", 53: "Thriller", 10752: "War", 37: "Western"}


class MovieCatalogue:
    """`count` films, oldest first, more of them per year as time goes on."""

    FIRST_ID = 1000
    FIRST_DAY = date(1900, 1, 1)
    DAYS = (date(2028, 1, 1) - FIRST_DAY).days
    JOBS = [("Directing", "Director"), ("Writing", "Screenplay"), ("Production", "Producer"),
            ("Camera", "Director of Photography"), ("Editing", "Editor"), ("Art", "Set Dresser"),
            ("Sound", "Original Music Composer"), ("Visual Effects", "Animation")]
    VIDEOS = [("YouTube", "Featurette"), ("Vimeo", "Clip"), ("YouTube", "Bloopers"),
              ("YouTube", "Teaser"), ("Vimeo", "Trailer"), ("YouTube", "Trailer")]

    def __init__(self, count: int, seed: int):
        self.count = count
        self.dated = count - count // 40
        self.seed = seed
        self.lexicon = Lexicon(seed)

    # Film i is released on the last day d (of D) with dated·d²/D² <= i. Both directions are exact,
    # so what a date range selects and what its films say never disagree.

    def released_before(self, day: date) -> int:
        elapsed = min(max((day - self.FIRST_DAY).days, 0), self.DAYS)
        return self.dated * elapsed ** 2 // self.DAYS ** 2

    def release_day(self, i: int) -> date:
        elapsed = math.isqrt(((i + 1) * self.DAYS ** 2 - 1) // self.dated)
        return self.FIRST_DAY + timedelta(days=elapsed)

    def released_between(self, first: date | None, last: date | None) -> Ranking:
        start = self.released_before(first) if first else 0
        end = self.released_before(last + timedelta(days=1)) if last else self.dated
        return shuffled(start, max(end - start, 0), self.seed)

    def ranked(self, name: str) -> Ranking:
        return shuffled(0, self.count, Dice(self.seed, name).bits())

    def original_title(self, i: int) -> tuple:
        """The title and its language."""
        pair, coined = self.lexicon.pair(i), self.lexicon.coined(i)
        if odd("title-cjk", i):
            return f"{self.lexicon.pair(i, 'cjk')}の{self.lexicon.pair(i + 1, 'cjk')}", "ja"
        if odd("title-arabic", i):
            return f"{self.lexicon.pair(i, 'arabic')} {self.lexicon.pair(i + 1, 'arabic')}", "ar"
        if odd("title-zwj-emoji", i):
            return f"👩\u200d🚀 {pair} 👨\u200d👩\u200d👧\u200d👦 🇳🇴 👍🏽", "en"
        if odd("title-combining-marks", i):
            return re.sub(r"(\w)", "\\1\u0301\u0323\u0336\u035b", pair), "en"
        if odd("title-400-characters", i):
            return ", or: ".join([f"The {pair}"] * 25), "en"
        forms = ["{0} {1}", "The {0} {1}", "{1} of the {0} Ones", "{0} {1} II", "My {0} {1}"]
        title = Dice(self.seed, "form", i).pick(forms).format(*pair.split())
        return (f"{title}: {coined}" if coined else title), "en"

    def item(self, i: int, language: str) -> dict:
        """A row of a list."""
        dice = Dice(self.seed, "film", i)
        title, title_language = self.original_title(i)
        foreign = language != "en"
        overview = (f"In {dice.pick(PLACES)}, the {dice.pick(ADJECTIVES).lower()} "
                    f"{dice.pick(ROLES)} {dice.person_name()} {dice.pick(DEEDS)}. "
                    f"{dice.pick(CLOSINGS)}")
        vote = dice.between(2000, 9000) / 1000
        vote = int(vote) if odd("vote-average-integer", i) else vote
        unrated = odd("vote-count-0", i)
        item = {
            "adult": False,
            "backdrop_path": None if odd("backdrop-null", i) else dice.image_path(),
            "genre_ids": [] if odd("genres-empty", i) else dice.some(list(GENRES), 1, 4),
            "id": self.FIRST_ID + i,
            "title": f"{title} [{language}]" if foreign else title,
            "original_language": title_language,
            "original_title": title,
            "overview": overview,
            "popularity": round(dice.unit() ** 4 * 400, 4),
            "poster_path": None if odd("poster-null", i) else dice.image_path(),
            "release_date": self.release_day(i).isoformat() if i < self.dated else "",
            "softcore": False,
            "video": False,
            "vote_average": 0.0 if unrated else vote,
            "vote_count": 0 if unrated else 1 + dice.below(1 << dice.between(2, 15))}
        if foreign and odd("untranslated", i):
            item.update(title=title, overview="")
        if i >= self.dated and odd("undated-without-key", i):
            del item["release_date"]
        if odd("unknown-keys", i):
            item.update(streaming_hint={"rank": [i, None]}, ratings_v9=None)
        return item

    def details(self, i: int, language: str) -> dict:
        details = self.item(i, language)
        genres = details.pop("genre_ids")
        dice = Dice(self.seed, "details", i)
        country = dice.pick(list(COUNTRIES))
        return details | {
            "belongs_to_collection": None if dice.below(4) else {
                "id": dice.between(10, 99_999), "name": f"{self.lexicon.pair(i)} Collection",
                "poster_path": dice.image_path(), "backdrop_path": None},
            "budget": dice.below(2) * dice.below(90_000_000),
            "genres": [{"id": genre, "name": GENRES[genre]} for genre in genres],
            "homepage": "" if odd("homepage-empty", i) else f"https://film-{i}.example/",
            "imdb_id": None if odd("imdb-id-null", i) else f"tt{9_000_000 + i}",
            "origin_country": [country],
            "production_companies": [{
                "id": dice.between(1, 9999), "name": f"{dice.pick(NOUNS)} Pictures",
                "logo_path": None, "origin_country": ""}],
            "production_countries": [{"iso_3166_1": country, "name": COUNTRIES[country]}],
            "revenue": dice.below(2) * dice.below(400_000_000),
            "runtime": 0 if odd("runtime-0", i) else dice.between(71, 194),
            "spoken_languages": [{"english_name": "Russian", "iso_639_1": "ru", "name": "Pусский"}],
            "status": "Released" if i < self.dated else "Planned",
            "tagline": "" if odd("tagline-empty", i) else dice.pick(CLOSINGS)}

    def person(self, number: int) -> dict:
        dice = Dice(self.seed, "person", number)
        name = dice.person_name()
        return {"adult": False, "gender": dice.below(4), "id": number, "name": name,
                "original_name": name, "known_for_department": dice.pick(self.JOBS)[0],
                "popularity": round(dice.unit() * 9, 4),
                "profile_path": dice.image_path() if dice.below(4) else None}

    def credits(self, i: int) -> dict:
        if odd("credits-empty", i):
            return {"cast": [], "crew": []}
        dice = Dice(self.seed, "credits", i)
        cast = [{**self.person(dice.below(5000)), "cast_id": n + 1, "order": n,
                 "character": f"{dice.pick(FIRST_NAMES)} the {dice.pick(ROLES)}",
                 "credit_id": dice.octets(12).hex()} for n in range(dice.between(4, 24))]
        # The director writes and produces too, and is credited as director twice: neither a person nor
        # a person with a job is unique in the crew.
        director = dice.between(5000, 5999)
        rows = [(director, *job) for job in self.JOBS[:3] + self.JOBS[:1]]
        rows += [(dice.between(6000, 99_999), *dice.pick(self.JOBS[1:]))
                 for _ in range(530 if odd("crew-of-500", i) else 9)]
        crew = [{**self.person(number), "credit_id": dice.octets(12).hex(),
                 "department": department, "job": job} for number, department, job in rows]
        return {"cast": cast, "crew": crew}

    def videos(self, i: int) -> dict:
        dice = Dice(self.seed, "videos", i)
        kinds = self.VIDEOS[:-2] if odd("no-trailer", i) else self.VIDEOS
        kinds = [] if odd("videos-empty", i) else kinds
        return {"results": [
            {"iso_639_1": "en", "iso_3166_1": "US", "name": f"{self.lexicon.pair(i)} | {kind}",
             "key": base64.urlsafe_b64encode(dice.octets(8)).decode().rstrip("="), "site": site,
             "size": dice.pick([360, 720, 1080, 2160]), "type": kind, "official": dice.below(3) > 0,
             "published_at": f"20{n + 10}-05-04T12:00:00.000Z", "id": dice.octets(12).hex()}
            for n, (site, kind) in enumerate(kinds)]}

    def release_dates(self, i: int) -> dict:
        dice = Dice(self.seed, "releases", i)
        countries = dice.some(list(COUNTRIES), 3, len(COUNTRIES)) if i < self.dated else []
        return {"results": [{"iso_3166_1": country, "release_dates": [
            {"certification": dice.pick(["", "", "12", "PG-13", "R"]), "descriptors": [],
             "iso_639_1": "", "note": dice.pick(["", "Blu-ray", "Festival"]),
             "type": dice.between(1, 6),
             "release_date": f"{self.release_day(i) + timedelta(days=30 * n)}T00:00:00.000Z"}
            for n in range(dice.between(1, 3))]} for country in countries]}


class Tmdb(Service):
    """TMDB: /3/discover/movie (primary_release_date.gte/.lte), /3/search/movie, /3/trending/movie/{day,week},
    /3/movie/{popular,top_rated,now_playing,upcoming}, /3/genre/movie/list, /3/configuration,
    /3/authentication, /3/movie/{id} with
    append_to_response=credits,videos,release_dates,recommendations

    Film number i (from 0, oldest first) has the id 1000 + i. The last 2.5 % of the films have no date,
    and so are in no date range; the dated ones in the last 4 % are now_playing, then upcoming. Every
    list begins page 8, 15, ... with the last film of the page before it.

    Its recordings are in tmdb/: the path below /3/ with "_" for "/"; for search its query; then the
    language and the page (page 1 also without), the files with a language before those without one:
    discover_movie_p2  movie_popular_de_p1  search_movie_<query>_p1  movie_550  movie_550_de
    """

    oddities = {"Films": FILM_ODDITIES}
    refusals = {401: 7, 404: 34, 422: 5, 429: 25, 503: 9}
    has_etags = True
    PAGE_SIZE = 20
    LAST_PAGE = 500  # of the real service; --last-page has another
    ERRORS = {5: (422, "Invalid parameters: Your request parameters are incorrect."),
              7: (401, "Invalid API key: You must be granted a valid key."),
              9: (503, "Service offline: This service is temporarily offline, try again later."),
              22: (400, "Invalid page: Pages start at 1 and max at {last_page}. "
                        "They are expected to be an integer."),
              23: (400, "Invalid date: Format needs to be YYYY-MM-DD."),
              25: (429, "Your request count (41) is over the allowed limit of (40)."),
              34: (404, "The resource you requested could not be found.")}
    IMAGE_SIZES = {"backdrop": "w300 w780 w1280", "logo": "w45 w92 w154 w185 w300 w500",
                   "poster": "w92 w154 w185 w342 w500 w780", "profile": "w45 w185 h632",
                   "still": "w92 w185 w300"}

    def __init__(self, settings: dict, options: argparse.Namespace):
        self.catalogue = MovieCatalogue(settings["movies"], settings["seed"])
        self.key = options.tmdb_key
        self.last_page = options.last_page

    @classmethod
    def add_options(cls, add: Callable):
        add("--movies", type=natural, default=20_000, metavar="N", help="number of films (20000)")
        add("--last-page", type=natural, default=cls.LAST_PAGE, metavar="N",
            help=f"last page that TMDB gives out ({cls.LAST_PAGE})")
        add("--tmdb-key", metavar="KEY",
            help="the only key or token accepted (any well-formed one)")

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        return {"movies": options.movies}

    @classmethod
    def claims(cls, request: Request) -> bool:
        return request.path.startswith("/3/")

    @classmethod
    def error(cls, code: int, **values) -> ServiceError:
        status, message = cls.ERRORS[code]
        message = message.format(**values)
        return ServiceError(status, {"success": False, "status_code": code,
                                     "status_message": message})

    def authorise(self, request: Request):
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        given = [(request.query.get("api_key", ""), "[0-9a-f]{32}"),
                 (token if scheme == "Bearer" else "", r"eyJ\S+")]
        if not any(key == self.key if self.key else re.fullmatch(form, key) for key, form in given):
            raise self.error(7)

    def answer(self, request: Request) -> dict:
        films, query = self.catalogue, request.query
        language = query.get("language", "en").partition("-")[0].lower() or "en"
        match request.path.strip("/").split("/")[1:]:
            case ["authentication"]:
                return {"success": True, "status_code": 1, "status_message": "Success."}
            case ["configuration"]:
                return self.configuration()
            case ["genre", "movie", "list"]:
                suffix = "" if language == "en" else f" [{language}]"
                return {"genres": [{"id": n, "name": name + suffix} for n, name in GENRES.items()]}
            case ["discover", "movie"]:
                return self.page(self.discovered(query), query, language)
            case ["search", "movie"]:
                if not query.get("query", "").strip():
                    raise ServiceError(422, {"errors": ["query must be provided"]})
                return self.page(films.lexicon.search(query["query"], films.count), query, language)
            case ["movie", ("popular" | "top_rated") as name]:
                return self.page(films.ranked(name), query, language)
            case ["movie", "now_playing"]:
                return self.recent(0.96, 0.98, query, language)
            case ["movie", "upcoming"]:
                return self.recent(0.98, 1, query, language)
            case ["trending", "movie", ("day" | "week") as name]:
                most = self.last_page * self.PAGE_SIZE
                return self.typed_page(films.ranked(name), most, query, language)
            case ["movie", movie_id]:
                i = (whole(movie_id) or 0) - films.FIRST_ID
                if 0 <= i < films.count:
                    return self.movie(i, query, language)
        raise self.error(34)

    def recordings(self, request: Request) -> list:
        query = request.query
        path = request.path.removeprefix("/3/").replace("/", "_")
        stem = "tmdb/" + re.sub("[^a-z0-9_]", "", path)
        stem += f"_{slug(query['query'])}" if "query" in query else ""
        page = slug(query.get("page", "1"))
        language = slug(query.get("language", "en").partition("-")[0])
        return [name + suffix for name in (f"{stem}_{language}", stem)
                for suffix in ([f"_p{page}", ""] if page == "1" else [f"_p{page}"])]

    def page(self, ranking: Ranking, query: dict, language: str) -> dict:
        page = whole(query.get("page", "1"))
        if page is None or not 1 <= page <= self.last_page:
            raise self.error(22, last_page=self.last_page)
        rows = ranking.rows(page, self.PAGE_SIZE)
        if rows and page > 1 and page % 7 == 1:
            # The real ranking changes while it is read: the last film of page 7 is also the first of page 8.
            rows[0] = ranking.at((page - 1) * self.PAGE_SIZE - 1)
        return {"page": page, "results": [self.catalogue.item(i, language) for i in rows],
                "total_pages": max(1, -(-ranking.size // self.PAGE_SIZE)),
                "total_results": ranking.size}

    def typed_page(self, ranking: Ranking, most: int, query: dict, language: str) -> dict:
        page = self.page(ranking._replace(size=min(ranking.size, most)), query, language)
        for item in page["results"]:
            item["media_type"] = "movie"
        return page

    def discovered(self, query: dict) -> Ranking:
        limits = [query.get(f"primary_release_date.{end}") for end in ("gte", "lte")]
        if not any(limits):
            return self.catalogue.ranked("discover")
        return self.catalogue.released_between(*map(self.parse_day, limits))

    def parse_day(self, text: str | None) -> date | None:
        if not text:
            return None
        try:
            return date(*map(int, re.fullmatch("([0-9]{4})-([0-9]{2})-([0-9]{2})", text).groups()))
        except (AttributeError, ValueError):
            raise self.error(23) from None

    def recent(self, start: float, end: float, query: dict, language: str) -> dict:
        """The dated films between these shares of them, with the days they span."""
        films = self.catalogue
        first, last = int(films.dated * start), int(films.dated * end) - 1
        page = self.page(shuffled(first, last - first + 1, films.seed), query, language)
        if first <= last:
            page["dates"] = {"maximum": films.release_day(last).isoformat(),
                             "minimum": films.release_day(first).isoformat()}
        return page

    def movie(self, i: int, query: dict, language: str) -> dict:
        details = self.catalogue.details(i, language)
        appended = query.get("append_to_response", "").split(",")
        for name in {"credits", "videos", "release_dates"}.intersection(appended):
            details[name] = getattr(self.catalogue, name)(i)
        if "recommendations" in appended:
            most = 0 if odd("recommendations-empty", i) else 60
            ranking = shuffled(0, self.catalogue.count, i)
            details["recommendations"] = self.typed_page(ranking, most, query, language)
        return details

    def configuration(self) -> dict:
        sizes = {f"{kind}_sizes": [*names.split(), "original"]
                 for kind, names in self.IMAGE_SIZES.items()}
        return {"change_keys": ["adult", "images", "title"],
                "images": {"base_url": "http://image.tmdb.org/t/p/",
                           "secure_base_url": "https://image.tmdb.org/t/p/", **sizes}}
