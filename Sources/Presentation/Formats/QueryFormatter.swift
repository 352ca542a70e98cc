package import Entities

/// Puts into words what lists are asked.
package struct QueryFormatter: Sendable {
    private let wording: Wording

    package init(_ wording: Wording) {
        self.wording = wording
    }

    private var words: Words<QueryWording> { wording.query }

    /// `Movies · Drama, not Horror · 1990s · Korean · best rated`
    ///
    /// - Parameters:
    ///   - name: of the list as it is before anything is chosen.
    ///   - collection: which list of the source's it is; nil where that goes without saying.
    ///   - refinement: as the source answers it.
    package func title(_ name: String, _ collection: QueryCollection?, _ refinement: Refinement) -> String {
        ([name] + parts(collection, refinement)).joined(separator: " · ")
    }

    /// The chosen parts only; empty if nothing is chosen.
    package func title(_ refinement: Refinement) -> String {
        parts(refinement.collection == .everything ? nil : refinement.collection, refinement).joined(separator: " · ")
    }

    /// What a list is asked, each part with its name, as menus have it: `Genre`, `Drama, not Horror`. That it is of all goes without saying.
    package func fields(_ refinement: Refinement) -> [(label: String, value: String)] {
        let collection = refinement.collection.flatMap { $0 == .everything ? nil : words.collection($0) }
        return (collection.map { [(words.collectionEntry, $0)] } ?? [])
            + refinement.filters.map { (words.filter($0.filter), condition($0.condition, of: $0.filter)) }
            + (refinement.sort.map { [(words.sortEntry, words.sort($0, refinement.isReversed))] } ?? [])
    }

    private func parts(_ collection: QueryCollection?, _ refinement: Refinement) -> [String] {
        let collection = collection.map { [words.collection($0)] } ?? []
        let filters = refinement.filters.map { self.condition($0.condition, of: $0.filter) }
        let sort = refinement.sort.map { [words.sort($0, refinement.isReversed)] } ?? []
        return collection + filters + sort
    }

    package func condition(_ condition: FilterCondition, of filter: QueryFilter) -> String {
        switch condition {
        case .choices(let choices):
            let excluded = choices.without.map { words.not(value($0, of: filter)) }
            return (choices.with.map { value($0, of: filter) } + excluded).joined(separator: ", ")
        case .range(let range): return self.range(range, of: filter)
        }
    }

    package func value(_ value: FilterValue, of filter: QueryFilter) -> String {
        if let name = value.name { return name }
        switch filter {
        case .genre: return FilmGenre(rawValue: value.key).map(words.genre) ?? value.key
        case .language: return wording.format.language(value.key)
        case .country: return wording.format.country(value.key)
        case .type: return wording.pokemon.type(PokemonType(rawValue: value.key)) ?? value.key
        case .generation: return words.generation(value.key)
        default: return value.key
        }
    }

    private func range(_ range: FilterRange, of filter: QueryFilter) -> String {
        switch filter {
        case .rating: return words.rated(range.least.map(wording.format.rating) ?? "0")
        case .votes: return words.votes(wording.format.count(range.wholeLeast ?? 0))
        case .years:
            if let least = range.wholeLeast, let most = range.wholeMost, least % 10 == 0, most == least + 9 {
                return words.decade(String(least))
            }
            return span(range) { $0 }
        default: return span(range, words.minutes)
        }
    }

    /// - Parameter unit: puts the unit to a number.
    private func span(_ range: FilterRange, _ unit: (String) -> String) -> String {
        switch (range.wholeLeast, range.wholeMost) {
        case (let least?, let most?) where least == most: unit(String(least))
        case (let least?, let most?): unit("\(least)–\(most)")
        case (let least?, nil): words.from(unit(String(least)))
        case (nil, let most?): words.upTo(unit(String(most)))
        case (nil, nil): words.any
        }
    }
}
