import Browsing
import Entities
import Presentation

@testable import ReadingList

@MainActor
final class ReadingListRouterSpy: ReadingListRouter {
    enum Call: Equatable {
        case show(String)
        case follow(String)
        case followNothing
        case showShelfChanges
        case showBooks
        case editNote(String)
        case makeList(String)
        /// Nil for a new book.
        case write(String?)
    }

    private(set) var calls: [Call] = []
    /// The text shown for a book of no catalogue.
    private(set) var keptText: [Paragraph] = []

    func show(_ book: LibrarySummary, keptText: KeptText?) { calls.append(.show(name(of: book, keptText))) }
    func follow(_ book: LibrarySummary, keptText: KeptText?) { calls.append(.follow(name(of: book, keptText))) }

    private func name(of book: LibrarySummary, _ keptText: KeptText?) -> String {
        guard let keptText else { return book.title }
        self.keptText = keptText()
        return "kept \(book.title)"
    }

    func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    func makeList(beginningWith thing: LibrarySummary) { calls.append(.makeList(thing.title)) }
    func showShelfChanges() { calls.append(.showShelfChanges) }
    func showBooks() { calls.append(.showBooks) }
    func followNothing() { calls.append(.followNothing) }
    func write(_ book: LibraryItem?, delegate: any WrittenBookDelegate) { calls.append(.write(book?.summary.title)) }
}
