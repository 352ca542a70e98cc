/// Somebody's identity in a catalogue.
package struct PersonID: CatalogID {
    package let item: ItemID

    package init(_ item: ItemID) {
        self.item = item
    }

    /// In a catalogue that knows people by their names.
    package init(source: SourceID, name: String) {
        item = ItemID(source: source, key: NamedKey([name], mbid: nil).text)
    }

    /// In a catalogue that knows people by their names; nil for a key that is not made of one.
    package var name: String? { NamedKey(item.key, names: 1)?.names.first }
}

/// Somebody who has made films or plays in them, as films name them.
package struct Person: Hashable, Sendable {
    package let name: String
    /// Nil where the catalogue only says the name.
    package let id: PersonID?

    package init(name: String, id: PersonID? = nil) {
        self.name = name
        self.id = id
    }
}
