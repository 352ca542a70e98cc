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

    @Test func startsWithAllByNumber() {
        #expect(interactor.query == PokemonQuery())
    }

    @Test func asksForThePageAndTheQueryItWasTold() async throws {
        let query = PokemonQuery(text: "2", sort: .name)
        let page = try await interactor.page(3, of: query)
        _ = await interactor.cachedPage(2, of: query)

        #expect(page.items.map(\.number) == [41, 42, 43, 44, 45])
        #expect(catalog.lists.requests.map(\.query) == [query])
        #expect(catalog.askedPages == [3])
        #expect(catalog.cachedLists.requests.map(\.query) == [query])
        #expect(catalog.cachedLists.requests.map(\.page) == [2])
    }
}
