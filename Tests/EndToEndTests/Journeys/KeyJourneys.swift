import Navigation
import TerminalKit
import TestSupport
import Testing

extension EndToEnd {
    /// Each key of the key table is pressed where it means something. Whoever adds a key to the table adds it here too,
    /// and who adds a command is asked by the compiler for its `KeyTrial`.
    struct KeyJourneys {
        @Test(arguments: KeyMap.documented)
        func eachKeyDoesWhatTheTableSays(binding: KeyMap.Binding) async throws {
            #expect(!binding.keys.isEmpty)
            try await journey { user in
                let trial = KeyTrial(binding.command, user)
                for key in binding.keys { try await trial.press(Keystroke(key)) }
            }
        }

        /// All that are letters elsewhere, and nothing else.
        @Test func whileOneWritesNoLetterIsACommand() async throws {
            let letters = KeyMap.documented.flatMap(\.keys).compactMap { key -> Character? in
                guard case .character(let letter) = key, letter != " " else { return nil }
                return letter
            }
            #expect(letters.count > 20)
            try await journey { user in
                let terminal = try await user.start(["--fresh"])
                let list = try await terminal.waitForList()
                try await terminal.press("e")
                try await terminal.wait(forText: "Note on ")
                try await terminal.press(letters.map { Keystroke(name: String($0)) })
                try await terminal.wait(forText: "│ \(String(letters)) ")
                try await terminal.press("Ctrl-X")
                try await terminal.wait(forText: "? y/n")
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
