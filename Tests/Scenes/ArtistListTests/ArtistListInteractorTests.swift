import Entities
import Services
import TestSupport
import Testing

@testable import ArtistList

struct ArtistListInteractorTests {
    private let catalog = FakeMusicCatalog(artists: .samples(1...60))

    @Test func asksForThePageItWasToldAndHandsItOn() async throws {
        let interactor = ArtistListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)
        let page = try await interactor.page(2, of: ArtistQuery())

        #expect(catalog.artists.requests == [2])
        #expect(page.items.first?.id.name == "Artist 51")
        #expect(page.isLast)
    }
}
