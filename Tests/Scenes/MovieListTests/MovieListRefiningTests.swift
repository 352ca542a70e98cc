import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import MovieList

/// Which list, in which order, narrowed by what.
@MainActor
struct MovieListRefiningTests {
    private let view = RemoteListViewSpy()
    private let notices = NoticeBoardSpy()
    private let catalog: FakeMovieCatalog
    private let presenter: MovieListDefaultPresenter

    private static let filters = [
        SourceCapabilities.Filter(.genre, .choices(several: true, excluded: true)),
        SourceCapabilities.Filter(.language, .choices(several: false)),
        SourceCapabilities.Filter(.years, .years()), SourceCapabilities.Filter(.runtime, .minutes),
        SourceCapabilities.Filter(.rating, .least(upTo: 10)),
        SourceCapabilities.Filter(.person, .choices(several: false, listed: false)),
    ]

    private static let rich = SourceCapabilities(
        lists: [
            SourceCapabilities.List(
                .popular,
                sorts: [SourceCapabilities.Sort(.popularity), SourceCapabilities.Sort(.title, canBeReversed: false)],
                filters: filters),
            SourceCapabilities.List(.upcoming),
        ])

    init() {
        self.init(Self.rich)
    }

    private init(_ capabilities: SourceCapabilities) {
        catalog = FakeMovieCatalog(.samples(1...40), capabilities: capabilities)
        catalog.filterValues.answer { filter in
            .success(
                filter == .genre
                    ? [FilterValue("drama"), FilterValue("horror"), FilterValue("99", name: "Noir")]
                    : [FilterValue("ko"), FilterValue("ja")])
        }
        let interactor = MovieListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)
        presenter = MovieListDefaultPresenter(
            interactor: interactor, router: ListRouterSpy<MovieID>(), wording: .sample("en_US"), notices: notices,
            undo: notices.makeUndoStack(), searchPause: Pause {}, picturePause: Pause {})
        presenter.view = view
    }

    private func start() async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: 30)
        await untilIdle()
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    private var menu: Menu? { view.controls.menu }

    private func choose(_ entry: String, _ answer: (Int) -> MenuAnswer = MenuAnswer.took) throws {
        let entries = try #require(menu?.entries)
        presenter.didAnswer(answer(try #require(entries.firstIndex { $0.hasPrefix(entry) }, "\(entries)")))
    }

    /// Opens a filter of the panel, and waits for its values.
    private func open(_ filter: String) async throws {
        if menu?.subject != "refine" { presenter.didAskForFilters() }
        try choose(filter)
        await #expect(eventually { @MainActor in menu?.entries.isEmpty != true })
    }

    private func type(_ text: String) {
        presenter.didType(text)
        presenter.didEndTyping(keeps: true)
    }

    private var lastQuery: MovieQuery? { catalog.lists.requests.last?.query }

    @Test func filtersAreSetInThePanelAndApplyAsOneGoes() async throws {
        await start()
        #expect(presenter.controls.choices == [.collection, .order, .filters])
        try await open("Genre")
        try choose("Drama", MenuAnswer.marked)
        try choose("Horror", MenuAnswer.marked)
        try choose("Horror", MenuAnswer.marked)
        #expect(menu?.chosen == [0])
        #expect(menu?.excluded == [1])
        presenter.didAnswer(.left)
        try await open("Original language")
        try choose("Korean")
        try await open("Years")
        #expect(view.controls.askedText == TextQuestion(label: "Years (1994, 1990s, 1990-1999):", text: ""))
        type("1990s")
        presenter.didAnswer(.left)
        presenter.didAskForSort()
        try choose("By title")
        await untilIdle()

        let title = "Movies · popular · Drama, not Horror · Korean · 1990s · by title"
        #expect(presenter.title == title)
        #expect(menu == nil)
        #expect(
            lastQuery?.refinement
                == Refinement(
                    sort: .title,
                    filters: [
                        .genre: .choices(FilterChoices(with: [FilterValue("drama")], without: [FilterValue("horror")])),
                        .language: .only("ko"), .years: .range(FilterRange(1990...1999)),
                    ]))
        let other = MovieListRefiningTests()
        other.presenter.restore(storedQuery: presenter.storedQuery)
        #expect(other.presenter.title == title)
    }

    @Test func backspaceClearsTheEntryUnderTheCursor() async throws {
        await start()
        try await open("Rating from")
        type("7.5")
        try await open("Runtime")
        type("90-120")
        #expect(menu?.entries.contains("Runtime: 90–120 min") == true)
        #expect(menu?.entries.contains("Rating from: rated 7.5 or better") == true)
        #expect(menu?.title == "Refine · 40 found")
        #expect(menu?.details.filter(\.isSet).map(\.value) == ["90–120 min", "rated 7.5 or better"])
        #expect(menu?.start == menu?.entries.firstIndex { $0.hasPrefix("Runtime") })
        try choose("Runtime", MenuAnswer.cleared)
        #expect(presenter.title == "Movies · popular · rated 7.5 or better")
        try choose("Rating from", MenuAnswer.cleared)
        #expect(presenter.title == "Movies · popular")
        try choose("Rating from", MenuAnswer.cleared)
        presenter.didAnswer(.left)
        #expect(menu == nil && presenter.title == "Movies · popular")
    }

    @Test func amongTheValuesOfAFilterBackspaceClearsTheOneUnderTheCursor() async throws {
        await start()
        try await open("Genre")
        try choose("Drama", MenuAnswer.marked)
        try choose("Horror", MenuAnswer.marked)
        try choose("Drama", MenuAnswer.cleared)
        #expect(presenter.title == "Movies · popular · Horror")
        try choose("Drama", MenuAnswer.cleared)
        try choose("Horror", MenuAnswer.cleared)
        #expect(presenter.title == "Movies · popular")
    }

    @Test(arguments: [
        ("Years", "9x"), ("Years", "1994s"), ("Runtime", "short"), ("Rating from", "11"), ("Rating from", "-1"),
    ])
    func whatCannotBeMeantIsSaidAndTheTypingGoesOn(filter: String, text: String) async throws {
        await start()
        try await open(filter)
        type(text)

        #expect(notices.notices.count == 1)
        #expect(notices.notices.last?.remedy?.isEmpty == false)
        #expect(view.controls.askedText?.text == text)
        presenter.didEndTyping(keeps: false)
        #expect(menu?.subject == "refine")
        #expect(presenter.title == "Movies · popular")
    }

    @Test func aTypedNameIsAFilterAndAnEmptyOneIsNone() async throws {
        catalog.filterValues.answer { _ in .success([FilterValue("6817", name: "Agnès Varda")]) }
        await start()
        try await open("Person")
        type(" varda agnes ")
        let varda = FilterCondition.only("6817", name: "Agnès Varda")
        #expect(await eventually { @MainActor in presenter.list.query[.person] == varda })
        #expect(presenter.title.hasSuffix("Agnès Varda"))
        try await open("Person")
        #expect(view.controls.askedText?.text == "Agnès Varda")
        type("")
        #expect(presenter.list.query[.person] == nil)
    }

    @Test func ofSeveralOfOneNameTheReaderChooses() async throws {
        catalog.filterValues.answer { _ in
            .success([FilterValue("1", name: "Steve McQueen"), FilterValue("2", name: "Steve McQueen II")])
        }
        await start()
        try await open("Person")
        type("mcqueen")
        await #expect(eventually { @MainActor in menu?.entries == ["Steve McQueen", "Steve McQueen II"] })
        presenter.didAnswer(.took(1))
        #expect(presenter.list.query[.person] == .only("2", name: "Steve McQueen II"))
    }

    @Test func whomNobodyKnowsIsToldAndTheTypingGoesOn() async throws {
        await start()
        try await open("Person")
        type("Nobody at All")
        await #expect(eventually { @MainActor in view.controls.askedText?.text == "Nobody at All" })
        #expect(notices.notices.map(\.what) == ["The source knows nobody called “Nobody at All”"])
        #expect(presenter.list.query[.person] == nil)
    }

    @Test func aServiceThatFailsToLookANameUpIsToldAndTheTypingGoesOn() async throws {
        await start()
        try await open("Person")
        catalog.filterValues.fail(.offline)
        type("Varda")
        await #expect(eventually { @MainActor in view.controls.askedText?.text == "Varda" && !notices.notices.isEmpty })
        #expect(presenter.list.query[.person] == nil)
    }

    @Test func theSameOrderAgainTurnsItRound() async throws {
        await start()
        presenter.didAskForSort()
        #expect(menu?.chosen == [0])
        try choose("Most popular")
        #expect(presenter.list.query.isReversed)
        #expect(presenter.title == "Movies · popular · least popular first")
        presenter.didAskForSort()
        try choose("By title")
        presenter.didAskForSort()
        try choose("By title")
        #expect(!presenter.list.query.isReversed, "This one cannot be")
    }

    @Test func anotherListOfTheSourceHasNoOrderAndDropsWhatItCannotAnswer() async throws {
        await start()
        presenter.didAskForSort()
        try choose("By title")
        presenter.didAskForCollection()
        #expect(menu?.entries == ["Popular", "Upcoming"])
        try choose("Upcoming")

        #expect(presenter.title == "Movies · upcoming")
        #expect(presenter.list.query.refinement == Refinement(collection: .upcoming))
        #expect(presenter.controls.choices == [.collection, .filters])
        presenter.didAskForSort()
        #expect(menu == nil)
        #expect(notices.notices.last?.what == "This list cannot be sorted.")
    }

    @Test func aFilterThatItsListLacksLeadsToAListThatHasIt() async throws {
        await start()
        presenter.didAskForCollection()
        try choose("Upcoming")
        try await open("Original language")
        try choose("Japanese")

        #expect(presenter.title == "Movies · popular · Japanese")
    }

    @Test func aSourceThatOffersNothingSaysSo() async {
        let scene = MovieListRefiningTests(SourceCapabilities(lists: [SourceCapabilities.List(.everything)]))
        await scene.start()
        #expect(scene.presenter.controls.choices.isEmpty)
        scene.presenter.didAskForFilters()
        scene.presenter.didAskForCollection()
        scene.presenter.didAskForSort()

        #expect(scene.menu == nil)
        #expect(
            scene.notices.notices.map(\.what) == [
                "This list cannot be narrowed.", "There is no other list.", "This list cannot be sorted.",
            ])
        #expect(scene.presenter.title == "Movies")
    }

    @Test func valuesThatCannotBeHadAreSaidSo() async throws {
        await start()
        catalog.filterValues.fail(.offline)
        presenter.didAskForFilters()
        try choose("Genre")
        #expect(menu?.empty == "Loading…")
        await #expect(eventually { @MainActor in notices.notices.count == 1 })

        #expect(menu?.empty == "There is nothing to choose from.")
        presenter.didAnswer(.left)
        #expect(menu?.subject == "refine")
    }

    @Test func whatLetsNothingThroughSaysHowToChangeThat() async throws {
        await start()
        catalog.replace(with: [])
        try await open("Rating from")
        type("9")
        await untilIdle()

        #expect(view.states.last?.message == Wording.sample("en_US").query.nothingLetThrough)
    }

    @Test func aStoredQueryOfAnotherVersionIsAsGoodAsItGets() async {
        for stored in ["", "trending:day", "sort=colour&genre=", "%%%", "years=9..x&collection=none"] {
            presenter.restore(storedQuery: stored)
            #expect(presenter.title == "Movies · popular", "\(stored)")
        }
    }
}
