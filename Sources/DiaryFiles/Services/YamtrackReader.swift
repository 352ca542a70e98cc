import Entities

/// Yamtrack's table, in which a film or book has a row for each time. Of its other kinds of things nothing is taken.
struct YamtrackReader: TableReader {
    var gathering: Gathering

    mutating func take(_ row: CSVTable.Row, at place: FilePlace) throws(ImportProblem) {
        let kind: LibrarySubject.Kind
        switch row["media_type"].lowercased() {
        case "movie": kind = .movie
        case "book": kind = .book
        case let other: throw other.isEmpty ? .missing(field: "media_type") : .otherKind(name: other)
        }
        let title = try row.title("title")
        let (source, number) = (row["source"].lowercased(), row["media_id"])
        guard !number.isEmpty else { throw .missing(field: "media_id") }
        let key = try CheckedText.key("\(kind.rawValue)/\(source)/\(number)", field: "media_id")
        guard let state = Self.states[row["status"].lowercased()] else { throw .malformed(field: "status") }
        let rating = try row.rating("score", of: 10)
        let (begun, ended) = (try row.date("start_date"), try row.date("end_date"))
        let created = try row.date("created_at")
        let (early, late) = (try row.date("progress_changed"), try row.date("progressed_at"))
        let changed = early ?? late ?? created
        let note = try row.note("notes")
        let repeats = try row.count("repeats")
        let id = kind == .movie ? Self.id(source: source, number) : nil
        gathering.note(key, kind, title: title, at: place) { thing in
            if let id { thing.ids.insert(id) }
            thing.note(rating, at: changed)
            thing.note(added: created ?? changed)
            let day: CalendarDate? =
                switch state {
                case .begun: begun?.day
                case .done, .givenUp: ended?.day
                case .wanted, .paused: changed?.day
                }
            thing.note(state, since: day)
            thing.note(since: .begun, begun?.day)
            guard state == .done else {
                thing.note(review: note, at: changed)
                return
            }
            thing.viewings.append(
                Viewing(day: ended?.day, second: changed?.second ?? 0, rating: rating, note: note))
            thing.viewings += [Viewing](repeating: Viewing(), count: repeats)
        }
    }

    /// Nil for what the reader has written down by hand, and for numbers of others.
    private static func id(source: String, _ number: String) -> ItemID? {
        switch source {
        case SourceID.movieDatabase.rawValue: ItemID(movieDatabase: number)
        case SourceID.imdb.rawValue: ItemID(imdb: number)
        default: nil
        }
    }

    private static let states: [String: Standing.State] = [
        "completed": .done, "repeating": .done, "in progress": .begun, "planning": .wanted, "paused": .paused,
        "dropped": .givenUp,
    ]
}
