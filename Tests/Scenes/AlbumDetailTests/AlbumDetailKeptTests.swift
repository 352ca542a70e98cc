import Entities
import Navigation
import Presentation
import TestSupport
import Testing

@testable import AlbumDetail

/// What was kept of albums from before, whenever that comes.
@MainActor
struct AlbumDetailKeptTests {
    private let scene = PresentedAlbums()

    init() {
        scene.catalog.keptAlbums.answer { id in
            var detail = AlbumDetail(album: Album(id: id, plays: nil))
            detail.summary = "Kept \(id.title)"
            return .success(Kept(value: detail, age: 3_600, isFresh: false))
        }
    }

    @Test func unfoldsWithItsAgeWithoutAnyPause() async {
        await scene.start()
        await scene.untilContent()

        #expect(scene.summary == "Kept Album 1")
        #expect(scene.note?.what == "from 1 h ago")
        #expect(scene.askedAlbums.isEmpty)
    }

    @Test func ofTheAlbumBeforeItIsDroppedHoweverLateItComes() async {
        scene.remember(2)
        scene.catalog.keptAlbums.hold()
        await scene.start()
        await #expect(eventually { scene.catalog.keptAlbums.waiting.count == 1 })
        scene.presenter.browser.didMoveCursor(to: 1)
        scene.catalog.keptAlbums.release()
        await letWorkRun()

        #expect(scene.summary == "Summary 2")
        #expect(scene.note == nil)
    }

    @Test func itNeverTakesThePlaceOfWhatTheServiceSays() async {
        scene.catalog.keptAlbums.hold()
        await scene.start()
        await #expect(eventually { scene.catalog.keptAlbums.waiting.count == 1 })
        await scene.endPause()
        await scene.untilContent()
        scene.catalog.keptAlbums.release()
        await letWorkRun()

        #expect(scene.summary == nil)
        #expect(scene.note == nil)
    }
}
