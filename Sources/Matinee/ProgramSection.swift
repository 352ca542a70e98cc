import ArtistList
import BookList
import Entities
import Library
import MovieList
import Navigation
import PokemonList
import Presentation
import Services
import Sourcing

/// A section of the program: an entry of the list below is all that the program knows of it.
struct ProgramSection: Sendable {
    let descriptor: SectionDescriptor
    let make: @MainActor @Sendable (_ root: CompositionRoot, _ descriptor: SectionDescriptor) -> Shell.Section

    private init(
        _ id: String, english: String, german: String, spanish: String,
        make: @escaping @MainActor @Sendable (CompositionRoot, SectionDescriptor) -> Shell.Section
    ) {
        self.init(
            SectionID(rawValue: id), LocalizedText(english: english, german: german, spanish: spanish), make: make)
    }

    private init(
        _ id: SectionID, _ name: LocalizedText,
        make: @escaping @MainActor @Sendable (CompositionRoot, SectionDescriptor) -> Shell.Section
    ) {
        descriptor = SectionDescriptor(id: id, name: name)
        self.make = make
    }

    /// In their usual order.
    static let all = [movies, music, library, books, pokedex]

    static let movies = ProgramSection("movies", english: "Movies", german: "Filme", spanish: "Cine") { root, section in
        root.section(section, about: .movie) { (catalog: any MovieCatalog) in
            let builder = MovieListBuilder(catalog: catalog, context: root.context)
            return SectionList(
                makeScreen: { navigator in
                    builder.build(
                        navigator: navigator, destinations: Destinations(root: root, navigator: navigator))
                }, isFirstPageCached: builder.isFirstPageCached, askForFirstPage: builder.askForFirstPage)
        }
    }

    static let music = ProgramSection("music", english: "Music", german: "Musik", spanish: "Música") { root, section in
        root.section(section, about: .artist) { (catalog: any MusicCatalog) in
            let builder = ArtistListBuilder(catalog: catalog, context: root.context)
            return SectionList(
                makeScreen: { navigator in
                    builder.build(
                        navigator: navigator, destinations: Destinations(root: root, navigator: navigator))
                }, isFirstPageCached: builder.isFirstPageCached, askForFirstPage: builder.askForFirstPage)
        }
    }

    static let books = ProgramSection("books", english: "Books", german: "Bücher", spanish: "Libros") { root, section in
        root.section(section, about: .book, ifClosed: root.context.wording.book.noneBuiltIn) {
            (catalog: any BookCatalog) in
            let builder = BookListBuilder(catalog: catalog, context: root.context)
            return SectionList(
                makeScreen: { navigator in
                    builder.build(
                        navigator: navigator, destinations: Destinations(root: root, navigator: navigator))
                }, isFirstPageCached: builder.isFirstPageCached, askForFirstPage: builder.askForFirstPage)
        }
    }

    static let pokedex = ProgramSection("pokedex", english: "Pokédex", german: "Pokédex", spanish: "Pokédex") {
        root, section in
        root.section(section, about: .pokemon) { (catalog: any PokemonCatalog) in
            let builder = PokemonListBuilder(catalog: catalog, context: root.context)
            return SectionList(
                makeScreen: { navigator in
                    builder.build(
                        navigator: navigator, destinations: Destinations(root: root, navigator: navigator))
                }, isFirstPageCached: builder.isFirstPageCached, askForFirstPage: builder.askForFirstPage)
        }
    }

    static let library = ProgramSection("library", english: "Library", german: "Bibliothek", spanish: "Biblioteca") {
        root, section in
        Shell.Section(
            id: section.id, name: root.context.wording.sections.name(of: section.id),
            services: root.sources.services,
            origin: SectionOrigin(place: section.id.rawValue, source: root.context.wording.library.place),
            makeScreen: root.split { navigator in
                LibraryBuilder(availability: root.sources.availability, context: root.context).build(
                    navigator: navigator, destinations: Destinations(root: root, navigator: navigator))
            })
    }

    /// A view of the reader's, by its name.
    static func view(_ name: String) -> ProgramSection {
        ProgramSection(SectionID(view: name), LocalizedText(name)) { root, section in
            root.section(section, showing: name)
        }
    }
}

extension ProgramSection {
    /// The section that lists this kind of thing.
    static func showing(_ kind: LibrarySubject.Kind) -> SectionID? {
        let sections: [LibrarySubject.Kind: ProgramSection] = [
            .movie: movies, .artist: music, .book: books, .pokemon: pokedex,
        ]
        return sections[kind]?.descriptor.id
    }
}
