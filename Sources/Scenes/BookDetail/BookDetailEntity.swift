import Entities

extension Book {
    /// Whether its reader has written it down, so that no source knows more of it.
    var isOwn: Bool { id.item.source == .ownBooks }
}
