package import Entities

/// What the source has. Once a source in Sources/Catalogs has it, it belongs in Sources/Entities, and its query too.
package struct {Name}Item: KeptItem, Pictured, Hashable {
    package let id: ItemID
    let title: String
    /// Nil where it is not known.
    let released: CalendarDate?
    package let picture: Picture?

    package var summary: LibrarySummary {
        LibrarySummary(subject: LibrarySubject(kind: {Name}Query.kind, id: id), title: title, released: released)
    }
}

/// Which items, in which order.
package struct {Name}Query: RefinableQuery {
    package static let kind = LibrarySubject.Kind(rawValue: "{name}")

    package var refinement: Refinement

    package init(_ refinement: Refinement) {
        self.refinement = refinement
    }
}

/// What a row says of an item beside its title, in the order of the columns. Its words are in `{Name}Formatter`.
enum {Name}Fact: CaseIterable {
    case year
}

/// The scene's own words. A second language wants them in `Wording`, in Sources/Presentation, where all others are.
enum {Name}Words {
    static let title = "{Names}"
    static let nothing = "Nothing here yet"
}
