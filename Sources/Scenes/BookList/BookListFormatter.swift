import Entities
import Presentation

/// Puts books into words.
struct BookListFormatter: ListFormatting {
    let wording: Wording

    /// Narrow rows leave out what says least.
    var columns: ListColumns {
        let columns = BookListFact.allCases.map { fact in
            switch fact {
            case .authors: RowColumn(wording.readingList.author, longest: 10...30)
            case .year: RowColumn(wording.column.year, width: 4, from: 30)
            case .renown: RowColumn(wording.rating, width: 15, as: .figure, from: 90)
            }
        }
        return ListColumns(title: wording.column.title, columns)
    }

    /// Texts in the order of the columns.
    func row(_ book: Book, _ marks: Marks) -> Row {
        let year = book.firstPublished.map { String($0.year) }
        let texts: [String?] = [book.authors.joined(separator: ", "), year, renown(of: book)]
        return Row(book.title, marks, step: book.rating.map { RatingStep($0) }, texts)
    }

    private func renown(of book: Book) -> String? {
        book.rating.map { wording.book.rating(wording.format.rating($0.average)) }
            ?? book.editions.map { wording.book.editions(wording.format.count($0)) }
    }

    /// Who has written it, in every tile: nothing where nobody knows that.
    func tileFacts(of book: Book) -> TileFacts { TileFacts([book.authors.joined(separator: ", ")]) }
}
