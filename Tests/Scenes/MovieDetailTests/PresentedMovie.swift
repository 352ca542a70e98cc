import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieDetail

/// A presenter with its collaborators: films 1...9 in a catalogue, opened from a list of all of them.
@MainActor
struct PresentedMovie {
    let catalog = FakeMovieCatalog(.samples(1...9))
    let navigator = NavigatorSpy()
    let destinations = DestinationsSpy()
    let library = FakeLibrary()
    let notices = NoticeBoardSpy()
    let view = DetailViewSpy()
    let links = LinkOpenerSpy()
    let presenter: MovieDetailDefaultPresenter
    private let siblings = SiblingSourceStub<MovieID>(1...9)

    init(_ number: Int) {
        presenter = MovieDetailDefaultPresenter(
            id: MovieID(number),
            interactor: MovieDetailDefaultInteractor(
                catalog: catalog, library: library, aliases: FakeAliasFinder(), pictures: FakePictureStore()),
            router: MovieDetailDefaultRouter(
                siblings: siblings, links: links, navigator: navigator, destinations: destinations),
            wording: .sample("en_US"), notices: notices, undo: notices.makeUndoStack(),
            picturePause: Pause {})
        presenter.view = view
    }

    func appear() {
        _ = presenter.viewWillAppear()
        presenter.viewDidAppear()
    }

    /// Waits until a film is shown, complete or with a failure.
    func untilShown(_ number: Int) async {
        await #expect(eventually { @MainActor in view.state.title == "Film \(number)" && !view.state.isLoading })
    }

    func rememberSummaries() {
        for number in 1...9 { catalog.remember(Movie.sample(number)) }
    }
}
