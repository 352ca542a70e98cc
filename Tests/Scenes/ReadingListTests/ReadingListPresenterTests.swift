import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing
import Widgets

@testable import ReadingList

@MainActor
struct ReadingListPresenterTests {
    private let library = FakeLibrary(.someBooks)
    private let shelf = FakeSharedShelf(state: .none)
    private let view = LocalListViewSpy()
    private let router = ReadingListRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let presenter: ReadingListDefaultPresenter

    init() {
        undo = notices.makeUndoStack()
        presenter = ReadingListDefaultPresenter(
            interactor: ReadingListDefaultInteractor(
                library: library, shelf: shelf, availability: .books),
            router: router, wording: .sample("en_US"), notices: notices, undo: undo, posters: .sample())
        presenter.view = view
    }

    private func titles() -> [String] {
        (0..<view.list.rowCount).compactMap { presenter.row(at: $0)?.title }
    }

    private func standing(_ index: Int) -> Standing? { library.kept[index].standing }

    @Test func showsTheBooksInTheirPartsAndCountsThem() {
        presenter.viewDidAppear()

        #expect(titles() == ["Dune", "Yoga for cats", "Emma", "Anonymous"])
        #expect(
            view.controls.parts == [
                .init("Reading · 1", firstRow: 0), .init("To read · 1", firstRow: 1), .init("Read · 1", firstRow: 2),
                .init("Others · 1", firstRow: 3),
            ])
        #expect(presenter.title == "Reading list · latest first")
        #expect(presenter.browser.status(atRow: 1) == "2 of 4")
    }

    @Test func aRowSaysWhatIsKnown() {
        presenter.viewDidAppear()

        #expect(
            presenter.row(at: 2)
                == Row(
                    title: "Emma", author: "Jane Austen", year: "1815", rating: ("★★★★", "4 of 5"), step: .high,
                    facts: "about 15.8 h", day: "Nov 2, 2026",
                    marks: Marks(state: .done, of: .book)))
        #expect(presenter.row(at: 3) == Row(title: "Anonymous", author: "", facts: "", day: ""))
        #expect(presenter.row(at: 0)?.marks == Marks(hasNote: true, state: .begun, of: .book))
    }

    @Test func anEmptyListSaysHowToFillIt() {
        library.replaceItems(with: [])
        presenter.viewDidAppear()

        #expect(view.list.message?.what == "No books yet")
        #expect(view.list.message?.remedy == "Press w on a book, or a to add one.")
    }

    @Test func whyThereIsNothingIsSaidAndARefreshTriesAgain() {
        library.close(because: .busy(path: "/library"))
        presenter.viewDidAppear()
        #expect(view.list.message?.what == "The library is in use")

        library.open()
        presenter.didAskForRefresh()
        #expect(titles().count == 4)
    }

    @Test func aStateIsChosenInAMenuAndHasADay() async {
        presenter.viewDidAppear()
        presenter.didAskForState(at: 1)
        #expect(
            view.controls.menu?.entries == [
                "Want to read", "Reading", "Read today", "Read before", "Paused", "Given up", "None of these",
            ])
        #expect(view.controls.menu?.signs == ["○", "◐", "●", "●", "◎", "✗", ""], "As behind titles in lists")
        #expect(view.controls.menu?.chosen == [0])

        presenter.didLeaveMenu(with: 1)
        #expect(view.controls.menu == nil)
        await #expect(eventually { library.kept[3].standing?.state == .begun })
        #expect(standing(3)?.since[.wanted] == CalendarDate(year: 2026, month: 11, day: 2), "Earlier days stay")
        #expect(standing(3)?.since[.begun] == .sampleToday)
        await #expect(eventually { @MainActor in self.view.controls.parts.first == .init("Reading · 2", firstRow: 0) })
        #expect(presenter.row(at: 1)?.marks.state == .begun)
    }

    @Test func aMenuThatIsLeftChangesNothing() async {
        presenter.viewDidAppear()
        presenter.didAskForState(at: 0)
        presenter.didLeaveMenu(with: nil)
        presenter.didLeaveMenu(with: 1)
        await letWorkRun()

        #expect(view.controls.menu == nil)
        #expect(library.orderCount == 0)
    }

    @Test func aBookOfACatalogueThatIsTakenOffComesBackWithUndo() async {
        presenter.viewDidAppear()
        presenter.didAskForState(at: 0)
        #expect(view.controls.menu?.entries.last == "None of these")
        presenter.didLeaveMenu(with: 6)

        await #expect(eventually { @MainActor in self.titles() == ["Yoga for cats", "Emma", "Anonymous"] })
        #expect(library.kept[1].note?.text == "Again", "Its note stays")
        #expect(notices.notices.last?.what == "“Dune”: taken off · u undoes it")

        undo.undo()
        await #expect(eventually { @MainActor in self.titles().contains("Dune") })
        #expect(library.kept[1].standing?.state == .begun)
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Restored: “Dune”" })
    }

    @Test func aTimeThatWasWrittenDownIsTakenBackByUndo() async {
        presenter.viewDidAppear()
        presenter.didAskForState(at: 0)
        presenter.didLeaveMenu(with: 2)
        await #expect(eventually { library.kept[1].events.count == 1 })
        await letWorkRun()
        undo.undo()
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Taken back: “Dune”" })
        #expect(library.kept[1].events.isEmpty && library.kept[1].standing?.state == .begun)
    }

    @Test func aBookOfOnesOwnStaysWithoutAState() async {
        presenter.viewDidAppear()
        presenter.didAskForState(at: 1)
        presenter.didLeaveMenu(with: 6)

        await #expect(eventually { library.kept[3].standing?.state == nil })
        #expect(titles().count == 4)
    }

    @Test func aRatingIsChosenInAMenu() async {
        presenter.viewDidAppear()
        presenter.didAskForRating(at: 2)
        #expect(view.controls.menu?.entries.prefix(2) == ["5 of 5", "4.5 of 5"])
        #expect(view.controls.menu?.drawn.prefix(2) == ["★★★★★", "★★★★½"])
        #expect(view.controls.menu?.entries.last == "No rating" && view.controls.menu?.drawn.last == "No rating")
        #expect(view.controls.menu?.numbers == [5, nil, 4, nil, 3, nil, 2, nil, 1, nil, 0])
        #expect(view.controls.menu?.chosen == [2] && view.controls.menu?.start == 2)
        presenter.didLeaveMenu(with: 0)
        await #expect(eventually { library.kept[0].standing?.rating == .stars(5) })

        presenter.didAskForRating(at: 2)
        presenter.didLeaveMenu(with: 10)
        await #expect(eventually { library.kept[0].standing?.rating == nil })
        #expect(standing(0)?.pages == 474, "All else stays")
        await letWorkRun()
        undo.undo()
        await #expect(eventually { library.kept[0].standing?.rating == .stars(5) })
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Taken back: “Emma”" })
    }

    @Test func whatCannotBeStoredIsSaidAndStaysAsItWas() async {
        presenter.viewDidAppear()
        library.fail(.diskFull(path: "/library"))
        presenter.didAskForState(at: 2)
        presenter.didLeaveMenu(with: 0)

        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "The disk is full" })
        #expect(presenter.row(at: 2)?.marks.state == .done)
    }

    @Test func aBookIsDeletedAfterAQuestionAndComesBack() async {
        presenter.viewDidAppear()
        presenter.didAskToDelete(at: 2)
        #expect(view.controls.question?.sentence == "Delete “Emma” and its rating?")
        presenter.didAnswer(isYes: true)
        #expect(titles() == ["Dune", "Yoga for cats", "Anonymous"])
        await #expect(eventually { library.kept.count == 3 })
        #expect(presenter.canUndo)

        undo.undo()
        await #expect(eventually { @MainActor in self.titles() == ["Dune", "Yoga for cats", "Emma", "Anonymous"] })
        #expect(standing(0)?.rating == .stars(4))
        #expect(view.selected == 2)
    }

    @Test func aDeleteThatFailsBringsTheRowBack() async {
        presenter.viewDidAppear()
        library.fail(.readOnly(path: "/library"))
        presenter.didAskToDelete(at: 0)
        presenter.didAnswer(isYes: true)

        await #expect(eventually { @MainActor in self.titles().first == "Dune" })
        #expect(notices.notices.last?.isFailure == true)
    }

    /// The ancestor's list heard of a deletion twice, and dropped a row each time.
    @Test func aDeletionThatIsHeardOfTwiceTakesOneRow() async {
        presenter.viewDidAppear()
        presenter.didAskToDelete(at: 0)
        presenter.didAnswer(isYes: true)
        await #expect(eventually { library.kept.count == 3 })
        library.replaceItems(with: library.kept)
        await letWorkRun()

        #expect(titles() == ["Yoga for cats", "Emma", "Anonymous"])
    }

    @Test func whatAnotherProcessDeletesGoesAndTheCursorStays() async {
        presenter.viewDidAppear()
        presenter.browser.didMoveCursor(to: 2)
        await letWorkRun()
        library.replaceItems(with: library.kept.filter { $0.summary.title != "Dune" })

        await #expect(eventually { @MainActor in self.titles() == ["Yoga for cats", "Emma", "Anonymous"] })
        #expect(view.selected == 1)
    }

    @Test func booksOfOnesOwnAreChangedInTheFormOthersAreNot() {
        presenter.viewDidAppear()
        presenter.didAskToAdd()
        presenter.didAskToEdit(at: 2)
        presenter.didAskToEdit(at: 0)

        #expect(router.calls.suffix(2) == [.write(nil), .write("Emma")])
        #expect(notices.notices.last?.what == "This book is from a catalogue")
    }

    @Test func theCursorGoesToABookThatWasWrittenDown() async {
        presenter.viewDidAppear()
        let new = LibraryItem.book("Walden", added: 50_000)
        presenter.willSave(new.id)
        library.replaceItems(with: library.kept + [new])

        await #expect(eventually { @MainActor in self.view.selected == 2 })
    }

    @Test func orderAndFilterAreKept() {
        presenter.restore(sortName: "author", filterText: "u", tabName: nil)
        presenter.viewDidAppear()
        #expect(titles() == ["Dune", "Emma", "Anonymous"])
        #expect(presenter.title.hasSuffix("by author"))

        presenter.didEndFilter(keeps: false)
        presenter.didAskForSort()
        presenter.didLeaveMenu(with: 3)
        #expect(presenter.sortName == "rating")
        #expect(presenter.filterText == nil)
        presenter.didAskForFilter()
        presenter.didChangeFilter("nothing like it")
        #expect(view.list.message?.what == "Nothing matches “nothing like it”")
    }

    @Test func theDetailFollowsTheCursorAndBooksOfOnesOwnShowWhatIsKept() {
        presenter.viewDidAppear()
        presenter.browser.didMoveCursor(to: 2)
        presenter.didSelectRow(at: 2)

        #expect(router.calls == [.followNothing, .follow("Dune"), .follow("kept Emma"), .show("kept Emma")])
        #expect(
            router.keptText == [
                .title("Emma"), .plain("Jane Austen"), .plain("Released: 1815"),
                .plain("Length: 474 pages, about 15.8 h"),
                .gap,
                .said(
                    seen: [.init(label: "You", value: "● Read · since Nov 2, 2026 · ★★★★")],
                    spoken: [
                        .init(label: "Diary", value: "Read · since November 2, 2026"),
                        .init(label: "Your rating", value: "4 of 5"),
                    ]),
                .gap, .muted("In the library since Jan 1, 1970"),
            ])
    }

    @Test func itIsATabBesideTheBooksOfASource() {
        presenter.viewDidAppear()
        #expect(view.controls.tabs == ListTabs(["Books", "Reading list 4"], chosen: 1))
        presenter.didChooseTab(at: 1)
        #expect(!router.calls.contains(.showBooks))
        presenter.didChooseTab(at: 0)
        #expect(router.calls.last == .showBooks)
    }

    @Test func aPartThatHasNothingForTheFilterHasNoHeading() {
        presenter.viewDidAppear()
        presenter.didAskForFilter()
        presenter.didChangeFilter("u")
        #expect(titles() == ["Dune", "Emma", "Anonymous"])
        #expect(
            view.controls.parts == [
                .init("Reading · 1", firstRow: 0), .init("Read · 1", firstRow: 1),
                .init("Others · 1", firstRow: 2),
            ])
    }

    @Test func anOrderThatWasKeptAndIsNoLongerThereIsTheFirst() {
        presenter.restore(sortName: "state", filterText: nil, tabName: nil)
        #expect(presenter.sortName == "added")
    }

    @Test func withoutASharedShelfNothingIsSaidOfOneAndNobodyAsked() async {
        presenter.viewDidAppear()
        presenter.didAskForRefresh()
        presenter.didAskForShelf()
        await letWorkRun()

        #expect(!presenter.hasShelf)
        #expect(shelf.calls == [])
        #expect(view.controls.note == nil)
        #expect(!router.calls.contains(.showShelfChanges))
    }

    @Test func whatTheSharedShelfDoesNotHaveYetIsCountedAndMarked() async {
        shelf.set([], state: .upToDate)
        presenter.viewDidAppear()
        #expect(shelf.calls == [.synchronize])
        presenter.didAskForShelf()
        #expect(router.calls.last == .showShelfChanges)

        let change = ShelfChange(
            id: 1, subject: library.kept[0].id, kind: .edited, book: ShelfBook(title: "Emma", author: ""),
            state: .refused(status: 422, reason: ""))
        shelf.set([change], state: .failed(.offline))
        await #expect(
            eventually { @MainActor in
                self.view.controls.note
                    == "The shared shelf: you are offline. Your changes are kept for it. · "
                    + "! 1 change for the shared shelf, 1 to answer"
            })
        #expect(presenter.row(at: 2)?.facts == "refused · about 15.8 h")
    }

    @Test func favouriteAndNoteAreThoseOfAllLists() async {
        presenter.viewDidAppear()
        presenter.didToggleFavourite(at: 2)
        presenter.didAskForNote(at: 0)

        await #expect(eventually { library.kept[0].isFavourite })
        #expect(router.calls.last == .editNote("Dune"))
    }
}
