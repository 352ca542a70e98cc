import Foundation
import Glibc
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEndTerminals {
    /// What the mouse does, as terminals report it.
    struct MouseJourneys {
        @Test func aPressSelectsAndTheNextOpens() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"])
                let list = try await terminal.waitForList()
                // Below the headings.
                let third = list.lines[5]
                try await terminal.click(10, 5)
                try await terminal.wait(for: "the third row") { $0.position?.row == 3 && $0.lines[5] != third }
                let title = try #require(try await terminal.screen().selection)
                try await terminal.click(10, 5)
                try await terminal.wait(forText: "┌ \(title)")
                // The second press of a double one is nothing more.
                try await terminal.click(10, 5)
                try await terminal.wait(forText: "┌ \(title)")
                try await terminal.backButton()
                try await terminal.wait(forRow: 3)
            }
        }

        @Test func aDoublePressOpensOnce() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await terminal.send(MouseReport.click(10, 5) + MouseReport.click(10, 5) + MouseReport.click(10, 5))
                try await terminal.wait(forText: "Director")
                try await terminal.press("Esc")
                try await terminal.wait(forRow: 3)
            }
        }

        @Test func aWheelScrollsWhatIsBelowItAndTheSelectionIsNotLost() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"], width: 120, height: 20)
                let list = try await terminal.waitForList()
                let first = try #require(list.selection)
                // Together, as a fast wheel sends them.
                try await terminal.send(String(repeating: MouseReport.wheelDown(10, 5), count: 8))
                try await terminal.wait(for: "rows from further down") { screen in
                    screen.selection == nil && screen.position?.row == 1 && screen.contains("▸ Movies")
                }
                try await terminal.send(MouseReport.wheelDown(80, 5))
                try await terminal.wait(for: "the detail, further down") { screen in
                    !(screen.rightPane.dropFirst(2).first ?? "").contains(first)
                }
                try await terminal.press("↓")
                try await terminal.wait(for: "the second row, in sight") {
                    $0.position?.row == 2 && $0.selection != nil
                }
            }
        }

        @Test func headerFooterAndLinksDoWhatTheySay() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"], width: 120, height: 30)
                try await terminal.waitForList()
                try await terminal.click(on: "3 Library")
                try await terminal.wait(forText: "┌ Library · latest first")
                try await terminal.click(on: "1 Movies")
                try await terminal.wait(forText: "▸ Movies")
                try await terminal.click(on: "? help")
                try await terminal.wait(forText: "╭ Keys")
                // A line of the help is as good as its key.
                try await terminal.click(on: "Choose an order")
                try await terminal.wait(forText: "╭ Sort by")
                try await terminal.click(on: "3 By title")
                try await terminal.wait(for: "the films by title") {
                    !$0.contains("╭ Sort by") && $0.contains("by title")
                }
                let title = try #require(try await terminal.screen().selection)
                try await terminal.click(on: "▾ Cast")
                try await terminal.wait(for: "the folded cast, and the keyboard there") {
                    $0.contains("▹ Cast") && $0.contains("▸ \(title)")
                }
                try await terminal.click(on: "Esc back")
                try await terminal.wait(forText: "▸ Movies")
            }
        }

        @Test func theLineBetweenThePanesIsPulled() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"], width: 120, height: 20)
                try await terminal.wait(forDivider: 54)
                try await terminal.send(
                    MouseReport.press(54, 8) + MouseReport.drag(60, 8) + MouseReport.drag(70, 3)
                        + MouseReport.release(70, 3))
                try await terminal.wait(forDivider: 70)
                // It is let go of.
                try await terminal.send(MouseReport.drag(40, 8))
                try await terminal.press("↓")
                try await terminal.wait(for: "the second row") { $0.position?.row == 2 && $0.divider == 70 }
                // A key ends it too, where no release is told.
                try await terminal.send(MouseReport.press(70, 8))
                try await terminal.press("↓")
                try await terminal.wait(forRow: 3)
                try await terminal.send(MouseReport.drag(40, 8))
                try await terminal.press("↓")
                try await terminal.wait(for: "the fourth row") { $0.position?.row == 4 && $0.divider == 70 }
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
                let again = try await user.start(width: 120, height: 20)
                try await again.wait(forDivider: 70)
            }
        }

        @Test func aQuestionIsAnsweredByItsKeys() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await terminal.press("f", "3")
                try await terminal.wait(forText: "1 of 1")
                // Beside the question one leaves it.
                try await terminal.press("d")
                try await terminal.wait(forText: " n/Esc ")
                try await terminal.click(on: "1 Movies")
                try await terminal.wait(for: "no question") { !$0.contains(" n/Esc ") && $0.contains("1 of 1") }
                try await terminal.press("d")
                try await terminal.wait(forText: " n/Esc ")
                try await terminal.click(on: "y/Enter")
                try await terminal.wait(forText: "Nothing kept yet")
            }
        }

        @Test func whereNothingIsNothingHappens() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"])
                let list = try await terminal.waitForList()
                for report in [
                    MouseReport.click(0, 0), MouseReport.click(79, 23), MouseReport.click(900, 900), "\u{1B}[<2;10;5M",
                    "\u{1B}[<16;10;5M",
                    "\u{1B}[<4;10;5M", "\u{1B}[<35;10;5M", MouseReport.drag(10, 5), MouseReport.wheelDown(10, 0),
                    "\u{1B}[<0;0;0M",
                ] { try await terminal.send(report) }
                try await terminal.press("↓", "↑")
                try await terminal.wait(forReturnTo: list)
            }
        }

        @Test func itCanBeLetGoOfAndIsOffWhileOthersHaveTheTerminal() async throws {
            try await journey(in: [.vterm]) { user in
                let editor = try installProgram(
                    "#!/bin/sh\nprintf ' and more\\n' >>\"$1\"\n", at: user.home + "/editor")
                let terminal = try await user.start(["--fresh"], environment: ["EDITOR": editor])
                try await terminal.waitForList()
                let vterm = try #require(terminal as? VTermTerminal)
                #expect(vterm.watchesMouse)
                try await terminal.press("m")
                try await terminal.wait(forText: "Mouse off: the terminal selects")
                #expect(!vterm.watchesMouse)
                try await terminal.press("m")
                try await terminal.wait(forText: "Mouse on")
                #expect(vterm.watchesMouse)
                try await terminal.openNote()
                try await terminal.press("Ctrl-E")
                try await terminal.wait(forText: "and more")
                #expect(vterm.watchesMouse)
                // With the alternate screen it was off, and on again with that.
                #expect(vterm.switchesOfMouse == [true, false, true, false, true])
                try await terminal.press("Esc")
                try await terminal.wait(for: "the mark of a note") { $0.contains("✎") }
                try await terminal.press("Ctrl-Z")
                try await terminal.waitUntilSuspended()
                #expect(!vterm.watchesMouse)
                try await terminal.resume()
                try await terminal.waitForList()
                #expect(vterm.watchesMouse)
            }
        }

        @Test func theSettingLeavesItToTheTerminal() async throws {
            try await journey(in: [.vterm]) { user in
                let terminal = try await user.start(["--fresh"], environment: ["MATINEE_MOUSE": "off"])
                try await terminal.waitForList()
                let vterm = try #require(terminal as? VTermTerminal)
                #expect(!vterm.watchesMouse && vterm.switchesOfMouse == [])
            }
        }

        @Test("However it ends, nobody is told of the mouse any more", arguments: [SIGTERM, SIGSEGV, SIGHUP])
        func whenItIsKilled(number: Int32) async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await terminal.signal(number)
                #expect(try await terminal.exitStatus() == 128 + number)
                #expect(try await terminal.leftovers() == [])
            }
        }
    }
}
