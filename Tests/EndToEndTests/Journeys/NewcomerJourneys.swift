import TestSupport
import Testing

extension EndToEnd {
    /// Without any key: what is built in stands in for the services that need none.
    struct NewcomerJourneys {
        /// In milliseconds: until the test lets the server answer.
        private static let forNow = "600000"

        @Test func liveFilmsTakeThePlaceOfTheBuiltInOnesAndAreThereAtOnceNextTime() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--latency", Self.forNow)
                let first = try await user.startUnasked(at: server.address, width: 110)
                try await first.wait(for: "built-in films, and who is asked") {
                    $0.position != nil && $0.lines[0].contains("built-in · asking Cinemeta…")
                }
                try await server.answer()
                let live = try await first.wait(for: "films of Cinemeta, with a detail") {
                    $0.lines[0].contains("Cinemeta · TMDB with TMDB_API_KEY") && $0.contains("Director")
                }
                let film = try #require(live.selection)
                try await first.press("q")
                #expect(try await first.exitStatus() == 0)
                let asked = try await server.requests().map(\.path)
                #expect(asked.first == "/catalog/movie/top.json")
                #expect(Set(asked).count == asked.count)
                await server.stop()

                let second = try await user.startUnasked(at: server.address, width: 110)
                try await second.wait(for: "the same film at once") {
                    $0.selection == film && $0.lines[0].contains("Cinemeta")
                }
                #expect(try await second.screen().contains("Director"))
            }
        }

        @Test func soDoArtistsWithTheirAlbums() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.startUnasked(["music"], at: server.address, width: 110)
                try await terminal.wait(for: "artists of Deezer, with an album and its tracks") {
                    $0.lines[0].contains("Deezer · Last.fm with LASTFM_API_KEY") && $0.contains("    1  ")
                }
                let paths = try await server.requests().map(\.path)
                #expect(paths.first == "/chart/0/artists" && !paths.contains { $0.hasPrefix("/catalog") })
            }
        }

        @Test func theyNeverComeUnderTheCursor() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--latency", Self.forNow)
                let terminal = try await user.startUnasked(at: server.address)
                try await terminal.waitForList()
                try await terminal.press("↓")
                let builtIn = try #require(try await terminal.wait(forRow: 2).selection)
                try await server.answer()
                try await terminal.wait(forText: "Cinemeta has answered: r shows it")
                #expect(try await terminal.screen().selection == builtIn)
                try await terminal.press("r")
                try await terminal.wait(for: "films of Cinemeta") {
                    $0.lines[0].contains("Cinemeta · TMDB with TMDB_API_KEY") && $0.position != nil
                        && $0.selection != builtIn
                }
            }
        }

        @Test func withoutANetworkItSaysSoAndAsksAgain() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                await server.stop()
                let terminal = try await user.startUnasked(at: server.address)
                try await terminal.wait(for: "built-in films, and why") {
                    $0.position != nil && $0.lines[0].contains("built-in · Cinemeta does not answer")
                }
                try await terminal.press("r", "↓")
                try await terminal.wait(for: "the same again, and the list in use") {
                    $0.lines[0].contains("built-in · Cinemeta does not answer") && $0.position?.row == 2
                }
            }
        }

        @Test func whoForbidsTheNetworkHasIt() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(
                    environment: [
                        "MATINEE_CINEMETA_URL": server.address, "MATINEE_FILMS_SOURCE": "auto",
                        "MATINEE_NETWORK": "off",
                    ])
                try await terminal.wait(for: "built-in films") {
                    $0.position != nil && $0.lines[0].contains("built-in · offline")
                }
                try await terminal.press("r")
                #expect(try await server.requests().isEmpty)
            }
        }
    }
}
