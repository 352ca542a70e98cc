import Browsing
import Entities
import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail

@MainActor
struct AlbumDetailPresenterTests {
    private let scene = PresentedAlbums()

    @Test func saysHowOftenTheArtistAndAnAlbumWereListenedTo() async {
        let last = CalendarDate(iso8601: "2026-10-03") ?? .sampleToday
        scene.library.setPlays(PlayCount(count: 213, last: last), of: .artist(scene.artist))
        scene.library.setPlays(PlayCount(count: 1, last: last), of: .album(Album.sample(1).id))
        scene.remember(1)
        await scene.start()
        await #expect(
            eventually { @MainActor in
                scene.presenter.facts?.hasSuffix("Played 213 times, last October 3, 2026") == true
            })
        await #expect(
            eventually { @MainActor in scene.content?.kept.fields.map(\.value.text) == ["1 time, last October 3, 2026"]
            })
        #expect(scene.content?.kept.fields.map(\.label) == ["Played"])
    }

    @Test("Where the covers stand in a row the picture is the artist's, else that of the album under the cursor")
    func besideARowOfCoversThePictureIsTheArtists() async {
        scene.pictures.display = .inCells
        await scene.start()
        for (hasCovers, title) in [(false, "Album 1"), (true, "Björk"), (false, "Album 1")] {
            let box = PictureBox(columns: 24, rows: 12)
            scene.presenter.viewDidLayOut(pictureBox: box, hasBiography: false, hasCovers: hasCovers)
            #expect(scene.view.picture?.title == title)
        }
    }

    @Test func rememberedAlbumsAreShownWithoutAsking() async {
        let page = Page(of: [Album].samples(1...5), number: 1, size: 50)
        scene.catalog.remember(page, of: scene.artist)
        let isComplete = scene.appear()
        await letWorkRun()

        #expect(isComplete)
        #expect(scene.view.states.last?.rowCount == 5)
        #expect(scene.askedPages.isEmpty)
    }

    @Test func aYearOfOneAlbumIsEnoughForAColumn() async {
        await scene.start()
        #expect(!scene.presenter.hasYears)
        let dated = Album(
            id: AlbumID(artist: "Artist", title: "Homogenic"), plays: 7, released: CalendarDate(year: 1997))
        scene.catalog.replaceAlbums(with: .samples(1...3) + [dated])
        await scene.refresh()
        await #expect(eventually { @MainActor in scene.presenter.hasYears })
    }

    @Test func asksForPagesInOrderAsFarAsTheyAreNeeded() async {
        await scene.start()
        scene.presenter.browser.didShow(lastVisible: 45, visibleRows: 10)
        await scene.untilIdle()

        #expect(scene.askedPages == [1, 2])
        #expect(scene.presenter.browser.status(atRow: 55) == "56 of 60")
    }

    @Test func theHeaderSaysWhatIsKnownOfTheArtist() {
        #expect(scene.presenter.title == "Björk")
        #expect(scene.presenter.facts == nil)

        scene.catalog.remember(Artist(id: scene.artist, listeners: 1_234, plays: 56_789))
        #expect(scene.presenter.facts == "1,234 listeners · 56,789 plays")
    }

    @Test func anArtistWithoutAlbumsSaysSo() async {
        scene.catalog.replaceAlbums(with: [])
        await scene.start()

        #expect(scene.view.states.last?.message?.what == "No albums")
        #expect(scene.view.unfolded.isEmpty)
    }

    @Test func aFailureSaysWhy() async {
        scene.catalog.albumLists.fail(.unreadable(status: 200))
        await scene.start()

        #expect(scene.view.states.last?.message?.what == "Unreadable answer")
    }

    @Test func aRetryAsksForThePageThatFailedAndForgetsNothing() async {
        scene.catalog.albumLists.fail(.offline)
        await scene.start()
        scene.catalog.replaceAlbums(with: .samples(1...5))
        await scene.refresh()

        #expect(scene.askedPages == [1, 1])
        #expect(scene.catalog.forgetCount == 0)
        #expect(scene.view.states.last?.rowCount == 5)
    }

    @Test func anAlbumsPageIsOpened() async {
        scene.remember(1, url: "https://example.org/1")
        await scene.start()
        scene.presenter.didAskForPage()

        #expect(scene.links.opened == ["https://example.org/1"])
    }

    @Test func thePageOfTheAlbumBeforeIsGoneAtOnce() async {
        scene.remember(1, url: "https://example.org/1")
        await scene.start()
        scene.presenter.browser.didMoveCursor(to: 1)
        scene.presenter.didAskForPage()

        #expect(scene.links.opened.isEmpty)
    }
}
