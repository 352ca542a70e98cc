/// Which films, in which order.
package struct MovieQuery: RefinableQuery {
    package static let kind = LibrarySubject.Kind.movie

    package var refinement: Refinement
    /// The reader's day: the past year ends there, and what is newest begins there. Nil where no day counts. It is no part of
    /// what is stored of a query.
    package var day: CalendarDate?

    package init(_ refinement: Refinement) {
        self.refinement = refinement
    }

    package init(
        text: String? = nil, collection: QueryCollection? = nil, sort: QuerySort? = nil, isReversed: Bool = false,
        filters: KeyValuePairs<QueryFilter, FilterCondition> = [:], day: CalendarDate? = nil
    ) {
        refinement = Refinement(
            text: text, collection: collection, sort: sort, isReversed: isReversed, filters: filters)
        self.day = day
    }

    /// The days of the past year; nil where no day counts.
    package var pastYear: ClosedRange<CalendarDate>? {
        guard let day, let start = day.yearEarlier else { return nil }
        return start...day
    }
}
