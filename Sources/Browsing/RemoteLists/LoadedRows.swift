import Entities
import Presentation

/// What a list has loaded, page by page, and keeps when the items are let go: the words of all rows, so that a search finds those too, and
/// the items of the first pages, by name.
@MainActor
final class LoadedRows {
    /// A row, by its page and its place there.
    struct Place: Hashable, Sendable {
        /// From 1.
        let page: Int
        /// From 0.
        let index: Int
    }

    /// Whether the whole list is being asked for anew. All of this stays until its first page has come.
    var isBeingReplaced = false
    /// The words of each page, those of page 1 first. A page that was skipped has none.
    private var texts: [SearchedTexts] = []
    /// Pages not indexed yet: until a search begins or there are `mostUnready`, so that the first pages are drawn first.
    private var latest: [(number: Int, texts: [String])] = []
    private var items: [Int: [KnownItem]] = [:]
    private var itemCount = 0

    private static let mostUnready = 4
    private static let mostItems = 10_000

    /// - Parameters:
    ///   - texts: the words of each row of the page.
    ///   - rows: the items themselves, in the same order.
    func note(_ texts: [String], _ rows: [LibrarySummary], ofPage number: Int) {
        if isBeingReplaced, number == 1 { forget() }
        if latest.count == Self.mostUnready { makeReady() }
        latest.append((number, texts))
        itemCount += rows.count - (items[number]?.count ?? 0)
        items[number] = rows.map { KnownItem($0) }
        while itemCount > Self.mostItems, let last = items.keys.max() {
            itemCount -= items.removeValue(forKey: last)?.count ?? 0
        }
    }

    func forget() {
        (texts, latest, items, itemCount, isBeingReplaced) = ([], [], [:], 0, false)
    }

    /// The items in the order of the list.
    var known: [KnownItem] { items.keys.sorted().flatMap { items[$0] ?? [] } }

    /// The rows with all words, in order.
    func places(of words: SearchWords) -> [Place] {
        makeReady()
        var places: [Place] = []
        for page in texts.indices { texts[page].forEach(of: words) { places.append(Place(page: page + 1, index: $0)) } }
        return places
    }

    /// The rows that nearly have all words, in order.
    func nearPlaces(of words: SearchWords) -> [Place] {
        makeReady()
        return texts.indices.flatMap { page in
            texts[page].nearIndices(of: words).map { Place(page: page + 1, index: $0) }
        }
    }

    private func makeReady() {
        for page in latest {
            while texts.count < page.number { texts.append(SearchedTexts()) }
            texts[page.number - 1] = SearchedTexts(page.texts)
        }
        latest = []
    }
}
