import Commands
import Navigation
import Presentation
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

struct QuestionPaneTests {
    private let question = Question("Delete “", name: "Yi Yi", "”?", yes: "delete", no: "keep")

    private func pane(_ question: Question, width: Int) -> QuestionPane {
        var pane = QuestionPane()
        pane.show(question)
        pane.layout(width: width)
        return pane
    }

    private func rows(_ question: Question, width: Int, height: Int) -> [String] {
        let canvas = Canvas(size: Size(width: width, height: height))
        var pane = pane(question, width: width)
        pane.draw(on: canvas.surface)
        return canvas.rows
    }

    /// Whether the key was used, and the answers.
    private func taken(_ key: Key, by question: Question?) -> (isTaken: Bool?, answers: [Command]) {
        var pane = QuestionPane()
        pane.show(question)
        var answers: [Command] = []
        return (pane.handle(key) { answers.append($0) }, answers)
    }

    @Test func itStandsAtTheFootWithItsKeys() {
        #expect(rows(question, width: 30, height: 3) == ["", "", "Delete “Yi Yi”? y/n"])
        #expect(pane(question, width: 30).height == 1)
    }

    @Test func aNameThatTwoLinesHaveNoRoomForIsShortened() {
        let question = Question(
            "Delete “", name: "In the Mood for Love, and what came after", "” and its note?", yes: "a", no: "b")
        #expect(rows(question, width: 24, height: 2) == ["Delete “In the Mood for", "Love…” and its note? y/n"])
    }

    @Test(arguments: 1...40)
    func theLastThingInSightIsAlwaysTheKeys(width: Int) {
        let question = Question(
            "Delete “", name: String(repeating: "千と千尋 ", count: 30), "” and its note?", yes: "a", no: "b")
        let text = rows(question, width: width, height: 40).joined()
        #expect(text.hasSuffix(width > 2 ? "y/n" : "n"))
    }

    @Test func whereThereIsNoRoomForAllOfItTheKeysStay() {
        #expect(rows(question, width: 14, height: 1) == ["Yi”? y/n"])
        #expect(rows(question, width: 14, height: 0) == [])
    }

    @Test func whatANameBringsAlongDoesNotReachTheKeys() {
        let question = Question("Delete “", name: "A\u{1B}]0;B\nC\u{1B}[2", "”?", yes: "a", no: "b")
        #expect(rows(question, width: 40, height: 2).last?.hasSuffix("”? y/n") == true)
    }

    @Test func itsKeysAnswerIt() {
        for key in [Key.character("y"), .character("Y"), .enter] { #expect(taken(key, by: question) == (true, [.yes])) }
        for key in [Key.character("n"), .character("N"), .escape] { #expect(taken(key, by: question) == (true, [.no])) }
    }

    @Test func noOtherKeyDoesAnything() {
        let keys: [Key] = [
            .character("q"), .character("d"), .character("1"), .paste("y"), .down, .tab, .backspace, .delete, .left,
            .function(1), .control("s"), .control("x"), .control("e"), .control("f"),
        ]
        for key in keys { #expect(taken(key, by: question) == (true, []), "\(key.label)") }
    }

    @Test func whatConcernsTheProgramAsAWholeGoesOn() {
        for key in [Key.control("c"), .control("l"), .control("z")] { #expect(taken(key, by: question) == (false, [])) }
    }

    @Test func anAnswerThatIsNotOfferedIsNone() {
        let question = Question("Gone.", answers: [.init(.no, "well")])
        #expect(taken(.character("y"), by: question) == (true, []))
        #expect(rows(question, width: 20, height: 1) == ["Gone. n"])
    }

    @Test func withoutAQuestionKeysAreForOthers() {
        #expect(taken(.character("y"), by: nil) == (nil, []))
        #expect(pane(question, width: 30).height == 1)
        var pane = pane(question, width: 30)
        pane.show(nil)
        #expect(pane.height == 0)
    }

    @Test func itIsLaidOutAnewForAnotherWidth() {
        var pane = pane(question, width: 30)
        pane.layout(width: 12)
        #expect(pane.height == 2)
    }

    @Test func itHasBeenSeenOnceItIsDrawnAndAnotherOneHasNot() {
        let canvas = Canvas(size: Size(width: 30, height: 3))
        var pane = pane(question, width: 30)
        #expect(!pane.hasBeenSeen)
        pane.draw(on: canvas.surface)
        pane.show(question)
        #expect(pane.hasBeenSeen)
        pane.show(Question("Really?", yes: "a", no: "b"))
        #expect(!pane.hasBeenSeen)
    }

    @Test func aPaneThatAsksNothingHasShownNothing() {
        let canvas = Canvas(size: Size(width: 30, height: 3))
        var pane = QuestionPane()
        pane.draw(on: canvas.surface)
        pane.drawSmall("Nothing", on: canvas.surface)
        #expect(!pane.hasBeenSeen)
        #expect(canvas.rows == ["", "", ""])
    }

    @Test func aloneItSaysWhatItIsAbout() {
        let canvas = Canvas(size: Size(width: 20, height: 3))
        var pane = QuestionPane()
        pane.show(question)
        pane.drawSmall("Films", on: canvas.surface)
        #expect(canvas.rows == [" Films. Delete “Yi", "      Yi”? y/n", ""])
        #expect(pane.hasBeenSeen)
    }
}
