import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookDetail

@MainActor
struct BookDetailBuilderTests {
    private let catalog = FakeBookCatalog(.samples(1...9))
    private let display = DisplaySpy()
    private let siblings = SiblingSourceStub<BookID>(1...3)
    private let stack = ScreenStack()

    private func push() {
        let builder = BookDetailBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(
                BookID(3), siblings: siblings, navigator: NavigatorSpy(), destinations: DestinationsSpy()))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.title == "Book 3" })
        #expect(screen.frame(38, 4).rows[0] == " Author 3")

        #expect(screen.handle(.previous))
        #expect(siblings.moves == [2])
    }
}
