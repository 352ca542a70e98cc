/// What has become of a step that was taken back.
package enum TakenBack: Hashable, Sendable {
    /// All is as it was before.
    case whole
    /// Somebody has changed a part of it since, which stays as it is by now.
    case inPart
    /// Somebody has changed all of it since, and it stays.
    case nothing
}

extension TakenBack {
    /// What becomes of what was taken away from an item when it is brought back: what was said of it since then stays.
    ///
    /// - Parameters:
    ///   - removed: what it was with, and nothing else.
    ///   - now: the item before that; nil where it is not there.
    package init(bringingBack removed: LibraryItem, to now: LibraryItem?) {
        guard let now, now.isKept else {
            self = .whole
            return
        }
        self = LibraryStep(before: removed, after: removed.bare).takenBack(from: now).outcome
    }

    /// That of several things together.
    package init(_ outcomes: [TakenBack]) {
        let first = outcomes.first ?? .whole
        self = outcomes.allSatisfy { $0 == first } ? first : .inPart
    }
}
