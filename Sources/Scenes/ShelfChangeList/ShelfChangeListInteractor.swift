import Entities
import Services

protocol ShelfChangeListInteractor: Sendable {
    var shelf: any SharedShelf { get }
    /// Returns when the answer is durable; it is sent after that.
    func settle(_ change: ShelfChange.ID, by answer: ShelfAnswer) async throws(LibraryFailure)
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

    /// - Parameter pending: all changes.
    static func all(for change: ShelfChange, among pending: [ShelfChange]) -> [ShelfAnswer] {
        switch change.state {
        case .waiting: [.sendNow]
        case .refused: (change.kind == .deleted ? [] : [.edit]) + [.tryAgain, .takeBack]
        case .conflicting(nil) where pending.contains { $0.isGoneThere && $0.id != change.id }:
            [.keepMine, .takeTheirs, .keepAllMine]
        case .conflicting: [.keepMine, .takeTheirs]
        }
    }
}

extension ShelfChange {
    fileprivate var isGoneThere: Bool { state == .conflicting(theirs: nil) }
}

struct ShelfChangeListDefaultInteractor: ShelfChangeListInteractor {
    let shelf: any SharedShelf
    let library: any Library

    func settle(_ change: ShelfChange.ID, by answer: ShelfAnswer) async throws(LibraryFailure) {
        switch answer {
        case .sendNow, .edit: break
        case .tryAgain: try await shelf.retry(change)
        case .takeBack: try await shelf.takeBack(change)
        case .keepMine: try await shelf.settle(change, keepingMine: true)
        case .takeTheirs: try await shelf.settle(change, keepingMine: false)
        case .keepAllMine:
            for change in try await shelf.pending() where change.isGoneThere {
                try await shelf.settle(change.id, keepingMine: true)
            }
        }
        shelf.synchronize()
    }

    func book(_ subject: LibrarySubject) -> LibraryItem? {
        library.item(subject)
    }
}
