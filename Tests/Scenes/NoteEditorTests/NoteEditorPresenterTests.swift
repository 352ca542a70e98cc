import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing
@testable import NoteEditor

@MainActor
struct NoteEditorPresenterTests {
    private let library = FakeLibrary([.sample(note: "Again")])
    private let view = NoteEditorViewSpy()
    private let drafts = FakeDrafts()
    private let draftPause = HeldPause()
    private let router = NoteEditorRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let presenter: NoteEditorDefaultPresenter

    init() {
        undo = notices.makeUndoStack()
        presenter = NoteEditorDefaultPresenter(
            interactor: NoteEditorDefaultInteractor(summary: .sample, library: library, drafts: drafts),
            router: router, wording: .sample("en_US"), notices: notices, draftPause: draftPause.pause,
            undo: undo)
        presenter.view = view
    }

    private var stored: String? { library.kept.first?.note?.text }

    @Test func beginsWithTheNoteThatIsStored() {
        presenter.viewDidAppear()

        #expect(view.text == "Again")
        #expect(
            view.state
                == NoteEditorState(
                    title: "Note on Yi Yi", subject: "Yi Yi", facts: "Film", lineLabel: "Ln", foot: "1 word · saved",
                    typedAhead: "What you type is added to the note.", canWrite: true))
    }

    @Test func whatTheOtherEditorMakesOfItIsAChange() {
        presenter.viewDidAppear()
        router.edited = "Again and again"
        presenter.didAskForOtherEditor()

        #expect(router.texts == ["Again"])
        #expect(view.text == "Again and again")
        #expect(view.state.status == "not saved")
    }

    @Test func whereNothingComesOfTheOtherEditorTheTextStays() {
        presenter.viewDidAppear()
        presenter.didAskForOtherEditor()

        #expect(view.text == "Again")
        #expect(view.state.status == nil)
    }

    @Test(arguments: [false, true]) func aNoteThatIsEmptiedButHasANewerTextShowsThatAndSaysSo(isClosed: Bool) {
        presenter.viewDidAppear()
        library.replaceItems(with: [.sample(note: "Theirs", revision: 4)])
        presenter.didChange("")
        if isClosed { presenter.didAskToClose() } else { presenter.didAskToSave() }

        #expect(stored == "Theirs")
        #expect(view.text == "Theirs")
        #expect(notices.notices.map(\.what) == ["Not removed: another Matinee has changed this note."])
    }

    @Test func ofALibraryThatCannotBeReadItSaysWhyAndTakesNoText() {
        library.close(because: .damaged(path: "/library"))
        presenter.viewDidAppear()

        #expect(!view.state.canWrite)
        #expect(view.state.message?.what == "The library is damaged")
        presenter.didAskToClose()
        #expect(router.closeCount == 1)
    }

    @Test func whatCouldNotBeReadIsReadAgain() {
        library.close(because: .busy(path: "/library"))
        presenter.viewDidAppear()
        #expect(view.state.message?.remedy == "Once it is free, press r.")
        #expect(view.state.commands == [.refresh])

        library.open()
        presenter.didAskForRefresh()
        #expect(view.state.canWrite && view.state.message == nil)
        #expect(view.text == "Again")
    }

    @Test func whatIsTypedWhileTheNoteIsReadIsNotDroppedUnasked() {
        view.textWaiting = "typed"
        #expect(presenter.unsaved?.text == "typed")

        presenter.didAskToDiscard()
        #expect(view.state.question != nil && router.closeCount == 0)
        presenter.didAnswer(.no)
        #expect(view.state.question == nil && router.closeCount == 0)
        presenter.didAskToDiscard()
        presenter.didAnswer(.yes)
        #expect(router.closeCount == 1)
    }

    @Test func aKeyThatWouldBeTextIsNamedNowhereInIt() {
        library.close(because: .busy(path: "/library"))
        view.textWaiting = "typed"
        presenter.viewDidAppear()

        #expect(view.state.canWrite)
        #expect(view.state.message?.remedy == "Once it is free, do it again.")
    }

    @Test func lineEndsOfOtherSystemsAreNoChange() {
        library.replaceItems(with: [.sample(note: "a\r\nb")])
        presenter.viewDidAppear()
        presenter.didChange("a\nb")
        presenter.didAskToClose()

        #expect(view.text == "a\nb")
        #expect(stored == "a\r\nb")
        #expect(router.closeCount == 1)
    }

    @Test func aChangeIsNotSavedBeforeItIs() {
        presenter.viewDidAppear()
        presenter.didChange("Again!")
        #expect(view.state.status == "not saved")
        #expect(stored == "Again")

        presenter.didAskToSave()
        #expect(view.state.status == "saved")
        #expect(stored == "Again!")
        #expect(router.closeCount == 0)
    }

    @Test func closingSavesFirst() {
        presenter.viewDidAppear()
        presenter.didChange("More")
        #expect(!view.state.isClosing)
        presenter.didAskToClose()

        #expect(view.state.isClosing)
        #expect(stored == "More")
        #expect(router.closeCount == 1)
    }

    private func meetTheirs() {
        let subject = LibrarySummary.sample.subject
        library.setRevisions(
            [Note(text: "Theirs", changed: 0, revision: 2), Note(text: "Again", changed: 0, revision: 3)], of: subject)
        library.setRevisionsBeside([2], of: subject)
        presenter.viewDidAppear()
    }

    @Test func severalVersionsAreSaidAndCanBeJoined() {
        meetTheirs()
        #expect(view.state.message?.what == "2 versions of this note")
        #expect(view.state.commands.contains(.joinVersions))

        presenter.didAskToJoinVersions()
        #expect(view.text == "Again\n\n---\n\nTheirs")
        #expect(view.state.message == nil)
        #expect(view.state.status == "not saved")
        presenter.didAskToSave()
        #expect(stored == "Again\n\n---\n\nTheirs")
    }

    @Test func toSaveOneOfSeveralVersionsKeepsIt() {
        meetTheirs()
        presenter.didAskToSave()
        #expect(library.kept.first?.note?.revision == 4)
        #expect(view.state.message == nil)
        #expect(!view.state.commands.contains(.joinVersions))
    }

    @Test(arguments: [true, false]) func whereNothingIsDecidedBothVersionsStay(isClosed: Bool) {
        meetTheirs()
        if isClosed { presenter.didAskToClose() } else { presenter.didAskToSave(decides: false) }
        #expect(library.kept.first?.note?.revision == 3)
    }

    @Test func closingWithoutAChangeStoresNothing() {
        presenter.viewDidAppear()
        presenter.didAskToClose()

        #expect(library.kept.first?.note?.revision == 3)
        #expect(router.closeCount == 1)
    }

    @Test func whereSavingFailsTheTextStaysAndTheReasonIsSaid() {
        library.fail(.diskFull(path: "/library"))
        presenter.viewDidAppear()
        presenter.didChange("More")
        presenter.didAskToClose()

        #expect(router.closeCount == 0)
        #expect(view.state.canWrite)
        #expect(!view.state.isClosing)
        #expect(view.state.status == "not saved, draft kept")
        #expect(view.state.message?.what == "The disk is full")
        #expect(view.state.message?.remedy?.contains("Ctrl-S") == true)

        library.fail(nil)
        presenter.didAskToClose()
        #expect(stored == "More")
        #expect(router.closeCount == 1)
    }

    @Test func discardingAsksWhereSomethingWouldBeLost() {
        presenter.viewDidAppear()
        presenter.didChange("More")
        presenter.didAskToDiscard()
        #expect(view.state.question?.sentence == "Discard your changes?")
        presenter.didAnswer(.no)
        #expect(view.state.question == nil)
        #expect(router.closeCount == 0)

        presenter.didAskToDiscard()
        presenter.didAnswer(.yes)
        #expect(router.closeCount == 1)
        #expect(stored == "Again")
    }

    @Test func aNoteThatWasEmptiedCanBeBroughtBack() async {
        presenter.viewDidAppear()
        presenter.didChange(" \n")
        presenter.didAskToClose()
        #expect(library.kept.map(\.note) == [nil])
        #expect(notices.notices.map(\.what) == ["Note removed: “Yi Yi” · u undoes it"])

        undo.undo()
        await #expect(eventually { @MainActor in stored == "Again" })
        #expect(notices.notices.last?.what == "The note is back: “Yi Yi”")
    }

    @Test func aNoteThatWasEmptiedAndWrittenAnewIsNotBroughtBack() {
        presenter.viewDidAppear()
        presenter.didChange("")
        presenter.didAskToSave()
        presenter.didChange("Anew")
        presenter.didAskToClose()

        #expect(stored == "Anew")
        #expect(undo.isEmpty)
        #expect(notices.notices.isEmpty)
    }

    @Test func aNoteThatWasEmptiedCanBeBroughtBackThoughMoreWasWrittenAndDiscarded() {
        presenter.viewDidAppear()
        presenter.didChange("")
        presenter.didAskToSave()
        presenter.didChange("Anew")
        presenter.didAskToDiscard()
        presenter.didAnswer(.yes)

        #expect(!undo.isEmpty)
    }

    @Test func whereThereWasNoNoteNothingIsBroughtBack() {
        library.replaceItems(with: [])
        presenter.viewDidAppear()
        presenter.didChange(" ")
        presenter.didAskToClose()

        #expect(router.closeCount == 1)
        #expect(undo.isEmpty)
        #expect(notices.notices.isEmpty)
    }

    @Test func theEarlierTextsAreShownOnceThisOneIsStored() {
        presenter.viewDidAppear()
        presenter.didAskForHistory()
        #expect(router.histories == [.sample])

        presenter.didChange("More")
        presenter.didAskForHistory()
        #expect(stored == "More")
        #expect(router.histories.count == 2)
        #expect(router.closeCount == 0)
        #expect(!view.state.isClosing)
    }

    @Test func whatCannotBeStoredDoesNotGiveWayToAnEarlierText() {
        presenter.viewDidAppear()
        presenter.didChange("More")
        library.fail(.diskFull(path: "/library"))
        presenter.didAskForHistory()
        #expect(router.histories.isEmpty)
        #expect(view.state.message?.what == "The disk is full")

        library.fail(nil)
        presenter.didAskToClose()
        #expect(router.histories.isEmpty)
        #expect(router.closeCount == 1)
    }

    @Test func anEarlierTextThatIsTakenBackIsAChangeThatNothingIsLostTo() async throws {
        presenter.viewDidAppear()
        presenter.didChange("More")
        presenter.didAskForHistory()
        presenter.didTakeBack("Again\r\nand again")
        #expect(view.text == "Again\nand again")
        #expect(view.state.status == "not saved")
        #expect(stored == "More")

        presenter.didAskToClose()
        #expect(stored == "Again\nand again")
        let texts = try await library.revisions(of: LibrarySummary.sample.subject).map(\.text)
        #expect(texts == ["Again", "More", "Again\nand again"])
    }

    @Test func ofANoteThatCannotBeReadThereIsNothingEarlier() {
        library.close(because: .damaged(path: "/library"))
        presenter.viewDidAppear()
        presenter.didAskForHistory()

        #expect(router.histories.isEmpty)
        #expect(router.closeCount == 0)
    }

    @Test func discardingNothingNeedsNoQuestion() {
        presenter.viewDidAppear()
        presenter.didAskToDiscard()

        #expect(view.state.question == nil)
        #expect(router.closeCount == 1)
    }

    @Test func whatSomebodyElseWroteMeanwhileIsSaid() {
        presenter.viewDidAppear()
        var theirs = LibraryItem.sample(note: nil)
        theirs.note = Note(text: "Theirs", changed: 0, revision: 4)
        library.replaceItems(with: [theirs])
        presenter.didChange("Mine")
        presenter.didAskToSave()

        #expect(
            notices.notices.map(\.what) == [
                "Another Matinee had changed this note; its text is kept as an earlier version."
            ])
        presenter.didChange("Mine again")
        presenter.didAskToSave()
        #expect(notices.notices.count == 1)
    }

    /// As at the end of the program.
    @Test func whatIsWrittenWhileASaveRunsIsSavedAfterIt() async {
        presenter.viewDidAppear()
        library.hold()
        presenter.didChange("one")
        presenter.didAskToSave()
        presenter.didChange("one two")
        presenter.didAskToSave()
        #expect(presenter.unsaved?.isUnderWay == true)

        library.release()
        #expect(await eventually { library.kept.first?.note?.text == "one two" })
        #expect(await eventually { await presenter.unsaved == nil })
        #expect(view.state.status == "saved")
    }

    @Test func whatIsWrittenWhileASaveFailsIsTriedNoMoreByItself() async {
        presenter.viewDidAppear()
        library.hold()
        library.fail(.diskFull(path: "/library"))
        presenter.didChange("one")
        presenter.didAskToSave()
        presenter.didChange("one two")
        library.release()
        #expect(await eventually { await presenter.unsaved?.isUnderWay == false })
        #expect(drafts.kept.map(\.text) == ["one two"])
        #expect(view.state.status == "not saved, draft kept")
    }
}
