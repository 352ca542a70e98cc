import Entities

/// The words of all rows that a list has loaded, page by page. They stay when the items are let go, so that a search finds
/// those too.
@MainActor
final class LoadedTexts {
    /// A row, by its page and its place there.
    struct Place: Hashable, Sendable {
        /// From 1.
        let page: Int
        /// From 0.
        let index: Int
    }

    /// The words of each page, those of page 1 first. A page that was skipped has none.
    private var pages: [SearchedTexts] = []
    /// Pages not indexed yet: until a search begins or there are `mostUnready`, so that the first pages are drawn first.
    private var latest: [(number: Int, texts: [String])] = []

    private static let mostUnready = 4

    func note(_ texts: [String], ofPage number: Int) {
        if latest.count == Self.mostUnready { makeReady() }
        latest.append((number, texts))
    }

    func forget() {
        (pages, latest) = ([], [])
    }

    private func makeReady() {
        for page in latest {
            while pages.count < page.number { pages.append(SearchedTexts()) }
            pages[page.number - 1] = SearchedTexts(page.texts)
        }
        latest = []
    }

    /// The rows with all words, in order.
    func places(of words: SearchWords) -> [Place] {
        makeReady()
        var places: [Place] = []
        for page in pages.indices { pages[page].forEach(of: words) { places.append(Place(page: page + 1, index: $0)) } }
        return places
    }
}
