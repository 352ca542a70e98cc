import Testing

extension EndToEnd {
    /// The built-in catalogue, without keys and without a network.
    struct BrowsingJourneys {
        @Test(arguments: [(80, 24), (120, 40), (200, 60), (40, 8)])
        func itStartsOnTheBuiltInFilms(width: Int, height: Int) async throws {
            try await journey { user in
                let terminal = try await user.start(width: width, height: height)
                let screen = try await terminal.waitForList()
                #expect(screen.contains("1 Movies"))
                #expect(screen.position?.row == 1)
                #expect(screen.isSplit == (width >= 100))
                #expect(screen.contains("q quit"))
                #expect(screen.lines.allSatisfy { $0.count <= width })
            }
        }

        @Test func itStartsInTheSectionThatIsAskedFor() async throws {
            try await journey { user in
                let terminal = try await user.start(["music"])
                #expect(try await terminal.waitForList().contains("┌ Music"))
            }
        }

        @Test func scrollingGoesToTheEndAndBack() async throws {
            try await journey { user in
                let terminal = try await user.start()
                let first = try await terminal.waitForList()
                try await terminal.wait(for: "the last row") { screen in
                    try await terminal.press("End")
                    return screen.position.map { $0.row == $0.total && $0.total > 100 } ?? false
                }
                try await terminal.press("Home")
                try await terminal.wait(for: "the first row") { $0.lines == first.lines }
            }
        }

        @Test func aFilmIsOpenedAndLeft() async throws {
            try await journey { user in
                let terminal = try await user.start()
                let list = try await terminal.waitForList()
                let title = try #require(list.selection)
                try await terminal.press("Enter")
                let detail = try await terminal.wait(forText: "┌ \(title)")
                #expect(detail.contains("Director"))
                try await terminal.press("Esc")
                try await terminal.wait(for: "the list again") { $0.lines == list.lines }
            }
        }

        @Test func nextAndPreviousLeadThroughTheListAndTakeItsCursorAlong() async throws {
            try await journey { user in
                let terminal = try await user.start()
                let first = try #require(try await terminal.waitForList().selection)
                try await terminal.press("↓")
                let second = try #require(
                    try await terminal.wait(for: "the second row") { $0.position?.row == 2 }.selection)
                try await terminal.press("↑")
                try await terminal.wait(for: "the first row") { $0.position?.row == 1 }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "┌ \(first)")
                try await terminal.press("n")
                try await terminal.wait(forText: "┌ \(second)")
                try await terminal.press("p")
                try await terminal.wait(forText: "┌ \(first)")
                try await terminal.press("p")
                try await terminal.wait(forText: "This is the first film of the list.")
                try await terminal.press("n")
                try await terminal.wait(forText: "┌ \(second)")
                try await terminal.press("Esc")
                let list = try await terminal.waitForList()
                #expect(list.selection == second)
            }
        }

        @Test func besideTheListTheDetailFollowsTheCursor() async throws {
            try await journey { user in
                let terminal = try await user.start(width: 140, height: 30)
                let first = try #require(try await terminal.waitForList().selection)
                try await terminal.wait(for: "the first film beside the list") {
                    $0.rightPane.first { $0.contains(first) } != nil
                }
                try await terminal.press("↓")
                try await terminal.wait(for: "the second film beside the list") { screen in
                    guard let selection = screen.selection, selection != first else { return false }
                    return screen.rightPane.contains { $0.hasPrefix(" \(selection)") }
                }
            }
        }

        @Test(
            arguments: [("Tab", "Tab"), ("→", "←"), ("Enter", "Esc"), ("l", "h"), ("Shift-Tab", "Backspace")]
                as [(Keystroke, Keystroke)])
        func theKeyboardGoesToTheDetailAndBack(there: Keystroke, back: Keystroke) async throws {
            try await journey { user in
                let terminal = try await user.start(width: 140, height: 30)
                try await terminal.wait(forText: "▸ Movies")
                try await terminal.press(there)
                let detail = try await terminal.wait(for: "the mark at the detail") {
                    !$0.contains("▸ Movies") && $0.contains("▸ ")
                }
                #expect(detail.contains("Esc back"))
                try await terminal.press(back)
                try await terminal.wait(forText: "▸ Movies")
            }
        }

        @Test func sectionsAreFoundAsTheyWereLeft() async throws {
            try await journey { user in
                let terminal = try await user.start()
                try await terminal.waitForList()
                try await terminal.press("↓", "↓")
                let films = try await terminal.wait(for: "the third row") { $0.position?.row == 3 }
                try await terminal.press("2")
                try await terminal.wait(for: "the artists") { $0.contains("┌ Music") && $0.position?.row == 1 }
                try await terminal.press("↓")
                let artists = try await terminal.wait(for: "the second artist") { $0.position?.row == 2 }
                try await terminal.press("1")
                try await terminal.wait(for: "the films as they were") { $0.lines == films.lines }
                try await terminal.press("2")
                try await terminal.wait(for: "the artists as they were") { $0.lines == artists.lines }
            }
        }

        @Test func theAlbumUnderTheCursorUnfolds() async throws {
            try await journey { user in
                // High enough for the whole album: in a longer one ↓ would scroll.
                let terminal = try await user.start(["music"], height: 50)
                let artist = try #require(try await terminal.waitForList().selection)
                try await terminal.press("Enter")
                let first = try await terminal.wait(for: "an unfolded album") {
                    $0.contains("┌ \(artist)")
                        && $0.lines.contains { $0.hasPrefix("│     1  ") || $0.hasPrefix("│      1  ") }
                }
                try await terminal.press("↓")
                try await terminal.wait(for: "another album") {
                    $0.position?.row == 2 && $0.selection != first.selection
                }
            }
        }

        @Test(arguments: [(80, 24), (160, 50)])
        func helpIsSearchedAndEscLeadsOutOfTheSearchFirst(width: Int, height: Int) async throws {
            try await journey { user in
                let terminal = try await user.start(width: width, height: height)
                let list = try await terminal.waitForList()
                try await terminal.press("?")
                let help = try await terminal.wait(forText: "Here and now: Movies")
                try await terminal.press("/", "f", "g", "Space", "b", "r")
                try await terminal.wait(for: "what is found alone") {
                    $0.contains("Suspend; fg brings Matinee back") && !$0.contains("Here and now")
                }
                try await terminal.press("Esc")
                try await terminal.wait(for: "the help again") { $0.lines == help.lines }
                try await terminal.press("Esc")
                try await terminal.wait(for: "the list again") { $0.lines == list.lines }
            }
        }

        @Test func helpNamesTheKeysAndGoes() async throws {
            try await journey { user in
                let terminal = try await user.start(height: 60)
                let list = try await terminal.waitForList()
                try await terminal.press("?")
                let help = try await terminal.wait(forText: "╭ Keys")
                #expect(help.contains("Suspend; fg brings Matinee back"))
                try await terminal.press("Esc")
                try await terminal.wait(for: "the list again") { $0.lines == list.lines }
            }
        }
    }
}
