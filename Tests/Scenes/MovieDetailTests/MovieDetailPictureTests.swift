import Browsing
import Commands
import Entities
import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import MovieDetail

/// Its poster.
@MainActor
struct MovieDetailPictureTests {
    private let catalog = FakeMovieCatalog((1...9).map { .withPicture($0) })
    private let store = FakePictureStore(display: .inCells)
    private let pause = HeldPause()
    private let presenter: MovieDetailDefaultPresenter
    private let view: MovieDetailDefaultView
    private let siblings = SiblingSourceStub<MovieID>(1...9)

    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 38, height: 4), Size(width: 48, height: 36),
        Size(width: 138, height: 30),
    ]

    init() {
        let notices = NoticeBoardSpy()
        presenter = MovieDetailDefaultPresenter(
            id: MovieID(3),
            interactor: MovieDetailDefaultInteractor(
                catalog: catalog, library: FakeLibrary(), aliases: FakeAliasFinder(), pictures: store),
            router: MovieDetailDefaultRouter(
                siblings: siblings, links: LinkOpenerSpy(), navigator: NavigatorSpy(),
                destinations: DestinationsSpy()),
            wording: .sample("en_US"), notices: notices, undo: notices.makeUndoStack(), picturePause: pause.pause)
        view = MovieDetailDefaultView(presenter: presenter, display: DisplaySpy())
        presenter.view = view
        catalog.remember(MovieDetail(movie: .withPicture(3)))
        catalog.remember(MovieDetail(movie: .withPicture(4)))
        _ = presenter.viewWillAppear()
    }

    @Test(arguments: sizes) func showsThePoster(size: Size) throws {
        store.keep(.sample(3, 12, 8), of: .sample(3))
        try view.compare(with: "poster", at: size)
    }

    @Test(arguments: sizes) func keepsItsPlaceUntilItHasCome(size: Size) throws {
        try view.compare(with: "poster-loading", at: size)
    }

    @Test(arguments: sizes) func theTextOfAFilmWithoutOneStandsWhereThatOfOthersDoes(size: Size) throws {
        catalog.remember(MovieDetail(movie: .sample(3)))
        _ = presenter.viewWillAppear()
        try view.compare(with: "poster-none", at: size)
    }

    /// A film with a cast, and with others that are like it.
    private func showFilmWithOthers() {
        var detail = MovieDetail(movie: .withPicture(3))
        detail.cast = (1...5).map { CastMember(name: "Actor \($0)", character: "Somebody \($0)") }
        detail.recommendations = (1...9).map { $0 == 5 ? .sample(5) : .withPicture($0) }
        catalog.remember(detail)
        _ = presenter.viewWillAppear()
    }

    @Test("A wide pane has two columns of cast, and a row of films that are like it with their posters")
    func aWidePaneShowsOthersAsPosters() throws {
        store.keep(.sample(3, 12, 8), of: .sample(3))
        store.keep(.sample(2, 12, 8), of: .sample(2))
        showFilmWithOthers()
        for size in [Size(width: 90, height: 40), Size(width: 138, height: 56)] {
            try view.compare(with: "others", at: size)
        }
        try view.compare(with: "others-narrower", at: Size(width: 89, height: 40))
    }

    @Test("A poster among the text is shown once all of it is in sight, and its picture is asked for then")
    func aPosterIsAskedForOnceItIsInSight() async {
        showFilmWithOthers()
        _ = view.frame(138, 14)
        #expect(await eventually { pause.waitingCount > 0 })
        pause.end()
        #expect(await eventually { store.asked == [.sample(3)] })
        _ = view.handle(.last)
        _ = view.frame(138, 14)
        #expect(await eventually { pause.waitingCount > 1 })
        pause.end()
        #expect(await eventually { store.asked.contains(.sample(4)) })
        store.answer(.sample(4), .sample(4, 12, 8))
        #expect(await eventually { @MainActor in view.frame(138, 14).placements.count == 1 })
    }

    @Test("A poster among the text leads to its film, by the keyboard and by a press on it")
    func aPosterLeadsToItsFilm() throws {
        showFilmWithOthers()
        _ = view.frame(138, 56)
        for _ in 1...4 { _ = view.handle(.nextPlace) }
        let marked = view.frame(138, 56)
        #expect(marked.texts(in: .selected).joined(separator: " ").contains("In the Mood"))
        #expect(view.commands.contains(.open))
        let heading = try #require(marked.rows.firstIndex { $0.contains("See also") })
        let place = CellPosition(x: 8, y: heading + 4)
        #expect(view.handle(Pointing(.press(marked.target(at: place)), at: place)) == .acted)
    }

    @Test func whereTheTerminalShowsNoneTheOthersAreRows() {
        showFilmWithOthers()
        store.display = nil
        let rows = view.frame(138, 56).rows
        #expect(rows.contains { $0.hasPrefix(" In the Mood for Film 1 (1951)") })
    }

    @Test func asksForWhatFitsItsPane() async {
        _ = view.frame(78, 20)
        #expect(await eventually { pause.waitingCount > 0 })
        pause.end()
        #expect(await eventually { store.asked == [.sample(3)] })
        #expect(store.boxes.allSatisfy { $0.rows <= 20 && $0.columns <= 30 })
    }

    @Test("The poster of a film that was left never stands beside the next one")
    func noWrongPosterIsShown() async throws {
        _ = view.frame(78, 20)
        #expect(await eventually { pause.waitingCount > 0 })
        pause.end()
        #expect(await eventually { store.asked == [.sample(3)] })
        presenter.didAskForSibling(.next)
        _ = view.frame(78, 20)
        store.answer(.sample(3), .sample(3, 12, 8))
        await letWorkRun()
        #expect(view.frame(78, 20).placements.isEmpty)
        #expect(await eventually { pause.waitingCount > 0 })
        pause.end()
        #expect(await eventually { store.asked == [.sample(3), .sample(4)] })
        let fourth = RenderedPicture.sample(4, 12, 8)
        store.answer(.sample(4), fourth)
        #expect(await eventually { @MainActor in view.frame(78, 20).placements.first?.picture === fourth })
    }

    @Test func whereTheTerminalShowsNoneTheTextHasAllOfThePane() {
        let withPoster = view.frame(78, 20).rows
        store.display = nil
        #expect(view.frame(78, 20).rows != withPoster)
        #expect(view.frame(78, 20).placements.isEmpty)
        #expect(!view.frame(78, 20).rows.joined().contains("░"))
    }

    @Test func oncePicturesAreShownAgainItIsThereInTheSameFrame() {
        store.keep(.sample(3, 12, 8), of: .sample(3))
        store.display = nil
        _ = view.frame(78, 20)
        store.display = .inCells
        #expect(view.frame(78, 20).placements.count == 1)
    }
}

extension Movie {
    fileprivate static func withPicture(_ number: Int) -> Movie {
        var movie = Movie.sample(number, title: "In the Mood for Film \(number)")
        movie.picture = .sample(number)
        return movie
    }
}
