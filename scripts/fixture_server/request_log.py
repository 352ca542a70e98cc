"""Which requests came, and what became of them."""
import contextlib
import json
import threading
import time
from collections import deque
from pathlib import Path

from .messages import Request


class RequestLog:
    LIMIT = 100_000
    HEADERS = ("user-agent", "accept-encoding", "if-none-match", "authorization", "accept",
               "content-type", "if-match", "idempotency-key", "depth")

    def __init__(self, path: Path | None):
        self.entries = deque(maxlen=self.LIMIT)
        self.file = path.open("a", encoding="utf-8") if path else None
        self.in_flight = 0
        self.lock = threading.Lock()

    def clear(self):
        with self.lock:
            self.entries.clear()

    def snapshot(self) -> list:
        with self.lock:
            return [dict(entry) for entry in self.entries]

    @contextlib.contextmanager
    def arrival(self, request: Request):
        """The entry of a request, which is in flight for the duration of the block."""
        query, headers = dict(request.query), {}
        for name in self.HEADERS:
            if name in request.headers:
                headers[name] = "<key>" if name == "authorization" else request.headers[name]
        if "api_key" in query:
            query["api_key"] = "<key>"
        with self.lock:
            self.in_flight += 1
            entry = {"at": round(time.monotonic(), 6), "method": request.method,
                     "path": request.path, "query": query, "headers": headers, "status": None,
                     "fault": None, "concurrent": self.in_flight}
            self.entries.append(entry)
        try:
            yield entry
        finally:
            with self.lock:
                self.in_flight -= 1

    def decided(self, entry: dict, status: int | None, fault: str | None):
        """Called before the answer is sent, so that the log has the line when the client has the answer."""
        with self.lock:
            entry.update(status=status, fault=fault)
            if self.file:
                self.file.write(json.dumps(entry, ensure_ascii=False) + "\n")
                self.file.flush()
