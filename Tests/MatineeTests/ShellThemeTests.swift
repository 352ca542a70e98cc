import Commands
import Entities
import Pictures
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

/// The menu of themes.
@MainActor
struct ShellThemeTests {
    private let terminal = TerminalStub(size: Size(width: 80, height: 30))
    private let themes: ThemeSwitch
    private let shell: Shell

    init() {
        themes = ThemeSwitch(
            terminal: terminal, library: ThemeLibrary(configuration: nil), wording: Wording.sample("C").theme,
            notices: NoticeBoardSpy())
        shell = Shell(
            sections: [
                Shell.Section(
                    id: SectionID(rawValue: "movies"), name: "Movies",
                    origin: SectionOrigin(place: "movies", source: "built-in"), makeScreen: { ScreenSpy("Films") })
            ], keys: KeysInForce(.standard()), wording: .sample("C"), covers: [.about: { ScreenSpy("About") }],
            themes: themes)
        _ = rows()
    }

    private func rows() -> String {
        let canvas = Canvas(size: terminal.size)
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
        return canvas.text
    }

    private func open() {
        #expect(shell.handle(.theme))
        _ = rows()
    }

    @Test func itShowsAllThemesOverTheScreen() {
        open()
        let screen = rows()
        for name in ["1 auto · follows the terminal", "2 dark", "3 light", "4 high-contrast", "5 neutral", "6 mono"] {
            #expect(screen.contains(name))
        }
        #expect(screen.contains("Films") && shell.isTyping)
    }

    @Test func theOneUnderTheCursorIsShownAndNotKept() {
        open()
        #expect(shell.handle(key: .down) && shell.handle(key: .down))
        #expect(themes.name == "light" && shell.session.theme == nil)
        #expect(shell.handle(key: .escape))
        #expect(themes.name == "auto" && !shell.isTyping && !rows().contains("high-contrast"))
    }

    @Test func enterKeepsItForTheNextRunToo() {
        open()
        #expect(shell.handle(key: .character("m")) && shell.handle(key: .enter))
        #expect(themes.name == "mono" && shell.session.theme == "mono" && !shell.isTyping)
        open()
        #expect(rows().contains("✓ 6 mono"))
    }

    @Test("Beside each name are blocks in its own colours, whichever theme is shown; of 16 colours there are none")
    func besideEachNameAreItsColours() throws {
        func swatches() -> [PicturePlacement] {
            let canvas = Canvas(size: Size(width: 80, height: 40))
            shell.layout(size: canvas.size)
            shell.draw(on: canvas.surface)
            return canvas.placements
        }
        #expect(shell.handle(.theme))
        let all = swatches()
        // Also of what has no colours: it shows the terminal's.
        #expect(all.count == themes.names.count && Set(all.map(\.picture.box.columns)).count == 1)
        guard case .cells(let cells, _) = try #require(all.last).picture.form else {
            Issue.record("not in cells")
            return
        }
        let last = try #require(Theme.builtIn.last)
        #expect(cells.first?.background == last.look(of: .ground).full.background?.rgb)
        #expect(shell.handle(key: .down))
        #expect(swatches() == all, "They are the same pictures, which are not sent again")
        terminal.colors = .sixteen
        #expect(shell.handle(key: .escape) && shell.handle(.theme))
        #expect(swatches().isEmpty)
    }

    @Test("Another command takes the menu away, and the theme that was only looked at")
    func anotherCommandTakesItAway() {
        open()
        #expect(shell.handle(key: .down))
        shell.handle(.about)
        #expect(themes.name == "auto" && !rows().contains("high-contrast") && rows().contains("About"))
    }

    @Test func itIsThereOverWhatCoversASectionToo() {
        shell.handle(.about)
        open()
        #expect(rows().contains("About") && rows().contains("high-contrast"))
    }

    @Test("Who has no choice has no menu")
    func whoHasNoChoiceHasNoMenu() {
        let shell = Shell(
            sections: [
                Shell.Section(
                    id: SectionID(rawValue: "movies"), name: "Movies",
                    origin: SectionOrigin(place: "movies", source: "built-in"), makeScreen: { ScreenSpy("Films") })
            ], keys: KeysInForce(.standard()), wording: .sample("C"))
        shell.layout(size: terminal.size)
        #expect(!shell.handle(.theme))
    }
}
