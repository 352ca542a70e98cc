import Entities

/// BookWyrm's library, in which a book can have a row for each shelf that it is on. Shelves of the reader's own are no state;
/// their names are tags of the times that the book was read.
struct BookWyrmReader: TableReader {
    var gathering: Gathering
    /// The days of each book, since its rows say the same times again. Nil is one that is not known.
    private var days: [String: Set<CalendarDate?>] = [:]
    /// The names of the reader's own shelves that each book is on.
    private var shelves: [String: Set<String>] = [:]

    init(gathering: Gathering) {
        self.gathering = gathering
    }

    mutating func finish() {
        for (key, days) in days {
            let tags = shelves[key]?.sorted() ?? []
            let dated = days.filter { $0 != nil }
            gathering.change(key) { book in
                book.viewings += (dated.isEmpty ? days : dated).map { Viewing(day: $0, tags: tags) }
            }
        }
        (days, shelves) = ([:], [:])
    }

    mutating func take(_ row: CSVTable.Row, at place: FilePlace) throws(ImportProblem) {
        let title = try row.title("title")
        let key = try CheckedText.key(row["remote_id"], field: "remote_id")
        guard !key.isEmpty else { throw .missing(field: "remote_id") }
        let authors = try CheckedText.subtitle(row["author_text"], field: "author_text")
        let rating = try row.rating("rating", of: 5, zeroIsNone: true)
        let (begun, finished) = (try row.date("start_date"), try row.date("finish_date"))
        let (stopped, shelved) = (try row.date("stopped_date"), try row.date("shelf_date"))
        let published = try row.date("review_published")
        let note = try CheckedText.note(
            [row["review_name"], row["review_cw"], row["review_content"]].map(PlainText.text)
                .filter { !$0.isEmpty }.joined(separator: "\n\n"), field: "review_content")
        let shelf = row["shelf"]
        let state = Self.states[shelf]
        let name = row["shelf_name"].isEmpty ? shelf : row["shelf_name"]
        let tags = state == nil ? try CheckedText.tags(name, field: "shelf_name") : []
        let isbn = ISBN(row["isbn_13"]) ?? ISBN(row["isbn_10"])
        gathering.note(key, .book, title: title, at: place) { book in
            book.note(subtitle: authors, released: nil)
            book.note(isbn: isbn, pages: Int(row["pages"]))
            book.ids.formUnion(Self.ids(row))
            book.note(added: shelved)
            book.note(rating, at: shelved)
            book.note(review: note, at: published)
            book.note(since: .begun, begun?.day)
            book.note(since: .givenUp, stopped?.day)
            if let state { book.note(state, since: Self.day(of: state, begun, finished, stopped, shelved)) }
        }
        if finished != nil || state == .done { days[key, default: []].insert(finished?.day) }
        shelves[key, default: []].formUnion(tags)
    }

    private static func day(
        of state: Standing.State, _ begun: FileDate?, _ finished: FileDate?, _ stopped: FileDate?, _ shelved: FileDate?
    ) -> CalendarDate? {
        switch state {
        case .begun: (begun ?? shelved)?.day
        case .done: finished?.day
        case .givenUp: (stopped ?? shelved)?.day
        case .wanted, .paused: shelved?.day
        }
    }

    /// The ids of works and editions that others know it by. Open Library's is taken where it is that of a work.
    private static func ids(_ row: CSVTable.Row) -> [ItemID] {
        let work = row["openlibrary_key"]
        let goodreads = row["goodreads_key"]
        var ids: [ItemID] = []
        if work.hasPrefix("OL"), work.hasSuffix("W"), Int(work.dropFirst(2).dropLast()) != nil {
            ids.append(ItemID(source: SourceID(rawValue: "openlibrary"), key: work))
        }
        if Int(goodreads) != nil { ids.append(ItemID(source: DiaryService.goodreads.source, key: goodreads)) }
        return ids
    }

    private static let states: [String: Standing.State] = [
        "to-read": .wanted, "reading": .begun, "read": .done, "stopped-reading": .givenUp,
    ]
}
