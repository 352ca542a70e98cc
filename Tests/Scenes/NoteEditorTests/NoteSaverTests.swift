import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import NoteEditor

@MainActor
struct NoteSaverTests {
    private final class DelegateSpy: NoteSaverDelegate {
        var changes = 0
        var saves: [[Bool]] = []
        var newerTexts = 0

        func didChange() { changes += 1 }
        func didSave(meeting other: NoteSaver.OtherText?, goesOn: Bool) {
            saves.append([other == .overwritten, goesOn])
            if other == .stays { newerTexts += 1 }
        }
    }

    private let desk = NoteDesk()
    private let pause = HeldPause()
    private let delegate = DelegateSpy()
    private let saver: NoteSaver
    private let wording = Wording.for(localeIdentifier: "en_US")

    init() {
        saver = NoteSaver(interactor: desk, pause: pause.pause)
        saver.delegate = delegate
        saver.begin(Note(text: "Again", changed: 0, revision: 3))
    }

    private func untilSaved(_ count: Int) async {
        #expect(await eventually { @MainActor in delegate.saves.count == count })
    }

    @Test func whatIsUnchangedIsNotSaved() {
        saver.save()
        #expect(desk.saves == [])
        #expect(saver.status(wording) == nil)
        #expect(saver.unsaved(title: "T", waiting: "", wording) == nil)
    }

    @Test func ofSeveralVersionsTheOneThatIsThereIsSavedTooIfAsked() async {
        saver.save(evenUnchanged: true)
        await untilSaved(1)
        #expect(desk.saves == ["Again"])
    }

    @Test func itSaysHowItStands() async {
        desk.holdsSaves = true
        saver.change("Again!")
        #expect(saver.status(wording) == "not saved")
        saver.save()
        #expect(await eventually { @MainActor in desk.isHolding })
        #expect(saver.status(wording) == "saving…")
        desk.endSave()
        await untilSaved(1)
        #expect(saver.status(wording) == "saved")
        saver.change("Again!?")
        saver.change("Again!")
        #expect(saver.status(wording) == nil)
    }

    @Test(arguments: [true, false]) func whatIsWrittenMeanwhileIsSavedIfAskedOrAtTheEnd(isFinishing: Bool) async {
        desk.holdsSaves = true
        saver.change("one")
        saver.save()
        #expect(await eventually { @MainActor in desk.isHolding })
        saver.change("two")
        if isFinishing { saver.isFinishing = true } else { saver.save() }
        desk.endSave()
        #expect(await eventually { @MainActor in desk.saves == ["one", "two"] && desk.isHolding })
        desk.endSave()
        await untilSaved(2)
        #expect(delegate.saves == [[false, true], [false, false]])
        #expect(!saver.isChanged)
    }

    @Test func anEmptiedNoteOfWhichThereIsANewerTextIsThatText() async {
        desk.newer = Note(text: "Theirs", changed: 0, revision: 4)
        saver.change("")
        saver.save()
        await untilSaved(1)
        #expect(delegate.newerTexts == 1)
        #expect((saver.text, saver.saved, saver.revision) == ("Theirs", "Theirs", 4))
        #expect(saver.status(wording) == nil)
        #expect(saver.unsaved(title: "T", waiting: "", wording) == nil)
    }

    @Test func whatIsWrittenWhileANoteIsEmptiedStaysBesideANewerText() async {
        (desk.holdsSaves, desk.newer) = (true, Note(text: "Theirs", changed: 0, revision: 4))
        saver.change("")
        saver.save()
        #expect(await eventually { @MainActor in desk.isHolding })
        saver.change("Mine")
        desk.endSave()
        await untilSaved(1)
        #expect((saver.text, saver.saved, saver.revision) == ("Mine", "Theirs", 3))
        #expect(saver.isChanged)
    }

    @Test func whatIsWrittenMeanwhileWaitsIfNobodyAsks() async {
        desk.holdsSaves = true
        saver.change("one")
        saver.save()
        #expect(await eventually { @MainActor in desk.isHolding })
        saver.change("two")
        desk.endSave()
        await untilSaved(1)
        #expect(desk.saves == ["one"])
        #expect(saver.isChanged)
    }

    @Test func aFailureEndsTheWayOutAndKeepsADraft() async {
        desk.failure = .diskFull(path: "/library")
        saver.change("more")
        saver.isFinishing = true
        saver.save()
        #expect(await eventually { @MainActor in saver.failure != nil })
        #expect(!saver.isFinishing)
        #expect(await eventually { @MainActor in desk.drafts == ["more"] })
        let report = saver.unsaved(title: "T", waiting: "", wording)
        #expect(report?.inLibrary == .failed(wording.library.failure(.diskFull(path: "/library"))))

        saver.change("more!")
        #expect(saver.unsaved(title: "T", waiting: "", wording)?.inLibrary == .untried)
        desk.failure = nil
        saver.save()
        await untilSaved(1)
        #expect(saver.failure == nil && saver.unsaved(title: "T", waiting: "", wording) == nil)
    }

    @Test func aDraftIsKeptAPauseLaterAndGoesOnceItIsSaved() async {
        saver.change("more")
        #expect(await eventually { @MainActor in pause.waitingCount == 1 })
        pause.end()
        #expect(await eventually { @MainActor in desk.drafts == ["more"] })
        #expect(saver.unsaved(title: "T", waiting: "", wording)?.asDraft == .done)
        saver.save()
        await untilSaved(1)
        #expect(await eventually { @MainActor in desk.removedDrafts.count == 1 })
    }

    @Test func aDraftThatIsTakenUpGoesOnUnderItsName() async {
        saver.takeUp(NoteDesk.draft("Again and", startedFrom: 7))
        #expect(saver.isChanged && saver.text == "Again and" && saver.revision == 7)
        saver.save()
        await untilSaved(1)
        #expect(delegate.saves == [[true, false]])
        #expect(await eventually { @MainActor in desk.removedDrafts == [NoteDesk.draft("").id] })
    }

    @Test func anEmptiedNoteCanBeBroughtBack() async {
        let notices = NoticeBoardSpy()
        let undo: UndoStack<LibraryFailure> = notices.makeUndoStack()
        #expect(saver.offerUndo(on: undo, wording) == nil && undo.isEmpty)
        saver.change("")
        saver.save()
        await untilSaved(1)
        #expect(saver.offerUndo(on: undo, wording) == Message(wording.library.noteRemoved("Yi Yi")))
        undo.undo()
        #expect(await eventually { @MainActor in desk.restored.count == 1 })
        #expect(await eventually { @MainActor in notices.notices.last?.what == "The note is back: “Yi Yi”" })
    }

    @Test func whereAnotherOneWasWrittenSinceThatIsSaid() async {
        let notices = NoticeBoardSpy()
        let undo: UndoStack<LibraryFailure> = notices.makeUndoStack()
        saver.change("")
        saver.save()
        await untilSaved(1)
        _ = saver.offerUndo(on: undo, wording)
        desk.newer = Note(text: "Newer", changed: 9, revision: 9)
        undo.undo()
        let notice = "Changed since then, and left as it is: “Yi Yi”"
        #expect(await eventually { @MainActor in notices.notices.last?.what == notice })
    }

    @Test func aTextThatWaitsForTheNoteIsUnderWay() {
        let report = saver.unsaved(title: "T", waiting: "typed", wording)
        #expect(report?.inLibrary == .underWay && report?.text.hasSuffix("typed") == true)
    }
}
