import Entities

/// The pages of a search: first what is loaded and has the words, then, after a rest in the typing, what the source finds. Where neither
/// has anything, what comes near.
struct SearchPages<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// The rows that have the words.
    let places: [LoadedRows.Place]
    /// The list that is searched.
    let loaded: PageSource<Item>
    /// What the source finds; nil where it cannot be asked for that.
    let found: PageSource<Item>?
    /// What is at hand and comes near: asked for once the source has nothing either.
    var near: @MainActor @Sendable () -> [Item] = { [] }
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
            let page = try await found.read(number - loadedPages).withoutTotal
            guard number == 1, page.isNothing, let near = await nearPage else { return page }
            return near
        } readCached: { [self] number in
            guard number > loadedPages, let page = await found?.readCached(number - loadedPages),
                number > 1 || !page.value.isNothing
            else { return nil }
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

    /// Nil for nothing.
    private var nearPage: Page<Item>? {
        get async {
            let items = Task.isCancelled ? [] : Array(await near().prefix(Self.length))
            return items.isEmpty ? nil : Page(items: items, sentCount: items.count, total: nil, isLast: true)
        }
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

    /// Whether it is all that the source has, and that is nothing.
    fileprivate var isNothing: Bool { items.isEmpty && (isLast || sentCount == 0) && !isFollowed }

    /// A search has more rows than its source says: those that were loaded before.
    fileprivate var withoutTotal: Page {
        Page(items: items, sentCount: sentCount, total: nil, isLast: isLast, isFollowed: isFollowed)
    }
}
