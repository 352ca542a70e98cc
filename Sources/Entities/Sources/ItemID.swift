/// What tells a thing from all others of its kind: its source, and the key by which that source knows it. Both are open:
/// a key that this version cannot read is kept as it is. A register that only gives out ids, as IMDb, counts as a source.
package struct ItemID: Hashable, Sendable {
    package let source: SourceID
    /// As the source writes it: `20007`, `tt0245712`. A source that knows things by their names has a `NamedKey`.
    package let key: String

    package init(source: SourceID, key: String) {
        self.source = source
        self.key = key
    }
}

extension ItemID: StableID {
    /// `builtin/7`. The key may hold slashes of its own, the source does not.
    package var stableText: String { source.rawValue.percentEscaped + "/" + key }

    /// The key alone: a list was of one source.
    package var formerTexts: [String] { [key] }

    /// Nil for a text that no id has.
    package init?(stableText: String) {
        guard let slash = stableText.firstIndex(of: "/") else { return nil }
        source = SourceID(rawValue: String(stableText[..<slash]).percentUnescaped)
        key = String(stableText[stableText.index(after: slash)...])
    }
}
