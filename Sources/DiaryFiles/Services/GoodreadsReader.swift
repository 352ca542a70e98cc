import Entities

/// Goodreads' library, of which some copies have lost their first line. Its days of reading are the last ones; how often a
/// book was read says how many more there were, without a day.
///
/// A book that is on a shelf of the reader's own in place of "read", "currently-reading" or "to-read" has no state; the name
/// of the shelf is a tag of each time that it was read, as those of other shelves are.
struct GoodreadsReader: DiaryReader {
    var gathering: Gathering

    /// Whether its first line is a book already.
    static func isHeaderless(_ table: CSVTable) -> Bool {
        guard table.count == columns.count || table.count == earlyColumns.count else { return false }
        let first = table.columns
        return Int(first[0]) != nil && ["", "=\"\""].contains { first[5] == $0 || first[5].hasPrefix("=\"") }
            && FileDate(first[15]) != nil && !first[18].isEmpty
    }

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        guard case .table(var table) = form else { return }
        if Self.isHeaderless(table) {
            let columns = table.count == Self.columns.count ? Self.columns : Self.earlyColumns
            table = CSVTable(document.bytes, columns: columns)
        }
        readRows(of: table, in: document) { reader, row, place throws(ImportProblem) in
            try reader.take(row, at: place)
        }
    }

    private mutating func take(_ row: CSVTable.Row, at place: FilePlace) throws(ImportProblem) {
        let key = row["book id"]
        guard !key.isEmpty else { throw .missing(field: "book id") }
        guard Int(key) != nil else { throw .malformed(field: "book id") }
        let title = try row.title("title")
        let authors = [row["author"], row["additional authors"]].filter { !$0.isEmpty }.joined(separator: ", ")
        let subtitle = try CheckedText.subtitle(authors, field: "author")
        let rating = try row.rating("my rating", of: 5, zeroIsNone: true)
        let (read, added) = (try row.date("date read"), try row.date("date added"))
        let shelf = row["exclusive shelf"]
        let state = Self.states[shelf]
        var tags = try row.tags("bookshelves").filter { Self.states[$0] == nil }
        if state == nil, !shelf.isEmpty, !tags.contains(shelf) { tags += try row.tags("exclusive shelf") }
        let count = max(try row.count("read count"), read != nil || state == .done ? 1 : 0)
        let review = try row.note("my review")
        let privateNotes = try row.note("private notes")
        let note = try CheckedText.note(
            [review, privateNotes].compactMap { $0 }.joined(separator: "\n\n"), field: "my review")
        let isbn = ISBN(Self.digits(row["isbn13"])) ?? ISBN(Self.digits(row["isbn"]))
        let released = row.year("original publication year") ?? row.year("year published")
        gathering.note(key, .book, title: title, at: place) { book in
            book.note(subtitle: subtitle, released: released)
            book.note(isbn: isbn, pages: Int(row["number of pages"]))
            book.note(added: added)
            book.note(rating, at: added)
            book.note(review: note, at: read ?? added)
            // The day on which it was added is that of the state only where it is still wanted.
            if let state {
                book.note(state, since: state == .wanted ? added?.day : nil)
            } else if !shelf.isEmpty {
                book.noteOwnShelf()
            }
            for ordinal in 0..<count {
                book.viewings.append(Viewing(day: ordinal == 0 ? read?.day : nil, tags: tags))
            }
        }
    }

    /// The shelves that Goodreads itself has; all others are the reader's own.
    private static let states: [String: Standing.State] = [
        "to-read": .wanted, "currently-reading": .begun, "read": .done, "paused": .paused, "did-not-finish": .givenUp,
    ]

    /// They are written as `="9780060929879"`, so that spreadsheets do not take them for numbers.
    private static func digits(_ text: String) -> String { text.filter { $0 != "=" && $0 != "\"" } }

    private static let columns =
        both + ["read count", "owned copies"]
    private static let earlyColumns =
        both + [
            "read count", "recommended for", "recommended by", "owned copies", "original purchase date",
            "original purchase location", "condition", "condition description", "bcid",
        ]
    private static let both = [
        "book id", "title", "author", "author l-f", "additional authors", "isbn", "isbn13", "my rating",
        "average rating", "publisher", "binding", "number of pages", "year published", "original publication year",
        "date read", "date added", "bookshelves", "bookshelves with positions", "exclusive shelf", "my review",
        "spoiler", "private notes",
    ]
}
