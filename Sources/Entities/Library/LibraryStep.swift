/// What somebody has changed of an item of the library with one step, by which that can be taken back.
///
/// Both sides have only what the step is about: of all else neither says anything.
package struct LibraryStep: Hashable, Sendable {
    @Boxed package private(set) var before: LibraryItem
    @Boxed package private(set) var after: LibraryItem

    package init(before: LibraryItem, after: LibraryItem) {
        _before = Boxed(wrappedValue: before)
        _after = Boxed(wrappedValue: after)
    }

    /// - Parameters:
    ///   - before: says what the thing was, of what has changed.
    ///   - after: says what it is then.
    package init(
        of thing: LibrarySummary, from before: (inout LibraryItem) -> Void = { _ in },
        to after: (inout LibraryItem) -> Void
    ) {
        let bare = LibraryItem(summary: thing, isFavourite: false, added: 0)
        var (former, new) = (bare, bare)
        before(&former)
        after(&new)
        self.init(before: former, after: new)
    }

    package var subject: LibrarySubject { after.id }

    /// Takes back what is still as the step has made it. What somebody has changed since then, here or elsewhere, stays.
    ///
    /// - Parameter now: the item by now; nil where it is there no more.
    /// - Returns: what it is to be, nil where it is not there; and how much of the step that takes back.
    package func takenBack(from now: LibraryItem?) -> (item: LibraryItem?, outcome: TakenBack) {
        guard let now, now.isKept else {
            // Somebody has deleted it since, and wants nothing of it back.
            let wasThere = before.isKept || before.summary != after.summary
            return (now, wasThere ? .nothing : .whole)
        }
        var former = FormerItem(of: self, from: now)
        former.takeBack()
        return (former.item, former.outcome)
    }
}
