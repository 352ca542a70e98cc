import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Palette

@MainActor
struct PaletteBuilderTests {
    private let finder = TitleFinderStub()
    private let guide = ProgramGuideSpy()
    private let pause = HeldPause()
    private let stack = ScreenStack()

    init() {
        let builder = PaletteBuilder(
            finder: finder, worker: globalConcurrentExecutor, context: .sample(pauses: .all(pause.pause)))
        stack.push(builder.build(guide: guide))
    }

    private func type(_ text: String) {
        for character in text { _ = stack.top?.handle(key: .character(character)) }
    }

    @Test func theScreenItBuildsFindsAndLeads() async throws {
        let screen = try #require(stack.top)
        #expect(screen.isTyping && screen.takesText)
        #expect(screen.frame(78, 20).rows.contains { $0.contains("Opened") && $0.contains("Moonlight") })
        type("moonris")
        await #expect(
            eventually { @MainActor in screen.frame(78, 20).rows.contains { $0.contains("Moonrise Kingdom") } })
        _ = screen.handle(key: .enter)

        await #expect(eventually { @MainActor in guide.calls == ["open Moonrise Kingdom"] })
    }

    @Test func aPoppedSceneIsGoneAllOfItThoughASourceIsBeingAsked() async throws {
        let parts = SceneParts(of: stack.top)
        type("moon")
        await #expect(eventually { pause.waitingCount > 0 })
        pause.end()
        await #expect(eventually { finder.asked.contains("tmdb moon") })
        #expect(parts.living == ["view", "presenter", "router"])

        stack.pop()
        #expect(parts.living == [])
        finder.answer("moon", from: .tmdb, .init([]))
        finder.answer("moon", from: .lastFM, .init([]))
    }
}
