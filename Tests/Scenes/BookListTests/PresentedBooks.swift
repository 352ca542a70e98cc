import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookList

/// A presenter with its collaborators.
@MainActor
struct PresentedBooks {
    let catalog: FakeBookCatalog
    let library = FakeLibrary()
    let view = RemoteListViewSpy()
    let router = ListRouterSpy<BookID>()
    let notices = NoticeBoardSpy()
    let pause = HeldPause()
    let presenter: BookListDefaultPresenter

    init(_ all: [Book] = .samples(1...100), wording: Wording = .sample("en_US"), isOfSection: Bool = true) {
        catalog = FakeBookCatalog(all)
        presenter = BookListDefaultPresenter(
            interactor: BookListDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore(), asked: nil),
            router: router,
            wording: wording, notices: notices, undo: NoticeBoardSpy().makeUndoStack(), searchPause: pause.pause,
            picturePause: Pause {}, isOfSection: isOfSection)
        presenter.view = view
    }

    /// Shows the first rows, and waits until no more are being loaded for them.
    func start(visibleRows: Int = 10) async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: visibleRows)
        await untilIdle()
    }

    func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    /// Chooses an entry of the menu by its words.
    func choose(_ entry: String) throws {
        presenter.didAnswer(.took(try #require(view.controls.menu?.entries.firstIndex(of: entry))))
    }

    var lastQuery: BookQuery? { catalog.lists.requests.last?.query }
}
