import TestSupport

@testable import PokemonList

typealias PokemonListPresenterStub = RefinedListPresenterStub

extension RefinedListPresenterStub: PokemonListPresenter {}
