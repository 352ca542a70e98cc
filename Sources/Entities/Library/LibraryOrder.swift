/// A change that was ordered of the library.
package struct LibraryOrder: Hashable, Sendable {
    package enum Kind: CaseIterable, Hashable, Sendable {
        case addFavourite, removeFavourite
        case saveNote, removeNote
        case setStanding, removeStanding
        case writeEvent, removeEvent
        case placeInList, takeOutOfList
        case delete, restore
        /// Undoes something else.
        case takeBack
        /// Says what it is elsewhere, or what it is not.
        case relink
    }

    package let kind: Kind
    /// The title of the item.
    package let title: String

    package init(_ kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }
}
