import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// With the fixture server, and a folder for the cache.
    struct CachedJourneys {
        /// Looks at a list, the first film and the first artist, and quits.
        private func browse(_ user: User, _ arguments: [String] = [], at address: String) async throws {
            let terminal = try await user.start(["--fresh"] + arguments, at: address, width: 110)
            try await terminal.wait(for: "a film with its detail") { $0.position != nil && $0.contains("Director") }
            try await terminal.press("2")
            // The second page too: who quits before it is kept does not see it the next time.
            try await terminal.wait(for: "an artist with an album") {
                $0.contains("▸ Music") && $0.contains("of 100 loaded") && $0.contains("    1  ")
            }
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
        }

        @Test func whatWasSeenIsNotAskedForAgain() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await browse(user, at: server.address)
                await #expect(eventually { (try? await server.requests())?.isEmpty == false })
                let first = try await server.requests().count
                try await browse(user, at: server.address)
                let films = try await server.requests().dropFirst(first)
                #expect(films.isEmpty, "\(films)")
            }
        }

        @Test func offlineShowsWhatWasKeptAndAsksNobody() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await browse(user, at: server.address)
                let before = try await server.requests().count
                try await browse(user, ["--offline"], at: server.address)
                #expect(try await server.requests().count == before)
            }
        }

        @Test func offlineWithNothingKeptSaysSo() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--fresh", "--offline"], at: server.address, width: 110)
                let screen = try await terminal.wait(for: "built-in films") {
                    $0.position != nil && $0.lines[0].contains("built-in · offline")
                }
                #expect(screen.contains("Movies · built-in"))
                try await terminal.resize(width: 40, height: 10)
                try await terminal.wait(for: "the narrow screen, which says it too") {
                    $0.lines[0].hasSuffix(" offline") && $0.position != nil
                }
                #expect(try await server.requests().isEmpty)
            }
        }

        @Test func aServiceThatIsGoneLeavesWhatWasKept() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await browse(user, at: server.address)
                await server.stop()
                let terminal = try await user.start(["--fresh"], at: server.address, width: 110)
                try await terminal.wait(for: "a film with its detail") { $0.position != nil && $0.contains("Director") }
                try await terminal.press("r")
                // With how old they are, if further rows were read from the cache after that.
                try await terminal.wait(for: "why it is not refreshed", at: .incomparable) {
                    $0.contains("onnection refused")
                }
                #expect(try await terminal.screen().position != nil)
            }
        }

        @Test func noKeyReachesTheDisk() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await browse(user, at: server.address)
                let cache = URL(filePath: user.home).appending(path: ".cache/matinee")
                let files = try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
                #expect(files.contains { $0.lastPathComponent == "cache.sqlite" })
                for file in files { #expect(try Data(contentsOf: file).range(of: Data(User.serviceKey.utf8)) == nil) }
            }
        }
    }
}
