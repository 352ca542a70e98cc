import Testing

extension EndToEndTerminals {
    struct PastingJourneys {
        @Test func whatIsPastedIsNoCommand() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.paste("qqq\n")
                try await terminal.press("j")
                try await terminal.wait(forRow: 2)
            }
        }

        /// As if the connection broke during the paste, or the terminal lost its end mark.
        @Test func aPasteWithoutAnEndGivesTheKeyboardBack() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await terminal.openNote()
                try await terminal.send("\u{1B}[200~as far as it came")
                try await terminal.wait(forText: "│ as far as it came")
                try await terminal.press("!")
                try await terminal.wait(forText: "│ as far as it came!")
                // A late end mark is ignored.
                try await terminal.send("\u{1B}[201~")
                try await terminal.press("?")
                try await terminal.wait(forText: "│ as far as it came!?")
            }
        }

        @Test func whatIsTooMuchToPasteIsCutAndThatIsSaid() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await terminal.openNote()
                try await terminal.paste(String(repeating: String(repeating: "long ", count: 14) + "\n", count: 1_000))
                try await terminal.wait(forText: "Too much to paste at once: only its beginning was taken.")
                try await terminal.press("!")
                try await terminal.wait(for: "what is typed behind it") { screen in
                    screen.contains("!") && !screen.contains("too much")
                }
            }
        }
    }
}
