import CatalogKit
import Entities
import FoundationEssentials
import HTTP

/// What PokéAPI can be asked, and how its answers are read. Species, forms and types are asked for by number or name, never
/// by the addresses that answers have in them.
struct PokeAPIQuestions: Sendable {
    /// Paths are added to it.
    let baseURL: HTTPURL

    /// All species, in one answer.
    func list(_ pokemon: @escaping @Sendable (_ number: Int, _ slug: String) -> Pokemon) -> CatalogQuestion<[Pokemon]> {
        let query = [QueryItem("limit", String(PokeAPIList.limit)), QueryItem("offset", "0")]
        let request = HTTPRequest(baseURL, path: "/pokemon-species", query: query, credential: nil)
        return CatalogQuestion(requests: [request], policy: .pokeAPI, mustBeThere: true) {
            JSONBody.read($0, as: PokeAPIList.self)?.species(pokemon)
        }
    }

    /// The numbers of the species of a type. Nil for what cannot be the name of one: filters come from files too, and this one
    /// becomes part of an address.
    func members(of type: PokemonType) -> CatalogQuestion<Set<Int>>? {
        guard type.rawValue.wholeMatch(of: /[a-z0-9-]+/) != nil else { return nil }
        return question("/type/\(type.rawValue)") { JSONBody.read($0, as: PokeAPIMembers.self)?.numbers }
    }

    func species(_ number: Int) -> CatalogQuestion<PokeAPISpecies> {
        question("/pokemon-species/\(number)") {
            JSONBody.read($0, as: PokeAPISpecies.self).flatMap { $0.id == number ? $0 : nil }
        }
    }

    /// The usual form of a species, which has its number.
    func form(_ number: Int) -> CatalogQuestion<PokeAPIPokemon> {
        question("/pokemon/\(number)") {
            JSONBody.read($0, as: PokeAPIPokemon.self).flatMap { $0.id == number ? $0 : nil }
        }
    }

    func family(_ number: Int) -> CatalogQuestion<PokeAPIFamily> {
        question("/evolution-chain/\(number)") { JSONBody.read($0, as: PokeAPIFamily.self) }
    }

    private func question<Value>(
        _ path: String, read: @escaping @Sendable (Data) -> Value?
    ) -> CatalogQuestion<Value> {
        CatalogQuestion(requests: [HTTPRequest(url: baseURL.appending(path))], policy: .pokeAPI, read: read)
    }
}
