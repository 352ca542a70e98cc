import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport

@testable import ToConfirm

extension DestinationsSpy: ToConfirmDestinations {}

@MainActor
final class ToConfirmRouterSpy: ToConfirmRouter {
    enum Call: Equatable {
        case show(String)
        case follow(String)
        case followNothing
        case library(atTab: Int)
    }

    var tabs: SharedTabs?
    private(set) var calls: [Call] = []

    func show(_ candidate: LibrarySummary) { calls.append(.show(candidate.title)) }
    func follow(_ candidate: LibrarySummary) { calls.append(.follow(candidate.title)) }
    func followNothing() { calls.append(.followNothing) }
    func showLibrary(atTab index: Int) { calls.append(.library(atTab: index)) }
}

@MainActor
final class ToConfirmViewSpy: ToConfirmView {
    private(set) var state = ToConfirmScreenState()
    private(set) var selected: Int?
    private(set) var text = ToConfirmText()

    func show(_ state: ToConfirmScreenState) { self.state = state }
    func select(row: Int) { selected = row }
    func unfold(_ text: ToConfirmText) { self.text = text }
}

/// Has rows without loading, and records the view's calls.
@MainActor
final class ToConfirmPresenterStub: ToConfirmPresenter {
    enum Call: Equatable {
        case appear, refresh
        case move(Int)
        case select(Int)
        case tab(Int)
        case take(Int, row: Int)
        case refuse(Int)
        case putOff(Int)
        case takeAll
    }

    var rows: [ToConfirmRow] = []
    let title = "To confirm · 12 found by title and year"
    private(set) var calls: [Call] = []

    func viewDidAppear() { calls.append(.appear) }
    func row(at index: Int) -> ToConfirmRow? { rows[index] }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }
    func itemName(atRow index: Int) -> String? { nil }
    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didChooseTab(at index: Int) { calls.append(.tab(index)) }
    func didTake(_ place: Int, forRow index: Int) { calls.append(.take(place, row: index)) }
    func didRefuse(row index: Int) { calls.append(.refuse(index)) }
    func didPutOff(row index: Int) { calls.append(.putOff(index)) }
    func didTakeAll() { calls.append(.takeAll) }
    func didAskForRefresh() { calls.append(.refresh) }
}

extension LibraryItem {
    /// As a file of a service calls it that knows films by their names alone.
    static func imported(_ title: String, _ year: Int?, denied: Set<ItemID> = []) -> LibraryItem {
        let key = [title, year.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
        return LibraryItem(
            summary: LibrarySummary(
                subject: .movie(MovieID(source: SourceID(rawValue: "letterboxd"), key: key)), title: title,
                released: year.flatMap { CalendarDate(year: $0) }, aliases: Aliases(denied: denied)),
            isFavourite: false, added: 7, standing: Standing(state: .done))
    }
}

extension LibrarySummary {
    static func found(_ title: String, _ year: Int?, key: Int = 1, original: String? = nil) -> LibrarySummary {
        LibrarySummary(
            subject: .movie(MovieID(key)), title: title, subtitle: original,
            released: year.flatMap { CalendarDate(year: $0) },
            aliases: Aliases(known: [.init(source: .imdb, key: "tt\(key)")]))
    }
}
