import Browsing
import Entities
import Navigation
import Presentation

@testable import Library
@testable import Widgets

@MainActor
final class LibraryRouterSpy: LibraryRouter {
    enum Call: Equatable {
        case show(String)
        case list(SavedView)
        case follow(String)
        case followNothing
        case diary, year
        case unconfirmed(LibrarySubject?)
        case editNote(String)
        case makeList(String)
        case importFile
        case showOwnList(String)
        case edit(String)
    }

    private(set) var calls: [Call] = []
    /// The text shown for an item of another catalogue.
    private(set) var keptText: [Paragraph] = []
    let tabs = SharedTabs()

    func show(_ item: LibrarySummary, keptText: KeptText?) { calls.append(.show(name(of: item, keptText))) }
    func showList(of view: SavedView) { calls.append(.list(view)) }
    func follow(_ item: LibrarySummary, keptText: KeptText?) { calls.append(.follow(name(of: item, keptText))) }

    private func name(of item: LibrarySummary, _ keptText: KeptText?) -> String {
        guard let keptText else { return "\(item.subject.kind)" }
        self.keptText = keptText()
        return "kept \(item.title)"
    }

    func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    func showList(_ list: LibrarySummary) { calls.append(.showOwnList(list.title)) }
    func edit(_ list: LibraryItem) { calls.append(.edit(list.summary.title)) }
    func importFile() { calls.append(.importFile) }
    func makeList(beginningWith thing: LibrarySummary) { calls.append(.makeList(thing.title)) }
    func followNothing() { calls.append(.followNothing) }
    func show(_ place: TabbedPlace) {
        switch place {
        case .diary: calls.append(.diary)
        case .year: calls.append(.year)
        case .toConfirm: calls.append(.unconfirmed(nil))
        }
    }
    func showUnconfirmed(startingAt thing: LibrarySubject?) { calls.append(.unconfirmed(thing)) }
}
