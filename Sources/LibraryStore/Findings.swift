import Entities

/// Facts that the program looks up itself: length, ids elsewhere. They do not count as changes by the reader.
extension LibraryItem {
    /// This item as far as a person has said it, without what was found out.
    var asSaid: LibraryItem {
        var item = self
        item.summary.length = nil
        item.summary.aliases.known = []
        return item
    }

    /// This item with the facts found between two states of it.
    ///
    /// - Parameters:
    ///   - now: the thing at the later time.
    ///   - then: the thing at the earlier one.
    func with(findingsOf now: LibraryItem, since then: LibraryItem) -> LibraryItem {
        var item = self
        if now.summary.length != then.summary.length { item.summary.length = now.summary.length }
        let (known, former) = (now.summary.aliases.known, then.summary.aliases.known)
        item.summary.aliases.known.subtract(former.subtracting(known))
        item.summary.aliases.known.formUnion(known.subtracting(former))
        return item
    }
}

extension LibraryRecord {
    /// This record as far as a person has said it, without what was found out.
    var asSaid: LibraryRecord { LibraryRecord(item: item.asSaid, revisions: revisions) }
}
