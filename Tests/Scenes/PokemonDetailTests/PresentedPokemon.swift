import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonDetail

/// A presenter with its collaborators: species 1...9 in a catalogue.
@MainActor
struct PresentedPokemon {
    let catalog = FakePokemonCatalog(.samples(1...9))
    let library = FakeLibrary()
    let view = DetailViewSpy()
    let presenter: PokemonDetailDefaultPresenter

    init(_ number: Int) {
        catalog.details.answer { .success(.sample($0.number ?? 0)) }
        presenter = PokemonDetailDefaultPresenter(
            id: PokemonID(number),
            interactor: PokemonDetailDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore()),
            router: PokemonDetailDefaultRouter(
                siblings: nil, links: LinkOpenerSpy(), navigator: NavigatorSpy(), destinations: DestinationsSpy()),
            wording: .sample("en_US"), notices: NoticeBoardSpy(),
            undo: NoticeBoardSpy().makeUndoStack(), pause: Pause {})
        presenter.view = view
    }

    func appear() {
        _ = presenter.viewWillAppear()
        presenter.viewDidAppear()
    }

    /// Waits until a species is shown, complete or with a failure.
    func untilShown(_ number: Int) async {
        await #expect(
            eventually { @MainActor in
                view.state.title == "Species \(number)" && !view.state.isLoading
                    && view.state.content?.sections.isEmpty != true
            })
    }
}
