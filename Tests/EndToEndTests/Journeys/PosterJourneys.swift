import ScreenTestSupport
import TestSupport
import Testing

extension EndToEndTerminals {
    /// Lists as grids of posters.
    struct PosterJourneys {
        private static let shown = ["MATINEE_PICTURES": "auto"]

        @Test("b shows posters, → and ↓ move in both directions, Enter opens, Esc leads back to the list")
        func aGridIsWalkedInTwoDimensions() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--fresh"], at: server.address, environment: Self.shown)
                try await terminal.wait(for: "the list", at: .incomparable) { $0.position?.row == 1 }
                try await terminal.press("b")
                try await terminal.wait(for: "posters", at: .incomparable) { $0.hasPicture && $0.position?.row == 1 }
                try await terminal.press("→", "→")
                try await terminal.wait(for: "row 3", at: .incomparable) { $0.position?.row == 3 }
                try await terminal.press("↓")
                try await terminal.wait(for: "row 9", at: .incomparable) { $0.position?.row == 9 }
                try await terminal.press("←", "Enter")
                try await terminal.wait(for: "the eighth film", at: .incomparable) {
                    $0.contains("Released") && $0.position == nil
                }
                try await terminal.press("Esc")
                try await terminal.wait(for: "the grid", at: .incomparable) {
                    $0.hasPicture && $0.position?.row == 8
                }
                try await terminal.press("Home")
                try await terminal.wait(for: "row 1", at: .incomparable) { $0.position?.row == 1 }
                try await terminal.press("Esc")
                try await terminal.wait(for: "rows", at: .incomparable) { !$0.hasPicture && $0.position?.row == 1 }
            }
        }

        @Test("Asked for is what is in sight, and a line ahead; each once, and what is passed not at all")
        func onlyWhatIsInSightIsAskedFor() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--fresh"], at: server.address, environment: Self.shown)
                try await terminal.wait(for: "the list", at: .incomparable) { $0.position?.row == 1 }
                try await terminal.press("b")
                // The posters of two lines of six, but for those that the service has none of, and six behind them.
                var posters: [FixtureServer.Request] = []
                try await terminal.wait(for: "posters", at: .incomparable) { $0.hasPicture }
                for _ in 0..<1_000 where posters.count < 14 {
                    posters = try await server.requests().filter { $0.path.hasPrefix("/t/p/") }
                    try await Task.sleep(for: .milliseconds(5))
                }
                try await terminal.press("End")
                try await terminal.wait(for: "posters far below", at: .incomparable) {
                    $0.hasPicture && ($0.position?.row ?? 0) > 30
                }
                try await terminal.press("Home")
                try await terminal.wait(for: "row 1", at: .incomparable) { $0.position?.row == 1 }
                posters = try await server.requests().filter { $0.path.hasPrefix("/t/p/") }
                #expect((10...18 * 3).contains(posters.count))
                #expect(Set(posters.map(\.path)).count == posters.count, "Each once")
            }
        }

        @Test func theGridIsThereInTheNextSessionAndWithoutTheNetwork() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--fresh"], at: server.address, environment: Self.shown)
                try await terminal.wait(for: "the list", at: .incomparable) { $0.position?.row == 1 }
                try await terminal.press("b", "→")
                let grid = try await terminal.wait(for: "the first poster", at: .incomparable) {
                    $0.hasPicture && $0.position?.row == 2 && !$0.lines[4].prefix(12).contains("░")
                }
                try await terminal.press("q")
                _ = try await terminal.exitStatus()
                let offline = try await user.start(["--offline"], at: server.address, environment: Self.shown)
                try await offline.wait(for: "the grid", at: .incomparable) {
                    $0.position?.row == 2 && $0.hasPicture && $0.lines[4].prefix(12) == grid.lines[4].prefix(12)
                }
            }
        }

        @Test func artistsAndBooksHaveGridsToo() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["books", "--fresh"], at: server.address, environment: Self.shown)
                try await terminal.wait(for: "the books", at: .incomparable) { $0.position?.row == 1 }
                try await terminal.press("b")
                try await terminal.wait(for: "covers of books", at: .incomparable) { $0.hasPicture }
                try await terminal.press("2")
                try await terminal.wait(for: "the artists", at: .incomparable) {
                    $0.position?.row == 1 && !$0.hasPicture
                }
                try await terminal.press("b")
                // Last.fm has no pictures of artists: their names stand there.
                try await terminal.wait(for: "filled tiles", at: .incomparable) { $0.contains("░░░░░░") }
            }
        }
    }
}
