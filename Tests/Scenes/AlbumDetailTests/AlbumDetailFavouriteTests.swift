import Browsing
import Entities
import Presentation
import ScreenTestSupport
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

    @Test func notesOnTheUnfoldedAlbumAreShownUnderTheNamesOfTheirSources() async throws {
        let other = LibrarySummary(
            subject: .album(AlbumID(artist: "27", title: "7", source: .deezer)), title: "ALBUM 1", subtitle: "Ártist")
        _ = try await scene.library.saveNote("Before", about: other, startedFrom: nil)
        scene.remember(1)
        await scene.start()
        await #expect(eventually { @MainActor in notes == [LabelledNote(label: "Note · deezer", text: "Before")] })

        let own = LibrarySummary(Album.sample(1))
        _ = try await scene.library.saveNote("Since", about: own, startedFrom: nil)
        await #expect(
            eventually { @MainActor in
                notes == [
                    LabelledNote(label: "Note · Last.fm", text: "Since"),
                    LabelledNote(label: "Note · deezer", text: "Before"),
                ]
            })
    }

    private var notes: [LabelledNote] {
        if case .content(let content)? = scene.view.unfolded.last { content.kept.notes } else { [] }
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
