"""Faults: other answers, spoilt answers, redirects, spoilt connections, and when they come."""
import argparse
import email.utils
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from urllib.parse import urlencode, urlsplit

from .connection_faults import CONNECTION_FAULTS
from .messages import Request, Response
from .picture_faults import PICTURE_FAULTS
from .seeded import Dice
from .services import SERVICES, service_of
from .spoilers import SPOILERS

REDIRECT_MARKER = "_redirected"


def refusal(status: int, **headers: Callable) -> Callable:
    """An HTTP error with the body that the service asked would give it; headers by the request."""
    def respond(request: Request) -> Response:
        service = service_of(request) or SERVICES[0]
        error = service.error(service.refusals[status])
        return Response.json(status, error.payload, **{
            name.replace("_", "-"): value(request) for name, value in headers.items()})
    return respond


REPLACEMENTS = {
    "http-401": (refusal(401), "401 with the service's own error body"),
    "http-404": (refusal(404), "404 with the service's own error body"),
    "http-422": (refusal(422), "422 with the service's own error body"),
    "http-429": (refusal(429, Retry_After=lambda _: "1"), "429 with Retry-After: 1"),
    "http-429-date": (refusal(429, Retry_After=lambda request: email.utils.formatdate(
        request.at + 2, usegmt=True)), "429 with Retry-After: a date in 2 s"),
    "http-500-html": (lambda request: Response.page(500, "Internal Server Error"), "500 in HTML"),
    "http-502-html": (lambda request: Response.page(502, "502 Bad Gateway"), "502 in HTML"),
    "http-503": (refusal(503), "503 with the service's own error body"),
    "error-html-200": (lambda request: Response.page(200, "Sign in to Free Wi-Fi"),
                       "200 with the HTML of a captive portal"),
    "empty": (lambda request: Response(200), "200 without a body"),
    "garbage": (lambda request: Response(200, Dice(0, request.path).octets(4096)),
                "200 with 4096 random bytes"),
} | {name: fault for service in SERVICES for name, fault in service.faults().items()}
REDIRECTS = {
    "redirect-http": "302 to the same URL with the other scheme (https becomes http)",
    "redirect-away": "302 to the same URL on localhost (from there: 127.0.0.1), answered there",
    "redirect-loop": "302 to itself, always",
    "redirect-same": f"302 to the same URL with {REDIRECT_MARKER}=1, answered there",
}


def redirect_target(fault: str, request: Request) -> str | None:
    """Where the fault sends this request; None if it has been sent already."""
    scheme, host, *_ = urlsplit(request.base)
    target = f"{request.path}?{urlencode(request.query)}"
    match fault:
        case "redirect-loop":
            return f"{scheme}://{host}{target}"
        case "redirect-http":
            return f"{'http' if scheme == 'https' else 'https'}://{host}{target}"
        case "redirect-away" if request.headers.get("host") == host:
            name, port = host.split(":")
            other = "127.0.0.1" if name == "localhost" else "localhost"
            return f"{scheme}://{other}:{port}{target}"
        case "redirect-same" if REDIRECT_MARKER not in request.query:
            return f"{scheme}://{host}{target}&{REDIRECT_MARKER}=1"
    return None


# Of all answers. Those that only pictures have are in PICTURE_FAULTS.
FAULTS = REDIRECTS | {name: meaning for kind in (REPLACEMENTS, SPOILERS, CONNECTION_FAULTS)
                      for name, (_, meaning) in kind.items()}


@dataclass
class FaultRule:
    fault: str
    path: str = ""
    method: str = ""  # "": any
    query: dict = field(default_factory=dict)
    times: int | None = None
    rate: float = 1.0

    def __post_init__(self):
        if self.fault not in FAULTS | PICTURE_FAULTS:
            raise ValueError(f"no such fault: {self.fault}")
        if not (isinstance(self.path, str) and isinstance(self.method, str) and isinstance(self.query, dict)
                and isinstance(self.times, int | None) and 0 <= self.rate <= 1):
            raise ValueError(f"not a fault rule: {self}")

    @classmethod
    def parse(cls, text: str) -> "FaultRule":
        name, _, rate = text.partition(":")
        try:
            return cls(name, rate=float(rate or 1))
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    def matches(self, request: Request) -> bool:
        if self.fault in PICTURE_FAULTS and not ((service := service_of(request)) and service.is_picture(request)):
            return False
        return self.times != 0 and self.method in ("", request.method) and request.path.startswith(self.path) and all(
            str(value).casefold() == request.query.get(key, "").casefold()
            for key, value in self.query.items())


class FaultBook:
    """Decides which request meets which fault."""

    def __init__(self, rules: list, seed: int):
        self.rules = [replace(rule) for rule in rules]  # copies, as `times` is counted down
        self.dice = Dice(seed, "faults")
        self.lock = threading.Lock()

    def take(self, request: Request) -> str | None:
        with self.lock:
            rule = next((rule for rule in self.rules if rule.matches(request)), None)
            if rule is None or self.dice.unit() >= rule.rate:
                return None
            if rule.fault in REDIRECTS and redirect_target(rule.fault, request) is None:
                return None
            if rule.times is not None:
                rule.times -= 1
            return rule.fault
