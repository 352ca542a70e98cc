package import Entities

/// What a list tells its view besides its rows: what it asks its reader, what they are looking for in it, how it can be arranged, and what
/// stands around the rows.
package struct ListControls: Equatable, Sendable {
    /// What is to be chosen from; nil for nothing.
    @Boxed package var menu: Menu?
    /// What is to be typed; nil for nothing.
    package var askedText: TextQuestion?
    /// What has to be answered first; nil for nothing.
    package var question: Question?
    /// What narrows it; nil for nothing.
    package var filter: ListFilter?
    /// Whether there are items to filter.
    package var canFilter: Bool
    /// How it can be arranged, beside the order of what is kept.
    package var choices: [ListChoice]
    /// The lists or parts that it is one of; nil where there is no other.
    package var tabs: ListTabs?
    /// What its rows are parted into; none for a list that is one.
    package var parts: [ListPart] = []
    /// A line below the rows; nil for none.
    package var note: String?
    /// Whether something was chosen or is searched for, so that it can be kept as a view.
    package var canBeKept: Bool
    /// Whether something that it shows, or is to ask, is being asked for elsewhere.
    package var isAsking = false

    package init(
        menu: Menu? = nil, askedText: TextQuestion? = nil, filter: ListFilter? = nil, canFilter: Bool = true,
        choices: [ListChoice] = [], canBeKept: Bool = false
    ) {
        self.menu = menu
        self.askedText = askedText
        self.filter = filter
        self.canFilter = canFilter
        self.choices = choices
        self.canBeKept = canBeKept
    }
}

/// A way to arrange a list.
package enum ListChoice: Hashable, Sendable {
    /// Another list of the same source.
    case collection
    case order
    case filters
}
