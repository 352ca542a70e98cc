package import CatalogKit
package import Entities
package import HTTP
import Runtime
package import Services

/// Species from PokéAPI. It knows no order, no search and no other page than the first: the whole list comes with one
/// request, and is sorted and filtered here.
package final class PokeAPICatalog: PokemonCatalog {
    package let source = PokeAPISource.id
    package let capabilities = PokeAPISource.descriptor.capabilities(about: .pokemon)

    private let answers: CatalogAnswers<PokeAPIService>
    private let time: any TimeSource
    private let questions: PokeAPIQuestions
    private let locale: ContentLocale
    private let language: PokeAPILanguage
    /// One list, under the source.
    private let lists: MemoryCache<SourceID, CatalogAnswer<[Pokemon]>>
    private let members: MemoryCache<PokemonType, CatalogAnswer<Set<Int>>>
    /// The families of all their members, who are shown one after the other.
    private let families: MemoryCache<Int, CatalogAnswer<PokeAPIFamily>>
    private let details: MemoryCache<PokemonID, CatalogAnswer<PokemonDetail>>
    /// What was said last of each: names and types that the list does not have come with the details.
    private let listed: MemoryCache<PokemonID, Pokemon>

    private static let pageSize = 50

    /// - Parameter baseURL: the service's, or the address of a test server; paths are added to it.
    package init(http: HTTPClient, store: AnswerStore?, baseURL: HTTPURL, locale: ContentLocale) {
        answers = CatalogAnswers(http: http, store: store, service: PokeAPIService())
        time = http.time
        questions = PokeAPIQuestions(baseURL: baseURL)
        self.locale = locale
        language = PokeAPILanguage(locale)
        lists = answers.memory(limit: 1)
        members = answers.memory(limit: 50)
        families = answers.memory(limit: 300)
        details = answers.memory(limit: 300)
        listed = MemoryCache(limit: 5_000, time: time)
    }

    package func page(_ number: Int, of query: PokemonQuery) async throws(CatalogFailure) -> Page<Pokemon> {
        let all = try await answers.value(of: list, in: lists, as: source, learn: learn)
        var types: [PokemonType: Set<Int>] = [:]
        for type in query.types { types[type] = try await numbers(of: type) }
        return page(number, of: query, all, types)
    }

    /// Its three answers are asked for one after the other, so that one that fails spares the others.
    package func detail(of id: PokemonID) async throws(CatalogFailure) -> PokemonDetail {
        guard let number = number(of: id) else { throw .notFound }
        if let known = details[id] { return known.value }
        let species = try await answers.answer(to: questions.species(number))
        let form = try await answers.answer(to: questions.form(number))
        let family = try await family(of: species.value)
        return remember(species, form, family, of: id).value
    }

    package func peek(_ id: PokemonID) -> PokemonPreview? {
        if let detail = details[id] { return .detail(detail.value) }
        return listed[id].map { .summary($0) }
    }

    package func cachedPage(_ number: Int, of query: PokemonQuery) async -> Cached<Page<Pokemon>>? {
        guard let all = await answers.cached(list, in: lists, as: source, learn: learn) else { return nil }
        var types: [PokemonType: Set<Int>] = [:]
        for type in query.types {
            guard let numbers = await cachedNumbers(of: type) else { return nil }
            types[type] = numbers
        }
        return Cached(value: page(number, of: query, all.value, types), age: all.age, isFresh: all.isFresh)
    }

    package func cachedDetail(of id: PokemonID) async -> Cached<PokemonDetail>? {
        if let known = details[id] { return known.cached(at: time.sinceEpoch) }
        guard let number = number(of: id), let species = await answers.cached(questions.species(number)),
            let form = await answers.cached(questions.form(number))
        else { return nil }
        var family: PokeAPIFamily?
        if let number = species.value.family {
            guard let cached = await answers.cached(questions.family(number), in: families, as: number) else {
                return nil
            }
            family = cached.value
        }
        return remember(species, form, family, of: id).cached(at: time.sinceEpoch)
    }

    package func knownValues(of filter: QueryFilter) -> [FilterValue] {
        filter.valuesOfSpecies(generations: PokemonGeneration.count)
    }

    package func invalidateCache() {
        answers.invalidate()
    }

    // MARK: Lists

    private var list: CatalogQuestion<[Pokemon]> {
        let language = locale.language
        return questions.list { number, slug in
            let first = PokemonNames[number]
            let english = first?.englishName ?? PokeAPIName.ofSpecies(slug)
            return Pokemon(
                id: PokemonID(source: PokeAPISource.id, number: number), number: number,
                name: first?.name(in: language) ?? english, englishName: english, types: first?.types ?? [],
                picture: PokeAPIPokemon.usualPicture(of: number))
        }
    }

    private func learn(_ answer: CatalogAnswer<[Pokemon]>) {
        for pokemon in answer.value where listed[pokemon.id] == nil {
            listed.store(pokemon, for: pokemon.id, lifetime: nil)
        }
    }

    private func numbers(of type: PokemonType) async throws(CatalogFailure) -> Set<Int> {
        guard let question = questions.members(of: type) else { return [] }
        return try await answers.value(of: question, in: members, as: type)
    }

    private func cachedNumbers(of type: PokemonType) async -> Set<Int>? {
        guard let question = questions.members(of: type) else { return [] }
        return await answers.cached(question, in: members, as: type)?.value
    }

    /// With the names that are known by now.
    private func page(
        _ number: Int, of query: PokemonQuery, _ all: [Pokemon], _ types: [PokemonType: Set<Int>]
    ) -> Page<Pokemon> {
        let known = all.map { listed[$0.id] ?? $0 }
        return Page(
            number, ofWhole: query.arranged(known) { types[$1]?.contains($0.number) == true }, size: Self.pageSize)
    }

    // MARK: Details

    /// Nil for what is none of PokéAPI's: ids come from files too.
    private func number(of id: PokemonID) -> Int? {
        id.item.source == source ? id.number : nil
    }

    private func family(of species: PokeAPISpecies) async throws(CatalogFailure) -> PokeAPIFamily? {
        guard let number = species.family else { return nil }
        do throws(CatalogFailure) {
            return try await answers.value(of: questions.family(number), in: families, as: number)
        } catch {
            // A family that is nowhere to be had is no reason to keep the rest back.
            guard error == .notFound else { throw error }
            return nil
        }
    }

    /// As old as the older one of its main answers.
    private func remember(
        _ species: CatalogAnswer<PokeAPISpecies>, _ form: CatalogAnswer<PokeAPIPokemon>, _ family: PokeAPIFamily?,
        of id: PokemonID
    ) -> CatalogAnswer<PokemonDetail> {
        let detail = PokeAPIAnswers(species: species.value, form: form.value, family: family)
            .detail(
                of: id, in: language, builtInName: PokemonNames[species.value.id]?.name(in: locale.language), name: name
            )
        let answer =
            species.validatedAt < form.validatedAt ? species.map { _ in detail } : form.map { _ in detail }
        details.remember(answer, for: id)
        listed.store(detail.pokemon, for: id, lifetime: nil)
        return answer
    }

    /// As far as it is known in the reader's language.
    private func name(of number: Int, _ slug: String) -> String {
        listed[PokemonID(source: source, number: number)]?.name
            ?? PokemonNames[number]?.name(in: locale.language) ?? PokeAPIName.ofSpecies(slug)
    }
}
