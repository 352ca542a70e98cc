import Entities
package import Services
package import Sourcing

/// What comes with the program: no key, no network.
package struct BuiltInSource: Source {
    static let id = SourceID(rawValue: "builtin")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText(english: "built-in", german: "eingebaut"),
        kinds: [.movie: ofMovies, .artist: ofMusic, .album: ofMusic], service: nil)

    private static let ofMovies = SourceCapabilities(
        sorts: [.popularity, .newest, .oldest, .title], filters: [.released, .genre, .language], canSearch: true)
    private static let ofMusic = SourceCapabilities()

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        [BuiltInMovieCatalog(), BuiltInMusicCatalog()]
    }
}
