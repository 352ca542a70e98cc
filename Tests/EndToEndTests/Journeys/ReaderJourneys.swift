import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// For those to whom the screen is read.
    struct ReaderJourneys {
        @Test("A film is found, opened and kept, and what has happened stays in the last line")
        func aFilmIsKept() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(
                    ["--fresh", "--reader"], at: server.address, width: 120, height: 30)
                // The next page has come too: its sign is gone.
                let first = try await terminal.wait(for: "a list without frames") { screen in
                    screen.contains("1 Movies") && screen.lines[2].hasPrefix("   ")
                        && screen.lines[2...6].contains { $0.contains(", 20") } && !screen.contains("┌")
                        && !screen.contains("▌") && !screen.contains("Loading…")
                }.lines
                try await terminal.press("↓", "↓")
                #expect(try await terminal.screen().lines.dropLast(2) == first.dropLast(2))
                try await terminal.press("f")
                try await terminal.wait(for: "the mark") { $0.lines[4].contains("♥") }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "Director")
                try await terminal.press("Esc", "q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test("Whoever wants nothing to move has a spinner that stands")
        func nothingMoves() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--latency", "1500")
                let terminal = try await user.start(
                    ["--fresh"], at: server.address, environment: ["MATINEE_REDUCE_MOTION": "on"])
                try await terminal.wait(for: "a sign", at: .loading) { $0.lines.first?.hasSuffix(" …") == true }
                try await terminal.waitForList()
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }
    }
}

extension EndToEnd {
    /// Titles in scripts about whose cells terminals disagree.
    struct ScriptJourneys {
        private static let titles = [
            "في مزاج الحب", "שלום עולם", "മഞ്ഞുമ്മൽ ബോയ്സ്", "दिलवाले दुल्हनिया ले जायेंगे", "சிங்காரவேலன்", "👩‍🚀 👨‍👩‍👧‍👦", "Plain",
        ]

        @Test("They are shown, walked through, looked up and kept, with every border in its place")
        func theyBreakNothing() async throws {
            try await journey { user in
                let titles = try StrangeTitles(Self.titles)
                let server = try await FixtureServer.start("--recordings", titles.folder.path)
                let terminal = try await user.start(["--fresh"], at: server.address, width: 110, height: 24)
                try await terminal.waitForList()
                let count = Self.titles.count
                for row in 2...count {
                    try await terminal.press("↓")
                    try await terminal.wait(forRow: row)
                }
                try await terminal.press("f", "Home", "f", "Ctrl-L")
                try await terminal.wait(forRow: 1)
                try await terminal.resize(width: 60, height: 16)
                try await terminal.wait(for: "the list alone") { !$0.isSplit }
                try await terminal.press("3")
                try await terminal.wait(forText: "of 2")
            }
        }
    }
}
