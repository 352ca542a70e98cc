import Entities
import Presentation

/// Formats the items of the library.
struct LibraryFormatter {
    let wording: Wording

    /// - Parameter hasDraft: whether it has an unsaved note.
    func row(_ item: LibraryItem, hasDraft: Bool) -> LibraryRow {
        let parts = [facts(of: item.summary)] + notUnderstood(item).map(wording.library.unknown)
        return LibraryRow(
            kind: wording.library.kind(item.id.kind), title: item.summary.title,
            facts: hasDraft
                ? wording.unsaved.unsavedNote : parts.filter { !$0.isEmpty }.joined(separator: " · "),
            added: day(item), marks: Marks(isFavourite: item.isFavourite, hasNote: item.note != nil || hasDraft))
    }

    func title(sortedBy sort: LibrarySort) -> String {
        let order =
            switch sort {
            case .added: wording.library.byAdded
            case .title: wording.library.byTitle
            case .kind: wording.library.byKind
            }
        return "\(wording.library.title) · \(order)"
    }

    /// - Parameters:
    ///   - count: the number of visible items.
    ///   - total: the number of all items.
    ///   - filter: nil for none.
    func list(
        _ count: Int, of total: Int, isLoaded: Bool, failure: LibraryFailure?,
        matching filter: LibraryScreenState.Filter?
    ) -> ListState {
        var list = ListState()
        list.rowCount = count
        list.total = total
        list.isLoading = !isLoaded
        list.failure = failure.map { .library($0) }
        if count > 0 {
            list.tail = failure.map { .failed(wording.library.failure($0).what) }
        } else if !isLoaded {
            list.message = Message(wording.loading)
        } else if let failure {
            list.message = wording.library.failure(failure)
        } else if let filter, total > 0 {
            list.message = wording.library.nothingMatches(filter.text, filter.isBeingTyped)
        } else {
            list.message = wording.library.empty
        }
        return list
    }

    func added(_ item: LibraryItem) -> String {
        wording.library.added(day(item))
    }

    /// Without the parts that this version does not understand.
    func facts(of summary: LibrarySummary) -> String {
        [summary.subtitle, summary.released.map { String($0.year) }].compactMap(\.self).joined(separator: " · ")
    }

    /// Sentences that say why no details are available.
    ///
    /// - Parameter access: how its catalogue becomes available.
    func reasons(for item: LibraryItem, _ access: CatalogAccess?) -> [String] {
        let parts = notUnderstood(item)
        if let access, parts.isEmpty { return [wording.library.keptFrom(item.id.source, access)] }
        return parts.map(wording.library.notUnderstood) + [wording.library.staysAsItIs]
    }

    private func notUnderstood(_ item: LibraryItem) -> [NotUnderstood] {
        item.summary.notUnderstood(knowing: wording.sources.known)
    }

    private func day(_ item: LibraryItem) -> String {
        wording.format.day(secondsSince1970: item.added)
    }
}
