import Entities
import TestSupport
import Testing

@testable import PersonDetail

struct PersonDetailInteractorTests {
    private let catalog = FakePersonCatalog()
    private var interactor: PersonDetailDefaultInteractor {
        PersonDetailDefaultInteractor(catalog: catalog, diary: FakeLibrary(), pictures: FakePictureStore())
    }

    @Test func asksTheCatalogueAndHidesNoFailure() async throws {
        #expect(try await interactor.person(.sample).name == "Person 62")
        catalog.people.fail(.offline)
        await #expect(throws: CatalogFailure.offline) { _ = try await interactor.person(.sample) }
    }

    @Test func knowsWhatIsInMemoryAndWhatIsCached() async {
        #expect(interactor.peek(.sample) == nil)
        #expect(await interactor.cachedPerson(.sample) == nil)
        catalog.remember(.sample())
        catalog.cachedPeople.answer { _ in .success(Cached(value: .sample(), age: 60, isFresh: false)) }

        #expect(interactor.peek(.sample)?.name == "Ada Example")
        #expect(await interactor.cachedPerson(.sample)?.age == 60)
    }

    @Test func makesTheCatalogueForgetItsAnswers() {
        interactor.invalidateCache()
        #expect(catalog.forgetCount == 1)
    }
}
