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
            builder.build(artist, navigator: NavigatorSpy(), destinations: AlbumDetailDestinationsSpy()))
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
            builder.build(id, named: "Daft", navigator: NavigatorSpy(), destinations: AlbumDetailDestinationsSpy())
                .title
        }
        #expect(title() == "Daft")
        catalog.remember(Artist(id: id, name: "Daft Punk", listeners: nil, plays: nil))
        #expect(title() == "Daft Punk")
    }

    @Test func aPoppedSceneIsGoneAllOfIt() async {
        catalog.remember(AlbumDetail(album: .sample(1)))
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { @MainActor in stack.top?.isBusy == false })
        #expect(parts.living == ["view", "presenter", "router", "loader", "detail loader"])

        stack.pop()
        #expect(parts.living == [])
    }

    @Test func aPoppedSceneIsGoneThoughItsRequestForAlbumsHangs() async {
        catalog.albumLists.hold()
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { catalog.albumLists.waiting.count == 1 })
        #expect(parts.living == ["view", "presenter", "router", "loader", "detail loader"])

        stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { catalog.albumLists.cancelled.count == 1 })
    }

    @Test func aPoppedSceneIsGoneThoughItsRequestForAnAlbumHangs() async {
        catalog.albums.hold()
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { pause.waitingCount == 1 })
        pause.end()
        await #expect(eventually { catalog.albums.waiting.count == 1 })
        let all = SceneParts(of: stack.top)
        stack.pop()
        #expect(all.living == [])
        #expect(parts.living == [])

        await #expect(eventually { catalog.albums.cancelled.count == 1 })
        let changes = display.changeCount
        catalog.albums.release()
        await letWorkRun()
        #expect(display.changeCount == changes)
    }

    @Test func aPoppedSceneIsGoneThoughWhatWasKeptIsStillLookedFor() async {
        catalog.cachedAlbums.answer {
            .success(Cached(value: AlbumDetail(album: Album(id: $0, plays: nil)), age: 60, isFresh: true))
        }
        catalog.cachedAlbums.hold()
        push()
        await #expect(eventually { catalog.cachedAlbums.waiting.count == 1 })
        let parts = SceneParts(of: stack.top)
        #expect(parts.living.contains("detail loader"))
        stack.pop()
        #expect(parts.living == [])
        let changes = display.changeCount
        catalog.cachedAlbums.release()
        await letWorkRun()

        #expect(display.changeCount == changes)
    }

    @Test func aPoppedSceneIsGoneThoughKeptAlbumsAreStillLookedFor() async {
        catalog.cachedAlbumLists.answer { _ in
            .success(Cached(value: Page(of: .samples(1...9), number: 1, size: 50), age: 60, isFresh: true))
        }
        catalog.cachedAlbumLists.hold()
        push()
        await #expect(eventually { catalog.cachedAlbumLists.waiting.count == 1 })
        let parts = SceneParts(of: stack.top)
        stack.pop()
        #expect(parts.living == [])
        let changes = display.changeCount
        catalog.cachedAlbumLists.release()
        await letWorkRun()

        #expect(display.changeCount == changes)
        #expect(catalog.albumLists.requests.isEmpty)
    }

    @Test func aSceneThatIsPoppedWhileTheCursorRestsAsksForNothing() async {
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { pause.waitingCount == 1 })
        stack.pop()
        #expect(parts.living == [])

        pause.end()
        await letWorkRun()
        #expect(catalog.albums.requests.isEmpty)
    }
}
