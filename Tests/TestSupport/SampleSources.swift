package import Entities
package import Services

/// The names of the program's sources, for tests that only need some.
extension SourceID {
    package static let builtIn = SourceID(rawValue: "builtin")
    package static let tmdb = SourceID(rawValue: "tmdb")
    package static let lastFM = SourceID(rawValue: "lastfm")
    package static let cinemeta = SourceID(rawValue: "cinemeta")
    package static let deezer = SourceID(rawValue: "deezer")
    package static let openLibrary = SourceID(rawValue: "openlibrary")
    package static let pokeAPI = SourceID(rawValue: "pokeapi")
}

extension SourceDescriptor {
    /// A service of each kind, with a key, and what comes with the program.
    package static let samples = [
        sample(.tmdb, "TMDB", variable: "TMDB", [.movie]),
        sample(.lastFM, "Last.fm", variable: "LASTFM", [.artist, .album]),
        SourceDescriptor(
            id: .builtIn, name: LocalizedText(english: "built-in", german: "eingebaut", spanish: "incorporado"),
            kinds: [.movie: SourceCapabilities(), .artist: SourceCapabilities(), .album: SourceCapabilities()],
            service: nil),
    ]

    private static func sample(
        _ id: SourceID, _ name: String, variable: String, _ kinds: [LibrarySubject.Kind]
    ) -> SourceDescriptor {
        let form = SettingForm(.anything) { $0 }
        return SourceDescriptor(
            id: id, name: LocalizedText(name),
            kinds: Dictionary(uniqueKeysWithValues: kinds.map { ($0, SourceCapabilities()) }),
            service: Service(
                homePage: "https://\(id).test",
                attribution: LocalizedText(
                    english: "Data from \(name).", german: "Daten von \(name).", spanish: "Datos de \(name)."),
                address: Setting("\(id).url", variables: ["MATINEE_\(variable)_URL"], form, usual: "", words: ""),
                key: Setting("\(id).key", variables: ["\(variable)_API_KEY"], form.optional, usual: nil, words: ""),
                caching: Caching(longest: .zero, quota: CacheQuota(number: 1))))
    }
}

extension SectionID {
    package static let movies = SectionID(rawValue: "movies")
    package static let music = SectionID(rawValue: "music")
    package static let library = SectionID(rawValue: "library")
    package static let books = SectionID(rawValue: "books")
    package static let pokedex = SectionID(rawValue: "pokedex")
}

extension SectionDescriptor {
    /// In their order on the screen.
    package static let samples = [
        SectionDescriptor(id: .movies, name: LocalizedText(english: "Movies", german: "Filme", spanish: "Cine")),
        SectionDescriptor(id: .music, name: LocalizedText(english: "Music", german: "Musik", spanish: "Música")),
        SectionDescriptor(
            id: .library, name: LocalizedText(english: "Library", german: "Bibliothek", spanish: "Biblioteca")),
        SectionDescriptor(id: .books, name: LocalizedText(english: "Books", german: "Bücher", spanish: "Libros")),
        SectionDescriptor(id: .pokedex, name: LocalizedText("Pokédex")),
    ]
}
