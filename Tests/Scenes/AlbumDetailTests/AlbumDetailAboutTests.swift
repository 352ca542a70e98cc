import Browsing
import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import AlbumDetail

/// What else is known of the artist, above the albums.
@MainActor
struct AlbumDetailAboutTests {
    private let scene = PresentedAlbums()

    @Test func nothingIsAskedBeforeSomebodyWantsToSeeIt() async {
        await scene.start()
        #expect(scene.catalog.details.requests.isEmpty)
        #expect(scene.presenter.headings(albums: nil).about == "About the artist (z)")

        scene.presenter.didToggleAbout()
        #expect(scene.view.artist?.isLoading == true)
        await #expect(eventually { @MainActor in scene.view.artist?.content != nil })
        #expect(scene.catalog.details.requests == [scene.artist])
    }

    @Test("What the reader has said of the artist is said while the source is in use too, folded and unfolded")
    func whatTheReaderHasSaidOfTheArtist() async throws {
        await scene.start()
        #expect(scene.presenter.said == KeptWords())
        let artist = LibrarySummary(subject: .artist(scene.artist), title: "Björk")
        _ = try await scene.library.saveNote("Live", about: artist, startedFrom: nil)
        await #expect(eventually { @MainActor in scene.presenter.said.notes.map(\.text) == ["Live"] })
        scene.presenter.didToggleAbout()
        await #expect(eventually { @MainActor in scene.view.artist?.content?.notes.map(\.text) == ["Live"] })
    }

    @Test func theAlbumsComeBackAndWhatWasAskedForStays() async {
        await scene.start()
        scene.presenter.didToggleAbout()
        await #expect(eventually { @MainActor in scene.view.artist?.content != nil })
        scene.presenter.didToggleAbout()
        #expect(scene.view.artist == nil)

        scene.presenter.didToggleAbout()
        #expect(scene.view.artist?.content != nil)
        #expect(scene.catalog.details.requests.count == 1)
    }

    @Test func afterAFailureItIsAskedForAgain() async {
        scene.catalog.details.fail(.offline)
        await scene.start()
        scene.presenter.didToggleAbout()
        await #expect(eventually { @MainActor in scene.view.artist?.hasFailed == true })
        #expect(scene.view.artist?.message?.what == "You are offline")

        scene.catalog.details.answer { .success(ArtistDetail(id: $0, name: "Björk")) }
        scene.presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in scene.view.artist?.content != nil })
        #expect(scene.view.artist?.hasFailed == false)
    }

    @Test func whatCouldNotBeToldIsAskedForAgain() async {
        scene.catalog.details.answer { id in
            var artist = ArtistDetail(id: id, name: "Björk")
            artist.topTracks = nil
            return .success(artist)
        }
        await scene.start()
        scene.presenter.didToggleAbout()
        await #expect(eventually { @MainActor in scene.view.artist?.hasFailed == true })
        #expect(scene.view.artist?.content?.section("tracks")?.note == "Could not be loaded. r tries again.")

        scene.catalog.details.answer { .success(ArtistDetail(id: $0, name: "Björk")) }
        scene.presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in scene.view.artist?.hasFailed == false })
        #expect(scene.catalog.forgetCount == 0)
    }

    @Test func aRefreshOfWhatIsThereGoesToTheService() async {
        await scene.start()
        scene.presenter.didToggleAbout()
        await #expect(eventually { @MainActor in scene.view.artist?.isLoading == false })
        scene.presenter.didAskForRefresh()
        await #expect(eventually { scene.catalog.details.requests.count == 2 })
        #expect(scene.catalog.forgetCount == 1)
    }

    @Test func theAlbumsNeitherWaitForItNorGo() async {
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didToggleAbout()
        await scene.untilIdle()
        #expect(scene.view.states.last?.rowCount == 50)
        #expect(scene.view.artist?.isLoading == true)

        scene.catalog.details.fail(.timedOut(host: "a.test"))
        scene.catalog.details.release()
        await #expect(eventually { @MainActor in scene.view.artist?.hasFailed == true })
        #expect(scene.view.states.last?.rowCount == 50 && scene.view.states.last?.failure == nil)
    }

    @Test func itsPageIsOpenedWhileItIsUnfolded() async {
        scene.catalog.details.answer { _ in .success(.bjork) }
        await scene.start()
        scene.presenter.didToggleAbout()
        await #expect(eventually { @MainActor in scene.view.artist?.content != nil })
        scene.presenter.didAskForPage()
        #expect(scene.links.opened == ["https://music.test/bjork"])
    }

    @Test func ofAnArtistThatNoListHasTheDetailTellsTheFacts() async {
        scene.catalog.details.answer { _ in .success(.bjork) }
        await scene.start()
        #expect(scene.presenter.facts == nil)
        scene.presenter.didToggleAbout()
        await #expect(
            eventually { @MainActor in scene.presenter.facts == "3,000 listeners · 4,000,000 plays" })
    }

    @Test func whatIsNamedLeadsThere() async {
        await scene.start()
        scene.presenter.didSelect(.artist(ArtistID(name: "Goldfrapp"), "Goldfrapp"))
        #expect(scene.destinations.places == [.artist(ArtistID(name: "Goldfrapp"), "Goldfrapp")])
    }

    private func makeRoomForBiography() {
        scene.presenter.viewDidLayOut(pictureBox: nil, hasBiography: true, hasCovers: false)
    }

    @Test("Where its beginning is seen, the biography is fetched once the user rests on the page, and nothing else")
    func theBiographyIsFetchedWhereItIsSeen() async {
        scene.catalog.biographies.answer { _ in .success("She sings.") }
        await scene.start()
        await #expect(eventually { scene.pause.waitingCount == 1 })
        for _ in 0..<2 { makeRoomForBiography() }
        await #expect(eventually { scene.pause.waitingCount == 2 })
        #expect(scene.catalog.biographies.requests.isEmpty && scene.presenter.biography == nil)
        scene.pause.end()
        await #expect(eventually { @MainActor in scene.presenter.biography == "She sings." })
        #expect(scene.catalog.biographies.requests == [scene.artist] && scene.catalog.details.requests.isEmpty)
    }

    @Test func aKeptBiographyNeedsNoRequest() async {
        scene.catalog.cachedDetails.answer { _ in .success(Cached(value: ArtistDetail.bjork, age: 0, isFresh: true)) }
        await scene.start()
        makeRoomForBiography()
        await #expect(eventually { @MainActor in scene.presenter.biography == ArtistDetail.bjork.biography })
        #expect(scene.catalog.biographies.requests.isEmpty)
    }

    @Test func whileTheRestIsAskedForNobodySaysThatItIsMissing() async {
        scene.catalog.cachedDetails.answer { id in
            var artist = ArtistDetail.bjork
            (artist.similar, artist.topTracks) = (nil, nil)
            return .success(Cached(value: artist, age: 0, isFresh: false))
        }
        scene.catalog.details.hold()
        await scene.start()
        scene.presenter.didToggleAbout()
        await #expect(eventually { @MainActor in scene.view.artist?.content != nil })
        #expect(scene.view.artist?.content?.sections.map(\.name) == ["biography"])
        #expect(scene.view.artist?.hasFailed == false && scene.view.artist?.isLoading == true)
        scene.catalog.details.release()
    }
}
