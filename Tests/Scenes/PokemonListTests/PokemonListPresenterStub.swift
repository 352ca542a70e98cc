import TestSupport

@testable import PokemonList

typealias PokemonListPresenterStub = RemoteListPresenterStub

extension RemoteListPresenterStub: PokemonListPresenter {}
