/// A change that the library was asked for.
package struct LibraryOrder: Hashable, Sendable {
    package enum Kind: CaseIterable, Hashable, Sendable {
        case addFavourite, removeFavourite
        case saveNote, removeNote
        case delete, restore
    }

    package let kind: Kind
    /// Of what it is about.
    package let title: String

    package init(_ kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }
}
