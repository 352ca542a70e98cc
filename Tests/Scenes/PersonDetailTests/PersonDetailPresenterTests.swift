import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PersonDetail

@MainActor
struct PersonDetailPresenterTests {
    private let catalog = FakePersonCatalog()
    private let view = DetailViewSpy()
    private let links = LinkOpenerSpy()
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let presenter: PersonDetailDefaultPresenter

    init() {
        catalog.people.answer { _ in .success(.sample()) }
        presenter = PersonDetailDefaultPresenter(
            id: .sample, name: "Ada",
            interactor: PersonDetailDefaultInteractor(
                catalog: catalog, diary: FakeLibrary(), pictures: FakePictureStore()),
            router: PersonDetailDefaultRouter(navigator: navigator, links: links, destinations: destinations),
            wording: .sample("en_US"), notices: NoticeBoardSpy(), picturePause: Pause {})
        presenter.view = view
    }

    private func load() async {
        _ = presenter.viewWillAppear()
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in !view.state.isLoading })
    }

    @Test func whileItLoadsThereIsTheNameThatLedHere() {
        catalog.people.hold()
        #expect(!presenter.viewWillAppear())
        presenter.viewDidAppear()

        #expect(view.state.title == "Ada")
        #expect(view.state.message == Message("Loading…"))
        #expect(view.state.content == nil && view.state.isLoading)
    }

    @Test func whatThereIsToCopyOfThem() async {
        #expect(presenter.copyable == nil)
        await load()
        #expect(presenter.copyable?.text(as: .title) == "Ada Example")
        #expect(presenter.copyable?.forms == [.title, .link, .markdown])
    }

    @Test func showsWhatTheServiceSays() async {
        await load()

        #expect(catalog.people.requests == [.sample])
        #expect(view.state.title == "Ada Example")
        #expect(view.state.content?.section("films")?.rows.count == 10)
        #expect(view.state.offers.contains(.page) && view.state.offers.contains(.order) && view.state.message == nil)
    }

    @Test func whoIsInMemoryIsThereWithoutAsking() {
        catalog.remember(.sample())
        #expect(presenter.viewWillAppear())
        presenter.viewDidAppear()

        #expect(view.state.title == "Ada Example")
        #expect(catalog.people.requests.isEmpty)
    }

    @Test func afterAFailureItIsAskedForAgain() async {
        catalog.people.fail(.offline)
        await load()
        #expect(view.state.failure == .offline)
        #expect(view.state.message?.what == "You are offline")

        catalog.people.answer { _ in .success(.sample()) }
        presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in view.state.content != nil })
        #expect(view.state.failure == nil)
        #expect(catalog.forgetCount == 0)
    }

    @Test func aRefreshForgetsAnswersAndWhatIsThereStaysWhereItFails() async {
        await load()
        catalog.people.fail(.offline)
        presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in !view.state.isLoading })

        #expect(catalog.forgetCount == 1)
        #expect(view.state.content != nil)
        #expect(view.state.message?.isFailure == true)

        catalog.people.answer { _ in .success(.sample()) }
        presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in view.state.failure == nil && !view.state.isLoading })
        #expect(catalog.forgetCount == 1)
    }

    @Test func theOtherOrderComesAndGoes() async {
        await load()
        let newest = view.state.content?.section("films")
        presenter.didAskForOrder()
        #expect(view.state.content?.section("films") != newest)
        presenter.didAskForOrder()
        #expect(view.state.content?.section("films") == newest)
    }

    @Test func oneFilmNeedsNoOrder() async {
        catalog.people.answer { _ in .success(.sample(films: 1)) }
        await load()
        #expect(!view.state.offers.contains(.order))
    }

    @Test func leadsToFilmsAndToThePage() async {
        presenter.didAskForPage()
        #expect(links.opened.isEmpty)
        await load()
        presenter.didAskForPage()
        presenter.didSelect(.movie(MovieID(3)))

        #expect(links.opened == ["https://tmdb.test/person/62"])
        #expect(destinations.places == [.movie(MovieID(3))])
        #expect(navigator.calls == [.push])
    }
}
