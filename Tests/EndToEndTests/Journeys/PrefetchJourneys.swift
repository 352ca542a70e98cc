import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// What was fetched with `matinee prefetch`, without a network.
    struct PrefetchJourneys {
        private func fetch(_ user: User, at address: String, hasKeys: Bool, _ option: String) async throws {
            let key = hasKeys ? User.serviceKey : ""
            let program = MatineeProgram(
                data: "",
                environment: [
                    "HOME": user.home, "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "", "XDG_STATE_HOME": "",
                    "XDG_CONFIG_HOME": "", "LC_ALL": "C.UTF-8", "TMDB_API_KEY": key, "LASTFM_API_KEY": key,
                    "MATINEE_TMDB_URL": "\(address)/3", "MATINEE_LASTFM_URL": "\(address)/2.0/",
                    "MATINEE_CINEMETA_URL": address, "MATINEE_DEEZER_URL": address, "MATINEE_POKEAPI_URL": address,
                    "MATINEE_OPENLIBRARY_URL": address, "MATINEE_OPENLIBRARY_COVERS_URL": address,
                ])
            let result = try await program.run("prefetch", option)
            #expect(result.status == 0, "\(result.complaint)")
        }

        @Test func filmsAreThereWithTheirPages() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await fetch(user, at: server.address, hasKeys: true, "--films=25")
                await server.stop()
                let terminal = try await user.start(["--fresh", "--offline"], at: server.address, width: 110)
                try await terminal.wait(for: "a film with its detail") {
                    $0.position != nil && $0.contains("Director") && $0.lines[0].contains("TMDB · offline")
                }
                for row in 2...4 {
                    try await terminal.press("↓")
                    try await terminal.wait(for: "the next film with its detail") {
                        $0.contains("\(row) of ") && $0.contains("Director") && !$0.contains("Started offline")
                    }
                }
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test func artistsAreThereWithoutAnyKey() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await fetch(user, at: server.address, hasKeys: false, "--artists=3")
                await server.stop()
                let terminal = try await user.startUnasked(
                    ["music", "--fresh", "--offline"], at: server.address, width: 110)
                try await terminal.wait(for: "an artist with the tracks of the first album") {
                    $0.lines[0].contains("Deezer · offline") && $0.contains("    1  ")
                        && !$0.contains("Started offline")
                }
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }
    }
}
