/// A thing in a list that somebody has made, with its place there. It need not be in the library otherwise.
package struct ListedThing: Identifiable, Hashable, Sendable {
    package var summary: LibrarySummary
    package var position: FractionalPosition
    /// When it was put there, in seconds since 1970 (UTC), which the library sets; for what comes from a file, what that says.
    package var changed: Int
    /// What its reader has written about it in this list; nil for nothing.
    package var remark: String?

    package var id: LibrarySubject { summary.subject }

    package init(_ summary: LibrarySummary, at position: FractionalPosition, changed: Int = 0, remark: String? = nil) {
        self.summary = summary
        self.position = position
        self.changed = changed
        self.remark = remark
    }
}

extension ListedThing: KeptItem {}

extension ListedThing {
    /// The order of a list, on every machine: what has the same position stands in the order of its identities.
    package static func isBefore(_ left: ListedThing, _ right: ListedThing) -> Bool {
        if left.position != right.position { return left.position < right.position }
        return left.id.stableText < right.id.stableText
    }
}
