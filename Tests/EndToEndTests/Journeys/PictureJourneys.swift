import ScreenTestSupport
import TestSupport
import Testing

extension EndToEndTerminals {
    /// Posters and covers, as cells: both terminals of the journeys show these.
    struct PictureJourneys {
        private static let shown = ["MATINEE_PICTURES": "auto"]

        @Test func theFilmUnderTheCursorHasItsPosterBesideIt() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(
                    ["--fresh"], at: server.address, width: 130, height: 36, environment: Self.shown)
                let first = try await terminal.wait(for: "a poster", at: .incomparable) { $0.hasPicture }
                try await terminal.press("↓", "↓")
                try await terminal.wait(for: "another poster", at: .incomparable) {
                    $0.hasPicture && $0.picture != first.picture
                }
                try await terminal.press("Home")
                try await terminal.wait(for: "the first one again", at: .incomparable) { $0.picture == first.picture }
            }
        }

        @Test("What covers it, hides it or is in its place leaves nothing of it, and it comes back")
        func nothingOfAPosterIsLeftBehind() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(
                    ["--fresh"], at: server.address, width: 130, height: 36, environment: Self.shown)
                let first = try await terminal.wait(for: "a poster", at: .incomparable) { $0.hasPicture }
                try await terminal.press("i")
                try await terminal.wait(for: "no poster", at: .incomparable) {
                    !$0.hasPicture && $0.contains("Pictures are hidden;")
                }
                try await terminal.press("i")
                try await terminal.wait(for: "the poster", at: .incomparable) { $0.picture == first.picture }
                try await terminal.press("?")
                try await terminal.wait(for: "the help", at: .incomparable) { $0.contains("╭ Keys") && !$0.hasPicture }
                try await terminal.press("Esc")
                try await terminal.wait(for: "the poster", at: .incomparable) { $0.picture == first.picture }
                try await terminal.press("3")
                try await terminal.wait(for: "the library", at: .incomparable) {
                    $0.contains("┌ Library") && !$0.hasPicture
                }
                try await terminal.press("1")
                try await terminal.wait(for: "the poster", at: .incomparable) { $0.picture == first.picture }
                try await terminal.press("Ctrl-L")
                try await terminal.wait(for: "the poster", at: .incomparable) { $0.picture == first.picture }
                try await terminal.resize(width: 60, height: 20)
                try await terminal.wait(for: "the list alone", at: .incomparable) {
                    $0.position != nil && !$0.hasPicture
                }
                try await terminal.resize(width: 130, height: 36)
                try await terminal.wait(for: "the poster", at: .incomparable) { $0.picture == first.picture }
            }
        }

        @Test("Films that are only passed are not asked for their posters")
        func whatIsPassedIsNotAskedFor() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(
                    ["--fresh"], at: server.address, width: 130, height: 36, environment: Self.shown)
                try await terminal.wait(for: "a poster", at: .incomparable) { $0.hasPicture }
                try await terminal.burst("↓", times: 16)
                try await terminal.wait(for: "row 17", at: .incomparable) { $0.position?.row == 17 }
                try await terminal.press("Home")
                try await terminal.wait(for: "the first poster", at: .incomparable) {
                    $0.hasPicture && $0.position?.row == 1
                }
                let posters = try await server.requests().filter { $0.path.hasPrefix("/t/p/") }
                #expect(posters.count <= 6, "\(posters.map(\.path))")
                #expect(Set(posters.map(\.path)).count == posters.count, "Each once")
            }
        }

        @Test func whereThereIsNoPosterItsPlaceSaysWhatItWouldBeOf() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await server.spoil([.init("http-404", path: "/t/p/")])
                let terminal = try await user.start(
                    ["--fresh"], at: server.address, width: 130, height: 36, environment: Self.shown)
                let list = try await terminal.wait(for: "the list", at: .incomparable) { $0.position != nil }
                let title = try #require(list.selection)
                let word = try #require(title.split(separator: " ").first)
                try await terminal.wait(for: "its title", at: .incomparable) { screen in
                    screen.lines.contains { $0.contains("░ \(word)") }
                }
                #expect(try await !terminal.screen().hasPicture)
            }
        }

        /// What a server of pictures can do wrong, one of each kind.
        private static let faults = [
            "http-404", "http-503", "error-html-200", "garbage", "truncated", "picture-bomb", "picture-large", "reset",
            "redirect-loop",
        ]

        @Test("Whatever becomes of a picture, nothing is said of it; r in the detail asks again, and has it then")
        func aFailureOfPicturesIsNone() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                for fault in Self.faults {
                    try await server.spoil([.init(fault, path: "/t/p/")])
                    let before = try await server.requests().count { $0.path.hasPrefix("/t/p/") }
                    // Without what the last one has kept.
                    let terminal = try await user.start(
                        ["--fresh"], at: server.address, width: 130, height: 36,
                        environment: Self.shown.merging(["XDG_CACHE_HOME": "/nowhere/\(fault)"]) { $1 })
                    try await terminal.wait(for: "the detail", at: .incomparable) { $0.contains("Director") }
                    for _ in 0..<2_000 {
                        if try await server.requests().count(where: { $0.path.hasPrefix("/t/p/") }) > before { break }
                        try await Task.sleep(for: .milliseconds(5))
                    }
                    let screen = try await terminal.wait(for: "its title", at: .incomparable) { screen in
                        screen.lines.contains { $0.contains("░░░░░░░░░░░░") }
                    }
                    #expect(!screen.hasPicture && !screen.contains("Press r"), "\(fault)")
                    try await server.spoil([])
                    try await terminal.press("Tab", "r")
                    try await terminal.wait(for: "the poster", at: .incomparable) { $0.hasPicture }
                    try await terminal.press("q")
                    _ = try await terminal.exitStatus()
                }
            }
        }

        @Test func whatWasSeenIsThereWithoutTheNetwork() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(
                    ["--fresh"], at: server.address, width: 130, height: 36, environment: Self.shown)
                let first = try await terminal.wait(for: "a poster", at: .incomparable) { $0.hasPicture }
                try await terminal.press("q")
                _ = try await terminal.exitStatus()
                try await server.reset()
                let offline = try await user.start(
                    ["--fresh", "--offline"], at: server.address, width: 130, height: 36, environment: Self.shown)
                try await offline.wait(for: "the poster", at: .incomparable) { $0.picture == first.picture }
                #expect(try await server.requests().isEmpty)
            }
        }

        @Test("At 80 columns the poster stands beside the opened film, and its text is all there")
        func aPosterLeavesRoomForTheText() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--fresh"], at: server.address, environment: Self.shown)
                try await terminal.wait(for: "the list", at: .incomparable) { $0.position != nil }
                try await terminal.press("Enter")
                try await terminal.wait(for: "a poster and the film", at: .incomparable) {
                    $0.hasPicture && $0.contains("▰")
                }
            }
        }
    }
}
