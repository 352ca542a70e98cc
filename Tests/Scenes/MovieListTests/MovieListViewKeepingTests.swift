import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import MovieList

/// A list that is kept under a name.
@MainActor
struct MovieListViewKeepingTests {
    private let view = RemoteListViewSpy()
    private let notices = NoticeBoardSpy()
    private let library: FakeLibrary
    private let undo: UndoStack<LibraryFailure>
    private let presenter: MovieListDefaultPresenter

    private static let capabilities = SourceCapabilities(
        lists: [
            SourceCapabilities.List(
                .popular,
                filters: [
                    SourceCapabilities.Filter(.genre, .choices(several: true)),
                    SourceCapabilities.Filter(.years, .years()),
                ])
        ],
        search: SourceCapabilities.List(nil))

    private static let dramas = Refinement(filters: [.genre: .only("drama")])

    init() {
        self.init(nil)
    }

    private init(_ query: MovieQuery?, library: FakeLibrary = FakeLibrary()) {
        self.library = library
        undo = notices.makeUndoStack()
        presenter = MovieListDefaultPresenter(
            FakeMovieCatalog(.samples(1...40), capabilities: Self.capabilities), asked: query, library: library,
            notices: notices, undo: undo, shownBy: view)
    }

    private func refine() {
        presenter.restore(storedQuery: Self.dramas.storedText)
        presenter.browser.didShow(lastVisible: -1, visibleRows: 30)
    }

    private func keep(as name: String) {
        presenter.didAskToKeepView()
        presenter.didType(name)
        presenter.didEndTyping(keeps: true)
    }

    private func untilKept(_ names: [String]) async {
        await #expect(eventually { library.kept.map(\.summary.title).sorted() == names.sorted() })
    }

    @Test func itIsKeptUnderTheNameThatItsTitleSuggests() async {
        refine()
        presenter.didAskToKeepView()
        #expect(
            view.controls.askedText
                == TextQuestion(label: "Name of the view", text: "", proposal: "Drama", field: "Name"))

