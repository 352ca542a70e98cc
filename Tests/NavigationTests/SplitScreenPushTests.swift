import Browsing
import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

/// A screen on top of the detail, or of the list if there is no detail.
@MainActor
struct SplitScreenPushTests {
    private let scene = SplitScene()
    private let pushed = ScreenStub("Note")

    @Test func whatWasPushedFromTheListGivesItTheKeyboardBack() {
        scene.rest(on: 1)
        scene.split.push(pushed)
        #expect(scene.split.title == "Note")
        scene.split.pop()

        #expect(scene.receiver(of: .down) == "list")
        #expect(scene.made == [1])
    }

    @Test("Back from what was pushed over an empty list leaves nothing beside it", arguments: [true, false])
    func whereNothingStoodBesideTheListNothingStaysThere(isFrameBetween: Bool) {
        let empty = ScreenStub("Empty")
        scene.rest(on: 1)
        scene.split.pushList(empty, comesBack: true)
        if isFrameBetween { scene.layout(120) }
        scene.split.push(pushed)
        scene.layout(120)
        #expect(scene.split.title == "Note")
        #expect(scene.split.handle(.back))
        scene.layout(120)

        #expect(scene.split.title == "Empty")
        #expect(!scene.split.frame(120, 8).text.contains("Note"))
        #expect(!scene.split.commands.contains(.otherPane))
        scene.split.popList()
        scene.layout(120)
        #expect(scene.split.frame(120, 8).rows[1].contains("<Detail 1>"), "the list below has its own")
    }

    @Test func whatTheKeyboardOnlyLeavesForTheListStaysBesideIt() {
        scene.split.push(pushed)
        _ = scene.split.handle(.otherPane)
        scene.layout(120)
        #expect(scene.split.frame(120, 8).text.contains("<Note>"))
        #expect(scene.split.commands.contains(.otherPane))
    }

    @Test func whatWasPushedFromTheDetailGivesItTheKeyboardBack() {
        scene.rest(on: 1)
        scene.open(1)
        scene.split.push(pushed)
        scene.split.pop()

        #expect(scene.receiver(of: .down) == "detail")
    }

    @Test func whereOnlyOnePaneIsInSightTheListIsThereAgain() {
        scene.layout(60)
        scene.follow(1)
        scene.split.push(pushed)
        scene.layout(60)
        scene.split.pop()

        #expect(scene.receiver(of: .down) == "list")
        #expect(scene.made == [])
    }

    @Test func whatClosesUnderAnotherListIsGoneFromBelowIt() {
        scene.rest(on: 1)
        scene.split.push(pushed)
        scene.split.pushList(ScreenStub("Diary"), comesBack: false)
        scene.layout(120)
        scene.split.close(pushed)
        scene.layout(120)
        #expect(scene.split.title == "Diary")

        #expect(scene.split.handle(.back))
        scene.layout(120)
        #expect(scene.split.title == "List")
        #expect(scene.split.frame(120, 8).rows[1].contains("<Detail 1>"))
    }

    @Test func whatClosesUnderAnotherPageLeavesThatWhereItIs() {
        scene.rest(on: 1)
        scene.split.push(pushed)
        scene.split.push(ScreenStub("Page"))
        scene.split.close(pushed)
        #expect(scene.split.trail == ["List", "Detail 1", "Page"])

        #expect(scene.split.handle(.back))
        #expect(scene.split.title == "List")
    }

    @Test func whatClosesWithoutTheKeyboardGoesToo() {
        scene.split.push(pushed)
        _ = scene.split.handle(.otherPane)
        scene.layout(120)
        scene.split.close(pushed)
        scene.layout(120)

        #expect(scene.split.title == "List")
        #expect(!scene.split.frame(120, 8).text.contains("Note"))
    }

    @Test func whatClosesThoughItIsNotThereChangesNothing() {
        scene.rest(on: 1)
        scene.split.push(pushed)
        scene.split.close(ScreenStub())

        #expect(scene.split.title == "Note")
    }

    @Test func backIsForTheScreenFirst() {
        scene.rest(on: 1)
        pushed.known = [.back]
        scene.split.push(pushed)
        #expect(scene.split.handle(.back))
        #expect(scene.split.title == "Note")

        pushed.known = []
        #expect(scene.split.handle(.back))
        #expect(scene.split.title == "List")
    }

    @Test func whatWasPushedIsNoPlaceToComeBackTo() {
        scene.rest(on: 1)
        scene.split.push(pushed)

        #expect(!scene.split.memento.isDetailFocused)
    }

    @Test func keysAreForTheScreenThatHasTheKeyboard() {
        scene.rest(on: 1)
        pushed.takenKeys = [.character("q")]
        scene.split.push(pushed)

        #expect(scene.split.handle(key: .character("q")))
        #expect(!scene.split.handle(key: .escape))
        #expect(scene.list.count(of: .key(.character("q"))) == 0)
    }

    @Test func allScreensHearOfTheEnd() {
        scene.rest(on: 1)
        scene.split.push(pushed)
        scene.split.programWillEnd()

        #expect([scene.list, scene.detail, pushed].map { $0?.count(of: .programWillEnd) } == [1, 1, 1])
    }
}
