import Testing

extension EndToEndTerminals {
    struct ResizingJourneys {
        @Test func acrossTheBorderOfTheSplitTheSelectionIsKept() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(width: 99, height: 24)
                try await terminal.waitForList()
                try await terminal.burst("↓", times: 30)
                let narrow = try await terminal.wait(for: "row 31") { $0.position?.row == 31 }
                #expect(!narrow.isSplit)
                let title = try #require(narrow.selection)

                try await terminal.resize(width: 100, height: 24)
                try await terminal.wait(for: "the split with its detail, on the same row") { screen in
                    screen.isSplit && screen.rightPane.contains { $0.hasPrefix(" \(title)") }
                        && screen.position?.row == 31 && screen.selection == title
                }

                try await terminal.resize(width: 99, height: 24)
                try await terminal.wait(for: "the list alone, as it was") { $0.lines == narrow.lines }
            }
        }

        @Test func aDetailThatWasOpenStaysInSight() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(width: 120, height: 30)
                let title = try #require(try await terminal.waitForList().selection)
                try await terminal.press("Tab")
                try await terminal.wait(forText: "▸ \(title)")
                try await terminal.resize(width: 80, height: 30)
                try await terminal.wait(for: "the detail alone") { !$0.isSplit && $0.contains("┌ \(title)") }
                try await terminal.resize(width: 120, height: 30)
                try await terminal.wait(for: "both, with the keyboard at the detail") {
                    $0.isSplit && $0.contains("▸ \(title)")
                }
            }
        }

        @Test(arguments: [(30, 6), (39, 24), (80, 7)])
        func whereThereIsTooLittleRoomItSaysSoAndComesBack(width: Int, height: Int) async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.press("↓")
                let before = try await terminal.wait(for: "the second row") { $0.position?.row == 2 }
                try await terminal.resize(width: width, height: height)
                try await terminal.wait(forText: "Too small: needs at least 40×8")
                try await terminal.resize(width: 80, height: 24)
                try await terminal.wait(for: "the screen as it was") { $0.lines == before.lines }
            }
        }

        @Test func oneCellIsNoReasonToEnd() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start()
                let before = try await terminal.waitForList()
                try await terminal.resize(width: 1, height: 1)
                try await terminal.wait(for: "one cell", at: .incomparable) { $0.text.count <= 2 }
                try await terminal.press("↓", "Enter", "2")
                try await terminal.resize(width: 80, height: 24)
                try await terminal.wait(forText: "┌ Music")
                try await terminal.press("1")
                try await terminal.wait(for: "the screen as it was") { $0.lines == before.lines }
            }
        }

        @Test func manySizesInARowEndInTheLast() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(width: 120, height: 40)
                try await terminal.waitForList()
                for width in stride(from: 118, through: 42, by: -4) {
                    try await terminal.resize(width: width, height: width / 3)
                }
                try await terminal.resize(width: 64, height: 16)
                let screen = try await terminal.wait(for: "a frame of 64×16") { screen in
                    screen.lines.first { $0.hasPrefix("┌") }?.count == 64 && screen.lines.count { !$0.isEmpty } == 16
                }
                #expect(screen.position?.row == 1)
            }
        }
    }
}
