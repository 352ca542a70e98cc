import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// From words, or from what something is, to the thing itself.
    struct FindingJourneys {
        @Test(arguments: [(80, 24), (160, 50)])
        func aFilmIsFoundByHalfItsTitle(width: Int, height: Int) async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh", "--builtin"], width: width, height: height)
                let list = try await terminal.waitForList()
                try await terminal.press("PgDn")
                let place = try await terminal.wait(for: "another row") { $0.position != list.position }
                try await terminal.press("/", "a", "m", "u", "r", "a", "i")
                try await terminal.wait(for: "what has it") { $0.selection?.contains("amurai") == true }
                try await terminal.press("Enter", "Enter")
                try await terminal.wait(forText: "Director")
                try await terminal.press("Esc", "Esc")
                try await terminal.wait(for: "the list as it was") { $0.position == place.position }
            }
        }

        @Test(arguments: [(80, 24), (160, 50)])
        func koreanThrillersOfTheTwoThousandsAreKeptAsAView(width: Int, height: Int) async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let first = try await user.start(["--fresh"], at: server.address, width: width, height: height)
                try await first.waitForList()
                try await first.press("v")
                try await first.wait(forText: "Original language  any")
                try await first.press("G", "Enter")
                try await first.wait(forText: "Action")
                try await first.press("T", "T", "Enter")
                try await first.wait(forText: "Genre              Thriller")
                try await first.press("O", "Enter")
                try await first.wait(forText: "Korean")
                try await first.press("K", "Enter")
                try await first.wait(forText: "language  Korean")
                try await first.press("Y", "Enter", "2", "0", "0", "0", "s", "Enter")
                try await first.wait(forText: "Years              2000s")
                try await first.press("Esc", "V")
                try await first.wait(forText: "╭ Name of the view")
                try await first.press("S", "e", "o", "u", "l", "Enter")
                try await first.wait(forText: "Saved in the library: “Seoul” · u undoes it")
                let asked = try #require(try await server.requests().last { $0.path == "/3/discover/movie" })
                #expect(asked.query["with_original_language"] == "ko")
                #expect(asked.query["with_genres"] == "53")
                #expect(asked.query["primary_release_date.gte"] == "2000-01-01")
                #expect(asked.query["primary_release_date.lte"] == "2009-12-31")
                try await first.press("q")
                #expect(try await first.exitStatus() == 0)

                // Another start finds it in the library.
                let second = try await user.start(["--fresh"], at: server.address, width: width, height: height)
                try await second.press("3")
                try await second.wait(forText: "Seoul")
                try await second.press("Enter")
                let title = "Movies · all · Thriller · Korean · 2000s"
                try await second.wait(for: "its list") { $0.contains(String(title.prefix(40))) || $0.contains("2000s") }
                try await second.press("Esc")
                try await second.wait(forText: "Library")
                try await second.press("q")
                #expect(try await second.exitStatus() == 0)

                // And it can be a section.
                let third = try await user.start(
                    ["--fresh"], at: server.address, width: width, height: height,
                    environment: ["MATINEE_SECTIONS": "view:Seoul"])
                try await third.wait(for: "the view") { $0.lines[0].contains("1 Seoul") && $0.contains("Korean") }
            }
        }

        @Test(arguments: [(80, 24), (160, 50)])
        func whatIsLoadedIsFoundThoughTheServiceFailsOrIsGone(width: Int, height: Int) async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--fresh"], at: server.address, width: width, height: height)
                let list = try await terminal.waitForList()
                let title = try #require(list.selection)
                try await server.spoil([.init("http-500-html", path: "/3/search/movie")])
                try await terminal.press("/")
                // The whole title: a word of it may stand in others as well, which have loaded meanwhile.
                try await terminal.paste(title)
                try await terminal.wait(for: "what is loaded, and that the rest failed") {
                    $0.selection == title && $0.contains("Could not load more")
                }
                try await terminal.press("Enter", "Enter")
                try await terminal.wait(forText: "Director")
                try await terminal.press("Esc")
                await server.stop()
                try await terminal.press("/")
                try await terminal.wait(for: "still what is loaded") { $0.selection == title }
                try await terminal.press("Esc")
                try await terminal.wait(forReturnTo: list)
            }
        }

        @Test(arguments: [(80, 24), (160, 50)])
        func offlineWhatWasKeptIsSearched(width: Int, height: Int) async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let first = try await user.start(["--fresh"], at: server.address, width: width, height: height)
                let title = try #require(try await first.waitForList().selection)
                try await first.press("q")
                #expect(try await first.exitStatus() == 0)
                await server.stop()

                let second = try await user.start(
                    ["--fresh", "--offline"], at: server.address, width: width, height: height)
                try await second.waitForList()
                try await second.press("/")
                try await second.paste(title)
                try await second.wait(for: "the film") { $0.selection == title }
            }
        }
    }
}
