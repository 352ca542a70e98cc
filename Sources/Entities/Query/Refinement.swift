/// What a list is asked, of whatever kind it is.
package struct Refinement: Sendable {
    /// A filter that is set.
    package struct Setting: Hashable, Sendable {
        package let filter: QueryFilter
        package let condition: FilterCondition
    }

    /// Words to search for; nil for no search.
    package var text: String?
    /// Nil for what the source's lists start with.
    package var collection: QueryCollection?
    /// Nil for the order that the list has of itself.
    package var sort: QuerySort?
    /// Whether the order is turned round.
    package var isReversed = false
    /// In the order in which they were set, each once.
    package private(set) var filters: [Setting] = []

    package init(
        text: String? = nil, collection: QueryCollection? = nil, sort: QuerySort? = nil, isReversed: Bool = false,
        filters: KeyValuePairs<QueryFilter, FilterCondition> = [:]
    ) {
        (self.text, self.collection, self.sort, self.isReversed) = (text, collection, sort, isReversed)
        for (filter, condition) in filters { self[filter] = condition }
    }

    /// What this filter lets through; nil for all. Choices without any value are none.
    package subscript(filter: QueryFilter) -> FilterCondition? {
        get { filters.first { $0.filter == filter }?.condition }
        set {
            let condition = newValue?.choices?.isEmpty == true ? nil : newValue
            let place = filters.firstIndex { $0.filter == filter }
            switch (place, condition) {
            case (let place?, let condition?): filters[place] = Setting(filter: filter, condition: condition)
            case (let place?, nil): filters.remove(at: place)
            case (nil, let condition?): filters.append(Setting(filter: filter, condition: condition))
            case (nil, nil): break
            }
        }
    }

    /// This refinement, as if its filters had been set in the order of their names.
    package var withSortedFilters: Refinement {
        var sorted = self
        sorted.filters.sort { $0.filter.rawValue < $1.filter.rawValue }
        return sorted
    }
}

/// The order in which filters were set makes no other list.
extension Refinement: Hashable {
    package static func == (left: Refinement, right: Refinement) -> Bool {
        left.text == right.text && left.collection == right.collection && left.sort == right.sort
            && left.isReversed == right.isReversed && Set(left.filters) == Set(right.filters)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(collection)
        hasher.combine(sort)
        hasher.combine(isReversed)
        hasher.combine(Set(filters))
    }
}
