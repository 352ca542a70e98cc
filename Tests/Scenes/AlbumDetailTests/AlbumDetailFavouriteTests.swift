import Browsing
import Entities
import Presentation
import TestSupport
import Testing

@testable import AlbumDetail

/// Favourites and notes of albums.
@MainActor
struct AlbumDetailFavouriteTests {
    private let scene = PresentedAlbums()

    @Test func theAlbumUnderTheCursorBecomesAFavourite() async {
        await scene.start()
        scene.presenter.didToggleFavourite(at: 1)

        #expect(scene.presenter.row(at: 1)?.marks == Marks(isFavourite: true))
        #expect(scene.library.kept.map(\.summary) == [LibrarySummary(Album.sample(2))])
    }

    @Test func aNoteIsAboutTheAlbumUnderTheCursor() async {
        await scene.start()
        scene.presenter.didAskForNote(at: 1)

        #expect(scene.navigator.calls == [.push])
        #expect(scene.destinations.notes.map(\.title) == ["Album 2"])
    }

    @Test func theCursorStartsAtTheAlbumItIsTold() async {
        scene.presenter.startCursor(at: AlbumID(artist: "Artist", title: "Album 7"))
        await scene.start()

        #expect(scene.view.selected == 6)
    }

    @Test func whyNothingWasKeptIsSaid() async {
        await scene.start()
        scene.library.fail(.busy(path: "/library"))
        scene.presenter.didToggleFavourite(at: 1)

        await #expect(eventually { @MainActor in scene.notices.notices.map(\.what) == ["The library is in use"] })
        #expect(scene.presenter.row(at: 1)?.marks == Marks())
    }
}
