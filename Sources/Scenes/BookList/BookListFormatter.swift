import Entities
import Presentation

/// Puts books into words.
struct BookListFormatter {
    let wording: Wording

    /// - Parameter state: nil for a book that is not on the reading list.
    func row(_ book: Book, _ marks: Marks, _ state: Reading.State? = nil) -> Row {
        let words = wording.book
        let figure =
            book.rating.map { words.rating(wording.format.rating($0.average)) }
            ?? book.editions.map { words.editions(wording.format.count($0)) }
        return Row(
            book.title, marks, sign: state.map { Sign($0) }, step: book.rating.map { RatingStep($0) },
            [
                book.authors.joined(separator: ", "), book.firstPublished.map { String($0.year) }, figure,
                state.map(wording.readingList.stateWord),
            ])
    }
}
