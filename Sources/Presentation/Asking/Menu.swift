package import Commands

/// A list of names to choose one or several of: an order to sort by, filters, the values of one.
package struct Menu: Hashable, Sendable {
    package let title: String
    package let entries: [String]
    /// The signs that stand in lists for what entries say, one cell each, by the entries' index; empty for an entry without one, or for all.
    /// A user of a screen reader hears the words alone.
    package let signs: [String]
    /// What is drawn in the place of entries, by their index; empty for the entries themselves, which are what is read and typed.
    package let drawn: [String]
    /// The numbers that entries are called by, by their index, nil for an entry without one; empty where that is their place, from 1.
    package let numbers: [Int?]
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
    /// What some of its commands are called here, if not as everywhere.
    package let hints: [Command: String]
    /// What it is about, whatever its words are now: as long as that is the same, the cursor stays.
    package let subject: String

    /// - Parameters:
    ///   - choosing: what Enter is said to do; nil for what it is said to do everywhere.
    ///   - marking: what Space is said to do; nil for what it is said to do everywhere.
    package init(
        _ title: String, _ entries: [String], signs: [String] = [], drawn: [String] = [], numbers: [Int?] = [],
        chosen: Set<Int>, start: Int? = nil, excluded: Set<Int> = [], careful: Set<Int> = [],
        takesSeveral: Bool = false, empty: String = "", isAboutRow: Bool = false, details: [Detail] = [],
        isTurned: Bool? = nil, choosing: String? = nil, marking: String? = nil, subject: String? = nil
    ) {
        self.title = title
        self.entries = entries
        self.signs = signs
        self.drawn = drawn
        self.numbers = numbers
        self.chosen = chosen
        self.start = start
        self.excluded = excluded
        self.careful = careful
        self.takesSeveral = takesSeveral
        self.empty = empty
        self.isAboutRow = isAboutRow
        self.details = details
        self.isTurned = isTurned
        var hints: [Command: String] = [:]
        hints[.choose] = choosing
        hints[.mark] = marking
        self.hints = hints
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

        /// Name and value, where there are no columns.
        package var text: String { value.isEmpty ? name : "\(name): \(value)" }
    }
}

extension Menu {
    /// Its number; below zero for an entry that is called by its name alone.
    package func number(of entry: Int) -> Int {
        numbers.isEmpty ? entry + 1 : numbers[entry] ?? -1 - entry
    }

    /// The entry that has this number; nil for none.
    package func entry(numbered number: Int) -> Int? {
        entries.indices.first { self.number(of: $0) == number }
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
