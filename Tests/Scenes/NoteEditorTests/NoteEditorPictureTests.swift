import Browsing
import Entities
import Pictures
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import NoteEditor

/// The picture of what a note is about.
@MainActor
struct NoteEditorPictureTests {
    private let store = FakePictureStore(display: .inCells)
    private let display = DisplaySpy()

    /// The panes of 80x24, of 120x40 and 40x12, and one beside a narrow list.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 54, height: 36), Size(width: 38, height: 8),
        Size(width: 28, height: 30),
    ]

    private func view(having picture: Picture?) -> NoteEditorDefaultView {
        let pictures = picture.map { [LibrarySummary.sample.subject: $0] } ?? [:]
        let view = NoteEditorDefaultView(
            presenter: NoteEditorPresenterSpy(),
            picture: KeptPicture(of: .sample, finder: FakePictureFinder(pictures), store: store, pause: Pause {}),
            display: display)
        view.begin(with: "Seen twice, 千と千尋の神隠し 🎬, and what one cannot see.")
        view.show(
            NoteEditorState(
                title: "Note on Yi Yi", subject: "Yi Yi 一一", facts: "Film · 一一 · 2000", lineLabel: "Ln",
                foot: "5 words · saved", canWrite: true))
        return view
    }

    @Test(arguments: sizes) func standsBesideTheTextOrAboveIt(size: Size) async throws {
        store.keep(.sample(1, 12, 8), of: .sample(1))
        let view = view(having: .sample(1))
        let before = display.changeCount
        view.didAppear()
        await #expect(eventually { @MainActor in display.changeCount > before })
        try view.compare(with: "picture", at: size)
    }

    @Test(arguments: sizes) func itsPlaceStaysWhereThereIsNone(size: Size) throws {
        try view(having: nil).compare(with: "no-picture", at: size)
    }
}
