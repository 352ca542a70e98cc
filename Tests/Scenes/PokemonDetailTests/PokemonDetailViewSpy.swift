import Presentation

@testable import PokemonDetail

@MainActor
final class PokemonDetailViewSpy: PokemonDetailView {
    private(set) var states: [PokemonDetailState] = []
    private(set) var scrollCount = 0

    var state: PokemonDetailState { states.last ?? PokemonDetailState() }

    func show(_ state: PokemonDetailState) { states.append(state) }
    func startAnew() { scrollCount += 1 }
}
