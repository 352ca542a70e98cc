package import Entities

/// What a source can be asked about a kind of thing. Scenes decide by it, and never by which source it is.
package struct SourceCapabilities: Hashable, Sendable {
    /// An order that a list can be in.
    package struct Sort: Hashable, Sendable {
        package let sort: QuerySort
        package let canBeReversed: Bool
        /// Whether the service does not know it: all rows must be there to be sorted.
        package let needsAllRows: Bool

        package init(_ sort: QuerySort, canBeReversed: Bool = true, needsAllRows: Bool = false) {
            self.sort = sort
            self.canBeReversed = canBeReversed
            self.needsAllRows = needsAllRows
        }
    }

    /// A filter that a list can be narrowed by.
    package struct Filter: Hashable, Sendable {
        package enum Form: Hashable, Sendable {
            /// Values, several at once or one, which may be excluded too. They are listed, or else are typed or come from
            /// what is shown.
            case choices(several: Bool, excluded: Bool = false, listed: Bool = true)
            /// One value, which what is shown leads to, or which is found by its name; it cannot be chosen without that.
            case found
            /// Years of first releases, from one to another or a single one.
            case years(single: Bool = false)
            case minutes
            /// A figure that has to be reached; nil where nothing is the most that can be asked for.
            case least(upTo: Double?)
        }

        package let filter: QueryFilter
        package let form: Form

        package init(_ filter: QueryFilter, _ form: Form) {
            self.filter = filter
            self.form = form
        }
    }

    /// How a list can be asked for.
    package struct List: Hashable, Sendable {
        /// Nil for searches.
        package let collection: QueryCollection?
        /// The first is what it comes in when none is chosen; empty where it has an order of its own.
        package let sorts: [Sort]
        package let filters: [Filter]
        /// Whether it is a list only with one of its filters.
        package let needsFilter: Bool

        package init(
            _ collection: QueryCollection?, sorts: [Sort] = [], filters: [Filter] = [], needsFilter: Bool = false
        ) {
            self.collection = collection
            self.sorts = sorts
            self.filters = filters
            self.needsFilter = needsFilter
        }
    }

    /// At least one; the first is what is shown before anything was chosen.
    package var lists: [List]
    /// Nil where it cannot search.
    package var search: List?
    /// How many letters a search needs.
    package var shortestSearch: Int
    /// What lists of artists say of each, the most telling first.
    package var artistFigures: [ArtistFigure]
    /// The registers whose ids are keys of this source too.
    package var registers: Set<SourceID>

    package init(
        lists: [List] = [List(.everything)], search: List? = nil, shortestSearch: Int = 1,
        artistFigures: [ArtistFigure] = [], registers: Set<SourceID> = []
    ) {
        self.lists = lists
        self.search = search
        self.shortestSearch = shortestSearch
        self.artistFigures = artistFigures
        self.registers = registers
    }

    package var canSearch: Bool { search != nil }

    /// The lists that can be chosen as they are, without a filter.
    package var collections: [QueryCollection] { lists.filter { !$0.needsFilter }.compactMap(\.collection) }

    /// All orders of all lists, each once.
    package var sorts: [Sort] {
        lists.flatMap(\.sorts).reduce(into: []) { all, sort in
            if !all.contains(where: { $0.sort == sort.sort }) { all.append(sort) }
        }
    }

    /// All filters of all lists, each once.
    package var filters: [Filter] {
        (lists + [search].compactMap(\.self)).flatMap(\.filters).reduce(into: []) { all, filter in
            if !all.contains(where: { $0.filter == filter.filter }) { all.append(filter) }
        }
    }
}

extension SourceCapabilities.List {
    package func sort(_ sort: QuerySort) -> SourceCapabilities.Sort? { sorts.first { $0.sort == sort } }

    package func filter(_ filter: QueryFilter) -> SourceCapabilities.Filter? { filters.first { $0.filter == filter } }
}
