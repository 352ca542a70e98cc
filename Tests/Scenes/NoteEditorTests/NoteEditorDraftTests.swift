import Commands
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import NoteEditor

/// Drafts of unsaved text, and abandoned drafts.
@MainActor
struct NoteEditorDraftTests {
    private let library = FakeLibrary([.sample(note: "Again")])
    private let view = NoteEditorViewSpy()
    private let pause = HeldPause()
    private let router = NoteEditorRouterSpy()
    private let notices = NoticeBoardSpy()

    private func presenter(_ drafts: FakeDrafts) -> NoteEditorDefaultPresenter {
        let presenter = NoteEditorDefaultPresenter(
            interactor: NoteEditorDefaultInteractor(summary: .sample, library: library, drafts: drafts),
            router: router, wording: .sample("en_US"), notices: notices, draftPause: pause.pause,
            undo: notices.makeUndoStack())
        presenter.view = view
        presenter.viewDidAppear()
        return presenter
    }

    private func letPauseEnd() async {
        #expect(await eventually { pause.waitingCount == 1 })
        pause.end()
        await letWorkRun()
    }

    @Test func whatIsTypedIsKeptAPauseLaterHoweverItGoesOn() async {
        let drafts = FakeDrafts()
        let presenter = presenter(drafts)
        for text in ["A", "Ag", "Aga"] { presenter.didChange(text) }
        #expect(drafts.kept == [])
        await letPauseEnd()
        #expect(drafts.kept.map(\.text) == ["Aga"])
        #expect(drafts.kept.map(\.startedFrom) == [3])

        presenter.didChange("Agai")
        presenter.didChange("Again!")
        await letPauseEnd()
        #expect(drafts.kept.map(\.text) == ["Again!"])
        #expect(drafts.keepCount == 2)
    }

    @Test func whereNothingChangesNothingIsKeptAndNothingWaits() async {
        let drafts = FakeDrafts()
        let presenter = presenter(drafts)
        await letWorkRun()
        #expect(pause.waitingCount == 0)

        presenter.didChange("More")
        await letPauseEnd()
        #expect(drafts.keepCount == 1)
        #expect(pause.waitingCount == 0)
    }

    @Test func whatIsInTheLibraryHasNoDraftAnyMore() async {
        let drafts = FakeDrafts()
        let presenter = presenter(drafts)
        presenter.didChange("More")
        await letPauseEnd()
        presenter.didAskToSave()
        #expect(library.kept.first?.note?.text == "More")
        #expect(drafts.kept == [])
    }

    @Test func whatIsWrittenWhileASaveRunsKeepsItsDraft() async {
        let drafts = FakeDrafts()
        let presenter = presenter(drafts)
        library.hold()
        presenter.didChange("More")
        presenter.didAskToSave()
        presenter.didChange("More and more")
        await letPauseEnd()
        library.release()
        #expect(await eventually { library.kept.first?.note?.text == "More" })
        await letWorkRun()
        #expect(drafts.kept.map(\.text) == ["More and more"])
    }

    @Test func whatIsGivenUpHasNoDraftAnyMore() async {
        let drafts = FakeDrafts()
        let presenter = presenter(drafts)
        presenter.didChange("More")
        await letPauseEnd()
        presenter.didAskToDiscard()
        presenter.didAnswer(.no)
        #expect(drafts.kept.count == 1)
        presenter.didAskToDiscard()
        presenter.didAnswer(.yes)
        #expect(drafts.kept == [])
    }

    @Test func aTextThatIsAgainAsItIsStoredNeedsNone() async {
        let drafts = FakeDrafts()
        let presenter = presenter(drafts)
        presenter.didChange("More")
        await letPauseEnd()
        presenter.didChange("Again")
        await letPauseEnd()
        #expect(drafts.kept == [])
    }

