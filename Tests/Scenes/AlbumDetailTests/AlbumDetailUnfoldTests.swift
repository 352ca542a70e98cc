import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail

/// The album under the cursor unfolds.
@MainActor
struct AlbumDetailUnfoldTests {
    private let scene = PresentedAlbums()

    @Test func aRememberedAlbumUnfoldsAtOnce() async {
        scene.remember(1)
        await scene.start()

        #expect(scene.summary == "Summary 1")
        #expect(scene.askedAlbums.isEmpty)
    }

    @Test func anotherIsAskedForOnceTheCursorHasRested() async {
        await scene.start()
        await letWorkRun()
        #expect(scene.view.unfolded == [.loading(Message("Loading…"))])
        #expect(scene.askedAlbums.isEmpty)

        await scene.endPause()
        await scene.untilContent()
        #expect(scene.askedAlbums == ["Album 1"])
    }

    @Test func whatIsPassedByIsNotAskedFor() async {
        await scene.start()
        for row in 1...9 {
            scene.presenter.browser.didMoveCursor(to: row)
            await letWorkRun()
        }
        scene.pause.end()
        await scene.untilContent()

        #expect(scene.askedAlbums == ["Album 10"])
    }

    @Test func anAlbumIsAskedForOnceHoweverTheListChanges() async {
        await scene.start()
        await scene.endPause()
        await scene.untilContent()
        scene.presenter.browser.didShow(lastVisible: 45, visibleRows: 10)
        await scene.untilIdle()
        await letWorkRun()

        #expect(scene.askedAlbums == ["Album 1"])
        #expect(scene.pause.waitingCount == 0)
    }

    @Test func aLateAnswerNeverReplacesANewerOne() async {
        scene.remember(2)
        scene.catalog.albums.hold()
        await scene.start()
        await scene.endPause()
        await #expect(eventually { scene.catalog.albums.waiting.count == 1 })
        scene.presenter.browser.didMoveCursor(to: 1)
        #expect(scene.summary == "Summary 2")

        scene.catalog.albums.release()
        await letWorkRun()
        #expect(scene.summary == "Summary 2")
        #expect(scene.catalog.albums.cancelled == [Album.sample(1).id])
    }

    @Test func aFailureSaysWhy() async {
        scene.catalog.albums.fail(.timedOut(host: "example.org"))
        await scene.start()
        await scene.endPause()

        let message = Wording.sample("en_US").message(.timedOut(host: "example.org"))
        await scene.untilUnfolded { $0 == .failed(.timedOut(host: "example.org"), message) }
    }

    @Test func aRetryAsksForTheAlbumAgainAndForNothingElse() async {
        scene.catalog.albums.fail(.offline)
        await scene.start()
        await scene.endPause()
        await scene.untilUnfolded { if case .failed = $0 { true } else { false } }
        scene.catalog.albums.answer { .success(AlbumDetail(album: Album(id: $0, plays: nil))) }
        scene.presenter.didAskForRefresh()
        await scene.endPause()
        await scene.untilContent()

        #expect(scene.askedAlbums == ["Album 1", "Album 1"])
        #expect(scene.askedPages == [1])
        #expect(scene.catalog.forgetCount == 0)
    }

    @Test func theCursorMayLeaveAFailureAndRefreshTheListFromElsewhere() async {
        scene.catalog.albums.fail(.offline)
        await scene.start()
        await scene.endPause()
        await scene.untilUnfolded { if case .failed = $0 { true } else { false } }
        scene.remember(2)
        scene.presenter.browser.didMoveCursor(to: 1)
        await scene.refresh()

        #expect(scene.askedPages == [1, 1])
    }
}
