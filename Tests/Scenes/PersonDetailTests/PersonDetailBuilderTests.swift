import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PersonDetail

@MainActor
struct PersonDetailBuilderTests {
    private let catalog = FakePersonCatalog()
    private let links = LinkOpenerSpy()
    private let display = DisplaySpy()
    private let stack = ScreenStack()

    private func push() {
        let builder = PersonDetailBuilder(catalog: catalog, context: .sample(display: display, links: links))
        stack.push(
            builder.build(.sample, named: "Ada", navigator: NavigatorSpy(), destinations: PersonDetailDestinationsSpy())
        )
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        catalog.people.answer { _ in .success(.sample()) }
        push()
        let screen = try #require(stack.top)
        #expect(screen.title == "Ada")
        await #expect(eventually { @MainActor in screen.title == "Ada Example" })
        #expect(screen.handle(.openPage))

        #expect(links.opened == ["https://tmdb.test/person/62"])
    }

    @Test func aPoppedSceneIsGoneAllOfItThoughItsRequestHangs() async {
        catalog.people.hold()
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { catalog.people.waiting.count == 1 })
        #expect(parts.living == ["view", "presenter", "router", "detail loader"])

        stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { catalog.people.cancelled.count == 1 })
    }
}
