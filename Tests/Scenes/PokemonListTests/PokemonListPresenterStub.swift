import TestSupport

@testable import PokemonList

typealias PokemonListPresenterStub = RefinedListPresenterStub<PokemonRow>

extension RefinedListPresenterStub: PokemonListPresenter where Row == PokemonRow {}
