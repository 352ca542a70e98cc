import Entities
import Presentation

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

/// What the screen shows at one moment, besides its rows.
struct ShelfChangeListScreenState: Equatable {
    @Boxed var list = ListState()
    var menu: Menu?
    /// Whether the shelf is being asked.
    var isAsking = false
}
