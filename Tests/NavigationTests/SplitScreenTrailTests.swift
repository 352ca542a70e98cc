import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import Testing

@testable import Browsing

/// The way from one thing to the next, and back.
@MainActor
struct SplitScreenTrailTests {
    private let scene = SplitScene()

    private func push(_ titles: String...) {
        for title in titles { scene.split.push(ScreenStub(title)) }
    }

    private func pushList(_ title: String) {
        scene.split.pushList(ScreenStub(title), comesBack: false)
    }

    @Test(arguments: [60, 120]) func itIsTheScreensThatLedHere(width: Int) {
        scene.layout(width)
        #expect(scene.split.trail == ["List"])
        scene.open(1)
        push("Person", "Film")
        pushList("Dramas")
        scene.layout(width)
        scene.open(2)

        #expect(scene.split.trail == ["List", "Detail 1", "Person", "Film", "Dramas", "Detail 2"])
    }

    @Test func aDetailThatOnlyFollowsTheCursorIsNotOnIt() {
        scene.rest(on: 1)
        #expect(scene.split.trail == ["List"])
        #expect(!scene.split.commands.contains(.trail))
    }

    @Test(arguments: [60, 120]) func backLeadsStepByStepOverListsToo(width: Int) {
        scene.layout(width)
        scene.open(1)
        push("Person")
        pushList("Dramas")
        scene.layout(width)
        scene.open(2)
        var titles: [String] = []
        for _ in 1...4 {
            #expect(scene.split.handle(.back))
            scene.layout(width)
            titles.append(scene.split.title)
        }

        #expect(titles == ["Dramas", "Person", "Detail 1", "List"])
        #expect(scene.made == [1, 2], "Nothing had to be made again")
        #expect(!scene.split.handle(.back))
    }

    @Test(arguments: 0...5) func oneCanGoBackToEachOfThem(step: Int) {
        scene.open(1)
        push("Person", "Film")
        pushList("Dramas")
        scene.layout(120)
        scene.open(2)
        let trail = scene.split.trail
        scene.split.goBack(toStep: step)
        scene.layout(120)

        #expect(scene.split.trail == Array(trail.prefix(step + 1)))
        #expect(scene.split.title == trail[step])
    }

    @Test func aLongWayForgetsItsEarliestDetails() {
        scene.open(1)
        weak var early: ScreenStub?
        do {
            let screen = ScreenStub("Early")
            early = screen
            scene.split.push(screen)
        }
        for number in 1...300 {
            push("Film \(number)")
            if number.isMultiple(of: 30) { pushList("List \(number)") }
        }

        #expect(scene.split.trail.count == SplitScreen.longestWay)
        #expect(scene.split.trail.prefix(2) == ["List", "Detail 1"])
        #expect(scene.split.trail.last == "List 300")
        #expect(early == nil)
        for _ in 1...400 { _ = scene.split.handle(.back) }
        #expect(scene.split.trail == ["List"])
    }

    @Test func ofALongWayNothingIsForgottenThatIsBeingWritten() {
        func note(_ title: String) -> ScreenStub {
            let note = ScreenStub(title)
            note.unsaved = [UnsavedText(title: title, text: "Once", inLibrary: .untried, asDraft: .untried)]
            return note
        }
        scene.open(1)
        scene.split.push(note("First note"))
        pushList("Dramas")
        scene.split.push(note("Second note"))
        for number in 1...150 {
            push("Film \(number)")
            if number.isMultiple(of: 30) { pushList("List \(number)") }
        }

        #expect(scene.split.trail.count == SplitScreen.longestWay)
        #expect(scene.split.unsaved.map(\.title) == ["First note", "Second note"])
        #expect(scene.split.trail.prefix(5) == ["List", "Detail 1", "First note", "Dramas", "Second note"])
    }

    @Test func aSessionIsOfTheListThatIsThereAgain() {
        scene.list.memento = ScreenMemento(item: "1", row: 1)
        scene.open(1)
        scene.detail?.memento = ScreenMemento(top: 7)
        push("Person")
        pushList("Dramas")
        scene.rest(on: 2)
        let memento = scene.split.memento

        #expect(memento.item == "1")
        #expect(memento.details == [ScreenMemento(top: 7)])
        #expect(memento.isDetailFocused)
        #expect(memento.above == [])
    }

    @Test func whatWouldBeLostIsAskedOfAllOfThem() {
        scene.open(1)
        push("Person")
        pushList("Dramas")
        scene.split.programWillEnd()

        #expect(scene.list.count(of: .programWillEnd) == 1)
        #expect(scene.detail?.count(of: .programWillEnd) == 1)
    }
}
