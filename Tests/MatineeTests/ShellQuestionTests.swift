import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

/// Questions as users see them: over a split, with their answers in the border.
@MainActor
struct ShellQuestionTests {
    nonisolated private static let names = [
        "Yi Yi",
        "The Assassination of Jesse James by the Coward Robert Ford, and all that came of it, in one long evening without end",
        String(repeating: "x", count: 400),
        "千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충",
        "A \u{1B}]0;title that never ends \u{202E}", "Two\nlines\r\n\tand a tab",
    ]

    private func rows(_ question: Question, _ wording: Wording, _ size: Size) -> [String] {
        let split = SplitScreen(wording: wording, pause: HeldPause().pause, display: DisplaySpy())
        split.start(with: QuestionScreen(question))
        let section = Shell.Section(
            id: SectionID(rawValue: "a"), name: "A", origin: SectionOrigin(place: "a", source: "b"),
            makeScreen: { split })
        let shell = Shell(sections: [section], current: nil, keys: KeysInForce(.standard()), wording: wording)
        let canvas = Canvas(size: size)
        shell.layout(size: size)
        shell.draw(on: canvas.surface)
        return canvas.rows
    }

    @Test(arguments: Language.locales, [40, 42, 80, 100, 120])
    func whatIsAskedAndWhatAnswersIsInSight(language: String, width: Int) throws {
        let wording = Wording.sample(language)
        for name in Self.names {
            for question in wording.questions(about: name) {
                let rows = rows(question, wording, Size(width: width, height: width < 60 ? 8 : 16))
                let words = (question.after.isEmpty ? question.before : question.after).split(separator: " ")
                #expect(rows.contains { $0.contains(words.last ?? "") }, "“\(name)” at \(width)")
                let foot = try #require(rows.last { $0.contains("╰") && $0.contains("╯") })
                for (answer, keys) in zip(question.answers, [["y/Enter", "y"], ["n/Esc", "n"]]) {
                    // With one key for each answer if there is no room for two.
                    #expect(keys.map { " \($0) \(answer.word)" }.contains(where: foot.contains))
                }
            }
        }
    }

    /// That something was restored, and the key for undo, stand before the title, which may be cut.
    @Test(arguments: Language.locales)
    func whatBringsItBackIsInSightHoweverLongItsTitleIs(language: String) {
        let wording = Wording.sample(language)
        let shell = Shell(
            sections: [
                .init(
                    id: SectionID(rawValue: "a"), name: "A", origin: SectionOrigin(place: "a", source: "b"),
                    makeScreen: { ScreenStub() })
            ], current: nil,
            keys: KeysInForce(.standard()), wording: wording)
        for name in Self.names {
            let library = wording.library
            for say in [library.deleted, library.noteRemoved, library.restored, library.undone, library.noteRestored] {
                let (notice, words) = (say(name), say("").prefix { $0 != ":" })
                let canvas = Canvas(size: .leastForProgram)
                shell.notice = Message(notice)
                shell.layout(size: canvas.size)
                shell.draw(on: canvas.surface)
                #expect(canvas.text.contains(words))
            }
        }
    }

    @Test func theNameGivesWayAndNotWhatIsAsked() {
        let question = Wording.sample("en_US").library.askDelete(Self.names[1], DeletedParts(hasNote: true))
        let rows = rows(question, .for(localeIdentifier: "en_US"), Size(width: 42, height: 8))
        #expect(rows.contains { $0.contains("Delete “The Assassination of") }, "\(rows)")
        #expect(rows.contains { $0.contains("…” and its note?") }, "\(rows)")
    }

    @Test("Whatever is asked moves nothing, and what was there is there again")
    func whatIsAskedMovesNothing() throws {
        let wording = Wording.sample("en_US")
        let rows = rows(wording.library.askDiscard, wording, Size(width: 80, height: 24))
        #expect(rows.last == " ↑↓ move  Enter open  | layout    Ctrl-P anything  ? help  q quit")
        #expect(rows.contains { $0.contains("╰ y/Enter discard  n/Esc keep ──") })
    }
}
