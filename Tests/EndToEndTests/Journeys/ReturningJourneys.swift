import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    struct ReturningJourneys {
        /// Goes to a film, into its detail, and to the second artist.
        private func wander(_ user: User) async throws -> (
            terminal: any JourneyTerminal, films: ScreenText, artists: ScreenText
        ) {
            let terminal = try await user.start(width: 110)
            try await terminal.waitForList()
            // The cursor stops at the last loaded row.
            try await terminal.burst("↓", times: 30)
            try await terminal.wait(for: "row 31") { $0.position?.row == 31 }
            try await terminal.burst("↓", times: 30)
            try await terminal.wait(for: "row 61") { $0.position?.row == 61 }
            try await terminal.press("Tab")
            let films = try await terminal.wait(for: "the detail's keyboard") {
                $0.contains("┬ ▸ ") && $0.position?.row == 61
            }
            try await terminal.press("2")
            try await terminal.wait(forText: "▸ Music")
            try await terminal.press("↓")
            let artists = try await terminal.wait(for: "the second artist") {
                $0.position?.row == 2 && $0.rightPane.contains { $0.contains(" 1  ") }
            }
            return (terminal, films, artists)
        }

        private func expectReturn(_ user: User, to films: ScreenText, _ artists: ScreenText) async throws {
            let terminal = try await user.start(width: 110)
            try await terminal.wait(for: "the artists as they were") { $0.lines == artists.lines }
            try await terminal.press("1")
            try await terminal.wait(for: "the films as they were") { $0.lines == films.lines }
        }

        @Test(arguments: [SIGTERM, SIGHUP, SIGUSR1]) func aSignalSavesWhereOneWas(number: Int32) async throws {
            try await journey { user in
                let (terminal, films, artists) = try await wander(user)
                try await terminal.signal(number)
                _ = try await terminal.exitStatus()
                try await expectReturn(user, to: films, artists)
            }
        }

        @Test func closingTheWindowSavesWhereOneWas() async throws {
            try await journey { user in
                let (terminal, films, artists) = try await wander(user)
                try await terminal.close()
                try await expectReturn(user, to: films, artists)
            }
        }

        @Test func quittingSavesWhereOneWas() async throws {
            try await journey { user in
                let (terminal, films, artists) = try await wander(user)
                try await terminal.press("q")
                _ = try await terminal.exitStatus()
                try await expectReturn(user, to: films, artists)
            }
        }

        @Test func aKillLosesNoMoreThanTheLastSecond() async throws {
            try await journey { user in
                let (terminal, films, artists) = try await wander(user)
                let file = user.home + "/.local/state/matinee/session.json"
                await #expect(
                    eventually { (try? String(contentsOfFile: file, encoding: .utf8))?.contains("\"row\":1") == true })
                try await terminal.signal(SIGKILL)
                try await expectReturn(user, to: films, artists)
            }
        }

        @Test("Starts that show nothing but that they load, or an error, leave the place for the next one")
        func startsThatShowNothingLoseNoPlace() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let first = try await user.start(at: server.address, width: 110)
                try await first.waitForList()
                try await first.burst("↓", times: 30)
                try await first.wait(for: "row 31") { $0.position?.row == 31 && $0.contains("Director") }
                try await first.press("Tab")
                let films = try await first.wait(for: "the detail's keyboard") { $0.contains("┬ ▸ ") }
                try await first.press("q")
                _ = try await first.exitStatus()

                try FileManager.default.removeItem(atPath: user.home + "/.cache/matinee")
                let starts: [(fault: String, text: String, step: JourneyStep)] = [
                    ("hang", "asking TMDB…", .loading), ("http-401", "Key not accepted", .atRest),
                ]
                for start in starts {
                    try await server.spoil([FixtureServer.Fault(start.fault)])
                    let terminal = try await user.start(at: server.address, width: 110)
                    try await terminal.wait(forText: start.text, at: start.step)
                    try await terminal.press("q")
                    _ = try await terminal.exitStatus()
                }
                try await server.reset()
                let last = try await user.start(at: server.address, width: 110)
                try await last.wait(for: "the films as they were") { $0.lines == films.lines }
            }
        }

        @Test func freshStartsAtTheTop() async throws {
            try await journey { user in
                let (terminal, _, _) = try await wander(user)
                try await terminal.press("q")
                _ = try await terminal.exitStatus()
                let fresh = try await user.start(["--fresh"], width: 110)
                try await fresh.wait(for: "the first film") { $0.contains("▸ Movies") && $0.position?.row == 1 }
            }
        }
    }
}
