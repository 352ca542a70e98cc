import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ShelfChangeList

@MainActor
struct ShelfChangeListPresenterTests {
    private let shelf = FakeSharedShelf(ShelfChange.all)
    private let view = ShelfChangeListViewSpy()
    private let router = ShelfChangeListRouterSpy()
    private let notices = NoticeBoardSpy()
    private let presenter: ShelfChangeListDefaultPresenter

    init() {
        presenter = ShelfChangeListDefaultPresenter(
            interactor: ShelfChangeListDefaultInteractor(
                shelf: shelf,
                library: FakeLibrary([
                    LibraryItem(
                        summary: .init(subject: ShelfChange.all[1].subject, title: "Emma"), isFavourite: true, added: 0)
                ])),
            router: router, wording: .sample("en_US"), notices: notices,
            undo: notices.makeUndoStack())
        presenter.view = view
    }

    private func appear() async {
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.view.state.list.rowCount == ShelfChange.all.count })
    }

    @Test func eachChangeSaysWhatItIsAndHowItIs() async {
        await appear()

        #expect(
            (0..<6).compactMap { presenter.row(at: $0) }.map { "\($0.kind): \($0.state)" } == [
                "added: waits", "edited: refused", "edited: changed there too", "deleted: changed there too",
                "edited: gone there", "deleted: refused",
            ])
    }

    @Test func bothVersionsOfAConflictStandSideBySide() async {
        await appear()
        presenter.didMoveCursor(to: 2)

        #expect(view.text?.facts.map(\.mine) == ["Emma", "Jane Austen", "0306406152", "474", "1815"])
        #expect(view.text?.facts.map(\.theirs) == ["Emma, annotated", "Jane Austen", "", "500", ""])

        presenter.didMoveCursor(to: 3)
        #expect(view.text?.facts.map(\.mine) == ["(gone)", "", "", "", ""])
        presenter.didMoveCursor(to: 4)
        #expect(view.text?.facts.map(\.theirs) == ["(gone)", "", "", "", ""])
    }

    @Test func theReasonOfARefusalIsSaid() async {
        await appear()
        presenter.didMoveCursor(to: 1)

        #expect(
            view.text?.explanation
                == "The shelf refuses it: Pages is not a number (HTTP 422). Enter: what to do.")
    }

    @Test(arguments: [
        (0, ["Send it now"]), (1, ["Change the book", "Try again", "Undo the change"]),
        (2, ["Keep yours", "Take what is on the shelf"]),
    ])
    func aMenuHasTheAnswersOfItsState(row: Int, entries: [String]) async {
        await appear()
        presenter.didSelectRow(at: row)

        #expect(view.state.menu?.entries == entries)
    }

    @Test func anAnswerIsGivenOnceAndWhatCannotBeStoredIsSaid() async {
        await appear()
        presenter.didSelectRow(at: 2)
        presenter.didLeaveMenu(with: 1)
        presenter.didLeaveMenu(with: 1)
        #expect(view.state.menu == nil)
        await #expect(eventually { shelf.calls == [.synchronize, .settle(3, isMine: false), .synchronize] })

        shelf.fail(.readOnly(path: "/l"))
        presenter.didSelectRow(at: 1)
        presenter.didLeaveMenu(with: 1)
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "The library cannot be written" })
    }

    @Test func whatWasTakenOffBeforeOneFailedCanBeUndone() async {
        let undo = notices.makeUndoStack()
        let library = FakeLibrary(["Emma", "Persuasion"].map { .book($0) })
        let presenter = ShelfChangeListDefaultPresenter(
            interactor: ShelfChangeListDefaultInteractor(shelf: shelf, library: library), router: router,
            wording: .sample("en_US"), notices: notices, undo: undo)
        presenter.view = view
        shelf.set(
            library.kept.enumerated().map { number, item in
                ShelfChange(
                    id: number, subject: item.id, kind: .added, book: ShelfBook(item),
                    state: .conflicting(theirs: nil))
            })
        shelf.fail(.diskFull(path: "/l"), toSettle: 1)
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.view.state.list.rowCount == 2 })
        presenter.didSelectRow(at: 0)
        presenter.didLeaveMenu(with: view.state.menu.map { $0.entries.count - 1 })

        await #expect(eventually { @MainActor in self.notices.notices.last?.isFailure == true })
        #expect(!undo.isEmpty)
        undo.undo()
        await #expect(eventually { library.orderCount == 1 })
    }

    @Test func aBookThatIsRefusedCanBeChanged() async {
        await appear()
        presenter.didSelectRow(at: 1)
        presenter.didLeaveMenu(with: 0)

        #expect(router.written == ["Emma"])
        #expect(shelf.calls == [.synchronize], "It is sent once it was saved")
    }

    @Test func aMenuThatIsLeftAnswersNothing() async {
        await appear()
        presenter.didSelectRow(at: 2)
        presenter.didLeaveMenu(with: nil)
        await letWorkRun()

        #expect(view.state.menu == nil)
        #expect(shelf.calls == [.synchronize])
    }

    @Test func theCursorStaysOnItsChangeAndAMenuGoesWithIts() async {
        await appear()
        presenter.didMoveCursor(to: 2)
        presenter.didSelectRow(at: 2)
        shelf.set([.all[1], .all[2]])
        await #expect(eventually { @MainActor in self.view.selected == 1 })
        #expect(view.state.menu != nil)

        shelf.set([.all[1]])
        await #expect(eventually { @MainActor in self.view.selected == 0 })
        #expect(view.state.menu == nil)
    }

    @Test func aRefreshSendsAndSaysThatItAsks() async {
        await appear()
        presenter.didAskForRefresh()
        #expect(shelf.calls == [.synchronize, .synchronize], "Once as it appears")

        shelf.set([], state: .asking)
        await #expect(eventually { @MainActor in self.view.state.list.message?.what == "Nothing is waiting" })
        #expect(view.state.isAsking)
    }

    @Test func whyNothingCanBeReadIsSaid() async {
        shelf.set([])
        shelf.fail(.damaged(path: "/l"))
        presenter.viewDidAppear()

        await #expect(eventually { @MainActor in self.view.state.list.message?.what == "The library is damaged" })
    }
}
