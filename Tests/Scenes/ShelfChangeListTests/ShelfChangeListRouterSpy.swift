import Entities

@testable import ShelfChangeList

@MainActor
final class ShelfChangeListRouterSpy: ShelfChangeListRouter {
    private(set) var written: [String] = []

    func write(_ book: LibraryItem) { written.append(book.summary.title) }
}
