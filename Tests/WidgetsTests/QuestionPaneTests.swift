import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct QuestionPaneTests {
    private let question = Question("Delete “", name: "Yi Yi", "”?", yes: "delete", no: "keep")

    private func pane(_ question: Question?) -> QuestionPane {
        let pane = QuestionPane()
        pane.show(question)
        return pane
    }

    /// Inside of its border.
    private func rows(_ question: Question, width: Int, height: Int) -> [String] {
        let pane = pane(question)
        let canvas = Canvas(size: Size(width: width, height: pane.layout(in: Size(width: width, height: height))))
        pane.draw(on: canvas.surface)
        return canvas.rows
    }

    /// Whether the key was used, and the answers.
    private func taken(_ key: Key, by question: Question?) -> (isTaken: Bool?, answers: [Command]) {
        let pane = pane(question)
        var answers: [Command] = []
        return (pane.handle(key) { answers.append($0) }, answers)
    }

    @Test func itIsAsLargeAsItsSentence() {
        #expect(rows(question, width: 30, height: 3) == [" Delete “Yi Yi”?"])
        #expect(rows(question, width: 12, height: 3) == [" Delete “Yi", " Yi”?"])
        #expect(pane(question).question == question, "Its answers are what the border tells of")
    }

    @Test func aNameThatTwoLinesHaveNoRoomForIsShortened() {
        let question = Question(
            "Delete “", name: "In the Mood for Love, and what came after", "” and its note?", yes: "a", no: "b")
        #expect(rows(question, width: 26, height: 6) == [" Delete “In the Mood for", " Love, an…” and its note?"])
    }

    @Test(
        "A day stands on a line of its own where it has no room, with the spaces that it has everywhere",
        arguments: ["en_US", "de_DE", "es_ES"])
    func noLineBreaksInsideOfADay(locale: String) throws {
        let wording = Wording.sample(locale)
        let day = wording.format.long(try #require(CalendarDate(year: 2026, month: 11, day: 27)))
        let question = wording.diary.askRemove("Amélie", day)
        #expect(rows(question, width: 46, height: 6).last == " \(day)?")
        #expect(question.sentence.hasSuffix("Amélie · \(day)?"))
    }

    @Test func whereThereIsNoRoomForAllOfItItsEndStays() {
        #expect(rows(question, width: 12, height: 1) == [" Yi”?"])
        #expect(rows(question, width: 12, height: 0) == [])
    }

    @Test func whatANameBringsAlongDoesNotReachTheScreen() {
        let question = Question("Delete “", name: "A\u{1B}]0;B\nC\u{1B}[2", "”?", yes: "a", no: "b")
        #expect(rows(question, width: 40, height: 2).last?.hasSuffix("”?") == true)
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
        #expect(taken(.character("y"), by: Question("Gone.", answers: [.init(.no, "well")])) == (true, []))
    }

    @Test func withoutAQuestionKeysAreForOthersAndNothingLiesOverTheScreen() {
        #expect(taken(.character("y"), by: nil) == (nil, []))
        let pane = pane(question)
        #expect(pane.overlay === pane)
        pane.show(nil)
        #expect(pane.overlay == nil)
    }

    @Test func whatNamesSomethingStandsThere() {
        #expect(pane(question).isAboutRow)
        #expect(!pane(Question("Discard it?", yes: "a", no: "b")).isAboutRow)
    }

    @Test func itHasBeenSeenOnceItIsDrawnAndAnotherOneHasNot() {
        let canvas = Canvas(size: Size(width: 30, height: 3))
        let pane = pane(question)
        #expect(!pane.hasBeenSeen)
        pane.draw(on: canvas.surface)
        pane.show(question)
        #expect(pane.hasBeenSeen)
        pane.show(Question("Really?", yes: "a", no: "b"))
        #expect(!pane.hasBeenSeen)
    }

    @Test func aPaneThatAsksNothingHasShownNothing() {
        let canvas = Canvas(size: Size(width: 30, height: 3))
        let pane = QuestionPane()
        pane.draw(on: canvas.surface)
        pane.drawSmall("Nothing", on: canvas.surface)
        #expect(!pane.hasBeenSeen)
        #expect(canvas.rows == ["", "", ""])
    }

    @Test func aloneItSaysWhatItIsAbout() {
        let canvas = Canvas(size: Size(width: 20, height: 3))
        let pane = QuestionPane()
        pane.show(question)
        pane.drawSmall("Films", on: canvas.surface)
        #expect(canvas.rows == [" Films. Delete “Yi", "      Yi”? y/n", ""])
        #expect(pane.hasBeenSeen)
    }
}
