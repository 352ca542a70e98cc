/// A list of names to choose one or several of: an order to sort by, filters, the values of one.
package struct Menu: Hashable, Sendable {
    package let title: String
    package let entries: [String]
    /// The signs that stand in lists for what entries say, one cell each, by the entries' index; empty for an entry without one, or for all.
    /// A user of a screen reader hears the words alone.
    package let signs: [String]
    /// The entries that are chosen now, by their index.
    package let chosen: Set<Int>
    /// The entry that the cursor starts on; nil for the first of those that are chosen.
    package let start: Int?
    /// The entries that take something away: a digit leads to them, and does not choose them.
    package let careful: Set<Int>
    /// The entries that are not wanted.
    package let excluded: Set<Int>
    /// Whether an entry can be marked and cleared without leaving the menu.
    package let takesSeveral: Bool
    /// Said where there are no entries.
    package let empty: String
    /// Whether it is about what the cursor of the list is on, and not about the list.
    package let isAboutRow: Bool
    /// What is chosen for each entry, by its index, where entries are questions of their own; empty where they are none.
    package let details: [Detail]
    /// What is chosen can be turned round by choosing it again: whether it has been; nil for what cannot.
    package let isTurned: Bool?
    /// Whether choosing keeps what is shown already.
    package let keeps: Bool
    /// What it is about, whatever its words are now: as long as that is the same, the cursor stays.
    package let subject: String

    package init(
        _ title: String, _ entries: [String], signs: [String] = [], chosen: Set<Int>, start: Int? = nil,
        excluded: Set<Int> = [], careful: Set<Int> = [], takesSeveral: Bool = false, empty: String = "",
        isAboutRow: Bool = false, details: [Detail] = [], isTurned: Bool? = nil, keeps: Bool = false,
        subject: String? = nil
    ) {
        self.title = title
        self.entries = entries
        self.signs = signs
        self.chosen = chosen
        self.start = start
        self.excluded = excluded
        self.careful = careful
        self.takesSeveral = takesSeveral
        self.empty = empty
        self.isAboutRow = isAboutRow
        self.details = details
        self.isTurned = isTurned
        self.keeps = keeps
        self.subject = subject ?? title
    }
}

extension Menu {
    /// An entry in two columns: what it is about, and what is chosen for that.
    package struct Detail: Hashable, Sendable {
        package let name: String
        package let value: String
        /// Whether something was chosen, which can be cleared.
        package let isSet: Bool

        package init(_ name: String, _ value: String, isSet: Bool) {
            (self.name, self.value, self.isSet) = (name, value, isSet)
        }

        /// Both, where there are no columns.
        package var text: String { value.isEmpty ? name : "\(name): \(value)" }
    }
}

/// What a reader does with a menu.
package enum MenuAnswer: Hashable, Sendable {
    /// Chooses an entry.
    case took(Int)
    /// Marks an entry, or takes its mark off; the menu stays.
    case marked(Int)
    /// Takes back what was chosen for an entry; the menu stays.
    case cleared(Int)
    case left
}

extension MenuAnswer {
    /// The entry that was chosen; nil for none.
    package var entry: Int? {
        if case .took(let entry) = self { entry } else { nil }
    }
}
