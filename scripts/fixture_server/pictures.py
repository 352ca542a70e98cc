"""Pictures that are computed when they are asked for: a gradient with a title in it, the same for the same title."""
import colorsys
import ctypes
import functools
import math
import struct
import zlib
from dataclasses import dataclass

from . import lettering
from .messages import Response

LONGEST_SIDE = 3000
BLANK_GIF = bytes.fromhex("47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b")


@dataclass(frozen=True)
class Picture:
    title: str
    width: int
    height: int
    kind: str = "jpeg"  # or "png" or "webp"; where a library is missing, PNG
    is_disc: bool = False  # transparent around a disc, which only a PNG can be

    def response(self) -> Response:
        body, kind = encoded(self)
        return Response(200, body, f"image/{kind}")


def missing() -> Response:
    return Response.page(404, "404 Not Found")


def blank() -> Response:
    """What some services have in place of a picture, with status 200."""
    return Response(200, BLANK_GIF, "image/gif")


@functools.lru_cache(maxsize=512)
def encoded(picture: Picture) -> tuple:
    """The body, and its kind."""
    width, height = (min(max(side, 1), LONGEST_SIDE) for side in (picture.width, picture.height))
    pixels = drawn(picture.title, width, height, picture.is_disc)
    body = None
    if not picture.is_disc and picture.kind in ENCODERS:
        body = ENCODERS[picture.kind](pixels, width, height)
    return (body, picture.kind) if body else (png(pixels, width, height, picture.is_disc), "png")


def drawn(title: str, width: int, height: int, is_disc: bool = False) -> bytes:
    """Rows of RGB, or of RGBA for a disc. The colours run from the upper left to the lower right."""
    digest = zlib.crc32(title.encode("utf-8", "replace"))
    hue, turn = digest % 360 / 360, (60 + digest // 360 % 120) / 360
    tail, size = (b"\xff", 4) if is_disc else (b"", 3)
    first, last = colorsys.hsv_to_rgb(hue, 0.75, 0.35), colorsys.hsv_to_rgb((hue + turn) % 1, 0.65, 0.8)
    length = width + height
    ramp = b"".join(bytes(int((a + (b - a) * n / length) * 255) for a, b in zip(first, last)) + tail
                    for n in range(length))
    pixels = bytearray()
    for y in range(height):
        pixels += ramp[y * size:(y + width) * size]
    for y, start, end in lettering.runs(title, width, height):
        row = y * width * size
        pixels[row + start * size:row + end * size] = b"\xff" * (end - start) * size
    if is_disc:
        for y in range(height):
            half = math.sqrt(max(1 - (2 * (y + 0.5) / height - 1) ** 2, 0)) * width / 2
            edge, row = round(width / 2 - half), y * width * size
            pixels[row:row + edge * size] = bytes(edge * size)
            pixels[row + (width - edge) * size:row + width * size] = bytes(edge * size)
    return bytes(pixels)


def png_chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png_file(width: int, height: int, depth: int, color: int, packed: bytes) -> bytes:
    """- packed: the rows, each after its filter, compressed."""
    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + png_chunk(b"IDAT", packed)
            + png_chunk(b"IEND", b""))


def png(pixels: bytes, width: int, height: int, has_alpha: bool = False) -> bytes:
    stride = width * (4 if has_alpha else 3)
    rows = b"".join(b"\x00" + pixels[y * stride:(y + 1) * stride] for y in range(height))
    return png_file(width, height, 8, 6 if has_alpha else 2, zlib.compress(rows, 1))


@functools.cache
def library(name: str) -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(name)
    except OSError:
        return None


def jpeg(pixels: bytes, width: int, height: int) -> bytes | None:
    turbo = library("libturbojpeg.so.0")
    if turbo is None:
        return None
    rgb, half_chroma, quality = 0, 2, 85
    turbo.tjInitCompress.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(turbo.tjInitCompress())
    made, size = ctypes.c_void_p(), ctypes.c_ulong()
    failed = turbo.tjCompress2(handle, pixels, width, 0, height, rgb, ctypes.byref(made), ctypes.byref(size),
                               half_chroma, quality, 0)
    body = None if failed else ctypes.string_at(made, size.value)
    turbo.tjFree(made)
    turbo.tjDestroy(handle)
    return body


def webp(pixels: bytes, width: int, height: int) -> bytes | None:
    lib = library("libwebp.so.7")
    if lib is None:
        return None
    lib.WebPEncodeRGB.restype = ctypes.c_size_t
    made = ctypes.c_void_p()
    size = lib.WebPEncodeRGB(pixels, width, height, width * 3, ctypes.c_float(75), ctypes.byref(made))
    body = ctypes.string_at(made, size) if size else None
    lib.WebPFree(made)
    return body


ENCODERS = {"jpeg": jpeg, "webp": webp}
