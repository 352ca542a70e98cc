package import Entities
package import Presentation
package import Services

/// A kind of thing that catalogues have lists of: all that the program knows of it beside its scenes and its words. What is
/// about several kinds goes by `FoundKind.catalog`.
package protocol CatalogKind: Sendable {
    /// `any MovieCatalog`
    associatedtype Source: Sendable
    associatedtype Item: KeptItem
    associatedtype Query: RefinableQuery

    /// What settings and options call it: `films`.
    var topic: String { get }
    /// The section that shows its lists.
    var section: SectionDescriptor { get }
    /// What its details are of; what its lists are of comes first.
    var subjects: [LibrarySubject.Kind] { get }
    /// Shown in place of its list, beside its other tabs, where no source has one; nil for a kind of which something is built in.
    func whyClosed(_ wording: Wording) -> Message?

    /// The catalogue as what it is for lists.
    func lists(_ source: Source) -> any ListCatalog<Item, Query>
    /// - Parameter today: the first day of what is newest.
    func query(_ refinement: Refinement, today: CalendarDate) -> Query
    func found(_ item: Item) -> FoundItem
    /// Asks for all that the item's page shows first.
    func ask(_ item: Item, of source: Source) async throws(CatalogFailure) -> Picture?
    /// The picture of what one of its details is of, by what is in memory or was kept; asks no service.
    func keptPicture(of subject: LibrarySubject, at source: Source) async -> Picture?
    /// Nil where not all of that is there; else whether it is fresh.
    func isKept(_ item: Item, at source: Source) async -> Bool?
}

extension CatalogKind {
    /// What its lists are of.
    package var subject: LibrarySubject.Kind { Query.kind }

    package var subjects: [LibrarySubject.Kind] { [subject] }

    package func whyClosed(_ wording: Wording) -> Message? { nil }

    package func query(_ refinement: Refinement, today: CalendarDate) -> Query { Query(refinement) }
}

extension Page {
    package func map<Other>(_ change: (Item) -> Other) -> Page<Other> {
        Page<Other>(
            items: items.map(change), sentCount: sentCount, total: total, isLast: isLast, isFollowed: isFollowed)
    }
}
