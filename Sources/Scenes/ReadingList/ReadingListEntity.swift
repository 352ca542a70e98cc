import Entities
import Presentation

/// The orders of the list. Their names are stored in sessions.
enum ReadingListSort: String, CaseIterable {
    /// Latest first.
    case added
    case title
    case author
    /// The best first.
    case rating
}

/// What there is to show: the books of the list, latest first.
struct ReadingListShelf: KeptShelf {
    /// The states of the parts, in their order; nil for books that are in none.
    static let parts: [Standing.State?] = [.begun, .paused, .wanted, .done, .givenUp, nil]

    private(set) var read = LibraryReading()
    private(set) var books: [LibraryItem] = []

    var hasKept: Bool { !books.isEmpty }

    mutating func fill(with result: Result<[LibraryItem], LibraryFailure>) {
        if let books = read.take(result) { self.books = books }
    }

    mutating func remove(_ subject: LibrarySubject) {
        books.removeAll { $0.id == subject }
    }

    /// The books for which every word of the filter is in title, author or ISBN, in any spelling, or is the word for their
    /// state: first what is being read, then what is wanted, what was read, and the others; in each part in order.
    func arranged(
        by sort: ReadingListSort, isReversed: Bool = false, matching filter: String,
        stateWord: (Standing.State) -> String
    ) -> [LibraryItem] {
        let words = SearchWords(filter).folded
        let found = books.filter { book in
            let text = [book.summary.title, book.summary.subtitle, book.standing?.isbn].compactMap(\.self)
                .joined(separator: " ")
            let state = book.standing?.state.map { stateWord($0).folded }
            return words.allSatisfy { $0 == state || SearchWords($0).areFound(in: text) }
        }
        let keyed = found.enumerated().map { index, book in (key: book.key(for: sort), index: index, book: book) }
        let sorted = keyed.sorted { ($0.key.0, $0.key.1, $0.index) < ($1.key.0, $1.key.1, $1.index) }.map(\.book)
        let ordered = isReversed ? sorted.reversed() : sorted
        return Self.parts.flatMap { state in ordered.filter { $0.standing?.state == state } }
    }
}

extension Row {
    /// A book of the list, formatted for the user's locale.
    ///
    /// - Parameters:
    ///   - year: nil where it is not known.
    ///   - rating: its reader's own, in a word and in a sentence; nil for none.
    ///   - step: how good that is.
    ///   - facts: what a shared shelf does not have yet, and the length, as far as they are known.
    ///   - day: of its state.
    init(
        title: String, author: String, year: String? = nil, rating: (mark: String, said: String)? = nil,
        step: RatingStep? = nil, facts: String, day: String, marks: Marks = Marks()
    ) {
        self.init(
            title, marks, step: step, [author, year, rating?.said, facts, day], short: [nil, nil, rating?.mark])
    }
}

extension ListColumns {
    /// The columns of books that somebody reads.
    static func readBooks(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.column.title,
            [
                RowColumn(wording.readingList.author, longest: 8, 24),
                RowColumn(wording.column.year, 4, from: 30),
                RowColumn(wording.diary.reader, 5, .behind, .rating, from: 36),
                RowColumn("", longest: 8, 30),
                RowColumn(wording.column.since, wording.column.dateWidth, from: 60),
            ])
    }
}

extension ListColumns {
    /// Who has written a book, and its reader's own rating where there is room for both; nothing where nobody knows the author, so that
    /// all tiles begin with the same.
    func tileFactsOfBook(_ row: Row) -> TileFacts {
        guard let author = shortFact(of: row, inColumn: 0) else { return [] }
        return TileFacts([author, shortFact(of: row, inColumn: 2)])
    }
}

extension LibraryItem {
    /// What comes first: a number, then a text. Books with the same stay in their order.
    fileprivate func key(for sort: ReadingListSort) -> (Int, String) {
        switch sort {
        case .added: (0, "")
        case .title: (0, summary.title.folded)
        // A book without an author comes last.
        case .author: (summary.subtitle == nil ? 1 : 0, summary.subtitle?.lowercased() ?? "")
        case .rating: (-(standing?.rating?.percent ?? -1), "")
        }
    }
}
