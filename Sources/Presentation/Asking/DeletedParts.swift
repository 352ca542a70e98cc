package import Entities

/// What somebody has said of a thing, and what goes with it when it is deleted.
package struct DeletedParts: Hashable, Sendable {
    /// The times that it was seen, heard or read; nil for none.
    package var entries: Count?
    package var hasRating: Bool
    package var hasNote: Bool

    package init(entries: Count? = nil, hasRating: Bool = false, hasNote: Bool = false) {
        self.entries = entries
        self.hasRating = hasRating
        self.hasNote = hasNote
    }

    /// - Parameters:
    ///   - entries: what a language says of so many entries of the diary.
    ///   - and: with the spaces around it.
    /// - Returns: `2 diary entries, rating and note`; nil where nothing else goes.
    func text(entries: (Count) -> String, rating: String, note: String, and: String) -> String? {
        var parts = [self.entries.map(entries), hasRating ? rating : nil, hasNote ? note : nil].compactMap(\.self)
        guard let last = parts.popLast() else { return nil }
        return parts.isEmpty ? last : parts.joined(separator: ", ") + and + last
    }
}

extension Wording {
    /// What goes with an item of the library.
    package func deletedParts(of item: LibraryItem) -> DeletedParts {
        DeletedParts(
            entries: item.events.isEmpty ? nil : format.count(item.events.count),
            hasRating: item.standing?.rating != nil, hasNote: item.note != nil)
    }
}
