package import Entities

/// What an entry is known by everywhere: the kind, source and key of a `LibrarySubject`, byte for byte. Two that only look alike, as
/// letters with accents can, are two.
package struct EntryID: Hashable, Comparable, Sendable {
    /// As it is written and sorted.
    package let bytes: [UInt8]

    package init(_ subject: LibrarySubject) {
        var writer = ByteWriter()
        for part in [subject.kind.rawValue, subject.source.rawValue, subject.id.key] { writer.write(Array(part.utf8)) }
        bytes = writer.bytes
    }

    /// As it was written, by whatever version.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Nil for what this version does not write.
    package var subject: LibrarySubject? {
        var reader = ByteReader(bytes)
        guard let kind = reader.readText(), let source = reader.readText(), let key = reader.readText(), reader.isAtEnd
        else { return nil }
        return LibrarySubject(
            kind: .init(rawValue: String(decoding: kind, as: UTF8.self)),
            id: ItemID(
                source: SourceID(rawValue: String(decoding: source, as: UTF8.self)),
                key: String(decoding: key, as: UTF8.self)))
    }

    package static func < (left: EntryID, right: EntryID) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}
