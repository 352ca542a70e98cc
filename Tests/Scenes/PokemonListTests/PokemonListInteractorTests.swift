import Entities
import Services
import TestSupport
import Testing

@testable import PokemonList

struct PokemonListInteractorTests {
    private let catalog = FakePokemonCatalog(.samples(1...45))
    private var interactor: PokemonListDefaultInteractor {
        PokemonListDefaultInteractor(catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)
    }

    @Test func aSpeciesIsWhatIsKnownOfItByNow() {
        let known = Pokemon(id: PokemonID(133), number: 133, name: "Evoli", englishName: "Eevee", types: [.normal])
        #expect(interactor.searchedText(of: .sample(133)) == "Species 133 133")
        catalog.remember(known)

        #expect(interactor.known(.sample(133)) == known)
        #expect(interactor.summary(of: .sample(133)).title == "Evoli")
        #expect(interactor.searchedText(of: .sample(133)) == "Evoli Eevee 133")
    }
}
