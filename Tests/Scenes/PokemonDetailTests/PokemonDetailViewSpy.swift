import Presentation

@testable import PokemonDetail

@MainActor
final class PokemonDetailViewSpy: PokemonDetailView {
    private(set) var states: [DetailState] = []
    private(set) var scrollCount = 0

    var state: DetailState { states.last ?? DetailState() }

    func show(_ state: DetailState) { states.append(state) }
    func startAnew() { scrollCount += 1 }
}
