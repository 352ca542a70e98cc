"""What every service has."""
import argparse
import re
from collections.abc import Callable
from dataclasses import replace

from . import pictures
from .messages import Request, Response, ServiceError


class Service:
    """A service that is stood in for. It is made anew whenever a setting changes.

    The comment on a subclass is a part of --help: what it serves, and what its recordings are called.
    """

    oddities: dict = {}  # by what they are of: the places of odd items, see seeded.oddity_test
    refusals: dict = {}  # the service's own code for an HTTP status, see error()
    has_etags = False  # whether an answer has cache headers
    methods = ("GET",)
    picture_path: re.Pattern | None = None  # of the paths of its pictures, which need no key
    picture_hosts: tuple = ()  # where the real service has them; answers have the server itself in their place

    def __init__(self, settings: dict, options: argparse.Namespace):
        """Settings can be changed while the server runs, options cannot."""

    @classmethod
    def add_options(cls, add: Callable):
        """Adds its options to the command line."""

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        """Its settings as the command line has them."""
        return {}

    @classmethod
    def claims(cls, request: Request) -> bool:
        """Whether a request is for this service."""
        raise NotImplementedError

    @classmethod
    def is_picture(cls, request: Request) -> bool:
        """Whether a request is for one of its pictures."""
        return cls.picture_path is not None and cls.picture_path.fullmatch(request.path) is not None

    @classmethod
    def error(cls, code: int) -> ServiceError:
        """The error that the service has under a code of its own."""
        raise NotImplementedError

    @classmethod
    def faults(cls) -> dict:
        """Faults of this service alone: name -> (from request to response, meaning)."""
        return {}

    def malformed(self, request: Request) -> Response | None:
        """The answer to a request that is refused before its key is looked at."""
        return None

    def authorise(self, request: Request):
        """Raises a ServiceError for a wrong key."""

    @classmethod
    def reset(cls):
        """Forgets what it was told."""

    def respond(self, request: Request) -> Response:
        """The answer; or raises a ServiceError."""
        return Response.json(200, self.answer(request))

    def pictured(self, request: Request) -> Response:
        """The answer to a request for a picture."""
        return self.picture(self.picture_path.fullmatch(request.path), request) or pictures.missing()

    def picture(self, path: re.Match, request: Request) -> Response | None:
        """The picture that has this path; None if there is none."""
        return None

    def with_own_pictures(self, response: Response, request: Request) -> Response:
        """The answer, with addresses of pictures that are served here."""
        body = response.body
        for host in self.picture_hosts:
            body = body.replace(host.encode(), request.base.encode())
        return replace(response, body=body)

    def answer(self, request: Request) -> dict:
        """The JSON of the answer; or raises a ServiceError."""
        raise NotImplementedError

    def recordings(self, request: Request) -> list:
        """The names of the files that may hold a recorded answer, the best first, without ".json"."""
        return []
