/// A question for a list, of whatever kind of thing. Which of it a source answers is said by its capabilities.
package protocol RefinableQuery: Hashable, Sendable {
    /// What the list is of.
    static var kind: LibrarySubject.Kind { get }

    var refinement: Refinement { get set }

    init(_ refinement: Refinement)
}

extension RefinableQuery {
    package init(
        text: String? = nil, collection: QueryCollection? = nil, sort: QuerySort? = nil, isReversed: Bool = false,
        filters: KeyValuePairs<QueryFilter, FilterCondition> = [:]
    ) {
        self.init(
            Refinement(text: text, collection: collection, sort: sort, isReversed: isReversed, filters: filters))
    }

    /// Words to search for; nil for no search.
    package var text: String? {
        get { refinement.text }
        set { refinement.text = newValue }
    }

    /// Nil for what the source's lists start with.
    package var collection: QueryCollection? {
        get { refinement.collection }
        set { refinement.collection = newValue }
    }

    /// Nil for the order that the list has of itself.
    package var sort: QuerySort? {
        get { refinement.sort }
        set { refinement.sort = newValue }
    }

    /// Whether the order is turned round.
    package var isReversed: Bool {
        get { refinement.isReversed }
        set { refinement.isReversed = newValue }
    }

    /// What this filter lets through; nil for all.
    package subscript(filter: QueryFilter) -> FilterCondition? {
        get { refinement[filter] }
        set { refinement[filter] = newValue }
    }
}
