"""Films, by the rules of TMDB v3."""
import argparse
import base64
import math
import re
from collections.abc import Callable
from datetime import date, timedelta

from ..messages import Request, Response, ServiceError, natural, slug, whole
from ..seeded import (ADJECTIVES, CLOSINGS, DEEDS, FIRST_NAMES, NOUNS, PLACES, ROLES, Dice, Lexicon,
                      Ranking, oddity_test, shuffled)
from ..pictures import Picture
from ..service import Service

FILM_ODDITIES = {
    "title-cjk": (50, 7), "title-arabic": (50, 17), "title-zwj-emoji": (50, 27),
    "title-combining-marks": (50, 37), "title-400-characters": (50, 47), "poster-null": (40, 11),
    "poster-404": (40, 31), "poster-png": (20, 9),
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
    FIRST_IMDB_ID = 9_000_000
    FIRST_COLLECTION = 500
    FILMS_IN_COLLECTION = 3
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
        self.kept = {}

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

    def refined(self, query: dict) -> Ranking:
        """The films that /discover finds, computed from what their rows and details say."""
        first, last = (query.get(f"primary_release_date.{end}") for end in ("gte", "lte"))
        start = self.released_before(date.fromisoformat(first)) if first else 0
        end = self.released_before(date.fromisoformat(last) + timedelta(days=1)) if last else self.count
        field, _, way = query.get("sort_by", "popularity.desc").partition(".")
        field = {"primary_release_date": "release_date"}.get(field, field)
        needs_details = field == "revenue" or any(name.startswith(("with_runtime", "with_origin")) for name in query)

        def numbers(name: str) -> list:
            return [int(text) for text in query.get(name, "").split(",") if text]

        def lets(i: int, film: dict) -> bool:
            if not (all(n in film["genre_ids"] for n in numbers("with_genres"))
                    and not any(n in film["genre_ids"] for n in numbers("without_genres"))
                    and query.get("with_original_language", film["original_language"]) == film["original_language"]
                    and film["vote_average"] >= float(query.get("vote_average.gte", 0))
                    and film["vote_count"] >= int(query.get("vote_count.gte", 0))):
                return False
            if needs_details:
                film |= {name: value for name, value in self.details(i, "en").items() if name not in film}
                country = query.get("with_origin_country")
                if not (int(query.get("with_runtime.gte", 0)) <= film["runtime"] <= int(query.get("with_runtime.lte", 999))
                        and (country is None or country in film["origin_country"])):
                    return False
            people = numbers("with_people")
            credited = {person["id"] for part in self.credits(i, self.nameless).values()
                        for person in part} if people else set()
            return credited.issuperset(people)

        rows = ((i, self.item(i, "en")) for i in range(start, max(start, end)))
        found = [(film.get(field, ""), i) for i, film in rows if lets(i, film)]
        found.sort(reverse=way == "desc")
        return Ranking(len(found), lambda rank: found[rank][1])

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
            "backdrop_path": None if odd("backdrop-null", i) else self.image_path("b", i, dice),
            "genre_ids": [] if odd("genres-empty", i) else dice.some(list(GENRES), 1, 4),
            "id": self.FIRST_ID + i,
            "title": f"{title} [{language}]" if foreign else title,
            "original_language": "ko" if title_language == "en" and i % 12 == 5 else title_language,
            "original_title": title,
            "overview": overview,
            "popularity": round(dice.unit() ** 4 * 400, 4),
            "poster_path": None if odd("poster-null", i) else self.image_path("p", i, dice),
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

    @staticmethod
    def image_path(kind: str, number: int, dice: Dice) -> str:
        """It says of what it is: the (p)oster or (b)ackdrop of a film, a (c)ollection or a (f)ace."""
        path = f"/{kind}{number:08}{dice.image_path()[10:]}"
        return path.replace(".jpg", ".png") if kind == "p" and odd("poster-png", number) else path

    def pictured(self, kind: str, number: int) -> str | None:
        """The title in that image; None if it is missing."""
        if kind == "f":
            return self.person(number)["name"]
        if number >= self.count or kind == "p" and odd("poster-404", number):
            return None
        return self.collection_name(number) if kind == "c" else self.original_title(number)[0]

    def details(self, i: int, language: str) -> dict:
        details = self.item(i, language)
        genres = details.pop("genre_ids")
        dice = Dice(self.seed, "details", i)
        country = dice.pick(list(COUNTRIES))
        return details | {
            "belongs_to_collection": None if dice.below(4) else {
                "id": self.FIRST_COLLECTION + i // self.FILMS_IN_COLLECTION,
                "name": self.collection_name(i // self.FILMS_IN_COLLECTION),
                "poster_path": self.image_path("c", i // self.FILMS_IN_COLLECTION, dice), "backdrop_path": None},
            "budget": dice.below(2) * dice.below(90_000_000),
            "genres": [{"id": genre, "name": GENRES[genre]} for genre in genres],
            "homepage": "" if odd("homepage-empty", i) else f"https://film-{i}.example/",
            "imdb_id": None if odd("imdb-id-null", i) else f"tt{self.FIRST_IMDB_ID + i}",
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
                "profile_path": self.image_path("f", number, dice) if dice.below(4) else None}

    @staticmethod
    def nameless(number: int) -> dict:
        return {"id": number}

    def collection_name(self, number: int) -> str:
        return f"{self.lexicon.pair(number * self.FILMS_IN_COLLECTION)} Collection"

    def collection(self, number: int, language: str) -> dict:
        first = number * self.FILMS_IN_COLLECTION
        return {"id": self.FIRST_COLLECTION + number, "name": self.collection_name(number), "overview": "",
                "poster_path": None, "backdrop_path": None,
                "parts": [self.item(i, language) | {"media_type": "movie"}
                          for i in range(first, min(self.count, first + self.FILMS_IN_COLLECTION))]}

    def collections(self) -> int:
        return -(-self.count // self.FILMS_IN_COLLECTION)

    def credits(self, i: int, person: Callable | None = None) -> dict:
        person = person or self.person
        if odd("credits-empty", i):
            return {"cast": [], "crew": []}
        dice = Dice(self.seed, "credits", i)
        cast = [{**person(dice.below(5000)), "cast_id": n + 1, "order": n,
                 "character": f"{dice.pick(FIRST_NAMES)} the {dice.pick(ROLES)}",
                 "credit_id": dice.octets(12).hex()} for n in range(dice.between(4, 24))]
        # The director writes and produces too, and is credited as director twice: neither a person nor
        # a person with a job is unique in the crew.
        director = dice.between(5000, 5999)
        rows = [(director, *job) for job in self.JOBS[:3] + self.JOBS[:1]]
        rows += [(dice.between(6000, 99_999), *dice.pick(self.JOBS[1:]))
                 for _ in range(530 if odd("crew-of-500", i) else 9)]
        crew = [{**person(number), "credit_id": dice.octets(12).hex(),
                 "department": department, "job": job} for number, department, job in rows]
        return {"cast": cast, "crew": crew}

    def keywords(self, i: int) -> dict:
        dice = Dice(self.seed, "keywords", i)
        return {"keywords": [{"id": dice.between(1, 99_999), "name": f"{word.lower()} story"}
                             for word in dice.some(ADJECTIVES, 1, 5)]}

    def watch_providers(self, i: int) -> dict:
        dice = Dice(self.seed, "providers", i)

        def offers(most: int) -> list:
            return [{"logo_path": None, "provider_id": n + 1, "provider_name": f"{name} Streams",
                     "display_priority": n} for n, name in enumerate(dice.some(NOUNS, 1, most))]
        return {"results": {country: {"link": f"https://www.themoviedb.org/movie/{self.FIRST_ID + i}/watch",
                                      "flatrate": offers(3), "rent": offers(2), "buy": offers(2)}
                            for country in COUNTRIES if dice.below(3)}}

    def person_details(self, number: int, language: str) -> dict:
        """Somebody with more films than fit on a screen."""
        person = self.person(number)
        dice = Dice(self.seed, "life", number)
        born = date(1930, 1, 1) + timedelta(days=dice.below(25_000))
        died = born + timedelta(days=dice.between(20_000, 32_000)) if dice.below(3) == 0 else None
        place = dice.pick(PLACES)
        biography = "\n\n".join(
            f"{person['name']} is a made-up {dice.pick(ROLES)} from {place}, who {dice.pick(DEEDS)}. "
            f"{dice.pick(CLOSINGS)}" for _ in range(3))
        films = shuffled(0, self.count, number)
        count = min(films.size, dice.between(3, 60))
        cast = [self.item(films.at(n), language) | {
            "character": "" if n % 9 == 8 else f"{dice.pick(FIRST_NAMES)} the {dice.pick(ROLES)}",
            "credit_id": dice.octets(12).hex(), "order": n} for n in range(count)]
        crew = [self.item(films.at(n), language) | {
            "department": department, "job": job, "credit_id": dice.octets(12).hex()}
            for n in range(0, count, 5) for department, job in self.JOBS[:2]]
        return person | {
            "also_known_as": [f"{person['name']} Jr."] if dice.below(2) else [],
            "biography": biography if dice.below(5) else "",
            "birthday": born.isoformat(), "deathday": died.isoformat() if died else None,
            "homepage": None, "imdb_id": f"nm{number:07}", "place_of_birth": place,
            "movie_credits": {"cast": cast, "crew": crew},
            "external_ids": {"imdb_id": f"nm{number:07}", "wikidata_id": f"Q{number}"}}

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
    """TMDB: /3/discover/movie (dates, genres, people, language, country, votes, runtime, sort_by), /3/search/movie, /3/trending/movie/{day,week},
    /3/movie/{popular,top_rated,now_playing,upcoming}, /3/genre/movie/list, /3/configuration,
    /3/authentication, /3/movie/{id} with
    append_to_response=credits,videos,release_dates,recommendations,keywords,watch/providers, /3/person/{id} with
    append_to_response=movie_credits,external_ids, /3/collection/{id}, /3/search/collection, /3/find/tt{id} (external_source=imdb_id)

    Its images are at /t/p/{size}/{path}, where size is w154, h632 or original.

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
    picture_path = re.compile("/t/p/(?:([wh])([0-9]{2,4})|original)/(?:([pbcf])([0-9]{8}))?([A-Za-z0-9]+)[.](jpg|png)")
    picture_hosts = ("https://image.tmdb.org", "http://image.tmdb.org")
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
                return self.page(self.searched(query), query, language)
            case ["search", "person"]:
                return self.people(query)
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
            case ["collection", collection_id]:
                number = (whole(collection_id) or 0) - films.FIRST_COLLECTION
                if 0 <= number < films.collections():
                    return films.collection(number, language)
            case ["search", "collection"]:
                return self.collections(query)
            case ["person", person_id]:
                number = whole(person_id) or 0
                if 0 < number < 100_000:
                    return self.person(number, query, language)
            case ["find", imdb_id] if query.get("external_source") == "imdb_id":
                return self.found(imdb_id, language)
        raise self.error(34)

    def picture(self, path: re.Match, request: Request) -> Response | None:
        side, length, kind, number, rest, ending = path.groups()
        # A path that this server did not give out comes from a recording.
        title = self.catalogue.pictured(kind, int(number)) if kind else rest
        shape = 9 / 16 if kind == "b" else 3 / 2
        width = round(int(length) / shape) if side == "h" else int(length or 2000)
        return None if title is None else Picture(
            title, width, round(width * shape), "png" if ending == "png" else "jpeg").response()

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

    REFINEMENTS = ["with_genres", "without_genres", "with_original_language", "with_origin_country",
                   "vote_average.gte", "vote_count.gte", "with_runtime.gte", "with_runtime.lte", "with_people"]

    def discovered(self, query: dict) -> Ranking:
        """The plain lists are computed by numbers; what is refined or sorted is looked for, and kept."""
        asked = {name: text for name, text in query.items() if name in self.REFINEMENTS
                 or name.startswith("primary_release_date") or name == "sort_by"}
        if asked.get("sort_by", "popularity.desc") != "popularity.desc" or any(n in asked for n in self.REFINEMENTS):
            for end in ("gte", "lte"):
                self.parse_day(query.get(f"primary_release_date.{end}"))
            kept, key = self.catalogue.kept, tuple(sorted(asked.items()))
            if key not in kept:
                kept[key] = self.catalogue.refined(asked)
            return kept[key]
        limits = [query.get(f"primary_release_date.{end}") for end in ("gte", "lte")]
        if not any(limits):
            return self.catalogue.ranked("discover")
        return self.catalogue.released_between(*map(self.parse_day, limits))

    def searched(self, query: dict) -> Ranking:
        found = self.catalogue.lexicon.search(query["query"], self.catalogue.count)
        if "primary_release_year" not in query:
            return found
        films = [found.at(rank) for rank in range(found.size)]
        films = [i for i in films if i < self.catalogue.dated
                 and str(self.catalogue.release_day(i).year) == query["primary_release_year"]]
        return Ranking(len(films), lambda rank: films[rank])

    def people(self, query: dict) -> dict:
        """The first of those that cast films, whose names have all words of the query."""
        words = query.get("query", "").casefold().split()
        if not words:
            raise ServiceError(422, {"errors": ["query must be provided"]})
        found = [person for person in map(self.catalogue.person, range(5000))
                 if all(word in person["name"].casefold() for word in words)][:self.PAGE_SIZE]
        return {"page": 1, "results": [person | {"known_for": []} for person in found],
                "total_pages": 1, "total_results": len(found)}

    def collections(self, query: dict) -> dict:
        """The first whose names have all words of the query."""
        words = query.get("query", "").casefold().split()
        if not words:
            raise ServiceError(422, {"errors": ["query must be provided"]})
        films = self.catalogue
        named = ((number, films.collection_name(number)) for number in range(films.collections()))
        found = [{"id": films.FIRST_COLLECTION + number, "name": name} for number, name in named
                 if all(word in name.casefold() for word in words)][:self.PAGE_SIZE]
        return {"page": 1, "results": found, "total_pages": 1, "total_results": len(found)}

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
        for name in {"credits", "videos", "release_dates", "keywords", "watch/providers"}.intersection(appended):
            details[name] = getattr(self.catalogue, name.replace("/", "_"))(i)
        if "recommendations" in appended:
            most = 0 if odd("recommendations-empty", i) else 60
            ranking = shuffled(0, self.catalogue.count, i)
            details["recommendations"] = self.typed_page(ranking, most, query, language)
        return details

    def person(self, number: int, query: dict, language: str) -> dict:
        details = self.catalogue.person_details(number, language)
        appended = query.get("append_to_response", "").split(",")
        return {name: value for name, value in details.items()
                if name not in ("movie_credits", "external_ids") or name in appended}

    def found(self, imdb_id: str, language: str) -> dict:
        """What has this id at IMDb: a film, or nothing. The real service answers both with 200."""
        i = (whole(imdb_id.removeprefix("tt")) or 0) - self.catalogue.FIRST_IMDB_ID
        known = imdb_id.startswith("tt") and 0 <= i < self.catalogue.count and not odd("imdb-id-null", i)
        films = [self.catalogue.item(i, language) | {"media_type": "movie"}] if known else []
        return {"movie_results": films, "person_results": [], "tv_results": [],
                "tv_episode_results": [], "tv_season_results": []}

    def configuration(self) -> dict:
        sizes = {f"{kind}_sizes": [*names.split(), "original"]
                 for kind, names in self.IMAGE_SIZES.items()}
        return {"change_keys": ["adult", "images", "title"],
                "images": {"base_url": "http://image.tmdb.org/t/p/",
                           "secure_base_url": "https://image.tmdb.org/t/p/", **sizes}}
