import Entities

/// IMDb's ratings, watchlist and lists, in the forms that they have had since 2010. What a title is stands there in the
/// language of its reader, so that all of them are taken, series too.
struct IMDbReader: DiaryReader {
    var gathering: Gathering

    init(_ gathering: Gathering) {
        self.gathering = gathering
    }

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        guard case .table(var table) = form else { return }
        if String(validating: document.bytes, as: UTF8.self) == nil, let utf8 = Windows1252.utf8(document.bytes),
            let decoded = CSVTable(utf8)
        {
            table = decoded
        }
        let meaning = Self.meaning(of: table, in: document)
        if meaning == .otherList { gathering.leaveOut(.namelessList, at: document.line(1)) }
        readRows(of: table, in: document) { reader, row, place throws(ImportProblem) in
            try reader.take(row, of: meaning, at: place)
        }
    }

    private enum Meaning {
        case ratings
        /// Until 2016: the day of a rating is the one on which it came into the list.
        case earlyRatings
        case watchlist
        /// What its rows say of ratings is taken, and no more.
        case otherList
    }

    private static func meaning(of table: CSVTable, in document: DiaryDocument) -> Meaning {
        if document.isNamedWatchlist { return .watchlist }
        guard table.has("position") else { return .ratings }
        // Of that time lists look like ratings. Only in these each title is rated.
        let isRated = table.has("you rated") && table.allSatisfy { $0.row.flaw != nil || !$0["you rated"].isEmpty }
        return isRated ? .earlyRatings : .otherList
    }

    private mutating func take(
        _ row: CSVTable.Row, of meaning: Meaning, at place: FilePlace
    ) throws(ImportProblem) {
        guard let id = ItemID(imdb: row["const"]) else { throw .malformed(field: "const") }
        let title = try row.title("title")
        let original = try CheckedText.subtitle(row["original title"], field: "original title")
        let field = row["your rating"].isEmpty ? "you rated" : "your rating"
        let rating = try row.rating(field, of: 10, zeroIsNone: true)
        let created = try row.date("created")
        let rated = try meaning == .earlyRatings ? created : row.date("date rated")
        if meaning == .otherList, rating == nil {
            throw .namelessList
        }
        let release = row["release date"].isEmpty ? row["release date (month/day/year)"] : row["release date"]
        gathering.note(id.key, .movie, title: title, at: place) { film in
            film.ids.insert(id)
            film.note(
                subtitle: original == title ? nil : original, released: FileDate(release)?.day ?? row.year("year"))
            film.note(runtime: Int(row["runtime (mins)"]))
            if rating != nil || meaning == .ratings {
                film.note(rating, at: rated)
                film.noteMarkedAsSeen(at: rated)
                film.note(added: rated)
            }
            if meaning == .watchlist { film.noteListedAsWanted(at: created) }
        }
    }
}
