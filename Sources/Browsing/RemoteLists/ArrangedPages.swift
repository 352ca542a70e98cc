import Entities

/// A list in an order that its source does not know: all of its rows, as one page.
struct ArrangedPages<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// In the source's own order.
    let all: PageSource<Item>
    let arrange: @Sendable ([Item]) -> [Item]

    var source: PageSource<Item> {
        PageSource { [self] number async throws(CatalogFailure) in
            guard number == 1 else { return .end }
            var (items, walk, next) = ([Item](), PageWalk<Item.ID>(), 1)
            while !walk.isOver, !Task.isCancelled {
                items += walk.take(try await all.read(next), by: \.id)
                next += 1
            }
            return Page(items: arrange(items), sentCount: items.count, total: items.count, isLast: true)
        }
    }
}
