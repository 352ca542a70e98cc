import Foundation
import Testing

extension EndToEndTerminals {
    /// However the program ends, the terminal is restored.
    struct QuittingJourneys {
        @Test(arguments: ["q", "Ctrl-C"] as [Keystroke])
        func aKeyEndsItWell(key: Keystroke) async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.press(key)
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test(
            arguments: [
                (SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130), (SIGUSR1, 138), (SIGUSR2, 140),
                // Signals that end it at once, as they end any program by default.
                (SIGQUIT, 131), (SIGALRM, 142), (SIGXCPU, 152), (SIGPWR, 158),
            ] as [(Int32, Int32)])
        func aSignalEndsItWithTheStatusThatShellsExpect(number: Int32, status: Int32) async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.signal(number)
                #expect(try await terminal.exitStatus() == status)
            }
        }

        @Test func theProgramDoesNotOutliveItsWindow() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.close()
            }
        }

        @Test func signalsThatEndNothingChangeNothing() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.press("↓")
                let before = try await terminal.wait(forRow: 2)
                for number in [SIGPIPE, SIGXFSZ, SIGWINCH, SIGCONT, SIGCHLD, SIGURG] {
                    try await terminal.signal(number)
                    try await terminal.wait(forReturnTo: before)
                }
                try await terminal.press("↓")
                try await terminal.wait(forRow: 3)
            }
        }

        /// A trap in the program's code is a signal too.
        @Test(arguments: [(SIGILL, 132), (SIGTRAP, 133), (SIGABRT, 134), (SIGSEGV, 139)] as [(Int32, Int32)])
        func aCrashGivesTheTerminalBackAndSaysWhatWasSaidMeanwhile(number: Int32, status: Int32) async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.complain("Fatal error: there is no such row\n")
                #expect(try await !terminal.screen().contains("Fatal error"))
                try await terminal.signal(number)
                #expect(try await terminal.exitStatus() == status)
                try await terminal.wait(forText: "Fatal error: there is no such row", at: .incomparable)
            }
        }

        @Test func whatWentToStandardErrorIsShownAtTheEnd() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.complain("a library has something to say\n")
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
                try await terminal.wait(forText: "a library has something to say", at: .incomparable)
            }
        }
    }
}
