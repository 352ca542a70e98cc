/// One page of a service's list, in the service's fixed page size.
package struct Page<Item: Sendable>: Sendable {
    /// In the service's order, without the elements that could not be read.
    package let items: [Item]
    /// How many elements the service sent, with the unreadable ones: the service's offsets count these.
    package let sentCount: Int
    /// How many items there are in all; nil where the service does not say or its figure is absurd.
    package let total: Int?
    /// Whether no page follows this one: the service says so, or its limit is reached.
    package let isLast: Bool
    /// Whether another page certainly follows, even if this one is empty or repeats what came before: the source knows its
    /// pages. Where it does not, a page that brings nothing new counts as the end.
    package let isFollowed: Bool

    package init(items: [Item], sentCount: Int, total: Int?, isLast: Bool, isFollowed: Bool = false) {
        self.items = items
        self.sentCount = sentCount
        self.total = total
        self.isLast = isLast
        self.isFollowed = isFollowed
    }
}

extension Page {
    /// What is past the last page: nothing, and nothing follows.
    package static var end: Page { Page(items: [], sentCount: 0, total: nil, isLast: true) }

    /// A page of a list that is whole; empty past its end and before its beginning.
    ///
    /// - Parameters:
    ///   - number: from 1.
    ///   - size: how many items a page has.
    package init(_ number: Int, ofWhole list: [Item], size: Int) {
        // Numbers may be any: a page's place must not overflow.
        let start = (1...list.count / size + 1).contains(number) ? (number - 1) * size : list.count
        let items = Array(list.dropFirst(start).prefix(size))
        self.init(items: items, sentCount: items.count, total: list.count, isLast: start + size >= list.count)
    }
}
