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
struct BookListMementoTests {
    private let catalog = FakeBookCatalog(.samples(1...30))
    private let stack = ScreenStack()

    private func push() {
        stack.push(
            BookListBuilder(catalog: catalog, context: .sample())
                .build(navigator: NavigatorSpy(), destinations: DestinationsSpy()))
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
