import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport

@testable import Diary

extension DestinationsSpy: DiaryDestinations {}

extension LocalListViewSpy: DiaryView {}

@MainActor
final class DiaryRouterSpy: DiaryRouter {
    enum Call: Equatable {
        case show(LibrarySubject, hasText: Bool)
        case follow(LibrarySubject, hasText: Bool)
        case followNothing
        case library(atTab: Int)
        case year
        case note(LibrarySubject)
        case makeList(LibrarySubject)
        case edit(DiaryEvent.ID)
    }

    var tabs: SharedTabs?
    private(set) var calls: [Call] = []
    /// Of what was shown last, where no catalogue tells of it.
    private(set) var text: [Paragraph] = []

    func show(_ thing: LibrarySummary, keptText: KeptText?) {
        calls.append(.show(thing.subject, hasText: keptText != nil))
        text = keptText?() ?? []
    }

    func follow(_ thing: LibrarySummary, keptText: KeptText?) {
        calls.append(.follow(thing.subject, hasText: keptText != nil))
    }

    func followNothing() { calls.append(.followNothing) }
    func showLibrary(atTab index: Int) { calls.append(.library(atTab: index)) }
    func showYear(delegate: any TabbedPageDelegate) { calls.append(.year) }
    func editNote(about summary: LibrarySummary) { calls.append(.note(summary.subject)) }
    func makeList(beginningWith thing: LibrarySummary) { calls.append(.makeList(thing.subject)) }
    func edit(_ entry: DiaryEntry) { calls.append(.edit(entry.id)) }
}

@MainActor
final class TabbedPageStub: TabbedPageDelegate {
    func didLeavePage(by step: Int) {}
    func didTurnPage(to name: String) {}
    func didClosePage() {}
}

extension LibraryItem {
    func times(_ events: DiaryEvent...) -> LibraryItem {
        var item = self
        item.events = events
        return item
    }
}

extension DiaryEvent {
    /// - Parameter day: as `2026-11-20`; nil for one that nobody knows.
    static func on(
        _ day: String?, _ id: String, rating: Int? = nil, note: String? = nil, tags: [String] = [],
        isAgain: Bool = false
    ) -> DiaryEvent {
        DiaryEvent(
            id: .init(text: id), day: day.flatMap { CalendarDate(iso8601: $0) },
            rating: rating.flatMap { OwnRating(percent: $0) }, note: note, tags: tags, isAgain: isAgain, changed: 0)
    }
}

extension [LibraryItem] {
    /// Two films, an album and a book.
    static let diary = [
        LibraryItem.film(1, title: "Yi Yi", added: 30_000).times(
            .on("2026-11-20", "a", rating: 90, isAgain: true), .on("2024", "b")),
        .film(2, title: "Alien", added: 20_000).times(.on("2026-11-02", "c", tags: ["ship"])),
        .album("Vespertine", by: "Björk", added: 10_000).times(
            .on("2026-10-31", "d", rating: 70, note: "Late at night")),
        .book("Emma", by: "Jane Austen", state: .done, added: 5_000).times(.on(nil, "e")),
    ]
}
