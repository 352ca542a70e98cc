import Testing

extension EndToEndTerminals {
    /// The same short journey on every kind of terminal, in every size.
    struct TerminalJourneys {
        struct Kind: CustomTestStringConvertible {
            var testDescription: String
            var environment: [String: String] = [:]
            var size = (width: 80, height: 24)

            /// - Parameter name: the value of TERM.
            static func named(_ name: String) -> Kind { Kind(testDescription: name, environment: ["TERM": name]) }
        }

        static let kinds =
            ["xterm-256color", "screen-256color", "tmux-256color", "linux", "vt100"].map(Kind.named) + [
                Kind(testDescription: "LC_ALL=C", environment: ["LC_ALL": "C"]),
                Kind(testDescription: "NO_COLOR", environment: ["NO_COLOR": "1"]),
                Kind(testDescription: "500×200", size: (500, 200)),
            ]

        @Test(arguments: kinds) func aListIsReadAndAFilmIsOpened(kind: Kind) async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(
                    ["--fresh"], width: kind.size.width, height: kind.size.height, environment: kind.environment)
                let first = try await terminal.waitForList()
                try await terminal.press("↓")
                try await terminal.wait(forRow: 2)
                try await terminal.press("PgDn")
                // The row depends on how much is loaded by then.
                try await terminal.wait(for: "another page", at: .incomparable) {
                    $0.position.map { $0.row > 15 } ?? false
                }
                try await terminal.press("PgUp")
                try await terminal.wait(forRow: 2)
                try await terminal.press("Home")
                try await terminal.wait(forReturnTo: first)
                let title = try #require(first.selection)
                try await terminal.press("Enter")
                try await terminal.wait(for: "the detail") { !$0.contains("▸ Movies") && $0.contains("Director") }
                try await terminal.press("↓", "Esc")
                try await terminal.wait(for: "the list") { $0.selection == title && $0.position?.row == 1 }
                try await terminal.paste("qqq\r")
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test func whereThereIsTooLittleRoomToBeginWithItSaysSoAndBegins() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(["--fresh"], width: 30, height: 6)
                try await terminal.wait(forText: "Too small: needs at least 40×8")
                // These keys have no visible effect; the last one shows that they were handled.
                try await terminal.press("↓", "PgDn", "Enter", "f", "Esc")
                try await terminal.scribble("\u{1B}[1;1HGARBAGE")
                try await terminal.wait(forText: "GARBAGE", at: .incomparable)
                try await terminal.press("Ctrl-L")
                try await terminal.wait(for: "the clean screen", at: .incomparable) { !$0.contains("GARBAGE") }
                try await terminal.resize(width: 80, height: 24)
                #expect(try await !terminal.wait(forRow: 1).contains("♥"))
                try await terminal.resize(width: 30, height: 6)
                try await terminal.wait(forText: "Too small: needs at least 40×8")
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }
    }
}
