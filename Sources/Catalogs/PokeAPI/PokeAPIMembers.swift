import HTTP

/// The answer of `/type/{name}`: who is of that type, forms of species among them.
struct PokeAPIMembers: Decodable, Sendable {
    struct Member: Decodable, Sendable {
        @Required var pokemon: PokeAPIReference
    }

    let pokemon: LossyList<Member>

    /// The numbers of the species whose usual form is of the type; other forms have higher numbers than any species.
    /// Nil for a list that has none, although it sent some.
    var numbers: Set<Int>? {
        let numbers = pokemon.elements.compactMap(\.pokemon.number)
        return numbers.isEmpty && pokemon.sentCount > 0 ? nil : Set(numbers)
    }
}
