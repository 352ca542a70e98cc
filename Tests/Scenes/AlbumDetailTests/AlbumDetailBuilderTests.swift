import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail

@MainActor
struct AlbumDetailBuilderTests {
    private let catalog = FakeMusicCatalog(albums: .samples(1...9))
    private let artist = ArtistID(name: "Björk")
    private let links = LinkOpenerSpy()
    private let display = DisplaySpy()
    private let pause = HeldPause()
    private let stack = ScreenStack()

    private func push() {
        let builder = AlbumDetailBuilder(
            catalog: catalog, context: .sample(display: display, links: links, pauses: .all(pause.pause)))
        stack.push(
            builder.build(artist, navigator: NavigatorSpy(), destinations: DestinationsSpy()))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        var detail = AlbumDetail(album: .sample(1))
        detail.url = "https://example.org/1"
        catalog.remember(detail)
        push()
        let screen = try #require(stack.top)
        #expect(screen.title == "Björk")
        await #expect(eventually { @MainActor in screen.frame(38, 4).rows[0].hasPrefix("▌ Album 1") })

        #expect(catalog.albumLists.requests == [.init(artist: artist, page: 1)])
        #expect(screen.handle(.openPage))
        #expect(links.opened == ["https://example.org/1"])
    }

    /// The catalogue may know the artist by a number, and have forgotten the name.
    @Test func itIsTitledByTheNameThatTheCatalogueHasOrElseByTheGivenOne() throws {
        let id = ArtistID(name: "27")
        let builder = AlbumDetailBuilder(
            catalog: catalog, context: .sample(display: display, links: links, pauses: .all(pause.pause)))
        func title() -> String {
            builder.build(id, named: "Daft", navigator: NavigatorSpy(), destinations: DestinationsSpy())
                .title
        }
        #expect(title() == "Daft")
        catalog.remember(Artist(id: id, name: "Daft Punk", listeners: nil, plays: nil))
        #expect(title() == "Daft Punk")
    }
}
