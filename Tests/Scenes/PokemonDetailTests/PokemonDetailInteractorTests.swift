import Entities
import Services
import TestSupport
import Testing

@testable import PokemonDetail

struct PokemonDetailInteractorTests {
    private let catalog = FakePokemonCatalog(.samples(1...9))
    private let library = FakeLibrary()
    private var interactor: PokemonDetailDefaultInteractor {
        PokemonDetailDefaultInteractor(catalog: catalog, library: library, pictures: FakePictureStore())
    }

    @Test func asksTheCatalogueAndHidesNoFailure() async throws {
        #expect(try await interactor.detail(of: PokemonID(3)).pokemon == .sample(3))
        catalog.details.fail(.offline)
        await #expect(throws: CatalogFailure.offline) { _ = try await interactor.detail(of: PokemonID(3)) }
    }

    @Test func whatTheLibraryKnowsIsLessThanWhatTheCatalogueRemembers() async throws {
        try await library.addFavourite(LibrarySummary(.sample(3, name: "Kept")))
        #expect(interactor.peek(PokemonID(3))?.item.name == "Kept")
        catalog.remember(Pokemon.sample(3))

        #expect(interactor.peek(PokemonID(3))?.item.name == "Species 3")
    }

    @Test func preparesOnlyWhatIsNotInMemory() async {
        await interactor.prepare(PokemonID(3))
        catalog.remember(PokemonDetail.sample(4))
        await interactor.prepare(PokemonID(4))

        #expect(catalog.details.requests == [PokemonID(3)])
    }
}
