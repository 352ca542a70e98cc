import ScreenTestSupport
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
                    $0.lines[0].contains("Cinemeta · S: more films with a key") && $0.contains("Director")
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
                    $0.lines[0].contains("Deezer · S: more artists with a key") && $0.contains("    1  ")
                }
                let paths = try await server.requests().map(\.path)
                #expect(paths.first == "/chart/0/artists" && !paths.contains { $0.hasPrefix("/catalog") })
            }
        }

        @Test func booksComeLiveAndWhatWasChosenIsThereNextTime() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let first = try await user.startUnasked(["books"], at: server.address)
                try await first.wait(for: "what is trending") {
                    $0.lines[0].contains("4 Books  5 Pokédex") && $0.lines[0].contains("Open Library")
                        && $0.contains("┌ Books · trending today") && $0.position?.row == 1
                }
                try await first.press("v", "S", "Enter", "l", "o", "v", "e", "Enter", "Esc")
                try await first.wait(for: "books on a subject") {
                    $0.contains("┌ Books · all · love") && $0.contains("1 of 417")
                }
                try await first.press("s", "N", "Enter", "s", "N", "Enter")
                try await first.wait(for: "the oldest ones first") { $0.contains("love · oldest first") }
                let list = try await first.wait(for: "the first of them") { $0.position?.row == 1 }
                let title = try #require(list.selection)
                try await first.press("Enter")
                try await first.wait(for: "a detail") { $0.contains("┌ \(title)") && $0.contains(" want it") }
                try await first.press("f", "Esc", "q")
                #expect(try await first.exitStatus() == 0)
                let asked = try await server.requests()
                #expect(asked.first?.path == "/trending/daily.json")
                #expect(asked.count { $0.path.hasPrefix("/works/") } == 1)
                await server.stop()

                let second = try await user.startUnasked(at: server.address)
                try await second.wait(for: "the list as it was left, without a service") {
                    $0.contains("love · oldest first") && $0.contains("♥") && $0.position?.row == 1
                }
                try await second.press("3")
                try await second.wait(for: "the favourite in the library") {
                    $0.contains("▤ \(title)") && $0.contains("♥")
                }
                try await second.press("Enter")
                try await second.wait(for: "its detail from there") {
                    $0.contains("┌ ♥ \(title)") && $0.contains(" want it")
                }
            }
        }

        @Test func whereOnlyWhatIsBuiltInIsUsedTheBooksSayWhyThereAreNone() async throws {
            try await journey { user in
                let terminal = try await user.start(["books", "--builtin"], width: 110)
                try await terminal.wait(for: "why") {
                    $0.contains("No books are built in") && $0.contains("--builtin")
                        && $0.lines[0].contains("Open Library · left out")
                }
                try await terminal.press("r", "↓", "Enter", "5")
                try await terminal.wait(for: "the next section") { $0.contains("0001  Bulbasaur") }
            }
        }

        @Test func soDoPokemonAndWhatWasChosenIsThereNextTime() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--latency", Self.forNow)
                let first = try await user.startUnasked(["pokedex"], at: server.address)
                try await first.wait(for: "what is built in") {
                    $0.contains("Pokédex · built-in") && $0.contains("0001  Bulbasaur") && $0.position?.row == 1
                }
                try await server.answer()
                try await first.wait(for: "all species") {
                    $0.lines[0].contains("PokéAPI") && $0.contains("1 of 1,025")
                }
                try await first.press("s", "2", "/", "g", "e", "n", "1", "Space", "m", "e", "w", "Enter")
                try await first.wait(for: "those that the filter lets through") {
                    $0.contains("/ gen1 mew") && $0.contains("Mewtwo") && $0.contains("1 of 2")
                        && $0.contains("by name")
                }
                try await first.press("Enter")
                try await first.wait(for: "a detail") { $0.contains("Base stats") }
                try await first.press("f", "Esc", "q")
                #expect(try await first.exitStatus() == 0)
                let asked = try await server.requests().map(\.path)
                #expect(asked.first == "/pokemon-species")
                #expect(Set(asked).count == asked.count)
                await server.stop()

                let second = try await user.startUnasked(at: server.address)
                try await second.wait(for: "the list as it was left, without a service") {
                    $0.contains("/ gen1 mew") && $0.contains("♥") && $0.contains("1 of 2") && $0.contains("by name")
                }
                try await second.press("3")
                try await second.wait(for: "the favourite in the library") { $0.contains("◓ Mew ♥") }
            }
        }

        @Test func theyNeverComeUnderTheCursor() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--latency", Self.forNow)
                let terminal = try await user.startUnasked(at: server.address, width: 110)
                try await terminal.waitForList()
                try await terminal.press("↓")
                let builtIn = try #require(try await terminal.wait(forRow: 2).selection)
                try await server.answer()
                try await terminal.wait(forText: "Cinemeta has answered: r shows it")
                #expect(try await terminal.screen().selection == builtIn)
                try await terminal.press("r")
                try await terminal.wait(for: "films of Cinemeta") {
                    $0.lines[0].contains("Cinemeta · S: more films with a key") && $0.position != nil
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
                    $0.position != nil && $0.lines[0].contains("Cinemeta does not answer")
                }
                try await terminal.press("r", "↓")
                try await terminal.wait(for: "the same again, and the list in use") {
                    $0.lines[0].contains("Cinemeta does not answer") && $0.position?.row == 2
                }
            }
        }

        @Test func whoForbidsTheNetworkHasIt() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(
                    width: 110,
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

        @Test func aKeyIsEnteredRefusedAcceptedUsedAtOnceAndRemoved() async throws {
            try await journey { user in
                let key = User.serviceKey
                let server = try await FixtureServer.start("--tmdb-key", key)
                let terminal = try await user.startUnasked(at: server.address, width: 110)
                let free = try await terminal.wait(for: "films of Cinemeta") {
                    $0.lines[0].contains("Cinemeta · S: more films with a key") && $0.position != nil
                }
                try await terminal.press("S")
                try await terminal.wait(for: "the sources") { $0.contains("▌ – TMDB") && $0.contains("no key") }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "╭ Key for TMDB")
                try await terminal.paste(String(key.reversed()))
                try await terminal.press("Enter")
                try await terminal.wait(forText: "TMDB does not accept this key")
                try await terminal.press("Ctrl-U")
                try await terminal.paste(" \(key)\n")
                try await terminal.press("Enter")
                // The hour is on the screen, which another journey sees at another one.
                let stored = try await terminal.wait(for: "that it is in use", at: .incomparable) {
                    $0.contains("TMDB accepts the key; it is saved.") && $0.contains("••••\(key.suffix(4))")
                }
                #expect(!stored.contains(String(key.prefix(8))))
                try await terminal.press("Esc")
                let films = try await terminal.wait(for: "films of TMDB") {
                    $0.lines[0].contains("TMDB") && !$0.lines[0].contains("Cinemeta") && $0.position != nil
                        && $0.contains("Director")
                }
                #expect(films.selection != free.selection)
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)

                let again = try await user.startUnasked(at: server.address, width: 110)
                try await again.wait(for: "films of TMDB, without a question") {
                    $0.lines[0].contains("TMDB") && !$0.lines[0].contains("Cinemeta") && $0.selection == films.selection
                }
                try await again.press("S")
                try await again.wait(for: "the sources", at: .incomparable) { $0.selection?.contains("TMDB") == true }
                try await again.press("d")
                try await again.wait(forText: "Remove the key of TMDB?", at: .incomparable)
                try await again.press("y")
                try await again.wait(for: "that it is gone", at: .incomparable) {
                    $0.contains("The key for TMDB is removed.") && $0.contains("no key")
                }
                try await again.press("Esc")
                try await again.wait(for: "the film of Cinemeta that was in sight") {
                    $0.lines[0].contains("Cinemeta · S: more films with a key") && $0.selection == free.selection
                }
                try await again.press("q")
                #expect(try await again.exitStatus() == 0)
                #expect(try user.files(holding: key) == [])
            }
        }

        /// How far a section is scrolled, and what its server is asked for its pages.
        struct Scrolled: Sendable {
            let section: String
            let rows: Int
            let pages: String
        }

        @Test(arguments: [
            Scrolled(section: "movies", rows: 600, pages: "/catalog/movie/top"),
            Scrolled(section: "music", rows: 300, pages: "/chart/"),
        ]) func listsScrollFarAndEachPageIsAskedForOnce(scrolled: Scrolled) async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--movies", "900", "--charted", "400")
                let terminal = try await user.startUnasked([scrolled.section], at: server.address, width: 110)
                try await terminal.wait(for: "live rows") {
                    $0.position != nil && $0.lines[0].contains(" key")
                }
                try await terminal.wait(for: "row \(scrolled.rows)", at: .incomparable) { screen in
                    if let position = screen.position, position.row >= scrolled.rows { return true }
                    try await terminal.press("End")
                    return false
                }
                let pages = try await server.requests().filter { $0.path.hasPrefix(scrolled.pages) }
                    .map { "\($0.path)?\($0.query.sorted { $0.key < $1.key })" }
                #expect(pages.count > 3 && Set(pages).count == pages.count)
            }
        }

        @Test func aNetworkThatGoesInMidScrollAndComesBackLosesNoRow() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--movies", "900")
                let terminal = try await user.startUnasked(at: server.address, width: 110)
                try await terminal.wait(for: "live rows") {
                    $0.position != nil && $0.lines[0].contains("Cinemeta · ")
                }
                try await server.spoil([FixtureServer.Fault("http-404")])
                try await terminal.wait(for: "that there are no more", at: .incomparable) { screen in
                    if screen.contains("Could not load more") { return true }
                    try await terminal.press("End")
                    return false
                }
                let last = try #require(try await terminal.screen().position?.row)
                try await server.spoil([])
                try await terminal.press("r")
                try await terminal.wait(for: "more rows", at: .incomparable) { screen in
                    if let position = screen.position, position.row > last { return true }
                    try await terminal.press("End")
                    return false
                }
                #expect(try await !terminal.screen().contains("Could not load more"))
            }
        }
    }
}
