"""The screen of a terminal after some output, from tmux if it is installed."""
import os
import shutil
import subprocess
import tempfile
import time


def text(output: bytes, size: tuple) -> list:
    """The lines without empty ones at the end; nothing without tmux."""
    if not shutil.which("tmux") or not output:
        return []
    tmux = ["tmux", "-L", f"matinee-monkey-{os.getpid()}", "-f", "/dev/null"]
    with tempfile.NamedTemporaryFile(prefix="matinee-monkey-") as file:
        file.write(output)
        file.flush()
        try:
            subprocess.run([*tmux, "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]),
                            f"stty raw -echo; cat {file.name}; exec sleep 20"], check=True, capture_output=True,
                           env=os.environ | {"LC_ALL": "C.UTF-8"}, timeout=10)
            lines = []
            for _ in range(20):
                time.sleep(0.1)
                shown = subprocess.run([*tmux, "capture-pane", "-p"], capture_output=True, timeout=10).stdout
                before, lines = lines, shown.decode(errors="replace").rstrip().split("\n")
                if lines == before and lines != [""]:
                    break
            return lines
        except (OSError, subprocess.SubprocessError):
            return []
        finally:
            subprocess.run([*tmux, "kill-server"], capture_output=True, timeout=10)
