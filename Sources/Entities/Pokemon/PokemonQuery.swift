/// Which species, in which order.
package struct PokemonQuery: RefinableQuery {
    package static let kind = LibrarySubject.Kind.pokemon

    package var refinement: Refinement
    /// A species belongs to the list if it meets all of them, and what the refinement asks.
    package var criteria: [PokemonCriterion] = []

    package init(_ refinement: Refinement) {
        self.refinement = refinement
    }
}

/// What narrows a list of species.
package enum PokemonCriterion: Hashable, Sendable {
    /// The name has this in it.
    case named(String)
    /// The number begins with these digits.
    case numbered(String)
    /// It is of this type, or has this text in its name: some names have the name of a type in them.
    case ofType(PokemonType, orNamed: String)
    /// Introduced by this generation of the games, from 1.
    case ofGeneration(Int)
}

extension PokemonQuery {
    /// The types whose members must be known to answer it.
    package var types: [PokemonType] {
        let chosen = self[.type]?.choices
        return criteria.compactMap { if case .ofType(let type, _) = $0 { type } else { nil } }
            + ((chosen?.with ?? []) + (chosen?.without ?? [])).map(\.type)
    }

    /// The species that meet all criteria, in order.
    ///
    /// - Parameter isOfType: whether a species is of one of `types`.
    package func arranged(
        _ all: [Pokemon], isOfType: (_ pokemon: Pokemon, _ type: PokemonType) -> Bool
    ) -> [Pokemon] {
        let found = all.filter { pokemon in
            criteria.allSatisfy { $0.includes(pokemon, isOfType: isOfType) } && isFound(pokemon)
                && isLetThrough(pokemon, isOfType: isOfType)
        }
        let sorted = sort == .name ? found.sortedByName() : found.sorted { $0.number < $1.number }
        return isReversed ? sorted.reversed() : sorted
    }
}

extension PokemonQuery {
    /// By a part of its name, or the beginning of its number.
    private func isFound(_ pokemon: Pokemon) -> Bool {
        guard let text else { return true }
        let words = SearchWords(text)
        return [pokemon.name, pokemon.englishName].contains { $0.map(words.areFound) == true }
            || String(pokemon.number).hasPrefix(text)
    }

    /// Whether it is of all types and any of the generations that were chosen.
    private func isLetThrough(_ pokemon: Pokemon, isOfType: (Pokemon, PokemonType) -> Bool) -> Bool {
        let (types, generations) = (self[.type]?.choices, self[.generation]?.choices)
        let generation = FilterValue(String(PokemonGeneration.generation(ofNumber: pokemon.number) ?? 0))
        return types?.with.allSatisfy { isOfType(pokemon, $0.type) } != false
            && types?.without.contains { isOfType(pokemon, $0.type) } != true
            && (generations?.with.isEmpty != false || generations?.with.contains(generation) == true)
            && generations?.without.contains(generation) != true
    }
}

extension FilterValue {
    fileprivate var type: PokemonType { PokemonType(rawValue: key) }
}

extension PokemonCriterion {
    fileprivate func includes(_ pokemon: Pokemon, isOfType: (Pokemon, PokemonType) -> Bool) -> Bool {
        switch self {
        case .named(let text): pokemon.isNamed(text)
        case .numbered(let digits): String(pokemon.number).hasPrefix(digits)
        case .ofType(let type, let text): isOfType(pokemon, type) || pokemon.isNamed(text)
        case .ofGeneration(let generation): PokemonGeneration.generation(ofNumber: pokemon.number) == generation
        }
    }
}

extension Pokemon {
    fileprivate func isNamed(_ text: String) -> Bool {
        [name, englishName].contains { $0?.lowercased().contains(text.lowercased()) == true }
    }
}

extension [Pokemon] {
    fileprivate func sortedByName() -> [Pokemon] {
        map { (name: $0.name.lowercased(), pokemon: $0) }
            .sorted { ($0.name, $0.pokemon.number) < ($1.name, $1.pokemon.number) }.map(\.pokemon)
    }
}

extension QueryFilter {
    /// What the filters of a Pokédex can be set to.
    ///
    /// - Parameter generations: how many of them it has species of.
    package func valuesOfSpecies(generations: Int) -> [FilterValue] {
        switch self {
        case .type: PokemonType.known.map { FilterValue($0.rawValue) }
        case .generation: (1...max(1, generations)).map { FilterValue(String($0)) }
        default: []
        }
    }
}
