import Commands
import Entities
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

extension EndToEndCases {
    /// Presses each key of the key table where it has an effect. A new key must be added here; for a new command the
    /// compiler demands a `KeyTrial`.
    struct KeyJourneys {
        @Test(arguments: KeyTable.standard(sections: SectionDescriptor.samples.map(\.id)).documented())
        func eachKeyDoesWhatTheTableSays(binding: KeyMap.Binding) async throws {
            #expect(!binding.keys.isEmpty)
            try await journey { user in
                let trial = KeyTrial(binding.command, user)
                for key in binding.keys { try await trial.press(Keystroke(key)) }
            }
        }

        /// Keys that come together, from fast typing or over a slow line.
        @Test func eachKeyOfABurstMeetsWhatTheOneBeforeItHasMade() async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh"])
                let films = try await terminal.waitForList()
                try await terminal.burst("2", "↓", "↓")
                try await terminal.wait(for: "the third artist") { $0.contains("┌ Music") && $0.position?.row == 3 }
                // The keys are in the help's text, further down than its first page.
                try await terminal.burst("?", "End")
                try await terminal.wait(for: "the end of the help") {
                    $0.contains("╭ Keys") && $0.contains("https://pokeapi.co")
                }
                try await terminal.burst("?", "1", "Enter", "n", "h", "f", "3", "d", "n", "1")
                try await terminal.wait(for: "the second film, kept") {
                    $0.contains("┌ Movies") && $0.position?.row == 2 && $0.selection?.contains("♥") == true
                }
                try await terminal.press("f")
                try await terminal.wait(forText: "No longer a favourite")
                try await terminal.press("Home")
                try await terminal.wait(forReturnTo: films)
            }
        }

        /// However long the list takes to load, and whatever happens meanwhile.
        @Test func whatIsTypedAheadOfAListIsForItsRows() async throws {
            try await journey { user in
                let server = try await FixtureServer.start("--latency", "400")
                let terminal = try await user.start(["--fresh"], at: server.address)
                try await terminal.burst("↓", "2", "↓", "↓", "Enter", "1", "3")
                try await terminal.wait(forText: "Nothing kept yet")
                try await terminal.press("1")
                try await terminal.wait(forRow: 2)
                try await terminal.press("2")
                try await terminal.wait(for: "the third artist's albums") {
                    $0.contains("    1  ") && !$0.contains("┌ Music") && !$0.contains("▸ Music")
                }
                try await terminal.press("←")
                try await terminal.wait(forRow: 3)
            }
        }

        @Test func aLibraryIsSortedOnceItIsRead() async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await terminal.burst("f", "↓", "f", "↓", "f", "3", "s", "B", "Enter", "End")
                let sorted = try await terminal.wait(for: "the last by title") {
                    $0.contains("by title") && $0.position?.row == 3
                }
                try await terminal.burst("1", "3")
                try await terminal.wait(forReturnTo: sorted)
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
                let again = try await user.start()
                try await again.burst("s", "B", "B", "Enter", "End")
                try await again.wait(for: "the last by the next order") {
                    $0.contains("┌ Library") && !$0.contains("by title") && $0.position?.row == 3
                }
            }
        }

        /// All letters that are commands elsewhere.
        @Test func whileOneWritesNoLetterIsACommand() async throws {
            let letters = KeyTable.standard(sections: SectionDescriptor.samples.map(\.id)).documented().flatMap(\.keys)
                .compactMap {
                    key -> Character? in
                    guard case .character(let letter) = key, letter != " " else { return nil }
                    return letter
                }
            #expect(letters.count > 20)
            try await journey { user in
                let terminal = try await user.start(["--fresh"])
                let list = try await terminal.waitForList()
                try await terminal.openNote()
                try await terminal.press(letters.map { Keystroke(name: String($0)) })
                try await terminal.wait(forText: "│ \(String(letters)) ")
                try await terminal.press("Ctrl-X")
                try await terminal.wait(forText: " n/Esc ")
                try await terminal.press("y")
                try await terminal.wait(forReturnTo: list)

                try await terminal.press("f", "3")
                try await terminal.wait(forText: "1 of 1")
                try await terminal.press("/")
                try await terminal.press(letters.map { Keystroke(name: String($0)) })
                try await terminal.wait(forText: "│  / \(String(letters)) ")
                try await terminal.press("Esc")
                try await terminal.wait(forText: "1 of 1")
            }
        }
    }
}

extension KeyMap.Binding: CustomTestStringConvertible {
    public var testDescription: String { "\(keys.map(\.label).joined(separator: " ")): \(command)" }
}
