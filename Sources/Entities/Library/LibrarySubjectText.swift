extension LibrarySubject: StableID {
    /// `album/builtin/Björk/Debut`
    package var stableText: String { kind.rawValue.percentEscaped + "/" + id.stableText }

    /// The stable text without the MusicBrainz id.
    package var formerTexts: [String] { [withoutMBID.stableText] }

    package func isNamed(_ text: String) -> Bool {
        formerTexts.contains(text) || LibrarySubject(stableText: text).map(means) == true || isReflected(in: text)
    }

    private init?(stableText: String) {
        guard let slash = stableText.firstIndex(of: "/"),
            let id = ItemID(stableText: String(stableText[stableText.index(after: slash)...]))
        else { return nil }
        self.init(kind: Kind(rawValue: String(stableText[..<slash]).percentUnescaped), id: id)
    }

    /// Whether it is what the compiler wrote of the id in an early version: `album(Björk: Debut,
    /// Entities.CatalogSource.builtIn)`. There the source had its name in the code, with capitals of its own.
    private func isReflected(in text: String) -> Bool {
        let name: String? =
            switch kind {
            case .movie: id.key
            case .artist: artist?.name
            case .album: album.map { "\($0.artist): \($0.title)" }
            default: nil
            }
        guard let name else { return false }
        let start = "\(kind.rawValue)(\(name), Entities.CatalogSource."
        return text.hasPrefix(start) && text.dropFirst(start.count).lowercased() == "\(source.rawValue))"
    }
}
