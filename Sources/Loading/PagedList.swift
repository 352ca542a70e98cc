package import Entities

/// What is known of a list that a service gives out page by page: the rows so far, and whether there are
/// more. A value without I/O; `PagedListLoader` feeds it.
///
/// Pages are asked for in order and kept whole, so the list counts by page, never by row: neither a short
/// page nor one of another size than the last can shift what comes next.
package struct PagedList<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// In the service's order; an item that a moving ranking sends twice stands where it came first.
    package private(set) var items: [Item] = []
    package private(set) var isComplete = false
    /// What the service says it has in all; nil where it does not say.
    package private(set) var total: Int?
    /// The page to ask for next, and again after a failure.
    package private(set) var nextPage = 1

    /// What each page brought that no page before it had.
    private var pages: [[Item]] = []
    private var indexes: [Item.ID: Int] = [:]
    private var barrenPages = 0

    /// A service that sends this many pages in a row without anything readable is not asked on.
    private static var barrenPageLimit: Int { 3 }

    package init() {}

    /// How many rows there are so far.
    package var count: Int { items.count }

    /// Nil where the list has no such row.
    package func item(at index: Int) -> Item? {
        items.indices.contains(index) ? items[index] : nil
    }

    package func index(of id: Item.ID) -> Int? {
        indexes[id]
    }

    /// Takes in the page that `nextPage` asked for.
    package mutating func append(_ page: Page<Item>) {
        nextPage += 1
        total = page.total ?? total
        let start = items.count
        for item in page.items where indexes[item.id] == nil {
            indexes[item.id] = items.count
            items.append(item)
        }
        pages.append(Array(items[start...]))
        let isBarren = items.count == start
        // A page of nothing but known items is the service repeating itself past its end.
        let repeatsItself = isBarren && !page.items.isEmpty
        barrenPages = isBarren ? barrenPages + 1 : 0
        isComplete = page.isLast || page.sentCount == 0 || repeatsItself || barrenPages == Self.barrenPageLimit
        if isComplete { total = items.count }
    }

    /// Puts a newer answer in the place of a page that is here. An item that has moved to it from another page is
    /// gone from that one.
    ///
    /// - Parameter number: from 1.
    package mutating func replace(_ number: Int, with page: Page<Item>) {
        guard pages.indices.contains(number - 1) else { return }
        let ids = Set(page.items.map(\.id))
        pages = pages.map { $0.filter { !ids.contains($0.id) } }
        pages[number - 1] = page.items
        if page.isLast || page.sentCount == 0 {
            pages.removeSubrange(number...)
            isComplete = true
        } else if number == pages.count {
            isComplete = false
        }
        nextPage = pages.count + 1
        rebuild()
        total = isComplete ? items.count : page.total ?? total
    }

    private mutating func rebuild() {
        (items, indexes) = ([], [:])
        for item in pages.joined() where indexes[item.id] == nil {
            indexes[item.id] = items.count
            items.append(item)
        }
    }

    /// How many rows there should be, so that two screens lie ready below what is in sight; nil when there
    /// are enough, or no more.
    ///
    /// - Parameter lastVisible: the index of the last row in sight, -1 for none.
    package func target(lastVisible: Int, visibleRows: Int) -> Int? {
        let rows = max(1, visibleRows)
        guard !isComplete, items.count - (lastVisible + 1) < 2 * rows else { return nil }
        let batch = max(1, rows * 3 / 2)
        return items.count + batch
    }
}
