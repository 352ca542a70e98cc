import CatalogKit
import Entities
import Library
import Navigation
import Presentation

/// A section of the program: an entry of the list below is all that the program knows of it.
struct ProgramSection: Sendable {
    let descriptor: SectionDescriptor
    let make: @MainActor @Sendable (_ root: CompositionRoot, _ descriptor: SectionDescriptor) -> Shell.Section

    /// In their usual order.
    static let all = [of(FilmKind()), of(ArtistKind()), library, of(BookKind()), of(PokemonKind())]

    private static func of(_ kind: some CatalogKind) -> ProgramSection {
        ProgramSection(descriptor: kind.section) { root, _ in root.section(of: kind) }
    }

    private static let library = ProgramSection(
        descriptor: SectionDescriptor(
            id: SectionID(rawValue: "library"),
            name: LocalizedText(english: "Library", german: "Bibliothek", spanish: "Biblioteca"))
    ) { root, section in
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
        ProgramSection(descriptor: SectionDescriptor(id: SectionID(view: name), name: LocalizedText(name))) {
            root, section in
            root.section(section, showing: name)
        }
    }
}

extension ProgramSection {
    /// The section that lists this kind of thing.
    static func showing(_ kind: LibrarySubject.Kind) -> SectionID? {
        FoundKind.catalog(showing: kind)?.section.id
    }
}
