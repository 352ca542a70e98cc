import Foundation
import Testing

extension EndToEndTerminals {
    /// The program in other colours.
    struct ThemeJourneys {
        /// Of the row under the cursor, in 256 colours.
        private static let (darkRow, lightRow): (UInt8, UInt8) = (60, 153)
        /// Of everything in the light theme, in 16 colours.
        private static let lightGround: UInt8 = 15
        private static let palette = ["MATINEE_COLORS": "256"]

        private func wait(for number: UInt8, in terminal: any JourneyTerminal, without other: UInt8) async throws {
            try await terminal.wait(for: "the colour \(number)", at: .incomparable) { _ in
                let (isThere, isOther) = (
                    try await terminal.shows(ground: number), try await terminal.shows(ground: other)
                )
                return isThere && !isOther
            }
        }

        private func wait(forLight isLight: Bool, in terminal: any JourneyTerminal) async throws {
            try await terminal.wait(for: isLight ? "the light ground" : "no light ground", at: .incomparable) { _ in
                try await terminal.shows(ground: Self.lightGround) == isLight
            }
        }

        @Test func aThemeIsChosenOnTheCommandLine() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let light = try await user.start(["--theme", "light"], environment: Self.palette)
                try await light.waitForList()
                try await wait(for: Self.lightRow, in: light, without: Self.darkRow)
                let dark = try await user.start(["--theme=dark"], environment: Self.palette)
                try await dark.waitForList()
                try await wait(for: Self.darkRow, in: dark, without: Self.lightRow)
            }
        }

        @Test("A terminal that says late that it is light gets other colours and nothing else, and the next run knows")
        func aLightTerminalIsFollowed() async throws {
            try await journey(in: User.TerminalKind.allCases) { user in
                let terminal = try await user.start(environment: Self.palette)
                let before = try await terminal.waitForList()
                try await wait(for: Self.darkRow, in: terminal, without: Self.lightRow)
                try await terminal.send("\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{7}")
                try await wait(for: Self.lightRow, in: terminal, without: Self.darkRow)
                #expect(try await terminal.screen().lines == before.lines)
                try await terminal.send("\u{1B}]11;rgb:1d/1f/21\u{1B}\\")
                try await wait(for: Self.darkRow, in: terminal, without: Self.lightRow)
                let file = try String(contentsOfFile: user.home + "/.local/state/matinee/terminals", encoding: .utf8)
                #expect(file.contains("\t1d1f21 "))
            }
        }

        @Test("Each theme is shown as the cursor moves; Esc brings the old one back, Enter keeps the new one for good")
        func themesAreSeenBeforeTheyAreChosen() async throws {
            try await journey { user in
                // With 16 colours the menu shows none of other themes.
                let terminal = try await user.start(environment: ["MATINEE_COLORS": "16"])
                try await terminal.waitForList()
                try await terminal.press("Ctrl-P")
                try await terminal.wait(forText: "╭ Anything")
                try await terminal.paste("Theme")
                try await terminal.wait(forText: "▌ Theme")
                try await terminal.press("Enter")
                try await terminal.wait(forText: "follows the terminal")
                try await terminal.press("↓", "↓")
                try await wait(forLight: true, in: terminal)
                try await terminal.press("↓")
                try await wait(forLight: false, in: terminal)
                try await terminal.press("Esc")
                try await wait(forLight: false, in: terminal)
                try await terminal.press("T")
                try await terminal.wait(forText: "follows the terminal")
                try await terminal.press("↓", "↓", "Enter")
                try await terminal.wait(forText: "Theme: light.")
                try await wait(forLight: true, in: terminal)
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
                let again = try await user.start(environment: Self.palette)
                try await again.waitForList()
                try await wait(for: Self.lightRow, in: again, without: Self.darkRow)
                let named = try await user.start(
                    environment: Self.palette.merging(["MATINEE_THEME": "dark"]) { $1 })
                try await named.waitForList()
                try await wait(for: Self.darkRow, in: named, without: Self.lightRow)
            }
        }

        @Test("Variables that every program heeds, and one of this program above them")
        func variablesOfAllProgramsAreHeeded() async throws {
            try await journey { user in
                let environments = [
                    ["NO_COLOR": "1"], ["CLICOLOR": "0"], ["NO_COLOR": "1", "FORCE_COLOR": "3"],
                    ["MATINEE_COLORS": "off"],
                ]
                for environment in environments {
                    let terminal = try await user.start(["--theme", "light"], environment: environment)
                    try await terminal.waitForList()
                    let appearance = try await terminal.appearance()
                    #expect(!appearance.hasColor && appearance.hasReverse, "\(environment)")
                }
                for environment in [["CLICOLOR": "0", "FORCE_COLOR": "1"], ["NO_COLOR": "1", "MATINEE_COLORS": "16"]] {
                    let terminal = try await user.start(["--theme", "dark"], environment: environment)
                    try await terminal.waitForList()
                    #expect(try await terminal.appearance().hasColor, "\(environment)")
                }
            }
        }

        @Test("A mistake in a theme of one's own is told, and what is right in it counts")
        func aMistakeInAnOwnThemeIsTold() async throws {
            try await journey { user in
                let folder = user.home + "/.config/matinee/themes"
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try "{ 'based-on': 'dark', selectd: 3, selected: { ground: 22 } } // mine".write(
                    toFile: folder + "/moss.json5", atomically: true, encoding: .utf8)
                let terminal = try await user.start(["--theme", "moss"], width: 120, environment: Self.palette)
                try await terminal.wait(forText: "Did you mean “selected”?")
                #expect(try await terminal.shows(ground: 22))
                let unknown = try await user.start(["--theme", "mos"], width: 120, environment: Self.palette)
                try await unknown.wait(forText: "Did you mean “moss”?")
            }
        }
    }
}
