import Commands
import Navigation
import Presentation
import ScreenTestSupport
import Testing

@testable import Browsing

@MainActor
struct SplitScreenMementoTests {
    private func memento(item: Int, detailTop: Int, isDetailFocused: Bool) -> ScreenMemento {
        var memento = ScreenMemento(item: String(item), row: 7, top: 3)
        memento.details = [ScreenMemento(top: detailTop)]
        memento.isDetailFocused = isDetailFocused
        return memento
    }

    @Test func itTellsWhereOneIsInTheListAndInTheDetail() {
        let scene = SplitScene()
        scene.list.memento = ScreenMemento(item: "5", row: 7, top: 3)
        scene.rest(on: 5)
        scene.detail?.memento = ScreenMemento(top: 12)

        #expect(scene.split.memento == memento(item: 5, detailTop: 12, isDetailFocused: false))
        _ = scene.split.handle(.otherPane)
        #expect(scene.split.memento == memento(item: 5, detailTop: 12, isDetailFocused: true))
    }

    @Test func theListIsToldAtOnce() {
        let scene = SplitScene()
        let memento = memento(item: 5, detailTop: 12, isDetailFocused: false)
        scene.split.restore(memento)
        #expect(scene.list.restored == [memento])
    }

    @Test func theDetailIsScrolledWhenTheCursorComesToItsItem() {
        let scene = SplitScene()
        scene.split.restore(memento(item: 5, detailTop: 12, isDetailFocused: false))
        scene.rest(on: 4)
        #expect(scene.detail?.restored == [])
        scene.rest(on: 5)
        #expect(scene.detail?.restored == [ScreenMemento(top: 12)])
        #expect(scene.receiver(of: .down) == "list")
    }

    @Test(arguments: [80, 120]) func theDetailThatHadTheKeyboardHasItAgain(width: Int) {
        let scene = SplitScene(width: width)
        scene.split.restore(memento(item: 5, detailTop: 12, isDetailFocused: true))
        scene.rest(on: 5, width: width)
        #expect(scene.detail?.restored == [ScreenMemento(top: 12)])
        #expect(scene.receiver(of: .down) == "detail")
    }

    @Test("Before the list has come to it, and where it never does, one is where one is to be", arguments: [80, 120])
    func whatIsToBeRestoredIsWhereOneIs(width: Int) {
        let scene = SplitScene(width: width)
        let memento = memento(item: 5, detailTop: 12, isDetailFocused: true)
        scene.list.memento = ScreenMemento(item: "5", row: 7, top: 3)
        scene.split.restore(memento)
        scene.layout(width)
        #expect(scene.split.memento == memento)

        _ = scene.split.handle(.refresh)
        #expect(scene.split.memento == memento)
    }

    @Test func whereTheItemIsGoneItsDetailIsNotRestored() {
        let scene = SplitScene()
        scene.split.restore(memento(item: 5, detailTop: 12, isDetailFocused: true))
        scene.list.memento = ScreenMemento(item: "6", row: 7, top: 3)
        scene.rest(on: 6)
        scene.detail?.memento = ScreenMemento(top: 1)

        #expect(scene.split.memento == self.memento(item: 6, detailTop: 1, isDetailFocused: false))
    }

    @Test func whoMovesEndsTheWait() {
        let scene = SplitScene()
        scene.split.restore(memento(item: 5, detailTop: 12, isDetailFocused: true))
        _ = scene.split.handle(.down)
        scene.rest(on: 5)
        #expect(scene.detail?.restored == [])
        #expect(scene.receiver(of: .down) == "list")
    }
}
