import Entities
import TestSupport

@testable import BookDetail

extension BookDetail {
    /// Of which everything is known.
    static var dune: BookDetail {
        var detail = BookDetail(
            book: Book(
                id: BookID(893_415), title: "Dune", subtitle: "The gift edition",
                authors: ["Frank Herbert", "Френк Герберт"], firstPublished: CalendarDate(year: 1965), editions: 120,
                rating: BookRating(average: 4.26, votes: 1_521)))
        detail.description =
            "Set on the desert planet Arrakis, it is the story of a boy who would become a mysterious man.\n\nA "
            + "stunning blend of adventure and mysticism."
        detail.subjects = ["Deserts", "Life on other planets", "Fiction, general"]
        detail.pages = 1_604
        detail.isbns = ["9780441172719", "9780593099322", "9780441013593", "9780340960196", "3453186834", "0450011844"]
            .compactMap { ISBN($0) }
        detail.languages = ["en", "de", "fr", "zh", "mul", "qqq"]
        detail.readers = BookReaders(wanting: 12_345, reading: 1, finished: 678)
        detail.links = [Link(title: "About it", url: "https://example.org/dune")]
        detail.page = "https://openlibrary.org/works/OL893415W"
        detail.otherBooks = [
            Book(id: BookID(1), title: "Dune Messiah", firstPublished: CalendarDate(year: 1969)),
            Book(id: BookID(2), title: "The Dosadi Experiment"),
        ]
        return detail
    }
}
