import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import NoteHistory

@MainActor
struct NoteHistoryPresenterTests {
    private let library = FakeLibrary()
    private let view = NoteHistoryViewSpy()
    private let router = NoteHistoryRouterSpy()
    private let presenter: NoteHistoryDefaultPresenter

    init() async throws {
        for text in ["\n  First, and\nmore", "Second", "Third"] {
            _ = try await library.saveNote(text, about: .sample, startedFrom: nil)
        }
        presenter = NoteHistoryDefaultPresenter(
            interactor: NoteHistoryDefaultInteractor(summary: .sample, library: library), router: router,
            wording: .sample("en_US"))
        presenter.view = view
    }

    @Test func beginsWithTheTextThatWasWrittenLast() {
        presenter.viewDidAppear()

        #expect(presenter.title == "Earlier versions · Yi Yi")
        #expect(view.states.first?.isLoading == true)
        #expect(view.state.rowCount == 2)
        #expect(view.selected == 0)
        #expect(view.unfolded == "Second")
        #expect(presenter.status(atRow: 0) == "1 of 2")
    }

    @Test func aRowSaysWhenItWasWrittenAndHowItBegins() {
        presenter.viewDidAppear()

        #expect(presenter.row(at: 1)?.beginning == "First, and")
        #expect(presenter.row(at: 1)?.written.contains("1970") == true)
        #expect(presenter.row(at: 2) == nil)
    }

    @Test("Of several texts of one minute each says the second")
    func textsOfOneMinuteSayTheSecond() {
        let formatter = NoteHistoryFormatter(wording: .sample("en_US"))
        let texts = [1, 21].map { Note(text: "Text", changed: 1_764_000_000 + $0, revision: $0) }
        let written = [false, true].map { hasSeconds in
            texts.map { formatter.row($0, isBeside: false, hasSeconds: hasSeconds).written }
        }
        #expect(written[0][0] == written[0][1] && written[1][0] != written[1][1])
    }

    @Test func aRowOfAnotherMachinesTextBesideTheNoteOfNowSaysSo() {
        library.setRevisionsBeside([1], of: LibrarySummary.sample.subject)
        presenter.viewDidAppear()

        #expect(presenter.row(at: 1)?.written.hasSuffix(" · another version") == true)
        #expect(presenter.row(at: 0)?.written.contains("another version") == false)
    }

    @Test func aRowDoesNotCarryAWholeLongText() async throws {
        _ = try await library.saveNote(String(repeating: "long ", count: 10_000), about: .sample, startedFrom: nil)
        _ = try await library.saveNote("Last", about: .sample, startedFrom: nil)
        presenter.viewDidAppear()

        #expect(presenter.row(at: 0)?.beginning.count == 200)
    }

    @Test func theTextUnderTheCursorUnfolds() {
        presenter.viewDidAppear()
        presenter.didMoveCursor(to: 1)

        #expect(view.unfolded == "\n  First, and\nmore")
    }

    @Test func theTextThatIsChosenIsTakenBackAsItWas() {
        presenter.viewDidAppear()
        presenter.didSelectRow(at: 1)
        presenter.didSelectRow(at: 7)

        #expect(router.texts == ["\n  First, and\nmore"])
    }

    @Test func whereThereIsNoEarlierTextThatIsSaid() {
        let other = NoteHistoryDefaultPresenter(
            interactor: NoteHistoryDefaultInteractor(summary: .other, library: library), router: router,
            wording: .sample("en_US"))
        other.view = view
        other.viewDidAppear()

        #expect(view.state.rowCount == 0)
        #expect(view.state.message?.what == "No earlier versions")
        #expect(view.state.failure == nil)
    }

    @Test func whyTheyCannotBeReadIsSaidAndARefreshTriesAgain() {
        library.close(because: .busy(path: "/library"))
        presenter.viewDidAppear()
        #expect(view.state.message?.what == "The library is in use")
        #expect(view.state.failure != nil)
        #expect(presenter.row(at: 0) == nil)

        library.open()
        presenter.didAskForRefresh()
        #expect(view.state.rowCount == 2)
        #expect(view.state.failure == nil)
    }
}
