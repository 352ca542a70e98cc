/// A list of names to choose one or several of: an order to sort by, kinds to filter by.
package struct Menu: Hashable, Sendable {
    package let title: String
    package let entries: [String]
    /// The entries that are chosen now, by their index.
    package let chosen: Set<Int>
    package let takesSeveral: Bool
    /// Said where there are no entries.
    package let empty: String

    package init(_ title: String, _ entries: [String], chosen: Set<Int>, takesSeveral: Bool = false, empty: String = "")
    {
        self.title = title
        self.entries = entries
        self.chosen = chosen
        self.takesSeveral = takesSeveral
        self.empty = empty
    }
}