        presenter.didEndTyping(keeps: true)
        await untilKept(["Drama"])
        #expect(library.kept.first?.id.view == SavedView(of: .movie, Self.dramas))
        #expect(view.controls.askedText == nil)
        let words = "Saved in the library: “Drama” · u undoes it"
        await #expect(eventually { @MainActor in notices.notices.last?.what == words })
    }

    @Test func itsTitleBeginsWithItsNameFromThenOn() async {
        refine()
        #expect(presenter.title == "Movies · Drama")
        keep(as: "Rainy days")
        await untilKept(["Rainy days"])
        #expect(presenter.title == "Rainy days · Movies · Drama")
        presenter.restore(storedQuery: "genre=horror")
        #expect(!presenter.title.contains("Rainy days"), "It is not the view any more")
        presenter.restore(storedQuery: Self.dramas.storedText)
        #expect(presenter.title == "Rainy days · Movies · Drama")
        library.replaceItems(with: [])
        #expect(presenter.title == "Movies · Drama")
    }

    @Test func aNameThatItsTitleSaysAlreadyIsNotSaidTwice() async {
        refine()
        keep(as: "Drama")
        await untilKept(["Drama"])
        #expect(presenter.title == "Movies · Drama")
        keep(as: "m")
        await untilKept(["m"])
        #expect(presenter.title == "m · Movies · Drama")
    }

    @Test func aViewKeepsItsNameWhereItsSourceCannotNarrowAllOfIt() async throws {
        let query = MovieQuery(filters: [.genre: .only("drama"), .language: .only("ko")])
        try await library.addFavourite(LibrarySummary(SavedView(of: .movie, query.refinement), name: "Seoul"))
        let tests = Self(query, library: library)
        #expect(tests.presenter.title == "Seoul · Movies · Drama")
        tests.presenter.restore(storedQuery: "genre=horror")
        #expect(!tests.presenter.title.contains("Seoul"))
    }

    @Test func itHasAnEntryInThePanel() throws {
        refine()
        presenter.didAskForFilters()
        let entries = try #require(view.controls.menu?.entries)
        presenter.didAnswer(.took(try #require(entries.firstIndex(of: "Save as a view…"))))
        #expect(view.controls.menu == nil)
        #expect(view.controls.askedText?.proposal == "Drama")
    }

    @Test func aSearchIsPartOfIt() async throws {
        refine()
        presenter.didAskForFilter()
        presenter.didChangeFilter("seven")
        presenter.didEndFilter(keeps: true)
        keep(as: "Seven")
        await untilKept(["Seven"])
        #expect(library.kept.first?.id.view?.refinement.text == "seven")
    }

    @Test func aSearchAloneIsNamedAfterItsWords() {
        presenter.didAskForFilter()
        presenter.didChangeFilter("seven")
        presenter.didEndFilter(keeps: true)
        presenter.didAskToKeepView()
        #expect(view.controls.askedText?.proposal == "seven")
    }

    @Test func aListAsItAlwaysIsIsNotKept() {
        #expect(!presenter.controls.canBeKept)
        presenter.didAskToKeepView()
        #expect(view.controls.askedText == nil)
        #expect(notices.notices.map(\.what) == ["Nothing to save"])
    }

    @Test func withoutANameTheTypingGoesOn() {
        refine()
        keep(as: " \t ")
        #expect(view.controls.askedText?.text == " \t ")
        #expect(notices.notices.map(\.what) == ["A view needs a name"])
        presenter.didEndTyping(keeps: false)
        #expect(view.controls.askedText == nil)
        #expect(library.kept.isEmpty)
    }

    @Test func keptOnceMoreItHasAnotherName() async {
        refine()
        keep(as: "Old")
        await untilKept(["Old"])
        presenter.didAskToKeepView()
        #expect(view.controls.askedText?.proposal == "Old" && view.controls.askedText?.text == "")
        presenter.didType("New")
        presenter.didEndTyping(keeps: true)
        await untilKept(["New"])
    }

    @Test func undoGivesItItsFormerNameAndThenNone() async {
        refine()
        for (count, name) in ["Old", "New"].enumerated() {
            keep(as: name)
            await #expect(eventually { @MainActor in notices.notices.count == count + 1 })
        }
        undo.undo()
        await untilKept(["Old"])
        await #expect(eventually { @MainActor in notices.notices.last?.what == "Taken back: “New”" })
        #expect(library.kept.first?.isFavourite == true)
        undo.undo()
        await untilKept([])
    }

    @Test func aNameGoesToTheListThatIsKeptLastAndUndoBringsTheOtherBack() async throws {
        refine()
        keep(as: "Mine")
        await untilKept(["Mine"])
        presenter.restore(storedQuery: "genre=horror")
        keep(as: "Mine")
        let horror = SavedView(of: .movie, Refinement(filters: [.genre: .only("horror")]))
        await #expect(eventually { library.kept.map(\.id) == [horror.subject] })

        await #expect(eventually { @MainActor in notices.notices.count == 2 })
        undo.undo()
        let dramas = SavedView(of: .movie, Self.dramas)
        await #expect(eventually { library.kept.map(\.id) == [dramas.subject] })
    }

    @Test func aFailureIsToldAndNothingIsKept() async {
        refine()
        library.fail(.diskFull(path: "/x"))
        keep(as: "Drama")
        await #expect(eventually { @MainActor in notices.notices.last?.isFailure == true })
        #expect(library.kept.isEmpty)
    }

    @Test func aViewWithASearchIsShownAsOne() async {
        let tests = Self(MovieQuery(text: "seven", filters: [.genre: .only("drama")]))
        #expect(tests.presenter.controls.filter == ListFilter(text: "seven"))
        #expect(tests.presenter.title.hasSuffix(" · “seven”"))
        tests.presenter.didEndFilter(keeps: false)
        #expect(tests.presenter.title == "Movies · Drama")
        tests.presenter.didChangeFilter("sev")
        #expect(!tests.presenter.title.contains("sev"), "It is not the view any more")
        tests.presenter.didChangeFilter("seven")
        tests.presenter.didEndFilter(keeps: true)
        // The source is asked for the words alone.
        #expect(tests.presenter.title == "Movies · “seven”", "whatever it was that began the search")
        #expect(tests.presenter.storedQuery == "text=seven&genre=drama")
        #expect(tests.notices.notices.isEmpty)
    }

    @Test func whatItsSourceCannotNarrowIsTold() {
        let tests = Self(
            MovieQuery(filters: [
                .genre: .only("drama"), .language: .only("ko"), .runtime: .range(FilterRange(60...90)),
            ]))
        #expect(tests.presenter.title == "Movies · Drama")
        #expect(tests.notices.notices.map(\.what).count == 1)
        #expect(tests.notices.notices.last?.what.hasSuffix("left out: Korean · 60–90 min") == true)
    }
}
