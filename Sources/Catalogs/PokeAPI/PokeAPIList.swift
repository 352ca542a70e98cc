import Entities
import HTTP

/// The answer of `/pokemon-species`: all of them, by name and address.
struct PokeAPIList: Decodable, Sendable {
    /// If it is missing or of another type, the answer is unreadable.
    let results: LossyList<PokeAPIReference>

    /// More than there are: the service sends all then.
    static let limit = 100_000

    /// By number, each once; nil for a list without a readable one.
    ///
    /// - Parameter pokemon: makes a species of its number and its name in addresses.
    func species(_ pokemon: (_ number: Int, _ slug: String) -> Pokemon) -> [Pokemon]? {
        var seen: Set<Int> = []
        let all = results.elements.compactMap { reference in
            reference.number.flatMap { number in
                reference.name.nilIfEmpty != nil && seen.insert(number).inserted ? pokemon(number, reference.name) : nil
            }
        }
        return all.isEmpty ? nil : all
    }
}
