import CommandLine
import Entities
import Navigation
import Presentation

/// A kind of thing with the scenes that show it.
protocol ShownKind: CatalogKind {
    /// - Parameter query: what the list starts with; nil for what lists of the source start with.
    @MainActor
    func list(
        _ query: Query?, of source: Source, in navigator: any Navigator, leadingTo destinations: Destinations
    ) -> any Screen
    /// Nil for what is not called as its kind is.
    @MainActor
    func detail(of item: LibrarySummary, by destinations: Destinations) -> (any Screen)?
    /// What its section has beside the list.
    @MainActor
    func tabs(in wording: Wording) -> [SectionTab]
}

/// Defaults for a section that has nothing beside its list.
extension ShownKind {
    @MainActor
    func tabs(in wording: Wording) -> [SectionTab] { [] }
}

/// The registry of the kinds that have scenes; in `FoundKind`, the command line has the same ones.
enum ShownKinds {
    static let all: [any ShownKind] = [FilmKind(), ArtistKind(), BookKind(), PokemonKind()]

    /// The one whose details are of this, too; nil for what this version does not know.
    static func showing(_ subject: LibrarySubject.Kind) -> (any ShownKind)? {
        all.first { $0.subjects.contains(subject) }
    }
}
