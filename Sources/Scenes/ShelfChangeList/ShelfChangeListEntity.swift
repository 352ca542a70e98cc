import Entities

/// A change as the list shows it: ready words.
struct ShelfChangeRow: Hashable {
    let kind: String
    let title: String
    let state: String
    /// Whether it wants an answer.
    let isOpen: Bool
}

/// What unfolds below the row under the cursor.
struct ShelfChangeText: Hashable {
    struct Fact: Hashable {
        let name: String
        let mine: String
        /// Nil where there are not two versions.
        let theirs: String?
    }

    let explanation: String
    let facts: [Fact]
    /// What stands above both versions.
    let mine: String
    let theirs: String
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
    /// Keep all books that are gone there: a service may have lost its books.
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
    /// Whether the book disappeared from the shelf, while it was changed here.
    var isGoneThere: Bool { state == .conflicting(theirs: nil) }
}
