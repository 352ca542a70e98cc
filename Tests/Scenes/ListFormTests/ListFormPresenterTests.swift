import Browsing
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import ListForm

@MainActor
struct ListFormPresenterTests {
    private let library = FakeLibrary()
    private let view = ListFormViewSpy()
    private let router = ListFormRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>

    init() {
        undo = notices.makeUndoStack()
    }

    private func makePresenter(
        _ list: LibraryItem? = nil, with thing: ListedThing? = nil
    ) -> ListFormDefaultPresenter {
        let presenter = ListFormDefaultPresenter(
            interactor: ListFormDefaultInteractor(library: library, list: list, thing: thing), router: router,
            wording: .sample("en_US"), notices: notices, undo: undo)
        presenter.view = view
        presenter.viewWillAppear()
        return presenter
    }

    @Test func aNewListNeedsAName() async {
        let presenter = makePresenter()
        #expect(view.state.title == "New list" && view.texts == ["", ""])
        #expect(view.state.form.fields[0].problem?.hasPrefix("A list needs a name") == true)
        presenter.didChange(0, to: .text(" \t"))
        presenter.didAskToSave()
        await letWorkRun()
        #expect(library.orderCount == 0 && router.closed == 0)
    }

    @Test func itIsStoredWithItsDescriptionAndWhatItBeginsWith() async throws {
        let film = LibraryItem.film(1, title: "Yi Yi").summary
        let presenter = makePresenter(with: ListedThing(film, at: .between(nil, nil)))
        #expect(view.state.explanation.contains("“Yi Yi”"))
        presenter.didChange(0, to: .text("  For the   winter "))
        presenter.didChange(1, to: .text("With snow in them"))
        presenter.didChange(2, to: .text("the snow falls"))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        let list = try #require(library.kept.first)
        #expect(list.summary.title == "For the winter" && list.id.kind == .list && list.id.source == .ownLists)
        #expect(list.note?.text == "With snow in them" && list.things.map(\.summary) == [film])
        #expect(list.things.first?.remark == "the snow falls")
        #expect(notices.notices.map(\.what) == ["List saved: “For the winter” · u undoes it"])
    }

