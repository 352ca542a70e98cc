import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// Favourites and notes are there after a restart.
    struct KeepingJourneys {
        private func start(_ user: User) async throws -> any JourneyTerminal {
            let terminal = try await user.start(["--fresh"])
            try await terminal.waitForList()
            return terminal
        }

        /// Writes a note on the item under the cursor, without saving it.
        private func write(_ text: String, in terminal: any JourneyTerminal) async throws {
            try await terminal.openNote()
            try await terminal.paste(text)
            try await terminal.wait(forText: "not saved")
        }

        private func quit(_ terminal: any JourneyTerminal) async throws {
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
        }

        @Test func aFavouriteIsInTheLibraryAfterARestart() async throws {
            try await journey { user in
                let first = try await start(user)
                // All keys together: quitting must not overtake the order.
                try await first.burst("↓", "f", "q")
                #expect(try await first.exitStatus() == 0)

                let second = try await start(user)
                try await second.wait(forText: "♥")
                try await second.press("3")
                try await second.wait(for: "the library with one film") {
                    $0.contains("Library · latest first") && $0.contains("1 of 1")
                }
            }
        }

        @Test func anotherMatineeSeesItWithoutARestart() async throws {
            try await journey { user in
                let first = try await start(user)
                try await first.press("f")
                try await first.wait(forText: "♥")
                let second = try await start(user)
                try await second.press("3")
                try await second.wait(forText: "1 of 1")
                try await first.press("↓", "f")
                try await second.wait(for: "the other's second favourite") { $0.contains("of 2") }
            }
        }

        @Test func whatIsDeletedCanBeBroughtBack() async throws {
            try await journey { user in
                let terminal = try await start(user)
                try await terminal.press("f", "3")
                try await terminal.wait(forText: "1 of 1")
                try await terminal.press("d")
                try await terminal.wait(forText: " n/Esc ")
                try await terminal.press("y")
                try await terminal.wait(forText: "Nothing kept yet")
                try await terminal.press("u")
                try await terminal.wait(forText: "1 of 1")
                try await quit(terminal)
            }
        }

        @Test func aNoteIsFoundAgainAfterARestart() async throws {
            try await journey { user in
                let first = try await start(user)
                try await first.openNote()
                try await first.press("q", "Enter")
                try await first.paste("一一, twice\nquit")
                try await first.wait(forText: "not saved")
                try await first.press("Ctrl-S")
                try await first.wait(for: "that it is saved") { !$0.contains("not saved") && $0.contains(" saved") }
                try await first.press("!", "Esc")
                try await first.waitForList()
                try await quit(first)

                let second = try await start(user)
                try await second.press("3")
                try await second.wait(for: "the mark of a note") { $0.contains("✎") && $0.contains("1 of 1") }
                try await second.press("e")
                try await second.wait(for: "the text") {
                    $0.contains("│ q ") && $0.contains("一一, twice") && $0.contains("quit!")
                }
            }
        }

        @Test func aNoteThatWasEmptiedComesBackWhereverOneIs() async throws {
            try await journey { user in
                let terminal = try await start(user)
                try await write("w", in: terminal)
                try await terminal.press("Esc")
                try await terminal.wait(forText: "✎")
                try await terminal.openNote()
                try await terminal.press("Backspace", "Esc")
                try await terminal.wait(for: "that it is gone") {
                    $0.contains("Note removed: “") && !$0.contains("✎")
                }
                try await terminal.press("u")
                try await terminal.wait(for: "that it is back") { $0.contains("The note is back") && $0.contains("✎") }
                try await quit(terminal)
            }
        }

        @Test func anEarlierTextIsFoundAndTakenBackAfterARestart() async throws {
            try await journey { user in
                let first = try await start(user)
                try await write("first words", in: first)
                try await first.press("Esc")
                try await first.wait(forText: "✎")
                try await first.openNote()
                for _ in "first words" { try await first.press("Backspace") }
                try await first.press("Esc")
                try await first.wait(forText: "Note removed: “")
                try await quit(first)

                let second = try await start(user)
                try await second.openNote()
                try await second.press("Ctrl-R")
                try await second.wait(for: "the earlier text") { $0.contains("1 of 1") && $0.contains("first words") }
                try await second.press("Enter")
                try await second.wait(for: "the text in the note") {
                    $0.contains("│ first words ") && $0.contains("not saved")
                }
                try await second.press("Esc")
                try await second.wait(forText: "✎")
            }
        }

        @Test func keysBehindTheOneThatClosesTheNoteAreForTheList() async throws {
            try await journey { user in
                let terminal = try await start(user)
                try await write("words", in: terminal)
                // Esc as newer terminals send it: after a plain ESC byte, the next key would count as held with Alt.
                try await terminal.send("\u{1B}[27ujjf")
                try await terminal.wait(for: "the third film, kept") {
                    $0.position?.row == 3 && $0.selection?.contains("♥") == true
                }
                try await terminal.press("Home")
                try await terminal.openNote()
                try await terminal.wait(forText: "│ words ")
            }
        }

        @Test func anotherEditorHasTheTerminalForAWhile() async throws {
            try await journey { user in
                let editor = try installProgram(
                    "#!/bin/sh\nstty -a | grep -q ' icanon' && printf ' and more\\n' >>\"$1\"\n",
                    at: user.home + "/editor")
                let terminal = try await user.start(["--fresh"], environment: ["EDITOR": editor])
                try await terminal.waitForList()
                try await write("words", in: terminal)
                try await terminal.press("Ctrl-E")
                try await terminal.wait(forText: "words and more")
                try await terminal.press("Esc")
                try await terminal.wait(for: "the mark of a note") { $0.contains("✎") }
                try await terminal.press("↓")
                try await terminal.wait(for: "the second row") { $0.position?.row == 2 }
                try await quit(terminal)
            }
        }

        /// Ctrl-C that an editor does not read itself.
        @Test func anInterruptIsForTheEditorAlone() async throws {
            try await journey { user in
                let editor = try installProgram(
                    "#!/bin/sh\ntrap : INT\nkill -INT 0\nprintf ' and more\\n' >>\"$1\"\n", at: user.home + "/editor")
                let terminal = try await user.start(["--fresh"], environment: ["EDITOR": editor])
                try await terminal.waitForList()
                try await write("words", in: terminal)
                try await terminal.press("Ctrl-E")
                try await terminal.wait(forText: "words and more")
                try await terminal.signal(SIGINT)
                #expect(try await terminal.exitStatus() == 128 + SIGINT)
            }
        }

        @Test func aNoteIsSavedOnEveryWayOut() async throws {
            try await journey { user in
                let first = try await start(user)
                try await write("unsaved words", in: first)
                try await first.signal(SIGTERM)
                _ = try await first.exitStatus()

                let second = try await start(user)
                try await second.press("e")
                try await second.wait(forText: "unsaved words")
            }
        }

        @Test func aPasteIntoTheFilterRunsNoCommands() async throws {
            try await journey { user in
                let terminal = try await start(user)
                try await terminal.press("f", "3")
                try await terminal.wait(forText: "1 of 1")
                try await terminal.press("/")
                try await terminal.paste("q\nq1")
                try await terminal.wait(forText: "/ q q1")
                try await terminal.press("Esc")
                try await terminal.wait(forText: "1 of 1")
            }
        }

        @Test func aLibraryThatCannotBeOpenedIsSaidAndTheProgramWorks() async throws {
            try await journey { user in
                try FileManager.default.createDirectory(
                    atPath: user.home + "/.local/share/matinee", withIntermediateDirectories: true)
                try "no database".write(
                    toFile: user.home + "/.local/share/matinee/library.sqlite", atomically: true, encoding: .utf8)
                let terminal = try await start(user)
                try await terminal.wait(forText: "The library is damaged")
                try await terminal.press("↓")
                try await terminal.wait(for: "the second film") { $0.position?.row == 2 }
                #expect(
                    try String(contentsOfFile: user.home + "/.local/share/matinee/library.sqlite", encoding: .utf8)
                        == "no database")
            }
        }
    }
}
