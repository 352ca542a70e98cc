import Entities
import Presentation

/// Puts books into words.
struct BookListFormatter {
    let wording: Wording

    func row(_ book: Book, _ marks: Marks) -> Row {
        let words = wording.book
        let figure =
            book.rating.map { words.rating(wording.format.rating($0.average)) }
            ?? book.editions.map { words.editions(wording.format.count($0)) }
        return Row(
            book.title, marks, step: book.rating.map { RatingStep($0) },
            [
                book.authors.joined(separator: ", "), book.firstPublished.map { String($0.year) }, figure,
            ])
    }

    /// Who has written it, in every tile: nothing where nobody knows that.
    func tileFacts(of book: Book) -> TileFacts { TileFacts([book.authors.joined(separator: ", ")]) }
}
