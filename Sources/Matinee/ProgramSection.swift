import ArtistList
import Entities
import Library
import MovieList
import Navigation
import Presentation
import Services
import Sourcing

/// A section of the program: an entry of the list below is all that the program knows of it.
struct ProgramSection: Sendable {
    let descriptor: SectionDescriptor
    let make: @MainActor @Sendable (_ root: CompositionRoot, _ descriptor: SectionDescriptor) -> Shell.Section

    private init(
        _ id: String, english: String, german: String,
        make: @escaping @MainActor @Sendable (CompositionRoot, SectionDescriptor) -> Shell.Section
    ) {
        descriptor = SectionDescriptor(
            id: SectionID(rawValue: id), name: LocalizedText(english: english, german: german))
        self.make = make
    }

    /// In their usual order.
    static let all = [movies, music, library]

    static let movies = ProgramSection("movies", english: "Movies", german: "Filme") { root, section in
        root.section(section, about: .movie) { (catalog: any MovieCatalog) in
            let builder = MovieListBuilder(
                catalog: catalog, library: root.library, today: root.today, wording: root.wording)
            return SectionList(
                makeScreen: { navigator in
                    builder.build(
                        navigator: navigator, destinations: Destinations(root: root, navigator: navigator),
                        display: root.display, notices: root.notices)
                }, isFirstPageCached: builder.isFirstPageCached, askForFirstPage: builder.askForFirstPage)
        }
    }

    static let music = ProgramSection("music", english: "Music", german: "Musik") { root, section in
        root.section(section, about: .artist) { (catalog: any MusicCatalog) in
            let builder = ArtistListBuilder(catalog: catalog, library: root.library, wording: root.wording)
            return SectionList(
                makeScreen: { navigator in
                    builder.build(
                        navigator: navigator, destinations: Destinations(root: root, navigator: navigator),
                        display: root.display, notices: root.notices)
                }, isFirstPageCached: builder.isFirstPageCached, askForFirstPage: builder.askForFirstPage)
        }
    }

    static let library = ProgramSection("library", english: "Library", german: "Bibliothek") { root, section in
        Shell.Section(
            id: section.id, name: root.wording.sections.name(of: section.id),
            services: root.sources.services,
            origin: SectionOrigin(place: section.id.rawValue, source: root.wording.library.place),
            makeScreen: root.split { navigator in
                LibraryBuilder(
                    library: root.library, drafts: root.drafts, availability: root.sources.availability,
                    wording: root.wording, undo: root.undo
                )
                .build(
                    navigator: navigator, destinations: Destinations(root: root, navigator: navigator),
                    display: root.display, notices: root.notices)
            })
    }
}
