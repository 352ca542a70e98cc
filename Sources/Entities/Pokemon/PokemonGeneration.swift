/// The generations of the games. Each has the numbers after those of the one before, and they never change.
package enum PokemonGeneration {
    /// The last number of each.
    private static let lastNumbers = [151, 251, 386, 493, 649, 721, 809, 905, 1_025]

    package static var count: Int { lastNumbers.count }

    /// From 1; nil for a number that came later than this list.
    package static func generation(ofNumber number: Int) -> Int? {
        lastNumbers.firstIndex { number <= $0 }.map { $0 + 1 }
    }
}
