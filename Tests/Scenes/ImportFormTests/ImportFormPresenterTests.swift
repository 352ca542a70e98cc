import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ImportForm

@MainActor
struct ImportFormPresenterTests {
    private let files = FakeFileImport(.success(.some))
    private let view = ImportFormViewSpy()
    private let router = ImportFormRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let presenter: ImportFormDefaultPresenter

    init() {
        undo = notices.makeUndoStack()
        presenter = ImportFormDefaultPresenter(
            interactor: ImportFormDefaultInteractor(files: files), router: router, wording: .sample("en_US"),
            notices: notices, undo: undo)
        presenter.view = view
        presenter.viewWillAppear()
    }

    private func type(_ path: String) {
        presenter.didChange(0, to: .text(path))
    }

    @Test func itNeedsAPath() async {
        #expect(view.state.form.fields[0].problem == "Type where the file is.")
        type("  ")
        presenter.didAskToSave()
        await letWorkRun()
        #expect(files.calls.isEmpty)
    }

    @Test func firstItSaysWhatTheFileWouldDoAndAsks() async {
        type("~/diary.csv")
        presenter.didAskToSave()
        #expect(view.state.isSaving && view.state.explanation == "Looking at the file…")
        await #expect(eventually { @MainActor in self.view.state.question != nil })
        #expect(!view.state.isSaving)
        #expect(
            view.state.explanation
                == """
                3 new, 1 completed, 2 as they are, 1 left out
                diary.csv, line 12: 'Watched Date' is not in the form that it has in such files
                """)
        presenter.didAnswer(isYes: false)
        #expect(view.state.question == nil && files.calls == ["try ~/diary.csv"])
    }

    @Test func itIsTakenInAndTakenBackAsAWhole() async {
        type("diary.csv")
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.question != nil })
        presenter.didAnswer(isYes: true)
        #expect(view.state.isSaving)
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        #expect(files.calls == ["try diary.csv", "take diary.csv"])
        #expect(notices.notices.last?.what.contains("3 new, 1 completed, 2 as they are, 1 left out") == true)
        undo.undo()
        await #expect(eventually { files.calls.last == "back" })
    }

    @Test func itIsStoppedAndWhatWasTakenInBeforeIsTakenBack() async {
        type("diary.csv")
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.question != nil })
        presenter.didAnswer(isYes: true)
        presenter.didAskToLeave()
        #expect(router.closed == 0)
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        let said = notices.notices.last?.what
        #expect(said?.hasPrefix("Stopped with 4 left: ") == true)
        #expect(said?.hasSuffix(" · u undoes what was imported") == true)
        undo.undo()
        await #expect(eventually { files.calls.last == "back" })
    }

    @Test func whatWasTakenInIsSaidAndCanBeTakenBackThoughItsFormIsGone() async {
        var form: ImportFormDefaultPresenter? = ImportFormDefaultPresenter(
            interactor: ImportFormDefaultInteractor(files: files), router: router, wording: .sample("en_US"),
            notices: notices, undo: undo)
        form?.view = view
        form?.didChange(0, to: .text("diary.csv"))
        form?.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.question != nil })
        form?.didAnswer(isYes: true)
        form = nil
        await #expect(eventually { @MainActor in self.notices.notices.count == 1 })
        undo.undo()
        await #expect(eventually { files.calls.last == "back" })
        #expect(router.closed == 0)
    }

    @Test func aFormThatStaysAfterAnImportCanBeLeft() async {
        type("diary.csv")
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.question != nil })
        presenter.didAnswer(isYes: true)
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        #expect(!view.state.isSaving)
        presenter.didAskToLeave()
        #expect(router.closed == 2)
    }

    @Test(arguments: [
        (ImportTakenBack(whole: 3, plays: 7), "As before the import"),
        (ImportTakenBack(whole: 2, inPart: 1), "As before the import, but for what was changed since then: 1"),
        (
            ImportTakenBack(whole: 0, inPart: 2, plays: 5),
            "As before the import, but for what was changed since then: 2"
        ),
        (ImportTakenBack(whole: 0, inPart: 3), "What was changed since the import stays: 3"),
        (nil, "There is no import to take back any more"),
    ])
    func whatIsTakenBackAndWhatStaysIsSaid(undone: ImportTakenBack?, words: String) async {
        files.answer(takenBack: undone)
        type("diary.csv")
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.question != nil })
        presenter.didAnswer(isYes: true)
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        undo.undo()
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == words })
    }

    @Test func whileTheFileIsLookedAtItCanBeLeft() {
        type("diary.csv")
        presenter.didAskToSave()
        presenter.didAskToLeave()
        #expect(router.closed == 1 && undo.isEmpty)
    }

    @Test func whereNothingIsNewNobodyIsAsked() async {
        var outcome = ImportOutcome()
        outcome.unchanged = 7
        files.answer(.success(outcome))
        type("diary.csv")
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.explanation.hasPrefix("There is nothing new") })
        #expect(view.state.question == nil)
    }

    @Test func ofManyThatAreLeftOutTheFirstAreSaid() async {
        var outcome = ImportOutcome.some
        outcome.leftOut = (1...40).map {
            .init(FilePlace(member: nil, unit: .item, number: $0), .otherKind(name: "game"))
        }
        files.answer(.success(outcome))
        type("diary.csv")
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.question != nil })
        #expect(view.state.explanation.contains("item 12: it is neither a film nor a book, but 'game'"))
        #expect(view.state.explanation.hasSuffix("… and 28 more; matinee library import FILE prints them all"))
    }

    @Test(arguments: [
        (FileImportFailure.cannotRead, "There is no such file"), (.folder, "This is a folder"),
        (.severalFiles, "These are several files"),
        (.unreadable(.zipBomb), "This file would fill the memory"),
        (.laterExport(found: 9, known: 2), "A later version"), (.library(.diskFull(path: "/l")), ""),
    ])
    func whyNothingIsTakenInIsSaidBesideThePath(failure: FileImportFailure, words: String) async {
        files.answer(.failure(failure))
        type("diary.csv")
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.view.state.form.fields[0].problem != nil })
        #expect(view.state.form.fields[0].problem?.hasPrefix(words) == true && !view.state.isSaving)
        type("diary2.csv")
        #expect(view.state.form.fields[0].problem == nil)
        presenter.didAskToLeave()
        #expect(router.closed == 1)
    }
}
