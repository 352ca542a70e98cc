import Entities
import Pictures
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct KeptPostersTests {
    private let store = FakePictureStore(display: .inCells)
    private let box = PictureBox(columns: 12, rows: 9)
    private let film = LibrarySummary(subject: .movie(MovieID(1)), title: "Heat")
    private let view = LibrarySummary(subject: SavedView(of: .movie, Refinement()).subject, title: "Films")
    private let picture = Picture(source: .movieDatabase, small: "/heat")
    private let rendered = RenderedPicture(box: PictureBox(columns: 10, rows: 7), form: .sixel([]))

    private func posters(_ finder: FakePictureFinder) -> KeptPosters {
        KeptPosters(
            PosterWall(
                store, shape: .upright, pause: Pause {}, notices: NoticeBoardSpy(), wording: .sample("en_US")),
            finder: finder)
    }

    @Test func whatComesIntoSightIsLookedForOnce() async {
        store.keep(rendered, of: picture)
        let finder = FakePictureFinder([film.subject: picture])
        let posters = posters(finder)
        for _ in 0..<3 { posters.show([film.subject, view.subject], ahead: [], in: box) }

        await #expect(eventually { @MainActor in posters.state(of: film).picture === rendered })
        #expect(finder.asked == [film.subject], "Of a view there is none")
        #expect(posters.state(of: view).picture == nil)
    }

    @Test func whatWasNotKnownIsLookedForAnewWhenTheGridComesBack() async {
        let finder = FakePictureFinder()
        let posters = posters(finder)
        posters.show([film.subject], ahead: [], in: box)
        await #expect(eventually { finder.asked.count == 1 })
        posters.clear()
        posters.show([film.subject], ahead: [], in: box)
        await #expect(eventually { finder.asked.count == 2 })
    }

    @Test func whatComesAfterTheGridIsLeftIsNotShown() async {
        let finder = FakePictureFinder([film.subject: picture])
        let posters = posters(finder)
        posters.show([film.subject], ahead: [], in: box)
        posters.clear()
        await #expect(eventually { finder.asked.count == 1 })
        await letWorkRun()
        #expect(store.asked.isEmpty)
    }
}
