import Entities

/// Letterboxd's zip, or one of the tables in it; or the table that it takes in. The former have no ids: the addresses in one table are those of films, in another
/// those of entries. So films are joined by name and year, which all tables and all exports write alike.
struct LetterboxdReader: DiaryReader {
    private enum Table {
        case watched, watchlist, likes, ratings, diary, reviews
    }

    var gathering: Gathering
    private var reviews: [ViewingKey: [Viewing]] = [:]

    private struct ViewingKey: Hashable {
        let film: String
        let day: CalendarDate?
    }

    init(gathering: Gathering) {
        self.gathering = gathering
    }

    /// Whether it is a list of films, old or new.
    static func isList(_ table: CSVTable) -> Bool {
        table.columns.first?.hasPrefix("letterboxd list export") == true
            || table.columns == ["date", "name", "tags", "url", "description"]
    }

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        guard case .table(let table) = form else { return }
        guard !Self.isList(table) else {
            return readList(table, in: document)
        }
        guard !LetterboxdUpload.isOne(table) else {
            return readRows(of: table, in: document) { reader, row, place throws(ImportProblem) in
                reader.take(try LetterboxdUpload(row), at: place)
            }
        }
        guard let kind = Self.kind(of: table, in: document) else {
            // Whether somebody wants to see these or has seen them stands nowhere in it.
            guard !document.isAlone else { throw .namelessPart(of: .letterboxd) }
            gathering.leaveOut(.unreadablePart, at: document.line(1))
            return
        }
        readRows(of: table, in: document) { reader, row, place throws(ImportProblem) in
            try reader.take(row, of: kind, at: place)
        }
    }

    mutating func finish() {
        for (key, reviews) in reviews {
            gathering.change(key.film) { film in
                let entries = film.viewings.filter { $0.day == key.day }
                film.viewings.removeAll { $0.day == key.day }
                film.viewings += Self.joined(entries, with: reviews)
            }
        }
        reviews = [:]
    }

    private static func kind(of table: CSVTable, in document: DiaryDocument) -> Table? {
        if table.has("review") { return .reviews }
        if table.has("watched date") { return .diary }
        if table.has("rating") { return .ratings }
        if document.isNamedWatchlist { return .watchlist }
        if document.name.hasPrefix("watched") { return .watched }
        return document.name.hasPrefix("films") || document.path.lowercased().hasSuffix("likes/films.csv")
            ? .likes : nil
    }

    /// The lines above the films say what the list is: with a line before them that says so, or without.
    private mutating func readList(_ table: CSVTable, in document: DiaryDocument) {
        var list: GatheredList?
        for row in table.lazy.map(\.row) where !row.isBlank {
            guard gathering.failure == nil else { return }
            // The headings of both tables.
            if ["date", "position"].contains(row[0].lowercased()) { continue }
            gathering.beginRow()
            let place = document.line(row.line)
            do throws(ImportProblem) {
                if let flaw = row.flaw { throw flaw }
                if list == nil {
                    list = try Self.list(row, at: place)
                } else {
                    let film = try listedFilm(row, at: place)
                    list?.things.append(film)
                }
            } catch {
                gathering.leaveOut(error, at: place)
                // Without its name it is no list.
                if list == nil { return }
            }
        }
        if let list { gathering.add(list) }
    }

    private static func list(_ row: CSVRow, at place: FilePlace) throws(ImportProblem) -> GatheredList {
        guard !row[1].isEmpty else { throw .namelessList }
        let name = try CheckedText.title(row[1], field: "name")
        return GatheredList(
            key: try CheckedText.key(row[3].isEmpty ? name : row[3], field: "url"), name: name,
            description: try CheckedText.note(PlainText.text(of: row[4]), field: "description"), place: place,
            date: FileDate(row[0]))
    }

    private func listedFilm(
        _ row: CSVRow, at place: FilePlace
    ) throws(ImportProblem) -> (number: Int, thing: DiaryThing, remark: String?) {
        guard let number = Int(row[0]) else { throw .malformed(field: "position") }
        let title = try CheckedText.title(row[1], field: "name")
        let year = Int(row[2]).flatMap { CalendarDate(year: $0) }
        guard row[2].isEmpty || year != nil else { throw .malformed(field: "year") }
        var film = gathering.thing(
            try CheckedText.key(row[2].isEmpty ? title : "\(title) (\(row[2]))", field: "name"), .movie, title: title,
            at: place)
        film.note(subtitle: nil, released: year)
        return (number, film, try CheckedText.note(PlainText.text(of: row[4]), field: "description"))
    }

    private mutating func take(
        _ row: CSVTable.Row, of table: Table, at place: FilePlace
    ) throws(ImportProblem) {
        let title = try row.title("name")
        let year = row["year"]
        let released = row.year("year")
        guard year.isEmpty || released != nil else { throw .malformed(field: "year") }
        let key = try CheckedText.key(year.isEmpty ? title : "\(title) (\(year))", field: "name")
        let date = try row.date("date")
        let rating = try row.rating("rating", of: 5, zeroIsNone: true)
        let day = try row.date("watched date")?.day
        let viewing = Viewing(
            day: day, second: date?.second ?? 0, rating: rating, note: try row.note("review"),
            tags: try row.tags("tags"), isAgain: row["rewatch"].lowercased() == "yes")
        gathering.note(key, .movie, title: title, at: place) { film in
            film.note(subtitle: nil, released: released)
            switch table {
            case .watched: film.noteMarkedAsSeen(at: date)
            case .watchlist: film.noteListedAsWanted(at: date)
            case .likes: film.isFavourite = true
            case .ratings:
                film.note(rating, at: date)
                film.noteMarkedAsSeen(at: date)
            case .diary: film.viewings.append(viewing)
            // Once the diary is whole.
            case .reviews: break
            }
            film.note(added: date)
        }
        if table == .reviews { reviews[ViewingKey(film: key, day: day), default: []].append(viewing) }
    }

    private mutating func take(_ row: LetterboxdUpload, at place: FilePlace) {
        gathering.note(row.key, .movie, title: row.title, at: place) { film in
            film.note(subtitle: nil, released: row.released)
            film.ids.formUnion(row.ids)
            film.viewings.append(row.viewing)
            film.note(added: row.date)
        }
    }

    /// A review belongs to the entry of its day. Of several entries of one day it is the one that was written down with it, else
    /// the first that has none.
    private static func joined(_ entries: [Viewing], with reviews: [Viewing]) -> [Viewing] {
        guard !reviews.isEmpty else { return entries }
        var joined = entries.sorted()
        var open = Dictionary(grouping: joined.indices.reversed()) { Written(joined[$0]) }
        var (rest, reviewed) = ([Viewing](), Set<Int>())
        for review in reviews.sorted() {
            if let index = open[Written(review)]?.popLast() {
                joined[index].add(review)
                reviewed.insert(index)
            } else {
                rest.append(review)
            }
        }
        var unreviewed = joined.indices.filter { !reviewed.contains($0) }[...]
        for review in rest {
            if let index = unreviewed.popFirst() { joined[index].add(review) } else { joined.append(review) }
        }
        return joined
    }

    /// What tells entries of one day apart.
    private struct Written: Hashable {
        let second: Int
        let rating: OwnRating?

        init(_ viewing: Viewing) { (second, rating) = (viewing.second, viewing.rating) }
    }
}

extension Viewing {
    fileprivate mutating func add(_ review: Viewing) {
        note = review.note
        rating = rating ?? review.rating
        let known = Set(tags)
        tags += review.tags.filter { !known.contains($0) }
        isAgain = isAgain || review.isAgain
    }
}
