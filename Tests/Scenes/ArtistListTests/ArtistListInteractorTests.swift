import Entities
import Services
import TestSupport
import Testing

@testable import ArtistList

struct ArtistListInteractorTests {
    @Test func saysOfAnArtistWhatItsCatalogueDoes() {
        let catalog = FakeMusicCatalog(capabilities: SourceCapabilities(artistFigures: [.plays, .listeners]))
        let interactor = ArtistListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)

        #expect(interactor.facts == [.plays, .listeners])
    }
}
