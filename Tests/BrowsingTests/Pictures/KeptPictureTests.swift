import Entities
import Pictures
import Presentation
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct KeptPictureTests {
    private let store = FakePictureStore(display: .inCells)
    private let film = LibrarySummary(subject: .movie(MovieID(1)), title: "Heat")
    private let heat = Picture(source: .movieDatabase, small: "/heat")
    private let rendered = RenderedPicture(box: PictureBox(columns: 20, rows: 15), form: .sixel([]))

    private func picture(of thing: LibrarySummary, _ finder: FakePictureFinder) -> KeptPicture {
        KeptPicture(of: thing, finder: finder, store: store, pause: Pause {})
    }

    @Test func itIsLookedForAndShownInItsRoom() async {
        store.keep(rendered, of: heat)
        let picture = picture(of: film, FakePictureFinder([film.subject: heat]))
        #expect(picture.state == PictureState(.upright, of: "Heat", hasPicture: false, nil))
        picture.find()
        picture.makeRoom(for: PictureBox(columns: 24, rows: 18))

        await #expect(eventually { @MainActor in picture.state?.picture === rendered })
    }

    @Test func whatNobodyKnowsOfHasItsPlaceAllTheSame() async {
        let finder = FakePictureFinder()
        let picture = picture(of: film, finder)
        picture.find()
        picture.makeRoom(for: PictureBox(columns: 24, rows: 18))
        await #expect(eventually { finder.asked == [film.subject] })
        await letWorkRun()

        #expect(picture.state?.picture == nil && picture.state != nil)
        #expect(store.asked.isEmpty)
    }

    @Test func ofAViewNothingIsLookedFor() async {
        let finder = FakePictureFinder()
        let view = LibrarySummary(subject: SavedView(of: .movie, Refinement()).subject, title: "Films")
        let picture = picture(of: view, finder)
        picture.find()
        await letWorkRun()
        #expect(picture.state == nil)
        #expect(finder.asked.isEmpty)
    }

    @Test func whereTheTerminalShowsNoneNothingStandsInItsPlace() {
        store.display = nil
        #expect(picture(of: film, FakePictureFinder()).state == nil)
    }
}
