import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail

/// A presenter with its collaborators: an artist with albums 1...60 in pages of 50, and a held pause.
@MainActor
struct PresentedAlbums {
    let catalog = FakeMusicCatalog(albums: .samples(1...60))
    let artist = ArtistID(name: "Björk")
    let navigator = NavigatorSpy()
    let destinations = DestinationsSpy()
    let library = FakeLibrary()
    let pictures = FakePictureStore()
    let notices = NoticeBoardSpy()
    let view = AlbumDetailViewSpy()
    let links = LinkOpenerSpy()
    let pause = HeldPause()
    let presenter: AlbumDetailDefaultPresenter

    init() {
        presenter = AlbumDetailDefaultPresenter(
            interactor: AlbumDetailDefaultInteractor(
                artist: artist, name: artist.name, catalog: catalog, library: library, pictures: pictures),
            router: AlbumDetailDefaultRouter(links: links, navigator: navigator, destinations: destinations),
            wording: .sample("en_US"), notices: notices, undo: notices.makeUndoStack(),
            pause: pause.pause)
        presenter.view = view
    }

    @discardableResult
    func appear() -> Bool {
        let isComplete = presenter.viewWillAppear()
        presenter.browser.didShow(lastVisible: isComplete ? 9 : -1, visibleRows: 10)
        return isComplete
    }

    /// Shows the scene, and waits until the first albums are there.
    func start() async {
        appear()
        await untilIdle()
    }

    func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    /// Ends the pause as soon as something waits for it.
    func endPause() async {
        await #expect(eventually { pause.waitingCount > 0 })
        pause.end()
    }

    func refresh() async {
        presenter.didAskForRefresh()
        await untilIdle()
    }

    /// Waits until the unfolded album meets a condition.
    func untilUnfolded(_ isExpected: @escaping @MainActor @Sendable (UnfoldedAlbum) -> Bool) async {
        await #expect(eventually { @MainActor in view.unfolded.last.map(isExpected) == true })
    }

    func untilContent() async {
        await untilUnfolded { if case .content = $0 { true } else { false } }
    }

    func remember(_ number: Int, url: String? = nil) {
        var detail = AlbumDetail(album: .sample(number))
        detail.url = url
        detail.summary = "Summary \(number)"
        catalog.remember(detail)
    }

    /// Of the album under the cursor.
    var content: AlbumContent? {
        if case .content(let content)? = view.unfolded.last { content } else { nil }
    }

    var summary: String? { content?.summary }
    var age: Message? { content?.age }

    var askedAlbums: [String] { catalog.albums.requests.map(\.title) }
    var askedPages: [Int] { catalog.albumLists.requests.map(\.page) }
}
