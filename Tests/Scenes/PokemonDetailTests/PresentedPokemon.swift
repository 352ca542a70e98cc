import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonDetail

/// A presenter with its collaborators: species 1...9 in a catalogue, opened from a list of all of them.
@MainActor
struct PresentedPokemon {
    let catalog = FakePokemonCatalog(.samples(1...9))
    let navigator = NavigatorSpy()
    let library = FakeLibrary()
    let view = DetailViewSpy()
    let siblings: SiblingSourceStub<PokemonID>
    let presenter: PokemonDetailDefaultPresenter

    /// - Parameter pause: how long the reader stays before a species is asked for; nil for no time.
    init(
        _ number: Int, siblings: SiblingSourceStub<PokemonID> = SiblingSourceStub<PokemonID>(1...9),
        pause: HeldPause? = nil
    ) {
        self.siblings = siblings
        catalog.details.answer { .success(.sample($0.number ?? 0)) }
        presenter = PokemonDetailDefaultPresenter(
            id: PokemonID(number),
            interactor: PokemonDetailDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore()),
            router: PokemonDetailDefaultRouter(
                siblings: siblings, links: LinkOpenerSpy(), navigator: navigator,
                destinations: DestinationsSpy()),
            wording: .sample("en_US"), notices: NoticeBoardSpy(),
            undo: NoticeBoardSpy().makeUndoStack(), pause: pause?.pause ?? Pause {})
        presenter.view = view
    }

    @discardableResult
    func appear() -> Bool {
        let isComplete = presenter.viewWillAppear()
        presenter.viewDidAppear()
        return isComplete
    }

    /// Waits until a species is shown, complete or with a failure.
    func untilShown(_ number: Int) async {
        await #expect(
            eventually { @MainActor in
                view.state.title == "Species \(number)" && !view.state.isLoading
                    && view.state.content?.sections.isEmpty != true
            })
    }

    func rememberSummaries() {
        for number in 1...9 { catalog.remember(Pokemon.sample(number)) }
    }

    var asked: [Int] { catalog.details.requests.compactMap(\.number) }
}
