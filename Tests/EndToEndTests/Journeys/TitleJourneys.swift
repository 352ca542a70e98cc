import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// Titles in all scripts, and hostile ones: in lists, details, split panes, the library and its filter.
    struct TitleJourneys {
        private let titles: StrangeTitles

        init() throws {
            titles = try StrangeTitles()
        }

        private func start(
            _ user: User, at server: FixtureServer, width: Int, height: Int
        ) async throws -> any JourneyTerminal {
            let terminal = try await user.start(["--fresh"], at: server.address, width: width, height: height)
            try await terminal.waitForList()
            return terminal
        }

        @Test func eachHasItsDetailBesideTheList() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--recordings", titles.folder.path)
                let terminal = try await start(user, at: server, width: 121, height: 30)
                let count = try #require(try await terminal.screen().position?.total)
                // Titles without visible characters are left out.
                #expect(count == titles.readableCount)
                try await terminal.press("Tab")
                for row in 2...count {
                    try await terminal.press("n")
                    try await terminal.wait(forRow: row)
                }
                try await terminal.press("End", "Home", "PgDn")
                try await terminal.resize(width: 100, height: 12)
                try await terminal.wait(for: "both, smaller") { $0.isSplit }
            }
        }

        @Test func eachHasItsDetailInPlaceOfTheList() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--recordings", titles.folder.path)
                let terminal = try await start(user, at: server, width: 43, height: 12)
                let count = try #require(try await terminal.screen().position?.total)
                try await terminal.press("Enter")
                for _ in 1..<count {
                    try await terminal.press("PgDn", "n")
                    try await terminal.wait(for: "the next film") { !$0.contains("Loading…") }
                }
                try await terminal.press("Esc")
                try await terminal.wait(forRow: count)
            }
        }

        @Test func eachIsKeptAndFoundInTheLibrary() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--recordings", titles.folder.path)
                let terminal = try await start(user, at: server, width: 80, height: 40)
                let count = try #require(try await terminal.screen().position?.total)
                for row in 1...count { try await terminal.burst("f", row < count ? "↓" : "Home") }
                try await terminal.press("3")
                try await terminal.wait(forText: "of \(count)")
                try await terminal.press("s", "B", "Enter")
                try await terminal.wait(forText: "by title")
                for (filter, found) in [
                    ("天空", "天空の城"), ("👩‍🚀", "👩"), ("مرحبا", "مرحبا"), ("a\u{323}\u{308}", "alone"), ("word", "word"),
                ] {
                    try await terminal.press("/")
                    try await terminal.paste(filter)
                    try await terminal.wait(for: "what matches") {
                        $0.contains(found) && ($0.position?.total ?? count) < count
                    }
                    try await terminal.press("Backspace", "Esc")
                    try await terminal.wait(forText: "of \(count)")
                }
                try await terminal.press("/")
                try await terminal.paste("\u{1B}[31m\u{202E}\u{9B}2J\u{7}QQ" + String(repeating: "千", count: 100))
                try await terminal.wait(forText: "Nothing matches")
                try await terminal.press("Esc", "Home", "Enter")
                try await terminal.wait(forText: "Director")
            }
        }
    }
}
