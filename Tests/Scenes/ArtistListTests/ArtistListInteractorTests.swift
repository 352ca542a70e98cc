import Entities
import Services
import TestSupport
import Testing

@testable import ArtistList

struct ArtistListInteractorTests {
    private let catalog = FakeMusicCatalog(artists: .samples(1...60))

    @Test func asksForThePageItWasToldAndHandsItOn() async throws {
        let page = try await ArtistListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil
        ).page(
            2, of: ArtistQuery())

        #expect(catalog.artists.requests == [2])
        #expect(page.items.first?.id.name == "Artist 51")
        #expect(page.isLast)
    }

    @Test func handsOnWhyTheCatalogueCouldNotAnswer() async {
        catalog.artists.fail(.rateLimited(retryAfterSeconds: 3))
        let interactor = ArtistListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)

        await #expect(throws: CatalogFailure.rateLimited(retryAfterSeconds: 3)) {
            try await interactor.page(1, of: ArtistQuery())
        }
    }

    @Test func makesTheCatalogueForgetItsAnswers() {
        ArtistListDefaultInteractor(catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)
            .invalidateCache()

        #expect(catalog.forgetCount == 1)
    }
}
