import Entities
import ScreenTestSupport
import TestSupport

@testable import MovieList

@MainActor
final class MovieListRouterSpy: MovieListRouter {
    enum Call: Equatable {
        case show(Int)
        case follow(Int)
        case didMove(Int)
        case followNothing
        case editNote(String)
    }

    private(set) var calls: [Call] = []

    func showDetail(of id: MovieID) { calls.append(.show(id.number)) }
    func followDetail(of id: MovieID) { calls.append(.follow(id.number)) }
    func didMoveDetail(to id: MovieID) { calls.append(.didMove(id.number)) }
    func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    func followNothing() { calls.append(.followNothing) }
}
