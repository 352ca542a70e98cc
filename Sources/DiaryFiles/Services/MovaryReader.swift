import Entities

/// Movary's tables: times that films were seen, ratings, and the watchlist. Its first lines promise more fields than its rows
/// have: a place in the table of times, and the year in the watchlist.
struct MovaryReader: DiaryReader {
    var gathering: Gathering

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        guard case .table(let table) = form else { return }
        let kind: Table = table.has("addedat") ? .watchlist : table.has("watchedat") ? .times : .ratings
        let missing = kind == .watchlist ? 1 : table.has("location") ? 2 : table.has("comment") ? 1 : 0
        readRows(of: table, in: document, missing: missing) { reader, row, place throws(ImportProblem) in
            let isShort = kind == .watchlist && row.row.count < table.count
            try reader.take(isShort ? Fields(short: row.row) : Fields(row), of: kind, at: place)
        }
    }

    private enum Table {
        case times, ratings, watchlist
    }

    private struct Fields {
        let title: String
        var year = ""
        let movieDatabase: String
        let imdb: String
        var watched = ""
        var comment = ""
        var rating = ""
        var added = ""

        init(_ row: CSVTable.Row) {
            (title, year) = (row["title"], row["year"])
            (movieDatabase, imdb) = (row["tmdbid"], row["imdbid"])
            (watched, comment, rating) = (row["watchedat"], row["comment"], row["userrating"])
            added = row["addedat"]
        }

        /// A row of the watchlist, which has no year.
        init(short row: CSVRow) {
            (title, movieDatabase, imdb, added) = (row[0], row[1], row[2], row[3])
        }
    }

    private mutating func take(
        _ fields: Fields, of table: Table, at place: FilePlace
    ) throws(ImportProblem) {
        let title = try CheckedText.title(fields.title, field: "title")
        let ids = [ItemID(movieDatabase: fields.movieDatabase), ItemID(imdb: fields.imdb)].compactMap { $0 }
        guard fields.movieDatabase.isEmpty || ItemID(movieDatabase: fields.movieDatabase) != nil else {
            throw .malformed(field: "tmdbid")
        }
        let name = fields.year.isEmpty ? title : "\(title) (\(fields.year))"
        let key = try CheckedText.key(ids.first?.key ?? name, field: "title")
        let watched = try date(fields.watched, field: "watchedat")
        let added = try date(fields.added, field: "addedat")
        let note = try CheckedText.note(fields.comment, field: "comment")
        let mark = Double(fields.rating).flatMap { OwnRating($0, of: 10) }
        if table == .ratings, mark == nil {
            throw fields.rating.isEmpty ? .missing(field: "userrating") : .malformed(field: "userrating")
        }
        gathering.note(key, .movie, title: title, at: place) { film in
            film.ids.formUnion(ids)
            film.note(subtitle: nil, released: Int(fields.year).flatMap { CalendarDate(year: $0) })
            switch table {
            case .times:
                film.viewings.append(Viewing(day: watched?.day, second: watched?.second ?? 0, note: note))
                film.note(added: watched)
            case .ratings:
                film.note(mark)
                film.noteMarkedAsSeen(at: nil)
            case .watchlist:
                film.noteListedAsWanted(at: added)
            }
        }
    }

    private func date(_ text: String, field: String) throws(ImportProblem) -> FileDate? {
        guard !text.isEmpty else { return nil }
        guard let date = FileDate(text) else { throw .malformed(field: field) }
        return date
    }
}
