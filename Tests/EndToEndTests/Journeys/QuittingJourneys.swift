import Foundation
import Testing

extension EndToEnd {
    /// Every way out gives the terminal back as it was.
    struct QuittingJourneys {
        private func expectRestored(_ terminal: TmuxTerminal) async throws {
            #expect(try await terminal.isRestored())
            #expect(terminal.modes().before != nil)
            #expect(terminal.modes().before == terminal.modes().after)
        }

        @Test(arguments: ["q", "C-c"])
        func aKeyEndsItWell(key: String) async throws {
            let terminal = try await TmuxTerminal()
            try await terminal.waitForList()
            try await terminal.press(key)
            #expect(try await terminal.exitStatus() == 0)
            try await expectRestored(terminal)
        }

        @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)] as [(Int32, Int32)])
        func aSignalEndsItWithTheStatusThatShellsExpect(number: Int32, status: Int32) async throws {
            let terminal = try await TmuxTerminal()
            try await terminal.waitForList()
            try await terminal.signal(number)
            #expect(try await terminal.exitStatus() == status)
            try await expectRestored(terminal)
        }

        /// A trap in the program's own code is a signal too, which is all that the guard gets to see.
        @Test(arguments: [(SIGILL, 132), (SIGTRAP, 133), (SIGABRT, 134), (SIGSEGV, 139)] as [(Int32, Int32)])
        func aCrashGivesTheTerminalBackAndSaysWhatWasSaidMeanwhile(number: Int32, status: Int32) async throws {
            let terminal = try await TmuxTerminal()
            try await terminal.waitForList()
            try await terminal.complain("Fatal error: there is no such row\n")
            #expect(try await !terminal.screen().contains("Fatal error"))
            try await terminal.signal(number)
            #expect(try await terminal.exitStatus() == status)
            try await expectRestored(terminal)
            try await terminal.wait(forText: "Fatal error: there is no such row")
        }

        @Test func whatWentToStandardErrorIsShownAtTheEnd() async throws {
            let terminal = try await TmuxTerminal()
            try await terminal.waitForList()
            try await terminal.complain("a library has something to say\n")
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.wait(forText: "a library has something to say")
        }

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
            try await expectRestored(terminal)
        }
    }
}
