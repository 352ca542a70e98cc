/// The key of something that its source knows by names: `AC%2FDC/Back in Black`. Where the MusicBrainz id is known it is
/// the last part. No two keys have one text.
struct NamedKey: Hashable {
    /// As the source spells them, from the whole to the part: artist, album.
    let names: [String]
    let mbid: String?

    init(_ names: [String], mbid: String?) {
        self.names = names
        self.mbid = mbid
    }

    /// Nil for a text that is not such a key of so many names.
    init?(_ text: String, names count: Int) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0).percentUnescaped }
        guard parts.count == count || parts.count == count + 1 else { return nil }
        names = Array(parts.prefix(count))
        mbid = parts.count > count ? parts[count] : nil
        guard self.text == text else { return nil }
    }

    var text: String {
        (names + [mbid].compactMap(\.self)).map(\.percentEscaped).joined(separator: "/")
    }

    /// The key of so many names without the MusicBrainz id at its end; nil where it has none. Names are not looked at:
    /// no slash of theirs is one in the key.
    static func withoutMBID(_ text: String, names count: Int) -> String? {
        guard count > 0, text.utf8.count(where: { $0 == UInt8(ascii: "/") }) == count,
            let end = text.utf8.lastIndex(of: UInt8(ascii: "/"))
        else { return nil }
        return String(text[..<end])
    }

    var withoutMBID: NamedKey { NamedKey(names, mbid: nil) }

    /// Whether both can be the same thing: the names are the same, and no two MusicBrainz ids say otherwise.
    func means(_ other: NamedKey) -> Bool {
        guard names == other.names else { return false }
        guard let mbid, let otherID = other.mbid, !mbid.isEmpty, !otherID.isEmpty else { return true }
        return mbid == otherID
    }
}
