/// Which films, in which order. A source answers the sorts and filters that its capabilities name; it ignores others.
package struct MovieQuery: Hashable, Sendable {
    /// Words to search for in titles; nil for no search. A source may ignore sort and filters in a search.
    package var text: String?
    package var sort: ListSort
    /// First released anywhere on one of these days; nil for films of any time, dated or not.
    package var released: ClosedRange<CalendarDate>?
    /// A genre by the source's own key; nil for all.
    package var genre: String?
    /// ISO 639-1, the language that the film was made in; nil for all.
    package var language: String?
    /// 0...10; nil for all, rated or not.
    package var minimumRating: Double?
    package var includesAdult = false

    package init(released: ClosedRange<CalendarDate>? = nil, sort: ListSort = .popularity, text: String? = nil) {
        self.released = released
        self.sort = sort
        self.text = text
    }
}
