import Entities
import Services

protocol ShelfChangeListInteractor: Sendable {
    var shelf: any SharedShelf { get }
    /// Returns when the answer is durable; it is sent after that. Of several changes those before one that fails are settled.
    ///
    /// - Returns: what it has taken off the list, to be restored; and why not all was done, nil where it was.
    func settle(
        _ change: ShelfChange, by answer: ShelfAnswer
    ) async -> (removed: [LibraryRecord], failure: LibraryFailure?)
    func restore(_ records: [LibraryRecord]) async throws(LibraryFailure)
    /// The book as it is here; nil for one that was deleted.
    func book(_ subject: LibrarySubject) -> LibraryItem?
}

struct ShelfChangeListDefaultInteractor: ShelfChangeListInteractor {
    let shelf: any SharedShelf
    let library: any Diary

    func settle(
        _ change: ShelfChange, by answer: ShelfAnswer
    ) async -> (removed: [LibraryRecord], failure: LibraryFailure?) {
        var removed: [LibraryRecord] = []
        do throws(LibraryFailure) {
            try await carryOut(answer, of: change, noting: &removed)
        } catch {
            if !removed.isEmpty { shelf.synchronize() }
            return (removed, error)
        }
        shelf.synchronize()
        return (removed, nil)
    }

    /// - Parameter removed: gets what it takes off the list, as soon as that is durable.
    private func carryOut(
        _ answer: ShelfAnswer, of change: ShelfChange, noting removed: inout [LibraryRecord]
    ) async throws(LibraryFailure) {
        switch answer {
        case .sendNow, .edit: break
        case .tryAgain: try await shelf.retry(change.id)
        case .takeBack: try await shelf.takeBack(change.id)
        case .keepMine: try await shelf.settle(change.id, keepingMine: true)
        case .takeTheirs: removed = try await takeTheirs(of: change)
        case .keepAllMine:
            for change in try await shelf.pending() where change.isGoneThere {
                try await shelf.settle(change.id, keepingMine: true)
            }
        case .takeAllTheirs:
            for change in try await shelf.pending() where change.isGoneThere {
                removed += try await takeTheirs(of: change)
            }
        }
    }

    private func takeTheirs(of change: ShelfChange) async throws(LibraryFailure) -> [LibraryRecord] {
        let item = change.isGoneThere ? library.item(change.subject) : nil
        try await shelf.settle(change.id, keepingMine: false)
        guard var item else { return [] }
        // Restoring the reading should change nothing else.
        (item.isFavourite, item.note) = (false, nil)
        return [LibraryRecord(item: item, revisions: [])]
    }

    func restore(_ records: [LibraryRecord]) async throws(LibraryFailure) {
        try await library.restore(records)
    }

    func book(_ subject: LibrarySubject) -> LibraryItem? {
        library.item(subject)
    }
}
