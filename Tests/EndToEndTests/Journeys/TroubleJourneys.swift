import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// When something is wrong: messages, log, and what the doctor says.
    struct TroubleJourneys {
        private static func log(of user: User) -> String { user.home + "/.local/state/matinee/matinee.log" }

        @Test("Ctrl-G shows all notices of a run, also in the palette; without a failure no log is made")
        func noticesCanBeReadAgain() async throws {
            try await journey { user in
                // What is typed into the palette asks sources too, and one that cannot be reached is a failure.
                let terminal = try await user.start(["--fresh", "--builtin"])
                let list = try await terminal.waitForList()
                try await terminal.press("Ctrl-G")
                try await terminal.wait(forText: "No messages since the start.")
                try await terminal.press("Ctrl-G")
                try await terminal.wait(forReturnTo: list)
                try await terminal.press("m")
                try await terminal.wait(forText: "Mouse off")
                try await terminal.press("↓")
                try await terminal.wait(forRow: 2)
                try await terminal.press("Ctrl-P")
                try await terminal.wait(forText: "╭ Anything")
                try await terminal.paste("messages")
                try await terminal.wait(forText: "▌ Messages")
                try await terminal.press("Enter")
                try await terminal.wait(for: "the notice", at: .incomparable) {
                    $0.contains("╭ Messages") && $0.contains("Mouse off: the terminal selects text with it.")
                }
                try await terminal.press("Esc")
                try await terminal.wait(forRow: 2)
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
                #expect(!FileManager.default.fileExists(atPath: Self.log(of: user)))
            }
        }

        @Test("A service that fails is in the log and among the messages, and its key is not")
        func aFailureIsTakenDown() async throws {
            try await journey { user in
                let other = String(User.serviceKey.reversed())
                let server = try await FixtureServer.start("--tmdb-key", other, "--lastfm-key", other)
                let terminal = try await user.start(["--fresh"], at: server.address)
                try await terminal.wait(forText: "TMDB refuses the key.")
                try await terminal.press("Ctrl-G")
                try await terminal.wait(for: "the failure", at: .incomparable) {
                    $0.contains("╭ Messages") && $0.contains("TMDB  Key not accepted")
                }
                let log = try String(contentsOfFile: Self.log(of: user), encoding: .utf8)
                #expect(log.contains(" error request source=tmdb host=127.0.0.1 fault=key-rejected ms="))
                #expect(!log.contains(" info "))
                #expect(try user.files(holding: User.serviceKey).isEmpty)
            }
        }

        @Test("What is searched for and kept is in no log of the usual level, and all of it says no key")
        func titlesAreNotTakenDown() async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await terminal.press("f", "f")
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
                #expect(!FileManager.default.fileExists(atPath: Self.log(of: user)))
                let file = user.home + "/all.log"
                let again = try await user.start(["--log", file], environment: ["MATINEE_LOG_LEVEL": "debug"])
                try await again.waitForList()
                try await again.press("m")
                try await again.wait(forText: "Mouse off")
                try await again.press("q")
                #expect(try await again.exitStatus() == 0)
                let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
                let names = lines.map { $0.split(separator: " ").dropFirst().prefix(2).joined(separator: " ") }
                #expect(names.first == "info started" && names.last == "info ended")
                #expect(lines.contains { $0.contains("info notice text=\"Mouse off") })
            }
        }

        @Test("A log that cannot be written is told once, and nothing else changes")
        func aPipeIsNoLog() async throws {
            try await journey { user in
                let pipe = user.home + "/pipe"
                #expect(mkfifo(pipe, 0o600) == 0)
                let terminal = try await user.start(
                    ["--fresh"], environment: ["MATINEE_LOG": pipe, "MATINEE_LOG_LEVEL": "info"])
                try await terminal.wait(for: "the notice", at: .incomparable) { $0.contains("No log is kept:") }
                try await terminal.press("↓")
                try await terminal.wait(forRow: 2)
                try await terminal.press("m")
                try await terminal.wait(for: "another notice") {
                    $0.contains("Mouse off") && !$0.contains("No log is kept:")
                }
            }
        }

        @Test("With the keys of Emacs Ctrl-G leaves, and Ctrl-X m shows the messages")
        func presetsHaveAKeyForIt() async throws {
            try await journey { user in
                for (preset, keys) in [("vim", ["Ctrl-G"]), ("emacs", ["Ctrl-X", "m"])] as [(String, [Keystroke])] {
                    let terminal = try await user.start(["--fresh", "--keys", preset])
                    try await terminal.waitForList()
                    try await terminal.press(keys)
                    try await terminal.wait(forText: "╭ Messages")
                    try await terminal.press(preset == "emacs" ? "Ctrl-G" : "Esc")
                    try await terminal.waitForList()
                }
            }
        }

        @Test("In tmux the doctor says what tmux keeps back, and what to write where; then nothing is left to do")
        func theDoctorKnowsTmux() async throws {
            let folder = try TemporaryFolder()
            let tmux = try await TmuxServer.start()
            let program = try MatineeBinary.path()
            func said(_ name: String) async throws -> (text: String, status: String?) {
                let (output, status) = ("\(folder.path)/\(name)", "\(folder.path)/\(name).status")
                try await tmux.order(
                    "new-session", "-d", "-x", "100", "-y", "40",
                    "HOME=\(folder.path) LC_ALL=C.UTF-8 DISPLAY= WAYLAND_DISPLAY= STY= '\(program)' doctor --offline >\(output); "
                        + "echo $? >\(status).new; mv \(status).new \(status)")
                #expect(await eventually { FileManager.default.fileExists(atPath: status) })
                return (
                    try String(contentsOfFile: output, encoding: .utf8),
                    try? String(contentsOfFile: status, encoding: .utf8)
                )
            }
            // As tmux has it by itself.
            try await tmux.order(["set", "-s", "set-clipboard", "external"])
            let usual = try await said("usual")
            #expect(usual.status == "1\n")
            #expect(usual.text.contains("  tmux 3"))
            #expect(usual.text.contains("! allow-passthrough  off"))
            #expect(usual.text.contains("! set-clipboard      external"))
            #expect(usual.text.contains("To do: put 'set -s set-clipboard on' into ~/.tmux.conf"))
            for option in [["-g", "allow-passthrough"], ["-s", "set-clipboard"], ["-g", "focus-events"]] {
                try await tmux.order(["set"] + option + ["on"])
            }
            let set = try await said("set")
            #expect(!set.text.contains("tmux.conf"))
        }

        @Test("In a terminal that answers the doctor leaves it as it was")
        func theDoctorAsksTheTerminal() async throws {
            let folder = try TemporaryFolder()
            let terminal = try await VTermTerminal(
                ["doctor", "--offline"], wrapper: [], width: 110, height: 70,
                environment: [
                    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": folder.path,
                    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
                ], log: JourneyLog())
            _ = try await terminal.exitStatus()
            let screen = try await terminal.screen()
            #expect(screen.contains("TERM            xterm-256color"))
            #expect(screen.contains("size            110x70"))
            #expect(!screen.contains("! answers"))
            #expect(try await terminal.leftovers() == [])
        }
    }
}
