/// An item's identity and summary, field by field: as exports and drafts have it in JSON. Of what earlier versions wrote
/// `key` is missing; what they read, as far as it can be said so, is `id`, `artist`, `album` and `mbid`.
package struct SummaryFields: Codable, Equatable, Sendable {
    package var kind: String?
    package var source: String?
    package var key: String?
    package var id: Int?
    package var artist: String?
    package var album: String?
    package var mbid: String?
    package var title: String?
    package var subtitle: String?
    package var released: String?
    /// Minutes, or pages.
    package var length: Int?
    /// `imdb/tt0245712`; what is no such text is passed over.
    package var aliases: [String]?
    /// What it is not, in the same form.
    package var separate: [String]?

    package init() {}

    package init(_ summary: LibrarySummary) {
        let former = FormerIdentity(of: summary.subject)
        kind = summary.subject.kind.rawValue
        source = summary.subject.source.rawValue
        key = summary.subject.id.key
        (id, artist, album, mbid) = (former.number, former.artist, former.album, former.mbid)
        title = summary.title
        subtitle = summary.subtitle
        released = summary.storedDate
        length = summary.length
        aliases = Self.texts(of: summary.aliases.known)
        separate = Self.texts(of: summary.aliases.denied)
    }

    /// Why it says no item.
    package enum Problem: Error, Equatable {
        /// By its name.
        case missing(field: String)
    }

    package func summary() throws(Problem) -> LibrarySummary {
        let kind = LibrarySubject.Kind(rawValue: try required(kind, "kind"))
        let id = ItemID(source: SourceID(rawValue: try required(source, "source")), key: try key(of: kind))
        return LibrarySummary(
            subject: LibrarySubject(kind: kind, id: id), title: try required(title, "title"), subtitle: subtitle,
            storedDate: released, length: length,
            aliases: Aliases(known: Self.ids(in: aliases), denied: Self.ids(in: separate)))
    }

    private static func texts(of ids: Set<ItemID>) -> [String]? {
        ids.isEmpty ? nil : ids.map(\.stableText).sorted()
    }

    private static func ids(in texts: [String]?) -> Set<ItemID> {
        Set((texts ?? []).compactMap { ItemID(stableText: $0) })
    }

    private func key(of kind: LibrarySubject.Kind) throws(Problem) -> String {
        if let key { return key }
        let former: FormerIdentity
        switch kind {
        case .movie: former = FormerIdentity(number: try required(id, "id"))
        case .artist: former = FormerIdentity(artist: try required(artist, "artist"), mbid: mbid)
        case .album:
            let names = (try required(artist, "artist"), try required(album, "album"))
            former = FormerIdentity(artist: names.0, album: names.1, mbid: mbid)
        default:
            former = FormerIdentity(number: id, artist: artist, album: album, mbid: mbid)
            guard !former.isEmpty else { throw .missing(field: "key") }
        }
        return former.key(of: kind)
    }

    private func required<Value>(_ value: Value?, _ field: String) throws(Problem) -> Value {
        guard let value else { throw .missing(field: field) }
        return value
    }
}
