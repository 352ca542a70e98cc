package import CatalogKit
import Entities
package import Services

/// What comes with the program: no key, no network.
package struct BuiltInSource: Source {
    static let id = SourceID(rawValue: "builtin")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText(english: "built-in", german: "eingebaut", spanish: "incorporado"),
        kinds: [.movie: ofMovies, .artist: ofMusic, .album: ofMusic, .pokemon: ofPokemon], service: nil)

    /// It knows neither ratings nor votes.
    private static let ofMovies = capabilities(
        sorts: [.popularity, .date, .title, .runtime],
        filters: [
            SourceCapabilities.Filter(.genre, .choices(several: true, excluded: true)),
            SourceCapabilities.Filter(.years, .years()),
            SourceCapabilities.Filter(.language, .choices(several: false)),
            SourceCapabilities.Filter(.runtime, .minutes),
            SourceCapabilities.Filter(.person, .choices(several: true)),
        ])
    private static let ofMusic = capabilities(
        sorts: [.name], filters: [SourceCapabilities.Filter(.tag, .choices(several: true, excluded: true))])
    private static let ofPokemon = capabilities(
        sorts: [.number, .name],
        filters: [QueryFilter.type, .generation].map {
            SourceCapabilities.Filter($0, .choices(several: true, excluded: true))
        })

    /// Everything is there, so everything can be combined.
    private static func capabilities(
        sorts: [QuerySort], filters: [SourceCapabilities.Filter]
    ) -> SourceCapabilities {
        let sorts = sorts.map { SourceCapabilities.Sort($0) }
        return SourceCapabilities(
            lists: [SourceCapabilities.List(.everything, sorts: sorts, filters: filters)],
            search: SourceCapabilities.List(nil, sorts: sorts, filters: filters))
    }

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        [
            BuiltInMovieCatalog(), BuiltInMusicCatalog(), BuiltInPokemonCatalog(language: context.locale.language),
        ]
    }

    package func probe(in context: SourceContext) -> ServiceProbe? { nil }
}
