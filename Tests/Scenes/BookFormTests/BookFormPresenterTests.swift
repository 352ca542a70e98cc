import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookForm

@MainActor
struct BookFormPresenterTests {
    private let library = FakeLibrary()
    private let view = BookFormViewSpy()
    private let router = BookFormRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>

    init() {
        undo = notices.makeUndoStack()
    }

    private func makePresenter(_ book: LibraryItem? = nil) -> BookFormDefaultPresenter {
        let presenter = BookFormDefaultPresenter(
            interactor: BookFormDefaultInteractor(diary: library, book: book),
            router: router, wording: .sample("en_US"), notices: notices, undo: undo)
        presenter.view = view
        presenter.viewWillAppear()
        return presenter
    }

    private var texts: [String] {
        view.state.form.fields.map { if case .text(let text) = $0.content { text } else { "not typed" } }
    }

    @Test func beginsEmptyAndSaysWhatItNeeds() {
        _ = makePresenter()

        #expect(view.state.title == "Add a book")
        #expect(view.state.form.fields.map(\.label) == ["Title", "Author", "ISBN", "Pages", "Released"])
        #expect(texts == ["", "", "", "", ""])
        #expect(view.state.form.fields.map { $0.problem == nil } == [false, true, true, true, true])
    }

    @Test func beginsWithTheBookThatIsChanged() {
        _ = makePresenter(.book("Emma", by: "Jane Austen", isbn: "0306406152", pages: 474, released: 1815))

        #expect(view.state.title == "Edit a book")
        #expect(texts == ["Emma", "Jane Austen", "0306406152", "474", "1815"])
    }

    @Test func whatIsWrongIsSaidAsOneTypes() {
        let presenter = makePresenter()
        presenter.didChange(2, to: .text("030640615"))
        #expect(view.state.form.fields[2].problem?.hasPrefix("Not an ISBN") == true)
        presenter.didChange(2, to: .text("0306406152"))
        #expect(view.state.form.fields[2].problem == nil)
    }

    @Test func aFormWithAProblemIsNotSaved() async {
        let presenter = makePresenter()
        presenter.didChange(1, to: .text("Nobody"))
        presenter.didAskToSave()
        await letWorkRun()

        #expect(library.orderCount == 0)
        #expect(!view.state.isSaving)
    }

    @Test func savesOnceAndClosesWhenItIsDurable() async {
        let presenter = makePresenter()
        presenter.didChange(0, to: .text("Walden"))
        library.hold()
        presenter.didAskToSave()
        #expect(view.state.isSaving)
        presenter.didAskToSave()
        presenter.didAskToLeave()
        presenter.didChange(0, to: .text("Something else"))
        #expect(router.closeCount == 0, "Neither left nor changed while it is being stored")

        await #expect(eventually { library.heldCount == 1 })
        library.release()
        await #expect(eventually { @MainActor in self.router.closeCount == 1 })
        #expect(library.kept.map(\.summary.title) == ["Walden"])
        #expect(router.saved == library.kept.map(\.id))
        #expect(notices.notices.last?.what == "On the reading list: “Walden” · u undoes it")
    }

    @Test func aNewBookIsTakenBack() async {
        let presenter = makePresenter()
        presenter.didChange(0, to: .text("Walden"))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closeCount == 1 })
        undo.undo()
        await #expect(eventually { library.kept.isEmpty })
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Taken back: “Walden”" })
    }

    @Test func ofAChangedBookTheFieldsAreAsTheyWere() async throws {
        try await library.setStanding(
            Standing(state: .done), of: LibrarySummary(subject: .book(BookID(3)), title: "Emma", subtitle: "Austen"))
        let presenter = makePresenter(library.kept[0])
        presenter.didChange(0, to: .text("Emma!"))
        presenter.didAskToSave()
        await #expect(eventually { library.kept.first?.summary.title == "Emma!" })
        await #expect(eventually { @MainActor in self.router.closeCount == 1 })
        undo.undo()
        await #expect(eventually { library.kept.first?.summary.title == "Emma" })
        #expect(library.kept.first?.standing?.state == .done)
    }

    @Test func aTitleAsLongAsAPageIsSavedWholeAndNamedInALine() async {
        let title = String(repeating: "word ", count: 300) + "end"
        let presenter = makePresenter()
        presenter.didChange(0, to: .text(title))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closeCount == 1 })
        #expect(library.kept.map(\.summary.title) == [title])
        #expect(notices.notices.last?.what == "On the reading list: “\(title.prefix(31))…” · u undoes it")
    }

    @Test func aFailureLeavesTheFormAsItWasAndItCanBeTriedAgain() async {
        let presenter = makePresenter()
        presenter.didChange(0, to: .text("Walden"))
        library.fail(.diskFull(path: "/library"))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "The disk is full" })
        #expect(texts[0] == "Walden")
        #expect(!view.state.isSaving)
        #expect(router.closeCount == 0)

        library.fail(nil)
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closeCount == 1 })
    }

    @Test func leavingAsksOnlyIfSomethingWouldBeLost() {
        makePresenter().didAskToLeave()
        #expect(router.closeCount == 1)

        let presenter = makePresenter()
        presenter.didChange(0, to: .text("W"))
        presenter.didAskToLeave()
        #expect(view.state.question?.sentence == "Discard what you typed?")
        presenter.didAnswer(isYes: false)
        #expect(view.state.question == nil)
        #expect(router.closeCount == 1)
        presenter.didAskToLeave()
        presenter.didAnswer(isYes: true)
        #expect(router.closeCount == 2)
    }

    @Test(arguments: [true, false])
    func whatBothHaveChangedIsAsked(isMine: Bool) async throws {
        try await library.setStanding(
            Standing(state: .done), of: LibrarySummary(subject: .book(BookID(3)), title: "Emma", subtitle: "Austen"))
        let book = try #require(library.kept.first)
        let presenter = makePresenter(book)
        var theirs = ShelfBook(book)
        (theirs.title, theirs.author) = ("Emma, annotated", "Jane Austen")
        _ = try await library.edit(book.id, from: ShelfBook(book), to: theirs)
        presenter.didChange(0, to: .text("Emma!"))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.question != nil })
        #expect(view.state.question?.sentence.contains("Emma, annotated") == true)
        #expect(view.state.question?.sentence.contains("Jane Austen") == false, "Only they have changed that")
        #expect(library.kept.first?.summary.title == "Emma, annotated")

        presenter.didAnswer(isYes: isMine)
        if isMine {
            await #expect(eventually { @MainActor in self.router.closeCount == 1 })
            #expect(library.kept.first?.summary.title == "Emma!")
        } else {
            #expect(texts.prefix(2) == ["Emma, annotated", "Jane Austen"])
            presenter.didAskToLeave()
            #expect(router.closeCount == 1, "There is nothing of the reader's own in it")
        }
        #expect(library.kept.first?.summary.subtitle == "Jane Austen")
    }
}
