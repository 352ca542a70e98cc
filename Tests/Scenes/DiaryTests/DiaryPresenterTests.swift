import Browsing
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Diary

@MainActor
struct DiaryPresenterTests {
    private let library = FakeLibrary(.diary)
    private let view = LocalListViewSpy()
    private let router = DiaryRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    /// As the library has them.
    private let tabs = SharedTabs()
    private let presenter: DiaryDefaultPresenter

    init() {
        undo = notices.makeUndoStack()
        presenter = DiaryDefaultPresenter(
            interactor: DiaryDefaultInteractor(library: library, availability: .builtInOnly), router: router,
            wording: .sample("en_US"), notices: notices, undo: undo, posters: .sample())
        presenter.view = view
        router.tabs = tabs
        _ = tabs.show(
            ListTabs(["All 4", "Films 2", "Diary 5", "2026", "To confirm 1"], chosen: 1, starts: [2, 4]),
            endingIn: [.diary, .year, .toConfirm])
    }

    private nonisolated func rating(_ id: String) -> OwnRating? {
        library.kept.flatMap(\.events).first { $0.id.text == id }?.rating
    }

    private func titles() -> [String] {
        (0..<view.list.rowCount).compactMap { presenter.row(at: $0)?.title }
    }

    private func appear() async {
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.titles().count == 5 })
    }

    @Test func allTimesAreThereTheLatestFirstInPartsByMonth() async {
        await appear()
        #expect(titles() == ["Yi Yi", "Alien", "Vespertine", "Yi Yi", "Emma"])
        #expect(
            view.controls.parts == [
                ListPart("November 2026 · 2", firstRow: 0), ListPart("October 2026 · 1", firstRow: 2),
                ListPart("2024 · 1", firstRow: 3), ListPart("Day unknown · 1", firstRow: 4),
            ])
        #expect(
            view.controls.tabs
                == ListTabs(["All 4", "Films 2", "Diary 5", "2026", "To confirm 1"], chosen: 2, starts: [2, 4]))
        #expect(presenter.title == "Diary · latest first")
    }

    @Test func aRowSaysWhatIsKnownOfThatTime() async {
        await appear()
        #expect(presenter.row(at: 0)?.texts == ["today", "", "again", "", "1951", "4.5 of 5"])
        #expect(presenter.row(at: 1)?.texts == ["Nov 2, 2026", "", "#ship", "", "1952", ""])
        #expect(presenter.row(at: 2)?.texts == ["Oct 31, 2026", "Björk", "", "", "", "3.5 of 5"])
        #expect(presenter.row(at: 3)?.texts == ["2024", "", "", "", "1951", ""])
        #expect(presenter.row(at: 4)?.texts == ["day unknown", "Jane Austen", "", "", "", ""])
    }

    @Test func byWhomItIsAndHowItIsMarkedStandsBehindItsTitle() async {
        await appear()
        let asides = (0..<5).map { presenter.row(at: $0)?.asides }
        #expect(
            asides == [[.word("again")], [.word("#ship")], [.text("Björk")], [], [.text("Jane Austen")]])
    }

    @Test func belowTheNameOfItsMonthADayIsShort() async throws {
        await appear()
        let days = (0..<5).map { presenter.row(at: $0)?.text(inColumn: 0, isShort: true) }
        #expect(days == ["today", " 2 Mon", "31 Sat", "", ""])
        #expect(presenter.row(at: 0)?.text(inColumn: 2, isShort: true) == "again")
        let rating = try #require(OwnRating(percent: 90))
        let stars = Wording.sample("en_US").seen(rating, within: 5)
        #expect(presenter.row(at: 0)?.text(inColumn: 5, isShort: true) == stars)
        #expect(presenter.row(at: 0)?.step == .high)
    }

    @Test func aMenuShowsOneKind() async {
        await appear()
        #expect(presenter.canChooseKind)
        presenter.didAskForKind()
        #expect(view.controls.menu?.entries == ["All 5", "Films 3", "Albums 1", "Books 1"])
        #expect(view.controls.menu?.chosen == [0])
        presenter.didLeaveMenu(with: nil)
        #expect(view.controls.menu == nil && titles().count == 5)

        presenter.didAskForKind()
        presenter.didLeaveMenu(with: 1)
        #expect(titles() == ["Yi Yi", "Alien", "Yi Yi"])
        #expect(presenter.title == "Diary · Films · latest first")
        // All rows would have the same.
        #expect(presenter.row(at: 0)?.kindMark == nil)
        #expect(presenter.tabName == "movie")
        presenter.didAskForKind()
        #expect(view.controls.menu?.chosen == [1])
        presenter.didLeaveMenu(with: 0)
        #expect(titles().count == 5 && presenter.row(at: 0)?.kindMark == .film)
    }

    @Test func whereAllIsOfOneKindThereIsNothingToChoose() async {
        library.replaceItems(with: Array(library.kept.prefix(1)))
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.titles().count == 2 })
        #expect(!presenter.canChooseKind)
    }

    @Test("Tabs of the library lead back, and to what lies over it too")
    func theOthersAreChosenInTheLibrary() async {
        await appear()
        for index in [0, 1, 4] {
            presenter.didChooseTab(at: index)
            #expect(router.calls.last == .library(atTab: index))
        }
        let count = router.calls.count
        presenter.didChooseTab(at: 2)
        #expect(router.calls.count == count)
        presenter.didChooseTab(at: 3)
        #expect(router.calls.last == .year)
    }

    @Test func whatTheyCountIsOfNow() async {
        await appear()
        _ = tabs.show(ListTabs(["All 3", "Diary 4", "2026"], chosen: 0, starts: [1]), endingIn: [.diary, .year])
        #expect(view.controls.tabs == ListTabs(["All 3", "Diary 4", "2026"], chosen: 1, starts: [1]))
    }

    @Test func theTabOfTheYearIsLitAsLongAsItIsThePage() async {
        await appear()
        presenter.didChooseTab(at: 3)
        #expect(view.controls.tabs?.chosen == 3)
        presenter.didChooseTab(at: 3)
        presenter.didClosePage()
        #expect(view.controls.tabs?.chosen == 3, "Another one has taken its place")
        presenter.didClosePage()
        #expect(view.controls.tabs?.chosen == 2)

        presenter.didChooseTab(at: 3)
        presenter.didChooseTab(at: 2)
        #expect(view.controls.tabs?.chosen == 2)
    }

    @Test func theTabOfTheYearHasTheNameOfTheOneThatIsShown() async {
        await appear()
        presenter.didChooseTab(at: 3)
        presenter.didTurnPage(to: "2025")
        #expect(view.controls.tabs?.labels == ["All 4", "Films 2", "Diary 5", "2025", "To confirm 1"])
        presenter.didClosePage()
        #expect(view.controls.tabs?.labels[3] == "2026")
        presenter.didChooseTab(at: 3)
        #expect(view.controls.tabs?.labels[3] == "2026")
    }

    @Test func ofOneKindTheTabSaysHowManyOfAll() async {
        await appear()
        #expect(!presenter.didEndNarrowing())
        presenter.didAskForKind()
        presenter.didLeaveMenu(with: 1)
        #expect(view.controls.tabs?.labels[2] == "Diary 3 of 5")
        #expect(presenter.didEndNarrowing() && presenter.tabName == nil)
        #expect(titles().count == 5 && view.controls.tabs?.labels[2] == "Diary 5")
    }

    @Test func theYearsNeighboursAreTheDiaryAndWhatIsToBeConfirmed() async {
        await appear()
        presenter.didChooseTab(named: TabbedPlace.year.rawValue)
        #expect(router.calls.last == .year && presenter.tabName == nil)
        presenter.didLeavePage(by: -1)
        #expect(view.controls.tabs?.chosen == 2 && router.calls.last == .year)
        presenter.didLeavePage(by: 1)
        #expect(router.calls.last == .library(atTab: 4))
    }

    @Test(arguments: [
        ("yi", ["Yi Yi", "Yi Yi"]), ("2026-11", ["Yi Yi", "Alien"]), ("2026", ["Yi Yi", "Alien", "Vespertine"]),
        ("#ship", ["Alien"]), ("night", ["Vespertine"]), ("björk", ["Vespertine"]), ("nothing of it", []),
    ])
    func theFilterFindsTitlesPeopleDaysTagsAndNotes(filter: String, expected: [String]) async {
        await appear()
        presenter.didAskForFilter()
        presenter.didChangeFilter(filter)
        #expect(titles() == expected)
    }

    @Test func theBestComeFirstWhereThatIsChosen() async {
        await appear()
        presenter.didAskForSort()
        presenter.didLeaveMenu(with: 2)
        #expect(titles().prefix(2) == ["Yi Yi", "Vespertine"])
        #expect(view.controls.parts.isEmpty)
    }

    @Test func anEntryIsRemovedAfterAQuestionAndComesBack() async {
        await appear()
        presenter.didAskToDelete(at: 0)
        #expect(view.controls.question?.sentence == "Remove from your diary: Yi Yi · November 20, 2026?")
        presenter.didAnswer(isYes: false)
        #expect(titles().count == 5 && view.controls.question == nil)
        presenter.didAskToDelete(at: 0)
        presenter.didAnswer(isYes: true)
        #expect(titles() == ["Alien", "Vespertine", "Yi Yi", "Emma"])
        await #expect(eventually { library.kept.first { $0.summary.title == "Yi Yi" }?.events.map(\.id.text) == ["b"] })
        #expect(notices.notices.last?.what == "“Yi Yi”, Nov 20, 2026: removed · u undoes it")

        undo.undo()
        await #expect(eventually { @MainActor in self.titles().count == 5 })
    }

    @Test func aRatingIsOfThatTimeAndOfTheThingWhereItIsTheLast() async {
        await appear()
        presenter.didAskForRating(at: 3)
        presenter.didLeaveMenu(with: 8)
        await #expect(eventually { rating("b") == .stars(1) })
        #expect(library.kept.first { $0.summary.title == "Yi Yi" }?.standing == nil, "It is an earlier time")

        presenter.didAskForRating(at: 4)
        presenter.didLeaveMenu(with: 0)
        await #expect(eventually { library.kept.contains { $0.standing?.rating == .stars(5) } })
        undo.undo()
        await #expect(eventually { !library.kept.contains { $0.standing?.rating == .stars(5) } })
    }

    @Test func ofWhatNoCatalogueTellsTheReadersOwnWordsAreShown() async {
        await appear()
        presenter.didSelectRow(at: 2)
        #expect(router.calls.last == .show(library.kept[2].id, hasText: true))
        let text = router.text
        #expect(text.first == .title("Vespertine"))
        let spoken = text.flatMap { paragraph -> [DetailContent.Field] in
            if case .said(_, let spoken) = paragraph { spoken } else { [] }
        }
        #expect(spoken.contains { $0.label == "In your diary" && $0.value.text == "October 31, 2026 · 3.5 of 5" })
        #expect(spoken.contains { $0.note == "Late at night" })
    }

    @Test func anEmptyDiarySaysHowItIsFilled() async {
        library.replaceItems(with: [])
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.view.list.message?.what == "Nothing in your diary yet" })
    }

    @Test func whyItCannotBeReadIsSaid() async {
        library.close(because: .damaged(path: "/library"))
        presenter.viewDidAppear()
        await #expect(
            eventually { @MainActor in self.view.list.failure == .library(.damaged(path: "/library")) })
    }

    @Test func whatOneFigureCountsIsAListOfItsOwn() async throws {
        router.tabs = nil
        let period = try #require(DiaryPeriod.year(2026))
        let presenter = DiaryDefaultPresenter(
            interactor: DiaryDefaultInteractor(
                library: library, availability: .builtInOnly, selection: DiarySelection(.kind(.movie), in: period)),
            router: router, wording: .sample("en_US"), notices: notices, undo: undo, posters: .sample())
        presenter.view = view
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in view.list.rowCount == 2 })
        #expect((0..<2).compactMap { presenter.row(at: $0)?.title } == ["Yi Yi", "Alien"])
        #expect(view.controls.tabs == nil)
        #expect(presenter.title == "Diary · 2026 · latest first")
    }
}
