import Entities
import ScreenTestSupport
import TestSupport

@testable import PokemonList

@MainActor
final class PokemonListRouterSpy: PokemonListRouter {
    enum Call: Equatable {
        case show(Int)
        case follow(Int)
        case didMove(Int)
        case followNothing
        case editNote(String)
    }

    private(set) var calls: [Call] = []

    func showDetail(of id: PokemonID) { calls.append(.show(id.number ?? 0)) }
    func followDetail(of id: PokemonID) { calls.append(.follow(id.number ?? 0)) }
    func didMoveDetail(to id: PokemonID) { calls.append(.didMove(id.number ?? 0)) }
    func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    func followNothing() { calls.append(.followNothing) }
}
