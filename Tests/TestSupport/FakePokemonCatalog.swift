package import Entities
package import Services
import Synchronization

/// A catalogue of Pokémon in memory, whose answers are under its test's control.
package final class FakePokemonCatalog: PokemonCatalog {
    package struct ListRequest: Hashable, Sendable {
        package let query: PokemonQuery
        package let page: Int
    }

    package let source: SourceID
    package let capabilities: SourceCapabilities
    package let lists: AnswerDesk<ListRequest, Page<Pokemon>>
    package let details: AnswerDesk<PokemonID, PokemonDetail>
    /// The cached answers: none, unless a test sets some.
    package let cachedLists = AnswerDesk<ListRequest, Cached<Page<Pokemon>>?> { _ in .success(nil) }
    package let cachedDetails = AnswerDesk<PokemonID, Cached<PokemonDetail>?> { _ in .success(nil) }
    private let memory = Mutex<[PokemonID: PokemonPreview]>([:])
    private let forgotten = Mutex(0)

    package init(_ all: [Pokemon], pageSize: Int = 20, source: SourceID = .pokeAPI) {
        self.source = source
        let sorts = [SourceCapabilities.Sort(.number), SourceCapabilities.Sort(.name)]
        capabilities = SourceCapabilities(
            lists: [SourceCapabilities.List(.everything, sorts: sorts)],
            search: SourceCapabilities.List(nil, sorts: sorts))
        lists = AnswerDesk { .success(Page(of: all, number: $0.page, size: pageSize)) }
        details = AnswerDesk { id in
            all.first { $0.id == id }.map { .success(PokemonDetail(pokemon: $0)) } ?? .failure(.notFound)
        }
    }

    /// Sets the species of all lists.
    package func replacePokemon(with all: [Pokemon], pageSize: Int = 20) {
        lists.answer { .success(Page(of: all, number: $0.page, size: pageSize)) }
    }

    /// Sets what a list has said of a species.
    package func remember(_ pokemon: Pokemon) {
        memory.withLock { $0[pokemon.id] = .summary(pokemon) }
    }

    package func remember(_ detail: PokemonDetail) {
        memory.withLock { $0[detail.pokemon.id] = .detail(detail) }
    }

    package var askedPages: [Int] { lists.requests.map(\.page) }

    package var forgetCount: Int { forgotten.withLock { $0 } }

    package func pokemon(_ query: PokemonQuery, page: Int) async throws(CatalogFailure) -> Page<Pokemon> {
        try await lists.reply(to: ListRequest(query: query, page: page))
    }

    package func pokemon(_ id: PokemonID) async throws(CatalogFailure) -> PokemonDetail {
        try await details.reply(to: id)
    }

    package func cachedPokemon(_ query: PokemonQuery, page: Int) async -> Cached<Page<Pokemon>>? {
        await cachedLists.cachedReply(to: ListRequest(query: query, page: page))
    }

    package func cachedPokemon(_ id: PokemonID) async -> Cached<PokemonDetail>? {
        await cachedDetails.cachedReply(to: id)
    }

    package func peek(_ id: PokemonID) -> PokemonPreview? {
        memory.withLock { $0[id] }
    }

    package func invalidateCache() {
        forgotten.withLock { $0 += 1 }
    }
}
