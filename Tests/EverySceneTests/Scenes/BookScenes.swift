import BookDetail
import BookForm
import BookList
import Commands
import Entities
import Navigation
import ReadingList
import ScreenTestSupport
import ShelfChangeList
import TerminalKit
import TestSupport
import Testing

extension DestinationsSpy: BookListDestinations, BookDetailDestinations, ReadingListDestinations,
    ShelfChangeListDestinations
{}

extension TestedScene {
    static let bookList = TestedScene(
        "BookList", parts: ["loader"], asking: ["a page": { $0.books.lists }, "a kept page": { $0.books.cachedLists }]
    ) { stage in
        BookListBuilder(catalog: stage.books, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: {
        $0.opens(BookID(1))
    }

    static let bookDetail = TestedScene(
        "BookDetail", parts: ["detail loader"],
        asking: ["a book": { $0.books.details }, "a kept book": { $0.books.cachedDetails }]
    ) { stage in
        BookDetailBuilder(catalog: stage.books, context: stage.context)
            .build(BookID(1), siblings: nil, navigator: stage.navigator, destinations: stage.destinations)
    } leads: {
        $0.writesNote(about: "Name 1")
    }

    static let bookForm = TestedScene("BookForm") { stage in
        BookFormBuilder(context: stage.context).build(nil, delegate: stage, navigator: stage.navigator)
    } leads: { stage in
        stage.type("Emma")
        #expect(stage.screen.handle(key: .enter))
        await #expect(eventually { @MainActor in stage.library.kept.contains { $0.summary.title == "Emma" } })
        #expect(stage.written == stage.library.kept.filter { $0.summary.title == "Emma" }.map(\.id))
        await #expect(eventually { @MainActor in stage.navigator.calls == [.pop] })
    }

    static let readingList = TestedScene("ReadingList") { stage in
        ReadingListBuilder(shelf: stage.shelf, availability: .live, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        #expect(stage.screen.handle(.open))
        // No catalogue knows a book that somebody has written down.
        #expect(stage.navigator.makeScreen?().title == "kept Name 1")
    }

    static let shelfChangeList = TestedScene("ShelfChangeList") { stage in
        ShelfChangeListBuilder(shelf: stage.shelf, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        #expect(stage.screen.handle(.open))
        #expect(stage.screen.isTyping, "It asks what is to become of the change")
    }
}
