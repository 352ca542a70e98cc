import Entities
import ScreenTestSupport

@testable import PokemonDetail

// The doubles that scenes share, as those of this one.

extension DetailViewSpy: PokemonDetailView {}

extension DestinationsSpy: PokemonDetailDestinations {}

extension DetailPresenterSpy: PokemonDetailPresenter {}
