import Commands
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The reading list, and the shelf that several machines share.
    struct ShelfJourneys {
        private static let emma: [Keystroke] = ["E", "m", "m", "a"]

        private func openReadingList(_ terminal: any JourneyTerminal) async throws {
            try await terminal.waitForList()
            try await terminal.press("c", "R", "Enter")
            try await terminal.wait(forText: "┌ Reading list")
        }

        @Test func whatIsWrittenDownIsThereAfterARestartAndInTheSamePlace() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.startUnasked(["books"], at: server.address)
                try await openReadingList(terminal)
                try await terminal.press("a")
                for key in Self.emma { try await terminal.press(key) }
                try await terminal.press("Tab", "Tab", "Tab", "3", "0", "0", "Enter")
                try await terminal.wait(forText: "about 10.0 h")
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)

                let again = try await user.startUnasked(["books"], at: server.address)
                try await again.wait(forText: "┌ Reading list")
                try await again.wait(forText: "about 10.0 h")
                try await again.press("Esc")
                try await again.wait(forText: "┌ Books · trending today")
            }
        }

        @Test func aBookIsDeletedFromItsDetailAndComesBack() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.startUnasked(["books", "--fresh"], at: server.address)
                try await openReadingList(terminal)
                try await terminal.press("a")
                for key in Self.emma { try await terminal.press(key) }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "1 of 1")
                try await terminal.press("Enter", "d")
                try await terminal.wait(forText: " n/Esc ")
                try await terminal.press("y")
                try await terminal.wait(forText: "No books yet")
                try await terminal.press("u")
                try await terminal.wait(forText: "1 of 1")
            }
        }

        @Test func aRefusedChangeSaysWhyAndIsTakenBack() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                try await server.have(["books_refuse": 422])
                let terminal = try await user.start(
                    ["books", "--fresh"], at: server.address, environment: ["MATINEE_BOOKS_URL": server.address])
                try await openReadingList(terminal)
                try await terminal.press("a")
                for key in Self.emma { try await terminal.press(key) }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "1 to answer")
                try await terminal.press("!")
                try await terminal.wait(forText: "the service does not like this book (HTTP 422)")
                try await terminal.press("Enter", "U", "n", "Enter")
                try await terminal.wait(forText: "Nothing is waiting")
                try await terminal.press("Esc")
                try await terminal.wait(forText: "No books yet")
            }
        }
    }
}
