import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonList

/// A presenter with its collaborators.
@MainActor
struct PresentedPokedex {
    let catalog: FakePokemonCatalog
    let library = FakeLibrary()
    let view = RemoteListViewSpy()
    let router = ListRouterSpy<PokemonID>()
    let pause = HeldPause()
    let presenter: PokemonListDefaultPresenter

    init(_ all: [Pokemon] = .samples(1...100), wording: Wording = .sample("en_US")) {
        catalog = FakePokemonCatalog(all)
        presenter = PokemonListDefaultPresenter(
            interactor: PokemonListDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore(), asked: nil), router: router,
            wording: wording, notices: NoticeBoardSpy(),
            undo: NoticeBoardSpy().makeUndoStack(), searchPause: pause.pause, picturePause: Pause {})
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

    var lastQuery: PokemonQuery? { catalog.lists.requests.last?.query }
}
