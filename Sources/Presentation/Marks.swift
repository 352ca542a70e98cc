/// What a row shows of the library, in a cell each.
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

    /// A title with its marks before it; as it is where there are none.
    package func before(_ title: String) -> String {
        text.isEmpty ? title : "\(text) \(title)"
    }
}
