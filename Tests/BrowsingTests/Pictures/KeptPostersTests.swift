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

    private func posters(_ finder: FakePictureFinder, pause: Pause = Pause {}) -> KeptPosters {
        KeptPosters(
            PosterWall(
                store, shape: .upright, pause: Pause {}, notices: NoticeBoardSpy(), wording: .sample("en_US")),
            finder: finder, pause: pause)
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

    @Test func onceTheGridIsLeftNothingIsLookedForAndNothingShown() async {
        let finder = FakePictureFinder([film.subject: picture])
        let posters = posters(finder)
        posters.show([film.subject], ahead: [], in: box)
        posters.clear()
        await letWorkRun()
        #expect(finder.asked.isEmpty && store.asked.isEmpty)
    }

    @Test func whatIsOnlyPassedByIsNotLookedFor() async {
        let (finder, pause) = (FakePictureFinder(), HeldPause())
        let posters = posters(finder, pause: pause.pause)
        let films = (1...3).map { LibrarySubject.movie(MovieID($0)) }
        posters.show([films[0]], ahead: [], in: box)
        await #expect(eventually { finder.asked == [films[0]] }, "The grid has just come into sight")
        for film in films.dropFirst() {
            posters.show([film], ahead: [], in: box)
            await letWorkRun()
        }
        pause.end()
        await #expect(eventually { finder.asked.count == 2 })
        await letWorkRun()
        #expect(finder.asked == [films[0], films[2]])

        posters.show([films[1]], ahead: [], in: box)
        await #expect(eventually { pause.waitingCount == 1 })
        pause.end()
        await #expect(eventually { finder.asked.last == films[1] })
    }

    @Test func whatWasNotKnownIsLookedForAnewAfterARefresh() async {
        let finder = FakePictureFinder()
        let posters = posters(finder)
        posters.show([film.subject], ahead: [], in: box)
        await #expect(eventually { finder.asked.count == 1 })
        await letWorkRun()
        posters.show([film.subject], ahead: [], in: box)
        await letWorkRun()
        #expect(finder.asked.count == 1)
        posters.tryAgain()
        posters.show([film.subject], ahead: [], in: box)
        await #expect(eventually { finder.asked.count == 2 })
    }
}
