import Entities
import Presentation

/// What the reader of a book has of it.
struct KeptBook {
    /// Nil for a book that is not on the reading list.
    var reading: Reading?
    var notes: [LabelledNote] = []
}

extension Book {
    /// Whether its reader has written it down, so that no source knows more of it.
    var isOwn: Bool { id.item.source == .ownBooks }
}
