"""HTTP: the server, and a handler for each of its connections."""
import argparse
import gzip
import http.server
import socketserver
import ssl
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from .connection_faults import CONNECTION_FAULTS
from .control import Fixture
from .messages import Request, Response, whole


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1  # buffered: head and body of a small answer leave in one segment
    server: "Server"
    arrived_at: float | None = None

    def do_GET(self):
        url = urlsplit(self.path)
        # Unread input would count as the next request.
        body = self.rfile.read(whole(self.headers.get("Content-Length")) or 0)
        if url.path.startswith("/_"):
            self.send(self.server.fixture.control(f"{self.command} {url.path}", body))
            return
        query = dict(parse_qsl(url.query, keep_blank_values=True))
        headers = {name.lower(): value for name, value in self.headers.items()}
        request = Request(self.command, url.path, query, headers, self.server.base, body)
        self.arrived_at = request.at
        self.serve(request)

    do_POST = do_PUT = do_DELETE = do_PROPFIND = do_MKCOL = do_GET

    def serve(self, request: Request):
        fixture = self.server.fixture
        with fixture.log.arrival(request) as entry:
            fault = fixture.faults.take(request)
            response = fixture.respond(request, fault)
            answered = fault not in ("hang", "reset")
            fixture.log.decided(entry, response.status if answered else None, fault)
            self.wait(fixture, request)
            if fault in CONNECTION_FAULTS:
                self.close_connection = True
                CONNECTION_FAULTS[fault][0](self, response)
            else:
                self.send(response, "gzip" in request.headers.get("accept-encoding", ""))
            if answered:
                self.wfile.flush()  # flushed here, so that "in flight" includes the sending

    @staticmethod
    def wait(fixture: Fixture, request: Request):
        """As long as the settings say by then: a test may end the wait."""
        begin = time.monotonic()
        while (rest := fixture.latency(request) / 1000 - (time.monotonic() - begin)) > 0:
            time.sleep(min(rest, 0.05))

    def send(self, response: Response, zipped: bool = False):
        body, headers = response.body, {}
        if zipped and body and not response.content_type.startswith("image/"):
            body = gzip.compress(body, compresslevel=1, mtime=0)
            headers["Content-Encoding"] = "gzip"
        if response.status not in (204, 304):
            headers["Content-Length"] = len(body)
        self.send_head(response, headers)
        self.wfile.write(body)

    def send_head(self, response: Response, headers: dict):
        self.send_response(response.status)
        if response.body:
            self.send_header("Content-Type", response.content_type)
        for name, value in (response.headers | headers).items():
            self.send_header(name, str(value))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()

    def date_time_string(self, timestamp=None) -> str:
        """The time of the request's arrival, since a Retry-After with a date is relative to it."""
        return super().date_time_string(timestamp or self.arrived_at)

    def version_string(self) -> str:
        return "fixture-server"

    def log_message(self, format, *args):
        pass


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 256

    def __init__(self, options: argparse.Namespace):
        self.fixture = Fixture(options)
        super().__init__((options.host, options.port), Handler)
        self.base = f"{'https' if options.tls else 'http'}://{options.host}:{self.server_port}"
        if options.tls:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(*certificate(options.tls))
            # The handshake is done by each connection's thread, since a slow client would block all others.
            self.socket = context.wrap_socket(self.socket, server_side=True,
                                              do_handshake_on_connect=False)

    def server_bind(self):
        # As in HTTPServer, but without looking up the host's name, which can take seconds.
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address[:2]

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], (ConnectionError, ssl.SSLError)):  # the client left
            super().handle_error(request, client_address)


def certificate(folder: Path) -> tuple:
    """The paths of the certificate and its key, which are made if there are none."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    if not (cert.exists() and key.exists()):
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "800",
                        "-subj", "/CN=localhost", "-keyout", key, "-out", cert,
                        "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
                        "-addext", "extendedKeyUsage=serverAuth"], check=True, capture_output=True)
    return cert, key
