/// The species of the first generation, by number: they come with the program. The live catalogue has their names and types
/// from here until it knows more.
package struct PokemonNames: Sendable {
    /// From 1.
    package let number: Int
    package let englishName: String
    private let germanName: String
    package let types: [PokemonType]

    /// By number, without a gap.
    package static let all: [PokemonNames] = PokemonNamesList.lines.split(separator: "\n").enumerated()
        .compactMap { PokemonNames(line: $1, number: $0 + 1) }

    /// Nil for a number that is not one of them.
    package static subscript(number: Int) -> PokemonNames? {
        all.indices.contains(number - 1) ? all[number - 1] : nil
    }

    private init?(line: Substring, number: Int) {
        let fields = line.split(separator: ",").map { $0.drop { $0 == " " } }
        guard fields.count == 3 else { return nil }
        self.number = number
        (englishName, germanName) = (String(fields[0]), String(fields[1]))
        types = fields[2].split(separator: " ").map { PokemonType(rawValue: String($0)) }
    }

    /// - Parameter language: ISO 639-1.
    /// - Returns: nil where it is not known in that language.
    package func name(in language: String) -> String? {
        switch language {
        // Those of the first generation kept their English names in Spain.
        case "en", "es": englishName
        case "de": germanName
        default: nil
        }
    }
}
