import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// The same film with a key and without one: what was kept of it is there under both of its names.
    struct JoinedJourneys {
        /// The services' lists of one film, whose titles differ. Its details are those of the fixture server.
        private let lists: TemporaryFolder

        init() throws {
            lists = try TemporaryFolder()
            try write(
                #"{"metas":[{"id":"tt9000011","imdb_id":"tt9000011","type":"movie","name":"The Blue Harbour","#
                    + #""year":"2026","director":["Ada Moor"]}]}"#, to: "cinemeta/catalog_movie_top")
            try write(
                #"{"page":1,"total_pages":1,"total_results":2,"results":[{"id":1012,"title":"Another Film"},"#
                    + #"{"id":1011,"title":"Der blaue Hafen"}]}"#, to: "tmdb/discover_movie")
        }

        private func write(_ text: String, to name: String) throws {
            let file = URL(filePath: lists.path).appending(path: "\(name).json")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        private func startServer() async throws -> FixtureServer {
            try await FixtureServer.start("--recordings", lists.path)
        }

        private func note(_ text: String, in terminal: any JourneyTerminal) async throws {
            try await terminal.openNote()
            try await terminal.paste(text)
            try await terminal.wait(forText: "not saved")
            try await terminal.press("Esc")
            try await terminal.wait(for: "the mark of the note") { $0.contains("♥✎") }
        }

        /// With a key; the service that needs none answers too.
        private func start(
            _ user: User, _ arguments: [String], _ server: FixtureServer, width: Int = 80, height: Int = 24
        ) async throws -> any JourneyTerminal {
            try await user.start(
                arguments, at: server.address, width: width, height: height,
                environment: ["MATINEE_CINEMETA_URL": server.address])
        }

        private func quit(_ terminal: any JourneyTerminal) async throws {
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
        }

        @Test func whatWasKeptWithoutAKeyIsThereWithOne() async throws {
            try await journey { user in
                let server = try await startServer()
                let free = try await user.startUnasked(at: server.address)
                try await free.wait(forText: "The Blue Harbour")
                try await free.press("f")
                try await free.wait(forText: "♥")
                try await note("Seen in Lisbon", in: free)
                try await quit(free)

                let keyed = try await start(user, [], server, width: 120, height: 40)
                try await keyed.wait(forText: "Der blaue Hafen")
                try await keyed.press("↓")
                try await keyed.wait(for: "the mark in the list, and the note in the detail") {
                    $0.contains("Der blaue Hafen ♥✎") && $0.contains("Note · Cinemeta") && $0.contains("Seen in Lisbon")
                }
                try await keyed.openNote()
                try await keyed.wait(forText: "Seen in Lisbon")
                try await keyed.press("Esc")
                try await keyed.wait(forText: "Der blaue Hafen")
                try await quit(keyed)

                let narrow = try await start(user, ["--fresh"], server)
                try await narrow.wait(for: "the mark at once, without the detail") { $0.contains("Der blaue Hafen ♥✎") }
                try await narrow.press("↓", "f")
                try await narrow.wait(for: "that it is no favourite any more") {
                    $0.contains("Der blaue Hafen ✎") && !$0.contains("♥")
                }
            }
        }

        @Test func theLibraryFindsOutWhatItIsCalledWithAKeyAndAsksOnce() async throws {
            try await journey { user in
                let server = try await startServer()
                let free = try await user.startUnasked(at: server.address)
                try await free.wait(forText: "The Blue Harbour")
                try await free.press("f")
                try await free.wait(forText: "♥")
                try await quit(free)

                for round in 1...2 {
                    let keyed = try await start(user, ["--fresh", "library"], server)
                    try await keyed.wait(forText: "The Blue Harbour")
                    try await keyed.press("1")
                    try await keyed.wait(for: "the mark, in run \(round)") { $0.contains("Der blaue Hafen ♥") }
                    try await quit(keyed)
                }
                let finds = try await server.requests().filter { $0.path.hasPrefix("/3/find") }
                #expect(finds.map(\.path) == ["/3/find/tt9000011"])
            }
        }

        @Test func whatWasKeptWithAKeyIsThereWithoutOne() async throws {
            try await journey { user in
                let server = try await startServer()
                let keyed = try await start(user, [], server, width: 120, height: 40)
                try await keyed.wait(forText: "Der blaue Hafen")
                try await keyed.press("↓", "f")
                try await keyed.wait(for: "its detail") { $0.contains("♥") && $0.contains("Cast") }
                try await note("Mit Schlüssel", in: keyed)
                try await quit(keyed)

                let free = try await user.startUnasked(at: server.address, width: 120, height: 40)
                try await free.wait(for: "its marks and the note") {
                    $0.contains("The Blue Harbour ♥✎") && $0.contains("Note · TMDB") && $0.contains("Mit Schlüssel")
                }
                try await free.press("3")
                try await free.wait(for: "one row in the library") { $0.contains("1 of 1") }
            }
        }
    }
}
