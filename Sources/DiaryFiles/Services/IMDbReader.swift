import Entities
import FoundationEssentials

/// IMDb's ratings, watchlist and lists, in the forms that they have had since 2010. What a title is stands there in the
/// language of its reader, so that all of them are taken, series too.
struct IMDbReader: DiaryReader {
    var gathering: Gathering

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        guard case .table(var table) = form else { return }
        if String(validating: document.bytes, as: UTF8.self) == nil, let utf8 = Windows1252.utf8(document.bytes),
            let decoded = CSVTable(utf8)
        {
            table = decoded
        }
        let meaning = Self.meaning(of: table, in: document)
        var listed: [Listed] = []
        readRows(of: table, in: document) { reader, row, place throws(ImportProblem) in
            let film = try reader.take(row, of: meaning, at: place)
            if meaning == .otherList { listed.append(film) }
        }
        if let list = try? Self.list(listed, in: document) { gathering.add(list) }
    }

    /// A film of a list, and when it came into that.
    private typealias Listed = (number: Int, thing: DiaryThing, remark: String?, created: FileDate?)

    /// What a list is called stands nowhere in it but in the name of its file, which may be a mere number. It is known by the film that
    /// came into it first: that stays, whatever the file is called and whatever comes later.
    private static func list(_ films: [Listed], in document: DiaryDocument) throws(ImportProblem) -> GatheredList? {
        func age(_ film: Listed) -> (Int, String) { (film.created?.second ?? 0, film.thing.key) }
        guard let first = films.min(by: { age($0) < age($1) }) else { return nil }
        let file = document.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        let isReadable = file.contains(where: \.isLetter) && UUID(uuidString: file) == nil
        let name = isReadable ? file : ["IMDb", first.created?.day.iso8601].compactMap(\.self).joined(separator: " ")
        return GatheredList(
            key: [String(age(first).0), first.thing.key].joined(separator: " "),
            name: try CheckedText.title(name, field: "name"), description: nil, place: document.line(1),
            date: first.created, things: films.map { ($0.number, $0.thing, $0.remark) })
    }

    private enum Meaning {
        case ratings
        /// Until 2016: the day of a rating is the one on which it came into the list.
        case earlyRatings
        case watchlist
        /// Another list, which says no more of its films than ratings, if that.
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
    ) throws(ImportProblem) -> Listed {
        guard let id = ItemID(imdb: row["const"]) else { throw .malformed(field: "const") }
        let title = try row.title("title")
        let original = try CheckedText.subtitle(row["original title"], field: "original title")
        let field = row["your rating"].isEmpty ? "you rated" : "your rating"
        let rating = try row.rating(field, of: 10, zeroIsNone: true)
        let created = try row.date("created")
        let rated = try meaning == .earlyRatings ? created : row.date("date rated")
        let number = try row.count("position")
        let remark = try row.note("description")
        let release = row["release date"].isEmpty ? row["release date (month/day/year)"] : row["release date"]
        func describe(_ film: inout DiaryThing) {
            film.ids.insert(id)
            film.note(
                subtitle: original == title ? nil : original, released: FileDate(release)?.day ?? row.year("year"))
            film.note(runtime: Int(row["runtime (mins)"]))
        }
        var listed = gathering.thing(id.key, .movie, title: title, at: place)
        describe(&listed)
        guard rating != nil || meaning != .otherList else { return (number, listed, remark, created) }
        gathering.note(id.key, .movie, title: title, at: place) { film in
            describe(&film)
            if rating != nil || meaning == .ratings {
                film.note(rating, at: rated)
                film.noteMarkedAsSeen(at: rated)
                film.note(added: rated)
            }
            if meaning == .watchlist { film.noteListedAsWanted(at: created) }
        }
        return (number, listed, remark, created)
    }
}
