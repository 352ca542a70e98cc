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

    private var pages: [Int: SearchedTexts] = [:]
    /// The page noted last, which is made ready for a search with the next one, or when one begins: the first page is to be
    /// seen first.
    private var latest: (number: Int, texts: [String])?

    func note(_ texts: [String], ofPage number: Int) {
        makeReady()
        latest = (number, texts)
    }

    func forget() {
        (pages, latest) = ([:], nil)
    }

    private func makeReady() {
        guard let page = latest else { return }
        pages[page.number] = SearchedTexts(page.texts)
        latest = nil
    }

    /// The rows with all words, in order.
    func places(of words: SearchWords) -> [Place] {
        makeReady()
        return pages.keys.sorted().flatMap { number in
            (pages[number]?.indices(of: words) ?? []).map { Place(page: number, index: $0) }
        }
    }
}
