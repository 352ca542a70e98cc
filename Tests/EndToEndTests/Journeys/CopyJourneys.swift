import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEndTerminals {
    /// What is copied, as other programs and the terminal find it.
    struct CopyJourneys {
        /// A program that keeps what it is given, in the user's home folder.
        private func install(_ name: String, _ lines: String, at home: String) throws -> String {
            let folder = "\(home)/programs"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try installProgram("#!/bin/sh\n\(lines)\n", at: "\(folder)/\(name)")
            return "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
        }

        /// Without a look at the screen before the program that takes the copy has ended.
        private func choose(in terminal: any JourneyTerminal, _ keys: Keystroke...) async throws {
            try await terminal.press(keys)
            try await terminal.send("\r")
        }

        @Test("A program of the desktop gets it: of a film in a list, in its detail, of the library, of a note")
        func aProgramGetsIt() async throws {
            try await journey(in: [.vterm]) { user in
                let kept = "\(user.home)/kept"
                let path = try install("wl-copy", "cat >\(kept)", at: user.home)
                let terminal = try await user.start(
                    ["--fresh"], environment: ["PATH": path, "WAYLAND_DISPLAY": "wayland-0"])
                try await terminal.waitForList()
                let title = try #require(try await terminal.screen().selection)
                try await choose(in: terminal, "y")
                try await terminal.wait(forText: "Copied with wl-copy: \(title)")
                #expect(try String(contentsOfFile: kept, encoding: .utf8) == title)
                try await terminal.press("Enter")
                try await terminal.wait(forText: "Director")
                try await choose(in: terminal, "y", "↓")
                try await terminal.wait(forText: "Copied with wl-copy: \(title) (")
                try await terminal.openNote()
                try await terminal.paste("Seen twice.\nOnce more.")
                try await terminal.press("Esc")
                try await terminal.wait(forText: "Director")
                try await terminal.press("3")
                try await terminal.wait(for: "the library") { $0.contains("┌ Library") && $0.position?.row == 1 }
                try await choose(in: terminal, "y", "n")
                try await terminal.wait(forText: "Copied with wl-copy: Seen twice.…")
                #expect(try String(contentsOfFile: kept, encoding: .utf8) == "Seen twice.\nOnce more.")
            }
        }

        @Test("Where it fails the terminal gets it, and that is said")
        func whereItFailsTheTerminalGetsIt() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let path = try install("xclip", "exit 1", at: user.home)
                let terminal = try await user.start(["--fresh"], environment: ["PATH": path, "DISPLAY": ":7"])
                let title = try #require(try await terminal.waitForList().selection)
                try await choose(in: terminal, "y")
                try await terminal.wait(forText: "xclip failed. Sent to the terminal's clipboard: \(title)")
                try await expect(title, in: terminal)
            }
        }

        @Test("Without a desktop the terminal gets it, with links and Markdown of what a service has")
        func withoutADesktopTheTerminalGetsIt() async throws {
            let server = try await FixtureServer.start()
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"], at: server.address)
                let title = try #require(try await terminal.waitForList().selection)
                try await terminal.press("y", "l", "Enter")
                try await terminal.wait(forText: "Sent to the terminal's clipboard: https://www.themoviedb.org/movie/")
                try await terminal.press("y", "m", "Enter")
                try await terminal.wait(forText: "Sent to the terminal's clipboard: [")
                try await terminal.press("y", "Enter")
                try await terminal.wait(forText: "Sent to the terminal's clipboard: \(title)")
                try await expect(title, in: terminal)
            }
        }

        /// What is in the clipboard as this terminal has it.
        ///
        /// - Parameter shown: as the screen has it, which ends a text from right to left with a mark.
        private func expect(_ shown: String, in terminal: any JourneyTerminal) async throws {
            let text = shown.split { $0 == " " || $0 == "\u{200E}" }.joined(separator: " ")
            if let tmux = terminal as? TmuxTerminal {
                #expect(try await tmux.clipboard() == text)
            } else {
                #expect(terminal.clipboard == text)
            }
        }

        @Test("The texts are shown alone, to be selected, and the mouse is the terminal's meanwhile")
        func theTextsAreShownAlone() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"])
                let list = try await terminal.waitForList()
                let title = try #require(list.selection)
                try await terminal.press("y", "s", "Enter")
                try await terminal.wait(for: "the texts alone") { screen in
                    screen.lines.contains { $0.trimmingCharacters(in: .whitespaces) == title }
                        && !screen.contains("│")
                }
                if let vterm = terminal as? VTermTerminal { #expect(!vterm.watchesMouse) }
                try await terminal.press("Esc")
                try await terminal.wait(forReturnTo: list)
                if let vterm = terminal as? VTermTerminal { #expect(vterm.watchesMouse) }
            }
        }

        @Test("Every list and every detail has its links, without asking for anything")
        func everyListAndDetailHasItsLinks() async throws {
            let server = try await FixtureServer.start()
            try await journey(in: [.vterm]) { user in
                let terminal = try await user.start(["--fresh"], at: server.address, width: 100, height: 30)
                try await terminal.waitForList()
                let links = [
                    ("1", "Link · https://www.themoviedb.org/movie/"), ("2", "Link · https://www.last.fm/music/"),
                    ("4", "Link · https://openlibrary.org/works/OL"), ("5", "Title · Bulbasaur"),
                ]
                for (section, entry) in links {
                    try await terminal.press(Keystroke(name: section))
                    try await terminal.waitForList()
                    for isInDetail in [false, true] {
                        if isInDetail { try await terminal.press("Enter") }
                        try await terminal.press("y")
                        try await terminal.wait(forText: entry)
                        try await terminal.press("Esc")
                        try await terminal.wait(for: "no menu") { !$0.contains("Title · ") }
                    }
                }
            }
        }

        @Test("Where no browser can be opened, the link is shown and copied")
        func whereNoBrowserCanBeOpened() async throws {
            let server = try await FixtureServer.start()
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"], at: server.address, width: 120)
                try await terminal.waitForList()
                try await terminal.press("Enter")
                try await terminal.wait(for: "a film with a page") { $0.contains("o web page") }
                try await terminal.press("o")
                try await terminal.wait(for: "the link, and that it was sent") { screen in
                    let foot = screen.lines.suffix(3).joined(separator: " ")
                    return foot.contains("Open in a browser: https://") && foot.contains("Sent to the terminal's")
                }
            }
        }

        @Test("In a terminal that has links, those of a detail lead to their pages, and none is left open")
        func linksLeadToTheirPages() async throws {
            let server = try await FixtureServer.start()
            try await journey(in: [.vterm]) { user in
                let terminal = try await user.start(
                    ["--fresh"], at: server.address, width: 120, height: 40,
                    environment: ["VTE_VERSION": "7006"])
                try await terminal.waitForList()
                try await terminal.press("Enter")
                try await terminal.wait(for: "a film with a page") { $0.contains("o web page") }
                try await terminal.press("G")
                try await terminal.wait(forText: "▾ Links")
                let vterm = try #require(terminal as? VTermTerminal)
                let opened = vterm.output.matches(of: /\x1B\]8;id=m\d+;(https:\/\/[!-~]+)\x1B\\/)
                #expect(!opened.isEmpty)
                #expect(opened.contains { $0.1.hasPrefix("https://www.themoviedb.org/movie/") })
                // Whatever else begins so is an end.
                #expect(
                    vterm.output.ranges(of: "\u{1B}]8;").count
                        == opened.count + vterm.output.ranges(of: "\u{1B}]8;;\u{1B}\\").count)
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
                #expect(SwitchedModes.left(by: vterm.output) == [])
            }
        }
    }
}

extension JourneyTerminal {
    /// What was handed to the clipboard last; nil for nothing.
    fileprivate var clipboard: String? {
        guard let vterm = self as? VTermTerminal else { return nil }
        let sent = vterm.output.matches(of: /\x1B\]52;c;([A-Za-z0-9+\/=]*)\x07/).last
        return sent.flatMap { Data(base64Encoded: String($0.1)) }.map { String(decoding: $0, as: UTF8.self) }
    }
}
