import Browsing
import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

/// A list over the section's own.
@MainActor
struct SplitScreenListTests {
    private let scene = SplitScene()
    private let other = ScreenStub("Other list")

    @Test(arguments: [60, 120]) func itTakesThePlaceOfTheListAndBackLeadsThereAgain(width: Int) {
        scene.layout(width)
        scene.rest(on: 1, width: width)
        scene.split.pushList(other, comesBack: true)
        scene.layout(width)
        #expect(scene.split.title == "Other list")
        #expect(scene.split.commands.contains(.back))
        #expect(other.count(of: .didAppear) == 1)

        #expect(scene.split.handle(.back))
        scene.layout(width)
        #expect(scene.split.title == "List")
        #expect(!scene.split.commands.contains(.back))
        #expect(scene.split.handle(.back) == false)
    }

    @Test func itSaysWhereItsRowsAreFromAndTheSectionsOwnListDoesNot() {
        scene.list.rowOrigin = .source(.tmdb)
        other.rowOrigin = .library
        #expect(scene.split.rowOrigin == nil)
        scene.split.pushList(other, comesBack: true)
        #expect(scene.split.rowOrigin == .library)
        scene.split.popList()
        #expect(scene.split.rowOrigin == nil)
    }

    @Test func aTabIsOneOfTheSectionsOwnList() {
        scene.split.pushList(other, comesBack: true)
        scene.open(2)
        scene.layout(120)
        scene.split.showTab(named: "to-see")
        #expect(scene.list.tabs == ["to-see"] && other.tabs == [])
    }

    @Test func theListItselfCanLeadBack() {
        scene.split.pushList(other, comesBack: true)
        scene.open(2)
        scene.layout(120)
        scene.split.popList()
        scene.layout(120)
        #expect(scene.split.title == "List")
        scene.split.popList()
        #expect(scene.split.title == "List", "The lowest stays")
    }

    @Test func whatTheListBelowFollowsIsShownAgain() {
        scene.rest(on: 1)
        scene.split.pushList(other, comesBack: true)
        scene.layout(120)
        #expect(scene.split.memento.above.first?.details == [], "The detail is of the list below")

        _ = scene.split.handle(.back)
        scene.layout(120)
        #expect(scene.made == [1], "As it was left")
        #expect(scene.detail?.title == "Detail 1")
    }

    @Test func whatAListBelowFollowsIsShownOnceThatIsInSightAgain() {
        scene.rest(on: 1)
        scene.split.pushList(other, comesBack: true)
        scene.follow(7, of: other)
        scene.layout(120)
        scene.follow(2)
        scene.layout(120)
        #expect(scene.made == [1, 7], "Its item is gone, but what is in sight stays")

        _ = scene.split.handle(.back)
        scene.layout(120)
        #expect(scene.made == [1, 7, 2])
        #expect(scene.split.frame(120, 8).rows[1].contains("<Detail 2>"))
    }

    @Test func aListBelowThatHasNothingLeftTakesNoPageAway() {
        scene.rest(on: 1)
        scene.split.pushList(other, comesBack: true)
        scene.follow(7, of: other)
        scene.split.followNothing(of: scene.list)
        scene.layout(120)
        #expect(scene.split.frame(120, 8).rows[1].contains("<Detail 7>"))

        _ = scene.split.handle(.back)
        scene.layout(120)
        #expect(!scene.split.frame(120, 8).rows[1].contains("<Detail"))
    }

    @Test func aListBelowThatSpeaksFirstDoesNotSpeakForTheOneOnTop() {
        scene.split.pushList(other, comesBack: true)
        scene.split.followNothing(of: other)
        scene.follow(1)
        scene.layout(120)
        #expect(scene.made == [], "the list on top is empty, and the one below has only just been loaded")

        scene.follow(7, of: other)
        scene.layout(120)
        #expect(scene.made == [7])
    }

    @Test func backIsForTheDetailAndThenForTheListItself() {
        scene.split.pushList(other, comesBack: true)
        scene.open(2)
        scene.layout(120)
        #expect(scene.split.handle(.back))
        #expect(scene.split.title == "Other list")

        other.known = [.back]
        #expect(scene.split.handle(.back))
        #expect(scene.split.title == "Other list", "It ends its filter, for example")
        other.known = []
        #expect(scene.split.handle(.back))
        #expect(scene.split.title == "List")
    }

    @Test func aSessionLeadsToTheOtherListAgain() {
        scene.list.memento = ScreenMemento(item: "1", row: 1)
        other.memento = ScreenMemento(item: "b", row: 7)
        scene.split.pushList(other, comesBack: true)
        scene.rest(on: 2)
        let memento = scene.split.memento
        #expect(memento.item == "1")
        #expect(memento.above.map(\.item) == ["b"])

        let later = SplitScene()
        let again = ScreenStub("Other list")
        later.split.restore(memento)
        #expect(later.list.restored == [memento])
        #expect(again.restored == [])
    }

    @Test func whatIsPushedWhileASessionIsRestoredIsWhereItWas() {
        let list = RestoringList()
        let other = ScreenStub("Other list")
        let split = SplitScreen(wording: .sample("en_US"), pause: HeldPause().pause, display: DisplaySpy())
        list.didRestore = { split.pushList(other, comesBack: true) }
        split.start(with: list)
        var memento = ScreenMemento(item: "1", row: 1)
        memento.above = [ScreenMemento(item: "b", row: 7)]
        split.restore(memento)

        #expect(other.restored.map(\.item) == ["b"])
        #expect(split.title == "Other list")
    }

    @Test func aPoppedListIsGone() {
        weak var popped: ScreenStub?
        do {
            let list = ScreenStub("Other list")
            popped = list
            scene.split.pushList(list, comesBack: true)
        }
        #expect(popped != nil)
        _ = scene.split.handle(.back)
        #expect(popped == nil)
    }
}

/// A list that puts another one over itself when a session is restored.
@MainActor
private final class RestoringList: LeafScreen {
    var didRestore: (@MainActor () -> Void)?
    let title = "List"
    var status: String? { nil }
    var isBusy: Bool { false }
    var commands: [Command] { [] }

    func willAppear() -> Bool { true }
    func didAppear() {}
    func layout(size: Size) {}
    func draw(on surface: Surface, hasFocus: Bool) {}
    func handle(_ command: Command) -> Bool { false }
    func restore(_ memento: ScreenMemento) { didRestore?() }
}
