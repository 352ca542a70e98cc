/// A list that is read page by page to its end: each thing once, though pages shift while they are read, and with an end, though
/// its source may always name a next page.
package struct PageWalk<ID: Hashable> {
    /// Whether nothing more is to be had.
    package private(set) var isOver = false
    private var seen: Set<ID> = []
    private var barrenPages = 0
    private var pages = 0

    /// After this many pages in a row without anything new the list ends, whatever is said to follow.
    static var mostBarrenPages: Int { 8 }
    /// The most pages that are read of a list.
    static var mostPages: Int { 1_000 }

    package init() {}

    /// - Returns: what no page before had, in the page's order.
    package mutating func take<Item>(_ page: Page<Item>, by id: (Item) -> ID) -> [Item] {
        let new = page.items.filter { seen.insert(id($0)).inserted }
        pages += 1
        barrenPages = new.isEmpty ? barrenPages + 1 : 0
        let repeatsItself = new.isEmpty && !page.items.isEmpty
        isOver =
            page.isLast || (page.sentCount == 0 || repeatsItself) && !page.isFollowed
            || barrenPages >= Self.mostBarrenPages || pages >= Self.mostPages
        return new
    }
}
