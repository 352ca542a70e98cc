"""Connections that are spoilt while an answer is sent."""
import itertools
import os
import socket
import struct
import time
from typing import TYPE_CHECKING

from .messages import Response
from .spoilers import halve

if TYPE_CHECKING:
    from .transport import Handler


def send_truncated(handler: "Handler", response: Response):
    handler.send_head(response, {"Content-Length": len(response.body)})
    handler.wfile.write(halve(response).body)


def send_huge(handler: "Handler", response: Response):
    handler.send_head(response, {"Transfer-Encoding": "chunked"})
    piece = b'{"id":1,"name":"huge","title":"huge"},' * 1700
    pieces = itertools.repeat(piece, (1 << 30) // len(piece))
    for chunk in itertools.chain([b'{"page":1,"results":['], pieces, [b"null]}"]):
        handler.wfile.write(b"%x\r\n%b\r\n" % (len(chunk), chunk))  # raises when the client is gone
    handler.wfile.write(b"0\r\n\r\n")


def send_slowly(handler: "Handler", response: Response):
    handler.send_head(response, {"Content-Length": len(response.body)})
    for n in range(len(response.body)):
        handler.wfile.write(response.body[n:n + 1])
        handler.wfile.flush()
        time.sleep(0.2)


def hang(handler: "Handler", response: Response):
    while handler.connection.recv(4096):  # until the client leaves; its input is ignored
        pass


def reset(handler: "Handler", response: Response):
    handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    # Not with close(), which waits for the files made from the socket, so that the server would send FIN first.
    os.close(handler.connection.detach())


CONNECTION_FAULTS = {
    "truncated": (send_truncated, "half the body that Content-Length promises, then closed"),
    "huge": (send_huge, "1 GB in chunks, until the client leaves"),
    "slow-drip": (send_slowly, "one byte each 200 ms"),
    "hang": (hang, "no answer until the client leaves"),
    "reset": (reset, "connection reset"),
}
