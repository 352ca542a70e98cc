import Browsing
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import ToConfirm

@MainActor
struct ToConfirmPresenterTests {
    private let library = FakeLibrary([
        .imported("Heat", 1995), .imported("Solaris", 1972), .imported("Nowhere", 2001),
        .imported("Ran", 1985, denied: [Aliases.noneOfFound]),
    ])
    private let finder = TitleFinderStub()
    private let router = ToConfirmRouterSpy()
    private let view = ToConfirmViewSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    /// As the library has them.
    private let tabs = SharedTabs()
    private let presenter: ToConfirmDefaultPresenter

    init() {
        undo = notices.makeUndoStack()
        presenter = ToConfirmDefaultPresenter(
            startingAt: nil,
            interactor: ToConfirmDefaultInteractor(finder: finder, library: library, availability: .live),
            router: router, wording: .sample("en_US"), notices: notices, undo: undo)
        presenter.view = view
        router.tabs = tabs
        _ = tabs.show(
            ListTabs(["All 4", "Diary 0", "2026", "To confirm 9"], chosen: 0, starts: [1, 3]),
            endingIn: [.diary, .year, .toConfirm])
    }

    private static let others = ["All 4", "Diary 0", "2026"]

    /// Two films that may be Heat, one that may be Solaris, and nothing else.
    private func appear() async {
        presenter.viewDidAppear()
        await answer("Heat", [.found("Heat", 1995), .found("The Heat", 1995, key: 2)])
        await answer("Solaris", [.found("Solaris", 1971, key: 3)])
        await answer("Nowhere", [])
        await #expect(eventually { @MainActor in !self.view.state.isAsking && self.rows.count == 3 })
    }

    private func answer(_ title: String, _ items: [LibrarySummary]) async {
        await #expect(eventually { finder.asked.last == "tmdb \(title)" })
        finder.answer(title, from: .tmdb, FoundTitles(items))
    }

    private var rows: [String] {
        (0..<view.state.list.rowCount).compactMap { presenter.row(at: $0) }.map { "\($0.title): \($0.state)" }
    }

    private func aliases(_ title: String) -> Aliases? {
        library.kept.first { $0.summary.title == title }?.summary.aliases
    }

    @Test func itsStateIsASmallValue() {
        #expect(MemoryLayout<ToConfirmScreenState>.size <= 256)
    }

