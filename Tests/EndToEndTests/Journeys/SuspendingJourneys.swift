import Foundation
import Testing

extension EndToEnd {
    struct SuspendingJourneys {
        @Test func suspendedItGivesTheTerminalBackAndComesBackAsItWas() async throws {
            let terminal = try await TmuxTerminal()
            try await terminal.waitForList()
            try await terminal.press("Down")
            let before = try await terminal.wait(for: "the second row") { $0.position?.row == 2 }
            try await terminal.press("C-z")
            try await terminal.wait(forText: "suspended by 147")
            #expect(try await terminal.isRestored())
            #expect(terminal.modesWhileSuspended() == terminal.modes().before)
            try await terminal.press("Enter")
            try await terminal.wait(for: "the same screen") { $0.lines == before.lines }
            try await terminal.press("Down")
            try await terminal.wait(for: "the third row") { $0.position?.row == 3 }
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
            #expect(try await terminal.isRestored())
            #expect(terminal.modes().before == terminal.modes().after)
        }

        @Test func anotherProcessMaySuspendItToo() async throws {
            let terminal = try await TmuxTerminal()
            let before = try await terminal.waitForList()
            try await terminal.signal(SIGTSTP)
            try await terminal.wait(forText: "suspended by 147")
            #expect(try await terminal.isRestored())
            try await terminal.press("Enter")
            try await terminal.wait(for: "the same screen") { $0.lines == before.lines }
        }

        @Test func aWindowThatWasResizedMeanwhileIsFilled() async throws {
            let terminal = try await TmuxTerminal()
            try await terminal.waitForList()
            try await terminal.press("C-z")
            try await terminal.wait(forText: "suspended by 147")
            try await terminal.resize(width: 120, height: 30)
            try await terminal.press("Enter")
            try await terminal.wait(for: "a split of 120 columns") { screen in
                screen.isSplit && screen.lines.contains { $0.hasPrefix("┌") && $0.count == 120 }
            }
        }
    }
}
