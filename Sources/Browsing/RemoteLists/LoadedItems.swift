import Entities
import Presentation

/// The items of the first pages that a list has loaded, by name. They stay when the pages are let go, up to a number.
@MainActor
final class LoadedItems {
    private var pages: [Int: [KnownItem]] = [:]
    private var count = 0

    private static let most = 10_000

    func note(_ items: [LibrarySummary], ofPage number: Int) {
        count += items.count - (pages[number]?.count ?? 0)
        pages[number] = items.map { KnownItem($0) }
        while count > Self.most, let last = pages.keys.max() { count -= pages.removeValue(forKey: last)?.count ?? 0 }
    }

    func forget() {
        (pages, count) = ([:], 0)
    }

    /// In the order of the list.
    var all: [KnownItem] { pages.keys.sorted().flatMap { pages[$0] ?? [] } }
}
