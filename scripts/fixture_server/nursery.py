"""Servers that start at once: copies of one process, in which all code is loaded already."""
import json
import os
import signal
import sys
import threading
import traceback
from typing import Callable


def answer_orders(open_server: Callable):
    """Does what stdin orders, a line each, until its end; then all servers end too.

    A list of words in JSON starts a server as the command line would; the answer is its process id and where it listens. Such an
    id ends that server; the answer is the id, once its port is closed. An empty answer: it did not start, and stderr says why.
    """
    # Whoever holds the writing end keeps all servers alive.
    end_of_all, held = os.pipe()
    for order in sys.stdin:
        given = json.loads(order)
        if isinstance(given, int):
            os.kill(given, signal.SIGTERM)
            os.waitpid(given, 0)
            print(given, flush=True)
            continue
        heard, told = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(held)
            serve(open_server, given, told, end_of_all)
        os.close(told)
        with os.fdopen(heard) as answer:
            base = answer.read()
        if not base:
            os.waitpid(process, 0)
        print(f"{process} {base}" if base else "", flush=True)


def serve(open_server: Callable, words: list, told: int, end_of_all: int):
    """In the copy: serves until it is ended, and never returns."""
    def end_with_all():
        os.read(end_of_all, 1)
        os._exit(0)
    try:
        server = open_server(words)
        threading.Thread(target=end_with_all, daemon=True).start()
        os.write(told, server.base.encode())
        os.close(told)
        server.serve_forever(poll_interval=0.1)
    except SystemExit as error:
        if isinstance(error.code, str):
            print(error.code, file=sys.stderr, flush=True)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)
