import Foundation
import Testing
import TestSupport

extension EndToEnd {
    /// What is kept is there again.
    struct KeepingJourneys {
        private let folder: TemporaryFolder
        private let environment: [String: String]

        init() throws {
            folder = try TemporaryFolder()
            environment = ["XDG_DATA_HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state"]
        }

        private func start(_ arguments: String...) async throws -> TmuxTerminal {
            let terminal = try await TmuxTerminal(["--fresh"] + arguments, environment: environment)
            try await terminal.waitForList()
            return terminal
        }

        private func quit(_ terminal: TmuxTerminal) async throws {
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
        }

        @Test func aFavouriteIsInTheLibraryAfterARestart() async throws {
            let first = try await start()
            // All at once: the way out does not overtake the order.
            try await first.press("Down", "f", "q")
            #expect(try await first.exitStatus() == 0)

            let second = try await start()
            try await second.wait(forText: "★")
            try await second.press("3")
            try await second.wait(for: "the library with one film") { $0.contains("Library · latest first") && $0.contains("1 of 1") }
        }

        @Test func anotherMatineeSeesItWithoutARestart() async throws {
            let first = try await start()
            let second = try await start()
            try await second.press("3")
            try await second.wait(forText: "Nothing kept yet")
            try await first.press("f")
            try await second.wait(for: "the other's favourite") { $0.contains("1 of 1") }
        }

        @Test func whatIsDeletedCanBeBroughtBack() async throws {
            let terminal = try await start()
            try await terminal.press("f", "3")
            try await terminal.wait(forText: "1 of 1")
            try await terminal.press("d")
            try await terminal.wait(forText: "? y/n")
            try await terminal.press("y")
            try await terminal.wait(forText: "Nothing kept yet")
            try await terminal.press("u")
            try await terminal.wait(forText: "1 of 1")
            try await quit(terminal)
        }

        @Test func aPasteIntoTheFilterRunsNoCommands() async throws {
            let terminal = try await start()
            try await terminal.press("f", "3")
            try await terminal.wait(forText: "1 of 1")
            try await terminal.press("/")
            try await terminal.paste("q\nq1")
            try await terminal.wait(forText: "/ q q1")
            try await terminal.press("Escape")
            try await terminal.wait(forText: "1 of 1")
        }

        @Test func aLibraryThatCannotBeOpenedIsSaidAndTheProgramWorks() async throws {
            try FileManager.default.createDirectory(atPath: folder.path + "/matinee", withIntermediateDirectories: true)
            try "no database".write(toFile: folder.path + "/matinee/library.sqlite", atomically: true, encoding: .utf8)
            let terminal = try await start()
            try await terminal.wait(forText: "Not a library")
            try await terminal.press("Down")
            try await terminal.wait(for: "the second film") { $0.position?.row == 2 }
            #expect(try String(contentsOfFile: folder.path + "/matinee/library.sqlite", encoding: .utf8) == "no database")
        }
    }
}