    @Test func aListThatIsThereGetsAnotherNameAndKeepsWhatIsInIt() async throws {
        await saveList()
        var list = try #require(library.kept.first)
        list.things = [ListedThing(LibraryItem.film(1, title: "Yi Yi").summary, at: .between(nil, nil))]
        library.replaceItems(with: [list])
        let presenter = makePresenter(list)
        #expect(view.state.title == "Edit a list" && view.texts == ["Winter", "Snow"])
        presenter.didChange(0, to: .text("Summer"))
        presenter.didChange(1, to: .text(""))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 2 })
        #expect(library.kept.map(\.summary.title) == ["Summer"] && library.kept.first?.note == nil)
        #expect(library.kept.first?.things.count == 1)
    }

    @Test func undoGivesAListItsFormerNameAndDescription() async throws {
        await saveList()
        let before = try #require(library.kept.first)
        for (name, description) in [("Summer", "Snow"), ("Winter", ""), ("Summer", "Sun")] {
            let presenter = makePresenter(before)
            let closed = router.closed
            presenter.didChange(0, to: .text(name))
            presenter.didChange(1, to: .text(description))
            presenter.didAskToSave()
            await #expect(eventually { @MainActor in self.router.closed == closed + 1 })
            #expect(library.kept.map(\.summary.title) == [name])
            undo.undo()
            await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Taken back: “\(name)”" })
            #expect(library.kept.map(\.summary.title) == ["Winter"] && library.kept.first?.isFavourite == true)
            #expect(library.kept.first?.note?.text == "Snow")
        }
    }

    @Test func undoLeavesNothingOfANewListAndItsThings() async throws {
        let film = LibraryItem.film(1, title: "Yi Yi").summary
        let presenter = makePresenter(with: ListedThing(film, at: .between(nil, nil)))
        for (field, text) in ["Winter", "Snow", "first"].enumerated() { presenter.didChange(field, to: .text(text)) }
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        #expect(library.kept.first?.things.count == 1)
        undo.undo()
        await #expect(eventually { library.kept.isEmpty })
    }

    @Test func undoBringsARemarkBack() async throws {
        await saveList()
        var list = try #require(library.kept.first)
        list.things = [ListedThing(LibraryItem.film(1, title: "Yi Yi").summary, at: .between(nil, nil))]
        library.replaceItems(with: [list])
        let presenter = makePresenter(list, with: list.things.first)
        presenter.didChange(2, to: .text("first"))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 2 })
        #expect(library.kept.first?.things.map(\.remark) == ["first"])
        undo.undo()
        await #expect(eventually { library.kept.first?.things.map(\.remark) == [nil] })
    }

    @Test func aNameThatAnotherListHasIsRefusedAsItIsTyped() async throws {
        await saveList()
        let presenter = makePresenter()
        let orders = library.orderCount
        for name in ["Winter", " winter  "] {
            presenter.didChange(0, to: .text(name))
            let problem = "You have a list of this name: two could not be told apart."
            await #expect(eventually { @MainActor in self.view.state.form.fields[0].problem == problem })
            presenter.didAskToSave()
            await letWorkRun()
            #expect(library.orderCount == orders && router.closed == 1)
        }
        presenter.didChange(0, to: .text("Winter 2"))
        #expect(view.state.form.fields[0].problem == nil)
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 2 })
    }

    @Test func aListThatIsRenamedMayKeepTheNameThatAnotherHasAndTakesNoOther() async throws {
        func list(_ name: String, _ added: Int) -> LibraryItem {
            LibraryItem(
                summary: LibrarySummary(subject: .makeOwnList(), title: name), isFavourite: true, added: added)
        }
        // As machines that are brought together have them.
        let double = list("Winter", 3)
        library.replaceItems(with: [double, list("Winter", 2), list("Summer", 1)])
        let presenter = makePresenter(double)
        presenter.didChange(0, to: .text("Summer"))
        await #expect(eventually { @MainActor in self.view.state.form.fields[0].problem != nil })
        presenter.didChange(0, to: .text("Winter"))
        presenter.didChange(1, to: .text("Snow"))
        #expect(view.state.form.fields[0].problem == nil)
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 1 })
    }

    @Test func aRemarkIsWrittenChangedAndTakenAway() async throws {
        await saveList()
        for (number, text) in ["first", "second", " "].enumerated() {
            var list = try #require(library.kept.first)
            if list.things.isEmpty {
                list.things = [ListedThing(LibraryItem.film(1, title: "Yi Yi").summary, at: .between(nil, nil))]
                library.replaceItems(with: [list])
            }
            let presenter = makePresenter(list, with: list.things.first)
            #expect(view.state.explanation == "This list, and your note on “Yi Yi”.")
            #expect(view.texts.last == ["", "first", "second"][number])
            presenter.didChange(2, to: .text(text))
            presenter.didAskToSave()
            await #expect(eventually { @MainActor in self.router.closed == number + 2 })
        }
        #expect(library.kept.first?.things.map(\.remark) == [nil])
        #expect(library.kept.first?.summary.title == "Winter" && library.kept.first?.note?.text == "Snow")
    }

    @Test func whatWasTypedIsNotLostWithoutAQuestion() {
        let presenter = makePresenter()
        presenter.didChange(0, to: .text("W"))
        presenter.didAskToLeave()
        #expect(view.state.question != nil && router.closed == 0)
        presenter.didAnswer(isYes: false)
        #expect(view.state.question == nil && view.texts.first == "W")
        presenter.didAskToLeave()
        presenter.didAnswer(isYes: true)
        #expect(router.closed == 1)
    }

    @Test func whyItIsNotStoredIsSaidAndTheTextStays() async {
        library.fail(.diskFull(path: "/l"))
        let presenter = makePresenter()
        presenter.didChange(0, to: .text("Winter"))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in !self.notices.notices.isEmpty })
        #expect(!view.state.isSaving && view.texts.first == "Winter" && router.closed == 0)
    }

    private func saveList() async {
        let presenter = makePresenter()
        presenter.didChange(0, to: .text("Winter"))
        presenter.didChange(1, to: .text("Snow"))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 1 })
    }
}
