import TestSupport
import Testing

extension EndToEnd {
    /// From one thing to the next, with what is built in.
    struct PlaceJourneys {
        /// Folding a film's cast and unfolding it marks the heading above them.
        private static let markFirstOfCast: [Keystroke] = ["z", "z", "]"]
        /// The last place of a film is one like it, that of a person a film.
        private static let markLast: [Keystroke] = ["End", "["]

        @Test(arguments: [(80, 24), (160, 50)])
        func fromAFilmToWhoPlaysInItToAnotherFilmAndAllTheWayBack(width: Int, height: Int) async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh"], width: width, height: height)
                let list = try await terminal.waitForList()
                try await terminal.press("Enter")
                try await terminal.wait(forText: "Director")
                var way: [ScreenText] = []
                for keys in [Self.markFirstOfCast, Self.markLast, Self.markLast, Self.markFirstOfCast] {
                    try await terminal.press(keys)
                    let screen = try await terminal.wait(for: "a mark") { _ in true }
                    way.append(screen)
                    try await terminal.press("Enter")
                    try await terminal.wait(for: "another title") { $0.lines[1] != screen.lines[1] }
                }
                for screen in way.reversed() {
                    try await terminal.press("Esc")
                    try await terminal.wait(forReturnTo: screen)
                }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "▾ Films")
                try await terminal.press("Ctrl-O")
                try await terminal.wait(forText: "How you got here")
                try await terminal.press("Home", "Enter")
                // Beside a list its detail keeps what was marked there.
                try await terminal.wait(for: "the list") {
                    $0.selection == list.selection && $0.lines[1].prefix(20).contains("Movies")
                }
            }
        }

        @Test(arguments: [(80, 24), (160, 50)])
        func fromAnArtistToATagAndToASimilarArtistAndBackToTheAlbums(width: Int, height: Int) async throws {
            try await journey { user in
                let terminal = try await user.start(["music", "--fresh"], width: width, height: height)
                try await terminal.waitForList()
                try await terminal.press("Enter")
                let albums = try await terminal.wait(forText: "▹ About the artist")
                try await terminal.press("z")
                try await terminal.wait(forText: "▾ About the artist")
                for keys: [Keystroke] in [["]"], Self.markLast] {
                    try await terminal.press(keys)
                    let page = try await terminal.wait(for: "a mark") { _ in true }
                    try await terminal.press("Enter")
                    try await terminal.wait(for: "another title") { $0.lines[1] != page.lines[1] }
                    try await terminal.press("Esc")
                    try await terminal.wait(forReturnTo: page)
                }
                try await terminal.press("Esc")
                try await terminal.wait(forReturnTo: albums)
            }
        }

        @Test func aGenreOpensTheListThatIsRefinedSoAndEscLeadsBack() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--fresh"], at: server.address)
                try await terminal.waitForList()
                try await terminal.press("Enter")
                try await terminal.wait(forText: "Director")
                // The first place is the year, the second a genre.
                try await terminal.press("]", "]")
                let film = try await terminal.wait(for: "a mark") { _ in true }
                try await terminal.press("Enter")
                try await terminal.waitForList()
                let asked = try await server.requests().last { $0.path == "/3/discover/movie" }
                #expect(asked?.query["with_genres"]?.isEmpty == false)

                try await terminal.press("Esc")
                try await terminal.wait(forReturnTo: film)
            }
        }
    }
}
