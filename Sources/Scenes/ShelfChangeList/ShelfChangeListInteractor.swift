import Entities
import Services

protocol ShelfChangeListInteractor: Sendable {
    var shelf: any SharedShelf { get }
    /// Returns when the answer is durable; it is sent after that.
    ///
    /// - Returns: what it has taken off the list, to be restored.
    func settle(_ change: ShelfChange, by answer: ShelfAnswer) async throws(LibraryFailure) -> [LibraryRecord]
    func restore(_ records: [LibraryRecord]) async throws(LibraryFailure)
    /// The book as it is here; nil for one that was deleted.
    func book(_ subject: LibrarySubject) -> LibraryItem?
}

/// What can be said to a change.
enum ShelfAnswer: Hashable {
    /// Send what waits now.
    case sendNow
    /// Change the book, so that the shelf may take it.
    case edit
    case tryAgain
    case takeBack
    case keepMine
    case takeTheirs
    /// Of all that is gone there: a service may have lost its books.
    case keepAllMine
    case takeAllTheirs

    /// Whether something that was written here goes with it.
    var takesAway: Bool {
        switch self {
        case .takeBack, .takeTheirs, .takeAllTheirs: true
        case .sendNow, .edit, .tryAgain, .keepMine, .keepAllMine: false
        }
    }

    /// - Parameter pending: all changes.
    static func all(for change: ShelfChange, among pending: [ShelfChange]) -> [ShelfAnswer] {
        switch change.state {
        case .waiting: [.sendNow]
        case .refused: (change.kind == .deleted ? [] : [.edit]) + [.tryAgain, .takeBack]
        case .conflicting(nil) where pending.contains { $0.isGoneThere && $0.id != change.id }:
            [.keepMine, .takeTheirs, .keepAllMine, .takeAllTheirs]
        case .conflicting: [.keepMine, .takeTheirs]
        }
    }
}

extension ShelfChange {
    fileprivate var isGoneThere: Bool { state == .conflicting(theirs: nil) }
}

struct ShelfChangeListDefaultInteractor: ShelfChangeListInteractor {
    let shelf: any SharedShelf
    let library: any Diary

    func settle(_ change: ShelfChange, by answer: ShelfAnswer) async throws(LibraryFailure) -> [LibraryRecord] {
        var removed: [LibraryRecord] = []
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
        shelf.synchronize()
        return removed
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
