import Entities

/// StoryGraph's library. Days of reading are ranges, which may be months or years, or have no end yet.
struct StoryGraphReader: TableReader {
    var gathering: Gathering

    /// One reading, as far as it is dated.
    private struct Span: Comparable {
        let start: FileDate?
        let end: FileDate?

        init(end: FileDate) { (start, self.end) = (nil, end) }

        /// `2022/10/29-2022/11/28`, `2022/10/29-` or `2021/09/14`, a day on which it was finished.
        init?(_ text: some StringProtocol) {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            switch parts.count {
            case 1:
                guard let end = FileDate(parts[0]) else { return nil }
                (start, self.end) = (nil, end)
            case 2:
                (start, end) = (FileDate(parts[0]), FileDate(parts[1]))
                guard start != nil || parts[0].isEmpty, end != nil || parts[1].isEmpty, start != nil || end != nil
                else { return nil }
            default: return nil
            }
        }

        static func < (left: Span, right: Span) -> Bool {
            (left.end?.second ?? .max, left.start?.second ?? 0) < (right.end?.second ?? .max, right.start?.second ?? 0)
        }
    }

    mutating func take(_ row: CSVTable.Row, at place: FilePlace) throws(ImportProblem) {
        let title = try row.title("title")
        let authors = try CheckedText.subtitle(row["authors"], field: "authors")
        let uid = row["isbn/uid"]
        let key = try CheckedText.key(
            uid.isEmpty ? [title, authors].compactMap { $0 }.joined(separator: " – ") : uid, field: "isbn/uid")
        guard let state = Self.states[row["read status"]] else { throw .malformed(field: "read status") }
        let rating = try row.rating("star rating", of: 5, zeroIsNone: true)
        let added = try row.date("date added")
        let spans = try spans(row)
        let count = try row.count("read count")
        let (tags, note) = (try row.tags("tags"), try row.note("review"))
        let finished = spans.filter { $0.end != nil }
        // What was given up has days too: the times that it was read are the first of them.
        let times = state == .done ? max(count, finished.count, 1) : count
        let read = finished.prefix(times)
        let attempt = state == .done ? finished.last : spans.dropFirst(read.count).last
        gathering.note(key, .book, title: title, at: place) { book in
            book.note(subtitle: authors, released: nil)
            book.note(isbn: ISBN(uid), pages: nil)
            book.note(added: added)
            book.note(rating, at: added)
            book.note(review: note, at: finished.last?.end ?? added)
            book.note(state, since: Self.day(of: state, attempt, added))
            book.note(since: .begun, attempt?.start?.day)
            book.viewings += read.map { Viewing(day: $0.end?.day, tags: tags) }
            book.viewings += [Viewing](repeating: Viewing(tags: tags), count: times - read.count)
        }
    }

    private func spans(_ row: CSVTable.Row) throws(ImportProblem) -> [Span] {
        var spans: [Span] = []
        for text in row["dates read"].split(separator: ",") {
            guard let span = Span(text.filter { !$0.isWhitespace }) else { throw .malformed(field: "dates read") }
            spans.append(span)
        }
        if spans.isEmpty, let last = try row.date("last date read") { spans.append(Span(end: last)) }
        return spans.sorted()
    }

    private static func day(of state: Standing.State, _ attempt: Span?, _ added: FileDate?) -> CalendarDate? {
        switch state {
        case .wanted: added?.day
        case .begun: attempt?.start?.day
        case .givenUp, .paused, .done: attempt?.end?.day
        }
    }

    private static let states: [String: Standing.State] = [
        "to-read": .wanted, "currently-reading": .begun, "read": .done, "paused": .paused, "did-not-finish": .givenUp,
    ]
}
