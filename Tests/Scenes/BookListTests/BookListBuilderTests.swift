import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import BookList

@MainActor
struct BookListBuilderTests {
    private let catalog = FakeBookCatalog(.samples(1...30))
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let display = DisplaySpy()
    private let stack = ScreenStack()

    private func push() {
        let builder = BookListBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(navigator: navigator, destinations: destinations)
        )
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.frame(38, 4).rows[0].hasPrefix("▌ Book 1") })
        #expect(screen.handle(.open))

        #expect(navigator.calls == [.follow(BookID(1)), .open(BookID(1))])
        _ = navigator.makeScreen?()
        #expect(destinations.siblings(of: BookID.self)?.sibling(.next, of: BookID(1)) == .item(BookID(2)))
    }

    @Test func anotherScreenIsAsTheFirstWasLeft() async throws {
        push()
        let first = try #require(stack.top)
        await #expect(eventually { @MainActor in !first.frame(38, 4).rows[0].isEmpty && !first.isBusy })
        _ = first.handle(.collection)
        #expect(first.isTyping)
        for character in "Trending this w" { _ = first.handle(key: .character(character)) }
        _ = first.handle(key: .enter)
        _ = first.handle(.filter)
        for character in "love" { _ = first.handle(key: .character(character)) }
        #expect(first.frame(38, 4).rows[3] == "  / love")
        _ = first.handle(key: .enter)
        await #expect(eventually { @MainActor in !first.isBusy })
        let memento = first.memento
        push()
        let second = try #require(stack.top)
        second.restore(memento)
        await #expect(eventually { @MainActor in second.frame(38, 4).rows[0].hasPrefix("▌ Book 1") })
        #expect(catalog.lists.requests.contains { $0.query == BookQuery(text: "love") })
        #expect(memento.typed.entries == ["love"])
        _ = second.handle(.back)

        #expect(second.title == "Books · trending this week")
    }
}
