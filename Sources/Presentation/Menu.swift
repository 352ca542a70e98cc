/// A list of names to choose one or several of: an order to sort by, filters, the values of one.
package struct Menu: Hashable, Sendable {
    package let title: String
    package let entries: [String]
    /// The entries that are chosen now, by their index.
    package let chosen: Set<Int>
    /// The entry that the cursor starts on; nil for the first of those that are chosen.
    package let start: Int?
    /// The entries that take something away: a digit leads to them, and does not choose them.
    package let careful: Set<Int>
    /// The entries that are not wanted.
    package let excluded: Set<Int>
    /// Whether an entry can be marked without leaving the menu, and what was marked last be taken back.
    package let takesSeveral: Bool
    /// Said where there are no entries.
    package let empty: String
    /// Whether it is about what the cursor of the list is on, and not about the list.
    package let isAboutRow: Bool
    /// What it is about, whatever its words are now: as long as that is the same, the cursor stays.
    package let subject: String

    package init(
        _ title: String, _ entries: [String], chosen: Set<Int>, start: Int? = nil, excluded: Set<Int> = [],
        careful: Set<Int> = [], takesSeveral: Bool = false, empty: String = "", isAboutRow: Bool = false,
        subject: String? = nil
    ) {
        self.title = title
        self.entries = entries
        self.chosen = chosen
        self.start = start
        self.excluded = excluded
        self.careful = careful
        self.takesSeveral = takesSeveral
        self.empty = empty
        self.isAboutRow = isAboutRow
        self.subject = subject ?? title
    }
}

/// What a reader does with a menu.
package enum MenuAnswer: Hashable, Sendable {
    /// Chooses an entry.
    case took(Int)
    /// Marks an entry, or takes its mark off; the menu stays.
    case marked(Int)
    /// Takes back what was marked last; the menu stays.
    case tookBack
    case left
}

extension MenuAnswer {
    /// The entry that was chosen; nil for none.
    package var entry: Int? {
        if case .took(let entry) = self { entry } else { nil }
    }
}
