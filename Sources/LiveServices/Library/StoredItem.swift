import Entities

/// One row of the library's file.
struct StoredItem: Hashable, Sendable {
    let row: Int64
    let item: LibraryItem

    /// Whether it is kept for its own sake. Else it is there for the old texts of a note that was removed.
    var isListed: Bool { item.isFavourite || item.note != nil }

    static let columns = """
        item.id, kind, source, number, artist, album, mbid, title, subtitle, released, favourite, added,
        text, changed, revision
        FROM item LEFT JOIN note_revision ON note_revision.item = item.id AND revision = note_revision
        """

    /// Nil for a row that Matinee would not have written: the file is damaged, or of a later version.
    init?(_ columns: SQLiteRow) {
        row = columns.integer(0)
        guard let subject = LibrarySubject(columns), let title = columns.text(7) else { return nil }
        let released = columns.text(9)
        let date = released.flatMap { CalendarDate(iso8601: $0) }
        guard (date == nil) == (released == nil) else { return nil }
        let summary = LibrarySummary(
            subject: subject, title: title, subtitle: columns.text(8), released: date)
        item = LibraryItem(
            summary: summary, isFavourite: columns.integer(10) != 0, added: Int(columns.integer(11)),
            note: columns.text(12).map {
                Note(text: $0, changed: Int(columns.integer(13)), revision: Int(columns.integer(14)))
            })
    }
}

extension LibrarySubject {
    fileprivate init?(_ row: SQLiteRow) {
        guard let kind = row.text(1).flatMap(Kind.init), let source = row.text(2).flatMap(CatalogSource.init(stored:))
        else { return nil }
        let mbid = row.text(6)
        switch (kind, row.text(4), row.text(5)) {
        case (.movie, nil, nil): self = .movie(MovieID(Int(row.integer(3))), source)
        case (.artist, let artist?, nil): self = .artist(ArtistID(name: artist, mbid: mbid), source)
        case (.album, let artist?, let album?):
            self = .album(AlbumID(artist: artist, title: album, mbid: mbid), source)
        default: return nil
        }
    }

    /// The columns `kind, source, number, artist, album, mbid`.
    var stored: [SQLiteValue] {
        func optional(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }
        let head: [SQLiteValue] = [.text(kind.rawValue), .text(source.stored)]
        return switch self {
        case .movie(let id, _): head + [.integer(Int64(id.rawValue)), .null, .null, .null]
        case .artist(let id, _): head + [.null, .text(id.name), .null, optional(id.mbid)]
        case .album(let id, _): head + [.null, .text(id.artist), .text(id.title), optional(id.mbid)]
        }
    }
}

extension CatalogSource {
    fileprivate init?(stored name: String) {
        guard let source = [CatalogSource.builtIn, .tmdb, .lastFM].first(where: { $0.stored == name }) else {
            return nil
        }
        self = source
    }

    fileprivate var stored: String {
        switch self {
        case .builtIn: "builtin"
        case .tmdb: "tmdb"
        case .lastFM: "lastfm"
        }
    }
}
