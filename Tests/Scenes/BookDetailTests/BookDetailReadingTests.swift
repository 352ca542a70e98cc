import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import BookDetail

/// What a reader has of a book, and books that their readers have written down.
@MainActor
struct BookDetailReadingTests {
    private let library = FakeLibrary([.book("Emma", by: "Jane Austen", state: .done, rating: 4, pages: 474)])
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let notices = NoticeBoardSpy()
    private let view = DetailViewSpy()
    private let screen = ScreenStub()
    private let undo: UndoStack<LibraryFailure>
    private let presenter: BookDetailDefaultPresenter

    init() {
        undo = notices.makeUndoStack()
        let router = BookDetailDefaultRouter(
            siblings: nil, links: LinkOpenerSpy(), navigator: navigator, destinations: destinations)
        router.screen = screen
        presenter = BookDetailDefaultPresenter(
            id: BookID(source: .ownBooks, key: "Emma"),
            interactor: BookDetailDefaultInteractor(
                catalog: OwnBooks(library: library), library: library, pictures: FakePictureStore()),
            router: router, wording: .sample("en_US"), notices: notices, undo: undo, pause: Pause {})
        presenter.view = view
        _ = presenter.viewWillAppear()
        presenter.viewDidAppear()
    }

    private var standing: [String] { view.state.content?.said.map { "\($0.label): \($0.value.text)" } ?? [] }

    @Test func allThatIsKeptIsShownWithoutAskingAnybody() {
        #expect(view.state.title == "Emma")
        #expect(view.state.content?.facts == "Jane Austen")
        #expect(view.state.content?.fields.contains { $0.value == "474 · about 15.8 h" } == true)
        #expect(standing == ["Diary: Read · since November 2, 2026", "Your rating: 4 of 5"])
        #expect(!view.state.isLoading)
    }

    @Test func aStateIsChosenInAMenuAndShownAtOnce() async {
        presenter.didAskForState()
        #expect(view.state.menu?.chosen == [3])
        #expect(view.state.menu?.start == 3)
        presenter.didLeaveMenu(with: 1)

        #expect(view.state.menu == nil)
        await #expect(
            eventually { @MainActor in
                self.standing == ["Diary: Reading · since November 20, 2026", "Your rating: 4 of 5"]
            })
    }

    @Test func itIsDeletedAfterAQuestionLeadsBackAndComesBackWithUndo() async {
        presenter.shelved.askToDelete()
        #expect(view.state.question?.sentence == "Delete “Emma” and its rating?")
        presenter.shelved.answer(isYes: false)
        #expect(view.state.question == nil)
        presenter.shelved.askToDelete()
        presenter.shelved.answer(isYes: true)

        await #expect(eventually { library.kept.isEmpty })
        #expect(navigator.calls == [.pop])
        undo.undo()
        await #expect(eventually { library.kept.first?.standing?.rating == .stars(4) })
    }

    @Test func aBookThatIsDeletedElsewhereSaysSo() async {
        await letWorkRun()
        library.replaceItems(with: [])

        await #expect(eventually { @MainActor in self.view.state.message?.what == "This book was deleted" })
        #expect(view.state.content == nil)
        #expect(!view.state.offers.contains(.delete))
    }

    @Test func itIsChangedInTheForm() {
        presenter.shelved.edit()

        #expect(navigator.calls == [.push])
        #expect(destinations.forms == ["Emma"])
    }

    @Test func aBookOfWhichNothingIsKnownYetIsNotPutOnTheList() {
        let scene = PresentedBook(3)
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didAskForState()

        #expect(scene.view.state.menu == nil)
    }

    @Test func whatACatalogueTellsIsNotChangedHere() async {
        let scene = PresentedBook(3)
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.shelved.edit()
        #expect(scene.navigator.calls == [])
        #expect(!scene.view.state.offers.contains(.edit))
        #expect(scene.view.state.content?.said == [])

        scene.presenter.didAskForState()
        scene.presenter.didLeaveMenu(with: 0)
        await #expect(
            eventually { @MainActor in
                scene.view.state.content?.said.map(\.value.text) == [
                    "Want to read · since November 20, 2026"
                ]
            })
    }
}
