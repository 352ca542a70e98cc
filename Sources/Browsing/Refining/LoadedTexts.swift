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

    func note(_ texts: [String], ofPage number: Int) {
        pages[number] = SearchedTexts(texts)
    }

    func forget() {
        pages = [:]
    }

    /// The rows with all words, in order.
    func places(of words: SearchWords) -> [Place] {
        pages.keys.sorted().flatMap { number in
            (pages[number]?.indices(of: words) ?? []).map { Place(page: number, index: $0) }
        }
    }
}
