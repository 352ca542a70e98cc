import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail

@MainActor
struct AlbumDetailBuilderTests {
    /// The catalogue may know the artist by a number, and have forgotten the name.
    @Test func itIsTitledByTheNameThatTheCatalogueHasOrElseByTheGivenOne() {
        let (id, catalog) = (ArtistID(name: "27"), FakeMusicCatalog())
        func title() -> String {
            AlbumDetailBuilder(catalog: catalog, context: .sample())
                .build(id, named: "Daft", navigator: NavigatorSpy(), destinations: DestinationsSpy()).title
        }
        #expect(title() == "Daft")
        catalog.remember(Artist(id: id, name: "Daft Punk", listeners: nil, plays: nil))
        #expect(title() == "Daft Punk")
    }
}
