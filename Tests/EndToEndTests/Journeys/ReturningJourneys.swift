import Foundation
import TestSupport
import Testing

extension EndToEnd {
    struct ReturningJourneys {
        private let folder: TemporaryFolder
        private let environment: [String: String]

        init() throws {
            folder = try TemporaryFolder()
            environment = ["XDG_STATE_HOME": folder.path]
        }

        /// Goes to a film, into its detail, and to the second artist.
        private func wander() async throws -> (terminal: TmuxTerminal, films: ScreenText, artists: ScreenText) {
            let terminal = try await TmuxTerminal(width: 110, environment: environment)
            try await terminal.waitForList()
            try await terminal.press("Down", times: 60)
            try await terminal.wait(for: "row 61") { $0.position?.row == 61 }
            try await terminal.press("Tab")
            let films = try await terminal.wait(for: "the detail's keyboard") {
                $0.contains("┬ ▸ ") && $0.position?.row == 61
            }
            try await terminal.press("2")
            try await terminal.wait(forText: "▸ Music")
            try await terminal.press("Down")
            let artists = try await terminal.wait(for: "the second artist") {
                $0.position?.row == 2 && $0.rightPane.contains { $0.contains(" 1  ") }
            }
            return (terminal, films, artists)
        }

        private func expectReturn(to films: ScreenText, _ artists: ScreenText) async throws {
            let terminal = try await TmuxTerminal(width: 110, environment: environment)
            try await terminal.wait(for: "the artists as they were") { $0.lines == artists.lines }
            try await terminal.press("1")
            try await terminal.wait(for: "the films as they were") { $0.lines == films.lines }
        }

        @Test(arguments: [SIGTERM, SIGHUP]) func aSignalSavesWhereOneWas(number: Int32) async throws {
            let (terminal, films, artists) = try await wander()
            try await terminal.signal(number)
            _ = try await terminal.exitStatus()
            try await expectReturn(to: films, artists)
        }

        @Test func quittingSavesWhereOneWas() async throws {
            let (terminal, films, artists) = try await wander()
            try await terminal.press("q")
            _ = try await terminal.exitStatus()
            try await expectReturn(to: films, artists)
        }

        @Test func aKillLosesNoMoreThanTheLastSecond() async throws {
            let (terminal, films, artists) = try await wander()
            let file = folder.path + "/matinee/session.json"
            await #expect(
                eventually { (try? String(contentsOfFile: file, encoding: .utf8))?.contains("\"row\":1") == true })
            try await terminal.signal(SIGKILL)
            try await expectReturn(to: films, artists)
        }

        @Test func freshStartsAtTheTop() async throws {
            let (terminal, _, _) = try await wander()
            try await terminal.press("q")
            _ = try await terminal.exitStatus()
            let fresh = try await TmuxTerminal(["--fresh"], width: 110, environment: environment)
            try await fresh.wait(for: "the first film") { $0.contains("▸ Movies") && $0.position?.row == 1 }
        }
    }
}
