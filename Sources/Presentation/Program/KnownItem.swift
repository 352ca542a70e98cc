package import Entities

/// A thing of which enough is known to name it and to open it.
package struct KnownItem: Hashable, Sendable {
    package let summary: LibrarySummary

    package init(_ summary: LibrarySummary) {
        self.summary = summary
    }

    package var subject: LibrarySubject { summary.subject }
}

extension KnownItem: Codable {
    private enum CodingKeys: CodingKey {
        case kind, source, key, title, subtitle, released, length
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String { try values.decode(String.self, forKey: key) }
        let id = ItemID(source: SourceID(rawValue: try text(.source)), key: try text(.key))
        self.init(
            LibrarySummary(
                subject: LibrarySubject(kind: LibrarySubject.Kind(rawValue: try text(.kind)), id: id),
                title: try text(.title), subtitle: try values.decodeIfPresent(String.self, forKey: .subtitle),
                storedDate: try values.decodeIfPresent(String.self, forKey: .released),
                length: try values.decodeIfPresent(Int.self, forKey: .length)))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(subject.kind.rawValue, forKey: .kind)
        try values.encode(subject.source.rawValue, forKey: .source)
        try values.encode(subject.id.key, forKey: .key)
        try values.encode(summary.title, forKey: .title)
        try values.encodeIfPresent(summary.subtitle, forKey: .subtitle)
        try values.encodeIfPresent(summary.storedDate, forKey: .released)
        try values.encodeIfPresent(summary.length, forKey: .length)
    }
}
