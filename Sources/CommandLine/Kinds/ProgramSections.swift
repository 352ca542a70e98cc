package import Entities
import Presentation

extension SectionDescriptor {
    /// The sections of the program, in their usual order.
    package static let all = [
        FilmKind().section, ArtistKind().section, library, BookKind().section, PokemonKind().section,
    ]

    package static let library = SectionDescriptor(
        id: SectionID(rawValue: "library"),
        name: LocalizedText(english: "Library", german: "Bibliothek", spanish: "Biblioteca"))

    /// A view of the reader's, by its name.
    package static func view(_ name: String) -> SectionDescriptor {
        SectionDescriptor(id: SectionID(view: name), name: LocalizedText(name))
    }

    /// The section that lists this kind of thing.
    package static func showing(_ kind: LibrarySubject.Kind) -> SectionID? {
        FoundKind.catalog(showing: kind)?.section.id
    }
}
