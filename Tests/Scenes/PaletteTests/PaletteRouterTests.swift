import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Palette

@MainActor
struct PaletteRouterTests {
    @Test func leadsByTheProgramsGuide() {
        let guide = ProgramGuideSpy()
        let router = PaletteDefaultRouter(guide: guide)
        router.run(guide.directory.commands[0])
        router.go(to: guide.directory.places[0])
        router.open(.film("Moon", 4), isBeside: true)
        router.search(.movie, for: "moon")
        router.leave()

        #expect(
            guide.calls == ["run sort", "go to Movies", "open Moon beside", "search movie for moon", "leave"])
    }

    @Test func keepsNobody() {
        var guide: ProgramGuideSpy? = ProgramGuideSpy()
        weak let held = guide
        let router = guide.map { PaletteDefaultRouter(guide: $0) }
        guide = nil
        router?.leave()

        #expect(held == nil)
    }
}
