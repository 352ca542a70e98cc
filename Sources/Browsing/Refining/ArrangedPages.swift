import Entities

/// A list in an order that its source does not know: all of its rows, as one page.
struct ArrangedPages<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// In the source's own order.
    let all: PageSource<Item>
    let arrange: @Sendable ([Item]) -> [Item]

    var source: PageSource<Item> {
        PageSource { [self] number async throws(CatalogFailure) in
            guard number == 1 else { return Page(items: [], sentCount: 0, total: nil, isLast: true) }
            var (items, seen, next) = ([Item](), Set<Item.ID>(), 1)
            while true {
                let page = try await all.read(next)
                items += page.items.filter { seen.insert($0.id).inserted }
                if page.isLast || page.sentCount == 0 && !page.isFollowed || Task.isCancelled { break }
                next += 1
            }
            return Page(items: arrange(items), sentCount: items.count, total: items.count, isLast: true)
        }
    }
}
