import Entities

/// The pages of a search: first what is loaded and has the words, then, after a rest in the typing, what the source finds.
struct SearchPages<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// The rows that have the words.
    let places: [LoadedRows.Place]
    /// The list that is searched.
    let loaded: PageSource<Item>
    /// What the source finds; nil where it cannot be asked for that.
    let found: PageSource<Item>?
    let pause: Pause
    /// Whether an item has the words: a page may be another one by now.
    let hasWords: @Sendable (Item) -> Bool

    /// In items: what fits on a large screen, so that a first page is soon there.
    private static var length: Int { 50 }

    /// How many pages there are of what is loaded.
    private var loadedPages: Int { (places.count + Self.length - 1) / Self.length }

    var source: PageSource<Item> {
        PageSource { [self] number async throws(CatalogFailure) in
            if number <= loadedPages { return try await loadedPage(number) }
            guard let found else { return .end }
            if number == loadedPages + 1 { await pause.wait() }
            if Task.isCancelled { return .abandoned }
            return try await found.read(number - loadedPages).withoutTotal
        } readCached: { [self] number in
            guard number > loadedPages, let page = await found?.readCached(number - loadedPages) else { return nil }
            return Cached(value: page.value.withoutTotal, age: page.age, isFresh: page.isFresh)
        }
    }

    /// The first page, where all of its items are at hand.
    ///
    /// - Parameter item: that of a row, if it is in memory.
    func firstPage(having item: (LoadedRows.Place) -> Item?) -> Page<Item>? {
        let wanted = places.prefix(Self.length)
        let items = wanted.compactMap(item)
        guard !wanted.isEmpty, items.count == wanted.count else { return nil }
        return page(items, number: 1)
    }

    private func loadedPage(_ number: Int) async throws(CatalogFailure) -> Page<Item> {
        let wanted = places.dropFirst((number - 1) * Self.length).prefix(Self.length)
        var (items, pages) = ([Item](), await kept(Set(wanted.map(\.page))))
        if Task.isCancelled { return .abandoned }
        for place in wanted {
            if pages[place.page] == nil { pages[place.page] = try await loaded.read(place.page) }
            guard let listed = pages[place.page]?.items, listed.indices.contains(place.index) else { continue }
            if hasWords(listed[place.index]) { items.append(listed[place.index]) }
        }
        return page(items, number: number)
    }

    /// The pages of these numbers that the cache has, all at once: while one is being read, another is decoded.
    private func kept(_ numbers: Set<Int>) async -> [Int: Page<Item>] {
        await withTaskGroup(of: (number: Int, page: Page<Item>?).self) { [loaded] group in
            for number in numbers {
                group.addTask {
                    (number: number, page: Task.isCancelled ? nil : await loaded.readCached(number)?.value)
                }
            }
            return await group.reduce(into: [:]) { pages, read in pages[read.number] = read.page }
        }
    }

    private func page(_ items: [Item], number: Int) -> Page<Item> {
        let isLast = number == loadedPages && found == nil
        return Page(items: items, sentCount: Self.length, total: nil, isLast: isLast, isFollowed: !isLast)
    }
}

extension Page {
    /// The user typed on: this page is discarded.
    fileprivate static var abandoned: Page { Page(items: [], sentCount: 0, total: nil, isLast: false) }

    /// A search has more rows than its source says: those that were loaded before.
    fileprivate var withoutTotal: Page {
        Page(items: items, sentCount: sentCount, total: nil, isLast: isLast, isFollowed: isFollowed)
    }
}
