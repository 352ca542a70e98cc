import Entities
import SQLite

/// One row of the library's file.
struct StoredItem: Hashable, Sendable {
    let row: Int64
    let item: LibraryItem

    /// Whether the library lists it. If not, it is there only for the old texts of a removed note.
    var isListed: Bool { item.isFavourite || item.note != nil }

    private static let ownColumns = """
        item.id, kind, source, number, artist, album, mbid, title, subtitle, released, favourite, added
        """

    static let columnsWithoutNote = "\(ownColumns), NULL, NULL, NULL FROM item"

    static let columns = """
        \(ownColumns), text, changed, revision
        FROM item LEFT JOIN note_revision ON note_revision.item = item.id AND revision = note_revision
        """

    /// Reads any row: parts that are not understood are kept as they are.
    init(_ columns: SQLiteRow) {
        row = columns.integer(0)
        let summary = LibrarySummary(
            subject: LibrarySubject(columns), title: columns.text(7) ?? "", subtitle: columns.text(8),
            storedDate: columns.text(9))
        item = LibraryItem(
            summary: summary, isFavourite: columns.integer(10) != 0, added: Int(columns.integer(11)),
            note: columns.text(12).map {
                Note(text: $0, changed: Int(columns.integer(13)), revision: Int(columns.integer(14)))
            })
    }
}

extension LibrarySubject {
    fileprivate init(_ row: SQLiteRow) {
        self.init(
            kind: Kind(rawValue: row.text(1) ?? ""), source: CatalogSource(rawValue: row.text(2) ?? ""),
            number: row.isNull(3) ? nil : Int(row.integer(3)), artist: row.text(4), album: row.text(5),
            mbid: row.text(6))
    }

    /// Made from the stored columns, whatever they contain.
    init(kind: Kind, source: CatalogSource, number: Int?, artist: String?, album: String?, mbid: String?) {
        switch (kind, number, artist, album) {
        case (.movie, let number?, nil, nil): self = .movie(MovieID(number), source)
        case (.artist, nil, let artist?, nil): self = .artist(ArtistID(name: artist, mbid: mbid), source)
        case (.album, nil, let artist?, let album?):
            self = .album(AlbumID(artist: artist, title: album, mbid: mbid), source)
        case (_, _, let artist, let album):
            self = .other(
                OtherSubject(kind: kind, source: source, number: number, artist: artist, album: album, mbid: mbid))
        }
    }

    /// The columns `kind, source, number, artist, album, mbid`.
    var stored: [SQLiteValue] {
        let head: [SQLiteValue] = [.text(kind.rawValue), .text(source.rawValue)]
        return switch self {
        case .movie(let id, _): head + [.integer(Int64(id.rawValue)), .null, .null, .null]
        case .artist(let id, _): head + [.null, .text(id.name), .null, SQLiteValue(id.mbid)]
        case .album(let id, _): head + [.null, .text(id.artist), .text(id.title), SQLiteValue(id.mbid)]
        case .other(let it):
            head + [
                it.number.map { .integer(Int64($0)) } ?? .null, SQLiteValue(it.artist), SQLiteValue(it.album),
                SQLiteValue(it.mbid),
            ]
        }
    }
}

extension SQLiteValue {
    /// NULL for nil.
    fileprivate init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }
}
