"""What is served, and what can be changed while it is."""
import argparse
import contextlib
import json
import zlib
from dataclasses import replace

from .faults import REDIRECTS, REPLACEMENTS, SPOILERS, FaultBook, FaultRule, redirect_target
from .messages import Request, Response, ServiceError
from .picture_faults import PICTURE_FAULTS
from .request_log import RequestLog
from .service import Service
from .services import SERVICES, service_of


class Fixture:
    """All that is served: the services, the faults, and what can be changed while it runs."""

    def __init__(self, options: argparse.Namespace):
        self.options = options
        self.recordings = options.recordings
        self.log = RequestLog(options.log)
        self.settings = {}
        self.reset()

    def control(self, what: str, body: bytes) -> Response:
        """The answer to a control request: "POST /_reset"."""
        try:
            match what:
                case "GET /_requests":
                    return Response.json(200, self.log.snapshot())
                case "POST /_reset":
                    self.reset()
                case "POST /_control":
                    self.configure(json.loads(body))
                case _:
                    return Response.json(404, {"error": f"no such control: {what}"})
        except (ValueError, TypeError, AttributeError) as error:
            return Response.json(400, {"error": str(error)})
        return Response.json(200, {"ok": True})

    def reset(self):
        options, before = self.options, self.settings
        self.log.clear()
        self.settings = {"seed": options.seed, "latency_ms": options.latency,
                         "picture_latency_ms": options.picture_latency}
        for service in SERVICES:
            self.settings |= service.settings(options)
            service.reset()
        self.faults = FaultBook([options.fault] if options.fault else [], options.seed)
        if before != self.settings:
            self.rebuild()

    def rebuild(self):
        self.services = {service: service(self.settings, self.options) for service in SERVICES}

    def configure(self, changes: dict):
        """All of the changes; or a ValueError, TypeError or AttributeError and none of them."""
        faults = changes.pop("faults", None)
        rules = None if faults is None else [FaultRule(**rule) for rule in faults]
        for key, value in changes.items():
            if key not in self.settings or type(value) is not int or value < 0:
                raise ValueError(f"not a setting: {key} = {value!r}")
        self.settings = self.settings | changes
        if changes.keys() - {"latency_ms", "picture_latency_ms"}:
            self.rebuild()
        if rules is not None:
            self.faults = FaultBook(rules, self.settings["seed"])

    def latency(self, request: Request) -> float:
        """In milliseconds, as the settings are now. Pictures overtake each other: one takes half as long, another
        half as long again."""
        latency, service = self.settings["latency_ms"], service_of(request)
        if service and service.is_picture(request):
            latency += self.settings["picture_latency_ms"] * (0.5 + zlib.crc32(request.path.encode()) % 101 / 100)
        return latency

    def respond(self, request: Request, fault: str | None) -> Response:
        if fault in REPLACEMENTS:
            return REPLACEMENTS[fault][0](request)
        if fault in REDIRECTS:
            return Response(302, headers={"Location": redirect_target(fault, request)})
        response = self.answer(request)
        if fault in SPOILERS | PICTURE_FAULTS:
            return (SPOILERS | PICTURE_FAULTS)[fault][0](response)
        # A fault never gets cache headers, or it would outlast the test that asks for it.
        service = service_of(request)
        has_etag = service and (service.has_etags or service.is_picture(request))
        cacheable = has_etag and response.status == 200 and not fault
        return self.cached(request, response) if cacheable else response

    @staticmethod
    def cached(request: Request, response: Response) -> Response:
        """The answer with cache headers, or 304 if the client has it."""
        etag = f'W/"{zlib.crc32(response.body):08x}{len(response.body):x}"'
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        headers = {"Cache-Control": "public, max-age=600", "ETag": etag,
                   "Vary": "accept-encoding, Origin"}
        return replace(Response(304) if etag in known else response, headers=headers)

    def answer(self, request: Request) -> Response:
        kind = service_of(request)
        if request.method not in (methods := kind.methods if kind else ("GET",)):
            return Response(405, headers={"Allow": ", ".join(methods)})
        if kind is None:
            return Response.page(404, "Not Found")
        service = self.services[kind]
        if kind.is_picture(request):
            return service.pictured(request)
        if malformed := service.malformed(request):
            return malformed
        try:
            service.authorise(request)
            response = self.recorded(service, request) or service.respond(request)
            return service.with_own_pictures(response, request)
        except ServiceError as error:
            return Response.json(error.status, error.payload)

    def recorded(self, service: Service, request: Request) -> Response | None:
        """The body in a file that takes the place of a computed answer."""
        for name in service.recordings(request) if self.recordings else []:
            with contextlib.suppress(OSError):
                return Response(200, (self.recordings / f"{name}.json").read_bytes())
        return None
