import Entities

/// What a revision is known by: the first half of a SHA-256 of its text, its parents and the second that it shows. So the notes of two
/// copies of a library are the same revisions.
package struct RevisionID: Hashable, Comparable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    package static func < (left: RevisionID, right: RevisionID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}

/// One state of a note.
package struct Revision: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// In UTF-8.
        case text([UInt8])
        /// A text that is no longer kept. That there was one says what came after what.
        case cut
        /// The note was taken away; its earlier texts stay.
        case removal
        /// The note was deleted with its earlier texts.
        case erasure
    }

    package let id: RevisionID
    /// What it came after, as its writer saw it; sorted. Several where it brings them together.
    package let parents: [RevisionID]
    package private(set) var content: Content
    /// Always later than those of its parents.
    package private(set) var stamp: Stamp
    /// The second that the reader is shown, since 1970.
    package let changed: Int

    /// One that is written now.
    package init(_ content: Content, after parents: [RevisionID], stamp: Stamp, changed: Int) {
        let parents = parents.sorted()
        self.init(
            id: Self.id(of: content, after: parents, changed), parents: parents, content: content, stamp: stamp,
            changed: changed)
    }

    /// One that was read.
    init(id: RevisionID, parents: [RevisionID], content: Content, stamp: Stamp, changed: Int) {
        self.id = id
        self.parents = parents
        self.content = content
        self.stamp = stamp
        self.changed = changed
    }

    package var text: [UInt8]? {
        if case .text(let text) = content { text } else { nil }
    }

    /// Another account of the same revision: that two machines have it counts as the earlier one.
    mutating func merge(_ other: Revision) {
        if content == .cut { content = other.content }
        stamp = min(stamp, other.stamp)
    }

    mutating func cut() {
        if text != nil { content = .cut }
    }

    private static func id(of content: Content, after parents: [RevisionID], _ changed: Int) -> RevisionID {
        var bytes = ByteWriter()
        bytes.write(content)
        bytes.write(parents)
        bytes.write(changed)
        let digest = SHA256.digest(of: bytes.bytes)
        func half(_ start: Int) -> UInt64 { digest[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) } }
        return RevisionID(high: half(0), low: half(8))
    }
}
