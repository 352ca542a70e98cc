import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEndTerminals {
    struct SuspendingJourneys {
        @Test func suspendedItGivesTheTerminalBackAndComesBackAsItWas() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
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

        /// The shell sees a job as stopped only if all its processes are stopped.
        @Test(arguments: [
            ["make", "-f", "Makefile"], ["sh", "script"], ["sh", "-c", "\"$@\"; true", "sh"],
            ["bash", "-c", "(\"$@\"; true)", "bash"],
        ])
        func whateverStartedItIsSuspendedWithIt(wrapper: [String]) async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let words = try files(for: wrapper, in: user.home)
                let terminal = try await user.start(wrapper: words)
                let before = try await terminal.waitForList()
                try await terminal.press("Ctrl-Z")
                try await terminal.waitUntilSuspended()
                #expect(try await terminal.leftovers() == [])
                try await terminal.resume()
                try await terminal.wait(forReturnTo: before)
                try await terminal.press("↓")
                try await terminal.wait(forRow: 2)
            }
        }

        /// A Makefile that runs the given command, and a script that runs make.
        private func files(for wrapper: [String], in home: String) throws -> [String] {
            let makefile = home + "/Makefile"
            try "run:\n\t@$(COMMAND)\n".write(toFile: makefile, atomically: true, encoding: .utf8)
            let script = home + "/script"
            try "\"$@\"\necho ended\n".write(toFile: script, atomically: true, encoding: .utf8)
            switch wrapper[0] {
            case "make": return ["sh", "-c", "make -s -f \(makefile) COMMAND=\"$*\"", "sh"]
            case "sh" where wrapper.count == 2: return ["sh", script]
            default: return wrapper
            }
        }

        /// Without a shell nothing would resume a stopped program.
        @Test func whereNobodyWouldResumeItItSaysSoAndGoesOn() async throws {
            let wrapper = ["sh", "-c", "trap '' TSTP; \"$@\"; true", "sh"]
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(wrapper: wrapper)
                try await terminal.waitForList()
                try await terminal.press("Ctrl-Z")
                try await terminal.wait(forText: "Cannot suspend")
                try await terminal.press("↓")
                try await terminal.wait(forRow: 2)
            }
        }

        @Test func anEditorThatIsSuspendedSuspendsTheProgramWithIt() async throws {
            try await journey(in: [.tmux]) { user in
                let editor = try installProgram(
                    "#!/bin/sh\nkill -TSTP 0\necho went on >>\"$1\"\n", at: user.home + "/editor")
                let terminal = try await user.start(environment: ["EDITOR": editor])
                try await terminal.waitForList()
                try await terminal.openNote()
                try await terminal.press("Ctrl-E")
                try await terminal.waitUntilSuspended()
                try await terminal.resume()
                try await terminal.wait(forText: "went on")
            }
        }

        @Test func anotherProcessMaySuspendItToo() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                let before = try await terminal.waitForList()
                try await terminal.signal(SIGTSTP)
                try await terminal.waitUntilSuspended()
                #expect(try await terminal.leftovers() == [])
                try await terminal.resume()
                try await terminal.wait(for: "the same screen") { $0.lines == before.lines }
            }
        }

        /// The program cannot restore the terminal before; afterwards it undoes what the shell has changed.
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
            try await journey(in: User.TerminalKind.allCases) { user in
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
