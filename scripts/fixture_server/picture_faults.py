"""Faults of pictures: what a decoder must refuse."""
import functools
import zlib
from dataclasses import replace

from .messages import Response
from .pictures import blank, png_file
from .spoilers import halve


@functools.cache
def bomb_body() -> bytes:
    side = 30_000
    row, packer = bytes(1 + side // 8), zlib.compressobj(9)
    return png_file(side, side, 1, 0, b"".join(packer.compress(row) for _ in range(side)) + packer.flush())


def damage(response: Response) -> Response:
    """Every 500th byte is another, but for the first 200, which have the size."""
    body = bytearray(response.body)
    for n in range(200, len(body), 500):
        body[n] ^= 0x5A
    return replace(response, body=bytes(body))


PICTURE_FAULTS = {
    "picture-bomb": (lambda _: Response(200, bomb_body(), "image/png"),
                     "100 kB of PNG that claims 30000x30000"),
    "picture-large": (lambda response: replace(response, body=response.body + bytes(3 << 20)),
                      "3 MiB after its end"),
    "picture-cut": (halve, "complete HTTP, but half the picture"),
    "picture-damaged": (damage, "some bytes are others"),
    "picture-gif": (lambda _: blank(), "200 with a GIF of one pixel"),
}
