import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookDetail

/// A presenter with its collaborators: book 1...9 in a catalogue.
@MainActor
struct PresentedBook {
    let catalog = FakeBookCatalog(.samples(1...9))
    let navigator = NavigatorSpy()
    let library = FakeLibrary()
    let links = LinkOpenerSpy()
    let view = DetailViewSpy()
    let presenter: BookDetailDefaultPresenter

    init(_ number: Int) {
        catalog.details.answer { .success(.sample($0.number)) }
        presenter = BookDetailDefaultPresenter(
            id: BookID(number),
            interactor: BookDetailDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore()),
            router: BookDetailDefaultRouter(
                siblings: nil, links: links, navigator: navigator, destinations: DestinationsSpy()),
            wording: .sample("en_US"), notices: NoticeBoardSpy(),
            undo: NoticeBoardSpy().makeUndoStack(), pause: Pause {})
        presenter.view = view
    }

    func appear() {
        _ = presenter.viewWillAppear()
        presenter.viewDidAppear()
    }

    /// Waits until a book is shown, complete or with a failure.
    func untilShown(_ number: Int) async {
        await #expect(
            eventually { @MainActor in
                view.state.title == "Book \(number)" && !view.state.isLoading
                    && view.state.content?.sections.isEmpty != true
            })
    }

    func rememberSummaries() {
        for number in 1...9 { catalog.remember(Book.sample(number)) }
    }
}
