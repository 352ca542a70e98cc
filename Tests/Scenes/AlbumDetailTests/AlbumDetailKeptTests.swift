import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail

/// Cached albums, early or late.
@MainActor
struct AlbumDetailKeptTests {
    private let scene = PresentedAlbums()

    init() {
        scene.catalog.cachedAlbums.answer { id in
            var detail = AlbumDetail(album: Album(id: id, plays: nil))
            detail.summary = "Kept \(id.title)"
            return .success(Cached(value: detail, age: 3_600, isFresh: false))
        }
    }

    @Test func unfoldsWithItsAgeWithoutAnyPause() async {
        await scene.start()
        await scene.untilContent()

        #expect(scene.summary == "Kept Album 1")
        #expect(scene.age?.what == "from 1 h ago")
        #expect(scene.askedAlbums.isEmpty)
    }

    @Test func ofTheAlbumBeforeItIsDroppedHoweverLateItComes() async {
        scene.remember(2)
        scene.catalog.cachedAlbums.hold()
        await scene.start()
        await #expect(eventually { scene.catalog.cachedAlbums.waiting.count == 1 })
        scene.presenter.browser.didMoveCursor(to: 1)
        scene.catalog.cachedAlbums.release()
        await letWorkRun()

        #expect(scene.summary == "Summary 2")
        #expect(scene.age == nil)
    }

    @Test func itNeverTakesThePlaceOfWhatTheServiceSays() async {
        scene.catalog.cachedAlbums.hold()
        await scene.start()
        await #expect(eventually { scene.catalog.cachedAlbums.waiting.count == 1 })
        await scene.endPause()
        await scene.untilContent()
        scene.catalog.cachedAlbums.release()
        await letWorkRun()

        #expect(scene.summary == nil)
        #expect(scene.age == nil)
    }

    @Test func theirListIsShownBeforeItIsThereToStayAndAsksForNothing() async {
        scene.catalog.cachedAlbumLists.answer {
            .success(Cached(value: Page(of: .samples(1...60), number: $0.page, size: 50), age: 60, isFresh: false))
        }
        #expect(!scene.presenter.viewWillAppear())
        #expect(scene.view.states.last?.message == Message("Loading…"))
        await #expect(eventually { @MainActor in scene.presenter.row(at: 0)?.title == "Album 1" })
        await letWorkRun()
        #expect(scene.askedPages.isEmpty)

        scene.presenter.browser.didShow(lastVisible: 9, visibleRows: 10)
        await #expect(eventually { @MainActor in scene.askedPages == [1] })
    }
}
