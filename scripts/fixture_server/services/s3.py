"""A bucket of a server that speaks S3, which several machines share."""
import argparse
import calendar
import hashlib
import hmac
import html
import re
import threading
import time
from collections.abc import Callable
from urllib.parse import quote, unquote

from ..messages import Request, Response, ServiceError, natural
from ..service import Service

XML_TYPE = "application/xml"
USER, SECRET, REGION, BUCKET = "ada", "secret", "garden", "shelf"
ERRORS = {"SignatureDoesNotMatch": 403, "InvalidAccessKeyId": 403, "AccessDenied": 403, "RequestTimeTooSkewed": 403,
          "XAmzContentSHA256Mismatch": 400, "NoSuchBucket": 404, "NoSuchKey": 404, "SlowDown": 503, "StorageFull": 507}


class Bucket:
    """Bytes by their keys, in the order in which they came."""

    def __init__(self):
        self.lock = threading.Lock()
        self.clear()

    def clear(self):
        self.objects = {}


class S3(Service):
    """S3: ListObjectsV2, GET, PUT and DELETE below /s3/shelf, in memory, until a /_reset. No recordings. Requests have to be signed
    (Signature Version 4) by ada, whose secret access key is "secret", for the region "garden", within 15 minutes."""

    bucket = Bucket()
    methods = ("GET", "PUT", "DELETE")
    refusals = {status: status for status in (401, 404, 422, 429, 503)}

    def __init__(self, settings: dict, options: argparse.Namespace):
        self.now = {name.removeprefix("s3_"): value for name, value in settings.items() if name.startswith("s3_")}

    @classmethod
    def add_options(cls, add: Callable):
        add("--s3-page", type=natural, default=1000, metavar="N", help="keys in an answer at most (1000)")
        add("--s3-stale", type=natural, default=0, metavar="N", help="leave the last N keys out of lists (0)")
        add("--s3-loop", type=natural, default=0, metavar="N", help="go round so many pages for ever (0)")
        add("--s3-refuse", type=natural, default=0, metavar="0-2",
            help="refuse all changes: 1 for want of room, 2 as not allowed (0: none)")

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        return {f"s3_{name}": getattr(options, f"s3_{name}") for name in ("page", "stale", "loop", "refuse")}

    @classmethod
    def reset(cls):
        with cls.bucket.lock:
            cls.bucket.clear()

    @classmethod
    def claims(cls, request: Request) -> bool:
        return request.path.startswith("/s3/")

    @classmethod
    def error(cls, code: int) -> ServiceError:
        return ServiceError(code, {"message": "no"})

    def respond(self, request: Request) -> Response:
        if refusal := self.refusal(request):
            return refusal
        _, bucket, *parts = request.path.strip("/").split("/") + ([""] if request.path.endswith("/") else [])
        key = unquote("/".join(parts))
        with self.bucket.lock:
            if bucket != BUCKET:
                return self.failure("NoSuchBucket")
            if request.method == "GET" and not key:
                return self.listed(request)
            if request.method == "GET":
                body = self.bucket.objects.get(key)
                return self.failure("NoSuchKey") if body is None else Response(200, body, "application/octet-stream")
            if self.now["refuse"]:
                return self.failure(("StorageFull", "AccessDenied")[self.now["refuse"] - 1])
            self.bucket.objects.pop(key, None)
            if request.method == "DELETE":
                return Response(204)
            self.bucket.objects[key] = request.body
            return Response(200)

    def listed(self, request: Request) -> Response:
        if request.headers.get("accept") == "application/json":
            return Response.json(200, {"Name": BUCKET})  # as Ceph does
        prefix, delimiter = request.query.get("prefix", ""), request.query.get("delimiter")
        seen = list(self.bucket.objects)[:len(self.bucket.objects) - self.now["stale"]]
        names = set()
        for key in (key for key in seen if key.startswith(prefix)):
            rest = key[len(prefix):]
            is_folder = delimiter and delimiter in rest
            names.add((prefix + rest.split(delimiter)[0] + delimiter if is_folder else key, bool(is_folder)))
        start = int(request.query.get("continuation-token", "page-0").removeprefix("page-"))
        names = sorted(names)
        page, end = names[start:start + self.now["page"]], start + self.now["page"]
        if self.now["loop"]:
            page, end = names, (start + 1) % self.now["loop"]
        texts = [f"<CommonPrefixes><Prefix>{html.escape(name)}</Prefix></CommonPrefixes>" if is_folder
                 else f"<Contents><Key>{html.escape(name)}</Key><Size>1</Size></Contents>" for name, is_folder in page]
        more = end < len(names) or self.now["loop"]
        token = f"<NextContinuationToken>page-{end}</NextContinuationToken>" if more else ""
        return Response(200, (
            '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">'
            f"<Name>{BUCKET}</Name><IsTruncated>{'true' if more else 'false'}</IsTruncated>{''.join(texts)}{token}"
            "</ListBucketResult>").encode(), XML_TYPE)

    @staticmethod
    def failure(code: str) -> Response:
        text = f"<?xml version=\"1.0\"?>\n<Error><Code>{code}</Code><Message>This is {code}.</Message></Error>"
        return Response(ERRORS[code], text.encode(), XML_TYPE)

    def refusal(self, request: Request) -> Response | None:
        """What is wrong with its signature."""
        form = r"AWS4-HMAC-SHA256 Credential=([^/]*)/(\d{8})/([^/]*)/s3/aws4_request, ?SignedHeaders=([^,]*), ?Signature=(\w*)"
        match = re.fullmatch(form, request.headers.get("authorization", ""))
        if not match or match[1] != USER:
            return self.failure("InvalidAccessKeyId")
        day, region, names, signature = match[2], match[3], match[4], match[5]
        moment, content = (request.headers.get(f"x-amz-{name}", "") for name in ("date", "content-sha256"))
        if content != hashlib.sha256(request.body).hexdigest():
            return self.failure("XAmzContentSHA256Mismatch")
        question = "&".join(f"{quote(name, safe='-_.~')}={quote(value, safe='-_.~')}"
                            for name, value in sorted(request.query.items()))
        lines = [request.method, request.path, question]
        lines += [f"{name}:{request.headers.get(name, '')}" for name in names.split(";")] + ["", names, content]
        scope = [day, REGION, "s3", "aws4_request"]
        text = "\n".join(["AWS4-HMAC-SHA256", moment, "/".join(scope),
                          hashlib.sha256("\n".join(lines).encode()).hexdigest()])
        key = b"AWS4" + SECRET.encode()
        for part in scope + [text]:
            key = hmac.digest(key, part.encode(), "sha256")
        required = {"host", "x-amz-date", "x-amz-content-sha256"}
        if region != REGION or key.hex() != signature or not required <= set(names.split(";")):
            return self.failure("SignatureDoesNotMatch")
        if abs(calendar.timegm(time.strptime(moment, "%Y%m%dT%H%M%SZ")) - request.at) > 900:
            return self.failure("RequestTimeTooSkewed")
        return None
