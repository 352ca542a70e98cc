"""The services that are stood in for. A new one is a module here, and a line in SERVICES."""
from ..messages import Request
from ..service import Service
from .books import Books
from .cinemeta import Cinemeta
from .dav import Dav
from .deezer import Deezer
from .lastfm import Lastfm
from .openlibrary import Openlibrary
from .pokeapi import Pokeapi
from .s3 import S3
from .tmdb import Tmdb

SERVICES: list[type[Service]] = [
    Tmdb,
    Lastfm,
    Cinemeta,
    Deezer,
    Openlibrary,
    Pokeapi,
    Books,
    Dav,
    S3,
]


def service_of(request: Request) -> type[Service] | None:
    """Whose request it is; None for a path that no service has."""
    return next((service for service in SERVICES
                 if service.is_picture(request) or service.claims(request)), None)
