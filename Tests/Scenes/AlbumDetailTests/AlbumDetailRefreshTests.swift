import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail

/// Cursor and unfolded album during a refresh.
@MainActor
struct AlbumDetailRefreshTests {
    private let scene = PresentedAlbums()

    /// Starts with the cursor on an album that is unfolded from memory.
    private func start(cursor: Int) async {
        await scene.start()
        scene.remember(cursor + 1)
        scene.presenter.browser.didMoveCursor(to: cursor)
    }

    @Test func asksForTheAlbumsAndForTheUnfoldedOneAnew() async {
        await start(cursor: 0)
        await scene.refresh()
        await scene.endPause()
        await #expect(eventually { @MainActor in scene.askedAlbums == ["Album 1"] })

        #expect(scene.catalog.forgetCount == 1)
        #expect(scene.askedPages == [1, 1])
    }

    @Test func whatIsUnfoldedStaysUntilItHasComeAnew() async {
        await start(cursor: 0)
        let count = scene.view.unfolded.count
        await scene.refresh()
        #expect(scene.view.unfolded.count == count)

        await scene.endPause()
        await #expect(eventually { @MainActor in scene.view.unfolded.count == count + 1 })
        #expect(scene.summary == nil)
    }

    @Test func theCursorStaysOnItsAlbumWhereverThatIsNow() async {
        await start(cursor: 4)
        let count = scene.view.unfolded.count
        scene.catalog.replaceAlbums(with: [.sample(5)] + .samples(70...90))
        await scene.refresh()

        #expect(scene.view.selected == 0)
        #expect(scene.view.unfolded.count == count)
    }

    @Test func inAListThatHasBecomeShorterTheLastAlbumUnfolds() async {
        await start(cursor: 40)
        scene.catalog.replaceAlbums(with: .samples(70...72))
        await scene.refresh()
        #expect(scene.view.selected == 2)
        #expect(scene.view.unfolded.last?.isLoading == true)

        await #expect(
            eventually { @MainActor in
                scene.pause.end()
                return scene.askedAlbums == ["Album 72"]
            })
    }

    @Test func inAListThatHasBecomeEmptyNothingIsUnfolded() async {
        await start(cursor: 4)
        scene.catalog.replaceAlbums(with: [])
        await scene.refresh()

        #expect(scene.view.unfolded.last == .folded)
        #expect(scene.view.states.last?.message?.what == "No albums")
    }

    @Test func anAlbumThatMayStillComeIsFoldedMeanwhile() async {
        await scene.start()
        scene.presenter.browser.didShow(lastVisible: 45, visibleRows: 10)
        await scene.untilIdle()
        scene.remember(56)
        scene.presenter.browser.didMoveCursor(to: 55)
        scene.catalog.albumLists.hold()
        scene.presenter.didAskForRefresh()
        await #expect(eventually { scene.catalog.albumLists.waiting.map(\.page) == [1] })
        scene.catalog.albumLists.release(.init(artist: scene.artist, page: 1))
        await #expect(eventually { scene.catalog.albumLists.waiting.map(\.page) == [2] })
        #expect(scene.view.unfolded.last == .folded)

        scene.catalog.albumLists.release()
        await scene.untilIdle()
        #expect(scene.view.selected == 55)
        #expect(scene.view.unfolded.last?.isLoading == true)
    }

    @Test func aRefreshWhileLoadingAsksForNothingMore() async {
        scene.catalog.albumLists.hold()
        scene.appear()
        await #expect(eventually { scene.catalog.albumLists.waiting.count == 1 })
        scene.presenter.didAskForRefresh()
        await letWorkRun()

        #expect(scene.askedPages == [1])
        #expect(scene.catalog.forgetCount == 0)
    }

    /// Unfolds the album under the cursor, and lets all later requests fail.
    private func failToRefresh(_ failure: CatalogFailure, list: Bool) async {
        await start(cursor: 1)
        scene.catalog.albums.fail(failure)
        if list { scene.catalog.albumLists.fail(failure) }
        await scene.refresh()
        await scene.endPause()
        await scene.untilUnfolded { $0.failure != nil }
    }

    @Test func anAlbumThatCouldNotBeHadAnewStaysAndSaysSo() async {
        await failToRefresh(.timedOut(host: "a.test"), list: false)

        #expect(scene.summary == "Summary 2")
        #expect(scene.age?.what == "Not refreshed: timed out")
        #expect(scene.age?.remedy == "Press r to retry.")
    }

    @Test func anAlbumThatCouldNotBeHadAnewIsAskedForAgainAlone() async {
        await failToRefresh(.offline, list: false)
        scene.catalog.albums.answer { .success(AlbumDetail(album: Album(id: $0, plays: nil))) }
        scene.presenter.didAskForRefresh()
        #expect(scene.summary == "Summary 2")

        await scene.endPause()
        await #expect(eventually { @MainActor in scene.askedAlbums == ["Album 2", "Album 2"] })
        await scene.untilUnfolded { $0.failure == nil }
        #expect(scene.askedPages == [1, 1])
    }

    @Test func whereTheListHasFailedTooBothAreAskedForAgain() async {
        await failToRefresh(.offline, list: true)
        scene.presenter.didAskForRefresh()
        await scene.endPause()
        await #expect(eventually { @MainActor in scene.askedAlbums.count == 2 })

        #expect(scene.askedPages == [1, 1, 1])
    }

    @Test func anAlbumThatIsNotFoundHasTheListAskedForAnewToo() async {
        await failToRefresh(.notFound, list: false)
        scene.presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in scene.askedPages == [1, 1, 1] })
    }

    @Test func aRefreshWhileTheAlbumLoadsDoesNotAskForItTwice() async {
        scene.catalog.albums.hold()
        await scene.start()
        await scene.endPause()
        await #expect(eventually { scene.catalog.albums.waiting.count == 1 })
        await scene.refresh()
        await letWorkRun()

        #expect(scene.askedAlbums == ["Album 1"])
        #expect(scene.pause.waitingCount == 0)
        scene.catalog.albums.release()
        await scene.untilContent()
    }
}
