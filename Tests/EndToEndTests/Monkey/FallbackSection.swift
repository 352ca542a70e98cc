import Foundation
import TestSupport

/// A small program in place of Matinee, with one bug.
struct FallbackSection {
    enum Fault: String, CaseIterable {
        case crash, hang, spin, unrestored, leftover, complaint, storm, hoard, forgetful
    }

    /// Where it is.
    let path: String
    private let folder: TemporaryFolder

    /// - Parameter fault: its bug; nil for none.
    init(_ fault: Fault?) throws {
        folder = try TemporaryFolder()
        path = try installProgram(Self.text, at: folder.path + "/stand-in")
        try Data((fault?.rawValue ?? "").utf8).write(to: URL(filePath: path + ".fault"))
    }

    private static let text = """
        #!/usr/bin/env python3
        import json, os, select, signal, subprocess, sys, termios, threading, time, tty, urllib.request

        with open(__file__ + ".fault") as file:
            fault = file.read()
        if sys.argv[1:2] == ["library"]:
            sys.exit(0)
        before = termios.tcgetattr(0)
        hoard = []

        def leave(status):
            if fault == "leftover":
                subprocess.Popen(["sleep", "60"], start_new_session=True)
            if fault != "unrestored":
                os.write(1, b"\\x1b[?25h\\x1b[?1049l")
                termios.tcsetattr(0, termios.TCSADRAIN, before)
            os._exit(status)

        def keep():
            folder = os.environ["XDG_STATE_HOME"] + "/matinee/drafts"
            os.makedirs(folder, exist_ok=True)
            try:
                with open(folder + "/new", "w") as file:
                    json.dump({"text": typed.decode(errors="replace")}, file)
                os.rename(folder + "/new", folder + "/stand-in.draft")
            except OSError:
                if typed:
                    os.write(2, b"matinee: " + typed)

        def ask():
            while True:
                try:
                    urllib.request.urlopen(os.environ["MATINEE_TMDB_URL"] + "/configuration").read()
                except OSError:
                    pass
                time.sleep(0.01)

        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(number, lambda number, _: leave(128 + number))
        tty.setraw(0)
        os.write(1, b"\\x1b[?1049h\\x1b[?25l")
        if fault == "complaint":
            os.write(2, b"something is not well")
        if fault == "storm":
            threading.Thread(target=ask, daemon=True).start()
        typed = b""
        while key := os.read(0, 1):
            typed = (typed + key)[-4000:]
            if fault != "forgetful" and not select.select([0], [], [], 0)[0]:
                keep()
            if key in b"q\\x03":
                leave(0)
            if fault == "crash":
                os.kill(os.getpid(), signal.SIGSEGV)
            if fault == "hang":
                time.sleep(60)
            while fault == "spin":
                pass
            if fault == "hoard":
                hoard.append(b"x" * 100_000)
        leave(129)
        """
}
