import Entities
import FoundationEssentials

/// A draft as it is stored, in JSON.
struct StoredDraft: Codable {
    static let version = 1

    var version: Int
    var kind: String
    var source: String
    var id: Int?
    var artist: String?
    var album: String?
    var mbid: String?
    var title: String
    var subtitle: String?
    var released: String?
    /// In seconds since 1970 (UTC).
    var changed: Int
    var startedFrom: Int?
    var text: String

    /// The result of reading a file.
    enum Reading {
        case draft(Draft)
        /// Of a later version.
        case unknown
        case damaged
    }

    private struct Version: Codable {
        let version: Int
    }

    static func read(_ data: Data, as id: Draft.ID) -> Reading {
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Version.self, from: data) else { return .damaged }
        guard version.version == Self.version else { return .unknown }
        guard let stored = try? decoder.decode(Self.self, from: data) else { return .damaged }
        return .draft(stored.draft(as: id))
    }

    private func draft(as name: Draft.ID) -> Draft {
        let subject = LibrarySubject(
            kind: LibrarySubject.Kind(rawValue: kind), source: CatalogSource(rawValue: source), number: id,
            artist: artist, album: album, mbid: mbid)
        let summary = LibrarySummary(subject: subject, title: title, subtitle: subtitle, storedDate: released)
        return Draft(id: name, summary: summary, text: text, startedFrom: startedFrom, changed: changed)
    }
}

extension StoredDraft {
    init(_ draft: Draft) {
        let summary = draft.summary
        version = Self.version
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
        changed = draft.changed
        startedFrom = draft.startedFrom
        text = draft.text
    }
}
