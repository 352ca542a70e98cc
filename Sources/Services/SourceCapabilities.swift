package import Entities

/// What a source can be asked. Scenes decide by it, and never by which source it is.
package struct SourceCapabilities: Hashable, Sendable {
    /// A list that a source has. Open, like the others below.
    package struct Collection: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// All that the source has, in any order and narrowed by any filter that it names.
        package static let everything = Collection(rawValue: "everything")
        /// What was released within the past year. Not for sources that hardly have any of it.
        package static let pastYear = Collection(rawValue: "past-year")
        /// The films of one year, that of all days of the query's range. The source orders it, and nothing else narrows it.
        package static let year = Collection(rawValue: "year")
    }

    package struct Filter: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        package static let released = Filter(rawValue: "released")
        package static let genre = Filter(rawValue: "genre")
        package static let language = Filter(rawValue: "language")
        package static let rating = Filter(rawValue: "rating")
    }

    /// The first is what a list starts with.
    package var collections: [Collection]
    /// The first is what a list starts with.
    package var sorts: [ListSort]
    package var filters: Set<Filter>
    package var canSearch: Bool
    /// What lists of artists say of each, the most telling first.
    package var artistFigures: [ArtistFigure]
    package var hasImages: Bool

    package init(
        collections: [Collection] = [.everything], sorts: [ListSort] = [.popularity], filters: Set<Filter> = [],
        canSearch: Bool = false, artistFigures: [ArtistFigure] = [], hasImages: Bool = false
    ) {
        self.collections = collections
        self.sorts = sorts
        self.filters = filters
        self.canSearch = canSearch
        self.artistFigures = artistFigures
        self.hasImages = hasImages
    }
}
