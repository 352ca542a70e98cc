import Browsing
import Entities
import Glibc
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct QuitFlowTests {
    enum Way: CaseIterable {
        case ctrlC, terminate, hangUp

        fileprivate var status: Int32 {
            switch self {
            case .ctrlC: 0
            case .terminate: 128 + SIGTERM
            case .hangUp: 128 + SIGHUP
            }
        }
    }

    private func leave(_ program: LeavingProgram, by way: Way) async {
        switch way {
        case .ctrlC: await program.press(.control("c"))
        case .terminate, .hangUp:
            program.quitFlow.end(status: way.status)
            await program.goOn()
        }
    }

    @Test(arguments: Way.allCases) func whereAllIsStoredItEndsAtOnce(way: Way) async throws {
        let program = try LeavingProgram()
        await leave(program, by: way)
        #expect(program.quitFlow.outcome == .init(status: way.status))
        #expect(program.quitFlow.lastWords == "")
    }

    @Test(arguments: Way.allCases) func whatIsWrittenWhileASaveRunsIsSavedOnEveryWayOut(way: Way) async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.hold()
        await program.type("one")
        await program.press(.control("s"))
        await program.type(" two")
        await leave(program, by: way)
        #expect(program.quitFlow.outcome == nil)
        #expect(program.note == nil)

        program.library.release()
        await program.goOn()
        #expect(program.note == "one two")
        #expect(program.quitFlow.outcome == .init(status: way.status))
    }

    /// Keys after the one that closes the note wait for the next screen; if the note does not close, they are text.
    @Test(arguments: Way.allCases) func whatWaitedBehindASaveThatFailsIsNotLost(way: Way) async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.hold()
        await program.type("one")
        await program.press(.escape)
        await program.type(" two")
        program.library.fail(.diskFull(path: "/library"))
        await leave(program, by: way)
        #expect(program.quitFlow.outcome == nil)

        program.library.release()
        await program.goOn()
        #expect(program.drafts.kept.map(\.text) == ["one two"])
        if way == .ctrlC {
            #expect(program.screen().contains("Not everything is saved"))
        } else {
            #expect(program.quitFlow.outcome == .init(status: way.status))
            #expect(program.quitFlow.lastWords.contains("A draft is kept"))
        }
    }

    @Test func whatWaitedBehindASaveIsForTheListWhereThatEnds() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.hold()
        await program.type("one")
        await program.press(.escape, .down, .character("f"))
        await program.press(.control("c"))
        program.library.release()
        await program.goOn()
        #expect(program.library.kept.count { $0.isFavourite } == 1)
        #expect(program.quitFlow.outcome == .init(status: 0))
    }

    @Test func whatIsTypedWhileTheNoteIsReadIsSaved() async throws {
        let program = try LeavingProgram()
        program.library.holdReading()
        await program.openNote()
        await program.type("words")
        await program.press(.control("c"))
        #expect(program.quitFlow.outcome == nil)
        program.library.release()
        await program.goOn()
        #expect(program.note == "words")
        #expect(program.quitFlow.outcome == .init(status: 0))
    }

    @Test(arguments: [
        LibraryFailure.diskFull(path: "/library"), .busy(path: "/library"), .readOnly(path: "/library"),
        .tooLong(.note, limitInBytes: 262_144),
    ])
    func whatCannotBeSavedIsAskedAbout(failure: LibraryFailure) async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.fail(failure)
        await program.type("words")
        await program.press(.control("c"))

        let screen = program.screen()
        let what = Wording.sample("C").library.failure(failure).what
        for words in ["Not everything is saved", "Note on ", what, "A draft is kept", "Quit anyway?"] {
            #expect(screen.contains(words))
        }
        #expect(program.quitFlow.outcome == nil)

        await program.press(.character("n"))
        #expect(program.quitFlow.outcome == nil)
        #expect(!program.quitFlow.isUnderWay)
        #expect(program.screen().contains("words"))
        await program.type("!")
        #expect(program.screen().contains("words!"))

        await program.press(.control("c"))
        _ = program.screen()
        await program.press(.character("y"))
        #expect(program.quitFlow.outcome == .init(status: 1))
        #expect(program.drafts.kept.map(\.text) == ["words!"])
        #expect(!program.quitFlow.lastWords.contains("words!"))
    }

    @Test func whatCanBeSavedAtLastIsNotAskedAbout() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.fail(.diskFull(path: "/library"))
        await program.type("words")
        await program.press(.control("s"))
        program.library.fail(nil)
        await program.press(.control("c"))
        #expect(program.note == "words")
        #expect(program.quitFlow.outcome == .init(status: 0))
        #expect(program.drafts.kept == [])
    }

    @Test func whereNoDraftCanBeKeptTheTextIsPrinted() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.fail(.diskFull(path: "/library"))
        program.drafts.fail(.diskFull(path: "/drafts"))
        await program.press(.paste("words\n\u{1B}[31mred\u{9B}\tend"))
        await program.press(.control("c"))
        #expect(program.screen().contains("If you quit, the text is printed"))
        await program.press(.character("y"))
        #expect(program.quitFlow.outcome == .init(status: 1))
        #expect(program.quitFlow.lastWords.hasSuffix("This is the text:\nwords\n[31mred\tend\n"))
    }

    @Test func anotherCtrlCIsAnAnswerToo() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.fail(.busy(path: "/library"))
        await program.type("words")
        await program.press(.control("c"))
        await program.press(.control("c"))
        #expect(program.quitFlow.outcome == .init(status: 1))
    }

    @Test func nobodyAnswersAQuestionBeforeItIsInSight() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.fail(.busy(path: "/library"))
        await program.type("words")
        await program.press(.control("c"))
        await program.press(.character("y"), .enter)
        #expect(program.quitFlow.outcome == nil)
        program.screen()
        await program.press(.enter)
        #expect(program.quitFlow.outcome == .init(status: 1))
    }

    @Test func whoDoesNotWantToWaitIsAskedAndTheTextIsKept() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.hold()
        await program.type("words")
        await program.press(.control("c"))
        #expect(program.screen().contains("Esc stays, Ctrl-C asks"))
        #expect(program.drafts.kept == [])

        await program.press(.control("c"))
        #expect(program.screen().contains("It is still being saved."))
        #expect(program.drafts.kept.map(\.text) == ["words"])
        await program.press(.character("y"))
        #expect(program.quitFlow.outcome == .init(status: 1, isHasty: true))
        program.library.release()
        await program.goOn()
    }

    @Test func whatIsStoredWhileItAsksNeedsNoAnswer() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.hold()
        await program.type("words")
        await program.press(.control("c"))
        await program.press(.control("c"))
        program.library.release()
        await program.goOn()
        #expect(program.note == "words")
        #expect(program.quitFlow.outcome == .init(status: 0))
    }

    @Test func escapeEndsTheWaitAndNothingElseDoes() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.hold()
        await program.type("words")
        await program.press(.control("c"))
        await program.type("xyn")
        #expect(program.quitFlow.isUnderWay)
        // That the library is busy is noticed after a time of its own.
        program.post(Message("Noticed meanwhile"))
        #expect(program.screen().contains("Esc stays, Ctrl-C asks"))
        await program.press(.escape)
        #expect(!program.quitFlow.isUnderWay)
        #expect(program.screen().contains("Noticed meanwhile"))
        program.library.release()
        await program.goOn()
        #expect(program.quitFlow.outcome == nil)
        #expect(program.note == "words")
    }

    @Test func anOrderThatFailsOnTheWayOutIsAskedAbout() async throws {
        let program = try LeavingProgram()
        await letWorkRun()
        program.screen()
        program.library.hold()
        program.library.fail(.busy(path: "/library"))
        await program.press(.character("f"), .character("q"))
        #expect(program.quitFlow.outcome == nil)
        program.library.release()
        await program.goOn()
        #expect(program.screen().contains("is not a favourite yet"))
        #expect(program.screen().contains("The library is in use"))
        await program.press(.character("y"))
        #expect(program.quitFlow.outcome == .init(status: 1))
        #expect(program.quitFlow.lastWords.contains("is not a favourite yet: The library is in use"))
    }

    @Test func whatFailedBeforeWasSaidThenAndIsNotAskedAbout() async throws {
        let program = try LeavingProgram()
        await letWorkRun()
        program.screen()
        program.library.fail(.busy(path: "/library"))
        await program.press(.character("f"))
        #expect(program.screen().contains("The library is in use"))
        await program.press(.character("q"))
        #expect(program.quitFlow.outcome == .init(status: 0))
    }

    @Test func aSignalAsksNobodyWhateverIsAsked() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.fail(.busy(path: "/library"))
        await program.type("words")
        await program.press(.control("c"))
        #expect(program.quitFlow.outcome == nil)
        await leave(program, by: .terminate)
        #expect(program.quitFlow.outcome == .init(status: 128 + SIGTERM))
    }

    @Test func aSecondSignalWaitsForNothingAndTheTextIsKept() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.hold()
        await program.type("words")
        await leave(program, by: .terminate)
        #expect(program.quitFlow.outcome == nil)
        await leave(program, by: .terminate)
        #expect(program.quitFlow.outcome == .init(status: 128 + SIGTERM, isHasty: true))
        #expect(program.drafts.kept.map(\.text) == ["words"])
        program.library.release()
        await program.goOn()
    }

    @Test(arguments: [Size(width: 40, height: 8), Size(width: 120, height: 40), Size(width: 30, height: 6)])
    func theKeysThatAnswerAreInSightAtEverySize(size: Size) async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.fail(.diskFull(path: "/" + String(repeating: "long", count: 40)))
        await program.type("words")
        await program.press(.control("c"))
        let screen = program.screen(size)
        // Where there is room for nothing else the keys stand behind the sentence.
        #expect(screen.contains("n/Esc stay") || screen.contains("y/n"))
        await program.press(.character("n"))
        #expect(!program.quitFlow.isUnderWay)
    }

    @Test func whatHasFailedIsNotTriedAgainWhileItAsks() async throws {
        let program = try LeavingProgram()
        await program.openNote()
        program.library.fail(.busy(path: "/library"))
        await program.type("words")
        program.library.hold()
        await program.press(.control("c"))
        program.library.release()
        await program.goOn()
        #expect(program.screen().contains("The library is in use"))
        #expect(program.library.orderCount == 1)
    }
}
