extension LibrarySubject: StableID {
    /// `album/lastfm/Björk/Debut`
    package var stableText: String { kind.rawValue.percentEscaped + "/" + id.stableText }

    /// The same without the MusicBrainz id; and what the compiler wrote of it before:
    /// `album(Björk: Debut, Entities.CatalogSource.lastFM)`.
    package var formerTexts: [String] {
        [withoutMBID.stableText] + [reflected].compactMap(\.self)
    }

    package func isNamed(_ text: String) -> Bool {
        formerTexts.contains(text) || LibrarySubject(stableText: text).map(means) == true
    }

    private init?(stableText: String) {
        guard let slash = stableText.firstIndex(of: "/"),
            let id = ItemID(stableText: String(stableText[stableText.index(after: slash)...]))
        else { return nil }
        self.init(kind: Kind(rawValue: String(stableText[..<slash]).percentUnescaped), id: id)
    }

    private var reflected: String? {
        let name: String? =
            switch kind {
            case .movie: id.key
            case .artist: artist?.name
            case .album: album.map { "\($0.artist): \($0.title)" }
            default: nil
            }
        guard let name, let source = source.reflected else { return nil }
        return "\(kind.rawValue)(\(name), Entities.CatalogSource.\(source))"
    }
}

extension SourceID {
    /// Nil for one that versions which wrote such texts did not know.
    fileprivate var reflected: String? {
        switch self {
        case .builtIn: "builtIn"
        case .tmdb: "tmdb"
        case .lastFM: "lastFM"
        default: nil
        }
    }
}
