/// The marks that a row has from the library, one cell each.
package struct Marks: Hashable, Sendable {
    package var isFavourite: Bool
    package var hasNote: Bool

    package init(isFavourite: Bool = false, hasNote: Bool = false) {
        self.isFavourite = isFavourite
        self.hasNote = hasNote
    }

    package static let favourite = "★"
    package static let note = "✎"

    package var text: String { (isFavourite ? Self.favourite : "") + (hasNote ? Self.note : "") }

    /// A title with its marks before it, if there are any.
    package func before(_ title: String) -> String {
        text.isEmpty ? title : "\(text) \(title)"
    }
}
