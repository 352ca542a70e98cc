package import Entities

/// What a list that is completely in memory tells its view, besides its rows.
package struct LocalListState: Equatable, Sendable {
    @Boxed package var list = ListState()
    /// What its rows are parted into; none for a list that is one.
    package var parts: [ListPart] = []
    /// Nil for a list that has none.
    @Boxed package var tabs: ListTabs? = nil
    /// Nil for none.
    package var filter: ListFilter?
    /// Whether there are items to filter.
    package var canFilter = false
    package var question: Question?
    @Boxed package var menu: Menu? = nil
    /// Whether something that it shows, or is to ask, is being asked for elsewhere.
    package var isAsking = false
    /// A line below the rows; nil for none.
    package var note: String?

    package init() {}
}
