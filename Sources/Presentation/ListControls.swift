/// What a list asks its reader, and what they are looking for in it.
package struct ListControls: Equatable, Sendable {
    /// What is to be chosen from; nil for nothing.
    package var menu: Menu?
    /// What is to be typed; nil for nothing.
    package var askedText: TextQuestion?
    /// What is searched for; nil for nothing.
    package var search: ListFilter?
    /// How it can be arranged.
    package var choices: [ListChoice]
    /// The lists that it is one of; nil where there is no other.
    package var tabs: ListTabs?
    /// Whether something was chosen or is searched for, so that it can be kept as a view.
    package var canBeKept: Bool
    /// Whether a menu comes as soon as it is known what is in it.
    package var isAboutToAsk = false

    package init(
        menu: Menu? = nil, askedText: TextQuestion? = nil, search: ListFilter? = nil, choices: [ListChoice] = [],
        canBeKept: Bool = false
    ) {
        self.menu = menu
        self.askedText = askedText
        self.search = search
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
