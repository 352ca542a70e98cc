import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// With the fixture server.
    struct LiveJourneys {
        @Test func bothSectionsAreLive() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(at: server.address)
                // At rest: a spinner stands behind it while something is asked.
                try await terminal.wait(for: "films of TMDB") { $0.position != nil && $0.lines[0].hasSuffix(" TMDB") }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "Director")
                try await terminal.press("2")
                try await terminal.wait(for: "the artists") {
                    $0.contains("┌ Music") && $0.position != nil && $0.lines[0].hasSuffix(" Last.fm")
                }
                try await terminal.press("Enter")
                try await terminal.wait(for: "an unfolded album") { $0.contains("    1  ") && $0.position != nil }
            }
        }

        @Test func builtInLeavesTheNetworkAlone() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--builtin"], at: server.address)
                #expect(try await terminal.waitForList().lines[0].contains(" built-in"))
                try await terminal.press("Enter")
                try await terminal.wait(forText: "Director")
                #expect(try await server.requests().isEmpty)
            }
        }

        @Test func scrollingAsksForPageAfterPageOnce() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(at: server.address)
                try await terminal.waitForList()
                try await terminal.wait(for: "row 61", at: .incomparable) { screen in
                    try await terminal.press("PgDn")
                    return screen.position.map { $0.row > 60 } ?? false
                }
                let requests = try await server.requests().filter { $0.path == "/3/discover/movie" }
                let pages = requests.compactMap { $0.query["page"].flatMap { Int($0) } }
                #expect(pages.starts(with: [1, 2, 3, 4]))
                #expect(pages == pages.sorted() && Set(pages).count == pages.count)
            }
        }

        @Test func aPageThatFailsIsAskedForAgain() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await server.spoil([.init("http-404", path: "/3/discover/movie", query: ["page": "2"])])
                let terminal = try await user.start(at: server.address)
                try await terminal.waitForList()
                try await terminal.press("End")
                let stuck = try await terminal.wait(forText: "Could not load more: not found · r to retry")
                #expect(stuck.position?.row == 20)
                try await server.spoil([])
                try await terminal.press("r")
                try await terminal.wait(for: "the rows after it", at: .incomparable) { screen in
                    try await terminal.press("End")
                    return screen.position.map { $0.row > 20 } ?? false
                }
            }
        }

        @Test func aKeyThatIsRefusedIsNamedByItsService() async throws {
            try await journey { user in
                let other = String(User.serviceKey.reversed())
                let server = try await FixtureServer.start("--tmdb-key", other, "--lastfm-key", other)
                let terminal = try await user.start(at: server.address)
                let films = try await terminal.wait(forText: "TMDB refuses the key.")
                #expect(films.contains("Key not accepted"))
                #expect(!films.contains(User.serviceKey))
                try await terminal.press("2")
                let artists = try await terminal.wait(forText: "Last.fm refuses the key.")
                #expect(!artists.contains(User.serviceKey))
            }
        }

        @Test func aServiceThatIsGoneIsSaidSoAndFoundAgain() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let port = try #require(server.address.split(separator: ":").last.map(String.init))
                await server.stop()
                let terminal = try await user.start(at: server.address)
                let builtIn = try await terminal.wait(for: "built-in films, and why") {
                    $0.position != nil && $0.lines[0].contains("built-in · TMDB does not answer")
                }
                #expect(builtIn.contains("Movies · built-in"))
                let again = try await FixtureServer.start("--port", port)
                try await terminal.press("r")
                try await terminal.wait(for: "the films of TMDB", at: .incomparable) {
                    $0.position != nil && $0.lines[0].contains("TMDB") && !$0.lines[0].contains("built-in")
                }
                #expect(try await !again.requests().isEmpty)
            }
        }

        @Test func whileAServiceKeepsWaitingTheKeysWork() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--fault", "hang")
                let terminal = try await user.start(at: server.address)
                try await terminal.wait(forText: "asking TMDB…", at: .loading)
                try await terminal.wait(for: "a spinner", at: .loading) { screen in
                    ScreenText.spinnerShapes.contains { screen.lines[0].hasSuffix(" \($0)") }
                }
                try await terminal.press("?")
                try await terminal.wait(forText: "╭ Keys", at: .loading)
                try await terminal.press("2")
                try await terminal.wait(for: "the other section, loading too", at: .loading) {
                    $0.contains("┌ Music") && $0.contains("◐")
                }
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test func hostileWordsAreOnlyWords() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--fault", "hostile")
                let terminal = try await user.start(at: server.address, width: 140, height: 30)
                try await terminal.waitForList()
                for key: Keystroke in ["PgDn", "Tab", "End", "Tab", "2", "↓", "Tab"] {
                    try await terminal.press(key)
                    try await terminal.wait(for: "a whole frame") { screen in
                        let body = screen.lines.dropFirst(2).dropLast().prefix { !$0.hasPrefix("└") }
                        return body.count == 26 && body.allSatisfy { $0.hasPrefix("│") && $0.hasSuffix("│") }
                    }
                }
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test func whatIsPassedOverIsNotAskedFor() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(at: server.address, width: 140, height: 50)
                try await terminal.waitForList()
                try await terminal.wait(for: "the first film") { $0.rightPane.contains { $0.contains("Director") } }
                try await terminal.burst("↓", times: 30)
                try await terminal.wait(for: "the last film that was passed") { screen in
                    guard let title = screen.selection, screen.position?.row == 31 else { return false }
                    return screen.rightPane.contains { $0.hasPrefix(" \(title)") }
                        && screen.rightPane.contains { $0.contains("Director") }
                }
                let films = try await server.requests().filter { $0.path.hasPrefix("/3/movie/") }
                #expect(films.count == 2)
            }
        }

        @Test func acrossTheBorderOfTheSplitNothingIsAskedForAgain() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(at: server.address, width: 120, height: 24)
                try await terminal.waitForList()
                try await terminal.wait(for: "the first film") { $0.rightPane.contains { $0.contains("Director") } }
                let count = try await server.requests().count
                try await terminal.resize(width: 80, height: 24)
                try await terminal.wait(for: "the list alone") { !$0.isSplit && $0.position != nil }
                try await terminal.resize(width: 120, height: 24)
                try await terminal.wait(for: "the first film again") {
                    $0.rightPane.contains { $0.contains("Director") }
                }
                #expect(try await server.requests().count == count)
            }
        }
    }
}
