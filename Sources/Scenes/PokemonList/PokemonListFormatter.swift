import Entities
import Presentation

/// Puts species into words, and the words of a search into what they mean.
struct PokemonListFormatter: ListFormatting {
    let wording: Wording

    /// A narrow row does not show types.
    var columns: ListColumns {
        let columns = PokemonListFact.allCases.map { fact in
            switch fact {
            case .number: RowColumn(wording.column.number, width: 5, at: .before)
            case .types: RowColumn(wording.pokemon.types, longest: 6...24, as: .words, from: 36)
            }
        }
        return ListColumns(title: wording.pokemon.one, columns)
    }

    /// Texts in the order of the columns.
    func row(_ pokemon: Pokemon, _ marks: Marks) -> Row {
        let texts: [String?] = [pokemon.paddedNumber, types(of: pokemon)]
        return Row(pokemon.name, marks, texts, tints: pokemon.types.map(\.rawValue))
    }

    /// All of its types. The number stands beside the title of the tile that is selected.
    func tileFacts(of pokemon: Pokemon) -> TileFacts { TileFacts([types(of: pokemon)]) }

    private func types(of pokemon: Pokemon) -> String {
        pokemon.types.map { wording.pokemon.type($0) ?? $0.rawValue }.joined(separator: " · ")
    }

    /// What each word of a search asks for. Digits are a number, `gen3` is a generation, the name of a type, in the reader's language or in
    /// English, is that type or a part of a name, and all else is a part of a name.
    func criteria(of filter: String) -> [PokemonCriterion] {
        filter.lowercased().split(whereSeparator: \.isWhitespace).map { word in
            let digits = word.hasPrefix("#") ? word.dropFirst() : word
            if let number = Int(digits), number >= 0 { return .numbered(String(number)) }
            if let generation = generation(word) { return .ofGeneration(generation) }
            let type = PokemonType.known.first { type in
                [type.rawValue, wording.pokemon.type(type)?.lowercased()].contains(String(word))
            }
            return type.map { .ofType($0, orNamed: String(word)) } ?? .named(String(word))
        }
    }

    private func generation(_ word: Substring) -> Int? {
        let prefix = wording.pokemon.generationPrefix
        return word.hasPrefix(prefix) ? Int(word.dropFirst(prefix.count)) : nil
    }
}
