import Testing

extension EndToEndSweeps {
    /// Colours, languages and letters follow the environment.
    struct AppearanceJourneys {
        @Test func coloursAreUsedWhereTheyMayBe() async throws {
            try await journey { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                #expect(try await terminal.appearance().hasColor)
            }
        }

        @Test func withoutColoursTheSelectionIsStillMarked() async throws {
            try await journey { user in
                let terminal = try await user.start(environment: ["NO_COLOR": "1"])
                try await terminal.waitForList()
                let appearance = try await terminal.appearance()
                #expect(!appearance.hasColor && appearance.hasReverse)
            }
        }

        @Test func aTerminalWithoutColoursHasNone() async throws {
            try await journey { user in
                let terminal = try await user.start(environment: ["TERM": "vt100"])
                try await terminal.waitForList()
                #expect(try await !terminal.appearance().hasColor)
            }
        }

        @Test func withoutUnicodeOnlyASCIIIsShown() async throws {
            try await journey { user in
                let terminal = try await user.start(["music"], width: 120, height: 16, environment: ["LC_ALL": "C"])
                for (key, text): (Keystroke, String) in [
                    ("Home", "+ > Music"), ("?", "+ Keys -"), ("1", "+ > Movies"), ("Tab", "+ Movies"),
                    ("End", "John Cazale"),
                ] {
                    try await terminal.press(key)
                    let screen = try await terminal.wait(forText: text)
                    #expect(screen.text.allSatisfy { $0.isASCII })
                }
            }
        }

        @Test func germansReadGerman() async throws {
            try await journey { user in
                let terminal = try await user.start(
                    width: 120,
                    environment: ["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"])
                try await terminal.wait(forText: "▸ Filme")
                let screen = try await terminal.wait(forText: "Regie")
                #expect(screen.contains("1 von "))
                #expect(screen.contains("q Ende"))
                #expect(screen.contains("eingebaut"))
                try await terminal.press("?")
                try await terminal.wait(forText: "Hier und jetzt: Filme")
            }
        }

        @Test func whoAsksForALanguageReadsItInAnyLocale() async throws {
            try await journey { user in
                let terminal = try await user.start(
                    ["--language", "es"], width: 120,
                    environment: ["LC_ALL": "de_DE.UTF-8", "MATINEE_LANGUAGE": "en"])
                try await terminal.wait(forText: "▸ Cine")
                let screen = try await terminal.wait(forText: "Dirección")
                #expect(screen.contains("1 de "))
                #expect(screen.contains("q salir"))
                #expect(screen.contains("incorporado"))
                try await terminal.press("?")
                try await terminal.wait(forText: "Aquí y ahora: Cine")
            }
        }

        @Test func aLocaleThatIsNotInstalledStillTellsItsEncoding() async throws {
            try await journey { user in
                let terminal = try await user.start(environment: ["LC_ALL": "xx_XX.utf8"])
                try await terminal.wait(forText: "┌ Movies")
            }
        }

        @Test func redrawingWipesWhatOthersWrote() async throws {
            try await journey { user in
                let terminal = try await user.start()
                let clean = try await terminal.waitForList()
                try await terminal.scribble("\u{1B}[5;5HGARBAGE\u{1B}[12;30HGARBAGE")
                try await terminal.wait(forText: "GARBAGE")
                try await terminal.press("Ctrl-L")
                try await terminal.wait(for: "the clean screen") { $0.lines == clean.lines }
            }
        }
    }
}
