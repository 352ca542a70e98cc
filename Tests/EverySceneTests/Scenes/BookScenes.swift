import BookDetail
import BookForm
import BookList
import Entities
import ReadingList
import ScreenTestSupport
import ShelfChangeList
import TestSupport

extension DestinationsSpy: BookListDestinations, BookDetailDestinations, ReadingListDestinations,
    ShelfChangeListDestinations
{}

extension TestedScene {
    static let bookList = TestedScene(
        "BookList", parts: ["loader"], asking: ["a page": { $0.books.lists }, "a kept page": { $0.books.cachedLists }]
    ) { stage in
        BookListBuilder(catalog: stage.books, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }

    static let bookDetail = TestedScene(
        "BookDetail", parts: ["detail loader"],
        asking: ["a book": { $0.books.details }, "a kept book": { $0.books.cachedDetails }]
    ) { stage in
        BookDetailBuilder(catalog: stage.books, context: stage.context)
            .build(BookID(1), siblings: nil, navigator: stage.navigator, destinations: stage.destinations)
    }

    static let bookForm = TestedScene("BookForm") { stage in
        BookFormBuilder(context: stage.context).build(nil, delegate: nil, navigator: stage.navigator)
    }

    static let readingList = TestedScene("ReadingList") { stage in
        ReadingListBuilder(shelf: stage.shelf, availability: .live, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }

    static let shelfChangeList = TestedScene("ShelfChangeList") { stage in
        ShelfChangeListBuilder(shelf: stage.shelf, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }
}
