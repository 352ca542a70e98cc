"""A stand-in for TMDB v3, Last.fm 2.0, Cinemeta, Deezer, Open Library, PokéAPI, a shared bookshelf, WebDAV
and S3 on the loopback interface, for tests and demos.

    $ scripts/fixture-server --movies 1000000 --seed 7 --latency 80
    listening on http://127.0.0.1:40123

That line is the only output; then it serves until SIGTERM or SIGINT (with --stdin-guard: also
until stdin ends, so that it never outlives who started it). For a test, which needs many, --nursery
starts and ends them by orders on stdin: scripts/fixture_server/nursery.py says how. Every film, artist, album, book and species
is computed from its number and the seed when it is asked for: a million rows start and answer as
fast as ten.

Each service is a module in scripts/fixture_server/services. A search finds the prefixes of the two
words that every title and name is made of.

Control requests, neither logged nor delayed:

  POST /_control   {"latency_ms": 50, "picture_latency_ms": 500, "movies": 5000, "artists": 100, "albums": 20, "seed": 3,
                    "faults": [{"fault": "http-502-html", "path": "/3/discover/movie",
                                "query": {"page": "2"}, "method": "GET", "times": 1, "rate": 0.5}]}
                   Each key is optional. "faults" replaces all rules before it, also --fault. The
                   first rule that matches is used: "path" is a prefix, "query" a subset (compared
                   without case), "times" absent means for ever, "method" absent any.
  POST /_reset     back to what the command line says, with an empty request log
  GET  /_requests  the request log, oldest first: at, method, path, query, headers, status, fault,
                   concurrent (in flight at arrival, itself included). Keys are replaced by "<key>";
                   status is null before an answer, and for ever without one.

Addresses of pictures in the answers are this server's own, also in recordings. It computes each picture, a gradient
with the title in it; some are missing. Pictures are asked for without a key, and logged like all requests.

Recordings (--recordings DIR) take the place of computed answers, by file name: each service says
below which. ".json" follows; of queries and names only letters and digits count, in lower case.
"""
import argparse
import functools
import inspect
import os
import signal
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

from .faults import FAULTS, FaultRule
from .messages import natural
from .nursery import answer_orders
from .picture_faults import PICTURE_FAULTS
from .services import SERVICES
from .transport import Server


def tables() -> str:
    """The parts of --help that follow from the tables."""
    lines = ["Faults:", *(f"  {name:<15} {meaning}" for name, meaning in FAULTS.items()),
             "", "Faults of pictures alone, which --list-faults leaves out:",
             *(f"  {name:<15} {meaning}" for name, (_, meaning) in PICTURE_FAULTS.items()),
             "", "Oddities (7+50 means: numbers 7, 57, 107 and so on):"]
    for title, oddities in (table for service in SERVICES for table in service.oddities.items()):
        text = ", ".join(f"{name} {first}+{period}" for name, (period, first) in oddities.items())
        lines += textwrap.wrap(f"{title}: {text}", 98, initial_indent="  ",
                               subsequent_indent="    ", break_on_hyphens=False)
    return "\n".join(lines)


@functools.cache
def command_line() -> argparse.ArgumentParser:
    description = "\n".join([__doc__, *(f"{inspect.getdoc(service)}\n" for service in SERVICES)])
    parser = argparse.ArgumentParser(prog="fixture-server", description=description,
                                     epilog=tables(),
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    add("--port", type=natural, default=0, help="port to listen on (0: any free one)")
    add("--seed", type=natural, default=1, metavar="S", help="other data for another number (1)")
    add("--latency", type=natural, default=0, metavar="MS", help="delay of every answer (0)")
    add("--picture-latency", type=natural, default=0, metavar="MS",
        help="delay of pictures beside that, half of it to half as much again (0)")
    add("--recordings", type=Path, metavar="DIR", help="answer from files there, see above")
    add("--log", type=Path, metavar="FILE", help="append a JSON line for each request")
    add("--fault", type=FaultRule.parse, metavar="NAME[:RATE]",
        help="spoil every request, or that share of them (0 to 1)")
    add("--tls", type=Path, metavar="CERTDIR",
        help="serve https with CERTDIR/cert.pem and key.pem, self-signed by openssl if missing")
    add("--stdin-guard", action="store_true", help="stop when stdin reaches its end")
    add("--nursery", action="store_true", help="start and end servers as stdin orders")
    add("--list-faults", action="store_true", help="print the names of all faults, one a line")
    for service in SERVICES:
        service.add_options(add)
    return parser


def open_server(options: argparse.Namespace) -> Server:
    """One that listens, and ends at once where a signal asks for it."""
    for number in (signal.SIGTERM, signal.SIGINT):
        # An exception would be swallowed where the signal comes in the middle of a finalizer.
        signal.signal(number, lambda *_: os._exit(0))
    try:
        return Server(options)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"fixture-server: {error}")


def main():
    options = command_line().parse_args()
    if options.list_faults:
        print(*FAULTS, sep="\n")
        return
    if options.nursery:
        answer_orders(lambda words: open_server(command_line().parse_args(words)))
        return
    server = open_server(options)

    def stop_with_stdin():
        while os.read(0, 4096):  # sys.stdin would be locked by this thread when the process ends
            pass
        server.shutdown()
    if options.stdin_guard:
        threading.Thread(target=stop_with_stdin, daemon=True).start()
    print(f"listening on {server.base}", flush=True)
    server.serve_forever(poll_interval=0.1)


if __name__ == "__main__":
    main()
