"""A folder of a WebDAV server that several machines share."""
import argparse
import base64
import hashlib
import html
import re
import threading
from collections.abc import Callable
from urllib.parse import quote, unquote

from ..messages import Request, Response, ServiceError, natural
from ..service import Service

XML_TYPE = "application/xml; charset=utf-8"
REASONS = {401: "who are you?", 403: "you may not", 404: "there is no such file", 405: "there is such a folder already",
           409: "there is no folder for it", 423: "somebody else has it", 429: "not so fast", 503: "come back later",
           507: "there is no room"}
USER, PASSWORD, NONCE = "ada", "secret", "0123456789abcdef"


class Tree:
    """Files by their paths, in the order in which they came, and folders."""

    def __init__(self):
        self.lock = threading.Lock()
        self.clear()

    def clear(self):
        self.files, self.folders = {}, {("dav",)}


class Dav(Service):
    """WebDAV: PROPFIND, GET, PUT, MKCOL and DELETE below /dav/, in memory, until a /_reset. No recordings. Lists are written as one of
    these, by --dav-style: 0 as Apache, 1 with absolute addresses and lower-case escapes, as sabre/dav, 2 without escapes
    and with doubled slashes, as some modules of nginx, 3 as behind a proxy that knows the folder by another path."""

    tree = Tree()
    methods = ("GET", "PUT", "DELETE", "PROPFIND", "MKCOL")
    refusals = {status: status for status in (401, 404, 422, 429, 503)}

    def __init__(self, settings: dict, options: argparse.Namespace):
        self.now = {name.removeprefix("dav_"): value for name, value in settings.items() if name.startswith("dav_")}

    @classmethod
    def add_options(cls, add: Callable):
        add("--dav-style", type=natural, default=0, metavar="0-3", help="how lists of folders are written (0)")
        add("--dav-open", type=natural, default=1, metavar="0|1", help=f"ask for no password, else for {USER}'s (1)")
        add("--dav-digest", type=natural, default=0, metavar="0|1", help="take that password by Digest alone (0)")
        add("--dav-stale", type=natural, default=0, metavar="N", help="leave the last N files out of lists (0)")
        add("--dav-half", type=natural, default=0, metavar="0|1", help="keep half of what is sent, and say nothing (0)")
        add("--dav-refuse", type=natural, default=0, metavar="STATUS", help="refuse all changes so (0: none)")

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        return {f"dav_{name}": getattr(options, f"dav_{name}") for name in ("style", "open", "digest", "stale", "half", "refuse")}

    @classmethod
    def reset(cls):
        with cls.tree.lock:
            cls.tree.clear()

    @classmethod
    def claims(cls, request: Request) -> bool:
        return request.path.startswith("/dav/")

    @classmethod
    def error(cls, code: int) -> ServiceError:
        return ServiceError(code, {"message": REASONS.get(code, "")})

    def authorise(self, request: Request):
        if self.now["digest"]:
            return
        known = "Basic " + base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        if not self.now["open"] and request.headers.get("authorization") != known:
            raise self.error(401)

    def proves(self, request: Request) -> bool:
        """Whether a password was proved as in RFC 7616, with MD5 and qop auth."""
        said = dict(re.findall(r'(\w+)="?([^",]*)"?', request.headers.get("authorization", "").removeprefix("Digest ")))

        def digest(*parts: str) -> str:
            return hashlib.md5(":".join(parts).encode()).hexdigest()

        secret = digest(USER, "shelf", PASSWORD)
        asked = digest(request.method, said.get("uri", ""))
        proof = digest(secret, NONCE, said.get("nc", ""), said.get("cnonce", ""), "auth", asked)
        return said.get("username") == USER and said.get("response") == proof

    def respond(self, request: Request) -> Response:
        if self.now["digest"] and not self.proves(request):
            return Response(401, headers={"WWW-Authenticate": f'Digest realm="shelf", nonce="{NONCE}", qop="auth"'})
        path = tuple(unquote(part) for part in request.path.strip("/").split("/"))
        with self.tree.lock:
            if request.method == "GET":
                if path not in self.tree.files:
                    raise self.error(404)
                return Response(200, self.tree.files[path], "application/octet-stream")
            if request.method == "PROPFIND":
                return self.listed(path, request)
            if self.now["refuse"]:
                raise self.error(self.now["refuse"])
            return getattr(self, request.method.lower())(path, request)

    def put(self, path: tuple, request: Request) -> Response:
        if path[:-1] not in self.tree.folders:
            raise self.error(409)
        body = request.body[:len(request.body) // 2] if self.now["half"] else request.body
        is_new = path not in self.tree.files
        self.tree.files.pop(path, None)
        self.tree.files[path] = body
        return Response(201 if is_new else 204)

    def mkcol(self, path: tuple, request: Request) -> Response:
        if path in self.tree.folders:
            raise self.error(405)
        if path[:-1] not in self.tree.folders or not request.path.endswith("/"):
            raise self.error(409)
        self.tree.folders.add(path)
        return Response(201)

    def delete(self, path: tuple, request: Request) -> Response:
        if path in self.tree.folders:
            self.tree.folders = {folder for folder in self.tree.folders if folder[:len(path)] != path}
            self.tree.files = {file: body for file, body in self.tree.files.items() if file[:len(path)] != path}
        elif self.tree.files.pop(path, None) is None:
            raise self.error(404)
        return Response(204)

    def listed(self, path: tuple, request: Request) -> Response:
        if request.headers.get("depth") != "1":
            raise self.error(403)
        if path not in self.tree.folders:
            raise self.error(404)
        seen = list(self.tree.files)[:len(self.tree.files) - self.now["stale"]]
        folders = [path] + sorted(folder for folder in self.tree.folders if folder[:-1] == path)
        entries = [(folder, True) for folder in folders] + [(file, False) for file in seen if file[:-1] == path]
        texts = [self.entry(self.href(entry, is_folder, request.base), is_folder) for entry, is_folder in entries]
        # What has gone meanwhile is named too.
        texts.append(f"<D:response><D:href>{request.path}gone</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>")
        text = f'<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus xmlns:D="DAV:">{"".join(texts)}</D:multistatus>\n'
        match self.now["style"]:
            case 1:
                text = text.replace("<D:", "<d:").replace("</D:", "</d:").replace("xmlns:D=", "xmlns:d=")
            case 2:
                text = text.replace("<D:", "<").replace("</D:", "</").replace("xmlns:D=", "xmlns=")
        return Response(207, text.encode(), XML_TYPE)

    @staticmethod
    def entry(href: str, is_folder: bool) -> str:
        kind = "<D:collection/>" if is_folder else ""
        return (f"<D:response><D:href>{html.escape(href)}</D:href><D:propstat><D:prop><D:resourcetype>{kind}</D:resourcetype>"
                "</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat><D:propstat><D:prop><D:quota-used-bytes/>"
                "</D:prop><D:status>HTTP/1.1 404 Not Found</D:status></D:propstat></D:response>")

    def href(self, path: tuple, is_folder: bool, base: str) -> str:
        end = "/" if is_folder else ""
        match self.now["style"]:
            case 1:
                return base + "/" + "/".join(quote(part).replace("%C3", "%c3") for part in path) + end
            case 2:
                return "/" + "//".join(path)
            case 3:
                return "/" + "/".join(quote(part) for part in path[1:]) + end
        return "/" + "/".join(quote(part) for part in path) + end
