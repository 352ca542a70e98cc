import Foundation
import Testing

extension EndToEnd {
    struct SuspendingJourneys {
        @Test func suspendedItGivesTheTerminalBackAndComesBackAsItWas() async throws {
            try await journey { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.press("↓")
                let before = try await terminal.wait(for: "the second row") { $0.position?.row == 2 }
                try await terminal.press("Ctrl-Z")
                try await terminal.waitUntilSuspended()
                #expect(try await terminal.leftovers() == [])
                try await terminal.resume()
                try await terminal.wait(for: "the same screen") { $0.lines == before.lines }
                try await terminal.press("↓")
                try await terminal.wait(for: "the third row") { $0.position?.row == 3 }
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
                #expect(try await terminal.leftovers() == [])
            }
        }

        @Test func anotherProcessMaySuspendItToo() async throws {
            try await journey { user in
                let terminal = try await user.start()
                let before = try await terminal.waitForList()
                try await terminal.signal(SIGTSTP)
                try await terminal.waitUntilSuspended()
                #expect(try await terminal.leftovers() == [])
                try await terminal.resume()
                try await terminal.wait(for: "the same screen") { $0.lines == before.lines }
            }
        }

        /// Nobody can give anything back then; what a shell does to the terminal is undone.
        @Test func whoWasStoppedByForceTakesTheTerminalBack() async throws {
            try await journey(in: [.vterm]) { user in
                let terminal = try await user.start()
                let before = try await terminal.waitForList()
                try await terminal.signal(SIGSTOP)
                try await terminal.waitUntilSuspended()
                try await terminal.cook()
                try await terminal.scribble("\u{1B}[?25h\u{1B}[?2004l$ fg\r\n")
                try await terminal.resume()
                try await terminal.wait(forReturnTo: before)
                try await terminal.press("↓")
                try await terminal.wait(forRow: 2)
                try await terminal.paste("qqq")
                try await terminal.press("↓")
                try await terminal.wait(forRow: 3)
            }
        }

        @Test func aWindowThatWasResizedMeanwhileIsFilled() async throws {
            try await journey { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.press("Ctrl-Z")
                try await terminal.waitUntilSuspended()
                try await terminal.resize(width: 120, height: 30)
                try await terminal.resume()
                try await terminal.wait(for: "a split of 120 columns") { screen in
                    screen.isSplit && screen.lines.contains { $0.hasPrefix("┌") && $0.count == 120 }
                }
            }
        }
    }
}
