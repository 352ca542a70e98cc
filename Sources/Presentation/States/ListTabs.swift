/// The parts of a list, of which one at a time is shown.
package struct ListTabs: Equatable, Sendable {
    /// What each is called, with how many things are in it: `Films 3`. At least one.
    package let labels: [String]
    /// The place of the one that is shown.
    package let chosen: Int
    /// The places of those that something else begins with: a line sets them off from the ones before.
    package let starts: Set<Int>

    package init(_ labels: [String], chosen: Int, starts: Set<Int> = []) {
        (self.labels, self.chosen, self.starts) = (labels, chosen, starts)
    }

    /// The same with another label for the one that is shown.
    package func naming(chosen label: String) -> ListTabs {
        guard labels.indices.contains(chosen) else { return self }
        var labels = labels
        labels[chosen] = label
        return ListTabs(labels, chosen: chosen, starts: starts)
    }

    /// The place of another one; after the last comes the first.
    package func place(at step: Int) -> Int {
        (chosen + step + labels.count) % labels.count
    }
}
