import Entities
import ScreenTestSupport
import TestSupport

@testable import BookList

@MainActor
final class BookListRouterSpy: BookListRouter {
    enum Call: Equatable {
        case show(Int)
        case follow(Int)
        case didMove(Int)
        case followNothing
        case showReadingList
        case editNote(String)
    }

    private(set) var calls: [Call] = []

    func showDetail(of id: BookID) { calls.append(.show(id.number)) }
    func followDetail(of id: BookID) { calls.append(.follow(id.number)) }
    func didMoveDetail(to id: BookID) { calls.append(.didMove(id.number)) }
    func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    func showReadingList() { calls.append(.showReadingList) }
    func followNothing() { calls.append(.followNothing) }
}
