"""What every service has."""
import argparse
from collections.abc import Callable

from .messages import Request, Response, ServiceError


class Service:
    """A service that is stood in for. It is made anew whenever a setting changes.

    The comment on a subclass is a part of --help: what it serves, and what its recordings are called.
    """

    oddities: dict = {}  # by what they are of: the places of odd items, see seeded.oddity_test
    refusals: dict = {}  # the service's own code for an HTTP status, see error()
    has_etags = False  # whether an answer has cache headers

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

    def answer(self, request: Request) -> dict:
        """The JSON of the answer; or raises a ServiceError."""
        raise NotImplementedError

    def recordings(self, request: Request) -> list:
        """The names of the files that may hold a recorded answer, the best first, without ".json"."""
        return []
