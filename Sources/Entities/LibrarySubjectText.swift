extension LibrarySubject: StableID {
    /// `album/lastfm/Björk/Debut`
    package var textParts: [String] {
        [kind.rawValue, source.rawValue] + (id?.textParts ?? other?.textParts ?? [])
    }

    /// As earlier versions wrote it: `album(Björk: Debut, Entities.CatalogSource.lastFM)`.
    package var formerText: String? {
        guard let id, let source = source.formerText else { return nil }
        return "\(kind.rawValue)(\(id.formerText ?? id.stableText), Entities.CatalogSource.\(source))"
    }

    private var id: (any StableID)? {
        switch self {
        case .movie(let id, _): id
        case .artist(let id, _): id
        case .album(let id, _): id
        case .other: nil
        }
    }

    private var other: OtherSubject? {
        if case .other(let subject) = self { subject } else { nil }
    }
}

extension OtherSubject {
    /// As many parts as are there; no known kind has that many.
    fileprivate var textParts: [String] {
        [number.map { String($0) } ?? ""] + [artist, album, mbid].map { $0.map { "=\($0)" } ?? "" }
    }
}

extension CatalogSource {
    /// Nil for kinds that are newer than such texts.
    fileprivate var formerText: String? {
        switch self {
        case .builtIn: "builtIn"
        case .tmdb: "tmdb"
        case .lastFM: "lastFM"
        default: nil
        }
    }
}
