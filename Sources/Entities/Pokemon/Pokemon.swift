/// A species' identity in its catalogue. Its key is its number in the National Pokédex.
package struct PokemonID: CatalogID {
    package let item: ItemID

    package init(_ item: ItemID) {
        self.item = item
    }

    package init(source: SourceID, number: Int) {
        item = ItemID(source: source, key: String(number))
    }

    /// Nil for a key that is no number as it is written here. Ids come from files too, and this becomes part of an address.
    package var number: Int? {
        Int(item.key).flatMap { $0 > 0 && String($0) == item.key ? $0 : nil }
    }
}

/// A species as lists know it.
package struct Pokemon: Identifiable, Hashable, Sendable {
    package let id: PokemonID
    package let number: Int
    /// In the requested language if the catalogue knows it; else in English.
    package let name: String
    /// Nil where it is the same as `name`.
    package let englishName: String?
    /// Empty where they are not known.
    package let types: [PokemonType]
    /// Its sprite.
    package let picture: Picture?

    package init(
        id: PokemonID, number: Int, name: String, englishName: String? = nil, types: [PokemonType] = [],
        picture: Picture? = nil
    ) {
        self.id = id
        self.number = number
        self.name = name
        self.englishName = englishName == name ? nil : englishName
        self.types = types
        self.picture = picture
    }
}

extension Pokemon {
    /// `0025`, as the games write it.
    package var paddedNumber: String {
        String(repeating: "0", count: max(0, 4 - String(number).count)) + String(number)
    }
}
