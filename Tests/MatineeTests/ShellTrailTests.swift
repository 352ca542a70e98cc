import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

/// The menu of the screens that led to the visible one.
@MainActor
struct ShellTrailTests {
    private let movies = ScreenSpy("Films")
    private let shell: Shell

    init() {
        movies.trail = ["Films", "Yi Yi", "", "The Terrorizers"]
        shell = Shell(
            sections: [
                Shell.Section(
                    id: SectionID(rawValue: "movies"), name: "Movies",
                    origin: SectionOrigin(place: "movies", source: "built-in"), makeScreen: { [movies] in movies })
            ], keys: KeysInForce(.standard()), wording: .sample("C"),
            covers: [.about: { ScreenSpy("About") }])
    }

    private func rows() -> String {
        let canvas = Canvas(size: Size(width: 60, height: 16))
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
        return canvas.text
    }

    @Test func itShowsTheWayWithTheScreenOneIsOn() {
        #expect(!rows().contains("How you got here"))
        #expect(shell.handle(.trail))
        let screen = rows()

        #expect(screen.contains("How you got here"))
        #expect(
            screen.contains(" 1 Films") && screen.contains(" 2 Yi Yi") && screen.contains("✓")
                && screen.contains("4 The Terrorizers"))
        #expect(screen.contains(" 3 Loading…"), "It has no title yet")
        #expect(shell.isTyping, "Digits choose an entry")
    }

    @Test func enterGoesBackThere() {
        _ = rows()
        shell.handle(.trail)
        _ = rows()
        #expect(shell.handle(key: .up) && shell.handle(key: .up) && shell.handle(key: .enter))

        #expect(movies.steps == [1])
        #expect(!rows().contains("How you got here"))
        #expect(!shell.isTyping)
    }

    @Test func escLeavesItAndGoesNowhere() {
        _ = rows()
        shell.handle(.trail)
        _ = rows()
        #expect(shell.handle(key: .escape))

        #expect(movies.steps == [])
        #expect(!shell.isTyping)
    }

    @Test func whoHasGoneNowhereSeesNone() {
        movies.trail = ["Films"]
        _ = rows()
        #expect(!shell.handle(.trail))
    }

    @Test func whileSomethingElseIsInSightOrTypedThereIsNone() {
        _ = rows()
        movies.isTyping = true
        shell.handle(.trail)
        #expect(!rows().contains("How you got here"))

        movies.isTyping = false
        shell.handle(.about)
        shell.handle(.trail)
        #expect(!rows().contains("How you got here"))
    }

    @Test func anotherSectionClosesIt() {
        _ = rows()
        shell.handle(.trail)
        shell.handle(.section(SectionID(rawValue: "movies")))
        #expect(!rows().contains("How you got here"))
    }
}