    @Test func whatTheLibraryDoesNotTakeIsKeptAtOnce() {
        let drafts = FakeDrafts()
        let presenter = presenter(drafts)
        library.fail(.diskFull(path: "/library"))
        presenter.didChange("More")
        presenter.didAskToSave()

        #expect(drafts.kept.map(\.text) == ["More"])
        #expect(view.state.status == "not saved, draft kept")
        guard case .failed(let message) = presenter.unsaved?.inLibrary else { return #expect(Bool(false)) }
        #expect(message.what == "The disk is full")
        #expect(presenter.unsaved?.asDraft == .done)
        #expect(presenter.unsaved?.isUntried == false)
    }

    @Test func whereNoDraftCanBeKeptEitherThatIsSaid() {
        let drafts = FakeDrafts()
        let presenter = presenter(drafts)
        drafts.fail(.diskFull(path: "/drafts"))
        library.fail(.diskFull(path: "/library"))
        presenter.didChange("More")
        presenter.didAskToSave()

        #expect(view.state.status == "not saved, no draft")
        guard case .failed = presenter.unsaved?.asDraft else { return #expect(Bool(false)) }
        #expect(presenter.unsaved?.text == "More")
    }

    @Test func whatWasTypedSinceIsUntried() {
        let presenter = presenter(FakeDrafts())
        #expect(presenter.unsaved == nil)
        presenter.didChange("More")
        #expect(presenter.unsaved?.isUntried == true)
        library.fail(.diskFull(path: "/library"))
        presenter.didAskToSave()
        presenter.didChange("More and more")
        #expect(presenter.unsaved?.inLibrary == .untried)
    }

    // MARK: Abandoned drafts

    @Test func whatWasLeftBehindIsShownAndAskedAbout() {
        _ = presenter(FakeDrafts([.sample("Again and")]))
        #expect(view.text == "Again and")
        #expect(view.state.isOffering)
        #expect(view.state.question?.sentence.contains("1970") == true)
        #expect(view.state.question?.sentence.contains("has changed since") == false)
    }

    @Test func thatTheNoteHasChangedSinceIsSaid() {
        _ = presenter(FakeDrafts([.sample("Again and", startedFrom: 2)]))
        #expect(view.state.question?.sentence.contains("the note has changed since") == true)
    }

    @Test func whoGoesOnWithItSavesItAndThenItIsGone() {
        let drafts = FakeDrafts([.sample("Again and")])
        let presenter = presenter(drafts)
        presenter.didAnswer(.yes)
        #expect(view.text == "Again and")
        #expect(view.state.status == "not saved, draft kept")
        #expect(view.state.question == nil)
        #expect(drafts.kept.map(\.text) == ["Again and"])
        #expect(library.kept.first?.note?.text == "Again")

        presenter.didAskToClose()
        #expect(library.kept.first?.note?.text == "Again and")
        #expect(drafts.kept == [])
        #expect(router.closeCount == 1)
    }

    @Test func whoWritesOnFromItKeepsOneDraft() async {
        let drafts = FakeDrafts([.sample("Again and")])
        let presenter = presenter(drafts)
        presenter.didAnswer(.yes)
        presenter.didChange("Again and again")
        await letPauseEnd()
        #expect(drafts.kept.map(\.text) == ["Again and again"])
    }

    @Test func whoGoesOnWithWhatIsStoredLosesNeither() async {
        let drafts = FakeDrafts([.sample("Again and")])
        let presenter = presenter(drafts)
        presenter.didAnswer(.no)
        #expect(view.text == "Again")
        #expect(view.state.status == nil)

        presenter.didChange("Again?")
        await letPauseEnd()
        presenter.didAskToClose()
        #expect(library.kept.first?.note?.text == "Again?")
        #expect(await drafts.abandoned().map(\.text) == ["Again and"])
    }

    @Test func whoseTextIsStoredMeanwhileIsToldAsOverwritten() {
        let presenter = presenter(FakeDrafts([.sample("Again and", startedFrom: 2)]))
        presenter.didAnswer(.yes)
        presenter.didAskToSave()
        #expect(notices.notices.count == 1)
    }

    @Test func whatSomebodyElseHasTakenUpIsNotTakenTwice() {
        let drafts = FakeDrafts([.sample("Again and")])
        let presenter = presenter(drafts)
        drafts.replaceAbandoned(with: [])
        presenter.didAnswer(.yes)
        #expect(view.text == "Again")
        #expect(notices.notices.count == 1)
        #expect(drafts.kept == [])
    }

    @Test func aDraftThatIsStoredAsItIsIsNotAskedAbout() {
        _ = presenter(FakeDrafts([.sample("Again")]))
        #expect(view.state.question == nil)
        #expect(view.text == "Again")
    }

    @Test func whatIsTypedWhereTheLibraryCannotBeReadIsKept() async {
        let drafts = FakeDrafts()
        library.close(because: .damaged(path: "/library"))
        view.textWaiting = "typed"
        let presenter = presenter(drafts)
        #expect(view.state.canWrite)
        presenter.didChange("words")
        await letPauseEnd()
        #expect(drafts.kept.map(\.text) == ["words"])
    }

    @Test func whoTypesAheadAndLeavesDoesNotAnswer() {
        let drafts = FakeDrafts([.sample("Again and")])
        let presenter = presenter(drafts)
        view.textWaiting = "typed"
        presenter.didAskToClose()
        #expect(view.text == "Again", "what was typed goes into what is stored")
        #expect(router.closeCount == 1)
    }
}
