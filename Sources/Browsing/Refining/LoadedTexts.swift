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

    /// Those of page 1 first. A page that was skipped has none.
    private var pages: [SearchedTexts] = []
    /// The page noted last, which is made ready for a search with the next one, or when one begins: the first page is to be
    /// seen first.
    private var latest: (number: Int, texts: [String])?

    func note(_ texts: [String], ofPage number: Int) {
        makeReady()
        latest = (number, texts)
    }

    func forget() {
        (pages, latest) = ([], nil)
    }

    private func makeReady() {
        guard let page = latest else { return }
        while pages.count < page.number { pages.append(SearchedTexts()) }
        pages[page.number - 1] = SearchedTexts(page.texts)
        latest = nil
    }

    /// The rows with all words, in order.
    func places(of words: SearchWords) -> [Place] {
        makeReady()
        var places: [Place] = []
        for page in pages.indices { pages[page].forEach(of: words) { places.append(Place(page: page + 1, index: $0)) } }
        return places
    }
}
