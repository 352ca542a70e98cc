import Testing

extension EndToEnd {
    /// Colours, languages and letters follow the environment.
    struct AppearanceJourneys {
        /// Whether there is a sequence that sets another colour than the terminal's own, which 39 and 49 are.
        private func hasColour(_ screen: String) -> Bool {
            screen.matches(of: /\u{1B}\[([0-9;]*)m/).contains { match in
                match.1.split(separator: ";").compactMap { Int($0) }.contains { number in
                    [30...38, 40...48, 90...97, 100...107].contains { $0.contains(number) }
                }
            }
        }

        @Test func coloursAreUsedWhereTheyMayBe() async throws {
            let terminal = try await TmuxTerminal()
            try await terminal.waitForList()
            #expect(try await hasColour(terminal.colouredScreen()))
        }

        @Test func withoutColoursTheSelectionIsStillMarked() async throws {
            let terminal = try await TmuxTerminal(environment: ["NO_COLOR": "1"])
            try await terminal.waitForList()
            let screen = try await terminal.colouredScreen()
            #expect(!hasColour(screen))
            #expect(screen.contains("\u{1B}[7m"))
        }

        @Test func aTerminalWithoutColoursHasNone() async throws {
            let terminal = try await TmuxTerminal(environment: ["TERM": "vt100"])
            try await terminal.waitForList()
            #expect(try await !hasColour(terminal.colouredScreen()))
        }

        @Test func withoutUnicodeOnlyASCIIIsShown() async throws {
            let terminal = try await TmuxTerminal(["music"], width: 120, height: 16, environment: ["LC_ALL": "C"])
            for (key, text) in [
                ("Home", "+ > Music"), ("?", "Move down; scroll down"), ("1", "+ > Movies"), ("Tab", "+ Movies"),
                ("End", "100 %"),
            ] {
                try await terminal.press(key)
                let screen = try await terminal.wait(forText: text)
                #expect(screen.text.allSatisfy { $0.isASCII })
            }
        }

        @Test func germansReadGerman() async throws {
            let terminal = try await TmuxTerminal(
                width: 120, environment: ["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"])
            try await terminal.wait(forText: "▸ Filme")
            let screen = try await terminal.wait(forText: "Regie")
            #expect(screen.contains("1 von "))
            #expect(screen.contains("q Ende"))
            #expect(screen.contains("eingebaut"))
            try await terminal.press("?")
            try await terminal.wait(forText: "Nach unten; im Detail")
        }

        @Test func aLocaleThatIsNotInstalledStillTellsItsEncoding() async throws {
            let terminal = try await TmuxTerminal(environment: ["LC_ALL": "xx_XX.utf8"])
            try await terminal.wait(forText: "┌ Movies")
        }

        @Test func redrawingWipesWhatOthersWrote() async throws {
            let terminal = try await TmuxTerminal()
            let clean = try await terminal.waitForList()
            try await terminal.scribble("\u{1B}[5;5HGARBAGE\u{1B}[12;30HGARBAGE")
            try await terminal.wait(forText: "GARBAGE")
            try await terminal.press("C-l")
            try await terminal.wait(for: "the clean screen") { $0.lines == clean.lines }
        }

        @Test func whatIsPastedIsNoCommand() async throws {
            let terminal = try await TmuxTerminal()
            try await terminal.waitForList()
            try await terminal.paste("qqq\n")
            try await terminal.press("j")
            try await terminal.wait(for: "the second row") { $0.position?.row == 2 }
        }
    }
}