    @Test func thingsAreLookedForOneAfterTheOther() async {
        await appear()

        #expect(rows == ["Heat: 2 found", "Solaris: 1 found", "Nowhere: not found"])
        #expect(view.text.candidates.map(\.title) == ["Heat", "The Heat"])
        #expect(view.text.candidates.map(\.facts) == [["1995", "TMDB"], ["1995", "TMDB"]])
        #expect(
            view.state.tabs
                == ListTabs(Self.others + ["To confirm 3", "None of these 1"], chosen: 3, starts: [1, 3]))
        #expect(router.calls.last == .follow("Heat"))
        #expect(finder.asked == ["tmdb Heat", "tmdb Solaris", "tmdb Nowhere"])
    }

    @Test func itSaysWhatIsBeingLookedFor() async {
        presenter.viewDidAppear()

        await #expect(eventually { @MainActor in self.rows.first == "Heat: looking…" })
        #expect(view.state.isAsking)
        #expect(view.text.explanation == "looking…")
    }

    @Test func aThingIsWhatWasTakenForItUnderAllItsIDs() async {
        await appear()
        presenter.didTake(1, forRow: 0)

        await #expect(
            eventually { @MainActor in
                self.aliases("Heat")?.known == [
                    ItemID(source: .tmdb, key: "2"), ItemID(source: .imdb, key: "tt2"),
                ]
            })
        #expect(rows == ["Solaris: 1 found", "Nowhere: not found"])
        #expect(notices.notices.last?.what == "“Heat” is “The Heat · 1995 · TMDB” · u undoes it")
        #expect(router.calls.last == .follow("Solaris"))
    }

    /// What stands in for a source has a film of the same title and year, which is no more than a suggestion.
    private func suggested(_ title: String, _ year: Int) -> LibrarySummary {
        LibrarySummary(
            subject: .movie(MovieID(source: .cinemeta, key: title)), title: title,
            released: CalendarDate(year: year))
    }

    /// Of one film there are two, another one is of the year before, and two are found as they are.
    private func appearWithExactOnes() async {
        library.replaceItems(
            with: [
                .imported("Heat", 1995), .imported("Solaris", 1972), .imported("Ran", 1985), .imported("Persona", 1966),
            ])
        presenter.viewDidAppear()
        await answer("Heat", [suggested("Heat", 1995), .found("The Heat", 1995, key: 2)])
        await answer("Solaris", [suggested("Solaris", 1971)])
        await answer("Ran", [suggested("Ran", 1985)])
        await answer("Persona", [suggested("Persona", 1966)])
        await #expect(eventually { @MainActor in !self.view.state.isAsking && self.rows.count == 4 })
    }

    @Test func allThatHaveOneMatchOfTheirTitleAndYearAreTakenAtOnce() async {
        await appearWithExactOnes()
        presenter.didTakeAll()
        #expect(rows == ["Heat: 2 found", "Solaris: 1 found"])
        await #expect(eventually { @MainActor in self.notices.notices.last?.what.hasPrefix("Taken: 2 ") == true })
        #expect(aliases("Ran")?.known == [ItemID(source: .cinemeta, key: "Ran")])
        #expect(aliases("Persona")?.known == [ItemID(source: .cinemeta, key: "Persona")])

        undo.undo()
        await #expect(eventually { @MainActor in self.rows.count == 4 })
        #expect(aliases("Ran") == Aliases() && aliases("Persona") == Aliases())
        #expect(undo.isEmpty, "One step takes all back")
    }

    @Test func whereNoneIsExactThatIsSaidAndItLooksFurther() async {
        library.replaceItems(with: (1...30).map { .imported("Film \($0)", 2000) })
        presenter.viewDidAppear()
        for number in 1...10 {
            await answer("Film \(number)", [.found("Film \(number)", 2001, key: number)])
        }
        await #expect(eventually { @MainActor in !self.view.state.isAsking })
        presenter.didTakeAll()
        let said = Wording.sample("en_US").confirm.noneIsExact
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == said })
        #expect(library.orderCount == 0)
        await answer("Film 11", [.found("Film 11", 2001, key: 11)])
    }

    @Test func whatCannotBeTakenComesBack() async {
        await appearWithExactOnes()
        library.fail(.readOnly(path: "/l"))
        presenter.didTakeAll()
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "The library cannot be written" })
        #expect(rows.count == 4)
        #expect(undo.isEmpty)
    }

    @Test func undoingItPutsTheCursorOnTheThingAgain() async {
        await appear()
        presenter.didTake(0, forRow: 0)
        await #expect(eventually { @MainActor in self.aliases("Heat")?.known.isEmpty == false && !self.undo.isEmpty })
        undo.undo()

        await #expect(eventually { @MainActor in self.rows.first == "Heat: 2 found" })
        #expect(aliases("Heat") == Aliases())
        #expect(view.selected == 0)
    }

    @Test func whatIsNoneOfTheseIsRememberedAndAskedAgainOnlyWhenWanted() async {
        await appear()
        presenter.didRefuse(row: 1)
        await #expect(eventually { @MainActor in self.aliases("Solaris")?.isNoneOfFound == true && !self.undo.isEmpty })
        await #expect(
            eventually { @MainActor in
                self.view.state.tabs?.labels == Self.others + ["To confirm 2", "None of these 2"]
            })

        presenter.didChooseTab(at: 4)
        #expect(presenter.title == "None of these")
        #expect(rows.sorted() == ["Ran: ", "Solaris: "])
        #expect(view.text.explanation?.hasPrefix("You said") == true)
        #expect(!view.state.canRefuse)
        presenter.didRefuse(row: 0)
        presenter.didTake(0, forRow: rows.firstIndex(of: "Ran: ") ?? 0)

        await #expect(eventually { @MainActor in self.aliases("Ran") == Aliases() })
        await #expect(
            eventually { @MainActor in
                self.view.state.tabs?.labels == Self.others + ["To confirm 3", "None of these 1"]
            })
        #expect(finder.asked.count == 3, "It is looked for once the part of what waits is shown")
    }

    @Test func whatIsPutOffComesLastAndUndoTakesItUp() async {
        await appear()
        presenter.didPutOff(row: 0)
        #expect(rows == ["Solaris: 1 found", "Nowhere: not found", "Heat: 2 found"])
        #expect(view.selected == 0)

        undo.undo()
        await #expect(eventually { @MainActor in self.rows.first == "Heat: 2 found" })
        #expect(library.orderCount == 0)
    }

    @Test func whatCannotBeStoredComesBackAndWhyIsSaid() async {
        await appear()
        library.fail(.readOnly(path: "/l"))
        presenter.didTake(0, forRow: 0)

        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "The library cannot be written" })
        #expect(rows.first == "Heat: 2 found")
        #expect(undo.isEmpty)
    }

    @Test func whereNothingWasFoundThatIsSaidAndNothingIsTaken() async {
        await appear()
        presenter.didTake(0, forRow: 2)
        let words = Wording.sample("en_US").confirm
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == words.nothingFound })
        presenter.didTake(8, forRow: 0)
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "2 found" })

        #expect(library.orderCount == 0)
        #expect(rows == ["Heat: 2 found", "Solaris: 1 found", "Nowhere: not found"])
        #expect(undo.isEmpty)
    }

    @Test func beforeTheSearchHasEndedThatIsSaid() async {
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.rows.first == "Heat: looking…" })
        presenter.didTake(0, forRow: 0)
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "looking…" })
    }

    @Test func aDigitWithoutACandidateTakesNothing() async {
        await appear()
        presenter.didTake(8, forRow: 0)
        presenter.didTake(0, forRow: 2)
        presenter.didTake(0, forRow: 7)
        await letWorkRun()

        #expect(library.orderCount == 0)
        #expect(rows.count == 3)
    }

    @Test func whatIsCertainIsLearntWithoutAsking() async {
        finder.have(atHand: [.found("Heat", 1995)])
        // A source that reads the ids that were learnt.
        let availability = SourceAvailability(
            open: [.tmdb: [.movie]], closed: [:], readers: [.init(.tmdb, reads: .imdb, of: .movie)])
        let presenter = ToConfirmDefaultPresenter(
            startingAt: nil,
            interactor: ToConfirmDefaultInteractor(finder: finder, library: library, availability: availability),
            router: router, wording: .sample("en_US"), notices: notices, undo: undo)
        presenter.view = view
        presenter.viewDidAppear()

        await #expect(eventually { @MainActor in self.aliases("Heat")?.known.count == 2 })
        await #expect(eventually { @MainActor in presenter.title == "To confirm · 1 found by title and year" })
        #expect(!finder.asked.contains("tmdb Heat"))
        #expect(undo.isEmpty)

        library.replaceItems(with: [])
        await #expect(eventually { @MainActor in presenter.title == "To confirm" })
    }

    @Test func aFailureEndsTheSearchIsSaidAndARefreshGoesOn() async {
        presenter.viewDidAppear()
        await #expect(eventually { finder.asked == ["tmdb Heat"] })
        finder.answer("Heat", from: .tmdb, FoundTitles([], failure: .offline))

        await #expect(eventually { @MainActor in self.view.state.list.failure == .catalog(.offline) })
        #expect(view.text.explanation?.hasPrefix("You are offline") == true)
        #expect(!view.state.isAsking)
        await letWorkRun()
        #expect(finder.asked.count == 1)

        presenter.didAskForRefresh()
        await #expect(eventually { finder.asked == ["tmdb Heat", "tmdb Heat"] })
        #expect(view.state.list.failure == nil)
    }

    @Test func aRefreshLooksAnewForTheThingUnderTheCursorAndForWhatWasNotFound() async {
        await appear()
        presenter.didAskForRefresh()
        await answer("Heat", [.found("The Heat", 1995, key: 2)])
        await answer("Nowhere", [.found("Nowhere", 2002, key: 9)])

        await #expect(
            eventually { @MainActor in
                self.rows == ["Heat: 1 found", "Solaris: 1 found", "Nowhere: 1 found"] && !self.view.state.isAsking
            })
        #expect(finder.asked.count == 5 && finder.invalidationCount == 1)
    }

    @Test func theBestCandidateIsShownWhenItIsWanted() async {
        await appear()
        presenter.didSelectRow(at: 1)
        presenter.didSelectRow(at: 2)

        #expect(router.calls.filter { if case .show = $0 { true } else { false } } == [.show("Solaris")])
    }

    @Test func beyondWhatCanBeDecidedSoonNobodyIsAsked() async {
        library.replaceItems(with: (1...30).map { .imported("Film \($0)", 2000) })
        presenter.viewDidAppear()
        for number in 1...10 {
            await answer("Film \(number)", [.found("Film \(number)", 2001, key: number)])
        }

        await #expect(eventually { @MainActor in !self.view.state.isAsking })
        #expect(finder.asked.count == 10)
        presenter.didMoveCursor(to: 5)
        await answer("Film 11", [.found("Film 11", 2001, key: 11)])
    }

    @Test func theTabsOfTheLibraryLeadBack() async {
        await appear()
        presenter.didChooseTab(at: 0)
        presenter.didChooseTab(at: 2)

        #expect(router.calls.suffix(2) == [.library(atTab: 0), .library(atTab: 2)])
    }

    @Test func whyNothingCanBeReadIsSaidAndWhenNothingWaits() async {
        library.replaceItems(with: [])
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.view.state.list.message?.what == "Nothing to confirm" })
        presenter.didTakeAll()
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Nothing to confirm" })

        library.close(because: .damaged(path: "/l"))
        presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in self.view.state.list.message?.what == "The library is damaged" })
        #expect(router.calls.allSatisfy { $0 == .followNothing })
    }
}
