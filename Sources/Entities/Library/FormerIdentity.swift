/// What versions before told things apart by: a number or names, each in a field of its own. Their files, drafts and
/// exports have these fields; exports and drafts still do, for readers that know no others.
package struct FormerIdentity: Hashable, Sendable {
    package var number: Int?
    package var artist: String?
    package var album: String?
    package var mbid: String?

    package init(number: Int? = nil, artist: String? = nil, album: String? = nil, mbid: String? = nil) {
        self.number = number
        self.artist = artist
        self.album = album
        self.mbid = mbid
    }

    /// As far as a subject can be said by these fields; none of them where it cannot.
    package init(of subject: LibrarySubject) {
        if let id = subject.artist {
            self.init(artist: id.name, mbid: id.mbid)
        } else if let id = subject.album {
            self.init(artist: id.artist, album: id.title, mbid: id.mbid)
        } else if let number = Int(subject.id.key), String(number) == subject.id.key {
            self.init(number: number)
        } else {
            self.init(allFields: subject.id.key)
        }
    }

    package var isEmpty: Bool { self == FormerIdentity() }

    /// One key for these fields, and never one for two. The library's third schema says it in SQL.
    package func key(of kind: LibrarySubject.Kind) -> String {
        switch (kind, number, artist, album) {
        case (.artist, nil, let artist?, nil): NamedKey([artist], mbid: mbid).text
        case (.album, nil, let artist?, let album?): NamedKey([artist, album], mbid: mbid).text
        case (.artist, _, _, _), (.album, _, _, _): allFields
        // A film has no MusicBrainz id, whatever stands there.
        case (.movie, let number?, nil, nil): String(number)
        case (_, let number?, nil, nil) where mbid == nil: String(number)
        default: allFields
        }
    }

    /// For what is called by fields that do not go with its kind.
    private var allFields: String {
        ([number.map { String($0) } ?? ""] + [artist, album, mbid].map { $0.map { "=\($0.percentEscaped)" } ?? "" })
            .joined(separator: "/")
    }

    private init(allFields text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        func name(_ index: Int) -> String? {
            parts[index].hasPrefix("=") ? String(parts[index].dropFirst()).percentUnescaped : nil
        }
        if parts.count == 4 {
            self.init(number: Int(parts[0]), artist: name(1), album: name(2), mbid: name(3))
        } else {
            self.init()
        }
        if allFields != text { self = FormerIdentity() }
    }
}
