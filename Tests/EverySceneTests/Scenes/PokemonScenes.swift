import Entities
import PokemonDetail
import PokemonList
import ScreenTestSupport
import TestSupport

extension DestinationsSpy: PokemonListDestinations, PokemonDetailDestinations {}

extension TestedScene {
    static let pokemonList = TestedScene(
        "PokemonList", parts: ["loader"],
        asking: ["a page": { $0.species.lists }, "a kept page": { $0.species.cachedLists }]
    ) { stage in
        PokemonListBuilder(catalog: stage.species, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: {
        $0.opens(PokemonID(1))
    }

    static let pokemonDetail = TestedScene(
        "PokemonDetail", parts: ["detail loader"],
        asking: ["a species": { $0.species.details }, "a kept species": { $0.species.cachedDetails }]
    ) { stage in
        PokemonDetailBuilder(catalog: stage.species, context: stage.context)
            .build(PokemonID(1), siblings: nil, navigator: stage.navigator, destinations: stage.destinations)
    } leads: {
        $0.writesNote(about: "Name 1")
    }
}
