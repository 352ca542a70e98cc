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
            builder.build(.sample, named: "Ada", navigator: NavigatorSpy(), destinations: DestinationsSpy())
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
}
