import Entities
import ScreenTestSupport
import Services
import TestSupport

extension SourceAvailability {
    /// The tests' catalogue of books is open, and nothing else.
    static let books = SourceAvailability(open: [.tmdb: [.book]], closed: [:])
}

extension [LibraryItem] {
    /// Latest first.
    static let someBooks = [
        LibraryItem.book("Emma", by: "Jane Austen", state: .done, rating: 4, pages: 474, released: 1815, added: 40_000),
        .book(
            "Dune", by: "Frank Herbert", source: .tmdb, state: .begun, released: 1965, added: 30_000, note: "Again"),
        .book("Anonymous", state: nil, added: 20_000),
        .book("Yoga for cats", by: "Zoë", state: .wanted, isbn: "9780306406157", added: 10_000),
    ]
}
