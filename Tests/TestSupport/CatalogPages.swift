package import Entities

extension Page {
    /// A page of a list, as a service with a fixed page size sends it.
    ///
    /// - Parameter number: from 1.
    package init(of items: [Item], number: Int, size: Int) {
        let page = Array(items.dropFirst((number - 1) * size).prefix(size))
        self.init(items: page, sentCount: page.count, total: items.count, isLast: number * size >= items.count)
    }
}
