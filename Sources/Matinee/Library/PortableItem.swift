import Entities
import FoundationEssentials
import Services

/// An item in an export, as JSON. The names of its fields are also the columns of the CSV.
struct PortableItem: Codable, Equatable {
    struct Text: Codable, Equatable {
        var text: String?
        var changed: String?
        var revision: Int?
    }

    var kind: String?
    var source: String?
    var id: Int?
    var artist: String?
    var album: String?
    var mbid: String?
    var title: String?
    var subtitle: String?
    var released: String?
    var favourite: Bool?
    var added: String?
    var note: Text?
    /// The earlier texts of the note; oldest first.
    var earlier: [Text]?
}

extension PortableItem {
    init(_ record: LibraryRecord) {
        let summary = record.item.summary
        kind = summary.subject.kind.rawValue
        source = summary.subject.source.rawValue
        switch summary.subject {
        case .movie(let movie, _): id = movie.rawValue
        case .artist(let it, _): (artist, mbid) = (it.name, it.mbid)
        case .album(let it, _): (artist, album, mbid) = (it.artist, it.title, it.mbid)
        case .other(let it): (id, artist, album, mbid) = (it.number, it.artist, it.album, it.mbid)
        }
        title = summary.title
        subtitle = summary.subtitle
        released = summary.storedDate
        favourite = record.item.isFavourite
        added = Self.text(ofSecond: record.item.added)
        note = record.item.note.map(Self.portable)
        let before = record.revisions.filter { $0 != record.item.note }.map(Self.portable)
        earlier = before.isEmpty ? nil : before
    }

    /// Checks the item, and returns what is to be stored.
    func checkedRecord() throws(ItemProblem) -> LibraryRecord {
        let record = try record()
        do throws(LibraryFailure) {
            _ = try LibraryRules.checked(record.item.summary)
            for note in record.revisions + [record.item.note].compactMap({ $0 }) {
                _ = try LibraryRules.checkedNote(note.text)
            }
        } catch {
            throw .refused(error)
        }
        return record
    }

    private func record() throws(ItemProblem) -> LibraryRecord {
        let summary = LibrarySummary(
            subject: try subject(), title: try required(title, "title"), subtitle: subtitle, storedDate: released)
        let note = try note.map { text throws(ItemProblem) in try Self.note(text) }
        let isFavourite = favourite ?? false
        guard isFavourite || note != nil else { throw .nothingToKeep }
        var revisions: [Note] = []
        for text in earlier ?? [] { revisions.append(try Self.note(text)) }
        let item = LibraryItem(
            summary: summary, isFavourite: isFavourite, added: try Self.second(try required(added, "added"), "added"),
            note: note)
        return LibraryRecord(item: item, revisions: revisions)
    }

    private func subject() throws(ItemProblem) -> LibrarySubject {
        let kind = LibrarySubject.Kind(rawValue: try required(kind, "kind"))
        let source = CatalogSource(rawValue: try required(source, "source"))
        switch kind {
        case .movie: return .movie(MovieID(try required(id, "id")), source)
        case .artist: return .artist(ArtistID(name: try required(artist, "artist"), mbid: mbid), source)
        case .album:
            let (artist, title) = (try required(artist, "artist"), try required(album, "album"))
            return .album(AlbumID(artist: artist, title: title, mbid: mbid), source)
        default: throw .unknownKind(kind.rawValue)
        }
    }

    private func required<Value>(_ value: Value?, _ field: String) throws(ItemProblem) -> Value {
        guard let value else { throw .missing(field) }
        return value
    }

    private static func portable(_ note: Note) -> Text {
        Text(text: note.text, changed: text(ofSecond: note.changed), revision: note.revision)
    }

    private static func note(_ text: Text) throws(ItemProblem) -> Note {
        guard let words = text.text else { throw .missing("note") }
        guard let changed = text.changed else { throw .missing("note_changed") }
        return Note(text: words, changed: try second(changed, "note_changed"), revision: text.revision ?? 1)
    }

    static func text(ofSecond second: Int) -> String {
        Date(timeIntervalSince1970: TimeInterval(second)).formatted(.iso8601)
    }

    private static func second(_ text: String, _ field: String) throws(ItemProblem) -> Int {
        guard let date = try? Date(text, strategy: .iso8601) else { throw .malformed(field) }
        return Int(date.timeIntervalSince1970.rounded())
    }
}
