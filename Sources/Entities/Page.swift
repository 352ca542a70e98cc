/// One page of a service's list, in the service's fixed page size.
package struct Page<Item: Sendable>: Sendable {
    /// In the service's order, elements that could not be read left out.
    package let items: [Item]
    /// How many elements the service sent, the unreadable ones included: what offsets count by.
    package let sentCount: Int
    /// How many items there are in all; nil where the service does not say or its figure is absurd.
    package let total: Int?
    /// Whether the service says, or a cap of its own means, that no page follows this one.
    package let isLast: Bool

    package init(items: [Item], sentCount: Int, total: Int?, isLast: Bool) {
        self.items = items
        self.sentCount = sentCount
        self.total = total
        self.isLast = isLast
    }
}
