import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

@testable import NoteEditor

@MainActor
struct NoteOpenerTests {
    private final class DelegateSpy: NoteOpenerDelegate {
        var read: [String?] = []
        var phases: [NoteOpener.Phase] = []
        var changes = 0

        func didRead(_ stored: Note?) { read.append(stored?.text) }
        func didReach(_ phase: NoteOpener.Phase) { phases.append(phase) }
        func didChange() { changes += 1 }
    }

    private let desk = NoteDesk()
    private let delegate = DelegateSpy()
    private let opener: NoteOpener
    private let draft = NoteDesk.draft("Again and")

    init() {
        desk.stored = Note(text: "Again", changed: 0, revision: 3)
        opener = NoteOpener(interactor: desk)
        opener.delegate = delegate
    }

    private func untilReached(_ phase: NoteOpener.Phase) async {
        #expect(await eventually { @MainActor in delegate.phases.last == phase })
    }

    @Test func whatIsStoredIsOpened() async {
        opener.open()
        #expect(delegate.phases.first == .reading)
        await untilReached(.open(nil))
        #expect(delegate.read == ["Again"])
        #expect(opener.canWrite && !opener.isBusy)
    }

    @Test func otherVersionsAreFoundBehindIt() async {
        desk.versions = ["Theirs", "A third"].map { Note(text: $0, changed: 0, revision: 2) }
        opener.open()
        #expect(await eventually { @MainActor in delegate.changes == 1 })
        #expect(delegate.phases.last == .open(nil))
        #expect(opener.versions == desk.versions && !opener.isLooking)
        #expect(opener.join("Mine") == "Mine\n\n---\n\nTheirs\n\n---\n\nA third")
        #expect(opener.versions == [])
        #expect(opener.join("Mine") == nil)
    }

    @Test(arguments: [true, false]) func aDraftIsOfferedFirst(isYes: Bool) async {
        desk.abandoned = draft
        opener.open()
        await untilReached(.offering(draft))
        #expect(opener.offered == draft)
        opener.didAnswer(isYes: isYes)
        await untilReached(.open(isYes ? draft : nil))
        #expect(opener.offered == nil)
        #expect(delegate.phases.contains(.takingUp) == isYes)
    }

    @Test func aDraftThatSaysNothingNewIsNotOffered() async {
        desk.stored = Note(text: "Again\r\nand", changed: 0, revision: 3)
        desk.abandoned = NoteDesk.draft("Again\nand")
        opener.open()
        await untilReached(.open(nil))
    }

    @Test func aDraftOfAnotherWindowStaysThere() async {
        desk.abandoned = draft
        desk.isAbandonedHere = false
        opener.open()
        await untilReached(.offering(draft))
        opener.didAnswer(isYes: true)
        await untilReached(.takenElsewhere)
        #expect(opener.canWrite)
    }

    @Test func whatCannotBeReadIsNotWrittenOnUnlessToldSo() async {
        desk.failure = .damaged(path: "/library")
        opener.open()
        await untilReached(.failed)
        #expect(!opener.canWrite && opener.failure == .damaged(path: "/library"))
        opener.openAnyway()
        #expect(opener.canWrite)
    }

    @Test func anAnswerToNoQuestionIsNone() async {
        opener.open()
        await untilReached(.open(nil))
        let count = delegate.phases.count
        opener.didAnswer(isYes: true)
        #expect(delegate.phases.count == count)
    }
}
