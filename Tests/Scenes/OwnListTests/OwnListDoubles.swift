import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport

@testable import OwnList

extension DestinationsSpy: OwnListDestinations {}

extension LocalListViewSpy: OwnListView {}

@MainActor
final class OwnListRouterSpy: OwnListRouter {
    enum Call: Equatable {
        case show(LibrarySubject, hasText: Bool)
        case follow(LibrarySubject, hasText: Bool)
        case followNothing
        case edit(String, with: LibrarySubject?)
        case note(LibrarySubject)
        case makeList(LibrarySubject)
        case list(SavedView)
    }

    private(set) var calls: [Call] = []
    /// What was shown last in place of a detail, or followed.
    private(set) var keptText: [Paragraph] = []

    func show(_ thing: LibrarySummary, keptText: KeptText?) {
        self.keptText = keptText?() ?? []
        calls.append(.show(thing.subject, hasText: keptText != nil))
    }

    func follow(_ thing: LibrarySummary, keptText: KeptText?) {
        self.keptText = keptText?() ?? []
        calls.append(.follow(thing.subject, hasText: keptText != nil))
    }

    func showList(of view: SavedView) { calls.append(.list(view)) }
    func followNothing() { calls.append(.followNothing) }
    func edit(_ list: LibraryItem, with thing: ListedThing?) {
        calls.append(.edit(list.summary.title, with: thing?.id))
    }

    func editNote(about summary: LibrarySummary) { calls.append(.note(summary.subject)) }
    func makeList(beginningWith thing: LibrarySummary) { calls.append(.makeList(thing.subject)) }
}

extension LibraryItem {
    /// Two films, an album and a book, in this order: Yi Yi, Vespertine, Emma, Alien.
    static let ownList: LibraryItem = {
        let things = [
            LibraryItem.film(1, title: "Yi Yi"), .album("Vespertine", by: "Björk"),
            .book("Emma", by: "Jane Austen"), .film(2, title: "Alien"),
        ]
        var list = LibraryItem(
            summary: LibrarySummary(
                subject: LibrarySubject(kind: .list, id: ItemID(source: .ownLists, key: "1")), title: "For the winter"),
            isFavourite: true, added: 1, note: Note(text: "With snow\nin them", changed: 1, revision: 1))
        list.things = zip(things, FractionalPosition.spread(things.count)).map { ListedThing($0.summary, at: $1) }
        return list
    }()
}
